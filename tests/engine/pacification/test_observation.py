"""What the president sees: everything but the seed and the order of the decks."""

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, Stream, digest, pacification
from engine.pacification import Observation, State
from engine.shuffle import check_seed
from tests.engine.pacification.document import DECISION_IDS, EVENT_IDS
from tests.engine.support import records, steady


def state_of(record: Record) -> State:
    assert isinstance(record.state, State)
    return record.state


def texts(value: object) -> list[str]:
    """Every text that a value holds, however deep."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [text for item in value for text in texts(item)]
    if is_dataclass(value):
        return [text for field in fields(value) for text in texts(getattr(value, field.name))]
    return []


@steady
@given(records())
def test_the_observation_is_what_lies_on_the_table(record: Record) -> None:
    state = state_of(record)
    seen = pacification.observe(state, 0)
    shared = [
        "repeat_extras",
        "turn",
        "phase",
        "meters",
        "hand",
        "event_pile",
        "decision_pile",
        "straddles",
        "plays",
        "result",
        "events",
    ]
    assert [getattr(seen, name) for name in shared] == [getattr(state, name) for name in shared]
    assert seen.event_deck_size == len(state.event_deck)
    assert seen.decision_deck_size == len(state.decision_deck)
    assert seen.legal_moves == pacification.legal_moves(state)
    assert {field.name for field in fields(Observation)} == {
        *shared,
        "event_deck_size",
        "decision_deck_size",
        "legal_moves",
    }


@steady
@given(records(), st.randoms(use_true_random=False))
def test_neither_the_seed_nor_the_order_of_a_deck_changes_what_is_seen(
    record: Record, chance: Random
) -> None:
    state = state_of(record)
    other = replace(
        state,
        seed="another seed",
        event_deck=tuple(chance.sample(state.event_deck, len(state.event_deck))),
        decision_deck=tuple(chance.sample(state.decision_deck, len(state.decision_deck))),
    )
    assert other != state
    assert pacification.observe(other, 0) == pacification.observe(state, 0)


@steady
@given(records())
def test_the_observation_names_no_unseen_card_and_no_seed(record: Record) -> None:
    state = replace(state_of(record), seed="a seed that no card is called")
    seen = texts(pacification.observe(state, 0))
    assert set(state.hand) <= set(seen)
    assert not set(seen) & {*state.event_deck, *state.decision_deck, state.seed}


@pytest.mark.parametrize("seat", [1, -1, 2, None])
def test_there_is_one_seat(seat: int) -> None:
    with pytest.raises(ValueError, match="one seat"):
        pacification.observe(pacification.new_game("7KQ2M9"), seat)


@steady
@given(records(), st.text(max_size=10))
def test_a_made_up_state_fits_the_observation(record: Record, purpose: str) -> None:
    state = state_of(record)
    seen = pacification.observe(state, 0)
    made = pacification.determinize(seen, Stream("made up", purpose))
    assert pacification.observe(made, 0) == seen
    assert list(pacification.legal_moves(made)) == list(pacification.legal_moves(state))
    assert sorted(made.event_deck + made.event_pile) == sorted(EVENT_IDS)
    assert sorted(made.hand + made.decision_deck + made.decision_pile) == sorted(DECISION_IDS)
    assert made.phase == state.phase
    assert check_seed(made.seed) == made.seed


@steady
@given(records(finished=False), st.integers(0, 99))
def test_a_made_up_state_can_be_played_to_its_end(record: Record, number: int) -> None:
    rng = Stream("made up", str(number))
    state = pacification.determinize(pacification.observe(state_of(record), 0), rng)
    while legal := pacification.legal_moves(state):
        state = pacification.apply(state, legal[rng.below(len(legal))])
    assert pacification.outcome(state) is not None


@steady
@given(records())
def test_made_up_states_differ_from_one_another_and_from_the_truth(record: Record) -> None:
    state = state_of(record)
    rng = Stream("made up", "several")
    seen = pacification.observe(state, 0)
    made = [pacification.determinize(seen, rng) for _ in range(4)]
    assert len({digest(one) for one in [state, *made]}) == 5
    assert len({one.seed for one in [state, *made]}) == 5
    assert len({one.event_deck for one in [state, *made]}) == 5
    if len(state.decision_deck) > 10:
        assert len({one.decision_deck for one in [state, *made]}) == 5


@steady
@given(records())
def test_a_made_up_state_depends_on_the_observation_and_the_stream_alone(record: Record) -> None:
    state = state_of(record)
    turned = replace(state, seed="another seed", event_deck=state.event_deck[::-1])
    made = [
        pacification.determinize(pacification.observe(truth, 0), Stream("made up", "once"))
        for truth in (state, turned)
    ]
    assert made[0] == made[1]


def test_every_unseen_card_can_lie_on_top() -> None:
    seen = pacification.observe(pacification.new_game("7KQ2M9"), 0)
    rng = Stream("made up", "tops")
    made = [pacification.determinize(seen, rng) for _ in range(600)]
    assert {one.event_deck[0] for one in made} == set(EVENT_IDS) - set(seen.event_pile)
    assert {one.decision_deck[0] for one in made} == set(DECISION_IDS) - set(seen.hand)
