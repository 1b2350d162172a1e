"""Classes and errors."""

# ruff: noqa: B009, B010, C406, C416, PIE804, RUF012, SIM300 - odd ways of writing are what is tried

from collections.abc import Iterator


class Trouble(ValueError):
    """An error with words of its own."""


class Deeper(Trouble):
    """An error with attributes."""

    code = "deep"

    def __init__(self, text: str, *, hint: str = "none") -> None:
        super().__init__(f"{text}!")
        self.hint = hint

    @property
    def words(self) -> str:
        """A property."""
        return f"{self}, {self.hint}, {self.code}"


class Spoken(Exception):
    """An error that says something else."""

    def __str__(self) -> str:
        return "spoken"


class Row:
    """A row that is never built."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, place: int) -> int:
        if not 0 <= place < self.size:
            raise IndexError("no such place")
        return place * place

    def __contains__(self, item: object) -> bool:
        return item in (0, 1, 4)


class Pair:
    """Iterates."""

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b

    def __iter__(self) -> Iterator[int]:
        yield self.a
        yield self.b

    def __bool__(self) -> bool:
        return self.a != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pair):
            return NotImplemented
        return self.a == other.a

    def __hash__(self) -> int:
        return hash(self.a)

    def __add__(self, other: "Pair") -> "Pair":
        return Pair(self.a + other.a, self.b + other.b)

    def __call__(self, *values: int, **named: int) -> int:
        return sum(values) + sum(named[name] for name in named)


class Animal:
    """A base."""

    legs = 4
    seen: list[str] = []

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def label(self) -> str:
        """What to call it."""
        return f"{self.name} {self.legs}"

    @label.setter
    def label(self, text: str) -> None:
        self.name = text

    @staticmethod
    def count(number: int) -> int:
        """No self."""
        return number + 1

    @classmethod
    def named(cls, name: str) -> "Animal":
        """A class as an argument."""
        return cls(name)

    def speak(self) -> str:
        """Some words."""
        return f"I am {self.name}"


class Bird(Animal):
    """Over the base."""

    legs = 2

    def __init__(self, name: str, colour: str = "grey") -> None:
        super().__init__(name)
        self.colour = colour

    def speak(self) -> str:
        """More words."""
        return super().speak() + f", {self.colour}"


class Loose:
    """Answers for any name."""

    def __getattr__(self, name: str) -> str:
        if name.startswith("_"):
            raise AttributeError(name)
        return name + "!"

    def title(self, text: str) -> str:
        """A name that texts have a method of, too."""
        return text + "?"

    def upper(self) -> str:
        """Another one."""
        return "mine"

    def split(self, by: int) -> int:
        """And another one."""
        return by


class Context:
    """Tells what happens in a with."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def __enter__(self) -> "Context":
        self.log.append("in")
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        self.log.append("failed" if kind else "out")
        return True


def errors() -> object:
    told = []
    for make in (lambda: Trouble("a"), lambda: Deeper("b", hint="c"), lambda: Spoken(1)):
        try:
            raise make()
        except (Trouble, Spoken) as error:
            told.append((str(error), type(error).__name__, isinstance(error, ValueError)))
    return told, Deeper("x").words, Trouble("a", 1).args, f"{Spoken()}", str(Trouble())


def errors_from_errors() -> object:
    try:
        try:
            int("x")
        except ValueError as error:
            raise Trouble("not a number") from error
    except Trouble as error:
        first = str(error)
    try:
        raise Deeper("y") from None
    except Trouble as error:
        return first, str(error), error.hint


def built_in_errors() -> object:
    names = []
    acts = (
        lambda: [][1],
        lambda: {}["a"],
        lambda: 1 // 0,
        lambda: int("a"),
        lambda: "a" + 1,
        lambda: None.x,
        lambda: next(iter(())),
        lambda: b"\xff".decode(),
        lambda: "\ud800".encode(),
        lambda: (1).to_bytes(0, "big"),
        lambda: [].index(3),
        lambda: min(()),
        lambda: sorted([1, "a"]),
    )
    for act in acts:
        try:
            act()
        except (UnicodeDecodeError, UnicodeEncodeError):
            names.append("unicode")
        except LookupError:
            names.append("lookup")
        except (ValueError, TypeError, ArithmeticError, AttributeError, StopIteration) as error:
            names.append(type(error).__name__)
    return names


def rows() -> object:
    row = Row(4)
    return (
        (len(row), row[3], 4 in row, 9 in row, bool(row), bool(Row(0))),
        (list(row), [item for item in row], sum(row), max(row), list(enumerate(row, start=1))),
        (tuple(zip(row, "abcd", strict=True)), sorted(row, reverse=True), list(reversed(row))),
    )


def iterating() -> object:
    pair = Pair(1, 2)
    a, b = pair
    return a, b, list(pair), [*pair, 3], (*pair,), 2 in pair, {*pair}, sum(pair), dict([(a, pair)])


def equality_and_truth() -> object:
    pair = Pair(1, 2)
    return (
        (
            pair == Pair(1, 3),
            pair != Pair(1, 3),
            pair == 1,
            pair != 1,
            1 == pair,
            pair in [Pair(1, 0)],
        ),
        (bool(pair), not Pair(0, 1), (pair or 5) is pair, Pair(0, 0) or 5),
        ({pair: "x"}[Pair(1, 9)], len({pair, Pair(1, 5), Pair(2, 2)})),
        ((pair + Pair(1, 1)).b, pair(1, 2), pair(*(1, 2), **{"x": 3}, y=4)),
    )


def inheritance() -> object:
    bird, animal = Bird("Ada"), Animal.named("Rex")
    bird.label = "Bob"
    return (
        (bird.speak(), animal.speak(), bird.label, animal.label, bird.count(1), Animal.count(2)),
        (type(Bird.named("x")).__name__, isinstance(bird, Animal), issubclass(Bird, Animal)),
        (Bird.legs, bird.legs, Animal.legs, type(bird) is Bird, bird.__class__.__name__),
    )


def shared_and_own_attributes() -> object:
    one, two = Animal("a"), Animal("b")
    one.legs = 3
    one.seen.append("x")
    result = one.legs, two.legs, Animal.legs, two.seen == one.seen, hasattr(one, "wings")
    del one.legs
    setattr(one, "wings", 2)
    return result, one.legs, getattr(one, "wings"), getattr(two, "wings", None)


def answers_for_any_name() -> object:
    loose = Loose()
    return loose.colour, hasattr(loose, "_x"), loose.title("a"), loose.upper(), loose.split(3)


def with_statements() -> object:
    context = Context()
    with context as entered, Context() as other:
        entered.log.append("within")
    with context:
        raise ValueError("swallowed")
    return context.log, other.log


def finally_and_else() -> object:
    log = []

    def leave() -> int:
        for place in range(3):
            try:
                if place == 1:
                    return place
            except ValueError:
                log.append("never")
            else:
                log.append(place)
            finally:
                log.append("finally")
        return -1

    return leave(), log
