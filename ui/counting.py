"""What the games on a device add up to: which of them count, streaks, how often what was."""

from collections.abc import Sequence
from dataclasses import dataclass

from ui.saved import Saved

TABLE = "person"  # how a person is written in Saved.table


def listed(saves: tuple[Saved, ...]) -> list[Saved]:
    """The games that are there; of a deleted one only the result is."""
    return [saved for saved in saves if saved.link]


def counted(saves: tuple[Saved, ...]) -> list[Saved]:
    """The finished games that count, the latest first: no practice, and each record once.

    Of a record that is kept twice the earlier day counts. Games from before days were kept are the
    oldest.
    """
    over = [saved for saved in saves if saved.kind and not saved.practice]
    over = [saved for saved in over if len(saved.figures) != 1]  # no game has a single one
    first: dict[str, Saved] = {}
    for saved in over:
        kept = first.get(_name(saved))
        if not kept or saved.day < kept.day:
            first[_name(saved)] = saved
    once = [saved for saved in over if first[_name(saved)].id == saved.id]
    return sorted(once, key=lambda saved: saved.day, reverse=True)


def _name(saved: Saved) -> str:
    """What tells a record from others; the first version of the page kept no hash of it."""
    return saved.key or f"id {saved.id}"


def alone(saved: Saved) -> bool:
    """Whether one person sat at the table: only then a game is somebody's own."""
    return not saved.table or saved.table.split(" ").count(TABLE) == 1


def usual(saved: Saved) -> bool:
    """Whether a game was played by the usual rules at the usual table."""
    return not saved.rules and not saved.table


def won(saves: Sequence[Saved]) -> int:
    """How many of some games were won."""
    return len([saved for saved in saves if saved.won])


def winning_streaks(saves: Sequence[Saved]) -> tuple[int, int]:
    """How many of some games, the latest first, were won in a row: now, and at most."""
    longest, run = 0, 0
    for saved in reversed(saves):
        run = run + 1 if saved.won else 0
        longest = max(longest, run)
    return run, longest


def tally(names: Sequence[str], order: Sequence[str] = ()) -> list[tuple[str, int]]:
    """How often each name is among some: those of `order` in order, then others, often first.

    >>> tally(["b", "c", "b", "a"], ["a", "z"])
    [('a', 1), ('z', 0), ('b', 2), ('c', 1)]
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    others = sorted([name for name in counts if name not in order])
    others = sorted(others, key=lambda name: -counts[name])
    return [(name, counts.get(name, 0)) for name in (*order, *others)]


@dataclass(frozen=True, slots=True)
class Played:
    """A decision: how often it was made, in how many games, and how many of these were won."""

    name: str
    times: int
    games: int
    won: int


def decisions(saves: Sequence[Saved]) -> list[Played]:
    """The decisions of some games, the most played first."""
    found: dict[str, tuple[int, int, int]] = {}
    for saved in saves:
        for name in sorted(set(saved.plays)):
            times, games, wins = found.get(name, (0, 0, 0))
            found[name] = (times + saved.plays.count(name), games + 1, wins + saved.won)
    played = [Played(name, *found[name]) for name in sorted(found)]
    return sorted(played, key=lambda card: -card.times)


def share(part: int, whole: int) -> str:
    """A share in whole percent, half a percent up.

    >>> share(1, 3), share(1, 8), share(0, 0)
    ('33%', '13%', '0%')
    """
    return f"{(200 * part + whole) // (2 * whole) if whole else 0}%"


def rules_of(saves: Sequence[Saved]) -> list[tuple[str, str, int]]:
    """The sets of rules and tables that some games were played by, with how many; usual first."""
    counts: dict[tuple[str, str], int] = {}
    for saved in saves:
        name = saved.rules, saved.table
        counts[name] = counts.get(name, 0) + 1
    names = sorted(sorted(counts), key=lambda name: (name != ("", ""), -counts[name]))
    return [(rules, table, counts[rules, table]) for rules, table in names]
