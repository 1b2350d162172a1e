"""The games there are: a new one is a new folder and one line here."""

from collections.abc import Mapping
from typing import cast

from engine import pacification, wars
from engine.game import Game

# Each package states its own exact types; whoever looks a game up by its id gets the protocol.
GAMES: Mapping[str, Game] = {
    pacification.id: cast(Game, pacification),
    wars.id: cast(Game, wars),
}
