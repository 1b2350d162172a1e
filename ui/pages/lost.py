"""What a damaged or unknown address leads to: words, and the way home."""

from ui.html import Html, at, el
from ui.model import Model
from ui.parts.basic import button, icon
from ui.parts.topbar import topbar


def lost(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    main = el(
        "main.home.lost",
        at("id", "main"),
        el("h1", "This address does not open a game."),
        el("p", model.notice),
        el("p.note", "Nothing on this device was changed."),
        el(
            "div.field-row",
            button(
                "home",
                at("id", "act-primary"),
                icon("ui-arrow-left"),
                "Home",
                kind=".button-primary",
            ),
        ),
    )
    return topbar(None, None, home=True), main
