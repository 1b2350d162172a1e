"""A moment of a game of Wars: what was revealed, what happened, the hands that may be seen."""

from engine.wars import State
from engine.wars.events import (
    Committed,
    Declined,
    Discarded,
    Drew,
    EndedOffers,
    Event,
    Offered,
    Played,
    Redrew,
    SuitWon,
    Traded,
    TurnBegan,
    WarDecided,
)
from engine.wars.state import DISCARD, OVER, TURNS
from ui.html import Child, Html, at, el
from ui.model import NOBODY, Replay
from ui.pages.wars.bar import PHASES, VICTOR, place_of
from ui.pages.wars.matrix import matrix, points_panel
from ui.pages.wars.result import explanation, headline
from ui.pages.wars.seen import Moment, heading, names_of, seen
from ui.pages.wars.story import told, worth_a_line
from ui.pages.wars.timeline import wall
from ui.pages.wars.why import Names
from ui.parts.log import Line
from ui.parts.replayed import Replayed
from ui.parts.seat import seat_icon
from ui.parts.suit_card import mini
from ui.parts.turn import phase_ribbon

ENDS = {
    "credit": "all eight wars survived",
    "destroyed": "the fall of Western Civilization",
}
DEEDS = (Committed, Declined, Discarded, EndedOffers, Offered, Played, Redrew, Traded)


def lines_at(replay: Replay, place: int) -> list[Line]:
    """What the move before a place brought about, as far as it may be told."""
    states = replay.session.record.states
    names = names_of(replay.session)
    turn = states[place - 1].turn if place else 1
    out = []
    for event in _events(states[place]):
        if isinstance(event, TurnBegan):
            turn = event.turn
        if worth_a_line(event) or (replay.over and isinstance(event, Committed)):
            out += [Line(turn, text, effect) for text, effect in _told(replay, event, names)]
    return out


def _events(state: object) -> tuple[Event, ...]:
    return state.events if isinstance(state, State) else ()


def _told(replay: Replay, event: Event, names: Names) -> list[tuple[str, str]]:
    """An event in words: to whom it happened once the game is over, else to whom is shown."""
    seat = replay.shown
    if replay.over and isinstance(event, Committed | Discarded | Drew | Offered | Redrew | Traded):
        seat = event.seat
    return told(event, names, seat)


def moment(replay: Replay) -> Replayed:
    """The moment that is looked at."""
    table = replay.table
    now = seen(table)
    at_phase = place_of(now)
    if [event for event in _events(table.session.record.state) if isinstance(event, WarDecided)]:
        at_phase = VICTOR
    steps = (_now(replay, now), _then(replay, now), _hands(replay, now))
    return Replayed(
        TURNS, phase_ribbon(PHASES, at_phase), wall(now), steps, points_panel(now), ENDS
    )


def _section(name: str, title: str, *body: Child) -> Html:
    return el(
        "section",
        at("aria-labelledby", f"{name}-h"),
        el("div.section-head", el("h2", at("id", f"{name}-h"), title)),
        body,
    )


# -- what happened


def _now(replay: Replay, now: Moment) -> Html:
    """What the last move brought about, and the table of the turn."""
    sentences = _sentences(replay, replay.place)
    title = f"Now: {heading(now)}"
    if now.result:
        title = headline(now.result, now.names)
        sentences = [explanation(now.result, now.names), *sentences]
    return _section(
        "now",
        title,
        el("p", " ".join(sentences)) if sentences else None,
        matrix(replay.table, now, _marked(replay, now)),
    )


def _marked(replay: Replay, now: Moment) -> int:
    """The suit that was just decided, else the one that is committed now; -1 for none."""
    decided = [event for event in _events(_state(replay)) if isinstance(event, SuitWon)]
    if decided and now.phase not in (DISCARD, OVER):
        return max(now.suit - 1, 0)
    return now.suit


def _state(replay: Replay) -> object:
    return replay.session.record.states[replay.place]


def _sentences(replay: Replay, place: int, deeds: bool = False) -> list[str]:
    """What a move brought about in sentences, or only what the seat itself did."""
    out = []
    for event in _events(replay.session.record.states[place]):
        if not deeds or isinstance(event, DEEDS):
            for text, effect in _told(replay, event, names_of(replay.session)):
                out.append(f"{text}: {effect}." if effect else f"{text}.")
    return out


def _then(replay: Replay, now: Moment) -> Html | None:
    """What the seat that was asked did."""
    if now.mover is None:
        return None
    if replay.place == replay.moves:
        return _section("then", "Then", el("p", f"{now.names[now.mover]} is choosing."))
    did = _sentences(replay, replay.place + 1, deeds=True)
    return _section("then", "Then", el("p", " ".join(did[:1]))) if did else None


# -- hands


def _hands(replay: Replay, now: Moment) -> Html | None:
    """All hands once the game is over; else that of the one person here, or none."""
    state = _state(replay)
    if not isinstance(state, State):
        return None
    seats = range(state.seats) if replay.over else () if replay.shown == NOBODY else (replay.shown,)
    rows = [
        el(
            "li",
            seat_icon(seat, "s"),
            el("b", now.names[seat]),
            el("span.play", [mini(card) for card in state.hands[seat]] or "No card"),
            _committed(state, seat),
        )
        for seat in seats
    ]
    if not rows:
        hidden = "Nobody’s hand is shown while the game goes on."
        return _section("hands", "Hands", el("p.note", hidden))
    return _section(
        "hands", "Hands" if len(rows) > 1 else "Your hand", el("ul.last-hands.panel", rows)
    )


def _committed(state: State, seat: int) -> Html | None:
    """What lies face down before a seat."""
    cards = state.commits[seat]
    if not cards:
        return None
    return el("span.play.committed", "Face down: ", [mini(card) for card in cards])
