"""No page, log or announcement changes with cards that whoever looks may not know."""

from dataclasses import replace
from functools import cache

import pytest

from engine import Session, Stream, wars
from engine.wars import State
from engine.wars.events import as_seen
from tests.ui.pages.wars.scenes import (
    ALONE,
    CAUTIOUS,
    NOVICE,
    PERSON,
    SEVEN,
    TWO,
    course,
    session,
    state_of,
)
from tests.ui.support import SAVE_ID
from tests.ui.tree import read
from ui import app
from ui.model import NOBODY, Model, Table
from ui.pages.wars import announcement, halt
from ui.seats import eyes

TABLES = {
    "alone": (ALONE, ()),
    "two people": (TWO, ()),
    "seven": (SEVEN, ()),
    "open play": ((PERSON, PERSON, NOVICE), ("open_play",)),
    "sealed plan": ((PERSON, NOVICE, CAUTIOUS), ("sealed_plan",)),
}


@cache
def moments(name: str) -> tuple[Session, ...]:
    """Some dozen moments of the first turns and some later ones, in all phases of a game."""
    players, rules = TABLES[name]
    game = list(course(session(players, "secrets", **dict.fromkeys(rules, True))))
    return (*game[:70:4], *game[71:-1:40])


def permuted(state: State, seat: int, path: str) -> State:
    """The state with all that `seat` may not know drawn anew; NOBODY knows what all may know."""
    rng = Stream(path, "permuted")
    other = wars.determinize(wars.observe(state, max(seat, 0)), rng)
    if seat == NOBODY:
        other = wars.determinize(wars.observe(other, state.seats - 1), rng)
    told = tuple([as_seen(event, seat) for event in state.events])
    return replace(other, seed=state.seed, events=told)


def retold(name: str, now: Session, seat: int) -> Session:
    """The game with every one of its states permuted."""
    states = [_retold(name, place, seat) for place in range(len(now.record.states))]
    return replace(now, record=replace(now.record, states=tuple(states)))


@cache
def _retold(name: str, place: int, seat: int) -> State:
    state = moments(name)[-1].record.states[place]
    assert isinstance(state, State)
    return permuted(state, seat, f"{name} {place}")


def main_of(html: str) -> str:
    """The main part and the sheet: the tools above also tell of the last move (see undo)."""
    return html[html.index("<main") :]


def tables(now: Session, seat: int) -> list[Table]:
    """The table as this seat sees it, in play and halted as the page would be."""
    return [Table(now, SAVE_ID, shown=seat, mode=mode) for mode in {"", halt(now)}]


@pytest.mark.parametrize("name", TABLES)
def test_pages_are_equal_when_hidden_cards_are_others(name: str) -> None:
    for now in moments(name):
        mover = state_of(now).mover
        assert mover is not None
        seat = eyes(now, mover)
        other = retold(name, now, seat)
        for table, twin in zip(tables(now, seat), tables(other, seat), strict=True):
            for sheet in ("", "log"):
                one = app.view(Model(page="table", table=table, sheet=sheet))
                two = app.view(Model(page="table", table=twin, sheet=sheet))
                assert main_of(one) == main_of(two)
            assert announcement(table) == announcement(twin)


@pytest.mark.parametrize("name", TABLES)
def test_a_page_for_nobody_is_equal_whatever_any_hand_holds(name: str) -> None:
    for now in moments(name):
        other = retold(name, now, NOBODY)
        for table, twin in zip(tables(now, NOBODY), tables(other, NOBODY), strict=True):
            for sheet in ("", "log"):
                one = app.view(Model(page="table", table=table, sheet=sheet))
                two = app.view(Model(page="table", table=twin, sheet=sheet))
                assert main_of(one) == main_of(two)
            assert announcement(table) == announcement(twin)


@pytest.mark.parametrize("name", TABLES)
def test_the_only_cards_in_a_hand_are_those_of_the_one_who_looks(name: str) -> None:
    for now in moments(name):
        state = state_of(now)
        assert state.mover is not None
        seat = eyes(now, state.mover)
        for table in tables(now, seat):
            page = read(app.view(Model(page="table", table=table)))
            cards = [card["id"].removeprefix("card-") for card in page.all(".suit-card")]
            assert set(cards) <= set(state.hands[seat] if seat != NOBODY else ())


@pytest.mark.parametrize("name", TABLES)
def test_permuting_changes_what_is_hidden(name: str) -> None:
    # Else the tests above would compare a page with itself.
    now = moments(name)[3]
    other = permuted(state_of(now), NOBODY, name)
    assert other.hands != state_of(now).hands
