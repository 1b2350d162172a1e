"""The sheets that lie over a page: log, links, settings, a new game, undo."""

from engine import GAMES
from ui.games import PAGES
from ui.html import Html, at, el
from ui.model import Model, Table
from ui.parts.basic import button, icon
from ui.parts.log import log
from ui.parts.share import links
from ui.parts.sheet import sheet

THEMES = (("", "As the device"), ("light", "Light"), ("dark", "Dark"))
NEW = "new-"


def open_sheet(model: Model) -> Html | None:
    """The sheet the model names, if it makes sense where the person is."""
    if model.sheet == "settings":
        return _settings(model)
    if model.sheet[: len(NEW)] == NEW and model.sheet[len(NEW) :] in GAMES:
        return _new(model.sheet[len(NEW) :], model.notice)
    if not model.table:
        return None
    if model.sheet == "log":
        return _log(model.table)
    if model.sheet == "share":
        return _share(model, model.table)
    if model.sheet == "undo":
        return _undo()
    return None


def _log(table: Table) -> Html:
    return sheet("log", "Log", log(PAGES[table.session.record.game_id].lines(table)))


def _share(model: Model, table: Table) -> Html:
    record = table.session.record
    rules = [option.text for option in record.game.options if record.options[option.name] is True]
    body = (
        el("p", "Seed ", el("b.seed", record.seed)),
        [el("p.note", rule) for rule in rules],
        links(table.session, model.base),
    )
    return sheet("share", "Links to this game", body, notice=model.notice)


def _settings(model: Model) -> Html:
    themes = [
        button(
            f"set:theme:{name}",
            at("id", f"theme-{name or 'device'}"),
            at("aria-pressed", "true" if model.settings.theme == name else "false"),
            icon("ui-check", "s") if model.settings.theme == name else None,
            word,
        )
        for name, word in THEMES
    ]
    body = el(
        "div.field",
        at("role", "group"),
        at("aria-labelledby", "theme-h"),
        el("h3.label", at("id", "theme-h"), "Light or dark"),
        el("div.field-row", themes),
    )
    return sheet("settings", "Settings", body)


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
        button("close", at("id", "undo-leave"), "Leave it"),
        button("undo", at("id", "undo-do"), "Take it back", kind=".button-primary"),
    )
    return sheet("undo", "Take back what was revealed?", body, foot)
