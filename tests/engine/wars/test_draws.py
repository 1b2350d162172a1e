"""Drawing, redrawing, discarding, and the pile that becomes the deck."""

import pytest

from engine import IllegalMove, Stream, wars
from engine.shuffle import shuffled
from engine.wars import Commit, Discard, EndOffers, Redraw
from engine.wars.cards import CARDS, canonical
from engine.wars.events import Discarded, Drew, Redrew, Reshuffled, TurnBegan
from tests.engine.wars.tables import at, cards, everywhere, played, told


def test_w1_the_lead_passes_on_by_one_seat_a_turn() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 3, "trading": False})
    leads = [state.lead]
    while state.mover is not None:
        legal = wars.legal_moves(state)
        least = state.phase in ("redraw", "discard")
        state = wars.apply(state, legal[0 if least else len(legal) - 1])
        leads += [event.lead for event in told(state, TurnBegan)]
    assert leads == [0, 1, 2, 0, 1, 2, 0, 1]


def test_w1_seats_are_asked_in_order_from_the_lead() -> None:
    state = at("redraw", "D1", "D2", "D3", "D4", turn=3, lead=2)
    movers = []
    while state.phase == "redraw":
        movers.append(state.mover)
        state = played(state, Redraw())
    assert movers == [2, 3, 0, 1]
    assert (state.phase, state.mover) == ("diplomacy", 2)


def test_the_draw_phase_fills_every_hand_to_seven_in_order_from_the_lead() -> None:
    state = played(at("discard", "D1 D2", "", "D3"), Discard(), Discard(), Discard())
    deck = [card for card in CARDS if card not in ("D1", "D2", "D3")]
    assert state.lead == 1
    assert state.hands[1] == tuple(deck[:7])
    assert state.hands[2] == canonical(("D3", *deck[7:13]))
    assert state.hands[0] == canonical(("D1", "D2", *deck[13:18]))
    assert state.deck == tuple(deck[18:])
    assert [(event.seat, event.count) for event in told(state, Drew)] == [(1, 7), (2, 6), (0, 5)]


def test_a_redraw_discards_face_down_and_draws_as_many() -> None:
    state = played(at("redraw", "D1 D2 W5 C3", "L1"), Redraw(("D2", "C3")))
    assert state.hands[0] == cards("D1 D3 D4 W5")
    assert (state.pile, state.pile_open) == (("D2", "C3"), (False, False))
    assert state.events == (Redrew(0, 2, ("D2", "C3")), Drew(0, 2, 0, ("D3", "D4")))
    assert state.mover == 1


def test_a_redraw_of_nothing_moves_nothing() -> None:
    before = at("redraw", "D1 D2 W5 C3", "L1")
    state = played(before, Redraw())
    assert (state.hands, state.deck, state.pile) == (before.hands, before.deck, ())
    assert state.events == (Redrew(0, 0, ()),)


def test_all_discards_are_in_the_pile_before_their_seat_draws() -> None:
    state = at("redraw", "D1 D2 D3", "L1", pile=CARDS[3:30] + CARDS[31:50])
    assert state.deck == ()
    state = played(state, Redraw(("D1", "D2", "D3")))
    whole = CARDS[3:30] + CARDS[31:50] + ("D1", "D2", "D3")
    deck = shuffled(whole, Stream("7KQ2M9", "reshuffle 1"))
    assert state.hands[0] == canonical(deck[:3])
    assert state.deck == deck[3:]
    assert (state.pile, state.pile_open, state.reshuffles) == ((), (), 1)
    assert told(state, Reshuffled) == [Reshuffled(1, len(whole))]


def test_the_deck_is_drawn_to_its_end_before_the_pile_is_shuffled() -> None:
    state = at("redraw", "D1 D2 D3", "L1", pile=CARDS[3:30] + CARDS[31:49])
    assert state.deck == ("C10",)
    one = played(state, Redraw(("D1",)))
    assert (one.hands[0], one.deck, one.reshuffles) == (("D2", "D3", "C10"), (), 0)
    three = played(state, Redraw(("D1", "D2", "D3")))
    drawn = told(three, Drew)[0]
    assert (drawn.cards[0], drawn.count, three.reshuffles) == ("C10", 3, 1)


def test_reshuffles_are_numbered_through_the_game_each_for_its_own_purpose() -> None:
    state = at("redraw", "D1 D2 D3", "L1", pile=CARDS[3:30] + CARDS[31:50], reshuffles=4)
    state = played(state, Redraw(("D1",)))
    whole = CARDS[3:30] + CARDS[31:50] + ("D1",)
    assert state.reshuffles == 5
    assert state.deck == shuffled(whole, Stream("7KQ2M9", "reshuffle 5"))[1:]


