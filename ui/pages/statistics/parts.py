"""What the statistics of all games share."""

from collections.abc import Sequence

from ui.counting import share
from ui.html import Child, Html, at, el
from ui.parts.bars import Row


def panel(name: str, heading: str, *body: Child) -> Html:
    """A part of the statistics under its heading."""
    return el(
        "section.panel",
        at("aria-labelledby", f"{name}-h"),
        el("h2", at("id", f"{name}-h"), heading),
        body,
    )


def shares(counts: Sequence[tuple[str, int]]) -> list[Row]:
    """Rows of what happened at all, each with its share of all."""
    whole = sum([number for _, number in counts])
    return [(name, number, share(number, whole)) for name, number in counts if number]


def bests(facts: Sequence[tuple[str, str]]) -> Html:
    """What was reached at best."""
    return el("dl.bests", [el("div", el("dt", name), el("dd", value)) for name, value in facts])
