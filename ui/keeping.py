"""The games kept on the device: named, copied, deleted and brought back, taken out as a file."""

from dataclasses import replace

from engine import GAMES, BadOptions, BadRecord, Session, Stream
from engine.link import PATH, link, parse
from engine.packing import Reader, opened
from engine.session import LONGEST_NAME, MARK
from engine.shuffle import new_seed
from ui.dates import is_date
from ui.effects import Announce, Choose, Download, Effect, Focus, Forget, Persist, Save, Wipe
from ui.model import Message, Model
from ui.parts.basic import count
from ui.parts.coach import is_guided
from ui.playing import NO_EFFECTS, Answer
from ui.saved import Saved, key_of, one_line

HEADER = "Statecraft saved games, version 1"
COPY = " (copy)"
PAGEFUL = 24  # games that are listed at once
UNREADABLE = "This saved game cannot be read; it was left as it is."


def name_of(saved: Saved) -> str:
    """What a game is called: the name a person gave it, else that of its rules."""
    if saved.game_id in GAMES:
        return saved.title or GAMES[saved.game_id].title
    return saved.title or "A game that cannot be read"


def is_whole(saved: Saved) -> bool:
    """Whether a game can be read, as its checksums say: replaying many would take too long."""
    if saved.game_id not in GAMES or saved.link[: len(PATH)] != PATH:
        return False
    surroundings, _, record = saved.link[len(PATH) :].rpartition(".")
    try:
        if surroundings:
            opened(MARK, surroundings)
        version = Reader(opened(saved.game_id[0], record)).number()
    except BadRecord:
        return False
    return version == GAMES[saved.game_id].rules_version


def new_id(model: Model, chance: str) -> str:
    """A name under which nothing is kept yet."""
    taken = [saved.id for saved in (*model.saves, *model.unread)]
    stream = Stream(chance, "save")
    save_id = new_seed(stream)
    while save_id in taken:
        save_id = new_seed(stream)
    return save_id


def keeping(model: Model, saved: Saved) -> Model:
    """The model with this game first among those of the device, as the door will list it."""
    model = replace(without(model, saved.id), elsewhere=True)
    if not saved.game_id:
        return replace(model, unread=(saved, *model.unread))
    return replace(model, saves=(saved, *model.saves))


def without(model: Model, save_id: str) -> Model:
    """The model without what is kept under this name."""
    saves = tuple([saved for saved in model.saves if saved.id != save_id])
    unread = tuple([saved for saved in model.unread if saved.id != save_id])
    return replace(model, saves=saves, unread=unread)


def _found(model: Model, save_id: str) -> Saved | None:
    """The game kept under this name. None is changed while one is played on the table."""
    if model.table:
        return None
    for saved in (*model.saves, *model.unread):
        if saved.id == save_id and (saved.link or not saved.game_id):
            return saved
    return None


def _session(saved: Saved) -> Session | None:
    try:
        return parse(saved.link)
    except BadRecord:
        return None


def _says(model: Model, words: str, *effects: Effect) -> Answer:
    return replace(model, notice=words), (*effects, Announce(words))


# -- names, copies


def _rename(model: Model, message: Message) -> Answer:
    """The form of a name: its first line is the game; an empty name is none."""
    save_id, _, written = message.value.partition("\n")
    _, _, typed = written.partition("name\t")
    saved = _found(model, save_id)
    if not saved:
        return model, NO_EFFECTS
    session = _session(saved)
    if not session:
        return _says(replace(model, sheet=""), UNREADABLE)
    try:
        session = replace(session, title=one_line(typed))
        if is_guided(session):
            raise BadOptions("The guide of a first game has this name. Choose another one.")
    except BadOptions as error:
        return _says(model, str(error))
    saved = replace(saved, link=link(session), title=session.title)
    aside = model.aside if model.aside and model.aside.save_id != saved.id else None
    model = replace(keeping(model, saved), sheet="", aside=aside)
    words = f"The game is called {name_of(saved)}."
    return model, (Save(saved.id, saved.text), Announce(words))


