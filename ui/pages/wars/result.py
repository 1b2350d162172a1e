"""How a game of Wars ended: the seal, who gets the credit, how each war was decided."""

from engine.link import link
from engine.wars import State
from engine.wars.cards import SUIT_NAMES, WARS
from engine.wars.events import AwardDecided, Outcome, WarDecided
from ui.html import Child, Html, at, el
from ui.model import Model, Table
from ui.pages.wars.seen import Moment, seen, state_of
from ui.pages.wars.story import decided
from ui.pages.wars.timeline import timeline
from ui.pages.wars.why import Names, called, rule_of
from ui.parts.after import what_next
from ui.parts.basic import WORDS, count, icon, signed
from ui.parts.seat import points_track, seat_icon
from ui.parts.share import share_panel
from ui.parts.suit_card import mini
from ui.parts.topbar import game_tools, topbar
from ui.parts.turn import practice_chip


def result(model: Model, table: Table) -> tuple[Html, Html]:
    """The top bar and the main part."""
    state = state_of(table.session.record)
    moment = seen(table)
    outcome = state.result
    if not outcome:
        raise ValueError("a game in progress has no result")
    seals = [seat_icon(seat, "" if len(outcome.winners) > 1 else "xl") for seat in outcome.winners]
    main = el(
        "main.table",
        at("id", "main"),
        el(
            "section.wall.result-wall",
            at("aria-labelledby", "result-h"),
            el(
                "div.result-head",
                el("div.result-seal", seals or icon("cat-unrest", "xl")),
                el("h1", at("id", "result-h"), headline(outcome, moment.names)),
                el("p", explanation(outcome, moment.names)),
            ),
            timeline(moment, 0),
        ),
        el(
            "div.desk.result-desk",
            el(
                "div.result-column",
                _points(moment),
                None if outcome.winners else _hands(state, moment.names),
            ),
            _wars(table, moment.names),
            share_panel(
                table.session, model.base + link(table.session), verdict(outcome, moment.names)
            ),
        ),
        what_next(),
    )
    middle = practice_chip(table.session.practice)
    return topbar(middle, game_tools(model, table.session), home=True), main


def headline(outcome: Outcome, names: Names) -> str:
    """The end of the game in a few words."""
    if outcome.winners:
        return f"Credit to {called(names, outcome.winners)}"
    return f"Western Civilization fell in turn {outcome.turn}"


def explanation(outcome: Outcome, names: Names) -> str:
    """What decided, with the numbers."""
    if not outcome.winners:
        war = WARS[outcome.turn - 1].name
        return (
            f"{war}: nobody played a card for {SUIT_NAMES[outcome.suit]}. "
            "Everyone loses, whatever the points."
        )
    best = max(outcome.points)
    survived = "Western Civilization survived all eight wars."
    if len(outcome.winners) > 1:
        share = "both" if len(outcome.winners) == 2 else f"all {WORDS[len(outcome.winners)]}"
        return f"{survived} A shared victory: {share} ended with {best} VP."
    others = [seat for seat in range(len(names)) if seat not in outcome.winners]
    second = max([outcome.points[seat] for seat in others])
    behind = tuple([seat for seat in others if outcome.points[seat] == second])
    return f"{survived} {best} VP, {best - second} more than {called(names, behind)}."


def verdict(outcome: Outcome, names: Names) -> str:
    """The result in one phrase, for a card to share."""
    if outcome.winners:
        return f"Credit to {called(names, outcome.winners)}, {max(outcome.points)} VP"
    return f"Fell in turn {outcome.turn}, for want of {SUIT_NAMES[outcome.suit]}"


def _panel(name: str, title: str, note: str, *body: Child) -> Html:
    return el(
        "section.panel",
        at("aria-labelledby", f"{name}-h"),
        el(
            "div.section-head",
            el("h2", at("id", f"{name}-h"), title),
            el("p.note", note) if note else None,
        ),
        body,
    )


def _points(moment: Moment) -> Html:
    won = [moment.victors.count(seat) for seat in range(moment.seats)]
    return _panel(
        "vp",
        "Victory points",
        "and wars won",
        points_track(moment.names, moment.points, moment.seat),
        el(
            "dl.stakes",
            [
                el(
                    "div",
                    el("dt", moment.names[seat]),
                    el("dd", count(won[seat], "war", "wars") if won[seat] else "No war"),
                )
                for seat in range(moment.seats)
            ],
        ),
    )


def _wars(table: Table, names: Names) -> Html:
    """How each war was decided, with its special award."""
    rows = [_war(names, war, award) for war, award in decided(table)]
    empty = None if rows else el("p.note", "The first war was never decided.")
    return _panel(
        "wars", "The wars", "who won them, and by which rule", empty, el("ol.log.wars-log", rows)
    )


def _war(names: Names, war: WarDecided, award: AwardDecided) -> Html:
    title = WARS[war.turn - 1].name
    suit = SUIT_NAMES[award.suit]
    winner = "tied on every step" if war.seat is None else f"{names[war.seat]}, {rule_of(war)}"
    best = max(award.scores)
    gets = "tied" if award.seat is None else f"{names[award.seat]} with {best}"
    return el(
        "li.log-entry",
        el("span.log-turn", el("span.visually-hidden", "Turn "), war.turn),
        el("span", f"{title}: {winner}.", el("small", f"{suit} award: {gets}.")),
        el(
            "span.log-effect",
            "not awarded" if war.seat is None else f"{signed(war.points)} VP",
            el("small", "not awarded" if award.seat is None else f"{signed(award.points)} VP"),
        ),
    )


def _hands(state: State, names: Names) -> Html:
    """What was left in the hands: the game is over, so all may see it."""
    rows = [
        el(
            "li",
            seat_icon(seat, "s"),
            el("b", names[seat]),
            el("span.play", [mini(card) for card in state.hands[seat]] or "No card"),
        )
        for seat in range(state.seats)
    ]
    return _panel("hands", "What was left in the hands", "", el("ul.last-hands", rows))
