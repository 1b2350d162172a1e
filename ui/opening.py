"""How a game comes to the table: dealt anew, taken up again, or brought by a link."""

from dataclasses import replace

from engine import GAMES, BadOptions, BadRecord, BadSeed, Record, Session
from engine.link import PATH, is_link, link, parse
from engine.session import NOWHERE
from ui.effects import Address, Announce, Focus
from ui.games import PAGES, SHELF, Begin
from ui.model import HOME, LOST, NOBODY, TABLE, Message, Model, Table
from ui.places import PLACES, gone_to
from ui.playing import NO_EFFECTS, Answer, awaited, kept, save_id_from
from ui.saved import Saved
from ui.seats import eyes, mover, seated

HOME_ADDRESS = "#/"
HOMES = ("", "#", HOME_ADDRESS)
TODAY_ADDRESS, CONTINUE_ADDRESS = "#/today", "#/continue"  # the shortcuts of the installed page


def _deal(
    model: Model, game_id: str, seed: str, begin: Begin, chance: str, push: bool = True
) -> Answer:
    """Put a new game on the table; refused in words, with the page as it was."""
    options, seats = begin
    try:
        record = Record.start(game_id, seed, options)
    except (BadSeed, BadOptions) as error:
        words = str(error)
        return replace(model, notice=words), (Announce(words),)
    return _sit_down(model, Session(record, seats=seats), save_id_from(chance), push)


def _sit_down(model: Model, session: Session, save_id: str, push: bool) -> Answer:
    session = replace(seated(session), place=NOWHERE)
    record = session.record
    halt = PAGES[record.game_id].halt(session)
    table = Table(session, save_id, mode=halt, shown=eyes(session, NOBODY))
    model = replace(model, page=TABLE, table=table, replay=None, sheet="", draft="")
    words = f"{record.game.title}, seed {record.seed}. {PAGES[record.game_id].label(session)}."
    effects = (Address(link(session), replace=not push), Focus("main"), Announce(words))
    return model, (*effects, *awaited(model))


def _new(model: Model, message: Message) -> Answer:
    """A new game at once; where it must be settled who plays, the sheet for that."""
    if message.value not in PAGES:
        return model, NO_EFFECTS
    if len(GAMES[message.value].seats) > 1:
        return replace(model, sheet=f"new-{message.value}"), NO_EFFECTS
    begin = PAGES[message.value].begin({})
    return _deal(model, message.value, message.chance[:6], begin, message.chance)


def _play_today(model: Model, message: Message) -> Answer:
    if message.value not in PAGES:
        return model, NO_EFFECTS
    begin = PAGES[message.value].begin({})
    return _deal(model, message.value, model.today, begin, message.chance)


def _start(model: Model, message: Message) -> Answer:
    """The form of a new game: its first line is the game, the others its fields."""
    game_id, _, written = message.value.partition("\n")
    if game_id not in PAGES:
        return model, NO_EFFECTS
    fields = _fields(written)
    seed = fields.get("seed", "") or message.chance[:6]
    try:
        begin = PAGES[game_id].begin(fields)
    except BadOptions as error:
        words = str(error)
        return replace(model, notice=words), (Announce(words),)
    return _deal(model, game_id, seed, begin, message.chance)


def _fields(written: str) -> dict[str, str]:
    fields = {}
    for line in written.split("\n"):
        name, tab, value = line.partition("\t")
        if tab:
            fields[name] = value
    return fields


def _open(model: Model, message: Message) -> Answer:
    """The field of the home page: a link opens its game, any other text is a seed."""
    _, _, written = message.value.partition("\n")
    typed = _fields(written).get("seed", "")
    if not is_link(typed):
        answer, effects = _deal(model, SHELF[0], typed, PAGES[SHELF[0]].begin({}), message.chance)
    else:
        try:
            session = parse(typed)
        except BadRecord as error:
            words = str(error)
            return replace(model, notice=words, draft=typed), (Announce(words),)
        answer, effects = _arrive(model, session, message.chance, push=True)
    return (replace(answer, draft=typed) if answer.page == HOME else answer), effects


