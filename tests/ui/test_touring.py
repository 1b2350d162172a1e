"""The guide of a first game: it follows what a person does, and goes for good when it is left."""

from dataclasses import replace

import pytest

from engine.link import link, parse
from engine.pacification import EndTurn, PlayExtra
from engine.wars import State
from engine.wars.cards import PHASES
from engine.wars.events import Offered
from tests.ui.support import TODAY, Visit, playing, visit
from ui import app
from ui.effects import Later
from ui.games import SHELF
from ui.model import Model
from ui.parts.coach import FIRST, steps_of
from ui.touring import SEEDS

each_game = pytest.mark.parametrize("game_id", SHELF)
SOLO = [step.title for step in steps_of("pacification")]
WARS = [step.title for step in steps_of("wars")]


def guided(game_id: str) -> Visit:
    return visit().send("tour", game_id)


def told(here: Visit) -> str:
    """The heading of what the guide tells, "" when it is not there."""
    page = here.page
    return page.one("section.coach").one("h2").words if page.has("section.coach") else ""


def marked(here: Visit) -> str:
    return here.page.one("div", id="app").get("data-tour")


def wars_state(here: Visit) -> State:
    state = here.record.state
    assert isinstance(state, State)
    return state


def until_asked(here: Visit) -> Visit:
    """Let the bots move until the person is asked, or the page stands still."""
    for _ in range(100):
        later = [effect for effect in here.effects if isinstance(effect, Later)]
        if not later:
            return here
        here.send("bot", later[0].value)
    raise AssertionError("the bots do not end")


def saved_title(here: Visit) -> str:
    return parse(here.device[0].link).title


# -- beginning


@each_game
def test_a_tile_offers_it_until_there_is_another_game_of_that_kind(game_id: str) -> None:
    here = visit()
    offer = here.page.one("button", id=f"tour-{game_id}")
    assert offer.words.startswith("Show me how")
    here.press(offer)
    home = here.send("home").page
    assert home.has("button", id=f"tour-{game_id}")
    home = guided(game_id).send("tour-leave").send("home").page
    assert not home.has("button", id=f"tour-{game_id}")
    (other,) = [other for other in SHELF if other != game_id]
    assert home.has("button", id=f"tour-{other}")


@each_game
def test_it_is_an_ordinary_game_with_a_title_marked_practice_and_saved(game_id: str) -> None:
    here = guided(game_id)
    session = here.table.session
    assert (session.record.seed, session.record.moves) == (SEEDS[game_id], ())
    assert (session.title, session.practice) == (FIRST, True)
    assert here.bar == here.link
    (saved,) = here.device
    assert (saved.title, saved.practice, saved.game_id) == (FIRST, True, game_id)
    assert "Practice" in here.page.words


def test_in_wars_three_cautious_bots_sit_with_the_person_who_leads() -> None:
    here = guided("wars")
    assert [seat.player for seat in here.table.session.seats] == ["", *["careful"] * 3]
    assert wars_state(here).mover == 0


def test_there_is_no_guide_where_none_was_asked_for() -> None:
    assert told(playing()) == ""
    assert marked(playing()) == ""
    for value in ("", "chess"):
        assert visit().send("tour", value).model == Model(today=TODAY)
    for name in ("tour-next", "tour-leave"):
        for here in (visit(), playing()):
            before = here.model
            assert here.send(name).model == before


# -- Pacification


def test_the_first_turns_of_pacification_step_by_step() -> None:
    here = guided("pacification")
    seen = [told(here)]
    spots = [marked(here)]

    def then(name: str, value: str = "") -> None:
        here.send(name, value)
        if told(here) != seen[-1]:
            seen.append(told(here))
            spots.append(marked(here))

    then("tour-next")
    then("tour-next")
    then("tour-next")  # to choose a card takes more than reading
    then("pick", here.state.hand[0])
    then("play")
    then("tour-next")
    then("tour-next")  # and so does ending the turn
    then("end")
    assert here.state.turn == 2
    then("straddle")
    assert seen == SOLO
    assert spots == [step.spot for step in steps_of("pacification")]
    here.ends_turn().ends_turn()
    assert (here.state.turn, told(here), marked(here)) == (4, "", "")


def test_the_deal_shows_what_the_guide_tells_of() -> None:
    here = guided("pacification")
    state = here.state
    assert len(state.hand) == 2
    assert len(here.page.all("article.event-card", data_state="applied")) == 1
    for card in state.hand:
        playable = guided("pacification").send("pick", card)
        assert "aria-disabled" not in playable.page.one("button", id="act-primary")
        assert len(playable.send("play").ends_turn().page.all("article.event-card")) == 1


