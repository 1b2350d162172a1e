"""What happened in a game, as the log tells it to one seat and to nobody in particular."""

from dataclasses import replace

import pytest

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
    Outcome,
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
from tests.ui.pages.wars.scenes import NAMES, SCENES, asked, at
from ui.model import NOBODY
from ui.pages.wars import announcement, lines
from ui.pages.wars.story import sentences

RUNG = Rung("culture", (0, 1), (0, 1), (0,))
OFFER = Offered(3, 0, 2, 1, ("E6", "L2"), ("D",))
TRADE = Traded(3, 0, 2, 1, ("E6", "L2"), ("D4",))
OWN, PUBLIC = 0, NOBODY

TOLD: list[tuple[Event, int, str]] = [
    (TurnBegan(3, 2), PUBLIC, "Turn 3, Battle of Tours. Cassia leads."),
    (Reshuffled(1, 28), PUBLIC, "The discard pile of 28 cards became the new deck."),
    (Drew(0, 2, 0, ("L2", "D10")), OWN, "Ada drew Diplomacy 10, Luck 2."),
    (Drew(0, 2, 0, ("L2", "D10")), PUBLIC, ""),
    (Drew(1, 2, 3, ("L2", "D10")), OWN, "Deck and discard pile are empty: Ben drew 3 cards less."),
    (OFFER, OWN, "Otto offered Ada Economy 6, Luck 2 for 1 Diplomacy."),
    (OFFER, 3, "Otto offered Ada Economy 6, Luck 2 for 1 Diplomacy."),
    (OFFER, 1, "Otto offered Ada 2 cards for 1."),
    (OFFER, PUBLIC, "Otto offered Ada 2 cards for 1."),
    (replace(OFFER, asked=0, ask=()), PUBLIC, "Otto offered Ada 2 cards for nothing."),
    (replace(OFFER, asked=0, ask=()), OWN, "Otto offered Ada Economy 6, Luck 2 for nothing."),
    (replace(OFFER, given=0, give=()), OWN, "Otto asked Ada for 1 Diplomacy, for nothing."),
    (replace(OFFER, given=0, give=()), PUBLIC, "Otto asked Ada for 1 card, for nothing."),
    (TRADE, OWN, "Ada accepted the offer of Otto: gave Diplomacy 4 for Economy 6, Luck 2."),
    (TRADE, PUBLIC, "Ada accepted the offer of Otto: gave 1 card for 2 cards."),
    (replace(TRADE, asked=0, paid=()), PUBLIC, "Ada accepted the offer of Otto: took 2 cards."),
    (replace(TRADE, given=0, give=()), OWN, "Ada gave Otto Diplomacy 4 for nothing."),
    (replace(TRADE, given=0, give=()), PUBLIC, "Ada gave Otto 1 card for nothing."),
    (Declined(3, 0), PUBLIC, "Ada declined the offer of Otto."),
    (EndedOffers(2), PUBLIC, "Cassia made no more offers."),
    (Redrew(2, 2, ("D1", "W2")), OWN, "Cassia redrew 2 cards."),
    (Redrew(0, 2, ("D1", "W2")), OWN, "Ada redrew 2 cards: Diplomacy 1, War 2 put down."),
    (Redrew(2, 0, ()), PUBLIC, "Cassia redrew no card."),
    (Discarded(2, 1, ("D1",)), PUBLIC, "Cassia discarded 1 card."),
    (Discarded(0, 1, ("D1",)), OWN, "Ada discarded 1 card: Diplomacy 1 put down."),
    (Committed(2, ("D1",)), OWN, "Cassia committed."),
    (Committed(0, ("W9", "C3")), OWN, "Ada committed: War 9, Culture 3, 12 in all."),
    (Committed(0, ()), OWN, "Ada committed: no card."),
    (Played(1, "W", ("W9",)), PUBLIC, "Ben played War 9."),
    (Played(1, "W", ()), PUBLIC, "Ben played no card."),
    (
        Revealed("W", (("W2", "W9", "C3"), (), ("C1",), ("W1",))),
        PUBLIC,
        "War revealed: Ada 2, 9, Culture 3; Ben no card; Cassia Culture 1; Otto 1.",
    ),
    (SolePlayer("W", 1), PUBLIC, "Ben alone played for War: +1 VP."),
    (SuitWon("W", 1, "cards"), PUBLIC, "Ben won War: most cards."),
    (SuitWon("W", 1, "total"), PUBLIC, "Ben won War: highest total."),
    (SuitWon("W", None, ""), PUBLIC, "Nobody won War: tied on cards and total."),
    (
        WarDecided(3, 0, 8, (RUNG,)),
        PUBLIC,
        "Ada won Battle of Tours, fewest Culture cards played: +8 VP.",
    ),
    (
        WarDecided(3, None, 8, (replace(RUNG, left=(0, 1)),)),
        PUBLIC,
        "Battle of Tours: tied on every step: not awarded.",
    ),
    (
        AwardDecided(3, "W", 1, 3, (4, 17, 0, 0)),
        PUBLIC,
        "Ben got the special award, highest War score, 17: +3 VP.",
    ),
    (
        AwardDecided(3, "W", None, 3, (17, 17, 0, 0)),
        PUBLIC,
        "Special award, highest War score, 17: tied: not awarded.",
    ),
    (
        Destroyed(5, "L"),
        PUBLIC,
        "Nobody played for Luck. Western Civilization is destroyed.",
    ),
    (
        GameEnded(Outcome("credit", (0, 2), (30, 1, 30, 4), 8, "")),
        PUBLIC,
        "Credit to Ada and Cassia: 30 VP.",
    ),
    (GameEnded(Outcome("destroyed", (), (3, 1, 3, 4), 5, "L")), PUBLIC, ""),
]


