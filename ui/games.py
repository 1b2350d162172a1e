"""The page of each game: what the rest of the ui knows of it. A new game is one line here."""

from collections.abc import Mapping
from typing import Protocol, cast

from engine import Record
from engine.game import Move
from ui.html import Html
from ui.model import Model, Saved, Table
from ui.pages import pacification
from ui.parts.log import Line


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

    def lines(self, record: Record) -> list[Line]:
        """Tell the whole game, oldest first."""
        ...

    def announcement(self, record: Record) -> str:
        """Tell what the last move brought about, to be spoken."""
        ...

    def label(self, record: Record) -> str:
        """Say where the game stands."""
        ...

    def title(self, record: Record) -> str:
        """Name the browser's tab."""
        ...

    def summary(self, save_id: str, link: str, record: Record, practice: bool) -> Saved:
        """Sum the game up for the list of saved games."""
        ...

    def best(self, finished: list[Saved]) -> Saved:
        """Pick the best of finished games, at least one."""
        ...


# In the order of the home page; a seed typed without a game opens the first.
SHELF: tuple[str, ...] = ("pacification",)
PAGES: Mapping[str, GamePage] = {
    "pacification": cast(GamePage, pacification),
}
