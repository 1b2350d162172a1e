from dataclasses import replace

import pytest

from cli.seats import Eyes
from cli.wars import answers, words
from engine import IllegalMove
from engine.wars import Accept, Decline, Discard, Outcome, State, new_game
from engine.wars.events import (
    AwardDecided,
    Committed,
    Declined,
    Destroyed,
    Discarded,
    Drew,
    EndedOffers,
    Event,
    GameEnded,
    Offered,
    Played,
    Redrew,
    Reshuffled,
    Revealed,
    Rung,
    SolePlayer,
    SuitWon,
    Traded,
    TurnBegan,
    WarDecided,
)
from tests.cli.support import wars

YOU = Eyes(0, ("You", "Ben", "Otto"))

SHARED = (
    "Western Civilization survived. The credit goes to you and Otto with 40 VP each, a shared "
    "victory."
)
DESTROYED = (
    "Western Civilization destroyed in turn 3, Battle of Tours: nobody played for Luck. Everyone "
    "lost."
)


def told(*events: Event, eyes: Eyes = YOU) -> list[str]:
    state = new_game("7KQ2M9", {"seats": 3})
    state = replace(state, mover=0, events=events)
    return [line.text for line in words.lines(state, eyes)]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            TurnBegan(2, 1),
            "Punic Wars: 7 VP, and 2 VP for the highest Economy score. First to move: Ben",
        ),
        (Reshuffled(1, 20), "The pile of 20 cards became the new deck"),
        (Drew(0, 2, 0, ("L4", "D3")), "You drew Diplomacy 3, Luck 4"),
        (Drew(1, 0, 1, ()), "Deck and pile are empty: Ben drew 1 card less"),
        (Offered(1, 0, 1, 2, ("D3",), ("L", "L")), "Ben offered you Diplomacy 3 for 2 Luck"),
        (Offered(1, 2, 1, 2, ("D3",), ("L", "L")), "Ben offered Otto 1 card for 2 cards"),
        (Offered(0, 2, 1, 0, ("D3",), ()), "You offered Otto Diplomacy 3 for nothing"),
        (Offered(1, 0, 0, 1, (), ("L",)), "Ben asked you for 1 Luck, for nothing"),
        (Traded(0, 1, 1, 1, ("D3",), ("L4",)), "Ben accepted: Luck 4 for Diplomacy 3"),
        (Traded(2, 1, 1, 1, ("D3",), ("L4",)), "Ben accepted: 1 card for 1 card"),
        (Traded(0, 1, 1, 0, ("D3",), ()), "Ben accepted: took Diplomacy 3"),
        (Traded(1, 0, 0, 1, (), ("L4",)), "You gave Ben Luck 4 for nothing"),
        (Declined(0, 1), "Ben declined your offer"),
        (Declined(1, 0), "You declined the offer of Ben"),
        (Redrew(0, 2, ("D3", "L4")), "You put down Diplomacy 3, Luck 4"),
        (Redrew(1, 2, ("D3", "L4")), "Ben put down 2 cards"),
        (Discarded(1, 1, ("D3",)), "Ben discarded 1 card"),
        (Played(1, "W", ("W3", "C4")), "Ben 3 + Culture 4 = 7"),
        (Revealed("W", (("W3", "W9"), (), ("C4",))), "You 3 + 9 = 12; Ben no card; Otto Culture 4"),
        (SolePlayer("W", 0), "You alone played for War: 1 VP at once"),
        (SuitWon("W", 0, "cards"), "You won War: most cards"),
        (SuitWon("W", 1, "total"), "Ben won War: highest total"),
        (SuitWon("W", None, ""), "Nobody won War: tied on cards and on total"),
        (Destroyed(3, "L"), "Nobody played for Luck. Western Civilization is destroyed"),
        (AwardDecided(1, "W", 0, 1, (9, 4, 0)), "You got 1 VP: highest War score, 9"),
        (
            AwardDecided(1, "W", None, 1, (9, 9, 0)),
            "1 VP not awarded: tied on the highest War score, 9, you and Ben",
        ),
        (
            GameEnded(Outcome("credit", (0,), (40, 30, 20), 8, "")),
            "Western Civilization survived. The credit goes to you with 40 VP.",
        ),
        (GameEnded(Outcome("credit", (0, 2), (40, 30, 40), 8, "")), SHARED),
        (GameEnded(Outcome("destroyed", (), (40, 30, 20), 3, "L")), DESTROYED),
    ],
)
def test_every_event_is_told_in_words(event: Event, text: str) -> None:
    assert told(event) == [text]


@pytest.mark.parametrize(
    "event",
    [
        Committed(0, ("D3",)),
        EndedOffers(1),
        Drew(1, 3, 0, ("D1", "D2", "D3")),
        Redrew(1, 0, ()),
        Discarded(0, 0, ()),
    ],
)
def test_what_tells_nothing_is_left_out(event: Event) -> None:
    assert told(event) == []


