"""Games that were played on a device over some days, and pages that tell of them."""

from collections.abc import Callable
from dataclasses import replace

from engine import Record, Session
from engine.link import link
from tests.ui.support import TODAY, Visit
from ui.model import DAYS, STATISTICS, Model
from ui.saved import Saved

ENDS = {
    "double": ("Double", 320, (3, 4, 2, 17)),
    "peace": ("Peace", 205, (2, 3, 3, 9)),
    "oil": ("Oil", 203, (12, 14, 2, 18)),
    "none": ("No victory", 100, (9, 11, 0, 7)),
    "office": ("Out of office", 6, (12, 15, 7, 8)),
    "war": ("War", 8, (21, 31, 2, 9)),
}
VICTORIES = ("double", "peace", "oil")
NOVICES = "person random random"
TOGETHER = "person person careful"


def played(seed: str, kind: str = "peace", day: str = "", **changed: object) -> Saved:
    """A finished game of Pacification; on the day of its seed unless another is given."""
    result, score, figures = ENDS[kind]
    over = Saved(
        f"P-{seed}",
        link(Session(Record.start("pacification", seed))),
        "pacification",
        seed,
        result,
        kind,
        result,
        kind in VICTORIES,
        score,
        figures=figures,
        day=day or seed,
        key=f"key {seed} {kind}",
        plays=("nation-building", "land-for-peace", "nation-building"),
    )
    return replace(over, **changed)  # type: ignore[arg-type]  # a test names the fields


def going(seed: str, **changed: object) -> Saved:
    """A game of Pacification in progress."""
    begun = replace(played(seed), line="Turn 4 of 10", kind="", result="", won=False, score=0)
    return replace(begun, key="", plays=(), **changed)  # type: ignore[arg-type]  # as above


def saved_wars(seed: str, *points: int, day: str = "", **changed: object) -> Saved:
    """A game of Wars that ended with these points, the first those of the person."""
    won = points[0] == max(points)
    over = Saved(
        f"W-{seed}",
        link(Session(Record.start("wars", seed))),
        "wars",
        seed,
        "Credit to Ada" if won else "Credit to Ben",
        "credit",
        f"{points[0]} VP",
        won,
        points[0],
        figures=points,
        day=day or seed,
        key=f"key {seed}",
    )
    return replace(over, **changed)  # type: ignore[arg-type]  # a test names the fields


def fell(seed: str, turn: int, suit: str, **changed: object) -> Saved:
    """A game of Wars in which civilization fell."""
    line = f"Fell in turn {turn}, for want of {suit}"
    result = f"Fell in turn {turn}"
    lost = saved_wars(seed, 3, 9, 4, 1, kind="destroyed", won=False, line=line, result=result)
    return replace(lost, **changed)  # type: ignore[arg-type]  # a test names the fields


MANY = (
    played("2026-11-29", "peace"),
    played("2026-11-28", "war"),
    going("2026-11-27"),
    played("2026-11-26", "double", day="2026-11-27"),
    played("2026-11-25", "oil", practice=True),
    played("seed G", "oil", day="2026-11-24", link=""),
    played("seed A", "office", day="2026-10-02", rules="repeat_extras=1"),
    played("seed B", "none", day="2026-09-02"),
    saved_wars("2026-11-29", 20, 11, 9, 4),
    saved_wars("seed C", 12, 14, 3, 3, day="2026-11-02"),
    saved_wars("seed D", 12, 12, 3, day="2026-11-01", table=NOVICES, rules="seats=3"),
    saved_wars("seed E", 9, 2, 3, day="2026-11-01", table=TOGETHER, rules="seats=3"),
    fell("seed F", 3, "Economy", day="2026-08-01"),
)


def at(page: str, *saves: Saved, today: str = TODAY) -> Visit:
    """A visit at a page, on a device that keeps these games, the newest first."""
    return Visit(Model(page=page, saves=saves, today=today))


Scene = Callable[[], Visit]

SCENES: dict[str, Scene] = {
    "calendar": lambda: at(DAYS, *MANY),
    "calendar of Wars": lambda: at(DAYS, *MANY).send("which", "wars"),
    "calendar of the first month": lambda: at(DAYS).send("month", "2026-01"),
    "calendar without a date": lambda: at(DAYS, today=""),
    "statistics": lambda: at(STATISTICS, *MANY),
    "statistics of one set of rules": lambda: at(STATISTICS, *MANY).send(
        "narrow", "repeat_extras=1|"
    ),
    "statistics of Wars": lambda: at(STATISTICS, *MANY).send("which", "wars"),
    "statistics of nothing": lambda: at(STATISTICS),
    "home on a day": lambda: at("home", going(TODAY), *MANY, saved_wars(TODAY, 20, 11, 9, 4)),
}
