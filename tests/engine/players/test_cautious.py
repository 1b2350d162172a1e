"""Cautious: a card for every suit first, then what wins where it is cheap."""

import pytest

from engine import Stream, wars
from engine.players import PLAYERS
from engine.players.odds import gaps, surplus, uncovered
from engine.wars import Accept, Commit, CommitPlan, Decline, Discard, EndOffers, Offer, Redraw
from tests.engine.wars.tables import at, cards, played

CAREFUL = PLAYERS["careful"]


def choice(state: wars.State, number: int = 0) -> object:
    seen = wars.observe(state, state.mover)
    move = CAREFUL.choose(wars, seen, Stream("careful", str(number)))
    assert move in seen.legal_moves
    return move


# -- sums over a hand


def test_a_gap_is_a_suit_for_which_there_is_neither_a_card_nor_culture() -> None:
    suits = ("D", "E", "W", "L")
    assert uncovered(cards("D1 W2 C3"), suits) == ("E", "L")
    assert gaps(cards("D1 W2 C3"), suits) == 1
    assert gaps(cards("D1 W2 C3 C4"), suits) == 0
    assert gaps((), ("W", "L")) == 2


def test_surplus_is_every_card_but_the_highest_of_its_suit_and_never_culture() -> None:
    assert surplus(cards("D1 D5 D9 E2 L3 L10 C1 C2")) == ("D1", "L3", "D5")


# -- trades


def test_it_asks_for_a_suit_that_is_missing_and_gives_its_cheapest_spare_card() -> None:
    state = at("offer", "D2 D9 E1 E3 W4", "L1 L2")
    assert choice(state) == Offer(1, ("E1",), ("L",))


def test_it_begs_when_it_has_no_card_to_spare() -> None:
    assert choice(at("offer", "D2 E1 W4", "L1 L2")) == Offer(1, (), ("L",))


def test_it_makes_no_offer_when_every_suit_is_covered() -> None:
    assert choice(at("offer", "D2 D9 E1 W4 C3", "L1 L2")) == EndOffers()


def test_it_asks_first_who_is_known_to_hold_the_suit() -> None:
    state = at("offer", "E1 E3 W4 D2", "L1", "E5 E6 E7", "L4 L5", lead=1)
    state = played(state, Offer(0, ("L1",), ("D",)), Decline(), EndOffers())
    state = played(state, EndOffers(), EndOffers())
    assert state.mover == 0
    assert {choice(state, number) for number in range(20)} == {Offer(1, ("E1",), ("L",))}


def test_it_asks_one_of_those_with_most_cards_otherwise() -> None:
    state = at("offer", "E1 E3 W4 D2", "D5", "E5 E6 E7", "L4 L5 L6")
    assert {choice(state, number).to for number in range(30)} == {2, 3}


def test_its_second_offer_is_for_another_missing_suit() -> None:
    state = at("offer", "D1 D2 D3", "W5")
    asked = [choice(state).ask, choice(played(state, choice(state), Decline())).ask]
    assert asked == [("E",), ("W",)]


@pytest.mark.parametrize(
    ("give", "ask", "hand", "answer"),
    [
        # a suit that was missing
        (("L5",), ("D",), "D2 D9 E1 W4", Accept(("D2",))),
        # its last card of a suit
        (("L5",), ("E",), "D2 D9 E1 W4 L1", Decline()),
        # a better card of a suit it has
        (("L9",), ("D",), "D2 D9 E1 W4 L1", Accept(("D2",))),
        # a worse one
        (("L1",), ("D",), "D5 D9 E1 W4 L2", Decline()),
        # Culture is worth more
        (("C1",), ("D",), "D5 D9 E1 W4 L2", Accept(("D5",))),
        (("L9",), ("C",), "D5 D9 E1 W4 L2 C1", Decline()),
        # a gift
        (("D1",), (), "D5", Accept(())),
        # a beggar, where there is plenty and where there is not
        ((), ("D",), "D2 D5 D9 E1 W4 L2", Accept(("D2",))),
        ((), ("D",), "D2 D5 E1 W4 L2", Decline()),
        ((), ("D", "D"), "D2 D5 D9 E1 W4 L2", Decline()),
        ((), ("C",), "D2 E1 W4 L2 C1 C2 C3", Decline()),
        # nothing to pay with
        (("C9",), ("D",), "E1", Decline()),
    ],
)
def test_its_answers(
    give: tuple[str, ...], ask: tuple[str, ...], hand: str, answer: object
) -> None:
    state = at("offer", " ".join(give), hand)
    assert choice(played(state, Offer(1, give, ask))) == answer


