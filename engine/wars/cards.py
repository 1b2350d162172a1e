"""The 50 cards and the eight wars, as the original document lists them.

A card's id is the letter of its suit and its value: `D7` is the Diplomacy 7, `C10` the Culture 10.
"""

from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
Cards = tuple[str, ...]

SUITS = ("D", "E", "W", "L", "C")
SUIT_NAMES = {"D": "Diplomacy", "E": "Economy", "W": "War", "L": "Luck", "C": "Culture"}
CULTURE = "C"  # wild: it may be played in any suit phase
PHASES = ("diplomacy", "economy", "war", "luck")  # the suit phases, in the order they are played
PHASE_SUITS = SUITS[:4]  # what each of them is about

# Every card in canonical order: D E W L C, then by value.
CARDS = tuple([f"{suit}{value}" for suit in SUITS for value in range(1, 11)])
PLACES = {card: place for place, card in enumerate(CARDS)}
VALUES = {card: int(card[1:]) for card in CARDS}


@dataclass(frozen=True, slots=True)
class War:
    """What one turn is about: its points, and the award for the highest score in one suit."""

    name: str
    sides: str
    points: int
    award_suit: str
    award: int


WARS = (
    War("Persian Wars", "Greek city states v. Persian Empire", 6, "W", 1),
    War("Punic Wars", "Rome v. Carthage", 7, "E", 2),
    War("Battle of Tours", "Franks v. Moors", 8, "W", 3),
    War("Mongol Invasion", "Eastern Europeans v. Mongol Empire", 9, "L", 4),
    War("Siege of Vienna", "Habsburg dynasty v. Ottoman Empire", 10, "L", 5),
    War("World War II", "Allies v. Nazi Germany and Imperial Japan", 11, "E", 6),
    War("Cold War", "NATO v. USSR", 12, "D", 7),
    War("War on Terror", "Western civilization v. Islamic extremists", 13, "D", 8),
)


def card_name(card: str) -> str:
    """A card's name in words.

    >>> card_name("E10")
    'Economy 10'
    """
    return f"{SUIT_NAMES[card[0]]} {VALUES[card]}"


def canonical(cards: Cards) -> Cards:
    """The cards in canonical order.

    >>> canonical(("C1", "W10", "W9", "D3"))
    ('D3', 'W9', 'W10', 'C1')
    """
    return tuple(sorted(cards, key=PLACES.__getitem__))


def total(cards: Cards) -> int:
    """The sum of the cards' values, Culture included.

    >>> total(("W9", "C3"))
    12
    """
    return sum([VALUES[card] for card in cards])


def without(cards: Cards, gone: Cards) -> Cards:
    """The cards but for those that are gone, in the order they were."""
    return tuple([card for card in cards if card not in gone])


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with `item` at `place`."""
    return (*row[:place], item, *row[place + 1 :])
