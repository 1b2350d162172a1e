"""The statistics of Wars, of games with one person at the table: credit, places, points, falls."""

from collections.abc import Sequence

from engine.wars.cards import SUIT_NAMES, SUITS
from ui.counting import tally
from ui.html import Html
from ui.pages.statistics.parts import bests, panel, shares
from ui.pages.wars.summary import fall
from ui.parts.bars import bars
from ui.parts.basic import count
from ui.saved import Saved

ENDS = ("Credit to you", "Credit shared", "Credit to others", "Fell")
PLACES = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh")
STEP = 5  # points in one row


def told(games: Sequence[Saved]) -> list[Html]:
    """The panels of some games, at least one."""
    ends = tally([_end(saved) for saved in games], ENDS)
    panels = [panel("ends", "How it ended", bars("Games by end", shares(ends)))]
    survived = [saved for saved in games if saved.kind == "credit" and len(saved.figures) > 1]
    if survived:
        places = tally([PLACES[_place(saved)] for saved in survived], PLACES)
        panels += [
            panel("best", "Best margins", bests(_margins(survived))),
            panel("places", "Your place", bars("Games that were saved", shares(places))),
            panel("points", "Your points", bars("Games that were saved", _points(survived))),
        ]
    fallen = [fall(saved) for saved in games if saved.kind == "destroyed"]
    if fallen:
        turns = tally([f"Turn {turn}" for turn in sorted([turn for turn, _ in fallen])])
        suits = tally([suit for _, suit in fallen], [SUIT_NAMES[suit] for suit in SUITS])
        panels.append(
            panel(
                "falls",
                "How it falls",
                bars("By turn", shares(sorted(turns))),
                bars("For want of", shares(suits)),
            )
        )
    return panels


def _end(saved: Saved) -> str:
    if saved.kind != "credit":
        return ENDS[3]
    if not saved.won:
        return ENDS[2]
    return ENDS[1] if saved.figures.count(saved.score) > 1 else ENDS[0]


def _place(saved: Saved) -> int:
    """The person's place, counted from 0: how many have more points."""
    ahead = len([points for points in saved.figures if points > saved.score])
    return min(ahead, len(saved.figures) - 1)  # a line that was made up can hold any score


def _margins(games: Sequence[Saved]) -> list[tuple[str, str]]:
    facts = [("Most points", f"{max([saved.score for saved in games])} VP")]
    ahead = [saved.score - sorted(saved.figures)[-2] for saved in games if saved.won]
    if ahead:
        facts.append(("Widest lead", f"{max(ahead)} VP"))
    behind = [max(saved.figures) - saved.score for saved in games if not saved.won]
    if behind:
        facts.append(("Closest defeat", f"{count(min(behind), 'VP', 'VP')} behind"))
    return facts


def _points(games: Sequence[Saved]) -> list[tuple[str, int, str]]:
    steps = [saved.score // STEP for saved in games]
    return [
        (f"{STEP * step}–{STEP * step + STEP - 1}", steps.count(step), "")
        for step in range(min(steps), max(steps) + 1)
    ]
