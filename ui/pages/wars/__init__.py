"""The page of Wars: the table, the hand-over between people, the end of a war, the result."""

from ui.pages.wars.act import act
from ui.pages.wars.report import halt
from ui.pages.wars.result import result
from ui.pages.wars.setup import begin, setup
from ui.pages.wars.story import announcement, lines
from ui.pages.wars.summary import best, label, summary, title
from ui.pages.wars.table import table

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
