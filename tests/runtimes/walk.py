"""One walk through all that must be the same on every Python, in plain Python.

A runtime calls `begin(section, given)` and then `more()` until it gives "": each call gives one
entry, its label in the first line. MicroPython collects no garbage inside one call from JavaScript,
so an entry is as little as makes sense alone.
"""

from collections.abc import Iterator

from engine import GAMES
from tests.runtimes.games import Entry, bot_games, golden_games, random_games, views
from tests.runtimes.pages import homes, learnt, moments, reckoned, shown_games, walks
from tests.runtimes.words import refused

GOLDEN = "golden"

entries: Iterator[Entry] = iter(())


def sections() -> list[str]:
    """The names of all sections."""
    games = sorted(GAMES)
    return [
        GOLDEN,
        "homes",
        "days",
        *[f"{part} {game_id}" for part in ("games", "bots", "views", "words") for game_id in games],
        *[
            f"{part} {game_id}"
            for part in ("walks", "moments", "learnt")
            for game_id in shown_games()
        ],
    ]


def begin(section: str, given: str) -> None:
    """Start a section; `given` are the golden records, one a line."""
    global entries
    part, _, game_id = section.partition(" ")
    if part == GOLDEN:
        entries = golden_games(given)
    elif part == "homes":
        entries = homes()
    elif part == "days":
        entries = reckoned()
    else:
        entries = PARTS[part](game_id)


PARTS = {
    "games": random_games,
    "bots": bot_games,
    "views": views,
    "words": refused,
    "walks": walks,
    "moments": moments,
    "learnt": learnt,
}


def more() -> str:
    """The next entry of the section, "" when there is none."""
    for label, text in entries:
        return f"{label}\n{text}"
    return ""
