"""The page as HTML: what is shown, with what lies over it and what stands above it."""

from ui.games import PAGES
from ui.html import Html, at, el
from ui.model import LOST, TABLE, Model
from ui.pages.home import home
from ui.pages.lost import lost
from ui.pages.sheets import open_sheet
from ui.parts.basic import icon


def view(model: Model) -> str:
    """The page as HTML: one element, `#app`."""
    bar, main = _page(model)
    sheet = open_sheet(model)
    return el(
        "div",
        at("id", "app"),
        at("data-game", _game(model)),
        at("data-theme", model.settings.theme or None),
        at("data-motion", model.settings.motion or None),
        at("data-text", model.settings.text or None),
        at("data-title", _title(model)),
        bar,
        None if sheet or model.page == LOST else _notice(model),
        main,
        sheet,
    ).text


def _page(model: Model) -> tuple[Html, Html]:
    if model.page == TABLE and model.table:
        record = model.table.session.record
        page = PAGES[record.game_id]
        if record.game.outcome(record.state):
            return page.result(model, model.table)
        return page.table(model, model.table)
    return lost(model) if model.page == LOST else home(model)


def _game(model: Model) -> str | None:
    return model.table.session.record.game_id if model.table else None


def _title(model: Model) -> str:
    if model.table:
        session = model.table.session
        return PAGES[session.record.game_id].title(session)
    return "Statecraft: card games about power"


def _notice(model: Model) -> Html | None:
    if not model.notice:
        return None
    return el(
        "div.notice",
        at("id", "notice"),
        icon("ui-info"),
        el("p", model.notice),
        el(
            "button.button.button-icon",
            at("type", "button"),
            at("data-message", "close"),
            at("aria-label", "Close this message"),
            icon("ui-close"),
        ),
    )
