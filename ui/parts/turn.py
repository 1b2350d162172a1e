"""Where a game stands, in the top bar: the turn, its phases, the mark of practice."""

from ui.html import Child, Html, at, el
from ui.parts.basic import icon


def turn_counter(turn: int, turns: int, tag: str = "h1") -> Html:
    """The turn that is played, out of how many."""
    return el(
        f"{tag}.turn-counter",
        at("id", "turn"),
        el("b", f"Turn {turn}", el("span", f" of {turns}")),
        el(
            "span.turn-notches",
            at("data-style", f"--turn:{turn};--turns:{turns}"),
            at("aria-hidden", "true"),
        ),
    )


def practice_chip(practice: bool) -> Child:
    """The mark of a game that does not count."""
    return el("span.chip", icon("ui-undo", "s"), "Practice") if practice else None


def phase_ribbon(phases: tuple[str, ...], at_phase: int) -> Html:
    """The phases of a turn, with the one that is played."""
    return el(
        "ol.phase-ribbon",
        at("aria-label", "Phases of this turn"),
        [_phase(name, place, at_phase) for place, name in enumerate(phases)],
    )


def _phase(name: str, place: int, at_phase: int) -> Html:
    return el(
        "li.phase",
        at("data-state", "done" if place < at_phase else None),
        at("aria-current", "step" if place == at_phase else None),
        icon("ui-check", "s") if place < at_phase else None,
        name,
        el("span.visually-hidden", ", done") if place < at_phase else None,
    )
