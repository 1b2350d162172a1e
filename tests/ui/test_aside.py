"""From a table to the rules or the cards, and back to the table as it was."""

import pytest

from engine.link import link
from tests.ui.pages.wars.scenes import CAUTIOUS, PERSON, session
from tests.ui.support import Visit, playing, visit
from ui.effects import Focus, Later
from ui.model import TABLE

PLACES = ("#/rules/pacification", "#/cards/pacification", "#/rules/wars", "#/cards/wars")


@pytest.mark.parametrize("place", PLACES)
def test_back_from_the_rules_brings_the_table_as_it_was(place: str) -> None:
    here = playing().plays("secret-machinations").send("pick", "build-international-coalition")
    before, address = here.model, here.bar
    here.send("address", place)
    assert here.model.table is None
    here.send("address", address)
    assert here.model.table == before.table
    assert here.effects == (Focus("main"),)


def test_back_over_several_pages_of_rules_brings_it_too() -> None:
    here = playing().send("end").send("undo").send("undo")
    before, address = here.table, here.bar
    assert before.undone
    for place in PLACES:
        here.send("address", place)
    here.send("find", "oil").send("address", address)
    assert here.table == before


def test_the_guide_waits_at_its_step() -> None:
    here = visit().send("tour", "pacification").send("tour-next")
    before, address = here.model, here.bar
    here.send("address", "#/rules/pacification").send("address", address)
    assert (here.model.tour, here.table) == (before.tour, before.table) == (1, before.table)


def test_bots_that_were_awaited_are_called_again() -> None:
    here = visit().send("tour", "wars").send("skip")
    assert [effect for effect in here.effects if isinstance(effect, Later)]
    address = here.bar
    here.send("address", "#/rules/wars")
    moves = str(len(here.model.aside.session.record.moves)) if here.model.aside else ""
    assert here.send("bot", moves).model.table is None
    here.send("address", address)
    assert [effect for effect in here.effects if isinstance(effect, Later)]


def test_among_several_people_no_hand_is_shown_on_the_way_back() -> None:
    game = session((PERSON, PERSON, CAUTIOUS))
    here = visit().send("address", link(game)).send("show", "0")
    address = here.bar
    assert here.page.has(".suit-card")
    here.send("address", "#/rules/wars").send("address", address)
    assert here.table.shown == -1
    assert not here.page.has(".suit-card")


def test_another_address_opens_what_it_says() -> None:
    other = playing("another").bar
    here = playing().send("address", "#/rules/pacification").send("address", other)
    assert here.record.seed == "another"


def test_a_table_left_for_home_is_not_kept_aside() -> None:
    here: Visit = playing().send("end").send("home")
    assert here.model.aside is None


def test_a_game_that_was_only_dealt_is_put_aside_for_home_and_offered_there() -> None:
    for game_id in ("pacification", "wars"):
        here = visit().send("start", f"{game_id}\nseed\tolive").send("home")
        assert here.model.saves == ()
        way = here.page.one(id=f"tile-{game_id}").one("a", id=f"continue-{game_id}")
        assert way.words == "Continue turn 1Seed olive"
        here.send("address", way["href"])
        assert (here.model.page, here.record.seed) == (TABLE, "olive")
    assert here.send("home").send("new", "pacification").send("end").send("home").model.saves
    assert not here.page.one(id="tile-pacification").has("a", id="continue-pacification")
