"""The guide of a first game: what a step of it says, and the panel at the table that says it."""

from collections.abc import Callable
from dataclasses import dataclass

from engine import Session
from ui.html import Html, at, el
from ui.model import TABLE, Model, Table
from ui.parts.basic import button

FIRST = "First game"  # the title of a game that is guided: it goes with the guide


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the guide tells.

    `spot` names what on the table it is about, for the styles to mark. It is `past` once the person
    has gone further; `reads` is whether that takes no more than reading, so that Next goes on too.
    """

    spot: str
    title: str
    text: str
    past: Callable[[Table], bool]
    reads: bool = False


def is_guided(session: Session) -> bool:
    """Whether the guide goes with a game."""
    return session.title == FIRST and session.practice


def steps_of(game_id: str) -> tuple[Step, ...]:
    """What the guide tells in a game."""
    if game_id == "wars":
        from ui.pages.wars import tour

        return tour.STEPS
    from ui.pages.pacification import tour as solo

    return solo.STEPS


def step_of(model: Model) -> Step | None:
    """The step that is told now, if one is."""
    if model.tour < 0 or not model.table or model.page != TABLE:
        return None
    steps = steps_of(model.table.session.record.game_id)
    return steps[model.tour] if model.tour < len(steps) else None


def spot(model: Model) -> str:
    """What on the table the guide speaks of, "" for nothing."""
    step = step_of(model)
    return step.spot if step else ""


def coach(model: Model) -> Html | None:
    """The panel with the step that is told now."""
    step = step_of(model)
    if not step or not model.table:
        return None
    steps = steps_of(model.table.session.record.game_id)
    last = model.tour == len(steps) - 1
    return el(
        "section.coach",
        at("id", "coach"),
        at("data-reveal", model.tour),
        at("aria-label", "Guide"),
        el(
            "div.coach-words",
            at("aria-live", "polite"),
            el("h2", at("id", "coach-h"), step.title),
            el("p.note", f"Practice, {model.tour + 1} of {len(steps)}"),
            el("p.coach-text", step.text),
        ),
        el(
            "div.coach-acts",
            button(
                "tour-leave",
                at("id", "tour-leave"),
                "Play on alone" if last else "Leave the guide",
                kind=".button-quiet",
            ),
            button("tour-next", at("id", "tour-next"), "Next") if step.reads and not last else None,
        ),
    )
