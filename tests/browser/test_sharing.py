"""Sharing: by link, by QR code, through the device; and one game played on two devices."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engine import Record, Seat, Session
from engine.link import link, parse
from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished, played
from tests.browser.test_wars import acts, is_handed_over
from tests.browser.visitor import START, Visitor

SHARES = """
Navigator.prototype.share = async (shared) => {
  document.title = JSON.stringify(shared);
};
"""
REFUSES = """
Navigator.prototype.share = async () => { throw new DOMException("no", "NotAllowedError"); };
"""
DISTURBED: dict[str, Callable[[str], str]] = {
    "an upper-cased escape": lambda text: text.replace("#/", "#%2F"),
    "a lower-cased escape": lambda text: text.replace("#/", "#%2f"),
    "brackets": lambda text: f"(see {text})",
    "a full stop": lambda text: f"{text}.",
    "quotes": lambda text: f"“{text}”",
    "an emoji": lambda text: f"{text} 🕊",
    "right-to-left words": lambda text: f"שלום {text} مرحبا",
    "a plus and a space": lambda text: f"a+b {text} +c",
}


def test_a_qr_code_is_drawn_by_the_worker_and_put_away_again(newcomer: Newcomer) -> None:
    visitor = newcomer().opens(played(8))
    visitor.presses("Seed")
    visitor.presses("QR code: This game")
    drawn = visitor.sheet.get_by_role("img", name="QR code of the link: This game")
    expect(drawn).to_be_visible(timeout=START)
    visitor.presses("QR code: This game")
    expect(drawn).to_have_count(0)


def test_without_the_worker_the_qr_code_says_that_it_cannot_be_drawn(visitor: Visitor) -> None:
    visitor.opens(played(8))
    visitor.presses("Seed")
    expect(visitor.sheet).to_be_visible()
    visitor.presses("QR code: This game")
    expect(visitor.sheet).to_contain_text(re.compile("did not arrive|is arriving"))


def test_the_device_is_handed_the_link_where_it_can_share(guest: Newcomer) -> None:
    visitor = guest(script=SHARES).opens(played(8))
    visitor.presses("Seed")
    visitor.presses("Share: This game")
    expect(visitor.page).to_have_title(re.compile(re.escape(address(played(8)))))


def test_a_device_that_will_not_share_is_told_in_words(guest: Newcomer) -> None:
    visitor = guest(script=REFUSES).opens(played(8))
    visitor.presses("Seed")
    visitor.presses("Share: This game")
    expect(visitor.notice).to_contain_text("Copy the link instead")


def test_the_result_can_be_copied_in_words(guest: Newcomer) -> None:
    visitor = guest(permissions=["clipboard-read", "clipboard-write"]).opens(finished())
    visitor.presses("Share")
    visitor.presses("Copy: The result in words")
    expect(visitor.notice).to_contain_text("The result is copied.")
    text = visitor.page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("Statecraft: Pacification of the Middle East\n")
    assert parse(text).record.seed == finished().seed


@pytest.mark.parametrize("how", DISTURBED)
def test_a_pasted_link_survives_what_messages_do_to_it(visitor: Visitor, how: str) -> None:
    visitor.opens()
    pasted = DISTURBED[how](visitor.site + address(played(8)))
    visitor.types(pasted, field="Enter a seed or paste a link")
    visitor.presses("Open")
    assert visitor.record == played(8)


@pytest.mark.parametrize("escape", ["#%2Fgame%2F", "#%2fgame%2f"])
def test_a_link_whose_slashes_were_escaped_opens(visitor: Visitor, escape: str) -> None:
    visitor.opens(address(played(8)).replace("#/game/", escape))
    assert visitor.record == played(8)


def test_two_links_in_a_row_keep_all_three_games(visitor: Visitor) -> None:
    visitor.opens()
    visitor.presses("New game")
    visitor.ends_turn()
    mine = visitor.address
    for moves in (8, 3):
        visitor.follows(address(played(moves, seed=f"friend {moves}")))
        visitor.presses("Open the link")
        assert len(visitor.record.moves) == moves
    kept = " ".join(visitor.saves.values())
    for theirs in [address(played(moves, seed=f"friend {moves}")) for moves in (8, 3)]:
        assert theirs in kept
    assert mine in kept


def test_staying_with_the_game_puts_the_address_right(visitor: Visitor) -> None:
    visitor.opens()
    visitor.presses("New game")
    visitor.ends_turn()
    mine = visitor.address
    visitor.follows(played(8))
    visitor.presses("Stay with my game")
    assert visitor.address == mine
    expect(visitor.sheet).to_have_count(0)


def plays_until_the_other_is_asked(visitor: Visitor) -> str:
    """Show the hand, do what is asked, and stop at the next hand-over; the name of that person."""
    for step in range(40):
        if step and is_handed_over(visitor):
            return visitor.heading.removeprefix("Pass the device to ")
        acts(visitor)
    raise AssertionError("nobody else is asked")


def test_a_game_begun_on_one_device_goes_on_on_another_by_link_alone(guest: Newcomer) -> None:
    clipboard = ["clipboard-read", "clipboard-write"]
    ada, grace = guest(permissions=clipboard), guest(permissions=clipboard, phone=True)
    record = Record.start("wars", "7KQ2M9", {"seats": 2})
    ada.opens(link(Session(record, seats=(Seat("Ada"), Seat("Grace")))))
    devices = [ada, grace]
    links = []
    for turn in range(4):
        here, there = devices[turn % 2], devices[(turn + 1) % 2]
        name = plays_until_the_other_is_asked(here)
        here.presses(f"Or send the game to {name}")
        expect(here.notice).to_contain_text(f"Send it to {name}")
        links.append(here.page.evaluate("() => navigator.clipboard.readText()"))
        there.opens(links[-1].removeprefix(there.site))
        assert there.record == here.record
        assert there.heading == f"{name}, it is your move"
        assert not there.page.locator(".suit-card").count()
    assert len(ada.saves) == len(grace.saves) == 1
    grace.follows("#" + links[0].partition("#")[2])
    expect(grace.notice).to_contain_text("further on this device")
    assert len(grace.saves) == 1
