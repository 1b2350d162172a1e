"""What holds in every game, whatever is played."""

from dataclasses import FrozenInstanceError, fields
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, Record, digest, pacification
from engine.pacification import EndTurn, Meters, Play, PlayExtra, State, Straddle
from engine.pacification.state import (
    Change,
    DamageControl,
    Discarded,
    Drew,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    Played,
    Straddled,
    TurnBegan,
    zone,
)
from tests.engine.pacification.document import DECISION_IDS, EVENT_IDS, START_LEVELS
from tests.engine.support import records, seeds, steady


def states_of(record: Record) -> list[State]:
    states = [state for state in record.states if isinstance(state, State)]
    assert len(states) == len(record.moves) + 1
    return states


@steady
@given(records())
def test_meters_stay_in_0_to_30(record: Record) -> None:
    for state in states_of(record):
        for meter in ("fear", "hostility", "turmoil", "oil"):
            assert 0 <= getattr(state.meters, meter) <= 30


@steady
@given(records())
def test_every_card_is_in_exactly_one_place(record: Record) -> None:
    for state in states_of(record):
        assert sorted(state.event_deck + state.event_pile) == sorted(EVENT_IDS)
        decisions = state.hand + state.decision_deck + state.decision_pile
        assert sorted(decisions) == sorted(DECISION_IDS)


@steady
@given(records())
def test_decks_only_shrink_from_the_top_and_piles_only_grow(record: Record) -> None:
    states = states_of(record)
    for before, after in pairwise(states):
        for deck in ("event_deck", "decision_deck"):
            left = getattr(after, deck)
            assert left == getattr(before, deck)[len(getattr(before, deck)) - len(left) :]
        for pile in ("event_pile", "decision_pile"):
            old = getattr(before, pile)
            assert getattr(after, pile)[: len(old)] == old


@steady
@given(records(finished=True))
def test_every_game_ends_in_ten_turns_at_the_latest(record: Record) -> None:
    states = states_of(record)
    ends = [move for move in record.moves if isinstance(move, EndTurn)]
    assert len(ends) == states[-1].turn <= 10
    assert record.game.outcome(states[-1]) is not None
    assert all(record.game.outcome(state) is None for state in states[:-1])


@steady
@given(records())
def test_the_hand_holds_five_cards_at_most_when_a_turn_ends(record: Record) -> None:
    states = states_of(record)
    for after, move in zip(states[1:], record.moves, strict=True):
        if isinstance(move, EndTurn):
            assert len(after.hand) <= (5 if after.result else 7)


@steady
@given(records())
def test_apply_never_changes_what_it_was_given(record: Record) -> None:
    for state, move in zip(record.states, record.moves, strict=False):
        before = (digest(state), repr(state), repr(move), hash(state))
        record.game.apply(state, move)
        assert (digest(state), repr(state), repr(move), hash(state)) == before


def test_states_moves_and_meters_are_frozen() -> None:
    state = pacification.new_game("7KQ2M9")
    for frozen in (state, state.meters, EndTurn(), Play("x"), pacification.observe(state, 0)):
        with pytest.raises(FrozenInstanceError):
            setattr(frozen, fields(frozen)[0].name, None)


@steady
@given(records())
def test_the_same_move_always_leads_to_the_same_state(record: Record) -> None:
    state = record.states[0]
    for move, recorded in zip(record.moves, record.states[1:], strict=True):
        state = record.game.apply(state, move)
        assert state == recorded
        assert state.events == recorded.events


