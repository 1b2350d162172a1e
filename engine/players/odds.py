"""Small sums over a hand, and over the cards a seat cannot see; in whole numbers only."""

from itertools import pairwise

from engine.choices import ways
from engine.wars.cards import CULTURE, VALUES, Cards, total
from engine.wars.observe import unseen
from engine.wars.state import Observation

SCALE = 1000  # odds and expectations are in parts of this


def of_suit(cards: Cards, suit: str) -> Cards:
    """The cards of one suit, cheapest first."""
    return tuple([card for card in cards if card[0] == suit])


def uncovered(hand: Cards, suits: Cards) -> Cards:
    """The suits, of those given, that a hand has no card of."""
    held = [card[0] for card in hand]
    return tuple([suit for suit in suits if suit not in held])


def gaps(hand: Cards, suits: Cards) -> int:
    """How many of these suits a hand cannot play in, each Culture card standing in for one."""
    return max(0, len(uncovered(hand, suits)) - len(of_suit(hand, CULTURE)))


def surplus(hand: Cards) -> Cards:
    """What a hand can lose and still have every suit that it has: cheapest first, no Culture."""
    lower = [card for card, higher in pairwise(hand) if card[0] == higher[0] != CULTURE]
    return tuple(sorted(lower, key=lambda card: VALUES[card]))


def worth(hand: Cards) -> int:
    """A rough value of a hand: each card, more for high ones, most for Culture."""
    wild = len(of_suit(hand, CULTURE))
    return 10 * len(hand) + total(hand) + 15 * wild


def risk(observation: Observation, suit: str, wild: int) -> int:
    """How likely it is that none of the others can play in a suit, in parts of SCALE.

    `wild` says how many in ten of their Culture cards are still there when that suit comes.
    """
    hidden = unseen(observation)
    fitting = len(of_suit(hidden, suit)) + len(of_suit(hidden, CULTURE)) * wild // 10
    odds = SCALE
    for seat in range(observation.seats):
        if seat != observation.seat:
            known = observation.known[seat]
            if of_suit(known, suit):
                return 0
            count = observation.hand_sizes[seat] - len(known)
            odds = odds * ways(len(hidden) - fitting, count) // ways(len(hidden), count)
    return odds


def expected(observation: Observation, suit: str) -> int:
    """The most cards of a suit that one of the others may be expected to hold, rounded up."""
    hidden = unseen(observation)
    fitting = len(of_suit(hidden, suit))
    most = 0
    for seat in range(observation.seats):
        if seat != observation.seat:
            known = observation.known[seat]
            count = observation.hand_sizes[seat] - len(known)
            likely = SCALE * count * fitting // max(1, len(hidden))
            most = max(most, SCALE * len(of_suit(known, suit)) + likely)
    return -(-most // SCALE)
