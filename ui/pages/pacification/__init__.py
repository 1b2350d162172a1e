"""The page of Pacification: the table while it is played, the result when the term is over."""

from engine import Session
from ui.model import Table
from ui.pages.pacification import story
from ui.pages.pacification.act import act
from ui.pages.pacification.result import result
from ui.pages.pacification.setup import begin, setup
from ui.pages.pacification.summary import best, label, summary, title
from ui.pages.pacification.table import table
from ui.parts.log import Line


def lines(table: Table) -> list[Line]:
    """Tell the whole game, oldest first: there is nobody it must be hidden from."""
    return story.lines(table.session.record)


def announcement(table: Table) -> str:
    """Tell what the last move brought about, to be spoken."""
    return story.announcement(table.session.record)


def halt(session: Session) -> str:
    """Name what the table stands still for: with one person there is nothing."""
    return ""


__all__ = [
    "act",
    "announcement",
    "begin",
    "best",
    "halt",
    "label",
    "lines",
    "result",
    "setup",
    "summary",
    "table",
    "title",
]
