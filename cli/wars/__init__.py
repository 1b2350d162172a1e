"""The Wars of Western Civilization at a terminal. This package is a `View`."""

from cli.wars.answers import chosen
from cli.wars.board import table
from cli.wars.players import PLAYERS
from cli.wars.words import BRIEFING, OUTCOMES, heading, lines, standing

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
