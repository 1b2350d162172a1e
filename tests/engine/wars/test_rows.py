"""Lazy rows of moves say the same as the lists that are never built; the orders are fixed."""

from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalMove, Stream, wars
from engine.choices import Choices, count
from engine.wars import (
    CARDS,
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Offer,
    Redraw,
)
from engine.wars.cards import canonical
from engine.wars.rows import Answers, Lazy, Offers, Plans, Redraws, Subsets
from tests.engine.support import steady
from tests.engine.wars.garbage import STRANGE

hands = st.lists(st.sampled_from(CARDS), max_size=7, unique=True).map(
    lambda cards: canonical(tuple(cards))
)
asks = st.lists(st.sampled_from("DEWLC"), max_size=3).map(
    lambda suits: tuple(sorted(suits, key="DEWLC".index))
)


def same(row: Lazy, listed: list[object]) -> None:
    """The row is that list, in that order, whichever way it is asked."""
    assert count(row) == len(row) == len(listed)
    assert list(row) == listed
    assert [row[place] for place in range(-len(row), 0)] == listed
    assert [row.index(move) for move in listed] == list(range(len(listed)))
    assert all(move in row for move in listed)
    assert len(set(listed)) == len(listed)
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            row[beyond]


def few(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(4) for chosen in combinations(cards, size)]


@steady
@given(hands)
def test_redraws_go_from_no_card_to_three(hand: tuple[str, ...]) -> None:
    same(Redraws(hand), [Redraw(chosen) for chosen in few(hand)])


@steady
@given(hands, st.sampled_from([Commit, Discard]))
def test_subsets_count_in_binary_the_first_card_as_one(
    hand: tuple[str, ...], kind: type[Commit]
) -> None:
    listed = [
        kind(tuple([card for at, card in enumerate(hand) if place & 2**at]))
        for place in range(2 ** len(hand))
    ]
    same(Subsets(kind, hand), listed)


@steady
@given(hands.filter(lambda hand: len(hand) < 5), st.integers(2, 4), st.integers(0, 3))
def test_offers_go_by_seat_then_by_what_is_given_then_by_what_is_asked(
    hand: tuple[str, ...], seats: int, number: int
) -> None:
    seat = number % seats
    every_ask = [ask for size in range(4) for ask in combinations_with_replacement("DEWLC", size)]
    listed = [
        Offer(to, give, ask)
        for to in range(seats)
        for give in few(hand)
        for ask in every_ask
        if to != seat and (give or ask)
    ]
    same(Offers(seat, seats, hand), [EndOffers(), *listed])


@steady
@given(hands, asks)
def test_answers_decline_first_and_then_pay_in_every_way(
    hand: tuple[str, ...], ask: tuple[str, ...]
) -> None:
    groups = [
        combinations([card for card in hand if card[0] == suit], ask.count(suit))
        for suit in "DEWLC"
        if suit in ask
    ]
    paid = [Accept(tuple([card for part in parts for card in part])) for parts in product(*groups)]
    same(Answers(hand, ask), [Decline(), *paid])


@steady
@given(hands.filter(lambda hand: len(hand) < 6))
def test_plans_are_numbers_with_a_digit_for_each_card(hand: tuple[str, ...]) -> None:
    digits = [range(5 if card[0] == "C" else 2) for card in reversed(hand)]
    listed = []
    for number in product(*digits):
        parts: list[list[str]] = [[], [], [], []]
        for card, digit in zip(hand, reversed(number), strict=True):
            if digit:
                parts[digit - 1 if card[0] == "C" else "DEWL".index(card[0])].append(card)
        listed.append(CommitPlan(*[tuple(part) for part in parts]))
    same(Plans(hand), listed)


ROWS = (
    Redraws(("D1", "E2", "W3", "C4")),
    Subsets(Commit, ("D1", "D2", "C4")),
    Subsets(Discard, ("D1", "E2", "W3", "C4")),
    Offers(1, 4, ("D1", "E2", "W3", "C4")),
    Answers(("D1", "E2", "W3", "C4"), ("E", "C")),
    Plans(("D1", "E2", "W3", "C4")),
)


@pytest.mark.parametrize(
    "row", ROWS, ids=["redraws", "commits", "discards", "offers", "answers", "plans"]
)
def test_what_is_not_among_the_moves_is_not_found(row: Lazy) -> None:
    for move in STRANGE:
        assert move not in row
        with pytest.raises(ValueError, match="not"):
            row.index(move)


def test_rows_with_the_same_moves_are_the_same() -> None:
    assert Offers(1, 4, ("D1",)) == Offers(1, 4, ("D1",)) != Offers(1, 4, ("D2",))
    assert hash(Plans(("D1",))) == hash(Plans(("D1",)))


# -- counted, never listed

LARGE = (
    (Redraws(CARDS), 1 + 50 + 1225 + 19600),
    (Offers(0, 7, CARDS[:49]), 1 + 6 * (19650 * 56 - 1)),
    (Answers(CARDS, ("D", "W", "C")), 1 + 1000),
    (Subsets(Discard, CARDS), 2**50),
    (Plans(CARDS), 2**40 * 5**10),
)


@pytest.mark.parametrize(("row", "number"), LARGE, ids=lambda row: type(row).__name__)
def test_the_largest_rows_there_can_be_are_counted(row: Lazy, number: int) -> None:
    assert count(row) == count(Choices((row,))) == number
    assert row
    rng = Stream("large", "rows")
    for place in (0, 1, number // 2, number - 1, *[rng.below(number) for _ in range(50)]):
        assert row.index(row[place]) == place
    assert row[-1] == row[number - 1]
    with pytest.raises(IndexError):
        row[number]


def test_w12_the_offers_of_seven_seats_are_21499_with_none() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 7})
    assert len(wars.legal_moves(state)) == 6 * (64 * 56 - 1) + 1
    assert wars.legal_moves(state)[0] == EndOffers()


def test_apply_takes_no_move_that_is_only_equal_to_a_legal_one() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 2})
    assert wars.apply(state, Offer(1, (), ("L",))).mover == 1
    for to in (True, 1.0):
        with pytest.raises(IllegalMove):
            wars.apply(state, Offer(to, (), ("L",)))
