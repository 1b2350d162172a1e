"""The sheets that lie over a page: log, links, settings, a new game, undo."""

from engine import GAMES
from ui.games import PAGES
from ui.html import Html, at, el
from ui.model import CARDS, RULES, Model, Table
from ui.parts.basic import button
from ui.parts.log import log
from ui.parts.sheet import sheet

NEW, RENAME = "new-", "rename-"


def open_sheet(model: Model) -> Html | None:
    """The sheet the model names, if it makes sense where the person is."""
    if model.sheet == "settings":
        from ui.pages.settings import settings_sheet

        return settings_sheet(model)
    if model.sheet == "wipe":
        from ui.pages.settings import wipe

        return wipe(model)
    if model.sheet[: len(RENAME)] == RENAME:
        from ui.pages.games import rename

        return rename(model, model.sheet[len(RENAME) :])
    if model.sheet[: len(NEW)] == NEW and model.sheet[len(NEW) :] in GAMES:
        return _new(model.sheet[len(NEW) :], model.notice)
    if model.replay and model.sheet == "log":
        from ui.pages.replay import log_sheet

        return log_sheet(model.replay)
    if model.sheet == "share":
        from ui.pages.sharing import share_sheet

        return share_sheet(model)
    if not model.table:
        return None
    if model.sheet == "log":
        return _log(model.table)
    if model.sheet == "undo":
        return _undo()
    if model.sheet == "arriving" and model.arriving:
        return _arriving()
    return None


def _log(table: Table) -> Html:
    game_id = table.session.record.game_id
    foot = [
        el(
            "a.button.button-quiet",
            at("id", f"log-{page}"),
            at("href", f"#/{page}/{game_id}"),
            text,
        )
        for page, text in ((RULES, "How to play"), (CARDS, "All cards"))
    ]
    return sheet("log", "Log", log(PAGES[game_id].lines(table)), foot)


def _new(game_id: str, notice: str) -> Html:
    game = GAMES[game_id]
    form = el(
        "form.new-game",
        at("id", "new-game"),
        at("data-message", f"start:{game_id}"),
        el(
            "div.field",
            el("label", at("for", "new-seed"), "Seed"),
            el(
                "input.input",
                at("id", "new-seed"),
                at("name", "seed"),
                at("aria-describedby", "new-seed-note"),
                at("autocomplete", "off"),
                at("autocapitalize", "off"),
                at("spellcheck", "false"),
            ),
            el(
                "p.note",
                at("id", "new-seed-note"),
                "The same seed deals the same cards to everyone. Empty: fresh cards.",
            ),
        ),
        PAGES[game_id].setup(),
    )
    foot = (
        el("span.spacer"),
        el(
            "button.button.button-primary",
            at("type", "submit"),
            at("form", "new-game"),
            "Start the game",
        ),
    )
    return sheet(f"{NEW}{game_id}", game.title, form, foot, notice)


def _undo() -> Html:
    body = el(
        "p",
        "This move turned up cards. Take it back and the game becomes practice: "
        "you play on knowing them, and it stays out of your record.",
    )
    foot = (
        el("span.spacer"),
        button("close", at("id", "undo-leave"), at("autofocus", True), "Leave it"),
        button("undo", at("id", "undo-do"), "Take it back", kind=".button-primary"),
    )
    return sheet("undo", "Take back what was revealed?", body, foot)


def _arriving() -> Html:
    body = el("p", "A link was opened over this game. Your game stays on this device either way.")
    foot = (
        el("span.spacer"),
        button("stay", at("id", "arriving-stay"), at("autofocus", True), "Stay with my game"),
        button("arriving", at("id", "arriving-open"), "Open the link", kind=".button-primary"),
    )
    return sheet("arriving", "Open the link?", body, foot)
