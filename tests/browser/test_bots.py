"""Bots that think in the worker: the page stays alive, and one that hangs holds nobody up."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.test_wars import ADA_AND_BOTS, acts, begun, lets_the_bots_move, opened, state_of
from tests.browser.visitor import START, Visitor
from ui.playing import PAUSES

# In front of the worker's own code: a bot that is asked never comes to an end.
HANGS = """
addEventListener("message", (event) => {
  while (event.data.startsWith("move "));
}, true);
"""

# A slow bot's pause never ends by itself.
ENDLESS = f"""
const begin = setTimeout;
globalThis.setTimeout = (act, pause, ...given) =>
  pause === {PAUSES["slow"]} ? 0 : begin(act, pause, ...given);
"""


def waits_for_the_worker(visitor: Visitor) -> None:
    """A QR code can only be drawn by the worker."""
    visitor.presses("Seed")
    visitor.presses("QR code: The same cards")
    drawn = visitor.sheet.get_by_role("img", name="QR code of the link: The same cards")
    expect(drawn).to_be_visible(timeout=START)
    visitor.presses("Close")


def plays_until_bots_have_moved(visitor: Visitor) -> int:
    """Do what is asked until others have moved; how many moves there are then."""
    for _ in range(20):
        before = len(visitor.record.moves)
        acts(visitor)
        expect(visitor.page.locator("#act-primary")).to_be_visible()
        if state_of(visitor).mover or len(visitor.record.moves) > before + 1:
            return before
    raise AssertionError("no bot is asked")


def test_a_bot_that_hangs_is_replaced_and_the_log_says_so(newcomer: Newcomer) -> None:
    def spoil(route: Route) -> None:
        route.fulfill(response=(met := route.fetch()), body=HANGS + met.text())

    visitor = newcomer(forgiving=("console",))
    visitor.page.context.route("**/thinker.js", spoil)
    opened(visitor, begun(ADA_AND_BOTS), ADA_AND_BOTS)
    waits_for_the_worker(visitor)
    plays_until_bots_have_moved(visitor)
    visitor.presses("Log")
    told = visitor.sheet.get_by_text("could not decide; a cautious move was made instead.")
    expect(told.first).to_be_visible(timeout=START)


def test_bots_in_the_worker_play_what_bots_on_the_page_play(newcomer: Newcomer) -> None:
    thinking, alone = newcomer(), newcomer(workers=False)
    records = []
    for visitor in (thinking, alone):
        opened(visitor, begun(ADA_AND_BOTS), ADA_AND_BOTS)
        if visitor is thinking:
            waits_for_the_worker(visitor)
        for _ in range(6):
            acts(visitor)
        lets_the_bots_move(visitor)
        records.append(visitor.record)
    shorter = min(len(record.moves) for record in records)
    assert shorter > 4
    assert records[0].until(shorter) == records[1].until(shorter)


@pytest.mark.parametrize("how", ["mouse", "phone", "keyboard"])
def test_the_pause_of_a_bot_can_be_skipped(guest: Newcomer, how: str) -> None:
    pace = {"statecraft.pace": "slow"}
    visitor = guest(script=ENDLESS, saves=pace, **({} if how == "mouse" else {how: True}))
    opened(visitor, begun(ADA_AND_BOTS), ADA_AND_BOTS)
    visitor.presses(visitor.page.locator("#act-skip"))
    moves = len(visitor.record.moves)
    assert state_of(visitor).mover == 1
    visitor.presses("Skip the pause")
    expect(visitor.page.get_by_role("button", name="Skip the pause")).to_have_count(0)
    assert state_of(visitor).mover == 0
    assert len(visitor.record.moves) > moves


def test_the_keyboard_is_never_left_nowhere_while_bots_move(guest: Newcomer) -> None:
    visitor = opened(guest(keyboard=True), begun(ADA_AND_BOTS), ADA_AND_BOTS)
    for _ in range(10):
        acts(visitor)
        lets_the_bots_move(visitor)
        assert visitor.page.evaluate("() => document.activeElement !== document.body")


def test_the_focus_given_to_a_page_outlasts_the_next_news(newcomer: Newcomer) -> None:
    visitor = newcomer().opens()
    visitor.presses("New game")
    waits = "() => document.activeElement?.id"
    assert visitor.page.evaluate(waits) == "main"
    waits_for_the_worker(visitor)  # its arrival is news
    visitor.page.evaluate("() => statecraft.hear('date', '2026-11-30')")
    visitor.presses("End turn")
    visitor.page.evaluate("() => statecraft.hear('offline', 'ready')")
    assert visitor.page.evaluate("() => document.activeElement !== document.body")
