"""The top bar: the way home, what the page has to say of itself, and its tools."""

from engine import Session
from ui.html import Child, Html, at, el
from ui.model import NOBODY, Model
from ui.parts.basic import button, icon
from ui.parts.chance import win_chance
from ui.seats import last_decision

TO_RULES = ("#/rules/pacification", "Rules")
TO_STATISTICS = ("#/statistics", "Statistics")
TO_DAYS = ("#/days", "Calendar")
TO_GAMES = ("#/games", "All games")


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


def navigation(here: str = "") -> Html:
    """The tools of a page about no game in play; `here` is its own address."""
    return el(
        "nav.toolbar",
        at("aria-label", "Main"),
        [
            el(
                "a.button.button-quiet",
                at("href", address),
                at("id", f"go-{word.lower()}"),
                at("aria-current", "page" if address == here else None),
                word,
            )
            for address, word in (TO_RULES, TO_STATISTICS)
        ],
        icon_button("sheet:settings", "ui-settings", "Settings"),
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


def game_tools(model: Model, session: Session) -> Child:
    """The chance to win, if it is wanted, and the tools of a game: links, undo, log, settings."""
    record = session.record
    back = last_decision(model.table) if model.table and record.moves else NOBODY
    undone = () if back == NOBODY else record.states[back + 1 :]
    reveals = [state for state in undone if record.game.reveals(state)]
    practice = reveals and not session.practice
    why = "Undo, and mark the game as practice" if practice else "Undo"
    tools = el(
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
        _redo() if model.table and model.table.undone else None,
        icon_button("sheet:log", "ui-log", "Log"),
        icon_button("sheet:settings", "ui-settings", "Settings"),
    )
    return win_chance(model, session), tools


def _redo() -> Html:
    return button(
        "redo",
        at("id", "tool-redo"),
        at("aria-label", "Redo"),
        at("title", "Put back what was taken back"),
        el("span.mirrored", icon("ui-undo")),
        el("span.button-text", "Redo"),
        kind=".button-quiet",
    )
