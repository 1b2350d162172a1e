"""Playing at a table: what every move asks of the door, undo with its price, the small answers."""

import pytest

from engine import Record, Session
from engine.link import link
from engine.pacification import EndTurn, Play, PlayExtra, Straddle
from tests.engine.pacification.positions import position
from tests.engine.support import walked
from tests.ui.support import KNOWN, SAVE_ID, TODAY, Visit, at_table, playing, record_at
from ui import app
from ui.effects import Address, Announce, Copy, Effect, Focus, Persist, Remember, Save
from ui.model import HOME, Model, Settings
from ui.saved import Saved


def moved(here: Visit, spoken: str) -> tuple[Effect, ...]:
    """What every move asks: the new address in the place of the old, words, and to keep it."""
    saved = here.model.saves[0]
    assert (saved.id, saved.link) == (here.table.save_id, here.link)
    return Address(here.link, True), Announce(spoken), Save(saved.id, saved.text)


# -- moves


def test_a_decision_is_told_and_kept() -> None:
    here = playing().plays("secret-machinations")
    assert here.record.moves == (Play("secret-machinations"),)
    assert here.effects == moved(here, "Secret Machinations: Oil +1.")


def test_an_extra_decision_names_its_price_first() -> None:
    here = playing().plays("secret-machinations").plays("build-international-coalition")
    assert here.record.moves[-1] == PlayExtra("build-international-coalition")
    spoken = "Deficit Spending: Turmoil +1. Build International Coalition: Fear −2."
    assert here.effects == moved(here, spoken)


def test_a_bought_card_names_its_price_and_the_card() -> None:
    here = playing().send("straddle")
    assert here.record.moves == (Straddle(),)
    spoken = "Straddle the Fence: Turmoil +1. Drew De-Rail Investigations."
    assert here.effects == moved(here, spoken)


def test_the_end_of_a_turn_tells_all_that_came() -> None:
    here = playing().send("end")
    assert here.record.moves == (EndTurn(),)
    spoken = (
        "Damage control: Turmoil stays 0. Turn 2 begins, one event. "
        "Stalled Peace Talks: Fear +1, Hostility +1. "
        "Drew De-Rail Investigations, Cruise Missile Attacks."
    )
    assert here.effects == moved(here, spoken)


def test_the_last_move_of_a_term_sends_the_keyboard_to_the_result() -> None:
    here = at_table(record_at(position(turmoil=7))).send("end")
    address, spoken, focus, save, persist = here.effects
    assert persist == Persist()  # the first game that ended on this device
    assert address == Address(here.link, True)
    assert spoken == Announce("Damage control: Turmoil −1. The term is over: Out of office.")
    assert focus == Focus("main")
    assert save == Save(SAVE_ID, here.model.saves[0].text)
    assert here.model.saves[0].kind == "office"


def test_a_move_lays_the_choice_down_and_the_notice_away() -> None:
    here = playing().send("failed", "words").plays("secret-machinations")
    assert (here.table.picked, here.table.mode, here.notice) == ((), "", "")


def test_a_choice_moves_nothing_and_is_kept_nowhere() -> None:
    here = playing().send("pick", "secret-machinations")
    assert here.record.moves == ()
    assert here.kept == {}
    assert [type(effect) for effect in here.effects] == [Announce]


def test_an_illegal_move_is_refused_in_words_and_changes_nothing() -> None:
    here = playing().send("straddle")
    before = here.table
    here.send("straddle")
    assert here.table == before
    assert here.notice == "Straddle the Fence was used this turn."
    assert here.effects == (Announce(here.notice),)


@pytest.mark.parametrize("name", ["straddle", "end", "play", "pick"])
def test_a_game_that_is_over_takes_no_move(name: str) -> None:
    here = playing().finishes()
    before = here.table
    here.send(name, "secret-machinations")
    assert here.table == before
    assert not [effect for effect in here.effects if isinstance(effect, Save)]


