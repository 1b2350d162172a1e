"""Links pasted into the field, addresses opened, saved games: each finds the right game."""

from dataclasses import replace

import pytest

from engine import Record, Seat, Session
from engine.link import link
from tests.engine.support import ODD_SEEDS, walked
from tests.ui.support import (
    CHANCE,
    KNOWN,
    SAVE_ID,
    TODAY,
    Visit,
    playing,
    sits_down,
    visit,
)
from ui import app
from ui.effects import Address, Announce, Focus, Save
from ui.model import HOME, LOST, TABLE, Model
from ui.saved import Saved

DAMAGED = link(Session(Record.start("pacification", "7KQ2M9")))[:-3]


def shared(moves: int = 4, seed: str = "from a friend", practice: bool = False) -> str:
    """A link to a game that was played on another device."""
    return link(Session(walked(seed, False, "friend", moves), practice=practice))


def cards_of(record: Record) -> str:
    """A link to the cards of a game, none of its moves."""
    return link(Session(record.until(0)))


# -- the field of the home page


@pytest.mark.parametrize("seed", [seed for seed in ODD_SEEDS if "#/" not in seed])
def test_a_seed_in_the_field_opens_the_first_game_with_it(seed: str) -> None:
    here = visit().send("open", f"\nseed\t{seed}", CHANCE)
    assert here.record == Record.start("pacification", seed)
    assert here.effects == sits_down(here.link, False, seed, "Turn 1 of 10")
    assert here.model.draft == ""


@pytest.mark.parametrize("typed", ["", "x" * 65, "a\u0007b"])
def test_a_seed_that_is_refused_stays_in_the_field_with_words(typed: str) -> None:
    here = visit().send("open", f"\nseed\t{typed}")
    assert (here.model.page, here.model.draft) == (HOME, typed)
    assert here.notice.startswith("The seed ")
    assert here.effects == (Announce(here.notice),)


def test_a_link_in_the_field_opens_its_game_as_a_step_and_keeps_it() -> None:
    pasted = shared()
    here = visit().send("open", f"\nseed\t(see https://a.example/b/{pasted}).", CHANCE)
    assert here.link == pasted
    assert len(here.record.moves) == 4
    where = f"Turn {here.state.turn} of 10"
    (saved,) = here.model.saves
    assert here.effects == (
        *sits_down(pasted, False, "from a friend", where),
        Save(SAVE_ID, saved.text),
    )
    assert (saved.id, saved.link, here.model.draft) == (SAVE_ID, pasted, "")


def test_a_link_to_the_cards_in_the_field_opens_them_from_the_first_turn() -> None:
    friends = walked("from a friend", True, "friend", 4)
    here = visit().send("open", f"\nseed\t{cards_of(friends)}", CHANCE)
    assert here.record == Record.start("pacification", "from a friend", {"repeat_extras": True})
    assert here.effects == sits_down(here.link, False, "from a friend", "Turn 1 of 10")


@pytest.mark.parametrize("typed", [DAMAGED, "#/", "https://a.example/", "#/game/", "#/game/x.y"])
def test_a_damaged_link_stays_in_the_field_with_words(typed: str) -> None:
    here = visit().send("open", f"\nseed\t{typed}")
    assert (here.model.page, here.model.table, here.model.draft) == (HOME, None, typed)
    assert "link" in here.notice
    assert here.effects == (Announce(here.notice),)
    assert here.model.saves == ()


def test_a_draft_is_gone_once_a_game_is_open() -> None:
    here = visit().send("open", f"\nseed\t{DAMAGED}").send("new", "pacification")
    assert here.model.draft == ""


def test_a_link_that_leads_to_the_persons_own_game_leaves_no_draft_behind() -> None:
    here = playing().send("end")
    older = here.link
    here.send("end").send("home").send("open", f"\nseed\t{older}")
    assert (here.model.page, len(here.record.moves)) == (TABLE, 2)
    assert here.model.draft == ""


# -- the address


@pytest.mark.parametrize("address", ["", "#", "#/"])
def test_these_addresses_are_the_home_page(address: str) -> None:
    here = playing().send("address", address)
    assert (here.model.page, here.model.table, here.bar) == (HOME, None, address)
    assert not [effect for effect in here.effects if isinstance(effect, Address)]


def test_the_address_of_the_table_itself_changes_nothing() -> None:
    here = playing().send("pick", "secret-machinations")
    before = here.model
    here.send("address", here.link)
    assert (here.model, here.effects) == (before, ())


def test_an_address_with_a_game_opens_it_without_a_step_and_keeps_it() -> None:
    address = shared()
    here = visit().send("address", address, CHANCE)
    (saved,) = here.model.saves
    where = f"Turn {here.state.turn} of 10"
    assert here.effects == (
        *sits_down(address, True, "from a friend", where),
        Save(SAVE_ID, saved.text),
    )


def test_an_address_with_cards_alone_is_not_kept_until_it_is_played() -> None:
    here = visit().send("address", cards_of(walked("from a friend", False, "friend", 4)), CHANCE)
    assert here.effects == sits_down(here.link, True, "from a friend", "Turn 1 of 10")
    assert here.model.saves == ()


def test_an_address_saved_here_opens_that_very_game() -> None:
    here = playing().send("end")
    address = here.link
    here.send("home").send("address", address)
    assert (here.table.save_id, here.link) == (SAVE_ID, address)
    assert here.effects == sits_down(address, True, KNOWN, "Turn 2 of 10")
    assert len(here.kept) == 1


def test_an_older_moment_of_a_game_saved_here_opens_where_it_stands_now() -> None:
    here = playing().send("end")
    older = here.link
    newer = here.send("end").link
    here.send("home").send("address", older)
    assert (here.link, here.bar, here.table.save_id) == (newer, newer, SAVE_ID)
    assert here.notice.startswith("You have played this game further on this device.")
    assert here.said[-1] == here.notice
    assert len(here.kept) == 1


