"""The Wars at one device: hot seat, bots, trades, and the end of Western Civilization."""

import re

import pytest
from playwright.sync_api import expect

from engine import Record, Seat, Session
from engine.link import link
from engine.wars import Accept, Decline, EndOffers, Offer, State
from engine.wars.events import Declined, Traded
from tests.browser.conftest import Newcomer
from tests.browser.visitor import START, Visitor

TWO_PEOPLE = (Seat("Ada"), Seat("Ben"))
ADA_AND_BOTS = (
    Seat("Ada"),
    Seat("Ben", "careful"),
    Seat("Cassia", "random"),
    Seat("Otto", "careful"),
)


def begun(seats: tuple[Seat, ...], seed: str = "4KD7QX") -> Record:
    return Record.start("wars", seed, {"seats": len(seats)})


def opened(visitor: Visitor, record: Record, seats: tuple[Seat, ...]) -> Visitor:
    return visitor.opens(link(Session(record, seats=seats)))


def state_of(visitor: Visitor) -> State:
    state = visitor.record.state
    assert isinstance(state, State)
    return state


def is_handed_over(visitor: Visitor) -> bool:
    return visitor.page.locator("main.handover").count() > 0


def holds_no_hand(visitor: Visitor) -> None:
    """Nothing of any hand is in the page: no card, no name of one, not in an attribute either."""
    assert visitor.page.locator(".suit-card, .mini, .mini-named").count() == 0
    told = re.sub(r"#/game/\S+", "", visitor.page.locator("body").evaluate("(it) => it.outerHTML"))
    told = told.split('<div id="app"')[1]
    for card in state_of(visitor).deck + sum(state_of(visitor).hands, ()):
        assert f"card-{card}" not in told
        assert f">{card}<" not in told


def lets_the_bots_move(visitor: Visitor) -> None:
    """Skips the pauses of bots; behind it nothing changes until a person acts.

    A pause ends by itself, so looking whether there is one and skipping it is one step.
    """
    skip = "[data-message=hurry]"
    visitor.page.evaluate("(skip) => document.querySelector(skip)?.click()", skip)
    expect(visitor.page.locator(skip)).to_have_count(0, timeout=START)
    visitor.settles()


def acts(visitor: Visitor) -> None:
    """Does the next thing of a simple plan: trade nothing, redraw nothing, play every card."""
    lets_the_bots_move(visitor)
    _acts(visitor)


def _acts(visitor: Visitor) -> None:
    page = visitor.page
    if is_handed_over(visitor):
        holds_no_hand(visitor)
        visitor.presses(page.locator("#act-primary"))
        return
    phase = state_of(visitor).phase
    primary = page.locator("#act-primary")
    words = primary.inner_text()
    if words.startswith("Continue"):
        visitor.presses(primary)
    elif phase == "offer":
        visitor.presses(page.locator("#act-skip"))
    elif phase == "answer":
        visitor.presses(page.locator("#act-decline"))
    elif words.startswith("Choose"):
        cards = page.locator(".suit-card:not([aria-disabled])")
        # One card of every suit is enough, and Culture is kept for where it is needed.
        visitor.presses(cards.first)
    else:
        visitor.presses(primary)


def plays_to_the_end(visitor: Visitor) -> None:
    for _ in range(900):
        lets_the_bots_move(visitor)
        if visitor.page.locator(".result-head").count():
            return
        _acts(visitor)
    raise AssertionError("the game does not end")


def sees_the_end(visitor: Visitor) -> None:
    state = state_of(visitor)
    assert state.result is not None
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.button("Play again")).to_be_visible()


def test_two_people_play_a_whole_game_without_ever_seeing_the_others_hand(guest: Newcomer) -> None:
    visitor = opened(guest(phone=True), begun(TWO_PEOPLE), TWO_PEOPLE)
    assert visitor.heading == "Pass the device to Ada"
    plays_to_the_end(visitor)
    sees_the_end(visitor)