def test_the_game_played_last_is_listed_first() -> None:
    here = playing("one").send("end").send("home")
    here.send("open", "\nseed\ttwo").send("end").send("home")
    assert [saved.seed for saved in here.model.saves] == ["two", "one"]
    here.send("continue", here.model.saves[1].id)
    assert [saved.seed for saved in here.model.saves] == ["two", "one"]
    here.send("end")
    assert [saved.seed for saved in here.model.saves] == ["one", "two"]


def test_a_move_on_the_home_page_is_no_move() -> None:
    here = playing().send("end").send("home")
    before = here.model
    assert here.send("end").model == before
    assert here.effects == ()


# -- undo


def test_undo_is_free_while_nothing_was_revealed() -> None:
    here = playing().plays("secret-machinations").send("undo")
    assert (here.record.moves, here.table.session.practice, here.model.sheet) == ((), False, "")
    assert here.effects == moved(here, "Move taken back. Turn 1 of 10.")


@pytest.mark.parametrize("move", ["end", "straddle"])
def test_undo_warns_before_it_takes_back_what_was_revealed(move: str) -> None:
    here = playing().send(move)
    before = here.record
    here.send("undo")
    assert (here.record, here.model.sheet, here.effects) == (before, "undo", ())
    assert not here.table.session.practice


@pytest.mark.parametrize("move", ["end", "straddle"])
def test_undo_after_the_warning_makes_the_game_practice(move: str) -> None:
    here = playing().send(move).send("undo").send("undo")
    assert here.record.moves == ()
    assert (here.table.session.practice, here.model.sheet) == (True, "")
    assert here.effects == moved(here, "Move taken back. Turn 1 of 10.")
    assert here.model.saves[0].practice


def test_the_warning_can_be_left_and_comes_again() -> None:
    here = playing().send("end").send("undo").send("close")
    assert (here.model.sheet, len(here.record.moves)) == ("", 1)
    assert here.send("undo").model.sheet == "undo"
    assert not here.table.session.practice


def test_practice_warns_no_more_and_stays_to_the_end() -> None:
    here = playing().send("end").send("undo").send("undo").send("end").send("undo")
    assert (here.record.moves, here.model.sheet) == ((), "")
    here.finishes()
    assert here.table.session.practice
    assert here.model.saves[0].kind
    assert here.model.saves[0].practice
    assert here.send("home").send("continue", SAVE_ID).table.session.practice


def test_a_game_stays_practice_after_a_reload() -> None:
    here = playing().send("end").send("undo").send("undo").reload()
    assert here.table.session.practice
    assert here.table.save_id == SAVE_ID


def test_the_end_of_a_term_reveals_nothing_and_is_taken_back_freely() -> None:
    here = playing().finishes()
    moves = len(here.record.moves)
    here.send("undo")
    assert (len(here.record.moves), here.state.result) == (moves - 1, None)
    assert not here.table.session.practice
    assert here.model.saves[0].kind == ""


def test_undo_without_a_move_says_so() -> None:
    here = playing().send("undo")
    assert here.record.moves == ()
    assert here.effects == (Announce("There is no move to take back."),)


def test_undo_clears_what_was_chosen() -> None:
    here = playing().plays("secret-machinations")
    here.send("pick", "build-international-coalition").send("undo")
    assert (here.table.picked, here.table.mode) == ((), "")


@pytest.mark.parametrize("house_rule", [False, True])
def test_undo_leads_step_by_step_back_to_the_first_moment(house_rule: bool) -> None:
    here = at_table(walked("way back", house_rule, "9"), practice=True)
    moves = len(here.record.moves)
    for left in reversed(range(moves)):
        assert len(here.send("undo").record.moves) == left
    assert here.record == Record.start("pacification", "way back", {"repeat_extras": house_rule})


# -- links, words, settings


def test_the_link_to_the_game_is_copied_whole() -> None:
    here = playing().send("end")
    here.send("copy", "game")
    assert here.effects == (Copy(here.link, "The link to this game is copied."),)


def test_the_link_to_the_cards_is_copied_without_moves() -> None:
    here = playing().send("end").send("copy", "seed")
    address = link(Session(Record.start("pacification", KNOWN)))
    assert here.effects == (Copy(address, "The link to the same cards is copied."),)


