"""Pacification of the Middle East: solo, ten turns. This package is a `Game`.

>>> from engine import pacification
>>> state = pacification.new_game("7KQ2M9")
>>> state.turn, state.meters.hostility, len(state.hand), len(pacification.legal_moves(state))
(1, 10, 2, 3)
"""

from engine.pacification.cards import CARDS, DECISIONS, EVENTS, Card
from engine.pacification.rules import (
    OPTIONS,
    apply,
    determinize,
    legal_moves,
    new_game,
    observe,
    outcome,
    reveals,
    seat_to_move,
)
from engine.pacification.state import (
    EndTurn,
    Meters,
    Observation,
    Outcome,
    Play,
    PlayExtra,
    State,
    Straddle,
)

id = "pacification"  # noqa: A001 - the contract names it
title = "Pacification of the Middle East"
rules_version = 1
seats = range(1, 2)
options = OPTIONS

__all__ = [
    "CARDS",
    "DECISIONS",
    "EVENTS",
    "Card",
    "EndTurn",
    "Meters",
    "Observation",
    "Outcome",
    "Play",
    "PlayExtra",
    "State",
    "Straddle",
    "apply",
    "determinize",
    "id",
    "legal_moves",
    "new_game",
    "observe",
    "options",
    "outcome",
    "reveals",
    "rules_version",
    "seat_to_move",
    "seats",
    "title",
]