def _duplicate(model: Model, message: Message) -> Answer:
    """A second game that goes its own way; the result of a finished one has the same key."""
    saved = _found(model, message.value)
    session = _session(saved) if saved else None
    if not saved or not session:
        return _says(model, UNREADABLE) if saved else (model, NO_EFFECTS)
    effects: tuple[Effect, ...] = ()
    if saved.kind and not saved.key:  # the first version of the page kept none
        saved = replace(saved, key=key_of(session))
        model, effects = keeping(model, saved), (Save(saved.id, saved.text),)
    title = name_of(saved)[: LONGEST_NAME - len(COPY)] + COPY
    save_id = new_id(model, message.chance)
    # Whoever plays both to their end knows the cards in the second.
    practice = session.practice or not saved.kind
    session = replace(session, title=title, practice=practice)
    copied = replace(saved, id=save_id, link=link(session), title=title, practice=practice)
    effects = (*effects, Save(save_id, copied.text))
    return _says(keeping(model, copied), f"{title} is kept.", *effects)


# -- deleting


def _delete(model: Model, message: Message) -> Answer:
    """A game is gone at once; the result of a finished one stays for the statistics."""
    saved = _found(model, message.value)
    if not saved:
        return model, NO_EFFECTS
    gone = without(model, saved.id)
    line = f", {saved.line[:1].lower()}{saved.line[1:]}" if saved.line else ""
    words = f"Deleted: {name_of(saved)}{line}."
    result = _result(gone, saved)
    done: Effect = Forget(saved.id)
    if result:
        gone, done = keeping(gone, result), Save(result.id, result.text)
        words += " Its result still counts in your statistics."
    gone = replace(gone, deleted=saved, sheet="")
    return _says(gone, words, done, Focus("restore"))


def _result(others: Model, saved: Saved) -> Saved | None:
    """What stays of a deleted game: its result, unless that does not count or counts already."""
    if not saved.kind or saved.practice:
        return None
    session = None if saved.key else _session(saved)
    key = key_of(session) if session else saved.key
    same = [
        other
        for other in others.saves
        if key and other.key == key and other.kind and not other.practice
    ]
    return None if same else replace(saved, link="", key=key)


def _restore(model: Model, message: Message) -> Answer:
    """Bring back what was deleted; beside what another tab has kept under its name meanwhile."""
    saved = model.deleted
    if not saved:
        return model, NO_EFFECTS
    if any(other.id == saved.id and other.link for other in (*model.saves, *model.unread)):
        saved = replace(saved, id=new_id(model, message.chance))
    words = f"{name_of(saved)} is back."
    back = replace(keeping(model, saved), deleted=None)
    return _says(back, words, Save(saved.id, saved.text), Focus(f"delete-{saved.id}"))


def _wipe(model: Model, message: Message) -> Answer:
    return model, (Wipe(),)


# -- files, storage for good


def _export(model: Model, message: Message) -> Answer:
    """A file with one game, or with all that the device keeps."""
    kept = (*model.saves, *model.unread)
    lines = [f"{saved.id}\t{saved.text}" for saved in kept if message.value in ("", saved.id)]
    if not lines:
        return model, NO_EFFECTS
    day = f"-{model.today}" if is_date(model.today) else ""
    text = "\n".join([HEADER, *lines, ""])
    name = f"statecraft{day}{'-' if message.value else ''}{message.value}.txt"
    words = f"{name} holds {count(len(lines), 'game', 'games')}."
    return model, (Download(name, text), Announce(words))


def _choose(model: Model, message: Message) -> Answer:
    return model, (Choose(),)


def _import(model: Model, message: Message) -> Answer:
    """The text of a file that was chosen."""
    from ui import importing

    return importing.begin(model, message.value, message.chance)


def _paste(model: Model, message: Message) -> Answer:
    """The form for a link: the same as a file that holds nothing else."""
    from ui import importing

    _, _, typed = message.value.partition("link\t")
    return importing.begin(model, typed, message.chance)


def _go_on(model: Model, message: Message) -> Answer:
    from ui import importing

    return importing.go_on(model, message.value, message.chance)


def _persist(model: Model, message: Message) -> Answer:
    """Ask the browser to keep everything for good, once a visit."""
    if model.persisted:
        return model, NO_EFFECTS
    return replace(model, persisted="asked"), (Persist(),)


def _more(model: Model, message: Message) -> Answer:
    """List more of the games; `finding` is how many pages of them are shown."""
    return replace(model, finding=model.finding + "+"), NO_EFFECTS


ANSWERS = {
    "choose": _choose,
    "delete": _delete,
    "duplicate": _duplicate,
    "export": _export,
    "import": _import,
    "importing": _go_on,
    "list-more": _more,
    "paste": _paste,
    "persist": _persist,
    "rename": _rename,
    "restore": _restore,
    "wipe": _wipe,
}
