"""How a game comes to the table: dealt anew, taken up again, or brought by a link."""

from dataclasses import replace

from engine import GAMES, BadOptions, BadRecord, BadSeed, Record, Session
from engine.link import PATH, is_link, link, parse, unescaped
from engine.session import NOWHERE
from ui.counting import listed
from ui.days import AGAIN, begun_before, playable, standing
from ui.effects import Address, Announce, Effect, Focus
from ui.games import PAGES, SHELF, Begin
from ui.kinship import NEWER, OLDER, PARTED, SAME, STRANGER, joined, kin_of
from ui.model import HOME, LOST, NOBODY, REPLAY, TABLE, Message, Model, Table
from ui.parts.basic import count
from ui.parts.coach import is_guided
from ui.places import gone_to, place_of
from ui.playing import NO_EFFECTS, Answer, awaited, kept, save_id_from
from ui.replaying import opened
from ui.saved import Saved
from ui.seats import eyes, mover, people, seated

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
    return sit_down(model, Session(record, seats=seats), save_id_from(chance), push)


def sit_down(model: Model, session: Session, save_id: str, push: bool) -> Answer:
    """Put a session on the table; `push` leaves a step for Back."""
    session = replace(seated(session), place=NOWHERE)
    record = session.record
    again = False
    if mover(session) is not None and not session.practice:
        dealt = PAGES[record.game_id].summary(save_id, "", session)
        again = begun_before(model.saves, dealt)
    if again:
        session = replace(session, practice=True)
        model = replace(model, notice=AGAIN)
    halt = PAGES[record.game_id].halt(session)
    table = Table(session, save_id, mode=halt, shown=eyes(session, NOBODY))
    model = replace(model, page=TABLE, table=table, replay=None, sheet="", draft="", arriving="")
    model = replace(model, aside=None, tour=NOBODY)
    page = PAGES[record.game_id]
    words = [f"{record.game.title}, seed {record.seed}. {page.label(session)}."]
    # A game that begins has news, as each turn has; one that goes on was left by whoever opens it.
    words += [AGAIN if again else "", "" if record.moves else page.announcement(table)]
    words += [page.call(table)]
    said = Announce(" ".join([told for told in words if told]))
    effects = (Address(link(session), replace=not push), Focus("main"), said)
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
    return _of_a_day(model, message.value, model.today, message.chance)


def _day(model: Model, message: Message) -> Answer:
    """A game of the calendar: the game, a colon, the date."""
    game_id, _, date = message.value.partition(":")
    if not playable(date, model.today):
        return model, NO_EFFECTS
    return _of_a_day(model, game_id, date, message.chance)


def _of_a_day(model: Model, game_id: str, date: str, chance: str, push: bool = True) -> Answer:
    """The game of a day, where it stands or how it ended; dealt if there is none."""
    if game_id not in PAGES:
        return model, NO_EFFECTS
    saved = standing(tuple(listed(model.saves)), game_id, date)
    if saved:
        return _resume(model, saved, push)
    return _deal(model, game_id, date, PAGES[game_id].begin({}), chance, push)


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
    address = unescaped(message.value)
    if address in HOMES:
        arrived = (Focus("main"),) if model.page != HOME else NO_EFFECTS
        return gone_home(model), arrived
    place = place_of(address, model.today)
    if place:
        return gone_to(model, *place)
    if address == TODAY_ADDRESS:
        return _of_a_day(model, SHELF[0], model.today, message.chance, push=False)
    if address == CONTINUE_ADDRESS:
        return _latest(model)
    if model.table and model.page == TABLE and address == link(model.table.session):
        # Back leads away from a link that was to be opened.
        return (stay(model, message)[0] if model.arriving else model), NO_EFFECTS
    if model.replay and model.page == REPLAY and address == link(model.replay.session):
        return model, NO_EFFECTS
    if model.aside and not model.table and address == link(model.aside.session):
        return _back(model, model.aside)
    try:
        if address[: len(PATH)] != PATH:
            raise BadRecord("Nothing is kept under this address.")
        session = parse(address)
    except BadRecord as error:
        words = str(error)
        gone = replace(
            model, page=LOST, table=None, replay=None, sheet="", arriving="", notice=words
        )
        return gone, (Focus("main"), Announce(words))
    if session.place < 0 and _is_busy(model):  # a replay is only looked at; Back ends it
        how = kin_of(model.saves, seated(session)).how
        if how in (PARTED, STRANGER) or (how == NEWER and len(people(session)) == 1):
            return _ask(model, address)
    return _arrive(model, session, message.chance, push=False)


def gone_home(model: Model) -> Model:
    """The home page. A game on which no move was made is not kept, so it is put aside."""
    table = model.table
    aside = table if table and not table.session.record.moves else model.aside
    model = replace(model, page=HOME, table=None, aside=aside, replay=None)
    return replace(model, sheet="", arriving="")


def _back(model: Model, table: Table) -> Answer:
    """The table that was left for a page about no game, with what was picked on it.

    Among several people the device may have changed hands.
    """
    table = replace(table, shown=eyes(table.session, NOBODY))
    model = replace(model, page=TABLE, table=table, aside=None, replay=None, sheet="", arriving="")
    return model, (Focus("main"), *awaited(model))


