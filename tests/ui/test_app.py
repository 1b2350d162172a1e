"""New games: by chance, of the day, by the form, after a game."""

from dataclasses import replace

import pytest

from engine import Record
from tests.engine.support import ODD_SEEDS, walked
from tests.ui.support import (
    CHANCE,
    KNOWN,
    SAVE_ID,
    SEED,
    TODAY,
    at_table,
    fresh_chance,
    playing,
    sits_down,
    visit,
)
from ui.effects import Announce
from ui.model import HOME, TABLE

# -- new games


def test_a_new_game_takes_its_seed_and_its_place_from_fresh_chance() -> None:
    here = visit().send("new", "pacification", CHANCE)
    assert (here.model.page, here.record.seed, here.table.save_id) == (TABLE, SEED, SAVE_ID)
    assert here.record == Record.start("pacification", SEED)
    assert here.effects == sits_down(here.link, False, SEED, "Turn 1 of 10")


def test_a_new_game_is_kept_with_its_first_move_not_before() -> None:
    here = visit().send("new", "pacification")
    assert (here.model.saves, here.kept) == ((), {})
    assert len(here.send("end").model.saves) == len(here.kept) == 1


def test_todays_game_has_the_date_for_its_seed() -> None:
    here = visit().send("today", "pacification", CHANCE)
    assert (here.record.seed, here.table.save_id) == (TODAY, SAVE_ID)
    assert here.effects == sits_down(here.link, False, TODAY, "Turn 1 of 10")


def test_at_midnight_todays_game_becomes_another_one() -> None:
    here = visit().send("date", "2026-12-01")
    assert (here.model.today, here.effects) == ("2026-12-01", ())
    assert here.send("today", "pacification").record.seed == "2026-12-01"


@pytest.mark.parametrize("name", ["new", "today", "start"])
def test_a_game_that_is_not_there_is_not_begun(name: str) -> None:
    here = visit().send(name, "chess")
    assert replace(here.model, notice="") == visit().model
    assert here.effects in ((), (Announce(here.notice),))


# -- the form of a new game


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_the_form_takes_a_seed_exactly_as_it_is_spelled(seed: str) -> None:
    here = visit().send("start", f"pacification\nseed\t{seed}", CHANCE)
    assert here.record == Record.start("pacification", seed)
    assert here.effects == sits_down(here.link, False, seed, "Turn 1 of 10")


@pytest.mark.parametrize("form", ["pacification", "pacification\nseed\t", "pacification\n\n\t"])
def test_the_form_without_a_seed_deals_fresh_cards(form: str) -> None:
    assert visit().send("start", form, CHANCE).record == Record.start("pacification", SEED)


def test_a_ticked_house_rule_is_on_and_one_that_is_not_sent_is_off() -> None:
    ticked = visit().send("start", "pacification\nseed\tA\nrepeat_extras\ton")
    assert ticked.record.options == {"repeat_extras": True}
    assert visit().send("start", "pacification\nseed\tA").record.options == {"repeat_extras": False}


def test_a_field_the_game_does_not_know_is_passed_over() -> None:
    here = visit().send("start", "pacification\nseed\tA\nseats\t7\nno tab here")
    assert here.record == Record.start("pacification", "A")


def test_a_seed_that_is_too_long_leaves_the_form_open_with_words() -> None:
    here = visit().send("sheet", "new-pacification")
    here.send("start", f"pacification\nseed\t{'x' * 65}")
    assert here.notice == "The seed has 65 characters. It can have 64 at most."
    assert here.effects == (Announce(here.notice),)
    assert (here.model.page, here.model.sheet) == (HOME, "new-pacification")


def test_starting_a_game_closes_the_form() -> None:
    here = visit().send("sheet", "new-pacification").send("start", "pacification\nseed\tA")
    assert (here.model.page, here.model.sheet) == (TABLE, "")


# -- once more


@pytest.mark.parametrize("name", ["again", "fresh"])
def test_a_game_after_a_game_keeps_the_options_and_is_a_game_of_its_own(name: str) -> None:
    here = at_table(walked(KNOWN, True, "5"), practice=True)
    here.send(name, "", CHANCE)
    seed = KNOWN if name == "again" else SEED
    assert here.record == Record.start("pacification", seed, {"repeat_extras": True})
    assert not here.table.session.practice
    assert here.effects == sits_down(here.link, False, seed, "Turn 1 of 10")


@pytest.mark.parametrize("name", ["again", "fresh"])
def test_a_game_after_a_game_leaves_the_finished_one_saved(name: str) -> None:
    here = playing().finishes()
    (finished,) = here.model.saves
    here.send(name).send("end")
    assert here.model.saves[1:] == (finished,)
    assert here.table.save_id != finished.id


@pytest.mark.parametrize("name", ["again", "fresh", "copy"])
def test_without_a_game_these_do_nothing(name: str) -> None:
    here = visit().send(name, "seed")
    assert (here.model, here.effects) == (visit().model, ())


def test_two_new_games_never_share_a_place_on_the_device() -> None:
    here = visit().send("new", "pacification", fresh_chance(1)).send("end")
    here.send("new", "pacification", fresh_chance(2)).send("end")
    assert len(here.kept) == len({saved.id for saved in here.model.saves}) == 2
