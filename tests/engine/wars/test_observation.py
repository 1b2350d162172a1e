"""What a seat may see (W11) and remembers (W17), to the letter; and games made up from that."""

from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, Stream, digest, wars
from engine.players import LEVELS
from engine.shuffle import check_seed
from engine.wars import (
    CARDS,
    PHASES,
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Observation,
    Offer,
    Redraw,
    State,
)
from engine.wars.cards import canonical
from engine.wars.events import Committed, Declined, Drew, Offered, Redrew, Traded, as_seen
from engine.wars.observe import committed, unseen
from engine.wars.state import Known
from tests.engine.support import steady
from tests.engine.wars.notebook import Notebook
from tests.engine.wars.tables import at, everywhere, played, records, walked, wander

START = at("offer", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3")


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


# -- W17: trades


def test_w17_others_see_how_many_cards_were_offered_and_never_which() -> None:
    state = played(START, Offer(1, ("D1", "L5"), ("L",)))
    offered = Offered(0, 1, 2, 1, ("D1", "L5"), ("L",))
    for seat in (0, 1):
        assert wars.observe(state, seat).offer == offered
        assert wars.observe(state, seat).events == (offered,)
    assert wars.observe(state, 2).offer == Offered(0, 1, 2, 1, (), ())
    assert wars.observe(state, 2).events == (Offered(0, 1, 2, 1, (), ()),)


def test_w17_others_see_whether_an_offer_was_accepted() -> None:
    state = played(START, Offer(1, ("D1", "L5"), ("L",)))
    accepted, declined = played(state, Accept(("L2",))), played(state, Decline())
    assert wars.observe(accepted, 2).events == (Traded(0, 1, 2, 1, (), ()),)
    assert wars.observe(accepted, 2).hand_sizes == (2, 4, 3)
    assert wars.observe(declined, 2).events == (Declined(0, 1),)
    for seat in (0, 1):
        assert wars.observe(accepted, seat).events == accepted.events


def test_w17_cards_named_in_an_offer_are_remembered_accepted_or_not() -> None:
    state = played(START, Offer(1, ("D1", "L5"), ("L",)), Decline())
    assert wars.observe(state, 1).known == (("D1", "L5"), (), ())
    assert wars.observe(state, 2).known == ((), (), ())
    again = played(state, Offer(1, ("D1", "D2"), ("L",)))
    assert wars.observe(again, 1).known == (("D1", "D2", "L5"), (), ())


def test_w17_a_seat_remembers_what_it_gave_and_what_it_paid() -> None:
    state = played(START, Offer(1, ("D1", "L5"), ("L",)), Accept(("L2",)))
    assert wars.observe(state, 0).known == ((), ("D1", "L5"), ())
    assert wars.observe(state, 1).known == (("L2",), (), ())
    assert wars.observe(state, 2).known == ((), (), ())


def test_w17_what_a_seat_got_is_no_longer_known_elsewhere() -> None:
    state = played(START, Offer(1, ("D1", "D2"), ()), Decline(), Offer(1, ("D1",), ()), Accept())
    assert wars.observe(state, 1).known == (("D2",), (), ())
    assert "D1" in wars.observe(state, 1).hand


def test_w17_a_card_traded_on_may_have_moved_unseen() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)), Accept(("L2",)), EndOffers())
    assert wars.observe(state, 0).known[1] == ("D1",)
    state = played(state, Offer(2, ("L1",), ("W",)), Accept(("W1",)))
    assert wars.observe(state, 0).known == ((), (), ())
    assert wars.observe(state, 1).known == (("L2",), (), ("L1",))


def test_w17_what_is_known_stays_known_when_its_holder_only_got_cards() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)), Accept(("L2",)), EndOffers())
    state = played(state, Offer(2, (), ("W",)), Accept(("W1",)))
    assert wars.observe(state, 0).known == ((), ("D1",), ())


def test_w17_a_whole_hand_cannot_move_unseen() -> None:
    state = at("offer", "D1 D2", "L2", "W1 W2")
    state = played(state, Offer(1, ("D1",), ("L",)), Accept(("L2",)), EndOffers())
    assert state.hands[1] == ("D1",)
    state = played(state, Offer(2, ("D1",), ("W",)), Accept(("W1",)))
    assert wars.observe(state, 0).known == ((), (), ("D1",))


# -- W17: redraw, commits, reveals, discards

