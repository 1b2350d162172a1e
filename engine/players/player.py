"""What a bot is. It sees one seat's observation, and all its chance comes from a stream."""

from typing import Protocol

from engine.game import Game, Move, Observation
from engine.shuffle import Stream


class Player(Protocol):
    """A bot; a module of this package is one."""

    @property
    def id(self) -> str:
        """The short name that sessions and links use."""
        ...

    @property
    def name(self) -> str:
        """What its level is called on the screen."""
        ...

    @property
    def text(self) -> str:
        """How it plays, in one sentence for the screen."""
        ...

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games it can play."""
        ...

    def choose(self, game: Game, observation: Observation, rng: Stream) -> Move:
        """Choose one of the legal moves of an observation, which has at least one."""
        ...
