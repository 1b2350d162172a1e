"""The whole page as two pure functions: `update` answers a message, `view` writes the HTML."""

from dataclasses import dataclass, replace

from engine import GAMES, BadOptions, BadRecord, BadSeed, Record, Session
from engine.link import PATH, is_link, link, parse, seed_link
from engine.session import NOWHERE
from ui.frame import view as view  # with update, all of the page that others need
from ui.games import PAGES, SHELF, Begin
from ui.model import (
    HOME,
    LOST,
    NOBODY,
    TABLE,
    Address,
    Announce,
    Copy,
    Focus,
    Message,
    Model,
    Saved,
    Table,
    Theme,
)
from ui.offline import TOLD, install, take_update
from ui.playing import (
    NO_EFFECTS,
    Answer,
    awaited,
    bot,
    go_on,
    hurry,
    kept,
    press,
    save_id_from,
    show,
    undo,
)
from ui.seats import eyes, mover, seated

HOME_ADDRESS = "#/"
HOMES = ("", "#", HOME_ADDRESS)
TODAY_ADDRESS, CONTINUE_ADDRESS = "#/today", "#/continue"  # the shortcuts of the installed page


# -- start


def first_model() -> Model:
    """The page as the build renders it, before anything is known of the device."""
    return Model()


@dataclass(frozen=True, slots=True)
class Device:
    """What the door knows when the page starts; `saves` is newest first."""

    saves: tuple[Saved, ...] = ()
    today: str = ""
    theme: str = ""
    keeps: bool = True


def begin(device: Device, address: str, chance: str) -> Answer:
    """The page as it starts on a device, at the address in the browser's bar."""
    model = Model(saves=device.saves, today=device.today, theme=device.theme, keeps=device.keeps)
    return update(model, Message("address", address, chance))


def refreshed(model: Model, device: Device) -> Model:
    """The model after another tab has saved a game."""
    return replace(model, saves=device.saves)


# -- update


def update(model: Model, message: Message) -> Answer:
    """The model after a message, and what the door must do for it. Never raises for bad input."""
    told = TOLD.get(message.name)
    if told:
        return told(model, message), NO_EFFECTS
    answer = ANSWERS.get(message.name)
    if answer:
        return answer(replace(model, notice=""), message)
    if model.table and model.page == TABLE:
        return press(replace(model, notice=""), model.table, message)
    return model, NO_EFFECTS


def _home(model: Model, message: Message) -> Answer:
    home = replace(model, page=HOME, table=None, sheet="")
    return home, (Address(HOME_ADDRESS, replace=False), Focus("main"))


def _sheet(model: Model, message: Message) -> Answer:
    return replace(model, sheet=message.value), NO_EFFECTS


def _close(model: Model, message: Message) -> Answer:
    return replace(model, sheet=""), NO_EFFECTS


def _theme(model: Model, message: Message) -> Answer:
    if message.value not in ("", "light", "dark"):
        return model, NO_EFFECTS
    return replace(model, theme=message.value), (Theme(message.value),)


def _keeps(model: Model, message: Message) -> Answer:
    """The door tells that the browser refused to keep a game."""
    words = "This browser did not let the page save. Copy the link to keep this game."
    return replace(model, keeps=False, notice=words), (Announce(words),)


def _failed(model: Model, message: Message) -> Answer:
    """The door could not do something, such as reaching the clipboard; the value says what."""
    return replace(model, notice=message.value), (Announce(message.value),)


# -- games: new ones, saved ones, links


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
    model = replace(model, page=TABLE, table=table, sheet="", draft="")
    words = f"{record.game.title}, seed {record.seed}. {PAGES[record.game_id].label(session)}."
    effects = (Address(link(session), replace=not push), Focus("main"), Announce(words))
    return model, (*effects, *awaited(table))


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
        return replace(model, page=HOME, table=None, sheet=""), arrived
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
        gone = replace(model, page=LOST, table=None, sheet="", notice=words)
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
    model = replace(model, page=HOME, table=None, sheet="", notice=words)
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


# -- links


def _copy(model: Model, message: Message) -> Answer:
    if not model.table:
        return model, NO_EFFECTS
    session = model.table.session
    if message.value == "seed":
        return model, (Copy(seed_link(session), "The link to the same cards is copied."),)
    return model, (Copy(link(session), "The link to this game is copied."),)


def _copied(model: Model, message: Message) -> Answer:
    return replace(model, notice=message.value), (Announce(message.value),)


ANSWERS = {
    "address": _address,
    "again": _again,
    "close": _close,
    "continue": _continue,
    "copied": _copied,
    "copy": _copy,
    "failed": _failed,
    "fresh": _fresh,
    "home": _home,
    "new": _new,
    "open": _open,
    "sheet": _sheet,
    "start": _start,
    "theme": _theme,
    "today": _play_today,
    "undo": undo,
    "bot": bot,
    "go": go_on,
    "hurry": hurry,
    "install": install,
    "show": show,
    "unkept": _keeps,
    "update": take_update,
}
