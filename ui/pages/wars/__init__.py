"""The page of Wars: the table, the hand-over between people, the end of a war, the result."""

from ui.model import Replay
from ui.pages.wars.act import act, call
from ui.pages.wars.report import halt
from ui.pages.wars.result import result
from ui.pages.wars.setup import begin, setup
from ui.pages.wars.shape import shape
from ui.pages.wars.story import announcement, lines
from ui.pages.wars.summary import best, figures, label, summary, title
from ui.pages.wars.table import table
from ui.parts.log import Line
from ui.parts.replayed import Replayed


def replayed(replay: Replay) -> Replayed:
    """Show the moment of a game that is looked at again."""
    from ui.pages.wars.replay import moment  # pages seldom seen load when they are

    return moment(replay)


def told_at(replay: Replay, place: int) -> list[Line]:
    """Tell what the move before a place of a replay brought about."""
    from ui.pages.wars.replay import lines_at

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