def test_w13_with_deck_and_pile_empty_the_draw_is_skipped() -> None:
    state = at("discard", " ".join(CARDS[:25]), " ".join(CARDS[25:48]), "C9", deck=("C10",))
    state = played(state, Discard(), Discard(), Discard())
    assert state.hands[2] == ("C9", "C10")
    assert told(state, Drew) == [Drew(2, 1, 5, ("C10",))]
    assert (state.deck, state.pile, state.reshuffles) == ((), (), 0)
    assert sorted(everywhere(state)) == sorted(CARDS)


def test_w13_a_skipped_draw_does_not_stop_the_game() -> None:
    state = at("discard", " ".join(CARDS[:25]), " ".join(CARDS[25:]), "")
    state = played(state, Discard(), Discard(), Discard())
    assert (state.phase, state.hands[2]) == ("offer", ())
    assert told(state, Drew) == [Drew(2, 0, 7, ())]
    state = played(state, EndOffers(), EndOffers(), EndOffers(), Redraw(), Redraw(), Redraw())
    assert state.phase == "diplomacy"


def test_w9_discards_of_the_end_phase_go_on_the_pile_face_down() -> None:
    state = at("discard", "D1 D2 W5 C3", "L1", pile=("E1", "E2"))
    state = played(state, Discard(("D1", "W5", "C3")))
    assert state.hands[0] == ("D2",)
    assert state.pile == ("E1", "E2", "D1", "W5", "C3")
    assert state.events == (Discarded(0, 3, ("D1", "W5", "C3")),)
    assert (state.phase, state.mover) == ("discard", 1)


def test_any_of_the_cards_left_may_be_discarded_or_none() -> None:
    state = at("discard", "D1 D2 W5", "L1")
    assert sorted([len(move.cards) for move in wars.legal_moves(state)]) == [0, 1, 1, 1, 2, 2, 2, 3]
    assert played(state, Discard(cards("D1 D2 W5"))).hands[0] == ()


def test_w14_seats_are_asked_for_redraw_suits_and_discard_even_without_cards() -> None:
    state = at("redraw", "", "D1 E1 W1 L1", deck=(), pile=())
    asked = []
    while state.turn == 1:
        asked.append((state.phase, state.mover))
        legal = wars.legal_moves(state)
        if state.mover == 0:
            assert len(legal) == 1
        state = wars.apply(state, legal[len(legal) - 1 if state.phase in wars.PHASES else 0])
    phases = ("redraw", "diplomacy", "economy", "war", "luck", "discard")
    assert asked == [(phase, seat) for phase in phases for seat in (0, 1)]


def test_w16_turn_8_ends_with_the_victor_phase() -> None:
    state = at("luck", "L1 L2", "L3", turn=8, lead=1)
    state = played(state, Commit(("L3",)), Commit(("L1", "L2")))
    assert (state.phase, state.mover, state.turn) == ("over", None, 8)
    assert wars.legal_moves(state) == ()
    assert state.plays[3] == (("L1", "L2"), ("L3",))
    with pytest.raises(IllegalMove, match="over"):
        wars.apply(state, Discard())


@pytest.mark.parametrize(
    ("phase", "move", "words"),
    [
        ("redraw", Redraw(("D1", "D2", "D3", "W5")), "0 to 3"),
        ("redraw", Redraw(("L1",)), "Luck 1 is not in the hand"),
        ("redraw", Redraw(("W5", "D1")), "in order"),
        ("redraw", Redraw(("D1", "D1")), "each once"),
        ("redraw", Redraw(["D1"]), "0 to 3"),
        ("redraw", Redraw(None), "0 to 3"),
        ("redraw", Discard(("D1",)), "time to redraw"),
        ("redraw", Commit(()), "time to redraw"),
        ("discard", Discard(("L1",)), "Luck 1 is not in the hand"),
        ("discard", Discard(("W5", "D1")), "in order"),
        ("discard", Discard(("D1", "D1")), "each once"),
        ("discard", Discard(("D1", 3)), "each once"),
        ("discard", Redraw(()), "time to discard"),
        ("discard", "D1", "time to discard"),
    ],
)
def test_what_is_no_redraw_or_discard_is_refused_in_words(
    phase: str, move: object, words: str
) -> None:
    state = at(phase, "D1 D2 D3 W5", "L1")
    assert move not in wars.legal_moves(state)
    with pytest.raises(IllegalMove, match=words):
        wars.apply(state, move)
