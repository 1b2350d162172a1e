"""The 110 cards are those of the original document (P1, P2, P3)."""

from collections import Counter

import pytest

from engine import pacification
from engine.pacification import Play, PlayExtra
from engine.pacification.cards import Card, slug
from engine.pacification.state import EventFlipped, Played
from tests.engine.pacification import document
from tests.engine.pacification.document import CORRECTIONS, Printed
from tests.engine.pacification.positions import end_turn, position, told

ALL = document.EVENTS + document.DECISIONS
by_id = pytest.mark.parametrize("printed", ALL, ids=lambda printed: printed.id)
decisions = pytest.mark.parametrize("printed", document.DECISIONS, ids=lambda printed: printed.id)
events = pytest.mark.parametrize("printed", document.EVENTS, ids=lambda printed: printed.id)


def test_there_are_52_events_and_58_decisions() -> None:
    assert (len(document.EVENTS), len(document.DECISIONS)) == (52, 58)
    assert (len(pacification.EVENTS), len(pacification.DECISIONS)) == (52, 58)


def test_the_cards_stand_in_the_printed_order() -> None:
    assert [card.id for card in pacification.EVENTS] == list(document.EVENT_IDS)
    assert [card.id for card in pacification.DECISIONS] == list(document.DECISION_IDS)


def test_every_card_has_an_id_of_its_own() -> None:
    assert len(pacification.CARDS) == 110
    for card in pacification.EVENTS + pacification.DECISIONS:
        assert pacification.CARDS[card.id] is card


@by_id
def test_a_card_is_what_the_document_prints(printed: Printed) -> None:
    assert pacification.CARDS[printed.id] == Card(
        printed.id, printed.corrected, printed.needs, printed.at_least, printed.effects
    )


def test_requirements_are_as_frequent_as_in_the_rules() -> None:
    def needs(cards: tuple[Card, ...]) -> dict[tuple[str, int], int]:
        return Counter([(card.needs, card.at_least) for card in cards])

    assert needs(pacification.EVENTS) == {
        ("", 0): 24,
        ("hostility", 6): 21,
        ("hostility", 15): 6,
        ("fear", 6): 1,
    }
    assert needs(pacification.DECISIONS) == {
        ("", 0): 30,
        ("fear", 6): 16,
        ("fear", 15): 11,
        ("hostility", 15): 1,
    }


@pytest.mark.parametrize("name", ["Israeli Pre-Emptive Strike", "Israeli Retaliatory Strike"])
def test_p1_the_israeli_strikes_raise_hostility_by_3(name: str) -> None:
    (printed,) = [card for card in document.EVENTS if card.name == name]
    assert printed.notes == "AH+3"
    assert pacification.CARDS[printed.id].effects == (("hostility", 3),)


def test_p1_no_other_card_prints_a_meter_that_is_none() -> None:
    meters = {word[:-2] for card in ALL for word in card.notes.split()}
    assert meters == {"WFM", "AHM", "PTM", "OCM", "AH"}
    assert [card.name for card in ALL if "AH+" in card.notes] == [
        "Israeli Pre-Emptive Strike",
        "Israeli Retaliatory Strike",
    ]


@pytest.mark.parametrize(
    ("printed", "read", "card_id"),
    [
        ("Infatada", "Intifada", "intifada"),
        ("Sieze Oil Fields", "Seize Oil Fields", "seize-oil-fields"),
        ("Build War Fevor", "Build War Fervor", "build-war-fervor"),
        ("Cruise Missle Attacks", "Cruise Missile Attacks", "cruise-missile-attacks"),
        ("American Casulties Mount", "American Casualties Mount", "american-casualties-mount"),
        ("Al Queda Attacks", "Al Qaeda Attacks", "al-qaeda-attacks"),
    ],
)
def test_p2_misspellings_are_corrected(printed: str, read: str, card_id: str) -> None:
    assert [card.id for card in ALL if card.name == printed] == [card_id]
    assert pacification.CARDS[card_id].name == read


def test_p2_every_other_name_is_as_printed() -> None:
    names = {card.name for card in pacification.EVENTS + pacification.DECISIONS}
    kept = {card.name for card in ALL if not any(wrong in card.name for wrong in CORRECTIONS)}
    assert len(kept) == 104
    assert kept <= names


@pytest.mark.parametrize(
    ("name", "card_id"),
    [
        ("Al Qaeda Attacks", "al-qaeda-attacks"),
        ("De-Rail Investigations", "de-rail-investigations"),
        ("Anti-US Protests", "anti-us-protests"),
        ("SCUD Missile Attack", "scud-missile-attack"),
        ("  Fahrenheit 9/11!? ", "fahrenheit-9-11"),
        ("-a--b-", "a-b"),
    ],
)
def test_p2_an_id_is_the_slug_of_the_corrected_name(name: str, card_id: str) -> None:
    assert slug(name) == card_id


@decisions
@pytest.mark.parametrize("extra", [False, True], ids=["play", "extra"])
def test_p3_a_decision_does_the_same_whatever_cards_are_around(
    printed: Printed, extra: bool
) -> None:
    others = tuple([card for card in document.DECISION_IDS if card != printed.id])
    levels = {"fear": 15, "hostility": 15, "turmoil": 10, "oil": 15, "plays": int(extra)}
    move = PlayExtra(printed.id) if extra else Play(printed.id)
    for hand in ((printed.id,), (*others[:4], printed.id), (printed.id, *others[-6:])):
        state = pacification.apply(position(hand, deck_size=len(hand), **levels), move)
        changes = [(change.meter, change.after - change.before) for change in told(state, Played)]
        assert tuple(changes) == printed.effects


@events
def test_p3_an_event_does_the_same_whatever_cards_are_around(printed: Printed) -> None:
    for hand, deck in ((("cover-ups",), None), ((), 3), (document.DECISION_IDS[:5], 40)):
        before = position(
            hand, fear=15, hostility=15, turmoil=3, oil=15, events=(printed.id,), deck_size=deck
        )
        after = end_turn(before)
        flip = next(event for event in after.events if isinstance(event, EventFlipped))
        assert flip.card == printed.id
        changes = [(change.meter, change.after - change.before) for change in flip.changes]
        assert tuple(changes) == printed.effects
