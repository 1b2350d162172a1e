"""The rules of the games: pure Python, no screens, clocks, files or networks.

>>> from engine import GAMES, Record
>>> record = Record.start("pacification", seed="7KQ2M9")
>>> record = record.play(GAMES["pacification"].legal_moves(record.state)[0])
>>> Record.parse(record.text).state == record.state
True
"""

from engine.errors import BadOptions, BadRecord, BadSeed, IllegalMove
from engine.game import digest
from engine.record import Record
from engine.registry import GAMES
from engine.session import Seat, Session
from engine.shuffle import Stream

__all__ = [
    "GAMES",
    "BadOptions",
    "BadRecord",
    "BadSeed",
    "IllegalMove",
    "Record",
    "Seat",
    "Session",
    "Stream",
    "digest",
]
