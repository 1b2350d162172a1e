"""Small sums that bots do over a hand and over the cards they cannot see, in whole numbers."""

from engine.choices import ways
from engine.wars.cards import CULTURE, Cards
from engine.wars.observe import unseen
from engine.wars.state import Observation

SCALE = 1000  # odds are in parts of this


def of_suit(cards: Cards, suit: str) -> Cards:
    """The cards of one suit."""
    return tuple([card for card in cards if card[0] == suit])


def uncovered(hand: Cards, suits: Cards) -> Cards:
    """The suits, of those given, that a hand has no card of."""
    held = {card[0] for card in hand}
    return tuple([suit for suit in suits if suit not in held])


def gaps(hand: Cards, suits: Cards) -> int:
    """How many of these suits a hand cannot play in, Culture used once each."""
    return max(0, len(uncovered(hand, suits)) - len(of_suit(hand, CULTURE)))


def spare(hand: Cards) -> Cards:
    """What a hand can lose and still cover the same suits: the cheapest first, never Culture."""
    lowest = []
    for at, card in enumerate(hand):
        if card[0] != CULTURE and at + 1 < len(hand) and hand[at + 1][0] == card[0]:
            lowest.append(card)  # a higher one of its suit follows
    return tuple(sorted(lowest, key=lambda card: int(card[1:])))


@dataclass
class Unseen: ...