# -- redraw and discard


def test_it_redraws_spare_cards_when_a_suit_is_missing() -> None:
    assert choice(at("redraw", "D2 D4 D9 E1 E3 W7 W8", "L1")) == Redraw(("D2", "D4", "E1"))
    assert choice(at("redraw", "D2 D9 E1 W7", "L1")) == Redraw(("D2",))


def test_it_keeps_a_hand_that_covers_every_suit() -> None:
    assert choice(at("redraw", "D2 D4 D9 E1 W7 C3", "L1")) == Redraw()


def test_it_discards_nothing_at_the_end_of_a_turn() -> None:
    assert choice(at("discard", "D2 D4 C3", "L1")) == Discard()


# -- suits


def test_it_plays_its_cards_of_a_suit() -> None:
    assert choice(at("diplomacy", "D2 D4 D9 E1 W7 L3", "L1")) == Commit(cards("D2 D4 D9"))


def test_it_covers_a_suit_it_has_no_card_of_with_its_cheapest_free_culture() -> None:
    assert choice(at("economy", "W7 L3 C3 C8", "L1")) == Commit(("C3",))


def test_it_keeps_culture_for_a_later_suit_that_it_could_not_play_in() -> None:
    assert choice(at("diplomacy", "D1 E2 W3 C9", "L1 L2 L4 L5")) == Commit(("D1",))


def test_it_adds_free_culture_where_that_may_win() -> None:
    state = at("war", "W3 W5 L3 C2 C9", "D1 D2 D3 D4 D5 D6 D7")
    assert choice(state) == Commit(("W3", "W5", "C9"))


def test_its_last_culture_goes_where_others_are_least_likely_to_play() -> None:
    # Economy and Luck are both missing; that seat 1 holds Luck is known, so Economy is in danger.
    known = at("offer", "D1 W2 C4", "L8 W9", lead=1)
    known = played(known, Offer(0, ("L8",), ("D",)), Decline(), EndOffers(), EndOffers())
    state = played(known, Redraw(), Redraw(), Commit(), Commit(("D1",)), Commit())
    assert (state.phase, state.mover) == ("economy", 0)
    assert choice(state) == Commit(("C4",))


def test_it_plays_nothing_only_when_it_has_nothing() -> None:
    assert choice(at("luck", "D1 W2", "L8")) == Commit()


def test_its_last_card_is_played_in_the_last_suit() -> None:
    assert choice(at("luck", "C4", "D8")) == Commit(("C4",))


def test_a_plan_covers_the_suits_one_after_the_other() -> None:
    state = at("plan", "D2 D4 W7 L3 C3", "L1", sealed_plan=True)
    assert choice(state) == CommitPlan(("D2", "D4"), ("C3",), ("W7",), ("L3",))


# -- open play


def test_in_open_play_it_beats_what_lies_there_with_the_least_culture() -> None:
    state = at("diplomacy", "D5 D6", "D2 D3 E1 W1 L1 C4 C9", open_play=True)
    assert choice(played(state, Commit(("D5", "D6")))) == Commit(("D2", "D3", "C9"))
    assert choice(played(state, Commit(("D5",)))) == Commit(("D2", "D3"))


def test_in_open_play_it_saves_its_cards_where_it_cannot_win() -> None:
    state = at("diplomacy", "D5 D6 D7", "D2 D3 E1 W1 L1", open_play=True)
    assert choice(played(state, Commit(("D5", "D6", "D7")))) == Commit()


def test_in_open_play_it_covers_what_nobody_has_covered() -> None:
    state = at("diplomacy", "E5", "D2 E1 W1 L1", open_play=True)
    assert choice(played(state, Commit())) == Commit(("D2",))
