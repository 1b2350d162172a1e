"""What happens at a table: moves of people and bots, whose hand is shown, undo."""

from dataclasses import replace

from engine import IllegalMove, Session
from engine.link import link, record_of
from engine.players import Decision
from engine.thinking import move_of, told_move
from ui.effects import Address, Announce, Effect, Focus, Later, Persist, Save, Think
from ui.games import PAGES
from ui.model import NOBODY, TABLE, Message, Model, Table
from ui.saved import Saved, asks_for_good
from ui.seats import bot_of, called, eyes, last_decision, mover
from ui.sounds import sounds

Answer = tuple[Model, tuple[Effect, ...]]
NO_EFFECTS: tuple[Effect, ...] = ()
PARTED = "This game was played on in another tab. Both are kept; this one is a game of its own now."
# Thousandths of a second before a bot moves, so that people can follow: by the setting.
PAUSES = {"slow": 1800, "": 700, "quick": 150}
BUDGET = 5000  # thousandths of a second that a bot may think


# -- after a move


def kept(
    model: Model, table: Table, effects: tuple[Effect, ...], day: str = "", shown: str = ""
) -> Answer:
    """Save the game on the table and list it first among the saved ones.

    `day` is when it was played last, "" for today; `shown` its link, where that is known already:
    writing one takes a moment.
    """
    page = PAGES[table.session.record.game_id]
    saved = page.summary(table.save_id, shown or link(table.session), table.session)
    saved = replace(saved, day=day or model.today)
    others = [other for other in model.saves if other.id != saved.id]
    effects = (*effects, Save(saved.id, saved.text))
    if model.keeps and not model.persisted and asks_for_good(model.saves, saved):
        model, effects = replace(model, persisted="asked"), (*effects, Persist())
    return replace(model, saves=(saved, *others)), effects


def save_id_from(chance: str) -> str:
    """The name under which a new game is kept."""
    return chance[6:12]


def overtaken(model: Model, table: Table) -> bool:
    """Whether another tab has played the game on this table further than it stands here."""
    saved = _saved(model, table) if model.elsewhere else None
    return saved is not None and record_of(saved.link) != table.session.record.text


def _saved(model: Model, table: Table) -> Saved | None:
    """What the device keeps of the game on the table, if it does."""
    for saved in model.saves:
        if saved.id == table.save_id:
            return saved
    return None


def _day_of(model: Model, table: Table) -> str:
    """When the game on the table was played last."""
    saved = _saved(model, table)
    return saved.day if saved else ""


def awaited(model: Model) -> tuple[Effect, ...]:
    """What the door must do when a bot is to move and nothing halts it."""
    table = model.table
    if not table or model.page != TABLE or table.mode or not bot_of(table.session):
        return NO_EFFECTS
    moves = len(table.session.record.moves)
    return (Later("bot", str(moves), 0 if table.hurry else PAUSES[model.settings.pace]),)


def _moved(model: Model, table: Table, session: Session, chance: str) -> Answer:
    """The table after a move: saved, told, shown to whom it may be, the next bot called."""
    parted = overtaken(model, table)
    page = PAGES[session.record.game_id]
    halt = page.halt(session)
    over = mover(session) is None
    hurry = table.hurry and not halt and bool(bot_of(session))
    after = Table(
        session,
        save_id_from(chance) if parted else table.save_id,
        mode=halt,
        shown=eyes(session, table.shown),
        hurry=hurry,
        faults=table.faults,
    )
    words = " ".join([said for said in (page.announcement(after), page.call(after)) if said])
    shown = link(session)
    effects: tuple[Effect, ...] = (Address(shown, replace=True), Announce(words))
    if over or halt or after.shown != table.shown:
        effects = (*effects, Focus("main"))
    notice = PARTED if parted else model.notice
    model, effects = kept(replace(model, table=after, notice=notice), after, effects, shown=shown)
    heard = sounds(model.settings, session, model.saves[0], hurry)
    return model, (*effects, *heard, *awaited(model))


def press(model: Model, table: Table, message: Message) -> Answer:
    """A press that the game's own page understands: another pick, or a move."""
    if bot_of(table.session):
        return model, NO_EFFECTS
    acted = PAGES[table.session.record.game_id].act(table, message.name, message.value)
    if acted.move is None:
        said = (Announce(acted.words),) if acted.words else NO_EFFECTS
        return replace(model, table=acted.table), said
    try:
        record = table.session.record.play(acted.move)
    except IllegalMove as error:
        words = str(error)
        return replace(model, notice=words), (Announce(words),)
    return _moved(model, table, replace(table.session, record=record), message.chance)


# -- bots, halts, hand-overs


def bot(model: Model, message: Message) -> Answer:
    """A bot's pause is over: the worker is asked for its move, or the page while there is none."""
    table = model.table
    if not table or model.page != TABLE or table.mode or not bot_of(table.session):
        return model, NO_EFFECTS
    if message.value != str(len(table.session.record.moves)):
        return model, NO_EFFECTS
    # While the worker counts the chance to win, a bot need not wait behind that.
    if model.thinking == "ready" and not model.chances.asked:
        return model, (Think(_question(table), BUDGET),)
    record = table.session.record
    # Nothing watches over the page: whoever had to be stopped in the worker is not asked here.
    stopped = _has_failed(table)
    decision = told_move(record, "") if stopped else move_of(bot_of(table.session), record)
    return _bot_moves(model, table, decision, message.chance)