def test_one_person_plays_three_bots_from_the_form_to_the_end(guest: Newcomer) -> None:
    visitor = guest().opens()
    visitor.presses(visitor.page.locator("#new-wars"))
    visitor.types("4KD7QX", field="Seed")
    visitor.presses("Start the game")
    assert not is_handed_over(visitor)  # with one person there is nobody to hand over to
    plays_to_the_end(visitor)
    sees_the_end(visitor)
    assert len(state_of(visitor).points) == 4


def test_the_hand_over_survives_reload_and_back(guest: Newcomer) -> None:
    visitor = opened(guest(), begun(TWO_PEOPLE), TWO_PEOPLE)
    visitor.presses("I am Ada, show my hand")
    assert visitor.page.locator(".suit-card").count() > 0
    visitor.reloads()
    assert is_handed_over(visitor)
    holds_no_hand(visitor)
    visitor.presses("I am Ada, show my hand")
    visitor.presses(visitor.page.locator("#act-skip"))
    assert visitor.heading == "Pass the device to Ben"
    holds_no_hand(visitor)
    visitor.page.go_back()
    visitor.page.go_forward()
    visitor.waits_for_python()
    assert is_handed_over(visitor)
    holds_no_hand(visitor)


def offered(ask: tuple[str, ...], give: int) -> tuple[Record, Offer]:
    """Ada has no offer to make, then Ben offers her cards."""
    record = begun(TWO_PEOPLE).play(EndOffers())
    state = record.state
    assert isinstance(state, State)
    offer = Offer(0, state.hands[1][:give], ask)
    return record.play(offer), offer


def suit_of_ada() -> str:
    state = begun(TWO_PEOPLE).state
    assert isinstance(state, State)
    return state.hands[0][0][0]


@pytest.mark.parametrize("answer", ["accepted", "declined"])
def test_a_trade(guest: Newcomer, answer: str) -> None:
    record, offer = offered((suit_of_ada(),), give=2)
    visitor = opened(guest(), record, TWO_PEOPLE)
    visitor.presses("I am Ada, show my hand")
    expect(visitor.page.get_by_role("heading", name="Ben makes you an offer")).to_be_visible()
    if answer == "accepted":
        visitor.presses(visitor.page.locator(".suit-card:not([aria-disabled])").first)
        visitor.presses(visitor.page.locator("#act-primary"))
        move = visitor.record.moves[-1]
        assert isinstance(move, Accept)
        assert set(offer.give) <= set(state_of(visitor).hands[0])
        assert any(isinstance(event, Traded) for event in state_of(visitor).events)
    else:
        visitor.presses("Decline")
        assert visitor.record.moves[-1] == Decline()
        assert any(isinstance(event, Declined) for event in state_of(visitor).events)


def test_begging_asks_for_cards_and_gives_none(guest: Newcomer) -> None:
    visitor = opened(guest(), begun(ADA_AND_BOTS), ADA_AND_BOTS)
    while state_of(visitor).mover != 0 or state_of(visitor).phase != "offer":
        acts(visitor)
        lets_the_bots_move(visitor)
    visitor.presses("One Culture more")
    visitor.presses(visitor.page.locator("#act-primary"))
    offers = [move for move in visitor.record.moves if isinstance(move, Offer)]
    assert offers[-1].give == ()
    assert offers[-1].ask == ("C",)


def test_a_civilization_that_nobody_defends_falls(guest: Newcomer) -> None:
    visitor = opened(guest(), begun(TWO_PEOPLE), TWO_PEOPLE)
    while state_of(visitor).phase != "over":
        if not is_handed_over(visitor) and state_of(visitor).phase == "diplomacy":
            visitor.presses("Play none")
        else:
            acts(visitor)
    assert "fell in turn 1" in visitor.heading
    sees_the_end(visitor)
    assert "Diplomacy" in visitor.page.locator("main").inner_text()
