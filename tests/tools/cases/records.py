"""Dataclasses."""

from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import ClassVar, Generic, TypeVar

from tests.tools.cases.shapes import Point, Shape

T = TypeVar("T")


@dataclass
class Plain:
    """Neither frozen nor hashable."""

    a: int
    b: str = "b"


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """Frozen, slotted, ordered."""

    suit: str
    value: int = 1


@dataclass(frozen=True)
class Square(Shape):
    """A class of another module with a new field, a new default and a method."""

    size: int = 4
    corners: int = 4

    @property
    def area(self) -> int:
        """A property."""
        return self.size * self.size


@dataclass(frozen=True)
class Corner(Point):
    """Fields of a slotted class in another module."""

    label: str = ""


class Marked(Point):
    """A plain class over a dataclass."""

    def doubled(self) -> int:
        """A method."""
        return self.x * 2


@dataclass(frozen=True)
class Deep(Marked):
    """A dataclass over a plain class over a dataclass."""

    z: int = 5


@dataclass(frozen=True)
class Options:
    """All that `field` takes, and a constant of the class."""

    name: str = field(default="anyone")
    tags: list[str] = field(default_factory=lambda: [*"ab"])
    note: str = field(default="-", compare=False)
    secret: int = field(default=1, repr=False)
    last: bool = field(default=False, kw_only=True)
    made: ClassVar[int] = 3


@dataclass(frozen=True, kw_only=True)
class Named:
    """Keywords only."""

    low: int = 0
    high: int


@dataclass(frozen=True)
class Checked:
    """Sets a field of its own after the others."""

    value: int
    doubled: int = 0

    def __post_init__(self) -> None:
        """Refuse and compute."""
        if self.value < 0:
            raise ValueError("below zero")
        object.__setattr__(self, "doubled", self.value * 2)


@dataclass(frozen=True)
class CheckedToo(Checked):
    """Inherits the check."""

    more: int = 1


@dataclass(eq=False)
class Same:
    """Equal to itself only."""

    a: int


@dataclass(frozen=True)
class Own:
    """Methods of its own, which stay."""

    a: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)

    def __hash__(self) -> int:
        return hash("own")

    def __repr__(self) -> str:
        return "mine"


@dataclass(frozen=True)
class Pair(Generic[T]):
    """Generic, with a name that is taken elsewhere."""

    both: tuple[T, T]
    count: int = 1

    def replace(self, count: int) -> "Pair[T]":
        """A method with the name of a function."""
        return replace(self, count=count)


@dataclass(frozen=True)
class Empty:
    """No fields."""


@dataclass
class Problem(ValueError):
    """An error with fields."""

    code: int = 3


def making_and_defaults() -> object:
    card, square, plain = Card("D"), Square("s"), Plain(1)
    plain.a = 5
    return (
        (card.suit, card.value, Card(suit="E", value=2).value),
        (
            square.name,
            square.size,
            square.corners,
            square.marks,
            square.area,
            Shape("t").size,
        ),
        (plain.a, plain.b, Square.size, Shape.size),
    )


def wrong_arguments_are_refused() -> object:
    refused = []
    for make in (
        lambda: Card(),
        lambda: Card("D", 1, 2),
        lambda: Named(1, 2),
        lambda: Card(colour=1),
        lambda: Named(),
    ):
        try:
            make()
        except TypeError:
            refused.append(True)
    return refused


def each_gets_a_list_of_its_own() -> object:
    one, two = Shape("a"), Square("b")
    one.marks.append("x")
    return one.marks, two.marks, Shape("c", 1, ["y"]).marks, Options().tags


def equality() -> object:
    return (
        Card("D") == Card("D"),
        Card("D") == Card("E"),
        Card("D") != Card("D"),
        Card("D") == ("D", 1),
        Point(1, 2) == Corner(1, 2),
        Corner(1) == Corner(1),
        Same(1) == Same(1),
        Own(1) == Own(2),
        Empty() == Empty(),
        Card("D") in (Card("E"), Card("D")),
        [Card("D")] == [Card("D")],
        (Card("D"), 1) != (Card("D"), 2),
        None in (Card("D"),),
    )


def order() -> object:
    cards = [Card("E", 2), Card("D", 9), Card("E", 1)]
    refused = False
    try:
        refused = Card("D") < Point(1)
    except TypeError:
        refused = True
    return (
        [(card.suit, card.value) for card in sorted(cards)],
        max(cards).value,
        Card("D") < Card("E"),
        Card("D") <= Card("D"),
        Card("D") > Card("E"),
        (1, Card("D")) < (1, Card("E")),
        refused,
    )


def hashes() -> object:
    seen = {Card("D"): 1, Point(1): 2, (Corner(1), "a"): 3, Empty(): 4}
    refused = False
    try:
        {Plain(1): 1}
    except TypeError:
        refused = True
    return (
        seen[Card("D")],
        seen[Point(1, 0)],
        seen[Corner(1), "a"],
        seen[Empty()],
        len({Card("D"), Card("D"), Card("E")}),
        len({Same(1), Same(1)}),
        Card("D", 2) in seen,
        refused,
    )


def field_options() -> object:
    one, two = Options(note="x"), Options(note="y", last=True)
    return (
        one == Options(note="z"),
        one == two,
        (one.name, one.tags, one.note, one.secret, one.last, one.made),
        str(Options()),
        str(Named(high=2)),
        Named(high=2).low,
        [field.name for field in fields(two)],
    )


def post_init() -> object:
    refused = []
    for value in (1, -1):
        try:
            replace(CheckedToo(5), value=value)
        except ValueError as error:
            refused.append(str(error))
    return Checked(2).doubled, CheckedToo(3).doubled, replace(Checked(2), value=5).doubled, refused


def replacing() -> object:
    refused = False
    try:
        replace(Card("D"), colour=1)
    except TypeError:
        refused = True
    kept = Shape("a")
    return (
        replace(Card("D"), value=5) == Card("D", 5),
        replace(Named(high=1), low=5).low,
        replace(kept, name="b").marks is kept.marks,
        Pair((1, 2)).replace(3).count,
        refused,
    )


def telling_fields() -> object:
    return (
        [field.name for field in fields(Corner(1))],
        [field.name for field in fields(Square)],
        [field.name for field in fields(Deep(1, 2))],
        is_dataclass(Card("D")),
        is_dataclass(Card),
        is_dataclass(3),
        is_dataclass(Marked(1)),
        len(fields(Empty())),
    )


def texts() -> object:
    return str(Card("D")), str(Own(1)), str(Empty()), str(Corner(1, 2)), f"{Point(3)}"


def inheritance() -> object:
    deep = Deep(1, 2)
    return (deep.x, deep.y, deep.z, deep.doubled()), Marked(4).doubled(), isinstance(deep, Point)


def errors_with_fields() -> object:
    try:
        raise Problem(7)
    except ValueError as error:
        return error.code, Problem().code