def _has_failed(table: Table) -> bool:
    """Whether a bot like the one that is to move had to be replaced in this game."""
    session = table.session
    record = session.record
    movers = [record.game.seat_to_move(record.states[number]) for number, _ in table.faults]
    failed = [session.seats[seat].player for seat in movers if seat is not None]
    return bot_of(session) in failed


def _question(table: Table) -> str:
    return f"move {bot_of(table.session)} {table.session.record.text}"


def answered(model: Model, question: str, answer: str, chance: str) -> Answer:
    """The worker has answered; a bot's move is made, unless the game has moved on since."""
    table = model.table
    if not table or model.page != TABLE or table.mode or not bot_of(table.session):
        return model, NO_EFFECTS
    if question != _question(table):
        return model, NO_EFFECTS
    decision = told_move(table.session.record, answer)
    return _bot_moves(model, table, decision, chance)


def _bot_moves(model: Model, table: Table, decision: Decision, chance: str) -> Answer:
    session = table.session
    record = session.record
    if decision.fault:
        seat = mover(session) or 0
        words = f"{called(session, seat)} could not decide; a cautious move was made instead."
        table = replace(table, faults=(*table.faults, (len(record.moves), words)))
    session = replace(session, record=record.play(decision.move))
    return _moved(model, table, session, chance)


def hurry(model: Model, message: Message) -> Answer:
    """Let the bots move without pauses until a person is asked."""
    if not model.table or not bot_of(model.table.session):
        return model, NO_EFFECTS
    model = replace(model, table=replace(model.table, hurry=True))
    return model, awaited(model)


def go_on(model: Model, message: Message) -> Answer:
    """What halted the game has been read."""
    if not model.table or not PAGES[model.table.session.record.game_id].halt(model.table.session):
        return model, NO_EFFECTS
    table = replace(model.table, mode="")
    model = replace(model, table=table)
    return model, (Focus("main"), *called_on(table), *awaited(model))


def called_on(table: Table) -> tuple[Effect, ...]:
    """What whoever's hand is shown is asked now, said."""
    words = PAGES[table.session.record.game_id].call(table)
    return (Announce(words),) if words else NO_EFFECTS


def show(model: Model, message: Message) -> Answer:
    """A person says to be the one the device was handed to: that hand is shown."""
    table = model.table
    seat = mover(table.session) if table else None
    if not table or table.mode or seat is None or message.value != str(seat):
        return model, NO_EFFECTS
    table = replace(table, shown=eyes(table.session, seat))
    return replace(model, table=table), (Focus("main"), *called_on(table))


# -- undo and redo


def undo(model: Model, message: Message) -> Answer:
    """Take a person's last move back: at once while it revealed nothing, else after a warning."""
    table = model.table
    moves = len(table.session.record.moves) if table else 0
    if not table or not moves:
        return model, (Announce("There is no move to take back."),)
    count = last_decision(table)
    if count == NOBODY:
        words = "Undo reaches back only to the last hand-over."
        return replace(model, notice=words), (Announce(words),)
    record = table.session.record
    reveals = any(record.game.reveals(state) for state in record.states[count + 1 :])
    if reveals and not table.session.practice and model.sheet != "undo":
        return replace(model, sheet="undo"), NO_EFFECTS
    # A game that was only looked at, not played here, does not become one of this device's results.
    strange = mover(table.session) is None and not _saved(model, table)
    practice = table.session.practice or reveals or strange
    session = replace(table.session, record=record.until(count), practice=practice)
    save_id = save_id_from(message.chance) if overtaken(model, table) else table.save_id
    undone = (*table.undone, (record, _day_of(model, table), table.faults))
    back = Table(
        session,
        save_id,
        shown=eyes(session, table.shown),
        faults=tuple([fault for fault in table.faults if fault[0] < count]),
        undone=undone,
    )
    label = PAGES[record.game_id].label(session)
    effects = (Address(link(session), replace=True), Announce(f"Move taken back. {label}."))
    return kept(replace(model, page=TABLE, table=back, sheet=""), back, effects)


def redo(model: Model, message: Message) -> Answer:
    """Put back what was taken back last; a move made since has ended that."""
    table = model.table
    if not table or not table.undone:
        return model, (Announce("There is nothing to put back."),)
    *undone, (record, day, faults) = table.undone
    session = replace(table.session, record=record)
    save_id = save_id_from(message.chance) if overtaken(model, table) else table.save_id
    page = PAGES[record.game_id]
    again = Table(
        session,
        save_id,
        mode=page.halt(session),
        shown=eyes(session, table.shown),
        faults=faults,
        undone=tuple(undone),
    )
    words = f"Put back. {page.label(session)}."
    told = (Address(link(session), replace=True), Announce(words))
    model = replace(model, page=TABLE, table=again, sheet="")
    model, effects = kept(model, again, told, day)
    return model, (*effects, *awaited(model))


ANSWERS = {
    "bot": bot,
    "go": go_on,
    "hurry": hurry,
    "redo": redo,
    "show": show,
    "undo": undo,
}
