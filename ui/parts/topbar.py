"""The top bar: the way home, what the page has to say of itself, and its tools."""

from engine import Session
from ui.html import Child, Html, at, el
from ui.model import NOBODY, Model
from ui.parts.basic import button, icon
from ui.seats import last_decision


def topbar(middle: Child, tools: Child, home: bool = False) -> Html:
    """The bar above every page; the name is written out on the home page."""
    name = el("span.brand-name", "Statecraft") if home else None
    label = None if home else "Statecraft, home"
    return el(
        "header.topbar",
        el(
            "a.brand",
            at("href", "#/"),
            at("id", "home-link"),
            at("data-message", "home"),
            at("aria-label", label),
            icon("brand"),
            name,
        ),
        middle,
        tools,
    )


def icon_button(message: str, sign: str, label: str, refused: bool = False) -> Html:
    """A tool that is only a sign, with its name for those who cannot see it."""
    return button(
        message,
        at("id", "tool-" + message.replace(":", "-")),
        at("aria-label", label),
        at("title", label),
        icon(sign),
        kind=".button-icon",
        refused=refused,
    )


def game_tools(model: Model, session: Session) -> Html:
    """The tools of a game: its seed and links, undo, log, settings."""
    record = session.record
    back = last_decision(model.table) if model.table and record.moves else NOBODY
    undone = () if back == NOBODY else record.states[back + 1 :]
    reveals = [state for state in undone if record.game.reveals(state)]
    practice = reveals and not session.practice
    why = "Undo, and mark the game as practice" if practice else "Undo"
    return el(
        "div.toolbar",
        button(
            "sheet:share",
            at("id", "tool-seed"),
            at("aria-label", f"Seed {record.seed}. Links to this game"),
            at("title", "Links to this game"),
            icon("ui-seed"),
            el("span.seed", record.seed),
            kind=".button-quiet.seed-button",
        ),
        button(
            "undo",
            at("id", "tool-undo"),
            at("aria-label", why),
            at("title", why),
            icon("ui-undo"),
            el("span.button-text", "Undo"),
            kind=".button-quiet",
            refused=back == NOBODY,
        ),
        icon_button("sheet:log", "ui-log", "Log"),
        icon_button("sheet:settings", "ui-settings", "Settings"),
    )
