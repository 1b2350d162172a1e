"""How likely a seat is to win, as far as it can know: many quick games played out and counted."""

from collections.abc import Callable, Mapping
from typing import cast

from engine.game import Game, Move, Observation, Outcome, State
from engine.pacification.state import Outcome as TermOutcome
from engine.players import careful, president
from engine.shuffle import Stream
from engine.wars.events import Outcome as WarsOutcome

Choose = Callable[[Game, Observation, Stream], Move]

# An estimate is made of so many games, divided by the seats: each takes about as much longer as
# there are seats more. That is less than a second of CPython and up to three in a desktop's
# browser. With 240 games an estimate is seldom off by more than 6 per cent, with 60 by 13.
GAMES = 240
EVERYBODY: Mapping[str, Choose] = {
    "pacification": cast(Choose, president.choose),
    "wars": cast(Choose, careful.choose),
}


def chance(game: Game, observation: Observation, seat: int, rng: Stream, games: int) -> int:
    """How many of a hundred games the seat that made an observation wins from there on.

    `games`, 1 or more, are played out from full states that fit the observation; everybody in them
    plays cautiously and sees only what their seat may.
    """
    won = 0
    for _ in range(games):
        state = game.determinize(observation, rng)
        won += wins(_played_out(game, state, rng), seat)
    return (200 * won + games) // (2 * games)


def wins(ended: Outcome, seat: int) -> bool:
    """Whether a game that ended so was won by a seat; also by one that shared the victory."""
    if isinstance(ended, WarsOutcome):
        return seat in ended.winners
    return isinstance(ended, TermOutcome) and ended.won


def _played_out(game: Game, state: State, rng: Stream) -> Outcome:
    choose = EVERYBODY[game.id]
    ended = game.outcome(state)
    while ended is None:
        seen = game.observe(state, game.seat_to_move(state) or 0)
        state = game.apply(state, choose(game, seen, rng))
        ended = game.outcome(state)
    return ended
