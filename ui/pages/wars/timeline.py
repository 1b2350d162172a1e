"""The wall: eight wars on one line, the current one under a lens."""

from engine.wars.cards import SUIT_NAMES, WARS
from ui.html import Child, Html, at, el
from ui.pages.wars.seen import Moment
from ui.parts.basic import icon
from ui.parts.seat import seat_icon
from ui.parts.suit_card import suit_icon

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def wall(moment: Moment) -> Html:
    """The wall of a game that is played."""
    return el(
        "section.wall",
        at("aria-label", "The chronicle"),
        timeline(moment, moment.turn),
    )


def timeline(moment: Moment, current: int) -> Html:
    """The eight wars; that of turn `current` lies under the lens, 0 for none."""
    wars = [
        _current(moment, turn) if turn == current else _war(moment, turn)
        for turn in range(1, len(WARS) + 1)
    ]
    return el("ol.timeline", at("aria-label", "Eight wars"), wars)


def _medallion(moment: Moment, turn: int) -> Html:
    """The number of a war, with the shape of its winner."""
    return el("span.medallion", at("aria-hidden", "true"), NUMERALS[turn - 1], _mark(moment, turn))


def _mark(moment: Moment, turn: int) -> Html | None:
    if turn <= len(moment.victors):
        victor = moment.victors[turn - 1]
        return icon("ui-void") if victor is None else seat_icon(victor)
    fallen = moment.result and moment.result.kind == "destroyed" and moment.result.turn == turn
    return icon("cat-unrest") if fallen else None


def outcome_of(moment: Moment, turn: int) -> str:
    """How a war ended, "" for one that did not."""
    if turn <= len(moment.victors):
        victor = moment.victors[turn - 1]
        return "Not awarded" if victor is None else f"Won by {moment.names[victor]}"
    fallen = moment.result and moment.result.kind == "destroyed"
    if fallen and moment.result:
        return "Fell here" if turn == moment.result.turn else "Never came"
    return ""


def _war(moment: Moment, turn: int) -> Html:
    war = WARS[turn - 1]
    below = outcome_of(moment, turn) or f"{war.points} VP"
    hidden = at("aria-hidden", "true")
    return el(
        "li.war",
        _medallion(moment, turn),
        el("span.war-name", hidden, war.name),
        el("span", hidden, below),
        # narrow screens show the medallion alone
        el("span.visually-hidden", f"{war.name}, {below[:1].lower()}{below[1:]}"),
    )


def _current(moment: Moment, turn: int) -> Html:
    war = WARS[turn - 1]
    ended = outcome_of(moment, turn)
    result: Child = el("span.chip", ended) if ended else None
    return el(
        "li.war",
        at("aria-current", "step"),
        _medallion(moment, turn),
        el("h2", war.name),
        el("p", war.sides),
        el(
            "p.war-stakes",
            result,
            el("span.chip", icon("ui-award", "s"), f"Victor {war.points} VP"),
            el(
                "span.chip",
                suit_icon(war.award_suit, "s"),
                f"Highest {SUIT_NAMES[war.award_suit]} score {war.award} VP",
            ),
        ),
    )
