"""What happened in a game of Pacification, as the log and the announcements tell it."""

from engine import Record
from engine.pacification import CARDS, Meters, State
from engine.pacification.state import (
    METERS,
    START,
    Change,
    DamageControl,
    Discarded,
    Drew,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    Played,
    Straddled,
    TurnBegan,
    reading,
)
from ui.parts.basic import WORDS, signed
from ui.parts.log import Line
from ui.parts.meter import SHORT

ENDS = {
    "double": "Double victory",
    "peace": "Peace victory",
    "oil": "Oil victory",
    "none": "No victory",
    "office": "Out of office",
    "war": "War",
}


def state_of(record: Record) -> State:
    """The state of a record that is known to be of this game."""
    state = record.state
    if not isinstance(state, State):
        raise TypeError("not a record of Pacification")
    return state


def states_of(record: Record) -> list[State]:
    """All states of a record, from the start."""
    return [state for state in record.states if isinstance(state, State)]


def told(changes: tuple[Change, ...]) -> str:
    """What meters did, clamped ends included.

    >>> told((Change("fear", 1, 0), Change("oil", 0, 0)))
    'Fear −1, Oil stays 0'
    """
    return ", ".join([_change(change) for change in changes])


def _change(change: Change) -> str:
    if change.before == change.after:
        return f"{SHORT[change.meter]} stays {change.after}"
    return f"{SHORT[change.meter]} {signed(change.after - change.before)}"


def names(cards: tuple[str, ...]) -> str:
    """The names of cards, one after the other."""
    return ", ".join([CARDS[card].name for card in cards])


def lines(record: Record) -> list[Line]:
    """The whole log, oldest first."""
    out: list[Line] = []
    turn = 1
    for state in states_of(record):
        told_here, turn = _lines(state, turn)
        out += told_here
    return out


def last_lines(record: Record) -> list[Line]:
    """What the last move brought about."""
    return lines_at(record, len(record.moves))


def lines_at(record: Record, place: int) -> list[Line]:
    """What one move brought about; the deal at place 0."""
    states = states_of(record)
    return _lines(states[place], states[place - 1].turn if place else 1)[0]


def _lines(state: State, turn: int) -> tuple[list[Line], int]:
    """What one state's events tell; an end of turn tells of the turn that ended first."""
    out: list[Line] = []
    for event in state.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
            due = f"{WORDS[event.count]} {'event' if event.count == 1 else 'events'}"
            out.append(Line(turn, f"Turn {turn} begins, {due}"))
        else:
            out += [Line(turn, text, long, brief) for text, long, brief in _texts(event)]
    return out, turn


def _texts(event: object) -> list[tuple[str, str, str]]:
    """Text, effect and brief effect of the lines of one event."""
    if isinstance(event, EventFlipped):
        card = CARDS[event.card]
        if event.effective:
            return [(card.name, told(event.changes), "")]
        need = f"needs {SHORT[card.needs]} {card.at_least}, it was {event.was}"
        return [(card.name, f"no effect, {need}", "no effect")]
    if isinstance(event, Drew) and event.cards:
        return [(f"Drew {names(event.cards)}", "", "")]
    if isinstance(event, Straddled):
        return [("Straddle the Fence", told(event.changes), "")]
    if isinstance(event, Played):
        paid = [("Deficit Spending", told(event.price), "")] if event.price else []
        return [*paid, (CARDS[event.card].name, told(event.changes), "")]
    if isinstance(event, DamageControl):
        return [("Damage control", told(event.changes), "")]
    if isinstance(event, Discarded):
        return [(f"Discarded {names(event.cards)}", "", "")]
    if isinstance(event, FearUnsettled):
        return [("Fear is High", told(event.changes), "")]
    if isinstance(event, GameEnded):
        return [("The term is over", ENDS[event.outcome.kind], "")]
    return []


def announcement(record: Record) -> str:
    """What the last move brought about, to be spoken."""
    spoken = [
        f"{line.text}: {line.effect}." if line.effect else f"{line.text}."
        for line in last_lines(record)
    ]
    return " ".join(spoken)


def opening(state: State) -> Meters:
    """The meters with which the turn of a state began: before its events took effect."""
    level = {meter: reading(state.meters, meter) for meter in METERS}
    for event in reversed(state.events):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, EventFlipped):
            for change in reversed(event.changes):
                level[change.meter] = change.before
    return Meters(level["fear"], level["hostility"], level["turmoil"], level["oil"])


def turn_opening(record: Record) -> Meters:
    """The meters with which the turn being played began."""
    state = state_of(record)
    began = [s for s in states_of(record) if s.turn == state.turn and not s.result]
    return opening(began[0])


def course(record: Record) -> tuple[Meters, ...]:
    """The meters at the start and after each finished turn, as they were judged."""
    out = [START]
    for state in states_of(record)[1:]:
        if state.result:
            out.append(state.meters)
        elif isinstance(began(state), TurnBegan):
            out.append(opening(state))
    return tuple(out)


def began(state: State) -> TurnBegan | None:
    """The beginning of a turn among what the last move brought about."""
    for event in state.events:
        if isinstance(event, TurnBegan):
            return event
    return None


def flipped(record: Record) -> tuple[int, list[EventFlipped]]:
    """The Hostility that fixed how many events came this turn, and those events."""
    state = state_of(record)
    for earlier in reversed(states_of(record)):
        start = began(earlier)
        if start and start.turn == state.turn:
            events = [event for event in earlier.events if isinstance(event, EventFlipped)]
            return start.hostility, events
    return 0, []


def decisions(record: Record) -> list[tuple[int, str]]:
    """The decisions played, each with its turn."""
    return [
        (state.turn, event.card)
        for state in states_of(record)
        for event in state.events
        if isinstance(event, Played)
    ]
