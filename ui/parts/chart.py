"""The chart of the four meters over a term: inline SVG that carries its numbers as text."""

from engine.pacification.state import METERS, Meters, reading
from ui.html import Html, at, el
from ui.parts.meter import SHORT

LEFT, RIGHT, TOP, BOTTOM = 50, 312, 12, 274
LABEL_GAP = 14  # labels at the lines' ends are moved apart to this, in units of the picture


def meters_chart(course: tuple[Meters, ...], told: str) -> Html:
    """The meters at the start and after each turn; `told` says the same in words."""
    highest = max([reading(meters, meter) for meters in course for meter in METERS])
    top = 15 if highest <= 15 else 20 if highest <= 20 else 30
    columns = max(1, len(course) - 1)
    lines = [("axis", 0, "0"), ("target", 5, "Peace 5"), ("grid", 10, "10"), ("grid", 15, "15")]
    lines += [("grid", level, str(level)) for level in (20, 25, 30) if level <= top]
    return el(
        "svg.chart",
        at("viewBox", "0 0 400 300"),
        at("role", "img"),
        at("aria-labelledby", "chart-told"),
        el("title", at("id", "chart-told"), told),
        [_level(kind, _y(value, top), word) for kind, value, word in lines],
        [_turn(turn, columns) for turn in range(0, columns + 1, 2 if columns > 5 else 1)],
        [_series(meter, course, columns, top, label) for meter, label in _labels(course[-1], top)],
    )


def _x(turn: int, columns: int) -> int:
    return LEFT + (RIGHT - LEFT) * turn // columns


def _y(value: int, top: int) -> int:
    return BOTTOM - (BOTTOM - TOP) * value // top


def _level(kind: str, y: int, word: str) -> Html:
    return el(
        "g",
        el(f"path.{kind}", at("d", f"M{LEFT} {y}H{RIGHT}")),
        el(
            "text.strong" if kind == "target" else "text",
            at("x", LEFT - 8),
            at("y", y + 4),
            at("text-anchor", "end"),
            word,
        ),
    )


def _turn(turn: int, columns: int) -> Html:
    place = (at("x", _x(turn, columns)), at("y", 294), at("text-anchor", "middle"))
    return el("text", *place, turn)


def _labels(last: Meters, top: int) -> list[tuple[str, int]]:
    """The meters with the heights of their labels, moved apart, lowest line first."""
    order = sorted(METERS, key=lambda meter: reading(last, meter))
    heights: list[int] = []
    for meter in order:
        y = _y(reading(last, meter), top)
        heights.append(min(y, heights[-1] - LABEL_GAP) if heights else y)
    limit = TOP
    for place in range(len(heights) - 1, -1, -1):
        heights[place] = max(heights[place], limit)
        limit = heights[place] + LABEL_GAP
    return [(order[place], heights[place]) for place in range(len(order))]


def _series(meter: str, course: tuple[Meters, ...], columns: int, top: int, label: int) -> Html:
    points = " ".join(
        [
            f"{_x(turn, columns)},{_y(reading(course[turn], meter), top)}"
            for turn in range(len(course))
        ]
    )
    return el(
        "g",
        at("data-meter", meter),
        el("polyline.series", at("points", points)),
        el(
            "svg.icon",
            at("x", RIGHT + 8),
            at("y", label - 7),
            at("width", 14),
            at("height", 14),
            at("viewBox", "0 0 24 24"),
            el("use", at("href", f"#meter-{meter}")),
        ),
        el(
            "text",
            at("x", RIGHT + 26),
            at("y", label + 4),
            f"{SHORT[meter]} {reading(course[-1], meter)}",
        ),
    )
