"""What holds in every game, whoever plays it and however."""

from dataclasses import FrozenInstanceError, fields
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, Record, digest, wars
from engine.choices import count
from engine.wars import (
    CARDS,
    PHASES,
    WARS,
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Offer,
    Redraw,
    State,
)
from engine.wars.cards import canonical
from engine.wars.events import (
    Committed,
    Declined,
    Destroyed,
    Discarded,
    Drew,
    EndedOffers,
    GameEnded,
    Offered,
    Played,
    Redrew,
    Reshuffled,
    SolePlayer,
    SuitWon,
    Traded,
    TurnBegan,
    WarDecided,
)
from tests.engine.support import seeds, steady
from tests.engine.wars.tables import everywhere, options, records

LEAST = (EndOffers(), Decline(), Redraw(), Commit(), CommitPlan(), Discard())
MOVES = {
    "offer": (Offer, EndOffers),
    "answer": (Accept, Decline),
    "redraw": (Redraw,),
    "plan": (CommitPlan,),
    "discard": (Discard,),
    **dict.fromkeys(PHASES, (Commit,)),
}


def states_of(record: Record) -> list[State]:
    return [state for state in record.states if isinstance(state, State)]


@steady
@given(records())
def test_every_card_is_in_exactly_one_place(record: Record) -> None:
    for state in states_of(record):
        assert sorted(everywhere(state)) == sorted(CARDS)
        assert len(state.pile) == len(state.pile_open)


@steady
@given(records())
def test_hands_and_commits_and_plays_are_in_canonical_order(record: Record) -> None:
    for state in states_of(record):
        assert all(hand == canonical(hand) for hand in state.hands)
        assert all(cards == canonical(cards) for row in state.plays for cards in row)
        if state.phase != "plan" and not state.sealed_plan:
            assert all(cards == canonical(cards) for cards in state.commits)


@steady
@given(records(finished=True))
def test_points_only_grow_and_never_beyond_what_is_handed_out(record: Record) -> None:
    for before, after in pairwise(states_of(record)):
        assert all(old <= new for old, new in zip(before.points, after.points, strict=True))
    assert 0 <= sum(record.state.points) <= 76 + 36 + 32


@steady
@given(records(finished=True))
def test_every_game_is_eight_turns_or_destroyed(record: Record) -> None:
    state = states_of(record)[-1]
    outcome = wars.outcome(state)
    turns = [
        event.turn
        for one in states_of(record)
        for event in one.events
        if isinstance(event, TurnBegan)
    ]
    assert turns == list(range(1, state.turn + 1))
    assert outcome.points == state.points
    if outcome.kind == "credit":
        assert (state.turn, outcome.turn, outcome.suit) == (8, 8, "")
        best = max(state.points)
        assert outcome.winners == tuple(
            [seat for seat, points in enumerate(state.points) if points == best]
        )
        assert len(state.victors) == 8
    else:
        assert outcome.kind == "destroyed"
        assert (outcome.winners, outcome.turn) == ((), state.turn)
        assert state.plays["DEWL".index(outcome.suit)] == ((),) * state.seats
        assert len(state.victors) == state.turn - 1


@steady
@given(records())
def test_w14_every_round_asks_every_seat_once_in_order(record: Record) -> None:
    asked: list[int] = []
    for before, after in pairwise(states_of(record)):
        if before.phase in ("offer", "answer"):
            continue
        asked.append(before.mover)
        if (after.phase, after.turn) != (before.phase, before.turn):
            order = [(before.lead + step) % before.seats for step in range(before.seats)]
            assert asked == order
            asked = []


@steady
@given(records())
def test_each_phase_has_moves_of_its_own_and_the_one_that_does_least_comes_first(
    record: Record,
) -> None:
    for state in states_of(record):
        legal = wars.legal_moves(state)
        if state.phase == "over":
            assert legal == ()
        else:
            assert legal[0] in LEAST
            assert isinstance(legal[0], MOVES[state.phase])
            assert isinstance(legal[count(legal) - 1], MOVES[state.phase])


@steady
@given(records())
def test_somebody_is_to_move_until_the_game_is_over(record: Record) -> None:
    for state in states_of(record):
        over = wars.outcome(state) is not None
        assert (wars.seat_to_move(state) is None) == over == (state.phase == "over")
        if not over:
            assert wars.seat_to_move(state) in range(state.seats)


@steady
@given(records(), st.integers(0, 10**6))
def test_every_legal_move_applies(record: Record, number: int) -> None:
    legal = record.game.legal_moves(record.state)
    if legal:
        for place in {0, count(legal) - 1, number % count(legal)}:
            after = record.game.apply(record.state, legal[place])
            assert digest(after) != digest(record.state)


@steady
@given(records())
def test_apply_never_changes_what_it_was_given(record: Record) -> None:
    for state, move in zip(record.states, record.moves, strict=False):
        before = (digest(state), repr(state), repr(move), hash(state))
        record.game.apply(state, move)
        assert (digest(state), repr(state), repr(move), hash(state)) == before


