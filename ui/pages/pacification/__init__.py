"""The page of Pacification: the table while it is played, the result when the term is over."""

from engine import Session
from ui.model import Replay, Table
from ui.pages.pacification import story
from ui.pages.pacification.act import act
from ui.pages.pacification.result import result
from ui.pages.pacification.setup import begin, setup
from ui.pages.pacification.shape import shape
from ui.pages.pacification.summary import best, figures, label, summary, title
from ui.pages.pacification.table import table
from ui.parts.log import Line
from ui.parts.replayed import Replayed


def lines(table: Table) -> list[Line]:
    """Tell the whole game, oldest first: there is nobody it must be hidden from."""
    return story.lines(table.session.record)


def announcement(table: Table) -> str:
    """Tell what the last move brought about, to be spoken."""
    return story.announcement(table.session.record)


def call(table: Table) -> str:
    """Tell what is asked now: nothing that needs telling, for there is one seat."""
    return ""


def halt(session: Session) -> str:
    """Name what the table stands still for: with one person there is nothing."""
    return ""


def replayed(replay: Replay) -> Replayed:
    """Show the moment of a game that is looked at again."""
    from ui.pages.pacification.replay import moment  # pages seldom seen load when they are

    return moment(replay)


def told_at(replay: Replay, place: int) -> list[Line]:
    """Tell what the move before a place of a replay brought about."""
    from ui.pages.pacification.replay import lines_at

    return lines_at(replay, place)


__all__ = [
    "act",
    "announcement",
    "begin",
    "best",
    "call",
    "figures",
    "halt",
    "label",
    "lines",
    "replayed",
    "result",
    "setup",
    "shape",
    "summary",
    "table",
    "title",
    "told_at",
]