@pytest.mark.parametrize("name", ["copied", "failed"])
def test_what_the_door_tells_is_shown_and_said(name: str) -> None:
    here = playing().send(name, "These words.")
    assert here.notice == "These words."
    assert here.effects == (Announce("These words."),)
    assert here.page.one(id="notice").words == "These words."


def test_a_notice_lasts_until_the_next_press() -> None:
    assert playing().send("failed", "words").send("pick", "secret-machinations").notice == ""
    assert playing().send("failed", "words").send("close").notice == ""


def test_a_browser_that_keeps_nothing_is_told_of_once_and_remembered() -> None:
    here = playing().send("end").send("unkept")
    assert here.notice == "This browser did not let the page save. Copy the link to keep this game."
    assert here.effects == (Announce(here.notice),)
    assert not here.send("end").send("home").model.keeps


@pytest.mark.parametrize("theme", ["light", "dark", ""])
def test_a_theme_is_used_and_remembered(theme: str) -> None:
    here = playing().send("set", f"theme:{theme}")
    assert (here.model.settings.theme, here.effects) == (theme, (Remember("theme", theme),))
    root = here.page.one(id="app")
    assert root.get("data-theme") == theme
    assert ("data-theme" in root) == bool(theme)


@pytest.mark.parametrize("sheet", ["log", "share", "settings", "undo"])
def test_a_sheet_opens_and_closes(sheet: str) -> None:
    here = playing().send("end")
    before = here.model
    here.send("sheet", sheet)
    assert (here.model.sheet, here.effects) == (sheet, ())
    assert here.page.one("dialog")["id"] == f"sheet-{sheet}"
    assert here.send("close").model == before
    assert here.effects == ()


@pytest.mark.parametrize("sheet", ["", "nothing", "new-", "new-chess", "log", "share", "undo"])
def test_a_sheet_that_makes_no_sense_here_is_not_shown(sheet: str) -> None:
    assert not Visit().send("sheet", sheet).page.has("dialog")


def test_going_home_asks_for_a_step_and_nothing_of_the_game_is_lost() -> None:
    here = playing().send("end")
    saves = here.model.saves
    here.send("home")
    assert (here.model.page, here.model.table, here.model.sheet) == (HOME, None, "")
    assert here.effects[0] == Address("#/", False)
    assert here.model.saves == saves


def test_going_home_from_a_lost_address_puts_the_keyboard_on_the_page() -> None:
    # The button that was pressed is gone, and the home page has no primary act to go to.
    here = Visit().send("address", "#/nowhere").send("home")
    assert Focus("main") in here.effects


def test_going_back_to_the_home_page_puts_the_keyboard_on_the_page() -> None:
    here = playing().send("address", "#/")
    assert Focus("main") in here.effects


def test_a_lost_address_keeps_its_reason_when_the_door_tells_the_date() -> None:
    # The door tells it every time the person comes back to the tab.
    here = Visit().send("address", "#/nowhere")
    reason = here.notice
    assert reason in here.send("date", TODAY).page.one("main").words


def test_a_notice_stays_when_the_door_tells_the_date() -> None:
    here = Visit().send("open", "\nseed\t#/game/pAAA")
    words = here.notice
    assert here.send("date", TODAY).notice == words


def test_the_page_starts_with_what_the_device_knows() -> None:
    saves = (Saved("AB", "#/game/p", "pacification", "A", "Turn 2 of 10"),)
    kept = (("theme", "dark"), ("pace", "slow"), ("pace", "at once"), ("sound", "on"))
    device = app.Device(saves, "2026-11-30", "https://example.org/", keeps=False, settings=kept)
    model, effects = app.begin(device, "", "")
    settings = Settings(theme="dark", pace="slow")
    base = "https://example.org/"
    assert model == Model(
        saves=saves, today="2026-11-30", base=base, keeps=False, settings=settings
    )
    assert effects == ()


def test_what_nobody_understands_changes_nothing() -> None:
    for here in (Visit(), playing(), Visit().send("address", "#/nowhere")):
        before = here.model
        here.send("no such message", "x")
        assert (here.model, here.effects) == (before, ())
