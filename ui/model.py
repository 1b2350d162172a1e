"""All that the page is at one moment, and what can happen to it.

Plain frozen data: a page can be reloaded, or handed to another runtime, between two clicks.
"""

from dataclasses import dataclass

from engine import Record, Session
from ui.saved import Saved

NOBODY = -1
# The pages. RULES and CARDS are about a game, REPLAY about a session.
HOME, TABLE, LOST, REPLAY = "home", "table", "lost", "replay"
GAMES_KEPT, DAYS, STATISTICS, SETTINGS = "games", "days", "statistics", "settings"
RULES, CARDS = "rules", "cards"


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table and what the person there is about to do.

    `shown` is the seat whose hand may be on the screen, NOBODY while the device is handed over or
    bots move between several people. `picked` are cards, `mode` what they are picked for; `to` and
    `asked` belong to an offer that is being made. `hurry` is set while bots need not pause.
    `faults` are bots that had to be replaced: the number of the move, and words. `undone` is what
    was taken back, the latest last: redo puts it back until another move is made.
    """

    session: Session
    save_id: str
    picked: tuple[str, ...] = ()
    mode: str = ""
    shown: int = 0
    to: int = NOBODY
    asked: tuple[str, ...] = ()
    hurry: bool = False
    faults: tuple[tuple[int, str], ...] = ()
    undone: tuple[Record, ...] = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that is looked at again: the place in it is the session's.

    `shown` is the seat whose hand is seen, NOBODY for what all may see; `speed` is how fast it
    plays by itself, "" while it stands still.
    """

    session: Session
    shown: int = NOBODY
    speed: str = ""


# How people want the page: names and values, the usual one first. "" is never kept.
CHOICES = {
    "theme": ("", "light", "dark"),
    "motion": ("", "less"),
    "text": ("", "large", "larger"),
    "pace": ("", "slow", "quick"),
    "sounds": ("", "on"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a person wants the page; see CHOICES. "" is as the device says, or the usual."""

    theme: str = ""
    motion: str = ""
    text: str = ""
    pace: str = ""
    sounds: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page: which page, which game, which sheet lies on it, what it has to say.

    `about` is the game that a page without a table tells of; `finding` narrows its list.
    `today` is the local date as 2026-11-30, "" until the door has told it; `base` the address of
    the page itself; `keeps` is whether this browser lets the page save, `persisted` what it said
    when asked never to throw that away (`yes`, `no`, "" not asked); `shares` is whether the device
    has a way of sharing. `offline` is "" until it is known, then `ready`, `unavailable`, or
    `update`, when a new version waits; `installable` is whether the browser offers to install.
    `thinking` is the worker's state: "", `arriving`, `ready` or `failed`; `thoughts` are its latest
    questions with their answers. `deleted` can still be brought back.
    """

    page: str = HOME
    about: str = ""
    finding: str = ""
    table: Table | None = None
    replay: Replay | None = None
    sheet: str = ""
    notice: str = ""
    saves: tuple[Saved, ...] = ()
    deleted: Saved | None = None
    settings: Settings = Settings()
    today: str = ""
    base: str = ""
    keeps: bool = True
    persisted: str = ""
    shares: bool = False
    draft: str = ""
    offline: str = ""
    installable: bool = False
    thinking: str = ""
    thoughts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """Something a person did, or the door has to tell.

    `value` is what it is about; a form's fields are lines of name, tab, value. `chance` is fresh
    chance from the door, twelve letters of a seed's alphabet: what a new game is made from.
    """

    name: str
    value: str = ""
    chance: str = ""
