"""Bars with their numbers in text: a table, so that it can be read and heard row by row.

A bar is inline SVG; one notch is one, like everywhere, as long as notches can be told apart.
"""

from collections.abc import Sequence

from ui.html import Child, Html, at, el

LEAST = 8  # notches that a whole line has at least, so that one alone does not fill it
MOST = 60  # notches that can be told apart

Row = tuple[Child, int, str]  # what is counted, how often, what is said beside the number


def bars(caption: Child, rows: Sequence[Row]) -> Html:
    """A bar for each row; the caption says what is counted."""
    most = max([LEAST, *[number for _, number, _ in rows]])
    return el(
        "table.bars",
        el("caption", caption),
        el("tbody", [_row(name, number, more, most) for name, number, more in rows]),
    )


def _row(name: Child, number: int, more: str, most: int) -> Html:
    return el(
        "tr",
        el("th", at("scope", "row"), name),
        el("td.bar-place", at("aria-hidden", "true"), _bar(number, most)),
        el("td", el("b", number), el("small", f" {more}") if more else None),
    )


def _bar(number: int, most: int) -> Html:
    return el(
        "svg.bar",
        at("viewBox", f"0 0 {most} 1"),
        at("preserveAspectRatio", "none"),
        at("aria-hidden", "true"),
        el("path.notched" if most <= MOST else "path", at("d", f"M0 .5H{number}")),
    )
