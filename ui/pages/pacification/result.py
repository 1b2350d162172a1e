"""How a term ended: the seal, what decided it, the course of the meters, links to share."""

from engine.link import link
from engine.pacification import CARDS, Meters, Outcome
from engine.pacification.state import HIGH, LOW, METERS, START, TURNS, reading
from ui.html import Child, Html, at, el
from ui.model import Model, Table
from ui.pages.pacification.story import course, decisions, state_of
from ui.parts.after import what_next
from ui.parts.basic import icon
from ui.parts.chart import meters_chart
from ui.parts.meter import NAMES, SHORT, meters
from ui.parts.share import share_panel
from ui.parts.topbar import game_tools, topbar
from ui.parts.turn import practice_chip

SEALS = {
    "double": ("cat-peace", "meter-oil"),
    "peace": ("cat-peace",),
    "oil": ("meter-oil",),
    "none": ("ui-hourglass",),
    "office": ("cat-capitol",),
    "war": ("meter-hostility",),
}


def result(model: Model, table: Table) -> tuple[Html, Html]:
    """The top bar and the main part."""
    record = table.session.record
    state = state_of(record)
    outcome = state.result
    if not outcome:
        raise ValueError("a game in progress has no result")
    terms = course(record)
    seals = SEALS[outcome.kind]
    size = "" if len(seals) > 1 else "xl"
    main = el(
        "main.table",
        at("id", "main"),
        el(
            "section.wall.result-wall",
            at("aria-labelledby", "result-h"),
            el(
                "div.result-head",
                el("div.result-seal", [icon(sign, size) for sign in seals]),
                el(
                    "h1",
                    at("id", "result-h"),
                    headline(outcome, terms),
                ),
                el("p", explanation(outcome, state.turn, terms[-1])),
            ),
            meters(state.meters, state.meters, "", _remarks(terms)),
        ),
        el(
            "div.desk.result-desk",
            el(
                "section.panel",
                at("aria-labelledby", "course-h"),
                el(
                    "div.section-head",
                    el("h2", at("id", "course-h"), "The four meters"),
                    el("p.note", "after each turn"),
                ),
                meters_chart(terms, course_told(terms)),
            ),
            _decisions(table),
            share_panel(
                table.session, model.base + link(table.session), verdict(outcome, terms[-1])
            ),
        ),
        what_next(),
    )
    middle = practice_chip(table.session.practice)
    return topbar(middle, game_tools(model, table.session), home=True), main


def headline(outcome: Outcome, terms: tuple[Meters, ...]) -> str:
    """The end of the term in a few words; the last turn is named when it decided."""
    kind = outcome.kind
    if kind == "double":
        return "Peace, and the oil"
    if kind == "peace":
        before = terms[-2]
        late = before.fear > LOW or before.hostility > LOW
        return "Peace, on the last day" if late else "Peace"
    if kind == "oil":
        return "The oil, on the last day" if terms[-2].oil < HIGH else "The oil is yours"
    if kind == "office":
        return "Out of office"
    return "War" if kind == "war" else "The term is over"


def explanation(outcome: Outcome, turn: int, end: Meters) -> str:
    """What decided, with the numbers: what was needed and what there was."""
    calm = f"Fear ended at {end.fear} and Hostility at {end.hostility}."
    oil = f"Oil ended at {end.oil}."
    if outcome.kind == "double":
        return f"{calm} {oil} Both victories at once: the best end of a term."
    if outcome.kind == "peace":
        return f"{calm} Both had to be {LOW} or less. {verdict(outcome, end)}."
    if outcome.kind == "oil":
        return f"{oil} It had to be {HIGH} or more. {verdict(outcome, end)}."
    if outcome.kind == "office":
        return (
            f"Turmoil was {end.turmoil} at the end of turn {turn}. "
            "At 5 or more the presidency ends."
        )
    if outcome.kind == "war":
        return (
            f"Hostility was {end.hostility} at the end of turn {turn}. "
            "At 30 the Arab countries declare war."
        )
    return (
        f"You stayed in office for all {TURNS} turns. {calm} Peace needs both at {LOW} or less. "
        f"{oil} Oil needs {HIGH}."
    )


def verdict(outcome: Outcome, end: Meters) -> str:
    """The result in one phrase, for a card to share."""
    if outcome.kind == "double":
        return "Double victory"
    if outcome.kind == "peace":
        spare = 2 * LOW - end.fear - end.hostility
        return f"Peace victory with {_points(spare)} to spare"
    if outcome.kind == "oil":
        return f"Oil victory with {_points(end.oil - HIGH)} to spare"
    if outcome.kind == "none":
        return "A full term, no victory"
    return (
        f"Out of office in turn {outcome.score}"
        if outcome.kind == "office"
        else (f"War in turn {outcome.score}")
    )


def _points(number: int) -> str:
    return "nothing" if number == 0 else "1 point" if number == 1 else f"{number} points"


def _remarks(terms: tuple[Meters, ...]) -> dict[str, Html | str]:
    remarks: dict[str, Html | str] = {}
    for meter in METERS:
        highest = max([reading(meters, meter) for meters in terms])
        start = reading(START, meter)
        remarks[meter] = f"started at {start}"
        if highest > max(start, reading(terms[-1], meter)):
            remarks[meter] = f"highest after a turn: {highest}"
    return remarks


def course_told(terms: tuple[Meters, ...]) -> str:
    """The chart in words: every meter after every turn."""
    parts = []
    for meter in METERS:
        numbers = ", ".join([str(reading(meters, meter)) for meters in terms])
        parts.append(f"{NAMES[meter]}: {numbers}.")
    return "Meters at the start and after each turn. " + " ".join(parts)


def _decisions(table: Table) -> Html:
    played = decisions(table.session.record)
    last = state_of(table.session.record).turn
    rows = []
    for turn in range(1, last + 1):
        cards = [CARDS[card] for at_turn, card in played if at_turn == turn]
        names: Child = ", ".join([card.name for card in cards]) if cards else "No decision"
        rows.append(
            el(
                "li.log-entry",
                el("span.log-turn", el("span.visually-hidden", "Turn "), turn),
                el("span", names),
                el("span.log-effect", _sum(tuple([card.id for card in cards]))),
            )
        )
    return el(
        "section.panel",
        at("aria-labelledby", "decisions-h"),
        el(
            "div.section-head",
            el("h2", at("id", "decisions-h"), "Your decisions"),
            el("p.note", "turn by turn"),
        ),
        el("ol.log", rows),
    )


def _sum(cards: tuple[str, ...]) -> str:
    """Which meters the decisions of a turn were about."""
    about = [meter for card in cards for meter, _ in CARDS[card].effects]
    return ", ".join([SHORT[meter] for meter in METERS if meter in about])
