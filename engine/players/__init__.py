"""The bots: levels of play, as data. They see observations only.

>>> from engine import GAMES, Stream
>>> from engine.players import PLAYERS, decide
>>> game = GAMES["wars"]
>>> observation = game.observe(game.new_game("7KQ2M9"), 0)
>>> decision = decide(game, observation, Stream("7KQ2M9", "bot 0"), PLAYERS["careful"])
>>> decision.move in observation.legal_moves, decision.by, PLAYERS["careful"].name
(True, 'careful', 'Cautious')
"""

from collections.abc import Mapping
from typing import cast

from engine.players import careful, random
from engine.players.decide import Decision, decide
from engine.players.player import Player

# From the weakest to the strongest: the order a screen lists them in.
LEVELS: tuple[Player, ...] = (random, cast(Player, careful))
PLAYERS: Mapping[str, Player] = {player.id: player for player in LEVELS}

__all__ = ["LEVELS", "PLAYERS", "Decision", "Player", "careful", "decide", "random"]
