"""Random games per second, through the public interface, on the Python that runs this."""

import platform
import random
import time

from rich.table import Table

from engine import GAMES
from engine.choices import count
from engine.game import Setting
from tools.bench.numbers import middle

SECONDS = 1.0  # of each run
GAMES_MEASURED: tuple[tuple[str, str, dict[str, Setting], int], ...] = (
    ("Pacification", "pacification", {}, 1600),
    ("Wars, four seats", "wars", {"seats": 4}, 400),
)


def playouts(runs: int) -> Table:
    """Random games per second of processor time, which other programs hardly change."""
    rates: dict[str, list[float]] = {}
    moves: dict[str, list[float]] = {}
    for run in range(runs):
        for name, game_id, options, _ in GAMES_MEASURED:
            rate, length = _rate(game_id, options, run)
            rates.setdefault(name, []).append(rate)
            moves.setdefault(name, []).append(length)
    table = Table(
        "game",
        "games a second",
        "aim",
        "moves a game",
        title="Random games",
        caption=f"CPython {platform.python_version()}: new_game, then legal_moves and apply to the "
        "end, each legal move equally likely, the games in turns. "
        f"Median (range) of {runs} runs of {SECONDS:.0f} s of processor time.",
    )
    for name, _, _, aim in GAMES_MEASURED:
        table.add_row(name, middle(rates[name]), f"{aim:,}", middle(moves[name]))
    return table


def _rate(game_id: str, options: dict[str, Setting], run: int) -> tuple[float, float]:
    """Games a second, and moves a game."""
    chance = random.Random(run)
    games = moves = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        moves += _play_out(game_id, options, f"{run} {games}", chance)
        games += 1
    return games / spent, moves / games


def _play_out(game_id: str, options: dict[str, Setting], seed: str, chance: random.Random) -> int:
    game = GAMES[game_id]
    state = game.new_game(seed, options)
    moves = 0
    while total := count(legal := game.legal_moves(state)):
        state = game.apply(state, legal[int(chance.random() * total)])
        moves += 1
    return moves
