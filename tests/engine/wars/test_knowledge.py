"""What a seat remembers of trades, draws and discards, and when it loses it (W17)."""

from dataclasses import replace

from engine import wars
from engine.wars import Accept, Commit, CommitPlan, Decline, Discard, EndOffers, Offer, Redraw
from engine.wars.events import Committed, Declined, Drew, Offered, Redrew, Traded
from tests.engine.wars.tables import at, played

START = at("offer", "D1 D2 L5", "E4 L1 L2", "W1 W2 W3")


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


def test_w17_a_known_card_that_a_plan_revealed_is_known_to_all() -> None:
    state = replace(KNOWN, sealed_plan=True)
    state = played(state, *[Redraw()] * 3)
    assert (state.phase, wars.observe(state, 0).known[1]) == ("plan", ("D1",))
    state = played(state, CommitPlan(("D2",)), CommitPlan(("D1",), ("E4",)))
    assert wars.observe(state, 0).known[1] == ("D1",)
    state = played(state, CommitPlan((), (), ("W1",)))
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
