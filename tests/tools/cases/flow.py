"""Functions, generators and control flow."""

# ruff: noqa: B006, B023, PERF401, PIE804 - odd ways of writing are what is tried

from collections.abc import Callable, Iterator

total = 0
remembered: dict[int, int] = {}


def keywords(
    a: int, b: int = 2, /, c: int = 3, *rest: int, d: int, e: int = 5, **more: int
) -> object:
    return a, b, c, rest, d, e, [(name, more[name]) for name in sorted(more)]


def countdown(n: int) -> Iterator[int]:
    if n > 0:
        yield n
        yield from countdown(n - 1)


def squares() -> Iterator[int]:
    sent = 0
    while sent is not None and sent < 3:
        sent = yield sent * sent


def calls() -> object:
    return (
        keywords(1, d=4),
        keywords(1, 2, 3, 4, 5, d=6, x=7),
        keywords(*(1, 2), **{"d": 3}),
        keywords(1, *[2, 3], *(4,), **{"d": 5}, **{"y": 6}, z=7),
        keywords(1, d=2, e=3, c=4),
        (lambda x, /, *, y=2: x + y)(1, y=5),
    )


def wrong_calls_are_refused() -> object:
    refused = []
    for call in (
        lambda: keywords(),
        lambda: keywords(1),
        lambda: (lambda *, a: a)(1),
        lambda: countdown(1, 2),
    ):
        try:
            call()
        except TypeError:
            refused.append(True)
    return refused


def defaults_are_made_once() -> object:
    def add(item: int, items: list[int] = []) -> list[int]:
        items.append(item)
        return items

    add(1)
    return add(2), add(3, [])


def generators() -> object:
    numbers = squares()
    sent = [next(numbers), numbers.send(1), numbers.send(2)]
    lazy = (n for n in (1, 2, 3))
    return (
        list(countdown(5)),
        sent,
        next(lazy),
        list(lazy),
        list(lazy),
        sum(n * n for n in countdown(3)),
        [*countdown(2)],
        2 in countdown(3),
    )


def walrus() -> object:
    items = iter([1, 2, 3, 0, 4])
    found = []
    while (item := next(items, None)) is not None:
        found.append(item)
    return found, [twice for n in range(4) if (twice := n * 2) > 2], item, (m := 3) + m


def closures() -> object:
    count = 0

    def step(by: int = 1) -> int:
        nonlocal count
        count += by
        return count

    def adder(n: int) -> Callable[[int], int]:
        return lambda m: n + m

    late = []
    for n in range(3):
        late.append(lambda: n)
    return step(), step(2), count, adder(2)(3), [f() for f in late]


def globals_and_caches() -> object:
    global total
    total += 1
    remembered[total] = total * 2
    return total, remembered


def unpacking() -> object:
    (a, (b, c)), *rest = (1, (2, 3)), 4, 5
    a, b = b, a
    pairs = [left + right for left, (right, _) in ((1, (2, 3)), (4, (5, 6)))]
    try:
        d, e = (1, 2, 3)
    except ValueError:
        d = e = 0
    return a, b, c, rest, pairs, d, e


def loops() -> object:
    log = []
    for n in range(5):
        if n == 1:
            continue
        if n == 3:
            break
        log.append(n)
    else:
        log.append("never")
    while log:
        if log.pop() == "x":
            break
    else:
        log.append("else")
    return log


def conditions() -> object:
    x = 7
    return (
        0 <= x < 10,
        1 < x < 5,
        x if x > 5 else 0,
        x and 0,
        None or x,
        not x,
        x is not None,
        x in (1, 7),
        1 < 2 > 1,
    )


def decorators() -> object:
    def doubling(times: int) -> Callable[[Callable[..., int]], Callable[..., int]]:
        def wrap(function: Callable[..., int]) -> Callable[..., int]:
            def inner(*values: int, **named: int) -> int:
                return function(*values, **named) * times

            return inner

        return wrap

    @doubling(3)
    def plus(a: int, b: int = 1) -> int:
        return a + b

    return plus(1), plus(1, b=4)


def deep_recursion() -> object:
    def depth(n: int) -> int:
        return 0 if n == 0 else 1 + sum(depth(n - 1) for _ in range(1))

    return depth(39)


def conditional_imports() -> object:
    try:
        from tests.tools.cases.nothing import such_thing
    except ModuleNotFoundError:
        such_thing = None
    import tests.tools.cases.shapes as there

    return such_thing, there.UNIT, there.COLOURS["red"]


def asserting() -> object:
    try:
        assert 1 + 1 == 3, "wrong"
    except AssertionError as error:
        return str(error)


def deleting() -> object:
    value, items = 1, [1, 2, 3]
    del value, items[0]
    try:
        return value
    except NameError:
        return items
