"""Bars carry their numbers in text, and are as long as these say."""

from tests.ui.tree import Node, read
from ui.parts.bars import LEAST, MOST, bars


def drawn(*numbers: int) -> Node:
    rows = [(f"Row {place}", number, "") for place, number in enumerate(numbers)]
    return read(bars("Games", rows).text)


def lengths(page: Node) -> list[str]:
    return [path["d"] for path in page.all("path")]


def test_every_row_has_its_name_its_bar_and_its_number() -> None:
    page = read(bars("Games by end", [("Peace", 3, "75%"), ("War", 0, "")]).text)
    assert page.one("caption").words == "Games by end"
    assert [row.one("th").words for row in page.all("tr")] == ["Peace", "War"]
    assert [row.all("td")[1].words for row in page.all("tr")] == ["3 75%", "0"]
    assert all(row.one("th")["scope"] == "row" for row in page.all("tr"))


def test_a_bar_is_as_long_as_its_number_and_the_longest_fills_its_line() -> None:
    page = drawn(20, 5, 0)
    assert lengths(page) == ["M0 .5H20", "M0 .5H5", "M0 .5H0"]
    assert {svg["viewbox"] for svg in page.all("svg")} == {"0 0 20 1"}


def test_a_single_game_does_not_fill_the_line() -> None:
    assert {svg["viewbox"] for svg in drawn(1).all("svg")} == {f"0 0 {LEAST} 1"}


def test_notches_are_drawn_as_long_as_they_can_be_told_apart() -> None:
    assert drawn(MOST, 1).all("path.notched")
    assert not drawn(MOST + 1, 1).all("path.notched")


def test_bars_are_hidden_from_those_who_hear_the_numbers() -> None:
    assert all(svg["aria-hidden"] == "true" for svg in drawn(3, 4).all("svg"))