def test_a_war_tells_by_which_step_of_the_ladder_it_was_won() -> None:
    suits = Rung("suits", (0, 1, 2), (2, 2, 0), (0, 1))
    culture = Rung("culture", (0, 1), (1, 1), (0, 1))
    cards = Rung("D cards", (0, 1), (1, 2), (1,))
    assert told(WarDecided(1, 1, 6, (suits, culture, cards))) == [
        "Ben won Persian Wars, 6 VP: most Diplomacy cards played, step 2 of 9 of the tie ladder",
        "Most suits won: You 2, Ben 2, Otto 0; tied: you and Ben",
        "Fewest Culture cards played: You 1, Ben 1; tied: you and Ben",
        "Most Diplomacy cards played: You 1, Ben 2",
    ]


def test_a_war_won_by_suits_needs_no_ladder() -> None:
    suits = Rung("suits", (0, 1, 2), (2, 1, 0), (0,))
    verdict, step = told(WarDecided(1, 0, 6, (suits,)))
    assert verdict == "You won Persian Wars, 6 VP: most suits won"
    assert step == "Most suits won: You 2, Ben 1, Otto 0"


def test_a_war_tied_to_the_bottom_is_awarded_to_nobody() -> None:
    suits = Rung("suits", (0, 1, 2), (0, 0, 0), (0, 1, 2))
    verdict, step = told(WarDecided(1, None, 6, (suits,)))
    assert verdict == "Nobody won Persian Wars, tied on every step: the 6 VP are not awarded"
    assert step.endswith("tied: you, Ben and Otto")


# -- answers to an offer


def offered(ask: tuple[str, ...], hand: tuple[str, ...]) -> State:
    state = new_game("7KQ2M9", {"seats": 3})
    offer = Offered(1, 0, 1, len(ask), ("D1",), ask)
    hands = (hand, *state.hands[1:])
    return replace(state, phase="answer", mover=0, events=(offer,), hands=hands, offer=offer)


def unasked(question: str) -> str:
    raise AssertionError(question)


@pytest.mark.parametrize("typed", ["n", "no", "decline", "0"])
def test_an_offer_is_declined(typed: str) -> None:
    assert answers.chosen(offered(("L",), ("L2",)), typed, unasked) == Decline()


@pytest.mark.parametrize(
    ("ask", "hand", "paid"),
    [
        ((), ("L2", "L3"), ()),
        (("L",), ("D1", "L3"), ("L3",)),
        (("L", "L", "C"), ("L2", "L3", "C4"), ("L2", "L3", "C4")),
    ],
)
def test_an_offer_that_can_be_paid_in_one_way_is_accepted_without_a_question(
    ask: tuple[str, ...], hand: tuple[str, ...], paid: tuple[str, ...]
) -> None:
    assert answers.chosen(offered(ask, hand), "y", unasked) == Accept(paid)


def test_where_there_is_a_choice_the_cards_that_pay_are_asked_for() -> None:
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "3"

    state = offered(("L",), ("D1", "L2", "L3"))
    assert answers.chosen(state, "y", answer) == Accept(("L3",))
    assert asked == ["Pay 1 Luck with which cards, by number: "]
    assert answers.chosen(state, "y 2", unasked) == Accept(("L2",))


@pytest.mark.parametrize(
    ("typed", "hand", "text"),
    [
        ("x", ("L2",), "Type y to accept the offer, or n to decline it."),
        ("n 1", ("L2",), "Type y to accept the offer, or n to decline it."),
        (
            "y",
            ("D2",),
            "The offer asks for 1 Luck, and you hold no card of Luck. Type n to decline.",
        ),
        ("y 9", ("L2", "L3"), "Type numbers of cards, 1 to 2"),
    ],
)
def test_an_answer_to_an_offer_that_is_none_is_explained(
    typed: str, hand: tuple[str, ...], text: str
) -> None:
    with pytest.raises(IllegalMove, match=text):
        answers.chosen(offered(("L",), hand), typed, unasked)


def test_the_end_of_a_turn_discards_by_number_and_an_empty_hand_has_none() -> None:
    state = new_game("7KQ2M9", {"seats": 3})
    full = replace(state, phase="discard", mover=0, hands=(("D1", "L2", "L3"), *state.hands[1:]))
    assert answers.chosen(full, "3 1", unasked) == Discard(("D1", "L3"))
    empty = replace(state, phase="discard", mover=0, hands=((), *state.hands[1:]))
    assert answers.chosen(empty, "0", unasked) == Discard()
    with pytest.raises(IllegalMove, match="There is no card in your hand"):
        answers.chosen(empty, "1", unasked)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    over = wars("A", {"seats": 2}).state
    assert isinstance(over, State)
    with pytest.raises(IllegalMove, match="The game is over"):
        answers.chosen(over, "0", unasked)
