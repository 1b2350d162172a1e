"""Games to type, and what a terminal printed."""

import re
from collections.abc import Callable
from typing import cast

from typer.testing import Result

from cli.games import Player
from engine import GAMES, Record, Session, Stream
from engine.link import parse
from engine.pacification import EndTurn, Play, PlayExtra, State, Straddle

Run = Callable[..., Result]
GAME = GAMES["pacification"]


def played(seed: str, player: Player, *, repeat_extras: bool = False) -> Record:
    """A whole game by a player."""
    record = Record.start("pacification", seed, {"repeat_extras": repeat_extras})
    chance = Stream(seed, "test")
    while GAME.outcome(record.state) is None:
        record = record.play(player(GAME.observe(record.state, 0), chance))
    return record


def states(record: Record) -> list[State]:
    """The states of a game of Pacification."""
    return [cast(State, state) for state in record.states]


def answers(record: Record) -> str:
    """What a person types to play the moves of a game."""
    typed = []
    for state, move in zip(states(record), record.moves, strict=False):
        numbers = {card: str(place) for place, card in enumerate(state.hand, start=1)}
        if isinstance(move, EndTurn):
            typed.append("0")
            if move.discard:
                typed.append(" ".join([numbers[card] for card in move.discard]))
        elif isinstance(move, Straddle):
            typed.append("s")
        elif isinstance(move, Play | PlayExtra):
            typed.append(numbers[move.card])
    return "\n".join(typed) + "\n"


def last_link(result: Result) -> Session:
    """The game of the last link that was printed."""
    return parse(re.findall(r"#/game/[\w.-]+", result.output)[-1])


def text(result: Result) -> str:
    """The output without the white space that fills its columns."""
    return "\n".join([line.rstrip() for line in result.output.splitlines()]) + "\n"
