"""The guide of a first game: it begins, follows what the person does, and can be left."""

from dataclasses import replace

from engine import Record, Seat, Session
from engine.link import link
from ui.effects import Address, Announce, Focus
from ui.games import PAGES
from ui.model import NOBODY, TABLE, Message, Model, Table
from ui.opening import sit_down
from ui.pages.pacification import tour as solo
from ui.pages.wars import tour as wars
from ui.parts.coach import FIRST, is_guided, step_of
from ui.playing import NO_EFFECTS, Answer, kept, overtaken, save_id_from
from ui.seats import mover

# Deals in which the first turns show what the guide tells of.
SEEDS = {"pacification": "GUIDE7", "wars": "GUIDE6"}
# Every message asks the guide how far it is, so its steps are among the modules that come first.
STEPS = {"pacification": solo.STEPS, "wars": wars.STEPS}


def tour(model: Model, message: Message) -> Answer:
    """A guided first game. It is practice, and on the device from the start."""
    game_id = message.value
    if game_id not in SEEDS:
        return model, NO_EFFECTS
    options, seats = PAGES[game_id].begin({})
    record = Record.start(game_id, SEEDS[game_id], options)
    model, effects = sit_down(
        model, first_game(record, seats), save_id_from(message.chance), push=True
    )
    return kept(model, model.table, effects) if model.table else (model, effects)


def first_game(record: Record, seats: tuple[Seat, ...] = ()) -> Session:
    """The session of a guided game."""
    return Session(record, title=FIRST, seats=seats, practice=True)


def following(model: Model, message: Message) -> Answer:
    """What the guide says has been read."""
    step = step_of(model)
    if not step or not step.reads:
        return model, NO_EFFECTS
    return replace(model, tour=model.tour + 1), NO_EFFECTS


def leave(model: Model, message: Message) -> Answer:
    """The game goes on without the guide, for good: it no longer bears that title."""
    table = model.table
    if model.tour < 0 or not table or model.page != TABLE:
        return model, NO_EFFECTS
    save_id = save_id_from(message.chance) if overtaken(model, table) else table.save_id
    table = replace(table, session=replace(table.session, title=""), save_id=save_id)
    model = replace(model, table=table, tour=NOBODY)
    words = "The guide is gone. The game goes on."
    address = Address(link(table.session), replace=True)
    return kept(model, table, (address, Focus("main"), Announce(words)))


def guided(answer: Answer) -> Answer:
    """An answer with the guide at the step where the person is by then."""
    model, effects = answer
    table = model.table or model.aside
    if not table or not is_guided(table.session) or mover(table.session) is None:
        return (replace(model, tour=NOBODY), effects) if model.tour >= 0 else answer
    step = _step(table, max(model.tour, 0))
    return answer if step == model.tour else (replace(model, tour=step), effects)


def _step(table: Table, step: int) -> int:
    """The first step from `step` on that is not past, NOBODY when all are."""
    steps = STEPS[table.session.record.game_id]
    while step < len(steps) and steps[step].past(table):
        step += 1
    return step if step < len(steps) else NOBODY


ANSWERS = {
    "tour": tour,
    "tour-leave": leave,
    "tour-next": following,
}
