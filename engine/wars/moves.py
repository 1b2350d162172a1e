"""What a seat may do in Wars; cards are always in canonical order (D E W L C, then by value)."""

from dataclasses import dataclass

from engine.wars.cards import Cards

MOST = 3  # cards given, asked for or redrawn at once


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer `give`, 0-3 cards from the hand, for `ask`, 0-3 cards by suit; not both empty (W2)."""

    to: int
    give: Cards = ()
    ask: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EndOffers:
    """Give up the floor (W2)."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the offer and pay with `cards`, which fit the ask exactly (W2)."""

    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline the offer, which may be a gift (W2)."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Discard 0-3 cards and draw as many."""

    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Commit:
    """Play cards of the phase's suit and Culture, or none (W3)."""

    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class CommitPlan:
    """The cards for all four suit phases at once, under `sealed_plan` (W3)."""

    diplomacy: Cards = ()
    economy: Cards = ()
    war: Cards = ()
    luck: Cards = ()


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard any of the cards left at the end of a turn (W9)."""

    cards: Cards = ()


Move = Offer | EndOffers | Accept | Decline | Redraw | Commit | CommitPlan | Discard
