"""A moment of a game of Pacification: the meters, what happened, what the president did then."""

from engine import Record
from engine.pacification import CARDS, EndTurn, Play, PlayExtra, State, Straddle
from engine.pacification.state import METERS, POLICY, START, TURNS, EventFlipped, reading
from ui.html import Child, Html, at, el
from ui.model import Replay
from ui.pages.pacification import story
from ui.pages.pacification.act import legal
from ui.pages.pacification.result import explanation, headline
from ui.pages.pacification.table import PHASES
from ui.parts.basic import icon
from ui.parts.card import effects, emblem, event_card, requirement
from ui.parts.emblems import EMBLEMS
from ui.parts.log import Line, log
from ui.parts.meter import meters, movement
from ui.parts.replayed import Replayed
from ui.parts.turn import phase_ribbon

ENDS = {
    "double": "peace and the oil",
    "peace": "peace",
    "oil": "the oil",
    "none": "a full term and no victory",
    "office": "the president out of office",
    "war": "war",
}


def lines_at(replay: Replay, place: int) -> list[Line]:
    """What the move before a place brought about."""
    return story.lines_at(replay.session.record, place)


def moment(replay: Replay) -> Replayed:
    """The moment that is looked at."""
    record = replay.table.session.record
    states = story.states_of(record)
    state = states[-1]
    before = states[-2].meters if record.moves else START
    remarks = {
        meter: movement(reading(before, meter), reading(state.meters, meter), "this step")
        for meter in METERS
    }
    wall = el(
        "section.wall",
        at("aria-label", "State of the world"),
        meters(state.meters, state.meters, "", remarks),
    )
    ahead = replay.session.record.moves[replay.place : replay.place + 1]
    steps = (_now(record, state), _then(state, ahead[0] if ahead else None))
    return Replayed(TURNS, phase_ribbon(PHASES, _phase(state)), wall, steps, None, ENDS)


def _flipped(state: State) -> list[EventFlipped]:
    return [event for event in state.events if isinstance(event, EventFlipped)]


def _phase(state: State) -> int:
    if state.result:
        return 4
    if _flipped(state):
        return 0
    return 1 if state.phase == POLICY or not state.plays else 2


def _section(name: str, title: str, note: str, *body: Child) -> Html:
    return el(
        "section",
        at("aria-labelledby", f"{name}-h"),
        el(
            "div.section-head",
            el("h2", at("id", f"{name}-h"), title),
            el("p.note", note) if note else None,
        ),
        body,
    )


# -- what happened


def _now(record: Record, state: State) -> Html:
    """The events that came up, or what else the last move brought about."""
    lines = story.last_lines(record)
    events = _flipped(state)
    if state.result:
        terms = story.course(record)
        why = el("p", explanation(state.result, state.turn, terms[-1]))
        return _section("now", headline(state.result, terms), "", why, _happened(lines))
    if not events:
        return _section("now", "Now", "", _happened(lines))
    cards = [CARDS[event.card].name for event in events]
    others = [_sentence(line) for line in lines if line.text not in cards]
    return _section(
        "now",
        "Now",
        " ".join(others),
        el("div.events", [event_card(place + 1, events[place]) for place in range(len(events))]),
    )


def _sentence(line: Line) -> str:
    return f"{line.text}: {line.effect}." if line.effect else f"{line.text}."


def _happened(lines: list[Line]) -> Html:
    return el("div.panel", log(list(reversed(lines))))


# -- what the president did then


def _then(state: State, move: object) -> Html | None:
    if isinstance(move, Play | PlayExtra):
        extra = isinstance(move, PlayExtra)
        title = "Then the president played one more" if extra else "Then the president played"
        note = "Deficit Spending: Turmoil +1." if extra else ""
        return _section("then", title, note, _played(state, move.card))
    if isinstance(move, Straddle):
        note = "Turmoil +1, for one more card."
        return _section("then", "Then the president straddled the fence", note, _held(state, ""))
    if isinstance(move, EndTurn):
        note = f"Discarded {story.names(move.discard)}." if move.discard else ""
        return _section("then", "Then the president ended the turn", note, _held(state, ""))
    if state.result:
        return None
    return _section("then", "The president is choosing", "", _held(state, ""))


def _played(state: State, card: str) -> Html:
    """The card as it lay in the hand, picked, and the others beside it."""
    foot = requirement(CARDS[card], state.meters, "")
    shown = el(
        "div.decision-card",
        at("data-picked", True),
        el("span.card-selected", icon("ui-check", "s")),
        el("span.card-head", emblem(CARDS[card]), el("span.card-category", EMBLEMS[card][1])),
        " ",
        el("span.card-name", CARDS[card].name),
        " ",
        effects(CARDS[card]),
        " ",
        foot,
    )
    hand = el("ul.hand", el("li", at("id", f"hand-{card}"), shown))
    return el("div.replay-choice", hand, _held(state, card))


def _held(state: State, but: str) -> Html | None:
    """The hand by name, but for a card; a lock on what cannot be played."""
    others = [card for card in state.hand if card != but]
    if not others:
        return None
    names = [
        el(
            "li",
            None if legal(state, card) else icon("ui-lock", "s"),
            CARDS[card].name,
            None if legal(state, card) else el("span.visually-hidden", ", cannot be played"),
        )
        for card in others
    ]
    return el(
        "div", el("h3.label", "Also in hand" if but else "In hand"), el("ul.name-list", names)
    )
