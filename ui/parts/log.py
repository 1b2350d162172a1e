"""The log: what happened, newest first in play."""

from dataclasses import dataclass

from ui.html import Html, at, el


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened; `brief` is the effect where there is little room."""

    turn: int
    text: str
    effect: str = ""
    brief: str = ""


def log(lines: list[Line], brief: bool = False) -> Html:
    """The lines, newest first."""
    shown = reversed(lines)
    return el("ol.log", at("reversed", True), [_entry(line, brief) for line in shown])


def _entry(line: Line, brief: bool) -> Html:
    return el(
        "li.log-entry",
        el("span.log-turn", el("span.visually-hidden", "Turn "), line.turn),
        el("span", line.text),
        el("span.log-effect", line.brief if brief and line.brief else line.effect),
    )
