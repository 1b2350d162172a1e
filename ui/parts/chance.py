"""The chance to win in the top bar: the number, and how it went turn by turn."""

from engine import Session
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.seats import mover, people

WIDTH, HEIGHT = 120, 32  # of the little chart


def win_chance(model: Model, session: Session) -> Child:
    """The chance of the one person at a table, while the game goes on; nothing if not wanted.

    What is being worked out shows the number before it, dimmed.
    """
    here = people(session)
    if model.settings.chances != "on" or model.thinking == "failed" or len(here) != 1:
        return None
    seat = mover(session)
    moves = len(session.record.moves)
    course = model.chances.course if model.chances.record is session.record else ()
    known = [(at_move, percent) for at_move, percent in course if percent >= 0]
    now = bool(course) and course[-1][0] == moves
    if seat is None or not (known or seat == here[0]) or (now and course[-1][1] < 0):
        return None
    number = f"{known[-1][1]}%" if known else "…"
    words = " chance to win"
    if not now and seat == here[0]:
        words = f"{words} before this move. " if known else ""
        words = f"{words}Working out the chance to win"
    elif not now:
        words = f"{words} at your last move"
    return el(
        "p.win-chance",
        at("id", "win-chance"),
        at("title", "Chance to win"),
        at("data-state", None if now else "past" if known else "none"),
        _sparkline(session, known),
        el(
            "span",
            el("b", at("aria-hidden", None if known else "true"), number),
            el("span.visually-hidden", words),
            el("small", at("aria-hidden", "true"), " chance to win"),
        ),
    )


def _sparkline(session: Session, known: list[tuple[int, int]]) -> Html | None:
    """The course by turns: the last number of each; nothing before there are two."""
    states = session.record.states
    turns: list[tuple[int, int]] = []
    for at_move, percent in known:
        turn = states[at_move].turn
        turns = [one for one in turns if one[0] != turn]
        turns.append((turn, percent))
    if len(turns) < 2:
        return None
    first, last = turns[0][0], turns[-1][0]
    points = [
        (WIDTH * (turn - first) // (last - first), HEIGHT - HEIGHT * percent // 100)
        for turn, percent in turns
    ]
    told = ", ".join([f"turn {turn} {percent}%" for turn, percent in turns])
    return el(
        "svg.sparkline",
        at("viewBox", f"0 0 {WIDTH} {HEIGHT}"),
        at("role", "img"),
        at("aria-labelledby", "chances-told"),
        el("title", at("id", "chances-told"), f"Chance to win so far: {told}"),
        el("path.base", at("d", f"M0 {HEIGHT // 2}H{WIDTH}")),
        el("polyline", at("points", " ".join([f"{x},{y}" for x, y in points]))),
        el("circle.dot", at("cx", points[-1][0]), at("cy", points[-1][1]), at("r", "3.5")),
    )
