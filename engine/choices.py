"""Rows of moves that are never built: how many, which one at a place, at which place one is.

A hand of eight cards that must lose three has 56 ends of turn, an offer in Wars tens of thousands.
Both are counted, not listed, so that a record can pack a move as its place among the legal ones.
"""

from collections.abc import Iterator, Sized
from dataclasses import dataclass
from functools import cache
from typing import Generic, Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)
M = TypeVar("M")


class Row(Protocol[T_co]):
    """What a row of moves can do: a tuple is one."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> T_co: ...
    def index(self, item: object, /) -> int:
        """Tell the place of `item`; ValueError if it is not in the row."""
        ...


def count(row: Sized) -> int:
    """How many moves a row has, also where len() may not say it: from 2**31 up on 32 bit."""
    return len(row) if isinstance(row, tuple) else row.__len__()


@dataclass(frozen=True, slots=True)
class Choices(Generic[M]):
    """Rows of moves, one after the other, as one sequence.

    >>> moves = Choices((("end",), ("play a", "play b")))
    >>> len(moves), moves[2], moves.index("play a"), "play c" in moves
    (3, 'play b', 1, False)
    """

    rows: tuple[Row[M], ...]

    def __len__(self) -> int:
        return sum([count(row) for row in self.rows])

    def __getitem__(self, place: int) -> M:
        left = place + count(self) if place < 0 else place
        if left >= 0:
            for row in self.rows:
                here = count(row)
                if left < here:
                    return row[left]
                left -= here
        raise IndexError("there is no move at this place")

    def __iter__(self) -> Iterator[M]:
        for row in self.rows:
            for place in range(count(row)):
                yield row[place]

    def __contains__(self, move: object) -> bool:
        return self.find(move) is not None

    def index(self, move: object) -> int:
        """The place of `move`; ValueError if it is not among them."""
        place = self.find(move)
        if place is None:
            raise ValueError("this move is not among the legal ones")
        return place

    def find(self, move: object) -> int | None:
        """The place of `move`, or None."""
        before = 0
        for row in self.rows:
            try:
                return before + row.index(move)
            except ValueError:
                before += count(row)
        return None


@cache
def ways(n: int, size: int) -> int:
    """How many ways there are to choose `size` of `n` things (the binomial coefficient).

    >>> ways(8, 3)
    56
    """
    if size < 0 or size > n:
        return 0
    product = 1
    for step in range(1, size + 1):
        product = product * (n - size + step) // step
    return product


def subset_at(items: tuple[str, ...], size: int, place: int) -> tuple[str, ...]:
    """The subset of `size` items at `place` in lexicographic order.

    >>> subset_at(("a", "b", "c", "d"), 2, 3)
    ('b', 'c')
    """
    chosen: list[str] = []
    left = place
    for at in range(len(items)):
        if len(chosen) == size:
            break
        with_this = ways(len(items) - at - 1, size - len(chosen) - 1)
        if left < with_this:
            chosen.append(items[at])
        else:
            left -= with_this
    return tuple(chosen)


def subset_place(items: tuple[str, ...], chosen: tuple[str, ...]) -> int:
    """The place of a subset, given in the order of `items`, among all subsets of its size.

    Raises ValueError if it is not a subset in that order.

    >>> subset_place(("a", "b", "c", "d"), ("b", "c"))
    3
    """
    place = 0
    taken = 0
    for at in range(len(items)):
        if taken == len(chosen):
            break
        if items[at] == chosen[taken]:
            taken += 1
        else:
            place += ways(len(items) - at - 1, len(chosen) - taken - 1)
    if taken < len(chosen):
        raise ValueError("not a subset of these items in their order")
    return place
