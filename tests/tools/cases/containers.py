"""Tuples, lists, dicts and sets."""

# ruff: noqa: C406, C408, C416, PERF401, PERF402, PIE800, RUF017, SIM118 - odd ways of writing are what is tried

from tests.tools.cases.shapes import COLOURS


def stars() -> object:
    a, b = [1, 2], (3,)
    first, *rest = [*a, *b, 4]
    return (
        [*a],
        [0, *a, *b, 9],
        (*a,),
        (*a, *b),
        (0, *range(2)),
        [*"é€", *()],
        {*a, 5},
        {*a, *b},
        {*b},
        first,
        rest,
        [x for x in (1, *b)],
        [(head, tail) for head, *tail in [(1, 2, 3)]],
    )


def dict_stars() -> object:
    a, b = {"x": 1, "y": 2}, {"y": 3}
    return {**a}, {**a, **b}, {**b, **a}, {"z": 0, **a, "x": 9}, {**{}}, a | b, dict(a, y=5)


def star_returned() -> object:
    def give(items: list[int]) -> object:
        return *items, 5

    total = []
    for item in *[1, 2], 3:
        total.append(item)
    return give([1]), total


def slices_with_steps() -> object:
    found = []
    for items in ((1, 2, 3, 4, 5), [1, 2, 3, 4, 5], "abcde", b"abcde", range(5)):
        found.append(
            [
                list(part)
                for part in (
                    items[::-1],
                    items[::2],
                    items[1::2],
                    items[3:0:-1],
                    items[-2::-1],
                    items[::-2],
                    items[9:1:-3],
                    items[:3:1],
                )
            ]
        )
    return found, (1, 2, 3)[::-1], [1, 2][::-1]


def plain_slices() -> object:
    items = [1, 2, 3, 4]
    items[1:3] = [9]
    del items[0]
    return items, (1, 2, 3)[-2:], (1, 2)[5:], [1, 2, 3][:-1], [1, 2, 3][-9:2], [1][1:0]


def sorting_is_stable() -> object:
    rows = [(n * 7 % 5, n) for n in range(60)]
    return (
        sorted(rows, key=lambda row: row[0]),
        sorted(rows, key=lambda row: row[0], reverse=True),
        sorted(rows, key=lambda row: -row[0]),
        sorted(["b", "a", "é"]),
        sorted((3, 1, 2), reverse=True),
        sorted([]),
        sorted("cab"),
        sorted({2, 1}),
        sorted(COLOURS),
        sorted(COLOURS.items()),
        sorted([True, 0, 2, False]),
        sorted(range(200)) == list(range(200)),
    )


def smallest_and_largest() -> object:
    return (
        min([], default=3),
        max((), default=None),
        min(3, 1, 2),
        max("a", "b"),
        max([1, 2, -2], key=abs),
        min([1, 2, -1], key=abs),
        min((2, "a"), (1, "b")),
        max([(1, "a"), (1, "b")]),
        min(COLOURS[name] for name in COLOURS),
        max(x * x for x in (-3, 2)),
    )


def sums_and_questions() -> object:
    return (
        sum([1, 2]),
        sum([1, 2], 10),
        sum((1, 2), start=10),
        sum(x for x in (1, 2)),
        sum([[1], [2]], []),
        any([]),
        all([]),
        any(x for x in (0, 1)),
        all([1, 0]),
        any(name == "red" for name in COLOURS),
        len([1, 2]),
        bool([]),
        bool((0,)),
        not {},
    )


def zipping() -> object:
    refused = []
    for rows in (((1, 2), "ab"), ((1,), "ab"), ((1, 2), "a"), ((), "")):
        try:
            refused.append(list(zip(*rows, strict=True)))
        except ValueError:
            refused.append("refused")
    return (
        refused,
        list(zip([1, 2], "a", strict=False)),
        list(zip((1, 2), "ab", (3, 4), strict=True)),
        list(zip(*[(1, 2), (3, 4)], strict=True)),
    )


def counting_and_mapping() -> object:
    return (
        list(enumerate("ab")),
        list(enumerate("ab", 1)),
        list(enumerate("ab", start=5)),
        list(map(str, (1, 2))),
        list(map(lambda a, b: a + b, (1, 2), (3, 4))),
        list(filter(None, [0, 1])),
        list(reversed((1, 2))),
        list(range(3, 0, -1)),
        5 in range(0, 10, 5),
        len(range(0, 10, 3)),
        range(9)[-1],
        next(iter([5])),
        next(iter([]), "none"),
    )


def comparing() -> object:
    return (
        (1, 2) < (1, 3),
        (1,) < (1, 0),
        ((1, 2), (3, 4)) < ((1, 2), (3, 5)),
        [1, [2]] == [1, [2]],
        (1, "a") < (1, "b"),
        () == (),
        (1, 2) >= (1, 2),
        [1] != [2],
        (1,) == [1],
        {1: {2}} == {1: {2}},
        [1, 2] < [1, 2, 0],
        (True,) == (1,),
    )


def lists() -> object:
    items = [3, 1, 2]
    items.append(5)
    items.extend((6, 7))
    items.insert(0, 9)
    items.remove(1)
    items.reverse()
    items += (8,)
    last, first = items.pop(), items.pop(0)
    return (
        items,
        last,
        first,
        items.index(5),
        items.count(5),
        items.copy(),
        items * 2,
        [[0] * 2 for _ in range(2)],
        5 in items,
    )


def dicts() -> object:
    found = {"a": 1}
    found["b"] = 2
    found.update({"c": 3}, d=4)
    found |= {"e": 5}
    del found["a"]
    return (
        found,
        found.get("z"),
        found.get("z", 0),
        found.pop("b"),
        found.pop("b", None),
        found.setdefault("f", 6),
        len(found),
        "c" in found,
        "c" not in found.keys(),
        3 in found.values(),
        dict([("x", 1)]),
        dict(y=1),
        dict(zip("ab", (1, 2), strict=True)),
        dict.fromkeys("ab", 0),
        found == {"c": 3, "d": 4, "e": 5, "f": 6},
        {(1, (2, "a")): 5}[1, (2, "a")],
        {None: 1}[None],
        {n: n * n for n in range(3)},
        {True: "t"}[1],
        sorted(found),
        sum(found[key] for key in found),
        sum(found.values()),
        max(found.values()),
        dict(sorted(found.items())),
    )


def sets() -> object:
    some = {1, 2}
    some.add(3)
    some.discard(9)
    some |= {4}
    some -= {1}
    return (
        some,
        {1, 2} | {3},
        {1, 2} & {2, 3},
        {1, 2} - {2},
        {1, 2} ^ {2, 3},
        {1} <= {1, 2},
        {1} < {1},
        {1, 2} == {2, 1},
        {1}.union([2]),
        {1, 2}.intersection([1]),
        {1, 2}.difference([1]),
        {1}.isdisjoint({2}),
        {1}.issubset({1, 2}),
        {1, 2} >= {1},
        frozenset("ab") == frozenset("ba"),
        {frozenset([1]): 2}[frozenset([1])],
        2 in some,
        len(some),
        set(),
        {n % 2 for n in range(5)},
        sorted(n for n in some),
        frozenset([1, 2]) - {1},
        set() == frozenset(),
    )


def comprehensions() -> object:
    n = 99
    squares = [n * n for n in range(4) if n % 2]
    return (
        squares,
        n,
        [(a, b) for a in "xy" for b in range(2)],
        {a: [b for b in range(a)] for a in range(3)},
        [f() for f in [lambda i=i: i for i in range(3)]],
    )
