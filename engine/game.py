"""What the rest of the program knows about a set of rules: the Game protocol, and the digest."""

import hashlib
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Protocol

from engine.errors import BadOptions
from engine.shuffle import Stream

Setting = bool | int
Move = Hashable
Event = Hashable


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a game, part of its identity: what a screen needs to offer it.

    `default` tells the type; a number lies in `low`..`high`, both included.
    """

    name: str
    default: Setting
    text: str
    low: int = 0
    high: int = 1


class LegalMoves(Protocol):
    """The moves a seat may make, in their fixed order; lazy where they are many."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Move: ...
    def __iter__(self) -> Iterator[Move]: ...
    def __contains__(self, move: object, /) -> bool: ...
    def index(self, move: object, /) -> int:
        """Tell the place of `move`; ValueError if it is not legal."""
        ...


class State(Protocol):
    """A whole game at one moment; `events` is all that the last move brought about."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that the last move brought about."""
        ...

    @property
    def turn(self) -> int:
        """The turn that is played, counted from 1."""
        ...


class Observation(Protocol):
    """What one seat may see of a state, and what it remembers."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The part of the state's events that this seat may know."""
        ...

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat to move; () for every other seat."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def kind(self) -> str:
        """The name of this end, as the architecture lists them."""
        ...


class Game(Protocol):
    """A set of rules: stateless, every function pure. A package of the engine is one."""

    @property
    def id(self) -> str:
        """The short name that records and addresses use."""
        ...

    @property
    def title(self) -> str:
        """The name on the box."""
        ...

    @property
    def rules_version(self) -> int:
        """Counts up with every change that would replay an old record differently."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The choices made before a game, in the order records pack them."""
        ...

    def new_game(self, seed: str, options: Mapping[str, Setting] | None = None) -> State:
        """Set up and deal. Raises BadSeed or BadOptions."""
        ...

    def legal_moves(self, state: State) -> LegalMoves:
        """List what the seat to move may do; the move that does least is first, () when over."""
        ...

    def apply(self, state: State, move: Move) -> State:
        """Make a new state of a move. Raises IllegalMove for anything that is not legal."""
        ...

    def seat_to_move(self, state: State) -> int | None:
        """Name the seat whose choice is next, counted from 0; None when the game is over."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended; None while it is played."""
        ...

    def observe(self, state: State, seat: int) -> Observation:
        """Show what a seat may see and remembers, nothing more; never the seed."""
        ...

    def determinize(self, observation: Observation, rng: Stream) -> State:
        """Make up a full state that fits an observation, its seed drawn from `rng`."""
        ...

    def reveals(self, state: State) -> bool:
        """Whether the last move showed a card that nobody could know before it (undo asks)."""
        ...


def settle(options: tuple[Option, ...], given: Mapping[str, Setting] | None) -> dict[str, Setting]:
    """All options of a game with their values, in the order declared; missing ones take defaults.

    Raises BadOptions for an unknown name, a wrong type or a number out of range.
    """
    wanted = dict(given) if given else {}
    settled: dict[str, Setting] = {}
    for option in options:
        value = wanted.pop(option.name, option.default)
        if isinstance(option.default, bool):
            if not isinstance(value, bool):
                raise BadOptions(f"The option {option.name} is on or off.")
        elif isinstance(value, bool) or not isinstance(value, int):
            raise BadOptions(f"The option {option.name} is a whole number.")
        elif not option.low <= value <= option.high:
            raise BadOptions(f"The option {option.name} goes from {option.low} to {option.high}.")
        settled[option.name] = value
    if wanted:
        unknown = ", ".join(sorted([str(name) for name in wanted]))
        raise BadOptions(f"This game does not have these options: {unknown}.")
    return settled


def digest(state: object) -> str:
    """Sixteen hex digits over everything in a state but its events, equal on every Python."""
    return hashlib.sha256(canonical(state).encode()).hexdigest()[:16]


def canonical(value: object) -> str:
    """One text for one value: int, str, bool, None, tuples and frozen dataclasses of them."""
    if value is None or value is True or value is False:
        return str(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f"{len(value)}:{value}"
    if isinstance(value, tuple):
        return "(" + ",".join([canonical(item) for item in value]) + ")"
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name != "events"]
        return "{" + ",".join([f"{name}={canonical(getattr(value, name))}" for name in names]) + "}"
    raise TypeError("a state holds plain values only")
