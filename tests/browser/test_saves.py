"""What the browser keeps, and what happens when that is damaged or not allowed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, new_game, played

DENIED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});
"""
FULL = """
Storage.prototype.setItem = function (key) {
  if (key.includes(".game.")) throw new DOMException("No room", "QuotaExceededError");
};
"""


def saved(link: str, *fields: str, time: str = "1") -> str:
    """A saved game as the page writes it, with some of its fields replaced by others."""
    rest = ["pacification", "7KQ2M9", "Turn 3 of 10", "", "", "0", ""]
    return "\t".join([time, link, *(fields or rest)])


LINK = address(played(8))
GARBAGE = {
    "nothing": "",
    "words": "garbage",
    "lines": "1\tx\n2\ty\n\n",
    "too few fields": f"1\t{LINK}\tpacification",
    "a score that is no number": saved(LINK, "pacification", "s", "Turn 3", "", "", "ten", ""),
    "a score beyond all bounds": saved(LINK, "pacification", "s", "T", "", "", "9" * 5000, ""),
    "an ending nobody knows": saved(
        LINK, "pacification", "s", "Over", "revolution", "Revolution", "300", "w"
    ),
    "a game nobody knows": saved(LINK, "chess", "s", "Mate", "peace", "Mate", "300", "w"),
    "a time that is none": saved(LINK, time="yesterday"),
}


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE.keys())
def test_a_damaged_save_harms_nothing_and_is_left_as_it_was(guest: Newcomer, garbage: str) -> None:
    mine = saved(address(played(6, "mine")), time="2")
    visitor = guest(saves={"statecraft.game.X": garbage, "statecraft.game.mine": mine})
    visitor.opens()
    visitor.presses("New game")
    visitor.presses("End turn")
    visitor.follows("#/")
    assert visitor.saves["statecraft.game.X"] == garbage
    assert visitor.saves["statecraft.game.mine"] == mine
    assert len(visitor.saves) == 3


def test_a_save_with_a_damaged_link_says_so_when_it_is_opened(guest: Newcomer) -> None:
    damaged = saved(LINK[:-1])
    visitor = guest(saves={"statecraft.game.X": damaged}).opens()
    visitor.presses("Continue")
    expect(visitor.notice).to_contain_text("This saved game cannot be read; it was left as it is.")
    assert visitor.saves == {"statecraft.game.X": damaged}


def test_somebody_elses_keys_on_the_same_origin_are_let_be(guest: Newcomer) -> None:
    others = {"theme": "dark", "game.1": "chess", "statecraft": "?", "other.game.1": saved(LINK)}
    visitor = guest(saves=others).opens()
    expect(visitor.button("Continue")).to_have_count(0)
    visitor.presses("New game")
    visitor.presses("End turn")
    assert others.items() <= visitor.saves.items()


def test_with_storage_denied_the_game_is_played_all_the_same(guest: Newcomer) -> None:
    visitor = guest(script=DENIED).opens()
    expect(visitor.page.get_by_text("This browser does not let the page save.")).to_be_visible()
    visitor.presses("New game")
    visitor.plays_to_the_end()
    assert visitor.is_over
    visitor.presses("Settings")
    visitor.presses("Dark")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.presses("Close")
    game = visitor.sight
    visitor.reloads()
    assert visitor.sight == game


def test_with_storage_full_the_page_says_that_it_keeps_nothing(guest: Newcomer) -> None:
    visitor = guest(script=FULL).opens(new_game())
    visitor.presses("End turn")
    expect(visitor.notice).to_contain_text("This browser did not let the page save.")
    visitor.presses("Close this message")
    visitor.presses("End turn")
    assert visitor.turn == 3
    visitor.presses(visitor.page.get_by_role("link", name="Statecraft, home"))
    expect(visitor.page.get_by_text("This browser does not let the page save.")).to_be_visible()
