"""A game that is looked at again: moment by moment, by itself, and what the adviser knows of it."""

from dataclasses import replace

from engine import BadRecord, Session
from engine.link import link, parse
from engine.thinking import is_number
from ui.effects import Address, Announce, Effect, Focus, Later, Think
from ui.games import PAGES
from ui.model import NOBODY, REPLAY, Message, Model, Replay
from ui.playing import NO_EFFECTS, Answer
from ui.seats import eyes, seated

# Thousandths of a second for a moment: by how fast a replay plays by itself.
SPEEDS = {"slow": 3200, "": 1600, "fast": 500}
REST = 400  # thousandths of a second at one moment until the adviser is asked about it
FIRST, BACK, NEXT, LAST = "first", "back", "next", "last"
TURN_BACK, TURN_NEXT = "turn-back", "turn-next"
STEPS = (FIRST, TURN_BACK, BACK, NEXT, TURN_NEXT, LAST)


# -- opening


def opened(model: Model, session: Session, push: bool) -> Answer:
    """Look at a game again, from the place that its session names, else from the start."""
    session = seated(replace(session, place=max(session.place, 0)))
    replay = Replay(session)
    if not replay.over:
        replay = replace(replay, shown=eyes(session, NOBODY))
    aside = model.table or model.aside
    model = replace(model, page=REPLAY, table=None, aside=aside, replay=replay, sheet="", draft="")
    record = session.record
    words = f"Replay of {record.game.title}, seed {record.seed}. {where(replay)}."
    effects = (Address(link(session), replace=not push), Focus("main"), Announce(words))
    return model, (*effects, *_check(model), _resting(replay))


def _replay(model: Model, message: Message) -> Answer:
    """Look again at the game on the table, or at the saved one with this id."""
    if model.table and not message.value:
        return opened(model, model.table.session, push=True)
    for saved in model.saves:
        if saved.id == message.value and saved.link:
            try:
                return opened(model, parse(saved.link), push=True)
            except BadRecord:
                words = "This saved game cannot be read; it was left as it is."
                return replace(model, notice=words), (Announce(words),)
    return model, NO_EFFECTS


def turn_of(replay: Replay, place: int) -> int:
    """The turn that is played at a place."""
    return replay.session.record.states[place].turn


def where(replay: Replay) -> str:
    """Which moment is looked at, in words."""
    turn = f"Turn {turn_of(replay, replay.place)}"
    if not replay.moves:
        return f"{turn}, no move was made yet"
    if not replay.place:
        return f"{turn}, before the first of {replay.moves} moves"
    return f"{turn}, move {replay.place} of {replay.moves}"


# -- going from moment to moment


def _moved(model: Model, replay: Replay, place: int, told: bool = True) -> Answer:
    """Another moment; the address tells it, the adviser is asked once the person rests there."""
    session = replace(replay.session, place=place)
    replay = replace(replay, session=session, presses=replay.presses + 1)
    effects: tuple[Effect, ...] = (Address(link(session), replace=True),)
    if told:
        words = PAGES[session.record.game_id].announcement(replay.table)
        effects = (*effects, Announce(f"{where(replay)}. {words}"))
    effects = (*effects, _ticking(replay) if replay.playing else _resting(replay))
    return replace(model, replay=replay), effects


def _resting(replay: Replay) -> Later:
    return Later("rest", str(replay.presses), REST)


def _ticking(replay: Replay) -> Later:
    return Later("tick", str(replay.presses), SPEEDS[replay.speed])


def _scrub(model: Model, message: Message) -> Answer:
    """The slider, which tells its own value to those who listen."""
    return _to(model, message, told=False)


def _moment(model: Model, message: Message) -> Answer:
    """A line of the log was pressed."""
    return _to(model, message, told=True)


def _to(model: Model, message: Message, told: bool) -> Answer:
    replay = model.replay
    if not replay or not is_number(message.value) or int(message.value) > replay.moves:
        return model, NO_EFFECTS
    model = replace(model, sheet="")
    return _moved(model, replay, int(message.value), told)


def _step(model: Model, message: Message) -> Answer:
    """One of the steps; where there is none further, that is said."""
    replay = model.replay
    if not replay or message.value not in STEPS:
        return model, NO_EFFECTS
    place = goal(replay, message.value)
    if place == replay.place:
        words = f"This is the {'first' if not place else 'last'} moment."
        return model, (Announce(words), _resting(replay))
    return _moved(model, replay, place)


