"""What the terminal knows about each game: one line a game. A game without one has plain words."""

from collections.abc import Callable, Mapping
from typing import Protocol, cast

from rich.console import RenderableType

from cli import pacification, plain, wars
from cli.lines import Line
from cli.seats import Eyes
from engine import BadOptions, Record, Stream
from engine.game import Game, Move, Observation, State

Ask = Callable[[str], str]
Player = Callable[[Observation, Stream], Move]


class View(Protocol):
    """A game at a terminal: its table, its words, its players. A package of `cli` is one.

    Where it is given eyes, it tells them nothing that they may not know.
    """

    @property
    def BRIEFING(self) -> str:  # noqa: N802 - a constant of the package
        """What a player wants and fears, in a few lines."""
        ...

    @property
    def OUTCOMES(self) -> Mapping[str, str]:  # noqa: N802
        """Each kind of outcome with its name, the best first."""
        ...

    @property
    def PLAYERS(self) -> Mapping[str, Player]:  # noqa: N802
        """Players that know this game, by name."""
        ...

    def heading(self, state: State) -> str:
        """Where in the game we are; a new turn has a new heading."""
        ...

    def standing(self, state: State, eyes: Eyes) -> str:
        """The state of the world in one line."""
        ...

    def lines(self, state: State, eyes: Eyes) -> tuple[Line, ...]:
        """All that the last move brought about, in words."""
        ...

    def table(self, state: State, eyes: Eyes) -> RenderableType:
        """Everything the player to move decides by, every act with what to type for it."""
        ...

    def chosen(self, state: State, answer: str, ask: Ask) -> Move:
        """Read an answer as a move, asking on if need be. Raises IllegalMove, in words."""
        ...


# Each package states its own exact types; whoever looks a game up by its id gets the protocol.
VIEWS: Mapping[str, View] = {
    "pacification": cast(View, pacification),
    "wars": cast(View, wars),
}


def find_view(game_id: str) -> View | None:
    """The view of a game, None if it has none."""
    return VIEWS.get(game_id)


def view_of(game: Game) -> View:
    """The view of a game. Raises BadOptions, in words, if it has none."""
    view = find_view(game.id)
    if view is None:
        raise BadOptions(
            f"{game.title} has no table in the terminal. "
            "`replay` tells a game of it, `simulate` plays many."
        )
    return view


def lines(record: Record, eyes: Eyes) -> tuple[Line, ...]:
    """What the last move of a record brought about, in the words of its game or in plain ones."""
    view = find_view(record.game_id)
    return view.lines(record.state, eyes) if view else plain.lines(record, eyes)


def outcome_names(game: Game) -> Mapping[str, str]:
    """The kinds of outcome a game names, the best first; empty for a game without a view."""
    view = find_view(game.id)
    return view.OUTCOMES if view else {}


def uniform(observation: Observation, rng: Stream) -> Move:
    """Any legal move, each equally likely."""
    return observation.legal_moves[rng.below(len(observation.legal_moves))]


def player_called(game: Game, name: str) -> Player:
    """The player of this name. Raises BadOptions, naming those the game has."""
    view = find_view(game.id)
    players = {**(view.PLAYERS if view else {}), "uniform": uniform}
    if name not in players:
        known = ", ".join(sorted(players))
        raise BadOptions(f"{game.title} has no player called {name}. There is: {known}.")
    return players[name]
