"""All that the page is at one moment, and what can happen to it.

Plain frozen data: a page can be reloaded, or handed to another runtime, between two clicks.
"""

from dataclasses import dataclass, replace

from engine import Record, Session
from engine.session import NOWHERE
from ui.saved import Saved

NOBODY = -1
# The pages. RULES and CARDS are about a game, REPLAY about a session.
HOME, TABLE, LOST, REPLAY = "home", "table", "lost", "replay"
GAMES_KEPT, DAYS, STATISTICS, SETTINGS = "games", "days", "statistics", "settings"
RULES, CARDS = "rules", "cards"


def address_of(page: str, *about: str) -> str:
    """The address of a page that is about no game in play.

    >>> address_of("settings"), address_of("days", "wars", "2026-11")
    ('#/settings', '#/days/wars/2026-11')
    """
    return "/".join(["#", page, *about])


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table and what the person there is about to do.

    `shown` is the seat whose hand may be on the screen, NOBODY while the device is handed over or
    bots move between several people. `picked` are cards, `mode` what they are picked for; `to` and
    `asked` belong to an offer that is being made. `hurry` is set while bots need not pause.
    `faults` are bots that had to be replaced: the number of the move, and words. `undone` is what
    was taken back, with the day it was played on and its faults, the latest last: redo puts it back
    until another move is made. `way` is `came` for a game that another device has sent, `sent` once
    it is sent on, until the next move.
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
    undone: tuple[tuple[Record, str, tuple[tuple[int, str], ...]], ...] = ()
    way: str = ""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that is looked at again: the place in it is the session's.

    `shown` is the seat whose hand is seen, NOBODY for what all may see. `playing` is set while it
    goes on by itself, as fast as `speed` says, "" the usual way. `presses` counts what a person
    did: what was to come before the last press does not count. `checked` is what the worker said
    of the whole record, "" until it has.
    """

    session: Session
    shown: int = NOBODY
    speed: str = ""
    playing: bool = False
    presses: int = 0
    checked: str = ""

    @property
    def place(self) -> int:
        """How many moves were made by the moment that is looked at."""
        return self.session.place

    @property
    def moves(self) -> int:
        """How many moves there are."""
        return len(self.session.record.moves)

    @property
    def over(self) -> bool:
        """Whether the game is over in the end, so that nothing needs to be hidden."""
        record = self.session.record
        return record.game.outcome(record.state) is not None

    @property
    def table(self) -> Table:
        """The table as it was at the moment that is looked at."""
        record = self.session.record.until(self.place)
        return Table(replace(self.session, record=record, place=NOWHERE), "", shown=self.shown)


# How people want the page: names and values, the usual one first. "" is never kept.
CHOICES = {
    "theme": ("", "light", "dark"),
    "motion": ("", "less"),
    "text": ("", "large", "larger"),
    "pace": ("", "slow", "quick"),
    "sounds": ("", "on"),
    "chances": ("", "on"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a person wants the page; see CHOICES. "" is as the device says, or the usual."""

    theme: str = ""
    motion: str = ""
    text: str = ""
    pace: str = ""
    sounds: str = ""
    chances: str = ""


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances to win that were worked out while a game lay on the table.

    `course` are numbers of moves with the percentage then, in order, for `record`. `called` is set
    when one will be asked for in a moment, `asked` is the question that the worker has.
    """

    record: Record | None = None
    course: tuple[tuple[int, int], ...] = ()
    called: bool = False
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page: which page, which game, which sheet lies on it, what it has to say.

    `about` is the game that a page without a table tells of; `finding` narrows its list, as a
    filter, |, and words. `aside` is the table that was left for such a page: its address brings it
    back as it was. `tour` is the step of the guide at the table, NOBODY for no guide.
    `calendar` is the game and the month that it shows, "" for the first game and for this month.
    `today` is the local date as 2026-11-30, "" until the door has told it; `base` the address of
    the page itself; `keeps` is whether this browser lets the page save, `persisted` what it said
    when asked never to throw that away (`yes`, `no`, `asked` until then, "" not asked); `shares`
    is whether the device has a way of sharing. `offline` is "" until it is known, then `ready`,
    `unavailable`, or `update`, when a new version waits; `installable` is whether the browser
    offers to install.
    `thinking` is the worker's state: "", `arriving`, `ready` or `failed`; `thoughts` are its latest
    questions with their answers, `chances` what it told of the game on the table. `picture` is the
    link whose QR code is shown, `arriving` one that was opened over a game in progress, until the
    person has said what to do. `arrived` is `yes` when the pages seldom seen are there, `no` when
    they will not come. `unread` is kept in a way that this version cannot read; `elsewhere` is
    whether a game was kept by other means than a move on the table here, such as in another tab;
    `deleted` can still be brought back.
    """

    page: str = HOME
    about: str = ""
    finding: str = ""
    table: Table | None = None
    aside: Table | None = None
    tour: int = NOBODY
    replay: Replay | None = None
    sheet: str = ""
    notice: str = ""
    saves: tuple[Saved, ...] = ()
    unread: tuple[Saved, ...] = ()
    elsewhere: bool = False
    deleted: Saved | None = None
    settings: Settings = Settings()
    calendar: tuple[str, str] = ("", "")
    today: str = ""
    base: str = ""
    keeps: bool = True
    persisted: str = ""
    shares: bool = False
    draft: str = ""
    offline: str = ""
    installable: bool = False
    picture: str = ""
    arriving: str = ""
    arrived: str = ""
    thinking: str = ""
    thoughts: tuple[tuple[str, str], ...] = ()
    chances: Chances = Chances()


@dataclass(frozen=True, slots=True)
class Message:
    """Something a person did, or the door has to tell.

    `value` is what it is about; a form's fields are lines of name, tab, value. `chance` is fresh
    chance from the door, twelve letters of a seed's alphabet: what a new game is made from.
    """

    name: str
    value: str = ""
    chance: str = ""
