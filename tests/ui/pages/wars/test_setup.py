"""The form of a new game, and what is made of it."""

import pytest

from engine import BadOptions, Seat
from engine.players import LEVELS
from tests.ui.pages.wars.scenes import NAMES, SCENES, state_of
from tests.ui.support import TODAY, Visit
from tests.ui.tree import Node
from ui.model import Model
from ui.pages.wars.setup import begin

DEFAULT = (Seat("Ada"), Seat("Ben", "careful"), Seat("Cassia", "careful"), Seat("Otto", "careful"))
RULES = {"trading": True, "open_play": False, "sealed_plan": False}


def filled(form: Node) -> dict[str, str]:
    """What the browser sends of a form as it is shown."""
    fields = {
        box["name"]: box.get("value")
        for box in form.all("input")
        if box.get("type") != "checkbox" or "checked" in box
    }
    for box in form.all("select"):
        (chosen,) = [option for option in box.all("option") if "selected" in option]
        fields[box["name"]] = chosen["value"]
    return fields


def form() -> Node:
    return SCENES["the form"]().page.one("form", id="new-game")


# -- the form


def test_there_are_seven_seats_each_with_a_name_and_who_plays() -> None:
    seats = form().all("fieldset.seat-field")
    assert [seat.one("legend").words for seat in seats] == [f"Seat {n}" for n in range(1, 8)]
    assert [seat.one("input")["value"] for seat in seats] == list(NAMES)
    assert {seat.one("input")["maxlength"] for seat in seats} == {"20"}
    for place, seat in enumerate(seats):
        assert seat.icons == [f"seat-{place + 1}"]
        words = [option.words for option in seat.one("select").all("option")]
        assert words == ["Person", *[f"Bot, {bot.name.lower()}" for bot in LEVELS], "Nobody"]


def test_every_level_says_how_it_plays() -> None:
    told = form().one("dl").words
    for bot in LEVELS:
        assert f"{bot.name}{bot.text}" in told


def test_the_house_rules_are_in_words_and_trading_is_on() -> None:
    boxes = form().all("input", type="checkbox")
    assert [(box["name"], "checked" in box) for box in boxes] == [
        ("trading", True),
        ("open_play", False),
        ("sealed_plan", False),
    ]


def test_the_form_as_it_is_shown_means_the_defaults() -> None:
    assert begin(filled(form())) == begin({}) == ({"seats": 4, **RULES}, DEFAULT)


def test_the_form_starts_a_game() -> None:
    fields = "\n".join([f"{name}\t{value}" for name, value in filled(form()).items()])
    here = Visit(Model(today=TODAY)).send("start", f"wars\n{fields}")
    assert here.table.session.seats == DEFAULT
    assert state_of(here).seats == 4


# -- what it means


def test_seats_can_be_left_out_and_the_others_move_up() -> None:
    options, seats = begin({"player-1": "nobody", "player-3": "nobody", "player-7": "random"})
    assert seats == (Seat("Ben", "careful"), Seat("Otto", "careful"), Seat("Mira", "random"))
    assert options == {"seats": 3, "trading": False, "open_play": False, "sealed_plan": False}


def test_seven_can_play() -> None:
    options, seats = begin({f"player-{n}": "person" for n in range(1, 8)})
    assert options["seats"] == 7
    assert seats == tuple([Seat(name) for name in NAMES])


def test_ticked_boxes_are_house_rules() -> None:
    options, _ = begin({"trading": "on", "sealed_plan": "on"})
    assert options == {"seats": 4, "trading": True, "open_play": False, "sealed_plan": True}


@pytest.mark.parametrize("written", ["", " ", "\t \n"])
def test_an_empty_name_is_the_default_one(written: str) -> None:
    assert begin({"name-2": written})[1] == DEFAULT


def test_a_name_keeps_single_spaces_only() -> None:
    assert begin({"name-1": "  Ada   of\tYork "})[1][0] == Seat("Ada of York")


def test_a_name_of_twenty_letters_is_taken_and_a_longer_one_refused_with_its_length() -> None:
    assert begin({"name-1": "A" * 20})[1][0].name == "A" * 20
    with pytest.raises(BadOptions, match=r"at most 20 letters\. This one has 21"):
        begin({"name-1": "A" * 21})


@pytest.mark.parametrize("written", ["Ben", "ben", " BEN "])
def test_two_equal_names_are_refused(written: str) -> None:
    with pytest.raises(BadOptions, match="Two players are called"):
        begin({"name-1": written})


def test_the_name_of_a_seat_that_is_left_out_is_free() -> None:
    assert begin({"name-1": "Ben", "player-2": "nobody"})[1][0] == Seat("Ben")


@pytest.mark.parametrize("left", [0, 1])
def test_fewer_than_two_are_refused_with_how_many_there_are(left: int) -> None:
    fields = {f"player-{n}": "nobody" for n in range(1 + left, 8)}
    with pytest.raises(BadOptions, match=rf"At least 2 must play\. Seats taken: {left}\."):
        begin(fields)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOptions, match="Seat 3 is for a person or one of the bots"):
        begin({"player-3": "grandmaster"})


def test_open_play_and_sealed_plan_together_are_refused_in_words_and_the_form_stays() -> None:
    here = SCENES["the form"]().send("start", "wars\nseed\tA\nopen_play\ton\nsealed_plan\ton")
    assert "Choose one of both" in here.notice
    assert (here.model.table, here.model.sheet) == (None, "new-wars")


def test_a_refused_name_leaves_the_form_open() -> None:
    here = SCENES["the form"]().send("start", "wars\nseed\tA\nname-1\tBen")
    assert here.notice == "Two players are called Ben. Give each a name of their own."
    assert here.model.sheet == "new-wars"


def test_a_game_after_a_game_keeps_the_seats_and_the_house_rules() -> None:
    here = SCENES["credit"]()
    seats, options = here.table.session.seats, here.record.options
    here.send("fresh")
    assert (here.table.session.seats, here.record.options) == (seats, options)
    assert not here.record.moves
