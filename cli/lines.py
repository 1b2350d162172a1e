"""A line of the story of a game: a short label and what it tells."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

LABEL_WIDTH = 10


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened; a `heading` opens a turn, a `faint` one changed nothing."""

    label: str
    text: str
    heading: bool = False
    faint: bool = False


def block(lines: Iterable[Line]) -> Table:
    """Lines as two columns, so that what is too long wraps beside its label."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=LABEL_WIDTH, no_wrap=True)
    table.add_column()
    for line in lines:
        if line.heading and table.row_count:
            table.add_row()
        style = "bold" if line.heading else "dim" if line.faint else ""
        table.add_row(Text(line.label, style or "dim"), Text(line.text, style))
    return table
