"""What a game of Pacification is at one moment: meters, cards, moves, events, outcome."""

from dataclasses import dataclass

from engine.choices import Choices

TURNS = 10
HAND_LIMIT = 5
DRAWN_EACH_TURN = 2
METERS = ("fear", "hostility", "turmoil", "oil")
HIGHEST = 30  # P11: every meter stays in 0..30
TWO_EVENTS = 11  # Hostility that brings a second event (P4)
HIGH = 15
MEDIUM = 6
LOW = 5  # the top of Low: what Peace asks of Fear and Hostility
OUSTED = 5  # Turmoil that ends a presidency
POLICY, IMPLEMENTATION, OVER = "policy", "implementation", "over"


@dataclass(frozen=True, slots=True)
class Meters:
    """The four meters, each 0..30."""

    fear: int
    hostility: int
    turmoil: int
    oil: int


START = Meters(fear=5, hostility=10, turmoil=0, oil=5)


def reading(meters: Meters, meter: str) -> int:
    """What the meter of this name shows."""
    value: int = getattr(meters, meter)
    return value


def zone(meter: str, value: int) -> str:
    """`low`, `medium` or `high`, as the document names the levels of each meter."""
    if meter == "turmoil":
        return "low" if value == 0 else "medium" if value < OUSTED else "high"
    return "low" if value <= LOW else "medium" if value < HIGH else "high"


# -- moves


@dataclass(frozen=True, slots=True)
class Play:
    """Play a decision from the hand (P7)."""

    card: str


@dataclass(frozen=True, slots=True)
class PlayExtra:
    """Deficit Spending: Turmoil +1 to play one more decision (P6)."""

    card: str


@dataclass(frozen=True, slots=True)
class Straddle:
    """Straddle the Fence: Turmoil +1 to draw one more decision (P5)."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Damage control and end phase in one; `discard` is exactly the excess over 5 (P13), by id."""

    discard: tuple[str, ...] = ()


Move = Play | PlayExtra | Straddle | EndTurn
LegalMoves = Choices[Move] | tuple[Move, ...]


# -- events: all that a move brought about


@dataclass(frozen=True, slots=True)
class Change:
    """A meter went from `before` to `after`; both are the same where the scale ends (P11)."""

    meter: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began with `count` events due, fixed by the Hostility there was (P4)."""

    turn: int
    count: int
    hostility: int


@dataclass(frozen=True, slots=True)
class EventFlipped:
    """An event came up; it had no effect when the meter it asks about `was` too low."""

    card: str
    effective: bool
    was: int
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """Decisions came into the hand."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Straddled:
    """The price of one more card was paid."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A decision took effect; `price` holds what Deficit Spending cost, if it was an extra one."""

    card: str
    price: tuple[Change, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class DamageControl:
    """The damage control phase took a point off Turmoil, if there was one."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """The excess over the hand limit was discarded."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FearUnsettled:
    """Fear was High in the end phase and Turmoil rose for it."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the term ended; `kind`: `double`, `peace`, `oil`, `none`, `office`, `war` (P15, P16)."""

    kind: str
    won: bool
    score: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The term is over."""

    outcome: Outcome


Event = (
    TurnBegan
    | EventFlipped
    | Drew
    | Straddled
    | Played
    | DamageControl
    | Discarded
    | FearUnsettled
    | GameEnded
)


# -- the game at one moment


@dataclass(frozen=True, slots=True)
class State:
    """A whole game. Decks have their top first, piles their oldest card first.

    `straddles` and `plays` count what was bought and played this turn; `result` is the outcome
    once the game is over.
    """

    seed: str
    repeat_extras: bool
    turn: int
    meters: Meters
    hand: tuple[str, ...]
    event_deck: tuple[str, ...]
    decision_deck: tuple[str, ...]
    event_pile: tuple[str, ...]
    decision_pile: tuple[str, ...]
    straddles: int
    plays: int
    result: Outcome | None
    events: tuple[Event, ...]

    @property
    def phase(self) -> str:
        """`policy` while a card can still be bought, `implementation` after, `over` at the end."""
        if self.result:
            return OVER
        bought = self.straddles > 0 and not self.repeat_extras
        affordable = self.meters.turmoil < HIGHEST and self.decision_deck
        return POLICY if self.plays == 0 and affordable and not bought else IMPLEMENTATION


@dataclass(frozen=True, slots=True)
class Observation:
    """What the president sees: everything but the order of the decks, of which only the size."""

    repeat_extras: bool
    turn: int
    phase: str
    meters: Meters
    hand: tuple[str, ...]
    event_deck_size: int
    decision_deck_size: int
    event_pile: tuple[str, ...]
    decision_pile: tuple[str, ...]
    straddles: int
    plays: int
    result: Outcome | None
    events: tuple[Event, ...]
    legal_moves: LegalMoves
