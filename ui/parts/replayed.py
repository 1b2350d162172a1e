"""What the page of a game shows of one moment of a replay."""

from collections.abc import Mapping
from dataclasses import dataclass

from ui.html import Child, Html


@dataclass(frozen=True, slots=True)
class Replayed:
    """A moment that is looked at again: the parts of the page that the game knows.

    `turns` is how many a whole game has; `ends` are the kinds of outcome, in words that follow
    "ends with".
    """

    turns: int
    ribbon: Html
    wall: Html
    steps: Child
    beside: Child
    ends: Mapping[str, str]