def _arrive(model: Model, session: Session, chance: str, push: bool) -> Answer:
    """Open a link: the game of this device it stands for, or a new one beside the others.

    A link to a moment opens the replay there.
    """
    if session.place >= 0:
        return opened(model, session, push)
    session = seated(session)
    kin = kin_of(model.saves, session)
    if not kin.saved or not kin.session:
        return _keep_arrived(*_came(*sit_down(model, session, save_id_from(chance), push)))
    if kin.how == SAME:
        return sit_down(model, kin.session, kin.saved.id, push)
    more = len(session.record.moves) - kin.shared
    if kin.how == OLDER:
        words = "You have played this game further on this device. Here is where it stands."
        answer = sit_down(model, kin.session, kin.saved.id, push)
    elif kin.how == NEWER and len(people(session)) > 1:
        words = f"The game has gone on: {count(more, 'move', 'moves')} more than on this device."
        session = joined(session, kin.session)
        model, effects = sit_down(model, session, kin.saved.id, push)
        model, effects = _came(model, effects)
        answer = kept(model, model.table, effects) if model.table else (model, effects)
    elif kin.how == NEWER:
        # Whoever plays alone may hold a friend's link: their own game must not become another's.
        words = "This link goes further than a game on this device. Yours is kept as it is."
        answer = _keep_arrived(*sit_down(model, session, save_id_from(chance), push))
    else:
        shared = count(kin.shared, "move", "moves")
        words = f"This link and a game on this device part ways after {shared}. Both are kept."
        answer = _keep_arrived(*sit_down(model, session, save_id_from(chance), push))
    model, effects = answer
    return replace(model, notice=words), (*effects, Announce(words))


def _came(model: Model, effects: tuple[Effect, ...]) -> Answer:
    """A game that other people have begun came from another device: the page speaks so."""
    table = model.table
    if not table or not table.session.record.moves or len(people(table.session)) < 2:
        return model, effects
    return replace(model, table=replace(table, way="came")), effects


def _keep_arrived(model: Model, effects: tuple[Effect, ...]) -> Answer:
    """A game that a link brought is kept if it can be played on; one that is over is only shown."""
    table = model.table
    if table and table.session.record.moves and mover(table.session) is not None:
        return kept(model, table, effects)
    return model, effects


def _ask(model: Model, address: str) -> Answer:
    """A link was opened over a game in progress: nothing happens before the person says so."""
    words = "A link was opened. Your game stays on this device either way."
    return replace(model, sheet="arriving", arriving=address), (Announce(words),)


def _is_busy(model: Model) -> bool:
    """Whether there is a game in progress on the table."""
    table = model.table if model.page == TABLE else None
    return bool(table and table.session.record.moves and mover(table.session) is not None)


def _arriving(model: Model, message: Message) -> Answer:
    """The person wants to see what the link holds."""
    address = model.arriving
    model = replace(model, arriving="", sheet="")
    if not address:
        return model, NO_EFFECTS
    return _arrive(model, parse(address), message.chance, push=False)


def stay(model: Model, message: Message) -> Answer:
    """The person stays with the game on the table; the address tells so again."""
    model = replace(model, arriving="", sheet="")
    if not model.table:
        return model, NO_EFFECTS
    return model, (Address(link(model.table.session), replace=True),)


def _play_on(model: Model, message: Message) -> Answer:
    """A game of its own from the moment of a replay on: practice, for what comes was seen."""
    replay = model.replay
    if not replay:
        return model, NO_EFFECTS
    session = replay.table.session
    if mover(session) is None:
        words = "The game is over at this moment. Go back to an earlier one to play on from there."
        return replace(model, notice=words), (Announce(words),)
    title = "" if is_guided(session) else session.title
    session = replace(session, practice=True, title=title)
    model, effects = sit_down(model, session, save_id_from(message.chance), push=True)
    if model.table and session.record.moves:
        return kept(model, model.table, effects)
    return model, effects


def _continue(model: Model, message: Message) -> Answer:
    for saved in listed(model.saves):
        if saved.id == message.value:
            return _resume(model, saved, push=True)
    return model, NO_EFFECTS


def _resume(model: Model, saved: Saved, push: bool) -> Answer:
    try:
        return sit_down(model, parse(saved.link), saved.id, push)
    except BadRecord:
        words = "This saved game cannot be read; it was left as it is."
        return replace(model, notice=words), (Announce(words),)


def _latest(model: Model) -> Answer:
    """The game in progress that was played last; home when there is none."""
    for saved in listed(model.saves):
        if not saved.kind:
            return _resume(model, saved, push=False)
    words = "No game is in progress on this device."
    model = replace(gone_home(model), notice=words)
    return model, (Address(HOME_ADDRESS, replace=True), Announce(words))


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
    "arriving": _arriving,
    "continue": _continue,
    "day": _day,
    "fresh": _fresh,
    "new": _new,
    "open": _open,
    "play-on": _play_on,
    "start": _start,
    "stay": stay,
    "today": _play_today,
}
