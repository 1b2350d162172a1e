"""The sheets over the page: log, settings, links; and the clipboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished, new_game, played
from tests.browser.visitor import Visitor

REFUSING = """
if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new Error("No"));
"""
MISSING = "delete Navigator.prototype.clipboard;"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.mark.parametrize("opener", ["Log", "Open the whole log"])
def test_the_log_closes_by_escape_and_button_and_gives_the_focus_back(
    guest: Newcomer, opener: str
) -> None:
    visitor = guest(keyboard=True).opens(played(8))
    for closing in ("Escape", "Close"):
        button = visitor.button(opener)
        visitor.presses(button)
        expect(visitor.page.get_by_role("dialog", name="Log")).to_be_visible()
        expect(visitor.sheet).to_contain_text("Turn 1 begins")
        if closing == "Close":
            visitor.presses(closing)
        else:
            visitor.page.keyboard.press(closing)
            visitor.settles()
        expect(visitor.sheet).to_have_count(0)
        expect(button).to_be_focused()


def test_the_keyboard_stays_in_an_open_sheet(guest: Newcomer) -> None:
    visitor = guest(keyboard=True).opens(played(8))
    visitor.presses("Seed")
    inside = "() => document.querySelector('dialog').contains(document.activeElement)"
    visited = 0
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("() => document.activeElement !== document.body"):
            assert visitor.page.evaluate(inside)
            visited += 1
    assert visited > 6


def test_escape_closes_every_sheet(visitor: Visitor) -> None:
    visitor.opens(played(8))
    for opener in ("Seed", "Log", "Settings"):
        visitor.presses(opener)
        expect(visitor.sheet).to_be_visible()
        visitor.page.keyboard.press("Escape")
        visitor.settles()
        expect(visitor.sheet).to_have_count(0)
    visitor.presses("Log")
    expect(visitor.sheet).to_be_visible()


def test_the_theme_is_kept(visitor: Visitor) -> None:
    def background() -> str:
        return visitor.page.evaluate("() => getComputedStyle(document.body).backgroundColor")

    visitor.opens()
    light = background()
    visitor.presses("Settings")
    visitor.presses("Dark")
    expect(visitor.button("Dark")).to_have_attribute("aria-pressed", "true")
    dark = background()
    assert dark != light
    visitor.presses("Close")
    visitor.reloads()
    assert background() == dark
    visitor.presses("New game")
    assert background() == dark
    visitor.presses("Settings")
    visitor.presses("As the device")
    visitor.reloads()
    assert background() == light


@pytest.mark.parametrize("record", [played(8), finished()], ids=["on the table", "when it is over"])
def test_copying_a_link_writes_the_clipboard(guest: Newcomer, record: object) -> None:
    visitor = guest(permissions=CLIPBOARD).opens(record)
    seed_link = address(new_game())
    game_link = visitor.address
    visitor.presses("Share" if visitor.is_over else "Seed")
    for name, link in [("this game", game_link), ("the same cards", seed_link)]:
        visitor.presses(f"Copy: {name.capitalize()}")
        expect(visitor.page.get_by_text(f"The link to {name} is copied.").first).to_be_attached()
        copied = visitor.page.evaluate("() => navigator.clipboard.readText()")
        assert copied == visitor.site + link


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_came_of_copying_is_seen(guest: Newcomer, phone: bool) -> None:
    visitor = guest(permissions=CLIPBOARD, phone=phone).opens(played(8))
    visitor.presses("Seed")
    visitor.presses("Copy: This game")
    expect(visitor.page.get_by_text("The link to this game is copied.").first).to_be_attached()
    assert visitor.sees("The link to this game is copied.")


def test_a_sheet_stays_open_above_the_page_when_the_page_has_something_to_say(
    guest: Newcomer,
) -> None:
    visitor = guest(permissions=CLIPBOARD).opens(played(8))
    visitor.presses("Seed")
    visitor.presses("Copy: This game")
    expect(visitor.page.get_by_text("The link to this game is copied.").first).to_be_attached()
    assert visitor.sheet.evaluate("(it) => it.matches(':modal')")
    visitor.page.keyboard.press("Escape")
    visitor.settles()
    expect(visitor.sheet).to_have_count(0)


def test_a_link_can_be_copied_by_hand(visitor: Visitor) -> None:
    visitor.opens(played(8))
    visitor.presses("Seed")
    field = visitor.page.get_by_role("textbox", name="This game")
    expect(field).to_have_value(visitor.site + visitor.address)
    field.click()
    selected = visitor.page.evaluate("() => getSelection().toString()")
    assert selected == visitor.site + visitor.address


@pytest.mark.parametrize("script", [REFUSING, MISSING], ids=["refused", "missing"])
def test_where_copying_is_denied_the_page_says_so(guest: Newcomer, script: str) -> None:
    visitor = guest(script=script).opens(played(8))
    visitor.presses("Seed")
    visitor.presses("Copy: This game")
    expect(visitor.page.get_by_role("status")).to_contain_text("did not let the page copy")
    assert visitor.sees("Select the text and copy it yourself.")
    expect(visitor.page.get_by_role("textbox", name="This game")).to_be_visible()
