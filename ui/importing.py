"""Saved games that come in from a file or a link. Nothing that is kept is overwritten or lost.

A file is read a few games at a time, for replaying them takes a while. No result in it is trusted
while the game itself is there: the summary is made anew.
"""

from dataclasses import replace

from engine import GAMES, BadRecord, Session
from engine.link import is_link, link, parse
from engine.session import NOWHERE
from engine.thinking import is_number
from ui.dates import is_date
from ui.effects import Announce, Effect, Later, Save
from ui.games import PAGES
from ui.keeping import HEADER, keeping, new_id
from ui.kinship import NEWER, OLDER, SAME, STRANGER, joined, kin_of
from ui.model import Model
from ui.parts.basic import count
from ui.playing import NO_EFFECTS, Answer
from ui.saved import Saved, key_of
from ui.seats import mover, people, seated

VERSIONS = HEADER[:-1]  # what the first line of a file of any version begins with
SLICE = 400  # characters between two pauses: the longer a game, the longer it takes
LONGEST_ID = 12
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
HEX = "0123456789abcdef"
# What can come of a line, in the order in which it is counted.
GAME, RESULT, FURTHER, HERE, UNREAD = range(5)
WATCH = "This game is over, and it was not played here. Open its link to watch it."
FOREIGN = "This is no file of saved games and no link to a game. Nothing was changed."
NEW_FILE = "This file was written by a newer version of Statecraft. Reload the page to update it."
Taken = tuple[Model, tuple[Effect, ...], int]


def begin(model: Model, text: str, chance: str) -> Answer:
    """Bring in the games of a file, or the one that a link holds."""
    lines = _lines(text)
    if lines[:1] == [HEADER]:
        # The last line first: each game comes before those that are there, as in the file.
        return _slice(model, [0] * 5, [*reversed(lines[1:])], chance)
    if lines and lines[0][: len(VERSIONS)] == VERSIONS:
        return _says(model, NEW_FILE)
    if len(lines) != 1 or not is_link(lines[0]):
        return _says(model, FOREIGN)
    try:
        session = seated(parse(lines[0]))
    except BadRecord as error:
        return _says(model, str(error))
    kin = kin_of(model.saves, session)
    together = len(people(session)) > 1
    if kin.how == STRANGER and mover(session) is None:
        return _says(model, WATCH)
    if kin.saved and (kin.how in (SAME, OLDER) or (kin.how == NEWER and together)):
        model, effects, came = _game(model, kin.saved.id, session, model.today, chance)
    else:
        model, effects, came = _game(model, "", session, model.today, chance)
    counts = [int(came == kind) for kind in range(5)]
    return _says(model, _told(model, counts), *effects)


def go_on(model: Model, value: str, chance: str) -> Answer:
    """Bring in what is left of a file: a line of counts, then lines of games."""
    first, _, rest = value.partition("\n")
    counts = [int(part) for part in first.split(" ") if is_number(part)]
    if len(counts) != 5:
        return model, NO_EFFECTS
    return _slice(model, counts, _lines(rest), chance)


