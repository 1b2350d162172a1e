"""The cooperation phase (W2): the floor, offers, answers, gifts and begging."""

import pytest

from engine import IllegalMove, wars
from engine.wars import Accept, Decline, Discard, EndOffers, Offer
from engine.wars.events import Declined, Drew, EndedOffers, Offered, Traded
from tests.engine.wars.tables import at, cards, played, told

START = at("offer", "D1 D2 L5 C3", "E4 L1 L2 C9", "W1 W2 W3")


def test_w2_each_seat_gets_the_floor_once_in_order_from_the_lead() -> None:
    state = at("offer", "D1", "D2", "D3", lead=1)
    floors = []
    while state.phase == "offer":
        floors.append(state.mover)
        state = played(state, EndOffers())
        assert state.events == (EndedOffers(floors[-1]),)
    assert floors == [1, 2, 0]
    assert (state.phase, state.mover) == ("redraw", 1)


def test_w2_the_floor_is_two_offers_one_after_the_other() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)))
    assert (state.phase, state.mover) == ("answer", 1)
    state = played(state, Decline())
    assert (state.phase, state.mover) == ("offer", 0)
    state = played(state, Offer(2, ("D1",), ()))
    assert (state.phase, state.mover) == ("answer", 2)
    state = played(state, Decline())
    assert (state.phase, state.mover) == ("offer", 1)


def test_w2_a_floor_ends_when_its_seat_says_so() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)), Decline(), EndOffers())
    assert (state.phase, state.mover) == ("offer", 1)
    state = played(state, Offer(2, (), ("W",)), Decline(), Offer(2, (), ("W",)), Decline())
    assert (state.phase, state.mover) == ("offer", 2)
    assert played(state, EndOffers()).phase == "redraw"


def test_w2_an_accepted_offer_moves_cards_both_ways() -> None:
    state = played(START, Offer(1, ("D1", "C3"), ("E", "L")), Accept(("E4", "L2")))
    assert state.hands == (cards("D2 E4 L2 L5"), cards("D1 L1 C3 C9"), cards("W1 W2 W3"))
    assert state.events == (Traded(0, 1, 2, 2, ("D1", "C3"), ("E4", "L2")),)
    assert (state.phase, state.mover) == ("offer", 0)


def test_w2_a_declined_offer_moves_nothing() -> None:
    state = played(START, Offer(1, ("D1", "C3"), ("E", "L")), Decline())
    assert state.hands == START.hands
    assert state.events == (Declined(0, 1),)


def test_an_offer_is_told_with_what_is_given_and_asked() -> None:
    state = played(START, Offer(1, ("D1", "C3"), ("E", "L", "L")))
    assert state.events == (Offered(0, 1, 2, 3, ("D1", "C3"), ("E", "L", "L")),)
    assert state.offer == state.events[0]
    assert state.hands == START.hands


def test_w2_a_gift_may_be_accepted_without_a_card_or_declined() -> None:
    offered = played(START, Offer(2, ("D1", "D2"), ()))
    assert list(wars.legal_moves(offered)) == [Decline(), Accept(())]
    assert played(offered, Accept()).hands[2] == cards("D1 D2 W1 W2 W3")
    assert played(offered, Decline()).hands == START.hands


def test_w2_asking_without_giving_is_begging() -> None:
    offered = played(START, Offer(1, (), ("L",)))
    assert list(wars.legal_moves(offered)) == [Decline(), Accept(("L1",)), Accept(("L2",))]
    state = played(offered, Accept(("L1",)))
    assert state.hands[:2] == (cards("D1 D2 L1 L5 C3"), cards("E4 L2 C9"))


def test_w2_an_ask_may_name_a_suit_more_than_once() -> None:
    offered = played(START, Offer(1, (), ("L", "L", "C")))
    assert list(wars.legal_moves(offered)) == [Decline(), Accept(("L1", "L2", "C9"))]


def test_w2_a_culture_card_fits_only_an_ask_for_culture() -> None:
    assert list(wars.legal_moves(played(START, Offer(1, (), ("W",))))) == [Decline()]
    assert list(wars.legal_moves(played(START, Offer(1, (), ("C",))))) == [
        Decline(),
        Accept(("C9",)),
    ]


def test_w2_the_answer_is_paid_from_the_hand_held_before_the_trade() -> None:
    offered = played(START, Offer(2, ("L5",), ("L",)))
    assert list(wars.legal_moves(offered)) == [Decline()]
    with pytest.raises(IllegalMove):
        played(offered, Accept(("L5",)))


def test_w2_a_card_that_changed_hands_may_be_traded_on() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)), Accept(("L1",)), EndOffers())
    state = played(state, Offer(2, ("D1",), ("W",)), Accept(("W2",)))
    assert state.hands == (cards("D2 L1 L5 C3"), cards("E4 W2 L2 C9"), cards("D1 W1 W3"))


