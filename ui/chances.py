"""The chance to win, if a person wants to see it: when it is asked for, and what is known of it."""

from dataclasses import replace

from engine import Record
from engine.thinking import told_chance
from ui.effects import Later, Think
from ui.model import TABLE, Chances, Message, Model
from ui.playing import NO_EFFECTS, Answer
from ui.seats import mover, people

REST = 300  # thousandths of a second at one moment until it is asked about
UNTOLD = -1  # in the place of a percentage that could not be told


def followed(answer: Answer) -> Answer:
    """An answer with the chances of the game on the table, and called for where one is wanted.

    One is asked for at a time: who plays on meanwhile must not wait for what nobody needs.
    """
    model, effects = answer
    chances = model.chances if model.settings.chances == "on" else Chances()
    if chances.asked and model.thinking == "failed":
        chances = replace(chances, asked="")
    if model.settings.chances == "on" and model.table:
        record = model.table.session.record
        if chances.record is not record:
            chances = _fitting(chances, record)
        if not chances.called and not chances.asked and _is_wanted(model, chances):
            chances = replace(chances, called=True)
            effects = (*effects, Later("chance", str(len(record.moves)), REST))
    return answer if chances == model.chances else (replace(model, chances=chances), effects)


def _fitting(chances: Chances, record: Record) -> Chances:
    """What is known of the moments that a record shares with the one that was there before."""
    states = chances.record.states if chances.record else ()
    shared = min(len(states), len(record.states)) - 1
    while shared >= 0 and states[shared] is not record.states[shared]:
        shared -= 1
    course = tuple([known for known in chances.course if known[0] <= shared])
    return replace(chances, record=record, course=course)


def _is_wanted(model: Model, chances: Chances) -> bool:
    """Whether one person plays, is to move, and nothing is known of this moment."""
    table = model.table
    if not table or model.page != TABLE or model.thinking != "ready":
        return False
    here = people(table.session)
    if len(here) != 1 or mover(table.session) != here[0]:
        return False
    return not chances.course or chances.course[-1][0] != len(table.session.record.moves)


def rested(model: Model, message: Message) -> Answer:
    """A moment has lasted: what is not remembered of it is asked; one that is past is not."""
    chances = replace(model.chances, called=False)
    model = replace(model, chances=chances)
    record = model.table.session.record if model.table else None
    if not record or chances.record is not record or message.value != str(len(record.moves)):
        return model, NO_EFFECTS
    if chances.asked or not _is_wanted(model, chances):
        return model, NO_EFFECTS
    question = _question(model)
    for asked, answer in model.thoughts:
        if asked == question:
            return _told(model, answer), NO_EFFECTS
    return replace(model, chances=replace(chances, asked=question)), (Think(question),)


def heard(model: Model, question: str, answer: str) -> Model:
    """The model after an answer of the worker; one about another moment is not shown."""
    if not model.chances.asked or question != model.chances.asked:
        return model
    model = replace(model, chances=replace(model.chances, asked=""))
    if not _is_wanted(model, model.chances) or question != _question(model):
        return model
    return _told(model, answer)


def _question(model: Model) -> str:
    session = model.table.session if model.table else None
    return f"chance {people(session)[0]} {session.record.text}" if session else ""


def _told(model: Model, answer: str) -> Model:
    percent = told_chance(answer)
    moves = len(model.table.session.record.moves) if model.table else 0
    known = (moves, UNTOLD if percent is None else percent)
    return replace(model, chances=replace(model.chances, course=(*model.chances.course, known)))