def _lines(text: str) -> list[str]:
    """The lines of a text that hold something, however they end."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    plain = plain[1:] if plain[:1] == "\ufeff" else plain
    return [line for line in plain.split("\n") if line.strip(" \t")]


def _slice(model: Model, counts: list[int], lines: list[str], chance: str) -> Answer:
    effects: tuple[Effect, ...] = ()
    counts = list(counts)
    size, read = 0, 0
    while read < len(lines) and size < SLICE:
        model, done, came = _line(model, lines[read], chance)
        effects = (*effects, *done)
        counts[came] += 1
        size, read = size + len(lines[read]), read + 1
    rest = lines[read:]
    if not rest:
        return _says(model, _told(model, counts), *effects)
    done_with = sum(counts)
    notice = f"Importing: {done_with} of {done_with + len(rest)}."
    left = "\n".join([" ".join([str(number) for number in counts]), *rest])
    return replace(model, notice=notice), (*effects, Later("importing", left, 0))


def _says(model: Model, words: str, *effects: Effect) -> Answer:
    return replace(model, notice=words), (*effects, Announce(words))


def _told(model: Model, counts: list[int]) -> str:
    """What came of a file, in words."""
    parts = []
    if counts[GAME]:
        parts.append(f"{count(counts[GAME], 'game', 'games')} imported")
    if counts[RESULT]:
        parts.append(f"{count(counts[RESULT], 'result', 'results')} imported")
    if counts[FURTHER]:
        parts.append(f"{count(counts[FURTHER], 'game', 'games')} brought further")
    if counts[HERE]:
        parts.append(f"{count(counts[HERE], 'was', 'were')} already here")
    if counts[UNREAD]:
        lines = count(counts[UNREAD], "line", "lines")
        whose = "that one" if counts[UNREAD] == 1 else "those"
        parts.append(f"{lines} could not be read; nothing was changed for {whose}")
    words = f"{', '.join(parts)}." if parts else "This file holds no games."
    if not model.keeps:
        words += " This browser does not let the page save: they last until you close it."
    return words


# -- one line


def _line(model: Model, line: str, chance: str) -> Taken:
    save_id, _, text = line.partition("\t")
    told = Saved.parse(save_id, text)
    if not told:
        return model, (), UNREAD
    if not told.link:
        return _only_result(model, told, chance)
    if any(saved.link == told.link for saved in model.saves):
        return model, (), HERE
    try:
        session = parse(told.link)
    except BadRecord:
        return model, (), UNREAD
    return _game(model, save_id, session, _day(model, told), chance)


def _day(model: Model, told: Saved) -> str:
    """The day that a line tells, if it is one and not to come."""
    known = is_date(told.day) and (not model.today or told.day <= model.today)
    return told.day if known else ""


def _only_result(model: Model, told: Saved, chance: str) -> Taken:
    """The result of a game that was deleted: counted unless it is counted already."""
    whole = len(told.key) == 16 and all(letter in HEX for letter in told.key)
    if told.game_id not in GAMES or not told.kind or told.practice or not whole:
        return model, (), UNREAD
    if any(saved.key == told.key and not saved.practice for saved in model.saves):
        return model, (), HERE
    save_id = told.id if _is_free(model, told.id) else new_id(model, chance)
    told = replace(told, id=save_id, day=_day(model, told))
    return keeping(model, told), (Save(save_id, told.text),), RESULT


def _game(model: Model, save_id: str, session: Session, day: str, chance: str) -> Taken:
    """A game that can be read: new here, known here, or further than it is here."""
    session = replace(seated(session), place=NOWHERE)
    if any(saved.link == link(session) for saved in model.saves):
        return model, (), HERE
    for saved in model.saves:
        if saved.id == save_id and _may_change(model, save_id):
            if not saved.link and saved.key == key_of(session):
                if session.practice:
                    break  # what counts here stays as it is
                return _kept(model, save_id, session, saved.day, GAME)
            kin = kin_of((saved,), session)
            if kin.how in (SAME, OLDER):
                return model, (), HERE
            if kin.how == NEWER and kin.session:
                return _kept(model, save_id, joined(session, kin.session), day, FURTHER)
    name = save_id if _is_free(model, save_id) else new_id(model, chance)
    return _kept(model, name, session, day, GAME)


def _kept(model: Model, save_id: str, session: Session, day: str, came: int) -> Taken:
    page = PAGES[session.record.game_id]
    saved = replace(page.summary(save_id, link(session), session), day=day)
    return keeping(model, saved), (Save(save_id, saved.text),), came


def _may_change(model: Model, save_id: str) -> bool:
    """Whether the game is not the one on the table."""
    return not model.table or model.table.save_id != save_id


def _is_free(model: Model, save_id: str) -> bool:
    """Whether something can be kept under a name that came from outside."""
    spelled = 0 < len(save_id) <= LONGEST_ID and all(letter in LETTERS for letter in save_id)
    taken = any(saved.id == save_id for saved in (*model.saves, *model.unread))
    return spelled and not taken and _may_change(model, save_id)