def test_whoever_acts_ahead_of_the_guide_is_not_held_up() -> None:
    here = guided("pacification")
    here.send("pick", here.state.hand[0])
    assert told(here) == "Play it"
    here.send("play").send("pick", here.state.hand[0]).send("play")
    assert [move for move in here.record.moves if isinstance(move, PlayExtra)]
    assert told(here) == "End the turn"
    assert told(guided("pacification").ends_turn()) == "A wider choice"


def test_a_card_put_back_does_not_turn_the_guide_back() -> None:
    here = guided("pacification")
    card = here.state.hand[0]
    assert told(here.send("pick", card).send("pick", card)) == "Play it"


def test_the_guide_goes_when_the_term_is_over() -> None:
    here = guided("pacification").finishes()
    assert here.model.tour == -1
    assert not here.page.has("section.coach")
    assert here.table.session.practice


# -- Wars


def test_the_first_turn_of_wars_step_by_step() -> None:
    here = guided("wars")
    seen, spots, offers = [told(here)], [marked(here)], 0

    def then(name: str, value: str = "") -> None:
        here.send(name, value)
        until_asked(here)
        if told(here) != seen[-1]:
            seen.append(told(here))
            spots.append(marked(here))

    then("tour-next")
    then("tour-next")
    then("tour-next")  # an offer is made or not; reading is not enough
    then("skip")
    while wars_state(here).phase == "answer":
        assert isinstance(wars_state(here).offer, Offered)
        offers += 1
        then("decline")
    assert offers, "one of the bots should make the person an offer"
    then("redraw")
    suits = "DEWL"
    while wars_state(here).phase in PHASES:
        suit = suits[PHASES.index(wars_state(here).phase)]
        cards = [card for card in wars_state(here).hands[0] if card[0] == suit]
        for card in cards:
            then("pick", card)
        then("commit" if cards else "none")
    assert here.table.mode == "report"
    then("tour-next")
    then("tour-next")
    then("go")
    then("discard")
    assert seen == [*WARS, ""]
    assert spots == [*[step.spot for step in steps_of("wars")], ""]
    assert wars_state(here).turn == 2


def test_the_guide_is_there_while_the_others_choose() -> None:
    here = guided("wars").send("skip")
    assert wars_state(here).mover != 0
    assert told(here) == "Cooperation"


# -- leaving, coming back


@each_game
def test_it_can_be_left_and_stays_away(game_id: str) -> None:
    here = guided(game_id)
    here.press(here.page.one("button", id="tour-leave"))
    assert (told(here), here.model.tour) == ("", -1)
    assert (here.table.session.title, here.table.session.practice) == ("", True)
    assert here.bar == here.link
    assert saved_title(here) == ""
    assert told(here.reload()) == ""
    assert here.record.seed == SEEDS[game_id]


def test_the_last_step_is_left_by_the_same_button_under_a_name_of_its_own() -> None:
    here = guided("pacification").ends_turn().send("straddle")
    assert here.page.one("button", id="tour-leave").words == "Play on alone"
    assert not here.page.has("button", id="tour-next")


def test_a_page_that_is_opened_again_goes_on_with_the_guide() -> None:
    here = guided("pacification")
    here.send("pick", here.state.hand[0]).send("play")
    assert told(here.reload()) == "One card a turn, or more"


def test_the_game_that_follows_is_without_a_guide_and_counts() -> None:
    here = guided("pacification").finishes().send("fresh")
    assert (told(here), here.table.session.practice, here.table.session.title) == ("", False, "")


def test_the_guide_of_one_game_does_not_begin_where_that_of_another_was() -> None:
    here = guided("pacification").send("tour-next").send("address", "#/rules/wars")
    assert told(here.send("tour", "wars")) == WARS[0]


def test_another_game_that_is_called_first_game_has_no_guide() -> None:
    here = playing()
    assert told(here) == ""
    assert here.model.tour == -1


def test_leaving_the_guide_never_overwrites_what_another_tab_has_played() -> None:
    here = visit().send("tour", "pacification")
    (saved,) = here.model.saves
    further = parse(saved.link)
    further = replace(further, record=further.record.play(EndTurn()))
    other = replace(saved, link=link(further))
    here.model = app.refreshed(here.model, app.Device((other,), TODAY))
    here.send("tour-leave")
    assert other.link in [saved.link for saved in here.model.saves]
