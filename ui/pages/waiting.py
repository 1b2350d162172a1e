"""What stands where a page will be whose part of the program has not arrived yet."""

from ui.html import Html, at, el
from ui.model import Model
from ui.parts.sheet import sheet
from ui.parts.topbar import topbar

MISSING = "no"  # what the door tells when it could not fetch the part
COMING = "This page is loading. It opens by itself in a moment."
FAILED = "A part of the page did not arrive. Check the connection, then reload."


def waiting(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    words = el("p", at("role", "status"), _words(model))
    main = el("main.home.waiting", at("id", "main"), el("h1", "One moment"), words)
    return topbar(None, None, home=True), main


def waiting_sheet(model: Model) -> Html:
    """The same for a sheet."""
    return sheet("waiting", "One moment", el("p", at("role", "status"), _words(model)))


def _words(model: Model) -> str:
    return FAILED if model.arrived == MISSING else COMING
