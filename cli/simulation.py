"""Many games by one player, counted: `simulate`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from cli.games import Player, outcome_names
from engine import Stream
from engine.game import Game, Outcome, Setting
from engine.shuffle import new_seed


def outcomes(
    game: Game, options: Mapping[str, Setting], player: Player, seed: str
) -> Iterator[Outcome]:
    """The outcomes of games without end, all drawn from one seed."""
    deals = Stream(seed, "simulate")
    while True:
        deal = new_seed(deals)
        chance = Stream(deal, "player")
        state = game.new_game(deal, options)
        seat = game.seat_to_move(state)
        while seat is not None:
            state = game.apply(state, player(game.observe(state, seat), chance))
            seat = game.seat_to_move(state)
        outcome = game.outcome(state)
        assert outcome is not None  # nobody is to move
        yield outcome


@dataclass
class Tally:
    """Outcomes counted as they come in."""

    games: int = 0
    won: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one more outcome; `won` and `score` where the game knows them."""
        self.games += 1
        self.kinds[outcome.kind] = self.kinds.get(outcome.kind, 0) + 1
        self.won += getattr(outcome, "won", None) is True
        score = getattr(outcome, "score", None)
        if isinstance(score, int):
            self.scores.append(score)


def simulate(console: Console, games: int, results: Iterator[Outcome]) -> tuple[Tally, float]:
    """Count that many games behind a progress bar; with the seconds they took.

    An interrupt ends it early, with what was counted until then.
    """
    tally = Tally()
    bar = Progress(
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    began = perf_counter()
    try:
        with bar:
            for _ in bar.track(range(games)):
                tally.add(next(results))
    except KeyboardInterrupt:
        console.print(f"Stopped after {tally.games:,} of {games:,} games.")
    return tally, perf_counter() - began


def counted(game: Game, tally: Tally) -> Table:
    """The table: each outcome with its count and share, the named ones in their order."""
    names = dict(outcome_names(game))
    for kind in sorted(tally.kinds):
        names.setdefault(kind, kind.capitalize())
    table = Table("Outcome", show_footer=True)
    table.columns[0].footer = "All games"
    table.add_column("Games", f"{tally.games:,}", justify="right")
    table.add_column("Share", _share(tally.games, tally.games), justify="right")
    for kind, name in names.items():
        count = tally.kinds.get(kind, 0)
        table.add_row(name, f"{count:,}", _share(count, tally.games))
    return table


def summary(tally: Tally, seconds: float) -> Iterator[str]:
    """What the table leaves out: how many were won, the mean score, the speed."""
    if tally.scores:
        yield f"Won         {_share(tally.won, tally.games)}"
        yield f"Mean score  {sum(tally.scores) / len(tally.scores):.1f}"
    yield f"Speed       {tally.games / max(seconds, 0.000001):,.0f} games per second"


def _share(count: int, games: int) -> str:
    return f"{100 * count / max(games, 1):.1f} %"
