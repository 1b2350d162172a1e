"""Novice: anything legal, but no nonsense without end."""

from engine import Stream, wars
from engine.players import PLAYERS
from engine.wars import Accept, Commit, Decline, EndOffers, Offer
from tests.engine.wars.tables import at, played

NOVICE = PLAYERS["random"]


def choices(state: wars.State, times: int = 200) -> list[object]:
    rng, seen = Stream("novice", "test"), wars.observe(state, state.mover)
    return [NOVICE.choose(wars, seen, rng) for _ in range(times)]


def test_it_offers_one_card_for_one_of_another_suit_or_nothing() -> None:
    chosen = choices(at("offer", "D1 D2 L5 C3", "E4 L1", "W1"))
    offers = [move for move in chosen if isinstance(move, Offer)]
    assert 60 < len(offers) < 140
    assert all(len(move.give) == len(move.ask) == 1 for move in offers)
    assert not [move for move in offers if move.give[0][0] == move.ask[0]]
    assert {move.to for move in offers} == {1, 2}
    assert {move.give[0] for move in offers} == {"D1", "D2", "L5", "C3"}
    assert {type(move) for move in chosen} == {Offer, EndOffers}


def test_without_cards_it_offers_nothing() -> None:
    assert set(choices(at("offer", "", "D1"))) == {EndOffers()}


def test_it_accepts_about_half_of_what_it_can() -> None:
    chosen = choices(played(at("offer", "D1", "L1 L2 L3"), Offer(1, ("D1",), ("L",))))
    accepted = [move for move in chosen if isinstance(move, Accept)]
    assert 50 < len(accepted) < 130
    assert len(set(accepted)) == 3


def test_it_plays_something_in_every_suit_if_it_can() -> None:
    chosen = choices(at("luck", "D1 L5 L6 C3", "E4"))
    assert {len(move.cards) for move in chosen} == {1, 2, 3}
    assert {card for move in chosen for card in move.cards} == {"L5", "L6", "C3"}
    assert set(choices(at("luck", "D1", "E4"))) == {Commit()}


def test_its_plans_play_something_in_every_suit_that_is_left_to_it() -> None:
    for plan in choices(at("plan", "D1 E2 W3 L5 L6 C3", "E4", sealed_plan=True)):
        assert plan.diplomacy
        assert plan.economy
        assert plan.war
        assert plan.luck


def test_any_redraw_and_any_discard_can_be_chosen() -> None:
    assert len(set(choices(at("redraw", "D1 D2 D3", "E4")))) == 8
    assert len(set(choices(at("discard", "D1 D2 D3", "E4")))) == 8
    assert Decline() in choices(played(at("offer", "D1", ""), Offer(1, ("D1",), ())))
