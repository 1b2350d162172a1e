"""The policy phase: Straddle the Fence (P5, P14)."""

import pytest

from engine import IllegalMove, pacification
from engine.pacification import Play, PlayExtra, State, Straddle
from engine.pacification.state import Change, Drew, Straddled
from tests.engine.pacification.positions import HAND, end_turn, position

both = pytest.mark.parametrize("repeat_extras", [False, True], ids=["once", "repeat"])


def straddle(state: State) -> State:
    return pacification.apply(state, Straddle())


def refused(state: State, words: str) -> bool:
    assert Straddle() not in pacification.legal_moves(state)
    with pytest.raises(IllegalMove, match=words):
        straddle(state)
    return True


@both
def test_straddle_costs_one_turmoil_and_draws_the_top_card(repeat_extras: bool) -> None:
    before = position(HAND[:2], decisions=("invasion",), repeat_extras=repeat_extras)
    after = straddle(before)
    assert after.meters.turmoil == before.meters.turmoil + 1
    assert after.hand == (*HAND[:2], "invasion")
    assert after.decision_deck == before.decision_deck[1:]
    assert after.events == (Straddled((Change("turmoil", 0, 1),)), Drew(("invasion",)))
    assert (after.turn, after.event_deck, after.event_pile, after.decision_pile) == (
        before.turn,
        before.event_deck,
        before.event_pile,
        before.decision_pile,
    )


@pytest.mark.parametrize("seed", ["7KQ2M9", "a", "b"])
def test_p5_both_cards_are_seen_before_straddle_is_decided(seed: str) -> None:
    state = pacification.new_game(seed)
    observation = pacification.observe(state, 0)
    assert len(observation.hand) == 2
    assert Straddle() in observation.legal_moves


def test_p5_straddle_is_once_per_turn() -> None:
    refused(straddle(position(HAND[:2])), r"Straddle the Fence was used this turn\.")


def test_p5_straddle_comes_back_with_the_next_turn() -> None:
    after = end_turn(straddle(position(HAND[:2])))
    assert Straddle() in pacification.legal_moves(after)
    assert straddle(after).straddles == 1


def test_p5_repeat_extras_lifts_once_per_turn() -> None:
    state = position(HAND[:2], repeat_extras=True)
    for bought in range(1, 31):
        state = straddle(state)
        assert (state.meters.turmoil, len(state.hand)) == (bought, 2 + bought)
    refused(state, "Turmoil below 30")


@both
def test_p5_the_first_decision_ends_the_time_for_straddle(repeat_extras: bool) -> None:
    state = position(HAND[:3], repeat_extras=repeat_extras)
    played = pacification.apply(state, Play(HAND[1]))
    refused(played, "before the first decision")
    extra = pacification.apply(played, PlayExtra(HAND[2]))
    refused(extra, "before the first decision")


@both
def test_p5_straddle_is_offered_until_the_first_decision(repeat_extras: bool) -> None:
    state = position(HAND[:3], repeat_extras=repeat_extras)
    assert list(pacification.legal_moves(state))[-1] == Straddle()
    assert state.phase == "policy"
    assert pacification.apply(state, Play(HAND[1])).phase == "implementation"


def test_p5_the_phase_is_left_when_nothing_can_be_bought() -> None:
    assert straddle(position(HAND[:3])).phase == "implementation"
    assert straddle(position(HAND[:3], repeat_extras=True)).phase == "policy"
    assert position(HAND[:3], turmoil=30).phase == "implementation"
    assert position(HAND[:3], deck_size=0).phase == "implementation"


def test_p5_a_drawn_card_can_be_played_in_the_same_turn() -> None:
    after = straddle(position(decisions=("secure-contracts",)))
    assert pacification.apply(after, Play("secure-contracts")).meters.oil == 6


@both
def test_p14_straddle_needs_turmoil_below_30(repeat_extras: bool) -> None:
    refused(
        position(HAND[:2], turmoil=30, repeat_extras=repeat_extras),
        r"Straddle the Fence needs Turmoil below 30\.",
    )
    at_29 = position(HAND[:2], turmoil=29, repeat_extras=repeat_extras)
    assert straddle(at_29).meters.turmoil == 30


@both
def test_p14_straddle_needs_a_card_in_the_deck(repeat_extras: bool) -> None:
    refused(
        position(HAND[:2], deck_size=0, repeat_extras=repeat_extras),
        r"The decision deck is empty\.",
    )
    last = position(HAND[:2], deck_size=1, repeat_extras=repeat_extras)
    after = straddle(last)
    assert after.decision_deck == ()
    assert Straddle() not in pacification.legal_moves(after)


def test_p14_the_pile_does_not_come_back_when_the_deck_is_empty() -> None:
    before = position(HAND[:2], deck_size=1, repeat_extras=True)
    after = straddle(before)
    assert len(before.decision_pile) == 55
    assert after.decision_pile == before.decision_pile


def test_p8_turmoil_may_pass_5_by_straddle() -> None:
    after = straddle(position(HAND[:2], turmoil=5))
    assert after.meters.turmoil == 6
    assert pacification.outcome(after) is None


def test_no_straddle_when_the_game_is_over() -> None:
    refused(end_turn(position(turn=10)), "over")
