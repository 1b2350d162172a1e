"""The page of Pacification: the table while it is played, the result when the term is over."""

from ui.pages.pacification.act import act
from ui.pages.pacification.result import result
from ui.pages.pacification.story import announcement, lines
from ui.pages.pacification.summary import best, label, summary, title
from ui.pages.pacification.table import table

__all__ = [
    "act",
    "announcement",
    "best",
    "label",
    "lines",
    "result",
    "summary",
    "table",
    "title",
]
