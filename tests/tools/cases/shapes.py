"""Dataclasses for cases in another module to derive from."""

from collections.abc import Hashable
from dataclasses import dataclass, field

UNIT = 7
Size = int | None
Key = Hashable
Row = tuple[int, ...]


@dataclass(frozen=True)
class Shape:
    """A default made of a name that no other module imports, and a fresh list for each."""

    name: str
    size: int = UNIT * 2
    marks: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Point:
    """Two numbers."""

    x: int
    y: int = 0


COLOURS = {"red": 1, "blue": 2}