def test_the_same_cards_played_another_way_are_another_game() -> None:
    here = playing().send("end").send("end").send("home")
    friends = playing().plays("secret-machinations").link
    here.send("address", friends)
    assert here.link == friends
    assert len(here.kept) == 2


def test_the_same_cards_under_a_house_rule_are_another_game() -> None:
    here = playing().send("end").send("end").send("home")
    friends = Record.start("pacification", KNOWN, {"repeat_extras": True})
    friends = friends.play(friends.game.legal_moves(friends.state)[0])
    here.send("address", link(Session(friends)))
    assert here.record == friends
    assert len(here.kept) == 2


def test_a_link_to_the_first_turn_of_a_game_saved_here_deals_it_afresh() -> None:
    here = playing().send("end").send("home")
    here.send("address", link(Session(Record.start("pacification", KNOWN))))
    assert here.record.moves == ()
    assert here.table.save_id != SAVE_ID


@pytest.mark.parametrize(
    "address",
    [DAMAGED, "#/game/", "#/games/" + DAMAGED, "#/rules", "#a", "/", " #/", "#/game/\ud800"],
)
def test_any_other_address_says_so_and_leads_home(address: str) -> None:
    here = playing().send("end").send("address", address)
    assert (here.model.page, here.model.table, here.model.sheet) == (LOST, None, "")
    assert here.notice.endswith(".")
    assert here.effects == (Focus("main"), Announce(here.notice))
    assert here.bar == address
    assert len(here.model.saves) == 1


def test_back_from_home_returns_to_the_table() -> None:
    here = playing().send("end")
    address, save_id = here.link, here.table.save_id
    here.send("home").send("address", address)
    assert (here.link, here.table.save_id) == (address, save_id)


def test_a_page_that_starts_at_a_game_opens_it() -> None:
    here = playing().send("end")
    address = here.link
    here.reload()
    assert (here.link, here.table.save_id, len(here.kept)) == (address, SAVE_ID, 1)


def test_a_first_turn_survives_a_reload_by_its_address() -> None:
    here = playing()
    before = here.record
    assert here.reload().record == before


# -- saved games


def test_continue_opens_a_saved_game_as_a_step() -> None:
    here = playing().send("end")
    address = here.link
    here.send("home").send("continue", SAVE_ID)
    assert (here.link, here.table.save_id) == (address, SAVE_ID)
    assert here.effects == sits_down(address, False, KNOWN, "Turn 2 of 10")


def test_a_damaged_save_is_left_as_it_is_and_the_words_say_so() -> None:
    broken = Saved("AB", DAMAGED, "pacification", "A", "Turn 2 of 10")
    here = Visit(Model(saves=(broken,))).send("continue", "AB")
    assert (here.model.page, here.model.table, here.model.saves) == (HOME, None, (broken,))
    assert here.notice.startswith("This saved game cannot be read; it was left as it is.")
    assert here.effects == (Announce(here.notice),)


def test_what_is_said_of_a_damaged_save_does_not_speak_of_a_link() -> None:
    broken = Saved("AB", DAMAGED, "pacification", "A", "Turn 2 of 10")
    assert "link" not in Visit(Model(saves=(broken,))).send("continue", "AB").notice


def test_a_save_that_is_not_there_changes_nothing() -> None:
    here = playing().send("end").send("home")
    before = here.model
    assert here.send("continue", "nobody").model == before
    assert here.effects == ()


def test_a_damaged_save_does_not_stop_a_link_with_its_seed() -> None:
    broken = Saved("AB", DAMAGED, "pacification", "from a friend", "Turn 2 of 10")
    here = Visit(Model(saves=(broken,))).send("address", shared())
    assert (here.model.page, len(here.model.saves)) == (TABLE, 2)


def test_a_link_read_twice_is_kept_once() -> None:
    here = visit().send("address", shared()).send("home").send("address", shared())
    assert len(here.kept) == 1


def test_a_practice_link_stays_practice() -> None:
    here = visit().send("address", shared(practice=True)).send("end")
    assert here.table.session.practice
    assert all(saved.practice for saved in here.model.saves)


def test_a_game_played_on_from_a_replay_can_still_be_read_after_a_move_is_taken_back() -> None:
    record = walked("from a friend", False, "friend", 4)
    here = visit().send("address", link(Session(record, place=4)))
    here.send("play-on").send("undo")
    assert len(here.record.moves) == 3
    assert here.send("home").send("continue", here.model.saves[0].id).notice == ""


def test_another_tab_has_played() -> None:
    here = playing().send("end").send("home")
    other = replace(here.model.saves[0], id="other")
    model = app.refreshed(here.model, app.Device((other, *here.model.saves), TODAY))
    assert [saved.id for saved in model.saves] == ["other", SAVE_ID]
    assert replace(model, saves=()) == replace(here.model, saves=(), elsewhere=True)


def test_a_link_with_a_bot_that_nobody_knows_is_refused_or_can_be_played() -> None:
    record = Record.start("pacification", "from a friend")
    here = visit().send("address", link(Session(record, seats=(Seat("Ada", "no such bot"),))))
    assert here.model.page == LOST or here.send("end").record.moves


def test_a_move_does_not_overwrite_what_another_tab_has_played_further() -> None:
    here = playing().send("end")
    other = Visit(here.model, here.bar, kept=dict(here.kept)).ends_turn().ends_turn().ends_turn()
    here.kept = dict(other.kept)
    here.model = app.refreshed(here.model, app.Device(other.device, TODAY))
    here.plays(here.state.hand[0])
    assert other.link in [saved.link for saved in here.device]
