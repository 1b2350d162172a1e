"""What the table stands still for: a suit revealed among several people, the end of a war."""

from engine import Session
from engine.wars import State
from engine.wars.cards import PHASE_SUITS, SUIT_NAMES, WARS
from engine.wars.events import AwardDecided, SuitWon, WarDecided
from ui.html import Child, Html, at, el
from ui.model import Model, Table
from ui.pages.wars.actions import bar, primary
from ui.pages.wars.bar import FIRST_SUIT, VICTOR, game_bar
from ui.pages.wars.matrix import matrix, points_panel
from ui.pages.wars.seen import Moment
from ui.pages.wars.timeline import wall
from ui.pages.wars.why import (
    Names,
    award_told,
    of_each,
    rule_told,
    rung_told,
    step_told,
    suit_decided,
    war_verdict,
)
from ui.parts.basic import icon
from ui.parts.coach import coach
from ui.parts.seat import seat_icon
from ui.parts.suit_card import suit_icon
from ui.seats import people

REPORT, REVEAL = "report", "reveal"


def halt(session: Session) -> str:
    """What the table stands still for after the last move: `report`, `reveal` or "" for nothing.

    One person sees reveals on the table itself; several would not, as it is handed over.
    """
    state = session.record.state
    if not isinstance(state, State) or state.result:
        return ""
    if [event for event in state.events if isinstance(event, WarDecided)]:
        return REPORT
    decided = [event for event in state.events if isinstance(event, SuitWon)]
    return REVEAL if decided and len(people(session)) > 1 else ""


def halted(model: Model, table: Table, moment: Moment) -> tuple[Html, Html]:
    """The page that tells it, for all to see."""
    state = table.session.record.state
    events = state.events if isinstance(state, State) else ()
    suits = [PHASE_SUITS.index(event.suit) for event in events if isinstance(event, SuitWon)]
    wars = [event for event in events if isinstance(event, WarDecided)]
    awards = [event for event in events if isinstance(event, AwardDecided)]
    played = matrix(table, moment, -1 if wars else suits[-1])
    main = el(
        "main.table",
        at("id", "main"),
        wall(moment),
        el(
            "div.desk.wars-desk.report-desk",
            coach(model),
            _war(moment, suits, wars[0], awards[0]) if wars else _suit(moment, suits[-1], played),
            points_panel(moment),
            _plays(played) if wars else None,
        ),
        bar(el("span.spacer"), primary("go", "Continue")),
    )
    at_phase = VICTOR if wars else FIRST_SUIT + suits[-1]
    return game_bar(model, table, moment, at_phase), main


def _plays(played: Html) -> Html:
    return el(
        "section.plays",
        at("aria-labelledby", "plays-h"),
        el("div.section-head", el("h2", at("id", "plays-h"), "What was played")),
        played,
    )


def _section(kind: str, sign: Html, title: str, *body: Child) -> Html:
    return el(
        f"section.verdict{kind}",
        at("aria-labelledby", "verdict-h"),
        el("div.verdict-head", sign, el("h2", at("id", "verdict-h"), title)),
        body,
    )


def _suit(moment: Moment, place: int, played: Html) -> Html:
    suit = PHASE_SUITS[place]
    told = suit_decided(moment.names, suit, moment.plays[place])
    title = f"{SUIT_NAMES[suit]} revealed"
    return _section("", suit_icon(suit, "l"), title, el("p", told), played)


def _war(moment: Moment, suits: list[int], war: WarDecided, award: AwardDecided) -> Html:
    names = moment.names
    name = WARS[war.turn - 1].name
    return _section(
        ".panel",
        icon("ui-void", "l") if war.seat is None else seat_icon(war.seat, "l"),
        f"{name}: not awarded" if war.seat is None else f"{name}: won by {names[war.seat]}",
        el("p", war_verdict(names, war)),
        el(
            "ul.reveals",
            [
                el(
                    "li",
                    suit_icon(PHASE_SUITS[place], "s"),
                    el("span", suit_decided(names, PHASE_SUITS[place], moment.plays[place])),
                )
                for place in suits
            ],
        ),
        el("h3.label", rule_told(war)),
        _ladder(names, war),
        el("p.award", icon("ui-award", "s"), el("span", award_told(names, award))),
    )


def _ladder(names: Names, war: WarDecided) -> Html:
    """The steps that were climbed, the last one decided."""
    return el(
        "ol.ladder",
        [
            el(
                "li",
                el("b", step_told(rung)),
                el("span", of_each(names, rung.seats, rung.values)),
                el("span.note", rung_told(names, rung, war.points)),
            )
            for rung in war.rungs
        ],
    )