def _address(model: Model, message: Message) -> Answer:
    """The address changed under the page: a link was opened, or Back or Forward was pressed."""
    address = message.value
    if address in HOMES:
        arrived = (Focus("main"),) if model.page != HOME else NO_EFFECTS
        return replace(model, page=HOME, table=None, replay=None, sheet=""), arrived
    if address in PLACES:
        return gone_to(model, address)
    if address == TODAY_ADDRESS:
        return _todays(model, message.chance)
    if address == CONTINUE_ADDRESS:
        return _latest(model)
    if model.table and model.page == TABLE and address == link(model.table.session):
        return model, NO_EFFECTS
    try:
        if address[: len(PATH)] != PATH:
            raise BadRecord("Nothing is kept under this address.")
        session = parse(address)
    except BadRecord as error:
        words = str(error)
        gone = replace(model, page=LOST, table=None, replay=None, sheet="", notice=words)
        return gone, (Focus("main"), Announce(words))
    return _arrive(model, session, message.chance, push=False)


def _arrive(model: Model, session: Session, chance: str, push: bool) -> Answer:
    """Open a link: the game of this device it stands for, or a new one beside the others."""
    shown = link(session)
    for saved in model.saves:
        if saved.link == shown:
            return _sit_down(model, session, saved.id, push)
    if session.record.moves:
        for saved in model.saves:
            later = _session_of(saved) if saved.seed == session.record.seed else None
            if later and _continues(later.record, session.record):
                words = "You have played this game further on this device. Here is where it stands."
                model, effects = _sit_down(model, later, saved.id, push)
                return replace(model, notice=words), (*effects, Announce(words))
    model, effects = _sit_down(model, session, save_id_from(chance), push)
    if model.table and session.record.moves and mover(session) is not None:
        return kept(model, model.table, effects)
    return model, effects


def _session_of(saved: Saved) -> Session | None:
    try:
        return parse(saved.link)
    except BadRecord:
        return None


def _continues(later: Record, earlier: Record) -> bool:
    same = later.game_id == earlier.game_id and later.settings == earlier.settings
    same = same and later.seed == earlier.seed
    return same and later.moves[: len(earlier.moves)] == earlier.moves


def _continue(model: Model, message: Message) -> Answer:
    for saved in model.saves:
        if saved.id == message.value:
            return _resume(model, saved, push=True)
    return model, NO_EFFECTS


def _resume(model: Model, saved: Saved, push: bool) -> Answer:
    try:
        return _sit_down(model, parse(saved.link), saved.id, push)
    except BadRecord:
        words = "This saved game cannot be read; it was left as it is."
        return replace(model, notice=words), (Announce(words),)


def _latest(model: Model) -> Answer:
    """The game in progress that was played last; home when there is none."""
    for saved in model.saves:
        if not saved.kind:
            return _resume(model, saved, push=False)
    words = "No game is in progress on this device."
    model = replace(model, page=HOME, table=None, replay=None, sheet="", notice=words)
    return model, (Address(HOME_ADDRESS, replace=True), Announce(words))


def _todays(model: Model, chance: str) -> Answer:
    """Today's game of the first kind, where it stands if it was begun."""
    for saved in model.saves:
        if saved.seed == model.today and saved.game_id == SHELF[0] and not saved.kind:
            return _resume(model, saved, push=False)
    begin = PAGES[SHELF[0]].begin({})
    return _deal(model, SHELF[0], model.today, begin, chance, push=False)


def _again(model: Model, message: Message) -> Answer:
    if not model.table:
        return model, NO_EFFECTS
    session = model.table.session
    record = session.record
    begin = record.options, session.seats
    return _deal(model, record.game_id, record.seed, begin, message.chance)


def _fresh(model: Model, message: Message) -> Answer:
    if not model.table:
        return model, NO_EFFECTS
    session = model.table.session
    begin = session.record.options, session.seats
    return _deal(model, session.record.game_id, message.chance[:6], begin, message.chance)


ANSWERS = {
    "address": _address,
    "again": _again,
    "continue": _continue,
    "fresh": _fresh,
    "new": _new,
    "open": _open,
    "start": _start,
    "today": _play_today,
}