@pytest.mark.parametrize(("event", "seat", "words"), TOLD)
def test_every_event_is_told_as_far_as_a_seat_may_know_it(
    event: Event, seat: int, words: str
) -> None:
    assert " ".join(sentences((event,), NAMES, seat)) == words


def test_every_kind_of_event_is_told_to_somebody() -> None:
    told = {type(event) for event, _, words in TOLD if words}
    assert told == set(Event.__args__)


def test_the_log_begins_with_the_first_turn_and_counts_turns() -> None:
    table = at(asked("war", turn=3)).table
    log = lines(table)
    assert log[0].text == "Turn 1, Persian Wars. Ada leads"
    assert [line.turn for line in log] == sorted([line.turn for line in log])
    assert {line.turn for line in log} == {1, 2, 3}


def test_the_log_tells_what_mattered_and_leaves_out_who_did_nothing() -> None:
    words = [line.text for line in lines(at(asked("war", turn=3)).table)]
    assert not [text for text in words if "committed" in text or "no further offer" in text]
    assert not [text for text in words if text.endswith(("redrew no card", "discarded no card"))]
    assert [text for text in words if text.startswith("War revealed")]


def test_a_bot_that_had_to_be_replaced_is_in_the_log_where_it_happened() -> None:
    table = at(asked("war", turn=2)).table
    words = "Ben could not decide; a cautious move was made instead."
    told = lines(replace(table, faults=((5, words),)))
    place = [line.text for line in told].index(words)
    assert told[place].turn == 1
    assert [line.text for line in told if line.text != words] == [
        line.text for line in lines(table)
    ]


def test_the_end_is_the_last_line() -> None:
    assert lines(SCENES["credit"]().table)[-1].text.startswith("Credit to ")
    last = lines(SCENES["destroyed"]().table)[-1].text
    assert last.endswith("Western Civilization is destroyed")


def test_what_is_spoken_is_what_the_last_move_brought_about() -> None:
    # Ben leads turn 2, so Otto is asked before Ada.
    assert announcement(at(asked("war")).table) == "Otto committed."
    assert "won" in announcement(SCENES["the end of a war"]().table)
