"""What a person can do when a game is over."""

from ui.html import Html, at, el
from ui.parts.basic import button, icon


def what_next() -> Html:
    """Look at it again, play its cards again, or play another one."""
    return el(
        "div.action-bar",
        at("role", "group"),
        at("aria-label", "What next"),
        el("span.spacer"),
        button(
            "replay", at("id", "act-replay"), at("data-once", True), icon("ui-play"), "Watch replay"
        ),
        button("again", at("id", "act-again"), at("data-once", True), "Same seed again"),
        button(
            "fresh",
            at("id", "act-primary"),
            at("data-once", True),
            icon("ui-arrow-right"),
            "Play again",
            kind=".button-primary",
        ),
    )
