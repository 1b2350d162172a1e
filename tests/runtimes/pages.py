"""Walks through the whole page: whatever it shows can be pressed, and every answer is told."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine import Record, Seat, Session, Stream
from engine.game import canonical
from engine.link import link
from engine.players import LEVELS
from engine.thinking import answer
from tests.runtimes.controls import Control, controls_of
from tests.runtimes.games import Entry, random_game
from ui import app
from ui.effects import Effect, Forget, Later, Save
from ui.games import PAGES, SHELF
from ui.keeping import HEADER
from ui.model import Message, Model
from ui.saved import Saved

TODAY = "2026-11-30"
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
# Presses that lead away from the game on the table, or lay something over it.
ASIDE = (
    "again",
    "choose",
    "close",
    "continue",
    "copy",
    "delete",
    "duplicate",
    "export",
    "fresh",
    "home",
    "list-more",
    "new",
    "open",
    "paste",
    "persist",
    "play-on",
    "rename",
    "replay",
    "restore",
    "set",
    "sheet",
    "tour-leave",
    "undo",
    "wipe",
)
PLACES = ("#/games", "#/settings")
NOWHERE = ("#/game/pAAA", "#/game/", "#/rules", "#nothing", "#/game/wAAA.sBBB", "#/gäme/🕊", "")
SHEETS = ("log", "share", "settings", "undo", "no such sheet")
WALKS, STEPS = 3, 130


@dataclass
class Visit:
    """A person at the page; does the door's part. `due` are messages that will come by themselves.

    `kept` is what the device keeps, newest last, and `html` the page as it was shown last.
    """

    rng: Stream
    model: Model = field(default_factory=app.first_model)
    due: list[Later] = field(default_factory=list)
    kept: list[Save] = field(default_factory=list)
    html: str = ""

    def begins(self, address: str) -> str:
        """Open the page at an address; tell what it does and shows."""
        parsed = [Saved.parse(save.id, save.text) for save in reversed(self.kept)]
        saves = tuple([saved for saved in parsed if saved])
        self.due = []
        return self._told(app.begin(device_with(saves), address, self._chance()))

    def sends(self, name: str, value: str = "") -> str:
        """Hand a message to the page; tell what it does and shows."""
        return self._told(app.update(self.model, Message(name, value, self._chance())))

    def _chance(self) -> str:
        return "".join([LETTERS[self.rng.below(len(LETTERS))] for _ in range(12)])

    def _told(self, answer: tuple[Model, tuple[Effect, ...]]) -> str:
        self.model, effects = answer
        for effect in effects:
            if isinstance(effect, Later):
                self.due.append(effect)
            elif isinstance(effect, Save):
                self.kept = [save for save in self.kept if save.id != effect.id]
                self.kept.append(effect)
            elif isinstance(effect, Forget):
                self.kept = [save for save in self.kept if save.id != effect.id]
        self.html = app.view(self.model)
        told = [f"{type(effect).__name__} {canonical(effect)}" for effect in effects]
        return "\n".join([*told, self.html])


def device_with(saves: tuple[Saved, ...]) -> app.Device:
    """A device that keeps these games."""
    return app.Device(saves, TODAY, "https://example.org/")


# -- wandering


def walks(game_id: str) -> Iterator[Entry]:
    """Visits that set up a game and then press what there is, mostly what plays it."""
    for number in range(WALKS):
        here = Visit(Stream(f"{game_id} {number}", "walk"))
        name = f"{game_id} walk {number}"
        yield f"{name} begins", here.begins("#/")
        yield f"{name}, its sheet", here.sends("sheet", f"new-{game_id}")
        for step in range(STEPS):
            label, told = next_step(here)
            yield f"{name}, step {step}: {label}", told


def next_step(here: Visit) -> Entry:
    """What happens next: a message that was due, something from outside, or a press."""
    if here.due and here.rng.below(8):
        later = here.due.pop(0)
        return f"due {later.name} {later.value}", here.sends(later.name, later.value)
    if not here.rng.below(25):
        return from_outside(here)
    pressed = chosen(controls_of(here.html), here.rng)
    value = pressed.value(here.rng)
    return f"press {pressed.name} {value}", here.sends(pressed.name, value)


def chosen(controls: list[Control], rng: Stream) -> Control:
    """One of the controls, often the primary one; seldom one that leads away."""
    onward = [control for control in controls if control.primary]
    if not onward or rng.below(3):
        onward = [control for control in controls if control.name not in ASIDE]
    choice = onward if onward and rng.below(10) else controls
    return choice[rng.below(len(choice))]


def from_outside(here: Visit) -> Entry:
    """What a person does to the browser, or the browser to the page."""
    kept = [save.text.split("\t")[0] for save in here.kept]
    addresses = (*NOWHERE, *PLACES, *kept[-3:])
    address = addresses[here.rng.below(len(addresses))]
    what = here.rng.below(6)
    if what < 2:
        return f"reload at {address}", here.begins(address)
    if what < 4:
        return f"address {address}", here.sends("address", address)
    if what == 4:
        return f"open {address}", here.sends("open", f"\nseed\t{address}")
    name, value = (("unkept", ""), ("failed", "It failed."), ("copied", "Copied."))[
        here.rng.below(3)
    ]
    return f"{name}", here.sends(name, value)


# -- moments of games


def moments(game_id: str) -> Iterator[Entry]:
    """Links to games at some moments up to the end, with every sheet; people and bots at it."""
    for number in range(1, 15, 2):
        record = random_game(game_id, number)
        seats = seats_of(record, number)
        here = Visit(Stream(f"{game_id} {number}", "moments"))
        here.begins("#/")
        for part in range(5):
            moves = len(record.moves) * part // 4
            name = f"{game_id} {number} at move {moves}"
            session = Session(record.until(moves), seats=seats, practice=number == 3)
            here.sends("home")  # else a link over the game that is played on asks first
            yield f"{name} opened", here.sends("address", link(session))
            seat = record.game.seat_to_move(record.states[moves])
            for message in ("go", "show") if seat is not None else ():
                yield f"{name}, {message}", here.sends(message, str(seat))
            for sheet in SHEETS:
                yield f"{name}, sheet {sheet}", here.sends("sheet", sheet)
            for message in ("close", "hurry"):
                yield f"{name}, {message}", here.sends(message)
            for turn in range(3):
                if here.due:
                    later = here.due.pop()
                    told = here.sends(later.name, later.value)
                    yield f"{name}, {later.name} {turn}", told
            for message in ("copy", "undo"):
                yield f"{name}, {message}", here.sends(message, "seed")
            yield from looked_at(name, here, replace(session, place=moves // 2))
        yield from weighed(f"{game_id} {number}", here, Session(record, seats=seats))
        yield f"{game_id} {number}, home", here.sends("home")


def looked_at(name: str, here: Visit, session: Session) -> Iterator[Entry]:
    """A replay of a game from one of its moments, with what the worker says of it."""
    yield f"{name}, looked at", here.sends("address", link(session))
    for told in (f"verify {session.record.text}", f"outcomes {session.record.text}"):
        yield f"{name}, {told}", here.sends("thought", f"{told}\n{answer(told)}")
    for step in ("turn-back", "next", "turn-next", "last"):
        yield f"{name}, {step}", here.sends("step", step)
    for message, value in (("sheet", "log"), ("moment", "1"), ("speed", "fast"), ("watch", "")):
        yield f"{name}, {message}", here.sends(message, value)
    yield f"{name}, play-on", here.sends("play-on")


def weighed(name: str, here: Visit, session: Session) -> Iterator[Entry]:
    """The chance to win at some moments, asked and told."""
    here.sends("thinking", "ready")
    yield f"{name}, chances on", here.sends("set", "chances:on")
    for moves in range(0, len(session.record.moves), 1 + len(session.record.moves) // 4):
        here.sends("home")
        now = replace(session, record=session.record.until(moves))
        yield f"{name}, chance at {moves}", here.sends("address", link(now))
        yield f"{name}, chance {moves} due", here.sends("chance", str(moves))
        told = f"chance 0 {now.record.text}\nchance {moves % 100} 240"
        yield f"{name}, chance {moves} told", here.sends("thought", told)
        yield f"{name}, undo after {moves}", here.sends("undo")
    here.sends("set", "chances:")
    here.sends("thinking", "")


def learnt(game_id: str) -> Iterator[Entry]:
    """The rules, the cards and how they are found, and the guide of a first game."""
    here = Visit(Stream(game_id, "learnt"))
    yield f"rules of {game_id}", here.begins(f"#/rules/{game_id}")
    for name in ("aim", "readings", "nowhere"):
        yield f"section {name}", here.sends("section", name)
    yield f"cards of {game_id}", here.sends("address", f"#/cards/{game_id}")
    for words in ("oil", "OIL 1", "war", "é & <b>", "|", "zebra"):
        yield f"find {words}", here.sends("find", words)
    for only in ("event", "oil", "C", "nothing"):
        yield f"only {only}", here.sends("find-only", only)
        yield f"all after {only}", here.sends("find-all")
    yield f"guide of {game_id}", here.sends("tour", game_id)
    for step in range(30):
        name = f"guide of {game_id}, step {step}"
        if step % 7 == 3:
            yield f"{name}, rules", here.sends("address", f"#/rules/{game_id}")
            table = here.model.aside
            yield f"{name}, back", here.sends("address", link(table.session) if table else "")
        yield f"{name}, next", here.sends("tour-next")
        if here.due:
            later = here.due.pop(0)
            yield f"{name}, {later.name}", here.sends(later.name, later.value)
        else:
            label, told = next_step(here)
            yield f"{name}: {label}", told
    yield f"guide of {game_id} left", here.sends("tour-leave")


def reckoned() -> Iterator[Entry]:
    """The calendar and the statistics of games that were played over some days."""
    saves = []
    for game_id in SHELF:
        for number in range(1, 8):
            record = random_game(game_id, number)
            session = Session(record, seats=seats_of(record, number), practice=number == 3)
            saved = PAGES[game_id].summary(f"{game_id}{number}", link(session), session)
            day = f"2026-{12 - number:02d}-29"
            saves.append(replace(saved, day=day, seed=day, table="" if number < 6 else saved.table))
    here = Visit(Stream("days", "reckoned"))
    here.begins("#/")
    here.model = replace(here.model, saves=(*saves, replace(saves[0], id="twice", link="")))
    yield "home after some days", here.sends("address", "#/")
    for page in ("days", "statistics"):
        yield page, here.sends("address", f"#/{page}")
        for game_id in SHELF:
            yield f"{page} of {game_id}", here.sends("which", game_id)
            for month in ("2026-10", "2026-01", "2025-12", "2027-01", "x", "2026-02"):
                yield f"{page}, {month}", here.sends("month", month)
            for rules in ("|", "seats=3|person careful random", "nothing", ""):
                yield f"{page}, {rules}", here.sends("narrow", rules)
    yield "a day", here.sends("day", f"{SHELF[0]}:2026-02-28")
    yield "the day again", here.sends("open", "\nseed\t2026-11-29")


def seats_of(record: Record, number: int) -> tuple[Seat, ...]:
    """Nobody named, people only, one person and bots, or bots between people, by turns."""
    levels = [level.id for level in LEVELS if record.game_id in level.games]
    count = int(record.options.get("seats", 1))
    if count == 1 or number % 4 == 1:
        return ()
    people = (count, 1, 2)[number % 3]
    return tuple(
        [
            Seat(f"Person {seat} & <Co>")
            if seat < people
            else Seat(f"Bot {seat}", levels[(seat + number) % len(levels)])
            for seat in range(count)
        ]
    )


# -- home


def homes() -> Iterator[Entry]:
    """The page before Python, what can stand on it, and what nobody should send."""
    here = Visit(Stream("home", "walk"))
    yield "before Python", app.view(here.model)
    for game_id in SHELF:
        yield f"new {game_id}", here.sends("new", game_id)
        yield f"today's {game_id}", here.sends("today", game_id)
        yield f"the sheet of {game_id}", here.sends("sheet", f"new-{game_id}")
    for name in [*sorted(app.ANSWERS), "pick", "play", "", "unknown"]:
        for value in ("", "chess", "#/game/", "é & <b>", *SHELF):
            if name != "date":
                yield f"send {name} {value}", here.sends(name, value)
    for address in (*NOWHERE, *PLACES):
        yield f"begin at {address}", here.begins(address)
    for text in ("", "a", "\t" * 7, "x\ty\tz\tA\tB\tC\t٣\tw", "x\ty\tz\tA\tB\tC\t12\twp"):
        yield f"saved {text}", canonical(Saved.parse("S1", text))
    yield from kept_games()


def kept_games() -> Iterator[Entry]:
    """Games that are named, copied, deleted, brought back, and taken to another device."""
    here = Visit(Stream("kept", "walk"))
    here.begins("#/")
    for game_id in SHELF:
        for moves in (3, len(random_game(game_id, 3).moves)):
            session = Session(random_game(game_id, 3).until(moves), title=f"{moves} & <b>")
            here.sends("paste", f"\nlink\t{link(session)}")
    yield "saved games", here.sends("address", "#/games")
    for save in list(here.kept):
        for name in ("duplicate", "delete", "restore", "export"):
            yield f"{name} {save.id}", here.sends(name, save.id)
        for title in ("Zoë 🕊", "", "x" * 81):
            yield f"rename {save.id} {title}", here.sends("rename", f"{save.id}\nname\t{title}")
    file = "\n".join([HEADER, *[f"{save.id}\t{save.text}" for save in here.kept], "damaged"])
    there = Visit(Stream("kept", "elsewhere"))
    there.begins("#/games")
    yield "import", there.sends("import", file)
    while there.due:
        later = there.due.pop()
        yield f"import goes on {later.value[:9]}", there.sends(later.name, later.value)
    yield "import once more", there.sends("import", file)


def shown_games() -> tuple[str, ...]:
    """The games that have a page by now."""
    return tuple([game_id for game_id in SHELF if game_id in PAGES])
