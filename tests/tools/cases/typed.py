"""Annotations, and what else is for readers and type checkers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NewType,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    overload,
)

from tests.tools.cases.shapes import Key, Point, Row, Shape, Size

if TYPE_CHECKING:
    from decimal import Decimal

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Seat = NewType("Seat", int)
Suit = Literal["D", "E"]
Setting = bool | int
Move = Point | Shape
Anything = Move | str | None
Text: TypeAlias = str | bytes
Deck = tuple[str, ...]
Act = Callable[[int], int]
Table: Final[dict[str, int]] = {"a": 1}
LIMIT: Final = 5
count: int = 1
later: str


class Sized(Protocol[T_co]):
    """A promise, and something it keeps itself."""

    name: str

    def __len__(self) -> int: ...

    @property
    def label(self) -> str:
        """What it is called."""
        ...

    def doubled(self) -> int:
        """Twice its size."""
        return 2 * len(self)


class Box(Generic[T]):
    """Something with one thing in it."""

    limit: ClassVar[int] = 3
    owner: str

    def __init__(self, item: T, /, *, label: str = "box") -> None:
        self.item: T = item
        self.label: str = label
        self.notes: list[str] = []


class Three(Sized[int]):
    """A promise kept."""

    def __len__(self) -> int:
        return 3


class Base(ABC):
    """Abstract."""

    @abstractmethod
    def size(self) -> int:
        """How large."""


class Full(Base):
    """Not abstract."""

    def size(self) -> int:
        """How large."""
        return 9


@overload
def twice(value: int) -> int: ...
@overload
def twice(value: str) -> str: ...
def twice(value: int | str) -> int | str:
    """Two of it."""
    return value * 2


def first(items: Sequence[T], /, default: T | None = None, *rest: int, **more: str) -> T | None:
    """The first item."""
    found: T | None = items[0] if items else default
    return found


def money(value: Decimal) -> Iterator[Decimal]:
    """Something in a name that is never imported."""
    yield value


def annotations_do_nothing() -> object:
    return first([1, 2]), first((), 5), first([], default=6), list(money(3)), count, LIMIT, Table


def generics_and_protocols() -> object:
    box = Box(5, label="five")
    return box.item, box.label, box.limit, box.notes, Three().doubled(), len(Three()), Full().size()


def overloads_leave_the_last() -> object:
    return twice(2), twice("a")


def casts_vanish() -> object:
    return cast("Box[int]", 3) + 1, cast(Mapping[str, int], {"a": 1})["a"], Seat(4), cast(Any, 1)


def unions_in_isinstance() -> object:
    return [
        (isinstance(value, Point | Shape), isinstance(value, int | str), isinstance(value, Move))
        for value in (Point(1), Shape("a"), 3, "a", True, None, 1 == 1)
    ]


def aliases_in_isinstance() -> object:
    return [
        (isinstance(value, Setting), isinstance(value, Anything), isinstance(value, Text))
        for value in (Point(1), 3, "a", True, None, b"a", ())
    ]


def imported_aliases() -> object:
    return [isinstance(value, Size) for value in (3, None, "a", False)], Key is not Row


def tuples_of_classes() -> object:
    kinds = (Point, (Shape, int))
    return (
        [isinstance(value, (Point, Move, str)) for value in (Point(1), Shape("a"), "a", 1)],
        [isinstance(value, kinds[0]) for value in (Point(1), 1)],
        issubclass(Full, Base),
        issubclass(bool, int),
    )


def bools_are_ints() -> object:
    return [
        (isinstance(value, int), isinstance(value, bool), isinstance(value, (str, int)))
        for value in (True, False, 1, 0, "1")
    ]


def isinstance_with_none() -> object:
    return [isinstance(value, str | None) for value in (None, "a", 1)]


def locals_are_no_types() -> object:
    def one() -> object:
        kind = int
        return kind("5")

    def other() -> object:
        kind, count = [5, 6], {"id": 1}
        sized = Suit is None
        return kind[1], count["id"], sized

    def third(T: list[int], Move: dict[str, int]) -> object:  # noqa: N803 - names of types
        return T[0], Move["a"]

    return one(), other(), third([4], {"a": 3})
