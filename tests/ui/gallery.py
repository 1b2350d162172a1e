"""One page of every sort there is, for what must hold on all of them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from engine import Record, Session
from engine.link import link
from engine.thinking import answer
from tests.engine.pacification.positions import HAND, end_turn, position
from tests.engine.support import walked
from tests.ui.kept import SCENES as KEPT
from tests.ui.pages.wars.scenes import (
    ALONE,
    CAUTIOUS,
    NOVICE,
    TWO,
    asked,
    credit,
    destroyed,
    found,
    planning,
)
from tests.ui.pages.wars.scenes import SCENES as WARS
from tests.ui.played import SCENES as PLAYED
from tests.ui.support import TODAY, Visit, at_table, playing, record_at, term
from tests.ui.tree import Node, read
from ui import app
from ui.effects import Think
from ui.model import Model
from ui.saved import Saved

CALM = {"fear": 4, "hostility": 3}
RICH = {"oil": 17}
ENDS: dict[str, tuple[dict[str, int], ...]] = {
    "double": ({**CALM, **RICH}, {**CALM, **RICH}),
    "peace": (CALM, CALM),
    "oil": (RICH, RICH),
    "none": ({}, {}),
    "office": ({}, {"turmoil": 6}),
    "war": ({}, {"hostility": 30}),
}
# Decisions with needs that a calm start does not meet, and two without.
MIXED = ("land-for-peace", "cruise-missile-attacks", *HAND[:2])


def saved(number: int, kind: str = "", practice: bool = False, score: int = 0) -> Saved:
    """A game on the device; kinds are those of the ends."""
    line = "Peace victory" if kind else f"Turn {number + 1} of 10"
    won = kind in ("double", "peace", "oil")
    return Saved(
        f"S{number}",
        link(Session(Record.start("pacification", f"seed {number}"))),
        "pacification",
        f"seed {number}",
        line,
        kind,
        kind.capitalize(),
        won,
        score,
        practice,
    )


def weighed(here: Visit, percent: int) -> Visit:
    """The same visit once the worker has told the chance to win."""
    here.send("set", "chances:on").send("thinking", "ready")
    here.send("chance", str(len(here.record.moves)))
    return here.send("thought", f"chance 0 {here.record.text}\nchance {percent} 240")


def begun(turmoil: int = 0, **levels: int) -> Visit:
    """The first moment of a turn, its events flipped: a mixed hand, meters as given."""
    state = end_turn(position(MIXED[:2], decisions=MIXED[2:], **levels))
    return at_table(record_at(replace(state, meters=replace(state.meters, turmoil=turmoil))))


def holding(cards: int, **levels: int) -> Visit:
    """A turn with so many cards in hand that need nothing."""
    state = end_turn(position(HAND[: cards - 2], decisions=HAND[cards - 2 : cards], **levels))
    return at_table(record_at(replace(state, straddles=1)))


def crowded_home() -> Visit:
    going = [saved(number) for number in range(8)]
    over = [saved(20, "peace", score=207), saved(21, "office", score=3), saved(22, "oil", True, 9)]
    return Visit(Model(saves=(*going, *over), today=TODAY))


Scene = Callable[[], Visit]

HOMES: dict[str, Scene] = {
    "home before Python": Visit,
    "home": lambda: Visit(Model(today=TODAY)),
    "home with games": crowded_home,
    "home with a damaged link": lambda: Visit(Model(today=TODAY)).send(
        "open", "\nseed\t#/game/pAAA"
    ),
    "home that keeps nothing": lambda: Visit(Model(today=TODAY, keeps=False)),
    "settings at home": lambda: Visit().send("sheet", "settings"),
    "form": lambda: Visit().send("sheet", "new-pacification"),
    "form refused": lambda: (
        Visit().send("sheet", "new-pacification").send("start", f"pacification\nseed\t{'x' * 65}")
    ),
}
TABLES: dict[str, Scene] = {
    "first turn": playing,
    "a card chosen": lambda: playing().send("pick", "secret-machinations"),
    "after a decision": lambda: playing().plays("secret-machinations"),
    "an extra chosen": lambda: (
        playing().plays("secret-machinations").send("pick", "build-international-coalition")
    ),
    "after an extra": lambda: holding(4).plays(HAND[0]).plays(HAND[1]),
    "under the house rule": lambda: at_table(walked("house", True, "3", 9)),
    "cards that cannot be played": lambda: begun(fear=2, hostility=9),
    "two events without effect": lambda: begun(hostility=12),
    "Turmoil past the line": lambda: begun(turmoil=6),
    "Turmoil at its end": lambda: begun(turmoil=30).send("pick", HAND[0]),
    "meters at their ends": lambda: begun(fear=30, hostility=29, oil=0),
    "too many cards": lambda: holding(7),
    "discarding": lambda: holding(7).send("end"),
    "one card marked": lambda: holding(7).send("end").send("pick", HAND[3]),
    "all cards marked": lambda: holding(7).send("end").send("pick", HAND[3]).send("pick", HAND[0]),
    "an empty hand": lambda: at_table(record_at(end_turn(position(deck_size=0)))),
    "practice": lambda: playing().send("end").send("undo").send("undo"),
    "log": lambda: at_table(walked("log", False, "3", 12)).send("sheet", "log"),
    "share": lambda: playing().send("sheet", "share"),
    "settings at a table": lambda: playing().send("set", "theme:dark").send("sheet", "settings"),
    "warning": lambda: playing().send("end").send("undo"),
    "the chance to win": lambda: weighed(playing(), 61).send("end"),
    "the course of the chance": lambda: weighed(weighed(playing(), 61).send("end"), 40),
    "no chance to win": lambda: playing().send("thinking", "failed").send("sheet", "settings"),
    "refused": lambda: playing().send("straddle").send("straddle"),
    "copied": lambda: playing().send("sheet", "share").send("copied", "It is copied."),
}
RESULTS: dict[str, Scene] = {kind: (lambda kind=kind: at_table(term(*ENDS[kind]))) for kind in ENDS}
RESULTS["a whole game"] = lambda: at_table(walked("whole", False, "4"))
RESULTS["a practice result"] = lambda: at_table(walked("whole", False, "4"), practice=True)
RESULTS["log of a result"] = lambda: at_table(walked("whole", False, "4")).send("sheet", "log")


def replayed(place: int) -> Visit:
    """A whole game looked at again, at one of its moments."""
    record = walked("whole", False, "4")
    return Visit(Model(today=TODAY)).send("address", link(Session(record, place=place)))


def replayed_wars(now: Session, place: int) -> Visit:
    return Visit(Model(today=TODAY)).send("address", link(replace(now, place=place)))


def thought(here: Visit) -> Visit:
    """The adviser is there and answers all that it is asked."""
    here.send("thinking", "ready")
    for effect in here.effects:
        if isinstance(effect, Think):
            here.send("thought", f"{effect.question}\n{answer(effect.question)}")
    return here


REPLAYS: dict[str, Scene] = {
    "replay at the start": lambda: replayed(0),
    "replay of a decision": lambda: replayed(1),
    "replay of an extra": lambda: thought(replayed(2)),
    "replay of an event": lambda: replayed(9).send("thinking", "arriving"),
    "replay at the end": lambda: thought(replayed(23)),
    "replay playing": lambda: replayed(4).send("watch"),
    "log of a replay": lambda: replayed(4).send("sheet", "log"),
    "share of a replay": lambda: replayed(4).send("sheet", "share"),
    "replay of a game without moves": lambda: Visit(Model(today=TODAY)).send(
        "address", link(Session(Record.start("pacification", "a"), place=0))
    ),
    "replay of a practice game that goes on": lambda: Visit(Model(today=TODAY)).send(
        "address", link(Session(walked("log", False, "3", 12), practice=True, place=12))
    ),
    "replay of Wars": lambda: replayed_wars(found(credit, ALONE, CAUTIOUS, ()), 80),
    "replay of the end of Wars": lambda: thought(
        replayed_wars(now := found(credit, ALONE, CAUTIOUS, ()), len(now.record.moves))
    ),
    "replay of the fall": lambda: replayed_wars(
        now := found(destroyed, ("", NOVICE), NOVICE, ()), len(now.record.moves)
    ),
    "replay of Wars that go on": lambda: thought(
        replayed_wars(found(asked("war"), ALONE, CAUTIOUS, ()), 20)
    ),
    "replay of Wars among people": lambda: replayed_wars(
        found(asked("war"), TWO, CAUTIOUS, ()), 20
    ),
    "replay of a plan": lambda: replayed_wars(
        found(planning, ALONE, CAUTIOUS, ("sealed_plan",)), 10
    ),
}
LEARNING: dict[str, Scene] = {
    "rules": lambda: Visit().send("address", "#/rules/pacification"),
    "rules of wars": lambda: Visit().send("address", "#/rules/wars"),
    "cards": lambda: Visit().send("address", "#/cards/pacification"),
    "cards of wars": lambda: Visit().send("address", "#/cards/wars"),
    "cards found": lambda: (
        Visit()
        .send("address", "#/cards/pacification")
        .send("find", "oil")
        .send("find-only", "event")
    ),
    "no card found": lambda: Visit().send("address", "#/cards/wars").send("find", "zebra"),
    "a guided game": lambda: Visit().send("tour", "pacification"),
    "a guided game, played on": lambda: Visit().send("tour", "pacification").send("end"),
    "a guided game of wars": lambda: Visit().send("tour", "wars").send("tour-next"),
}
SCENES: dict[str, Scene] = {
    **HOMES,
    **LEARNING,
    **TABLES,
    **RESULTS,
    **REPLAYS,
    **PLAYED,
    **KEPT,
    "lost": lambda: Visit().send("address", "#/nowhere"),
    **{f"wars: {name}": WARS[name] for name in WARS},
}


@cache
def model_of(scene: str) -> Model:
    """The model of a scene."""
    return SCENES[scene]().model


@cache
def page_of(scene: str) -> Node:
    """The page of a scene."""
    return read(app.view(model_of(scene)))
