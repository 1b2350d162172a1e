"""Plain wording for a game that has none of its own yet: the names the engine gives things."""

from collections.abc import Hashable
from dataclasses import fields, is_dataclass

from cli.lines import Line
from cli.seats import OPEN, PUBLIC, Eyes
from engine import Record


def spelled(value: Hashable) -> str:
    """A value of the engine as words.

    >>> from engine.pacification import EndTurn
    >>> spelled(EndTurn(("cover-ups", "diplomacy")))
    'End turn, discard: cover-ups, diplomacy'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join([spelled(item) for item in value]) or "none"
    if is_dataclass(value):
        parts = [f"{field.name}: {spelled(getattr(value, field.name))}" for field in fields(value)]
        return ", ".join([_words(type(value).__name__), *parts])
    return "none" if value is None else str(value)


def lines(record: Record, eyes: Eyes) -> tuple[Line, ...]:
    """What the last move of a record was, and what it brought about.

    A seat is told what it observes and which moves it made itself, all seats only that one was.
    """
    events = record.state.events
    if eyes.seat == PUBLIC:
        events = ()
    elif eyes.seat != OPEN:
        events = record.game.observe(record.state, eyes.seat).events
    told = [Line("", spelled(event)) for event in events]
    if record.moves:
        mover = record.game.seat_to_move(record.states[-2])
        move = spelled(record.moves[-1]) if eyes.seat in (OPEN, mover) else ""
        told.insert(0, Line(f"Move {len(record.moves)}", move, heading=True))
    return tuple(told)


def _words(name: str) -> str:
    """`EndTurn` as "End turn"."""
    spaced = "".join([f" {letter.lower()}" if letter.isupper() else letter for letter in name])
    return spaced.strip().capitalize()
