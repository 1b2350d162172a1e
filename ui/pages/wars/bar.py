"""The top bar of Wars: the turn, its phases, the tools."""

from engine.wars.cards import WARS
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW
from ui.html import Child, Html, el
from ui.model import Model, Table
from ui.pages.wars.seen import Moment
from ui.parts.topbar import game_tools, icon_button, topbar
from ui.parts.turn import phase_ribbon, practice_chip, turn_counter

PHASES = (
    "Draw",
    "Cooperation",
    "Redraw",
    "Diplomacy",
    "Economy",
    "War",
    "Luck",
    "Victor",
    "End",
)
FIRST_SUIT, VICTOR, END = 3, 7, 8
PLACES = {OFFER: 1, ANSWER: 1, REDRAW: 2, PLAN: FIRST_SUIT, DISCARD: END}


def game_bar(model: Model, table: Table, moment: Moment, at_phase: int) -> Html:
    """The bar above a table; the turn is the heading of the page."""
    return topbar(_middle(table, moment, at_phase, "h1"), game_tools(model, table.session))


def quiet_bar(table: Table, moment: Moment) -> Html:
    """The bar while the device is handed over, when there is nothing to take back or to share."""
    tools = el(
        "div.toolbar",
        icon_button("sheet:log", "ui-log", "Log"),
        icon_button("sheet:settings", "ui-settings", "Settings"),
    )
    return topbar(_middle(table, moment, place_of(moment), "p"), tools)


def place_of(moment: Moment) -> int:
    """The place of this phase among the nine."""
    if moment.suit >= 0:
        return FIRST_SUIT + moment.suit
    return PLACES.get(moment.phase, VICTOR)


def _middle(table: Table, moment: Moment, at_phase: int, tag: str) -> Child:
    return (
        turn_counter(moment.turn, len(WARS), tag),
        practice_chip(table.session.practice),
        phase_ribbon(PHASES, at_phase),
    )
