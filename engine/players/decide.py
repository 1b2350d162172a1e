"""Asking a bot for a move so that a game never halts or breaks for one."""

from dataclasses import dataclass
from typing import cast

from engine.choices import count
from engine.game import Game, Move, Observation
from engine.players import careful
from engine.players.player import Player
from engine.shuffle import Stream

DEPUTY = cast(Player, careful)
RAISED, ILLEGAL = "raised", "illegal"


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, the id of the bot it is by, and what was wrong with the one that was asked.

    `fault` is "" when the bot chose itself, `raised` when it failed, `illegal` when it chose a
    move that is not legal; then `by` is the deputy, or "" if that failed too.
    """

    move: Move
    by: str
    fault: str = ""


def decide(game: Game, observation: Observation, rng: Stream, player: Player) -> Decision:
    """The move that `player` chooses; the careful bot's where it raises or chooses an illegal one.

    Should that one fail as well, the move that does least. Raises ValueError for a seat that is
    not asked now.
    """
    legal = observation.legal_moves
    if not count(legal):
        raise ValueError("this seat has no move to make now")
    move, fault = _ask(game, observation, rng, player)
    if not fault:
        return Decision(move, player.id)
    move, deputy_fault = _ask(game, observation, rng, DEPUTY)
    return Decision(legal[0], "", fault) if deputy_fault else Decision(move, DEPUTY.id, fault)


def _ask(game: Game, observation: Observation, rng: Stream, player: Player) -> tuple[Move, str]:
    try:
        move = player.choose(game, observation, rng)
    except Exception:  # whatever a bot does wrong, the others play on
        return None, RAISED
    return (move, "") if move in observation.legal_moves else (None, ILLEGAL)
