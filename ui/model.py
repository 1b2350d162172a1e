"""All that the page is at one moment, what can happen to it, and what it asks of the door.

Plain frozen data: a page can be reloaded, or handed to another runtime, between two clicks.
"""

from dataclasses import dataclass

from engine import Session

NOBODY = -1
HOME, TABLE, LOST = "home", "table", "lost"


@dataclass(frozen=True, slots=True)
class Saved:
    """What is kept of a game, readable without replaying it.

    `link` is the game itself; the rest is a summary to show, made when it was saved: `line` says
    where the game stands, `kind` how it ended ("" while it goes on).
    """

    id: str
    link: str
    game_id: str
    seed: str
    line: str
    kind: str = ""
    result: str = ""
    won: bool = False
    score: int = 0
    practice: bool = False

    @property
    def text(self) -> str:
        """One line, the fields between tabs, which none of them holds."""
        marks = ("w" if self.won else "") + ("p" if self.practice else "")
        fields = (self.link, self.game_id, self.seed, self.line, self.kind, self.result)
        return "\t".join((*fields, str(self.score), marks))

    @staticmethod
    def parse(save_id: str, text: str) -> "Saved | None":
        """The saved game that `text` tells, None for a text that tells none."""
        fields = text.split("\t")
        if len(fields) != 8:
            return None
        link, game_id, seed, line, kind, result, score, marks = fields
        if not 0 < len(score) < 10 or not all(letter in "0123456789" for letter in score):
            return None
        return Saved(
            save_id,
            link,
            game_id,
            seed,
            line,
            kind,
            result,
            won="w" in marks,
            score=int(score),
            practice="p" in marks,
        )


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table and what the person there is about to do.

    `shown` is the seat whose hand may be on the screen, NOBODY while the device is handed over or
    bots move between several people. `picked` are cards, `mode` what they are picked for; `to` and
    `asked` belong to an offer that is being made. `hurry` is set while bots need not pause.
    `faults` are bots that had to be replaced: the number of the move, and words.
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


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page: which page, which game, which sheet lies on it, what it has to say.

    `today` is the local date as 2026-11-30, "" until the door has told it; `keeps` is whether this
    browser lets the page save. `offline` is "" until it is known, then `ready`, `unavailable`, or
    `update`, when a new version waits; `installable` is whether the browser offers to install.
    """

    page: str = HOME
    table: Table | None = None
    sheet: str = ""
    notice: str = ""
    saves: tuple[Saved, ...] = ()
    theme: str = ""
    today: str = ""
    keeps: bool = True
    draft: str = ""
    offline: str = ""
    installable: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """Something a person did, or the door has to tell.

    `value` is what it is about; a form's fields are lines of name, tab, value. `chance` is fresh
    chance from the door, twelve letters of a seed's alphabet: what a new game is made from.
    """

    name: str
    value: str = ""
    chance: str = ""


# -- what the page asks of the door


@dataclass(frozen=True, slots=True)
class Save:
    """Keep this game on the device."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Say this to people who listen to the page."""

    text: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put the page's own address with this `#` part on the clipboard; then say so."""

    fragment: str
    done: str


@dataclass(frozen=True, slots=True)
class Address:
    """Show this `#` part in the address; `replace` does it without a step for Back."""

    fragment: str
    replace: bool


@dataclass(frozen=True, slots=True)
class Theme:
    """Use and remember a theme: `light`, `dark` or "" for the system's."""

    name: str


@dataclass(frozen=True, slots=True)
class Focus:
    """Put the keyboard on the element with this id."""

    id: str


@dataclass(frozen=True, slots=True)
class Later:
    """Send this message after so many thousandths of a second."""

    name: str
    value: str
    pause: int


@dataclass(frozen=True, slots=True)
class Update:
    """Load the new version that waits; the game is in the address and on the device."""


@dataclass(frozen=True, slots=True)
class Install:
    """Let the browser ask whether to install the page as an app."""


Effect = Later | Save | Announce | Copy | Address | Theme | Focus | Update | Install
