"""The chart of the four meters: lines where the numbers are, labels that can be read."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pacification import Meters
from tests.engine.support import steady
from tests.ui.tree import Node, read
from ui.parts.chart import meters_chart

NAMES = ("fear", "hostility", "turmoil", "oil")
levels = st.builds(Meters, *[st.integers(0, 30)] * 4)
courses = st.lists(levels, min_size=2, max_size=11).map(tuple)


def chart(*course: Meters) -> Node:
    return read(meters_chart(course, "told").text).one("svg.chart")


def points(drawn: Node, meter: str) -> list[tuple[int, int]]:
    pairs = drawn.one("g", data_meter=meter).one("polyline")["points"].split()
    return [(int(pair.split(",")[0]), int(pair.split(",")[1])) for pair in pairs]


def labels(drawn: Node) -> list[tuple[str, int]]:
    """The labels at the ends of the lines with the heights of their feet, lowest line first."""
    groups = [group for group in drawn.all("g") if "data-meter" in group]
    return [(group.one("text").text, int(group.one("text")["y"])) for group in groups]


@steady
@given(courses)
def test_every_meter_has_a_point_for_the_start_and_each_turn(course: tuple[Meters, ...]) -> None:
    drawn = chart(*course)
    for meter in NAMES:
        line = points(drawn, meter)
        assert len(line) == len(course)
        across = [x for x, _ in line]
        assert across == sorted(set(across))
        values = [getattr(meters, meter) for meters in course]
        for (_, one), (_, other) in product(line, line):
            at = [y for _, y in line]
            first, second = values[at.index(one)], values[at.index(other)]
            assert (one < other) == (first > second)


@steady
@given(courses)
def test_every_line_stays_in_the_picture(course: tuple[Meters, ...]) -> None:
    drawn = chart(*course)
    assert drawn["viewbox"] == "0 0 400 300"
    for meter in NAMES:
        assert all(0 <= x <= 400 and 0 <= y <= 300 for x, y in points(drawn, meter))


@steady
@given(courses)
def test_every_line_is_labelled_at_its_end_with_its_number(course: tuple[Meters, ...]) -> None:
    texts = sorted([text for text, _ in labels(chart(*course))])
    last = course[-1]
    assert texts == [
        f"Fear {last.fear}",
        f"Hostility {last.hostility}",
        f"Oil {last.oil}",
        f"Turmoil {last.turmoil}",
    ]


@steady
@given(courses)
def test_labels_are_apart_by_fourteen(course: tuple[Meters, ...]) -> None:
    feet = sorted([y for _, y in labels(chart(*course))])
    assert all(below - above >= 14 for above, below in pairwise(feet))


@pytest.mark.parametrize(
    "last",
    [Meters(15, 15, 4, 5), Meters(14, 15, 4, 15), Meters(30, 30, 5, 30), Meters(0, 0, 0, 0)],
    ids=["two at the top", "three near the top", "three at the end of the scale", "all at nothing"],
)
def test_labels_stay_in_the_picture(last: Meters) -> None:
    # Moved apart at the top of the scale they would lie over the heading.
    feet = [y for _, y in labels(chart(Meters(5, 10, 0, 5), last))]
    assert all(10 <= y <= 300 for y in feet), feet


@pytest.mark.parametrize(("highest", "words"), [(15, "15"), (16, "20"), (20, "20"), (21, "30")])
def test_the_scale_reaches_just_above_the_highest_number(highest: int, words: str) -> None:
    drawn = chart(Meters(5, 10, 0, 5), Meters(highest, 10, 0, 5))
    scale = [text.text for text in drawn.all("text", text_anchor="end")]
    assert scale[-1] == words
    assert "Peace 5" in scale


@pytest.mark.parametrize("turns", range(1, 11))
def test_the_turns_are_numbered_from_the_start(turns: int) -> None:
    drawn = chart(*[Meters(5, 10, 0, 5)] * (turns + 1))
    numbers = [int(text.text) for text in drawn.all("text", text_anchor="middle")]
    assert numbers == list(range(0, turns + 1, 2 if turns > 5 else 1))
