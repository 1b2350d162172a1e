"""The table of Wars: the chronicle on the wall, the suit matrix and the own hand on the desk."""

from engine.wars.cards import WARS
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN
from ui.html import Child, Html, at, el
from ui.model import Model, Table
from ui.pages.wars.actions import action_bar
from ui.pages.wars.bar import game_bar, place_of
from ui.pages.wars.hand import desk_hand
from ui.pages.wars.handover import handover
from ui.pages.wars.matrix import matrix, points_panel
from ui.pages.wars.report import halted
from ui.pages.wars.seen import Moment, heading, seen
from ui.pages.wars.story import news
from ui.pages.wars.timeline import wall
from ui.pages.wars.trade import trade
from ui.parts.coach import coach


def table(model: Model, table: Table) -> tuple[Html, Html]:
    """The top bar and the main part."""
    moment = seen(table)
    if table.mode:
        return halted(model, table, moment)
    mover = moment.mover
    if mover is not None and not moment.mine and not moment.players[mover]:
        return handover(table, moment)
    latest = _latest(table, moment)
    trades = moment.chooses and moment.phase in (OFFER, ANSWER)
    desk = _trading if trades else _playing
    main = el(
        "main.table",
        at("id", "main"),
        wall(moment),
        desk(model, table, moment, latest),
        None if trades else action_bar(table, moment),
    )
    return game_bar(model, table, moment, place_of(moment)), main


def _trading(model: Model, table: Table, moment: Moment, latest: Child) -> Html:
    return el(
        "div.desk.wars-desk.trade-desk",
        coach(model),
        trade(table, moment, latest),
        points_panel(moment),
    )


def _playing(model: Model, table: Table, moment: Moment, latest: Child) -> Html:
    return el(
        "div.desk.wars-desk",
        el(
            "section.plays",
            at("aria-labelledby", "plays-h"),
            el(
                "div.section-head",
                el("h2", at("id", "plays-h"), heading(moment)),
                el("p.note", _rule(moment)),
                latest,
            ),
            matrix(table, moment, moment.suit),
        ),
        points_panel(moment),
        coach(model),
        desk_hand(table, moment),
    )


def _latest(table: Table, moment: Moment) -> Html | None:
    told = news(table, moment)
    return el("p.note.news", " ".join(told)) if told else None


def _rule(moment: Moment) -> str:
    """What this phase is about."""
    if moment.suit >= 0 or moment.phase == PLAN:
        return "Most cards wins a suit, then the highest total."
    if moment.phase == DISCARD:
        return f"What was played in {WARS[moment.turn - 1].name}."
    if moment.phase in (OFFER, ANSWER):
        return "Each player makes up to two offers."
    return "Each player may change up to 3 cards."
