"""What a seat may see of the table and of the pile (W11), and that nothing else shows through."""

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, Stream, wars
from engine.players import LEVELS
from engine.wars import CARDS, Commit, CommitPlan, Discard, Observation, Redraw
from engine.wars.observe import unseen
from tests.engine.support import steady
from tests.engine.wars.hidden import mixed
from tests.engine.wars.notebook import Notebook
from tests.engine.wars.tables import at, everywhere, played, records, state_of

START = at("offer", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3")


def texts(value: object) -> list[str]:
    """Every text that a value holds, however deep."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [text for item in value for text in texts(item)]
    if is_dataclass(value):
        return [text for field in fields(value) for text in texts(getattr(value, field.name))]
    return []


# -- what lies on the table


@steady
@given(records(), st.integers(0, 6))
def test_the_observation_is_what_lies_on_the_table(record: Record, number: int) -> None:
    state = state_of(record)
    seat = number % state.seats
    seen = wars.observe(state, seat)
    shared = [
        *("seats", "trading", "open_play", "sealed_plan", "turn", "phase", "lead", "mover"),
        *("points", "plays", "offers", "reshuffles", "victors", "result"),
    ]
    assert [getattr(seen, name) for name in shared] == [getattr(state, name) for name in shared]
    assert (seen.seat, seen.hand, seen.commits) == (seat, state.hands[seat], state.commits[seat])
    assert (seen.deck_size, seen.pile_size) == (len(state.deck), len(state.pile))
    assert {field.name for field in fields(Observation)} == {
        *shared,
        *("seat", "hand", "hand_sizes", "commits", "parts", "known", "deck_size", "pile_size"),
        *("pile_seen", "pile_known", "offer", "events", "legal_moves"),
    }


@steady
@given(records())
def test_legal_moves_are_shown_to_the_mover_alone(record: Record) -> None:
    state = state_of(record)
    for seat in range(state.seats):
        expected = wars.legal_moves(state) if seat == state.mover else ()
        assert wars.observe(state, seat).legal_moves == expected


@pytest.mark.parametrize("seat", [-1, 3, 7, None])
def test_only_seats_that_are_there_can_look(seat: int) -> None:
    with pytest.raises(ValueError, match="seats 0 to 2"):
        wars.observe(START, seat)


@steady
@given(records(finished=True))
def test_w17_a_seat_knows_what_an_attentive_player_wrote_down(record: Record) -> None:
    seats = record.state.seats
    notebooks = [Notebook(seat, seats) for seat in range(seats)]
    for state in record.states:
        for seat, notebook in enumerate(notebooks):
            seen = wars.observe(state, seat)
            notebook.read(seen.events)
            notebook.check(seen)


@steady
@given(records())
def test_what_a_seat_knows_is_true(record: Record) -> None:
    state = state_of(record)
    for seat in range(state.seats):
        seen = wars.observe(state, seat)
        for other, known in enumerate(seen.known):
            assert set(known) <= {*state.hands[other], *state.commits[other]}
        closed = [
            card for card, is_open in zip(state.pile, state.pile_open, strict=True) if not is_open
        ]
        assert set(seen.pile_known) <= set(closed)
        assert not set(seen.pile_seen) & set(closed)


# -- W11: the pile


def test_w11_of_the_pile_only_what_was_played_is_open() -> None:
    state = at("redraw", "D1 D2 E1 W1 L1 L2", "D9", trading=False)
    state = played(state, Redraw(("D2",)), Redraw())
    for card in ("D1", "E1", "W1", "L1"):
        state = played(state, Commit((card,)), Commit())
    state = played(state, Discard(("L2",)))
    assert wars.observe(state, 1).pile_seen == ("D1", "E1", "W1", "L1")
    assert wars.observe(state, 1).pile_known == ()
    assert wars.observe(state, 1).pile_size == 6
    assert wars.observe(state, 0).pile_known == ("D2", "L2")


def test_a_hand_counts_its_cards_until_they_are_revealed() -> None:
    state = at("diplomacy", "D1 D2 D3 D4", "D5 D6", "D7")
    state = played(state, Commit(("D1", "D2")), Commit(("D5",)))
    for seat in range(3):
        assert wars.observe(state, seat).hand_sizes == (4, 2, 1)
    state = played(state, Commit())
    assert wars.observe(state, 0).hand_sizes == (2, 1, 1)


def test_a_hand_counts_its_planned_cards_until_they_are_revealed() -> None:
    state = at("plan", "D1 D2 E3 E4", "W5 L6", sealed_plan=True)
    state = played(state, CommitPlan(("D1", "D2"), ("E3",)))
    assert wars.observe(state, 1).hand_sizes == (4, 2)
    assert wars.observe(state, 1).commits == wars.observe(state, 1).parts == ()
    assert wars.observe(state, 0).commits == ("D1", "D2", "E3")
    assert wars.observe(state, 0).parts == (2, 1, 0, 0)
    state = played(state, CommitPlan((), (), ("W5",), ("L6",)))
    assert wars.observe(state, 1).hand_sizes == (1, 0)


def test_what_is_left_of_sealed_plans_after_the_end_stays_face_down() -> None:
    state = at("plan", "D1 W2", "W5 L6", sealed_plan=True)
    state = played(state, CommitPlan(("D1",), (), ("W2",)), CommitPlan((), (), ("W5",), ("L6",)))
    assert state.result.suit == "E"
    seen = wars.observe(state, 0)
    assert (seen.commits, seen.hand_sizes) == (("W2",), (1, 2))
    assert not {"W5", "L6"} & set(texts(seen))


def test_under_open_play_a_hand_is_smaller_at_once() -> None:
    state = played(at("diplomacy", "D1 D2 D3", "D5", open_play=True), Commit(("D1", "D2")))
    assert wars.observe(state, 1).hand_sizes == (1, 1)


# -- nothing hidden can be told from what is seen


@steady
@given(records(), st.integers(0, 6), st.randoms(use_true_random=False))
def test_what_is_hidden_changes_neither_what_is_seen_nor_what_a_bot_does(
    record: Record, number: int, chance: Random
) -> None:
    state = state_of(record)
    seat = number % state.seats
    if chance.random() < 0.7 and state.mover is not None:
        seat = state.mover
    other = mixed(state, seat, chance)
    seen = wars.observe(state, seat)
    assert other != state
    assert sorted(everywhere(other)) == sorted(CARDS)
    assert wars.observe(other, seat) == seen
    if seat == state.mover:
        for player in LEVELS:
            chosen = [
                player.choose(wars, wars.observe(truth, seat), Stream("bot", "1"))
                for truth in (state, other)
            ]
            assert chosen[0] == chosen[1]


@steady
@given(records(), st.integers(0, 6))
def test_the_observation_names_no_hidden_card_and_no_seed(record: Record, number: int) -> None:
    state = replace(state_of(record), seed="a seed that no card is called")
    seen = wars.observe(state, number % state.seats)
    now = texts(replace(seen, events=(), legal_moves=()))
    assert not set(now) & {*unseen(seen), state.seed}
    assert state.seed not in texts(seen)
    own = {*seen.hand, *seen.commits}
    if seen.offer and seen.offer.to == seen.seat:
        own |= set(seen.offer.give)
    moves = [seen.legal_moves[place] for place in range(min(500, len(seen.legal_moves)))]
    assert set(texts(tuple(moves))) <= own | set("DEWLC")


@steady
@given(records())
def test_hidden_and_known_cards_are_all_there_are(record: Record) -> None:
    state = state_of(record)
    for seat in range(state.seats):
        seen = wars.observe(state, seat)
        hidden = seen.deck_size + seen.pile_size - len(seen.pile_seen) - len(seen.pile_known)
        for other in range(state.seats):
            if other != seat:
                hidden += seen.hand_sizes[other] - len(seen.known[other])
        assert len(unseen(seen)) == hidden
