"""Ten turns from the home page to the result, the ways people play them."""

import pytest
from playwright.sync_api import expect

from engine.pacification import CARDS
from tests.browser.conftest import Newcomer
from tests.browser.games import state_of
from tests.browser.hands import Keyboard
from tests.browser.visitor import Visitor

TEN_TURNS = "4KD7QX"  # in this game the simplest of plans stays in office to the last day


def sees_how_it_ended(visitor: Visitor) -> None:
    """The result page tells the very game that the address holds."""
    state = state_of(visitor.record)
    assert state.result is not None
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert visitor.meters == {
        "Western Fear": state.meters.fear,
        "Arab Hostility": state.meters.hostility,
        "Political Turmoil": state.meters.turmoil,
        "Oil Control": state.meters.oil,
    }
    decisions = visitor.page.get_by_role("region", name="Your decisions")
    assert decisions.get_by_role("listitem").count() == state.turn
    expect(visitor.button("Play again")).to_be_visible()


def starts(visitor: Visitor, seed: str) -> None:
    visitor.opens()
    visitor.types(seed, field="Enter a seed or paste a link")
    visitor.presses("Open")
    assert visitor.turn == 1


def test_a_game_by_mouse(newcomer: Newcomer) -> None:
    visitor = newcomer()  # with all that is loaded behind the page while one plays
    starts(visitor, TEN_TURNS)
    visitor.plays_to_the_end()
    assert state_of(visitor.record).turn == 10
    assert visitor.heading == "The term is over"
    sees_how_it_ended(visitor)


def test_three_turns_with_everything_in_motion(guest: Newcomer) -> None:
    visitor = guest(motion=True)
    starts(visitor, TEN_TURNS)
    visitor.plays_until_turn(4)
    assert visitor.turn == state_of(visitor.record).turn


def test_a_game_on_a_phone(guest: Newcomer) -> None:
    visitor = guest(phone=True)
    starts(visitor, TEN_TURNS)
    visitor.plays_to_the_end()
    assert state_of(visitor.record).turn == 10
    sees_how_it_ended(visitor)


def test_a_game_by_keyboard_alone(guest: Newcomer) -> None:
    visitor = guest(keyboard=True)
    visitor.opens()
    visitor.presses("New game")
    visitor.plays_to_the_end()
    sees_how_it_ended(visitor)


@pytest.mark.parametrize("size", [(640, 400), (390, 844)], ids=["zoomed to 200 %", "narrow"])
def test_three_turns_by_keyboard_in_little_room(guest: Newcomer, size: tuple[int, int]) -> None:
    visitor = guest(keyboard=True, size=size)
    starts(visitor, TEN_TURNS)
    visitor.plays_until_turn(4)


def test_arrows_home_and_end_walk_through_the_hand(guest: Newcomer) -> None:
    visitor = guest(keyboard=True)
    starts(visitor, TEN_TURNS)
    keyboard = visitor.page.keyboard
    hand = visitor.page.locator(".decision-card")
    assert isinstance(visitor.hand, Keyboard)
    visitor.hand.goes_to(hand.first)
    for key, place in [("ArrowRight", 1), ("ArrowLeft", 0), ("End", -1), ("Home", 0)]:
        keyboard.press(key)
        expect(hand.nth(place)).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(hand.first).to_be_focused()


def test_a_picked_card_keeps_the_focus(guest: Newcomer) -> None:
    visitor = guest(keyboard=True)
    starts(visitor, TEN_TURNS)
    card = visitor.page.locator(".decision-card:not([aria-disabled])").first
    name = str(card.get_attribute("id")).removeprefix("card-")
    visitor.picks(name)
    expect(visitor.card(name)).to_be_focused()
    expect(visitor.card(name)).to_have_attribute("aria-pressed", "true")
    assert visitor.button(f"Play {CARDS[name].name}").count() == 1
