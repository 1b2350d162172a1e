"""The Wars of Western Civilization: eight turns for 2 to 7. This package is a `Game`.

>>> from engine import wars
>>> state = wars.new_game("7KQ2M9", {"seats": 3})
>>> state.turn, state.phase, len(state.hands), len(state.deck)
(1, 'offer', 3, 29)
"""

from engine.wars.cards import CARDS, PHASES, SUIT_NAMES, SUITS, WARS, War
from engine.wars.events import Outcome
from engine.wars.legal import legal_moves
from engine.wars.moves import (
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Offer,
    Redraw,
)
from engine.wars.observe import determinize, observe
from engine.wars.rules import OPTIONS, apply, new_game, outcome, reveals, seat_to_move
from engine.wars.state import Observation, State

id = "wars"  # noqa: A001 - the contract names it
title = "The Wars of Western Civilization"
rules_version = 1
seats = range(2, 8)
options = OPTIONS

__all__ = [
    "CARDS",
    "PHASES",
    "SUITS",
    "SUIT_NAMES",
    "WARS",
    "Accept",
    "Commit",
    "CommitPlan",
    "Decline",
    "Discard",
    "EndOffers",
    "Observation",
    "Offer",
    "Outcome",
    "Redraw",
    "State",
    "War",
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
