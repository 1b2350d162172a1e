"""The page as HTML: what is shown, with what lies over it and what stands above it."""

from ui.games import PAGES
from ui.html import Html, at, el
from ui.model import (
    CARDS,
    DAYS,
    GAMES_KEPT,
    LOST,
    REPLAY,
    RULES,
    SETTINGS,
    STATISTICS,
    TABLE,
    Model,
)
from ui.pages.home import home
from ui.pages.lost import lost
from ui.pages.sheets import open_sheet
from ui.pages.waiting import waiting, waiting_sheet
from ui.parts.basic import button, icon
from ui.parts.coach import spot
from ui.places import GENERAL, OF_A_GAME, title_of


def view(model: Model) -> str:
    """The page as HTML: one element, `#app`."""
    bar, main = _page(model)
    sheet = _sheet(model)
    return el(
        "div",
        at("id", "app"),
        at("data-game", _game(model)),
        at("data-theme", model.settings.theme or None),
        at("data-motion", model.settings.motion or None),
        at("data-text", model.settings.text or None),
        at("data-tour", spot(model) or None),
        at("data-title", _title(model)),
        bar,
        None if sheet or model.page == LOST else _notice(model),
        main,
        sheet,
    ).text


def _sheet(model: Model) -> Html | None:
    try:
        return open_sheet(model)
    except ImportError:
        if model.arrived == "yes":
            raise
        return waiting_sheet(model)


def _page(model: Model) -> tuple[Html, Html]:
    if model.page == TABLE and model.table:
        record = model.table.session.record
        page = PAGES[record.game_id]
        if record.game.outcome(record.state):
            return page.result(model, model.table)
        return page.table(model, model.table)
    try:
        seldom = _seldom(model)
    except ImportError:  # the door fetches these pages behind the first press
        if model.arrived == "yes":
            raise
        return waiting(model)
    if seldom:
        return seldom
    return lost(model) if model.page == LOST else home(model)


def _seldom(model: Model) -> tuple[Html, Html] | None:
    """A page that loads when it is first seen."""
    if model.page == REPLAY and model.replay:
        from ui.pages.replay import replay

        return replay(model, model.replay)
    if model.page == RULES:
        from ui.pages.rules import rules

        return rules(model)
    if model.page == CARDS:
        from ui.pages.cards import cards

        return cards(model)
    if model.page == DAYS:
        from ui.pages.days import days

        return days(model)
    if model.page == STATISTICS:
        from ui.pages.statistics import statistics

        return statistics(model)
    if model.page == GAMES_KEPT:
        from ui.pages.games import games

        return games(model)
    if model.page == SETTINGS:
        from ui.pages.settings import settings

        return settings(model)
    return None


def _game(model: Model) -> str | None:
    if model.table:
        return model.table.session.record.game_id
    if model.replay:
        return model.replay.session.record.game_id
    return model.about if model.page in OF_A_GAME else None


def _title(model: Model) -> str:
    if model.table:
        session = model.table.session
        return PAGES[session.record.game_id].title(session)
    if model.replay:
        session = model.replay.table.session
        named = PAGES[session.record.game_id].title(session)
        return f"Replay, {named[:1].lower()}{named[1:]}"
    if model.page in GENERAL or model.page in OF_A_GAME:
        return title_of(model.page, model.about)
    return "Statecraft: card games about power"


def _notice(model: Model) -> Html | None:
    if not model.notice:
        return None
    return el(
        "div.notice",
        at("id", "notice"),
        icon("ui-info"),
        el("p", model.notice),
        button("restore", at("id", "restore"), "Undo") if model.deleted else None,
        el(
            "button.button.button-icon",
            at("type", "button"),
            at("data-message", "close"),
            at("aria-label", "Close this message"),
            icon("ui-close"),
        ),
    )
