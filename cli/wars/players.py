"""Players for `simulate`: the bots of the engine that play Wars."""

from collections.abc import Callable, Mapping
from functools import partial

from engine import GAMES, Stream
from engine import game as contract
from engine.players import LEVELS

GAME = GAMES["wars"]
PLAYERS: Mapping[str, Callable[[contract.Observation, Stream], contract.Move]] = {
    bot.id: partial(bot.choose, GAME) for bot in LEVELS if GAME.id in bot.games
}
