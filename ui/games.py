"""The page of each game: what the rest of the ui knows of it. A new game is one line here."""

from collections.abc import Mapping
from typing import Protocol, cast

from engine import Seat, Session
from engine.game import Move, Setting
from ui.html import Child, Html
from ui.model import Model, Replay, Table
from ui.pages import pacification, wars
from ui.parts.figures import Figure
from ui.parts.log import Line
from ui.parts.replayed import Replayed
from ui.saved import Saved

Begin = tuple[dict[str, Setting], tuple[Seat, ...]]  # the options and the seats of a new game


class Acted(Protocol):
    """What came of a press on a table: the table now, a move to play, words to say."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    @property
    def move(self) -> Move | None:
        """The move that was meant, if one was."""
        ...

    @property
    def words(self) -> str:
        """What to tell the person, "" for nothing."""
        ...


class GamePage(Protocol):
    """The page of one game; a module of `ui.pages` is one."""

    def table(self, model: Model, table: Table) -> tuple[Html, Html]:
        """Show a game that is played: the top bar and the main part."""
        ...

    def result(self, model: Model, table: Table) -> tuple[Html, Html]:
        """Show a game that is over: the top bar and the main part."""
        ...

    def act(self, table: Table, name: str, value: str) -> Acted:
        """Answer a press on the table."""
        ...

    def replayed(self, replay: Replay) -> Replayed:
        """Show the moment of a game that is looked at again."""
        ...

    def told_at(self, replay: Replay, place: int) -> list[Line]:
        """Tell what the move before a place of a replay brought about, as far as it may show it."""
        ...

    def lines(self, table: Table) -> list[Line]:
        """Tell the whole game, oldest first, as far as who is shown may know it."""
        ...

    def announcement(self, table: Table) -> str:
        """Tell what the last move brought about, to be spoken; nothing that must stay hidden."""
        ...

    def call(self, table: Table) -> str:
        """Tell whoever's hand is shown what they are asked now, to be spoken; "" for nothing."""
        ...

    def halt(self, session: Session) -> str:
        """Name what the table stands still for after the last move, "" for nothing."""
        ...

    def setup(self) -> Child:
        """Write the fields of a new game, but for the seed."""
        ...

    def begin(self, fields: Mapping[str, str]) -> Begin:
        """Read those fields; missing ones take what the form shows. Raises BadOptions."""
        ...

    def label(self, session: Session) -> str:
        """Say where the game stands."""
        ...

    def title(self, session: Session) -> str:
        """Name the browser's tab."""
        ...

    def shape(self, session: Session) -> str:
        """Tell how a finished game went in one line of signs that can be read aloud."""
        ...

    def summary(self, save_id: str, link: str, session: Session) -> Saved:
        """Sum the game up for the list of saved games."""
        ...

    def figures(self, saved: Saved) -> list[Figure]:
        """Name the numbers of a saved game; none for a game from before they were kept."""
        ...

    def best(self, finished: list[Saved]) -> Saved:
        """Pick the best of finished games, at least one."""
        ...


# In the order of the home page; a seed typed without a game opens the first.
SHELF: tuple[str, ...] = ("pacification", "wars")
PAGES: Mapping[str, GamePage] = {
    "pacification": cast(GamePage, pacification),
    "wars": cast(GamePage, wars),
}
