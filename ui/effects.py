"""What the page asks of the door: values that `ui/browser.py` carries out."""

from dataclasses import dataclass


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
class Forget:
    """Keep this game no longer."""

    id: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard; then say so."""

    text: str
    done: str


@dataclass(frozen=True, slots=True)
class Share:
    """Hand a text and a link to the device's own way of sharing."""

    title: str
    text: str
    link: str


@dataclass(frozen=True, slots=True)
class Download:
    """Give the person a file with this name and text."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Let the person choose a file; its text comes back as the message `import`."""


@dataclass(frozen=True, slots=True)
class Persist:
    """Ask the browser not to throw the saved games away; `persisted` brings its answer."""


@dataclass(frozen=True, slots=True)
class Wipe:
    """Delete everything the page keeps on this device; `wiped` tells when that is done."""


@dataclass(frozen=True, slots=True)
class Address:
    """Show this `#` part in the address; `replace` does it without a step for Back."""

    fragment: str
    replace: bool


@dataclass(frozen=True, slots=True)
class Remember:
    """Keep a setting; "" is the usual one, which needs no keeping."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Think:
    """Ask the worker that thinks; `thought` brings the question and its answer.

    `budget` is how long it may think in thousandths of a second, 0 for as long as any question.
    """

    question: str
    budget: int = 0


@dataclass(frozen=True, slots=True)
class Sound:
    """Play a short sound."""

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


Effect = (
    Address
    | Announce
    | Choose
    | Copy
    | Download
    | Focus
    | Forget
    | Install
    | Later
    | Persist
    | Remember
    | Save
    | Share
    | Sound
    | Think
    | Update
    | Wipe
)
