"""What a move of Wars brings about, told for log, animation and speech; and who may know it.

Where an event holds cards that only some seats may know, the others get it with `()` instead.
`seat` is None where nobody is meant.
"""

from dataclasses import dataclass, replace

from engine.wars.cards import Cards


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A war began, led by seat `lead` (W1)."""

    turn: int
    lead: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The deck was empty, so the pile of `count` cards became the deck, for the `number`th time."""

    number: int
    count: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew `count` cards; `missing` more were due when deck and pile were empty (W13)."""

    seat: int
    count: int
    missing: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Offered:
    """Seat `seat` offered seat `to` so many cards for so many; both know which (W2, W17)."""

    seat: int
    to: int
    given: int
    asked: int
    give: Cards
    ask: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Traded:
    """The offer of `seat` was accepted: `give` went to seat `to`, `paid` came back."""

    seat: int
    to: int
    given: int
    asked: int
    give: Cards
    paid: Cards


@dataclass(frozen=True, slots=True)
class Declined:
    """The offer of `seat` was declined by seat `to`."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class EndedOffers:
    """A seat gave up the floor."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redrew:
    """A seat put `count` cards on the pile face down and draws as many."""

    seat: int
    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat committed face down; the others learn neither the cards nor how many (W3)."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played face up, under `open_play` (W3)."""

    seat: int
    suit: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Revealed:
    """All that was committed for a suit was revealed together: `plays[seat]` (W3)."""

    suit: str
    plays: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class SolePlayer:
    """Exactly one seat played in a suit and got 1 VP at once."""

    suit: str
    seat: int


@dataclass(frozen=True, slots=True)
class SuitWon:
    """A suit went to `seat`, `by` most `cards` or then `total`; to None when tied on both (W4)."""

    suit: str
    seat: int | None
    by: str


@dataclass(frozen=True, slots=True)
class Destroyed:
    """Nobody played in a suit: Western Civilization is destroyed."""

    turn: int
    suit: str


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the tie ladder: what it compared of which seats, and who was still tied after."""

    step: str
    seats: tuple[int, ...]
    values: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WarDecided:
    """Who took the turn's VP, and the rungs climbed: the last one decided (W6: None, if tied)."""

    turn: int
    seat: int | None
    points: int
    rungs: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class AwardDecided:
    """Who took the special award; tied, it is not awarded (W8). `scores` holds every seat's."""

    turn: int
    suit: str
    seat: int | None
    points: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded `count` cards face down at the end of the turn."""

    seat: int
    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: `kind` `credit`, or `destroyed` in `turn` for want of `suit` (W10, W15).

    `winners` are all who share the victory, counted from 0; nobody when destroyed.
    """

    kind: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    turn: int
    suit: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome


Event = (
    TurnBegan
    | Reshuffled
    | Drew
    | Offered
    | Traded
    | Declined
    | EndedOffers
    | Redrew
    | Committed
    | Played
    | Revealed
    | SolePlayer
    | SuitWon
    | Destroyed
    | WarDecided
    | AwardDecided
    | Discarded
    | GameEnded
)


def as_seen(event: Event, seat: int) -> Event:
    """The event with only the cards that `seat` may know."""
    if isinstance(event, Drew | Redrew | Committed | Discarded):
        return event if event.seat == seat else replace(event, cards=())
    if isinstance(event, Offered | Traded) and seat not in (event.seat, event.to):
        if isinstance(event, Offered):
            return replace(event, give=(), ask=())
        return replace(event, give=(), paid=())
    return event