KNOWN = played(
    at("offer", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3", pile=("E9",)),
    Offer(1, ("D1",), ("L",)),
    Accept(("L2",)),
    *[EndOffers()] * 3,
)


def test_w17_a_redraw_may_move_a_known_card_unseen() -> None:
    assert KNOWN.phase == "redraw"
    assert wars.observe(KNOWN, 1).known[0] == ("L2",)
    assert wars.observe(played(KNOWN, Redraw()), 1).known[0] == ("L2",)
    assert wars.observe(played(KNOWN, Redraw(("D2",))), 1).known[0] == ()


def test_w17_a_whole_hand_redrawn_is_known_to_lie_in_the_pile() -> None:
    seen = wars.observe(played(KNOWN, Redraw(("D2", "L2", "L5"))), 1)
    assert (seen.known[0], seen.pile_known) == ((), ("L2",))


def test_w17_a_seat_sees_what_it_drew_and_others_how_many() -> None:
    state = played(KNOWN, Redraw(("D2", "L5")))
    assert wars.observe(state, 0).events == state.events
    assert wars.observe(state, 1).events == (Redrew(0, 2, ()), Drew(0, 2, 0, ()))


def test_w17_a_seat_remembers_its_discards_until_the_pile_is_shuffled() -> None:
    state = played(KNOWN, Redraw(("D2", "L5")))
    assert wars.observe(state, 0).pile_known == ("D2", "L5")
    assert wars.observe(state, 1).pile_known == ()
    short = replace(state, deck=state.deck[:1], pile=state.pile + state.deck[1:])
    short = replace(short, pile_open=(False,) * len(short.pile))
    assert wars.observe(short, 0).pile_known == ("D2", "L5")
    shuffled = played(short, Redraw(("D1", "E4")))
    assert shuffled.reshuffles == 1
    assert wars.observe(shuffled, 0).pile_known == wars.observe(shuffled, 1).pile_known == ()


def test_w17_a_known_card_stays_known_while_its_seat_commits_and_until_it_is_revealed() -> None:
    state = played(KNOWN, *[Redraw()] * 3, Commit(("D2",)), Commit(("D1",)))
    assert "D1" in state.commits[1]
    assert wars.observe(state, 0).known[1] == ("D1",)
    assert wars.observe(state, 2).events == (Committed(1, ()),)
    state = played(state, Commit())
    assert wars.observe(state, 0).known[1] == ()
    assert wars.observe(state, 1).known[0] == ("L2",)


def test_w17_how_many_cards_were_committed_is_not_told() -> None:
    before = at("diplomacy", "D1 D2 D3", "D5")
    seen = [
        wars.observe(played(before, Commit(cards)), 1)
        for cards in ((), ("D1",), ("D1", "D2", "D3"))
    ]
    assert seen[0] == seen[1] == seen[2]


def test_w17_a_discard_at_the_end_of_the_turn_may_move_a_known_card_unseen() -> None:
    state = replace(KNOWN, phase="discard", mover=0)
    assert wars.observe(played(state, Discard()), 1).known[0] == ("L2",)
    some = wars.observe(played(state, Discard(("L5",))), 1)
    assert (some.known[0], some.pile_known) == ((), ())
    everything = wars.observe(played(state, Discard(("D2", "L2", "L5"))), 1)
    assert (everything.known[0], everything.pile_known) == ((), ("L2",))


# -- nothing hidden can be told from what is seen


def mixed(state: State, seat: int, chance: Random) -> State:
    """The state with all that is hidden from a seat dealt anew, and another seed."""
    hidden = [card for card in everywhere(state) if card in unseen(wars.observe(state, seat))]
    turned = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def turn(value: object) -> object:
        if isinstance(value, str):
            return turned.get(value, value)
        if isinstance(value, tuple):
            return tuple([turn(item) for item in value])
        if is_dataclass(value):
            changes = {field.name: turn(getattr(value, field.name)) for field in fields(value)}
            return replace(value, **changes)
        return value

    def unless_seen(event: object) -> object:
        return event if as_seen(event, seat) == event else turn(event)

    offer = state.offer and unless_seen(state.offer)
    if offer != state.offer or (offer and seat not in (offer.seat, offer.to)):
        offer = replace(offer, ask=tuple(chance.choices("DEWLC", k=offer.asked)))
    others = [note for note in state.known if note.seer != seat]
    return replace(
        state,
        seed="another seed",
        hands=tuple([canonical(hand) for hand in turn(state.hands)]),
        deck=turn(state.deck),
        pile=turn(state.pile),
        commits=tuple([canonical(cards) for cards in turn(state.commits)]),
        known=(*[note for note in state.known if note.seer == seat], *turn(tuple(others))),
        offer=offer,
        events=tuple([unless_seen(event) for event in state.events]),
    )


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


# -- made-up states


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
    sizes = {len(one.commits[1]) for one in made}
    assert len(sizes) >= 3
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