def goal(replay: Replay, step: str) -> int:
    """Where a step leads from the moment that is looked at: there itself, if no further."""
    place, last = replay.place, replay.moves
    if step in (FIRST, LAST):
        return 0 if step == FIRST else last
    if step == BACK:
        return max(place - 1, 0)
    if step == NEXT:
        return min(place + 1, last)
    starts = turn_starts(replay)
    if step == TURN_NEXT:
        return min([start for start in starts if start > place], default=last)
    return max([start for start in starts if start < place], default=0)


def turn_starts(replay: Replay) -> list[int]:
    """The places at which the turns begin."""
    states = replay.session.record.states
    return [
        place
        for place in range(len(states))
        if not place or states[place].turn != states[place - 1].turn
    ]


# -- by itself


def _watch(model: Model, message: Message) -> Answer:
    """Let it play by itself, from the start if it is at its end; or stop it."""
    replay = model.replay
    if not replay:
        return model, NO_EFFECTS
    if not replay.moves:
        return model, (Announce("No move was made yet."),)
    replay = replace(replay, playing=not replay.playing, presses=replay.presses + 1)
    if replay.playing and replay.place == replay.moves:
        return _moved(model, replay, 0)
    if replay.playing:
        return replace(model, replay=replay), (Announce("Playing."), _ticking(replay))
    words = f"Paused. {where(replay)}."
    return replace(model, replay=replay), (Announce(words), _resting(replay))


def stopped(replay: Replay | None, pressed: str) -> Replay | None:
    """The replay after a press: any but these two stops one that plays by itself."""
    if not replay or not replay.playing or pressed in ("watch", "speed"):
        return replay
    return replace(replay, playing=False)


def _speed(model: Model, message: Message) -> Answer:
    replay = model.replay
    if not replay or message.value not in SPEEDS or message.value == replay.speed:
        return model, NO_EFFECTS
    replay = replace(replay, speed=message.value, presses=replay.presses + 1)
    return replace(model, replay=replay), (
        _ticking(replay) if replay.playing else _resting(replay),
    )


def tick(model: Model, message: Message) -> Answer:
    """The next moment is due, unless something was pressed since."""
    replay = model.replay
    if not replay or not replay.playing or message.value != str(replay.presses):
        return model, NO_EFFECTS
    place = min(replay.place + 1, replay.moves)
    return _moved(model, replace(replay, playing=place < replay.moves), place)


# -- what the adviser knows


def rest(model: Model, message: Message) -> Answer:
    """The person has rested at a moment: the adviser is asked what could be done there."""
    replay = model.replay
    if not replay or message.value != str(replay.presses):
        return model, NO_EFFECTS
    return model, _wonder(model)


def wanted(model: Model) -> tuple[Effect, ...]:
    """All that is to be asked once the adviser is there."""
    return (*_check(model), *_wonder(model))


def heard(model: Model, question: str, answer: str) -> Model:
    """The model after an answer of the adviser; that about the whole record is kept with it."""
    replay = model.replay
    if not replay or question != _checking(replay):
        return model
    return replace(model, replay=replace(replay, checked=answer))


def _checking(replay: Replay) -> str:
    return f"verify {replay.session.record.text}"


def wondering(replay: Replay) -> str:
    """The question what the moves at this moment lead to; "" where that must not be asked.

    While the game goes on, only those whose hand may be seen are told what they could do.
    """
    record = replay.session.record
    mover = record.game.seat_to_move(record.states[replay.place])
    if mover is None or not (replay.over or mover == replay.shown):
        return ""
    return f"outcomes {record.until(replay.place).text}"


def _check(model: Model) -> tuple[Effect, ...]:
    replay = model.replay
    if not replay or model.page != REPLAY or model.thinking != "ready" or replay.checked:
        return NO_EFFECTS
    return (Think(_checking(replay)),)


def _wonder(model: Model) -> tuple[Effect, ...]:
    replay = model.replay
    if not replay or model.page != REPLAY or model.thinking != "ready" or replay.playing:
        return NO_EFFECTS
    question = wondering(replay)
    known = [asked for asked, _ in model.thoughts]
    return (Think(question),) if question and question not in known else NO_EFFECTS


ANSWERS = {
    "moment": _moment,
    "replay": _replay,
    "scrub": _scrub,
    "speed": _speed,
    "step": _step,
    "watch": _watch,
}