def test_states_moves_events_and_observations_are_frozen() -> None:
    state = wars.new_game("7KQ2M9")
    for frozen in (state, Redraw(), state.events[0], wars.observe(state, 0), WARS[0]):
        with pytest.raises(FrozenInstanceError):
            setattr(frozen, fields(frozen)[0].name, None)


@steady
@given(records())
def test_the_same_move_always_leads_to_the_same_state(record: Record) -> None:
    state = record.states[0]
    for move, recorded in zip(record.moves, record.states[1:], strict=True):
        state = record.game.apply(state, move)
        assert state == recorded
        assert digest(state) == digest(recorded)


@steady
@given(records())
def test_parse_is_the_inverse_of_text(record: Record) -> None:
    parsed = Record.parse(record.text)
    assert parsed == record
    assert parsed.text == record.text
    assert [digest(state) for state in parsed.states] == [digest(state) for state in record.states]


@steady
@given(seeds, options())
def test_the_game_found_by_its_id_plays_by_these_rules(
    seed: str, settings: dict[str, object]
) -> None:
    assert GAMES["wars"].new_game(seed, settings) == wars.new_game(seed, settings)
    assert (GAMES["wars"].id, GAMES["wars"].rules_version) == ("wars", 1)


# -- events tell everything


@steady
@given(records(finished=True))
def test_the_events_of_a_game_tell_every_hand(record: Record) -> None:
    hands: list[set[str]] = [set() for _ in range(record.state.seats)]
    for state in states_of(record):
        for event in state.events:
            if isinstance(event, Drew):
                assert len(event.cards) == event.count
                hands[event.seat] |= set(event.cards)
            elif isinstance(event, Traded):
                hands[event.seat] = (hands[event.seat] - set(event.give)) | set(event.paid)
                hands[event.to] = (hands[event.to] - set(event.paid)) | set(event.give)
            elif isinstance(event, Redrew | Discarded):
                assert len(event.cards) == event.count
                hands[event.seat] -= set(event.cards)
            elif isinstance(event, Committed | Played):
                hands[event.seat] -= set(event.cards)
        assert [set(hand) for hand in state.hands] == hands


TELLS = {
    Offer: Offered,
    EndOffers: EndedOffers,
    Accept: Traded,
    Decline: Declined,
    Redraw: Redrew,
    Discard: Discarded,
    CommitPlan: Committed,
}


@steady
@given(records(finished=True))
def test_the_first_event_tells_the_move_and_who_made_it(record: Record) -> None:
    states = states_of(record)
    for before, move, after in zip(states, record.moves, states[1:], strict=False):
        first = after.events[0]
        kind = TELLS.get(type(move)) or (Played if before.open_play else Committed)
        assert type(first) is kind
        who = first.to if isinstance(first, Traded | Declined) else first.seat
        assert who == before.mover


@steady
@given(records(finished=True))
def test_every_suit_is_won_or_tied_or_the_end(record: Record) -> None:
    told = [event for state in states_of(record) for event in state.events]
    suits = [event for event in told if isinstance(event, SuitWon | Destroyed)]
    for place, event in enumerate(suits):
        assert event.suit == "DEWL"[place % 4]
        assert isinstance(event, SuitWon) or place == len(suits) - 1
    destroyed = record.state.result.kind == "destroyed"
    assert len(suits) == 32 or destroyed
    assert len([event for event in told if isinstance(event, WarDecided)]) == len(suits) // 4 - (
        destroyed and len(suits) % 4 == 0
    )
    assert told[-1] == GameEnded(record.state.result)
    assert len([event for event in told if isinstance(event, SolePlayer)]) <= 32


def played(state: State) -> set[str]:
    return {card for of_suit in state.plays for cards in of_suit for card in cards}


@steady
@given(records())
def test_a_move_that_reveals_nothing_leaves_every_seat_with_what_it_knew(record: Record) -> None:
    """Nobody's hand grew, nobody's knowledge of others did, and no card came to lie open."""
    for before, after in pairwise(states_of(record)):
        if wars.reveals(after):
            continue
        assert all(set(now) <= set(old) for now, old in zip(after.hands, before.hands, strict=True))
        assert set(after.known) <= set(before.known)
        assert played(after) <= played(before)
        assert after.deck == before.deck


@pytest.mark.parametrize("ask", [(), ("L",)])
def test_an_offer_and_its_answer_reveal_what_seats_want(ask: tuple[str, ...]) -> None:
    state = wars.new_game("4KD7QX", {"seats": 3})
    give = () if ask else state.hands[0][:1]
    offered = wars.apply(state, wars.Offer(1, give, ask))
    assert wars.reveals(offered)
    assert wars.reveals(wars.apply(offered, wars.Decline()))
    assert not wars.reveals(wars.apply(state, wars.EndOffers()))


@steady
@given(records(finished=True))
def test_reshuffles_are_counted_from_one(record: Record) -> None:
    told = [event for state in states_of(record) for event in state.events]
    numbers = [event.number for event in told if isinstance(event, Reshuffled)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert record.state.reshuffles == len(numbers)
