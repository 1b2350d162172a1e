"""Full states made up from what one seat knows: they fit it, and depend on nothing else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, Stream, digest, wars
from engine.shuffle import check_seed
from engine.wars import CARDS, PHASES, Offer
from engine.wars.cards import canonical
from engine.wars.observe import committed
from engine.wars.state import Known
from tests.engine.support import steady
from tests.engine.wars.hidden import mixed
from tests.engine.wars.tables import at, everywhere, played, records, state_of, walked, wander

START = at("offer", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3")


@steady
@given(records(), st.integers(0, 6), st.text(max_size=10))
def test_a_made_up_state_fits_the_observation(record: Record, number: int, purpose: str) -> None:
    state = state_of(record)
    seat = number % state.seats
    seen = wars.observe(state, seat)
    made = wars.determinize(seen, Stream("made up", purpose))
    assert wars.observe(made, seat) == seen
    assert sorted(everywhere(made)) == sorted(CARDS)
    assert check_seed(made.seed) == made.seed
    assert all(hand == canonical(hand) for hand in made.hands)
    assert all(
        note.card in made.hands[note.holder] + made.commits[note.holder] for note in made.known
    )


@steady
@given(records(), st.integers(0, 6))
def test_a_made_up_state_can_be_played_to_its_end(record: Record, number: int) -> None:
    seat = number % record.state.seats
    rng = Stream("made up", str(number))
    state = wars.determinize(wars.observe(state_of(record), seat), rng)
    while state.mover is not None:
        state = wars.apply(state, wander(state, rng))
        assert sorted(everywhere(state)) == sorted(CARDS)
    assert wars.outcome(state) is not None


@steady
@given(records())
def test_a_made_up_state_depends_on_the_observation_and_the_stream_alone(record: Record) -> None:
    state = state_of(record)
    other = mixed(state, 0, Random(1))
    made = [
        wars.determinize(wars.observe(truth, 0), Stream("made up", "once"))
        for truth in (state, other)
    ]
    assert made[0] == made[1]


def test_made_up_states_differ_from_one_another_and_from_the_truth() -> None:
    state = state_of(walked("7KQ2M9", {"seats": 4}, "made up", 60))
    rng = Stream("made up", "several")
    made = [wars.determinize(wars.observe(state, 0), rng) for _ in range(5)]
    for differ in ([digest(one) for one in [state, *made]], [one.seed for one in [state, *made]]):
        assert len(set(differ)) == 6
    assert len({one.hands for one in [state, *made]}) == 6


def test_every_hidden_card_can_be_in_every_hidden_place() -> None:
    state = at("redraw", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3", pile=("E9",))
    seen = wars.observe(state, 0)
    rng = Stream("made up", "places")
    made = [wars.determinize(seen, rng) for _ in range(900)]
    hidden = set(CARDS) - {"D1", "D2", "L5"}
    for place in ({one.deck[0] for one in made}, {one.pile[0] for one in made}):
        assert place == hidden
    for seat in (1, 2):
        assert {card for one in made for card in one.hands[seat]} == hidden


@pytest.mark.parametrize("phase", [*PHASES, "plan"])
def test_commits_are_guessed_among_what_could_be_committed(phase: str) -> None:
    state = at(phase, "D1 E1", "D2 E2 W2 L2 C2", "D3 E3", sealed_plan=phase == "plan")
    state = played(state, wars.legal_moves(state)[0], wars.legal_moves(state)[0])
    seen = wars.observe(state, 2)
    rng = Stream("made up", "commits")
    made = [wars.determinize(seen, rng) for _ in range(200)]
    assert committed(seen) == (0, 1)
    assert len({len(one.commits[1]) for one in made}) >= 3
    assert [one for one in made if "C1" in one.hands[1]]
    assert [one for one in made if "C1" in one.commits[1]]
    for one in made:
        assert [len(one.hands[at]) + len(one.commits[at]) for at in range(3)] == [2, 5, 2]
        if phase != "plan":
            suit = "DEWL"[PHASES.index(phase)]
            assert all(card[0] in (suit, "C") for cards in one.commits for card in cards)
        else:
            assert [sum(part) for part in one.parts] == [len(cards) for cards in one.commits]


def test_an_offer_between_others_is_made_up_with_its_numbers() -> None:
    state = played(START, Offer(1, ("D1", "L5"), ("L",)))
    made = [wars.determinize(wars.observe(state, 2), Stream("made up", str(n))) for n in range(40)]
    assert len({one.offer for one in made}) > 20
    for one in made:
        assert (one.offer.given, one.offer.asked) == (2, 1)
        assert set(one.offer.give) <= set(one.hands[0])
        assert {Known(1, 0, card) for card in one.offer.give} <= set(one.known)
        assert one.phase == "answer"