@steady
@given(records())
def test_every_legal_move_applies(record: Record) -> None:
    legal = record.game.legal_moves(record.state)
    for place in range(0, len(legal), max(1, len(legal) // 25)):
        after = record.game.apply(record.state, legal[place])
        assert digest(after) != digest(record.state)


@steady
@given(records())
def test_legal_moves_are_hashable_and_no_two_are_the_same(record: Record) -> None:
    for state in states_of(record):
        legal = pacification.legal_moves(state)
        if len(legal) < 2000:
            assert len(set(legal)) == len(legal)
        kinds = {type(legal[place]) for place in (0, len(legal) - 1)} if legal else set()
        assert kinds <= {EndTurn, Play, PlayExtra, Straddle}


@steady
@given(records())
def test_the_move_that_does_least_comes_first(record: Record) -> None:
    for state in states_of(record):
        if state.result:
            assert pacification.legal_moves(state) == ()
        else:
            first = pacification.legal_moves(state)[0]
            assert isinstance(first, EndTurn)
            assert first.discard == tuple(sorted(state.hand)[: max(0, len(state.hand) - 5)])


@steady
@given(records())
def test_a_discard_is_written_in_the_order_of_ids(record: Record) -> None:
    for move in record.moves:
        if isinstance(move, EndTurn):
            assert list(move.discard) == sorted(set(move.discard))


@steady
@given(records())
def test_somebody_is_to_move_until_the_game_is_over(record: Record) -> None:
    for state in states_of(record):
        over = pacification.outcome(state) is not None
        assert pacification.seat_to_move(state) == (None if over else 0)
        assert bool(pacification.legal_moves(state)) != over


# -- events tell everything


def retold(levels: dict[str, int], changes: tuple[Change, ...]) -> None:
    for change in changes:
        assert levels[change.meter] == change.before
        levels[change.meter] = change.after


@steady
@given(records())
def test_the_events_of_a_game_tell_the_whole_game(record: Record) -> None:
    levels = dict(START_LEVELS)
    hand: list[str] = []
    events: list[str] = []
    decisions: list[str] = []
    turn, result = 0, None
    for state in states_of(record):
        for event in state.events:
            if isinstance(event, EventFlipped | Straddled | DamageControl | FearUnsettled | Played):
                retold(levels, event.price if isinstance(event, Played) else ())
                retold(levels, event.changes)
            if isinstance(event, EventFlipped):
                assert event.effective or not event.changes
                events.append(event.card)
            elif isinstance(event, Drew):
                hand += event.cards
            elif isinstance(event, Played):
                hand.remove(event.card)
                decisions.append(event.card)
            elif isinstance(event, Discarded):
                hand = [card for card in hand if card not in event.cards]
                decisions += event.cards
            elif isinstance(event, TurnBegan):
                assert event.hostility == levels["hostility"]
                turn = event.turn
            elif isinstance(event, GameEnded):
                result = event.outcome
        assert Meters(**levels) == state.meters
        assert (tuple(hand), turn, result) == (state.hand, state.turn, state.result)
        assert (tuple(events), tuple(decisions)) == (state.event_pile, state.decision_pile)


@steady
@given(records())
def test_a_move_reveals_when_a_card_was_turned_up(record: Record) -> None:
    states = states_of(record)
    assert pacification.reveals(states[0])
    for before, after in pairwise(states):
        decks = [(state.event_deck, state.decision_deck) for state in (before, after)]
        assert pacification.reveals(after) == (decks[0] != decks[1])


# -- the levels have names


@pytest.mark.parametrize("meter", ["fear", "hostility", "oil"])
def test_levels_are_low_to_5_medium_to_14_high_from_15(meter: str) -> None:
    names = [zone(meter, value) for value in range(31)]
    assert names == ["low"] * 6 + ["medium"] * 9 + ["high"] * 16


def test_turmoil_is_low_at_0_medium_to_4_high_from_5() -> None:
    names = [zone("turmoil", value) for value in range(31)]
    assert names == ["low"] + ["medium"] * 4 + ["high"] * 26


@steady
@given(seeds, st.booleans())
def test_the_game_found_by_its_id_plays_by_these_rules(seed: str, repeat_extras: bool) -> None:
    options = {"repeat_extras": repeat_extras}
    assert GAMES["pacification"].new_game(seed, options) == pacification.new_game(seed, options)
