"""What a game of Wars is at one moment, and what one seat sees of it."""

from dataclasses import dataclass

from engine.wars.cards import Cards
from engine.wars.events import Event, Offered, Outcome
from engine.wars.moves import Move
from engine.wars.rows import Lazy

TURNS = 8
HAND = 7  # what the draw phase fills a hand to
OFFERS = 2  # a floor has (W2)
OFFER, ANSWER, REDRAW, PLAN, DISCARD, OVER = "offer", "answer", "redraw", "plan", "discard", "over"

LegalMoves = Lazy | tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """Seat `seer` knows that `card` is in the hand of seat `holder`, or committed (W17)."""

    seer: int
    holder: int
    card: str


@dataclass(frozen=True)  # without slots: engine.copies.replace needs its dict
class State:
    """A whole game. Hands are in canonical order, the deck has its top first.

    `mover` is the seat asked next, None when over. `plays[suit][seat]` are the cards revealed this
    turn, the suits in the order they are played; they go to the pile when the end phase begins.
    `pile` has its oldest card first and `pile_open[place]` says which of it are open (W11).
    `commits[seat]` lie face down; under `sealed_plan`, `parts[seat]` says how many of them, from
    the first, are meant for each suit. `offers` counts those made by who has the floor; `offer`
    is the one to be answered. `known` is what seats know of other hands, `known_pile[seat]` what a
    seat knows of the cards face down in the pile (W17). `victors[turn - 1]` took that turn's VP,
    None if nobody did.
    """

    seed: str
    seats: int
    trading: bool
    open_play: bool
    sealed_plan: bool
    turn: int
    phase: str
    lead: int
    mover: int | None
    points: tuple[int, ...]
    hands: tuple[Cards, ...]
    deck: Cards
    pile: Cards
    pile_open: tuple[bool, ...]
    commits: tuple[Cards, ...]
    parts: tuple[tuple[int, ...], ...]
    plays: tuple[tuple[Cards, ...], ...]
    offers: int
    offer: Offered | None
    reshuffles: int
    known: tuple[Known, ...]
    known_pile: tuple[Cards, ...]
    victors: tuple[int | None, ...]
    result: Outcome | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """What seat `seat` may see and remembers (W11, W17).

    `hand_sizes` count what is not yet revealed; `commits` and `parts` are the own ones.
    `known[other]` are the cards known to be in another hand (or committed from it).
    `pile_seen` are the open cards of the pile, `pile_known` those face down that this seat knows,
    both in canonical order. `offer` and `events` hold the cards this seat may know.
    """

    seat: int
    seats: int
    trading: bool
    open_play: bool
    sealed_plan: bool
    turn: int
    phase: str
    lead: int
    mover: int | None
    points: tuple[int, ...]
    hand: Cards
    hand_sizes: tuple[int, ...]
    commits: Cards
    parts: tuple[int, ...]
    plays: tuple[tuple[Cards, ...], ...]
    known: tuple[Cards, ...]
    deck_size: int
    pile_size: int
    pile_seen: Cards
    pile_known: Cards
    offers: int
    offer: Offered | None
    reshuffles: int
    victors: tuple[int | None, ...]
    result: Outcome | None
    events: tuple[Event, ...]
    legal_moves: LegalMoves
