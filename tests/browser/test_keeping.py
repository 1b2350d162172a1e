"""Saved games in a real browser: named, deleted and brought back, taken to another device."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine import Record
from engine.link import parse
from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished, new_game, played
from tests.browser.visitor import Visitor
from tests.ui.kept import file_of, kept
from ui.saved import Saved, key_of

GOING, OVER = kept("GOING", played(8, "going")), kept("OVER", finished("over"))
WARS = kept("WARS", Record.start("wars", "w", {"seats": 3}))
DAMAGED = "3\t" + kept("BROKEN", played(6)).text.replace("#/game/p", "#/game/pA")
GARBAGE = "2\tgarbage\twith\ttabs\nand lines"
OURS = "statecraft.game."
PERSISTS = """
window.asked = 0;
const answer = async () => { window.asked += 1; return ANSWER; };
if (navigator.storage) navigator.storage.persist = answer;
"""


def profile(*saves: Saved, **others: str) -> dict[str, str]:
    """What a browser keeps: these games, newest first, and other things under their keys."""
    lines = {f"{OURS}{saved.id}": f"{99 - at}\t{saved.text}" for at, saved in enumerate(saves)}
    return {**lines, **{f"{OURS}{name}": others[name] for name in others}}


def texts(visitor: Visitor) -> dict[str, str]:
    """The games that the browser keeps, without the time."""
    kept = visitor.saves
    names = [name for name in kept if name.startswith(OURS)]
    return {name.removeprefix(OURS): kept[name].partition("\t")[2] for name in names}


def at_games(guest: Newcomer, *saves: Saved, **others: str) -> Visitor:
    visitor = guest(saves=profile(*saves, **others)).opens()
    visitor.follows("#/games")
    return visitor


def test_a_name_is_given_seen_and_kept(guest: Newcomer) -> None:
    visitor = at_games(guest, GOING, OVER)
    visitor.presses(visitor.page.locator("#rename-GOING"))
    visitor.types("With Ada & <Bo>", "Name")
    visitor.page.keyboard.press("Enter")
    expect(visitor.sheet).to_have_count(0)
    expect(visitor.page.get_by_role("heading", name="With Ada & <Bo>")).to_be_visible()
    expect(visitor.page.locator("#rename-GOING")).to_be_focused()
    session = parse(texts(visitor)["GOING"])
    assert (session.title, session.record) == ("With Ada & <Bo>", parse(GOING.link).record)
    visitor.presses(visitor.page.locator("#continue-GOING"))
    assert visitor.record == parse(GOING.link).record


def test_a_deleted_game_comes_back_with_one_press_wherever_it_was(guest: Newcomer) -> None:
    many = [kept(f"G{at}", played(8, str(at)), f"2026-10-{30 - at}") for at in range(12)]
    visitor = at_games(guest, *many)
    before = texts(visitor)
    visitor.presses(visitor.page.locator("#delete-G11"))
    assert "G11" not in texts(visitor)
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    expect(undo).to_be_in_viewport()
    visitor.presses(undo)
    assert texts(visitor) == before
    expect(visitor.page.locator("#game-G11")).to_be_attached()


def test_the_keyboard_goes_on_where_a_message_was_closed(guest: Newcomer) -> None:
    visitor = at_games(partial(guest, keyboard=True), GOING, OVER)
    visitor.presses(visitor.page.locator("#delete-GOING"))
    visitor.presses("Close this message")
    expect(visitor.page.locator("#main")).to_be_focused()


def test_a_deleted_finished_game_keeps_its_result_after_a_reload(guest: Newcomer) -> None:
    visitor = at_games(guest, OVER)
    visitor.presses(visitor.page.locator("#delete-OVER"))
    expect(visitor.notice).to_contain_text("Its result still counts in your statistics.")
    visitor.follows("#/")
    visitor.reloads()
    visitor.follows("#/games")
    expect(visitor.page.locator(".kept-game")).to_have_count(0)
    expect(visitor.page.get_by_text("1 result of deleted games")).to_be_visible()
    assert texts(visitor)["OVER"].split("\t")[14 - 2] == key_of(parse(OVER.link))


def exports(visitor: Visitor) -> tuple[str, bytes]:
    with visitor.page.expect_download() as told:
        visitor.presses("Export all")
    return told.value.suggested_filename, Path(told.value.path()).read_bytes()


def imports(visitor: Visitor, text: str | bytes, words: str) -> None:
    file = text if isinstance(text, bytes) else text.encode()
    with visitor.page.expect_file_chooser() as chooser:
        visitor.presses("Import a file")
    chooser.value.set_files({"name": "g.txt", "mimeType": "text/plain", "buffer": file})
    expect(visitor.notice).to_contain_text(words)


def test_all_games_go_to_another_device_in_a_file(guest: Newcomer) -> None:
    here = at_games(guest, GOING, WARS, OVER)
    here.presses(here.page.locator("#delete-OVER"))
    name, content = exports(here)
    assert name.startswith("statecraft-20")
    assert name.endswith(".txt")
    assert content.decode().startswith("Statecraft saved games, version 1\n")
    there = at_games(guest)
    imports(there, content, "2 games imported, 1 result imported.")
    assert texts(there) == texts(here)
    there.presses(there.page.locator("#continue-GOING"))
    assert there.record == parse(GOING.link).record


def test_one_game_goes_into_a_file(guest: Newcomer) -> None:
    visitor = at_games(guest, GOING, OVER)
    with visitor.page.expect_download() as told:
        visitor.presses(visitor.page.locator("#export-OVER"))
    assert Path(told.value.path()).read_text() == file_of(OVER)


DAMAGES = {
    "cut": file_of(GOING, OVER)[:-30].encode(),
    "of another page": b"chess games, version 1\n1. e4 e5\n",
    "no text at all": bytes(range(256)) * 40,
    "empty": b"",
    "with zeros inside": file_of(GOING, OVER).replace("\t", "\t\0").encode(),
    "twice the same name": file_of(kept("GOING", played(4, "x")), GOING, OVER).encode(),
    "UTF-16": file_of(GOING, OVER).encode("utf-16"),
}


@pytest.mark.parametrize("file", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_file_loses_nothing(guest: Newcomer, file: bytes) -> None:
    visitor = at_games(guest, WARS, GOING, BROKEN=DAMAGED, GARBAGE=GARBAGE)
    before = visitor.saves
    imports(visitor, file, ".")
    assert before.items() <= visitor.saves.items()


def test_a_file_from_a_windows_editor_comes_in_whole(guest: Newcomer) -> None:
    visitor = at_games(guest)
    text = "\ufeff" + file_of(GOING, OVER).replace("\n", "\r\n") + "\r\n"
    imports(visitor, text, "2 games imported.")
    assert texts(visitor) == {saved.id: saved.text for saved in (GOING, OVER)}


def test_a_pasted_link_comes_in(guest: Newcomer) -> None:
    visitor = at_games(guest)
    visitor.types(f"Look: https://example.org/{address(played(6))}.", "Or paste a link to a game")
    visitor.presses(visitor.page.locator("#paste-do"))
    expect(visitor.notice).to_contain_text("1 game imported.")
    (text,) = texts(visitor).values()
    assert parse(text).record == played(6)


def test_what_cannot_be_read_is_seen_and_stays(guest: Newcomer) -> None:
    visitor = at_games(guest, GOING, BROKEN=DAMAGED, GARBAGE=GARBAGE)
    part = visitor.page.get_by_role("region", name="Cannot be read")
    expect(part.get_by_role("listitem")).to_have_count(2)
    visitor.presses(visitor.page.locator("#delete-BROKEN"))
    visitor.presses("Undo")
    assert texts(visitor)["BROKEN"] == DAMAGED.partition("\t")[2]
    assert visitor.saves[f"{OURS}GARBAGE"] == GARBAGE


def test_a_game_deleted_here_is_kept_again_by_the_tab_that_plays_it(guest: Newcomer) -> None:
    there = guest().opens(new_game())
    there.presses("End turn")
    (save_id,) = texts(there)
    here = there.opens_tab()
    here.opens()
    here.follows("#/games")
    here.presses(here.page.locator(f"#delete-{save_id}"))
    assert texts(here) == {}
    there.presses("End turn")
    assert parse(texts(there)[save_id]).record == there.record
    expect(here.page.locator(f"#game-{save_id}")).to_be_attached()


@pytest.mark.parametrize(("kept_for_good", "words"), [(True, "has promised"), (False, "did not")])
def test_the_browsers_answer_is_told_in_words(
    guest: Newcomer, kept_for_good: bool, words: str
) -> None:
    visitor = guest(script=PERSISTS.replace("ANSWER", str(kept_for_good).lower())).opens()
    visitor.follows("#/games")
    visitor.presses("Keep my games for good")
    expect(visitor.page.locator("#good")).to_contain_text(words)
    expect(visitor.button("Keep my games for good")).to_have_count(0)


def test_it_is_asked_by_itself_at_the_third_game_and_once(guest: Newcomer) -> None:
    visitor = guest(script=PERSISTS.replace("ANSWER", "true"), saves=profile(GOING, WARS)).opens(
        new_game()
    )
    visitor.presses("End turn")
    visitor.presses("End turn")
    expect(visitor.page.locator("main.table")).to_be_attached()
    visitor.page.wait_for_timeout(300)
    assert visitor.page.evaluate("() => window.asked") == 1


def test_everything_can_be_done_with_the_keyboard_alone(guest: Newcomer) -> None:
    visitor = guest(keyboard=True, saves=profile(GOING, OVER)).opens()
    visitor.follows("#/games")
    visitor.presses(visitor.page.locator("#duplicate-OVER"))
    assert len(texts(visitor)) == 3
    visitor.presses(visitor.page.locator("#delete-GOING"))
    visitor.presses(visitor.page.locator("#restore"))
    assert "GOING" in texts(visitor)
