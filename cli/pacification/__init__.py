"""Pacification at a terminal. This package is a `View`."""

from cli.pacification.board import chosen, table
from cli.pacification.players import PLAYERS
from cli.pacification.words import BRIEFING, OUTCOMES, heading, lines, standing

__all__ = [
    "BRIEFING",
    "OUTCOMES",
    "PLAYERS",
    "chosen",
    "heading",
    "lines",
    "standing",
    "table",
]
