"""Damage control and the end phase: relief, discards, High Fear (P13)."""

from itertools import combinations
from math import comb

import pytest

from engine import IllegalMove, pacification
from engine.pacification import EndTurn, Play, Straddle
from engine.pacification.state import (
    Change,
    DamageControl,
    Discarded,
    Drew,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    TurnBegan,
)
from tests.engine.pacification.positions import HAND, end_turn, position, told

# -- damage control


@pytest.mark.parametrize(("turmoil", "after"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_damage_control_takes_one_turmoil_but_not_below_0(turmoil: int, after: int) -> None:
    state = end_turn(position(turmoil=turmoil))
    assert state.meters.turmoil == after
    assert told(state, DamageControl) == (Change("turmoil", turmoil, after),)


# -- High Fear


@pytest.mark.parametrize(("fear", "rise"), [(0, 0), (5, 0), (14, 0), (15, 1), (30, 1)])
def test_high_fear_costs_one_turmoil_in_the_end_phase(fear: int, rise: int) -> None:
    state = end_turn(position(fear=fear, turmoil=3))
    assert state.meters.turmoil == 2 + rise
    assert [event for event in state.events if isinstance(event, FearUnsettled)] == [
        FearUnsettled((Change("turmoil", 2, 3),))
    ] * rise


def test_damage_control_comes_before_high_fear() -> None:
    state = end_turn(position(fear=15, turmoil=0))
    assert state.meters.turmoil == 1
    at_the_top = end_turn(position(fear=15, turmoil=30, turn=10))
    assert at_the_top.meters.turmoil == 30


def test_fear_is_judged_before_the_next_events() -> None:
    state = end_turn(position(fear=14, events=("nuclear-proliferation",)))
    assert (state.meters.fear, state.meters.turmoil) == (18, 0)


def test_the_end_of_a_turn_is_told_in_its_order() -> None:
    state = end_turn(position(HAND[:7], fear=15, turmoil=2, hostility=10))
    assert [type(event) for event in state.events] == [
        DamageControl,
        Discarded,
        FearUnsettled,
        TurnBegan,
        EventFlipped,
        Drew,
    ]


def test_a_new_turn_counts_up_and_forgets_what_was_bought() -> None:
    state = pacification.apply(position(HAND[:3]), Straddle())
    state = pacification.apply(state, Play(HAND[0]))
    assert (state.straddles, state.plays) == (1, 1)
    after = end_turn(state)
    assert (after.turn, after.straddles, after.plays) == (4, 0, 0)


# -- the hand limit


@pytest.mark.parametrize("size", range(6))
@pytest.mark.parametrize("turn", [3, 10])
def test_p13_nothing_is_discarded_from_five_cards_or_fewer(size: int, turn: int) -> None:
    state = position(HAND[:size], turn=turn)
    ends = [move for move in pacification.legal_moves(state) if isinstance(move, EndTurn)]
    assert ends == [EndTurn(())]
    after = pacification.apply(state, EndTurn())
    assert after.hand[:size] == HAND[:size]
    assert after.decision_pile == ()
    assert not [event for event in after.events if isinstance(event, Discarded)]


@pytest.mark.parametrize("size", [6, 7, 8, 10])
@pytest.mark.parametrize("turn", [3, 10])
def test_p13_exactly_the_excess_is_discarded_by_choice(size: int, turn: int) -> None:
    hand = HAND[:size][::-1]
    state = position(hand, turn=turn)
    ends = [move for move in pacification.legal_moves(state) if isinstance(move, EndTurn)]
    assert ends == [EndTurn(discard) for discard in combinations(HAND[:size], size - 5)]
    assert len(ends) == comb(size, 5)
    for end in ends[:: max(1, len(ends) // 20)]:
        after = pacification.apply(state, end)
        assert after.hand[:5] == tuple([card for card in hand if card not in end.discard])
        assert len(after.hand) == (5 if turn == 10 else 7)
        assert after.decision_pile == end.discard
        assert Discarded(end.discard) in after.events


def test_p13_a_played_card_is_no_longer_in_excess() -> None:
    state = pacification.apply(position(HAND[:6]), Play(HAND[0]))
    assert pacification.legal_moves(state)[0] == EndTurn(())


@pytest.mark.parametrize(
    "discard",
    [
        (),
        HAND[:1],
        HAND[:3],
        HAND[:7],
        (HAND[1], HAND[0]),
        (HAND[0], HAND[0]),
        (HAND[0], "invasion"),
        (HAND[0], ""),
        (HAND[0], None),
        (HAND[0], 7),
        (HAND[0], [HAND[1]]),
        list(HAND[:2]),
        set(HAND[:2]),
        None,
        HAND[0],
        "ab",
        2,
    ],
)
def test_p13_any_other_discard_is_refused_and_says_how_many(discard: object) -> None:
    state = position(HAND[:7])
    assert EndTurn(HAND[:2]) in pacification.legal_moves(state)
    assert EndTurn(discard) not in pacification.legal_moves(state)
    with pytest.raises(IllegalMove, match="exactly 2 of the cards in hand"):
        pacification.apply(state, EndTurn(discard))


@pytest.mark.parametrize("discard", [HAND[:1], HAND[:5], [], None, "", 0, ("",)])
def test_p13_no_more_than_the_excess_can_be_given_up(discard: object) -> None:
    state = position(HAND[:5])
    with pytest.raises(IllegalMove):
        pacification.apply(state, EndTurn(discard))


def test_p13_discards_come_before_the_next_draw() -> None:
    state = position(HAND[:6], decisions=("invasion", "diplomacy"))
    after = pacification.apply(state, EndTurn(HAND[:1]))
    assert after.hand == (*HAND[1:6], "invasion", "diplomacy")


def test_p13_discards_join_the_pile_behind_the_played_cards() -> None:
    state = pacification.apply(position(HAND[:8]), Play(HAND[7]))
    after = pacification.apply(state, EndTurn(HAND[:2]))
    assert after.decision_pile == (HAND[7], *HAND[:2])


# -- the last turn


def test_no_turn_begins_after_the_tenth() -> None:
    before = position(HAND[:6], turn=10, turmoil=2, decisions=("invasion",))
    after = end_turn(before)
    assert [type(event) for event in after.events] == [DamageControl, Discarded, GameEnded]
    assert after.turn == 10
    assert (after.event_deck, after.decision_deck) == (before.event_deck, before.decision_deck)
    assert after.hand == HAND[1:6]
    assert pacification.seat_to_move(after) is None
    assert pacification.legal_moves(after) == ()
    assert after.phase == "over"


def test_the_ninth_turn_is_not_the_last() -> None:
    after = end_turn(position(turn=9, oil=20))
    assert (after.turn, pacification.outcome(after)) == (10, None)
