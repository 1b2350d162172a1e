"""The numbers that tell where a game stands, as small columns: meters, or points seat by seat."""

from dataclasses import dataclass

from ui.html import Html, at, el
from ui.parts.basic import icon


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: its name, its sign, the most it can be, and the meter it is, if it is one."""

    name: str
    sign: str
    value: int
    most: int
    meter: str | None = None


def picture(figures: list[Figure]) -> Html:
    """The numbers as columns; those who listen need them in words beside it."""
    return el(
        "div.figures.wall",
        at("aria-hidden", "true"),
        [
            el(
                "span.figure",
                at("data-meter", figure.meter),
                at("data-style", f"--value:{figure.value};--max:{figure.most}"),
                el("span.figure-column"),
                el("b", figure.value),
                icon(figure.sign, "s"),
            )
            for figure in figures
        ],
    )


def in_words(figures: list[Figure]) -> str:
    """The numbers with their names."""
    return ", ".join([f"{figure.name} {figure.value}" for figure in figures])
