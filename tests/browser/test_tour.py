"""The guide of a first game in a browser: it covers nothing, follows, and stays away once left."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.test_wars import lets_the_bots_move
from tests.browser.visitor import Visitor

# What the guide must never lie on, of all that is on the page with it.
COVERED = """(panel) => {
  const box = panel.getBoundingClientRect();
  const others = "#act-primary, .desk-hand, .hand-pick, .action-bar, .sheet-foot, .meters, .topbar";
  return [...document.querySelectorAll(others)].filter((it) => {
    const other = it.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  }).map((it) => it.id || it.className);
}"""
MARKED = "(it) => getComputedStyle(it).outlineStyle"


def guide(visitor: Visitor) -> str:
    """What the guide's heading says; the guide must not cover what it speaks of."""
    panel = visitor.page.get_by_role("region", name="Guide")
    visitor.page.evaluate("() => scrollTo(0, 0)")
    assert panel.evaluate(COVERED) == []
    return visitor.page.locator("#coach-h").inner_text()


def begins(visitor: Visitor, game: str) -> None:
    visitor.opens()
    visitor.presses(visitor.page.locator(f"#tour-{game}"))
    expect(visitor.page.locator("#coach")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_it_leads_through_the_first_turns_of_pacification(guest: Newcomer, phone: bool) -> None:
    visitor = guest(phone=phone)
    begins(visitor, "pacification")
    assert guide(visitor) == "Four meters"
    assert visitor.page.locator(".meters").evaluate(MARKED) == "double"
    visitor.presses("Next")
    assert guide(visitor) == "Something happens"
    visitor.presses("Next")
    assert guide(visitor) == "Choose a card"
    assert visitor.page.locator(".meters").evaluate(MARKED) == "none"
    visitor.picks(visitor.cards[0])
    assert guide(visitor) == "Play it"
    visitor.presses(visitor.page.locator("#act-primary"))
    assert guide(visitor) == "One card a turn, or more"
    visitor.presses("Next")
    assert guide(visitor) == "End the turn"
    visitor.presses("End turn")
    assert visitor.turn == 2
    assert guide(visitor) == "A wider choice"
    visitor.presses("Straddle the Fence")
    assert guide(visitor) == "That is the whole game"
    visitor.presses("Play on alone")
    expect(visitor.page.locator("#coach")).to_have_count(0)
    visitor.ends_turn()
    assert visitor.turn == 3


def test_the_keyboard_goes_through_it_too(guest: Newcomer) -> None:
    visitor = guest(keyboard=True)
    begins(visitor, "pacification")
    visitor.presses("Next")
    visitor.presses("Next")
    visitor.picks(visitor.cards[1])
    assert guide(visitor) == "Play it"


def test_it_leads_into_the_first_war_with_bots_that_offer(guest: Newcomer) -> None:
    visitor = guest(phone=True)
    begins(visitor, "wars")
    assert guide(visitor) == "Eight wars"
    visitor.presses("Next")
    visitor.presses("Next")
    assert guide(visitor) == "Cooperation"
    visitor.presses("Make no offer")
    while not visitor.page.get_by_role("button", name="Keep all 7 cards").count():
        lets_the_bots_move(visitor)
        if visitor.button("Decline").count():
            assert guide(visitor) == "Cooperation"
            visitor.presses("Decline")
    assert guide(visitor) == "Redraw"
    visitor.picks("D5")  # elsewhere: two quick taps on one place would count as a double one
    visitor.presses("Redraw 1 card")
    assert guide(visitor) == "Commit to Diplomacy"


def test_left_it_stays_away_after_a_reload_and_is_not_offered_again(guest: Newcomer) -> None:
    visitor = guest()
    begins(visitor, "pacification")
    visitor.presses("Leave the guide")
    visitor.reloads()
    assert visitor.turn == 1
    expect(visitor.page.locator("#coach")).to_have_count(0)
    visitor.follows("#/")
    expect(visitor.page.locator("#tour-wars")).to_be_visible()
    expect(visitor.page.locator("#tour-pacification")).to_have_count(0)


def test_rules_begin_it_and_a_look_at_them_interrupts_nothing(guest: Newcomer) -> None:
    visitor = guest()
    begins(visitor, "pacification")
    visitor.presses("Next")
    visitor.presses("Log")
    visitor.presses(visitor.page.get_by_role("link", name="How to play"))
    visitor.goes_back()
    assert guide(visitor) == "Something happens"
    visitor.follows("#/rules/wars")
    visitor.presses("Play a guided first game")
    assert guide(visitor) == "Eight wars"