def test_w2_and_back_again() -> None:
    state = played(START, Offer(1, ("D1",), ("L",)), Accept(("L1",)), EndOffers())
    state = played(state, Offer(0, ("D1",), ("L",)), Accept(("L1",)))
    assert state.hands == START.hands


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Offer(0, ("D1",), ("L",)), "one of the other seats"),
        (Offer(3, ("D1",), ("L",)), "one of the other seats"),
        (Offer(-1, ("D1",), ("L",)), "one of the other seats"),
        (Offer("1", ("D1",), ("L",)), "one of the other seats"),
        (Offer(True, ("D1",), ("L",)), "Give 0 to 3 cards"),
        (Offer(1, (), ()), "gives something, asks for something, or both"),
        (Offer(1, ("E4",), ("L",)), "Economy 4 is not in the hand"),
        (Offer(1, ("D2", "D1"), ("L",)), "in order"),
        (Offer(1, ("D1", "D1"), ("L",)), "Give 0 to 3 cards"),
        (Offer(1, ("D1", "D2", "L5", "C3"), ()), "Give 0 to 3 cards"),
        (Offer(1, ("D1",), ("L", "L", "L", "L")), "ask for 0 to 3"),
        (Offer(1, ("D1",), ("L", "D")), "suits in order"),
        (Offer(1, ("D1",), ("X",)), "ask for 0 to 3"),
        (Offer(1, ("D1",), ("L1",)), "ask for 0 to 3"),
        (Offer(1, ("D1",), ["L"]), "ask for 0 to 3"),
        (Offer(1, ["D1"], ("L",)), "Give 0 to 3 cards"),
        (Offer(1, ("D1",), (["L"],)), "ask for 0 to 3"),
        (Offer(1, (7,), ("L",)), "Give 0 to 3 cards"),
        (Offer(1, None, None), "gives something"),
        (Accept(()), "time to make an offer"),
        (Decline(), "time to make an offer"),
        ("EndOffers", "time to make an offer"),
        (None, "time to make an offer"),
    ],
)
def test_what_is_no_offer_is_refused_in_words(move: object, words: str) -> None:
    assert move not in wars.legal_moves(START)
    with pytest.raises(IllegalMove, match=words):
        wars.apply(START, move)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Accept(()), "exactly Luck, Culture"),
        (Accept(("L1",)), "exactly Luck, Culture"),
        (Accept(("L1", "L2")), "exactly Luck, Culture"),
        (Accept(("L5", "C9")), "Luck 5 is not in the hand"),
        (Accept(("C9", "L1")), "in order"),
        (Accept(["L1", "C9"]), "exactly Luck, Culture"),
        (Accept((["L1"], "C9")), "exactly Luck, Culture"),
        (Accept(None), "exactly Luck, Culture"),
        (EndOffers(), "accept the offer or to decline"),
        (Offer(0, (), ("D",)), "accept the offer or to decline"),
    ],
)
def test_what_is_no_answer_is_refused_in_words(move: object, words: str) -> None:
    offered = played(START, Offer(1, ("D1",), ("L", "C")))
    assert move not in wars.legal_moves(offered)
    with pytest.raises(IllegalMove, match=words):
        wars.apply(offered, move)


def test_a_gift_is_not_paid_for() -> None:
    with pytest.raises(IllegalMove, match="asks for nothing"):
        played(START, Offer(1, ("D1",), ()), Accept(("L1",)))


def test_w14_a_seat_is_asked_for_an_answer_even_when_it_can_only_decline() -> None:
    empty = at("offer", "D1", "", "")
    offered = played(empty, Offer(1, (), ("D",)))
    assert (offered.mover, list(wars.legal_moves(offered))) == (1, [Decline()])
    assert played(offered, Decline(), EndOffers()).mover == 1


def test_a_seat_without_cards_may_still_beg() -> None:
    state = at("offer", "", "D1 E1")
    state = played(state, Offer(1, (), ("D",)), Accept(("D1",)))
    assert state.hands == (("D1",), ("E1",))


def test_a_hand_over_seven_after_trades_draws_nothing() -> None:
    rich = "D1 D2 E1 E2 W1 W2 L1 L2 C1"
    state = at("discard", "D3", rich)
    state = played(state, Discard(), Discard())
    assert (state.phase, state.turn) == ("offer", 2)
    assert len(state.hands[0]) == 7
    assert state.hands[1] == cards(rich)
    assert [event.seat for event in told(state, Drew)] == [0]


def test_the_house_rule_without_trading_never_asks_for_an_offer() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 2, "trading": False})
    phases = set()
    while state.mover is not None:
        phases.add(state.phase)
        legal = wars.legal_moves(state)
        state = wars.apply(state, legal[len(legal) - 1])
    assert phases == {"redraw", "diplomacy", "economy", "war", "luck", "discard"}
    assert state.turn == 8
