"""What the ui tests share: a visit that plays the door's part, and tables at any moment."""

from dataclasses import dataclass, field

from engine import Record, Session, Stream, pacification
from engine.link import link, parse
from engine.pacification import State
from engine.shuffle import new_seed
from tests.engine.pacification.positions import position
from tests.ui.tree import Node, read
from ui import app
from ui.effects import Address, Announce, Effect, Focus, Forget, Save
from ui.model import Message, Model, Table
from ui.pages.pacification.story import announcement
from ui.saved import Saved

CHANCE = "ABCDEFGHJKLM"  # what the door would draw
SEED, SAVE_ID = CHANCE[:6], CHANCE[6:]
TODAY = "2026-11-30"
TITLE = "Pacification of the Middle East"
# A game of this seed, its first two decisions and where they lead, is known to several tests.
KNOWN = "4KD7QX"


@dataclass
class Visit:
    """A person at the page: plays the part of the door, without a browser.

    `bar` is the address, `kept` what the device keeps, newest last; `effects` are the last answer.
    """

    model: Model = field(default_factory=app.first_model)
    bar: str = "#/"
    steps: int = 0
    kept: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    effects: tuple[Effect, ...] = ()

    def send(self, name: str, value: str = "", chance: str = "") -> "Visit":
        """Hand a message to the page and carry out what it asks for."""
        self.steps += 1
        if name == "address":
            self.bar = value
        message = Message(name, value, chance or fresh_chance(self.steps))
        self.model, self.effects = app.update(self.model, message)
        for effect in self.effects:
            self._carry_out(effect)
        return self

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Address):
            self.bar = effect.fragment
        elif isinstance(effect, Save):
            self.kept.pop(effect.id, None)
            self.kept[effect.id] = effect.text
        elif isinstance(effect, Forget):
            self.kept.pop(effect.id, None)
        elif isinstance(effect, Announce):
            self.said.append(effect.text)

    def press(self, control: Node) -> "Visit":
        """Press a button, or send a form as the browser would with what it holds."""
        name, _, value = control["data-message"].partition(":")
        if control.tag == "form":
            value = "\n".join([value, *fields_of(control)])
        return self.send(name, value)

    def plays(self, card: str) -> "Visit":
        """Choose a card of the hand and play it."""
        return self.send("pick", card).send("play")

    def ends_turn(self) -> "Visit":
        """End the turn; the first cards of the hand go if any must."""
        self.send("end")
        if self.table.mode:
            for card in self.state.hand[: len(self.state.hand) - 5]:
                self.send("pick", card)
            self.send("end")
        return self

    def finishes(self) -> "Visit":
        """End turns until the term is over."""
        while not self.state.result:
            self.ends_turn()
        return self

    def reload(self) -> "Visit":
        """Close the page and open it again at the same address."""
        device = app.Device(self.device, TODAY)
        self.steps += 1
        self.model, self.effects = app.begin(device, self.bar, fresh_chance(self.steps))
        for effect in self.effects:
            self._carry_out(effect)
        return self

    @property
    def device(self) -> tuple[Saved, ...]:
        """What the door reads of the device, newest first."""
        parsed = [Saved.parse(save_id, self.kept[save_id]) for save_id in reversed(self.kept)]
        return tuple([saved for saved in parsed if saved])

    @property
    def page(self) -> Node:
        return read(app.view(self.model))

    @property
    def table(self) -> Table:
        assert self.model.table
        return self.model.table

    @property
    def record(self) -> Record:
        return self.table.session.record

    @property
    def state(self) -> State:
        return state_of(self.record)

    @property
    def link(self) -> str:
        """The address of the game on the table."""
        return link(self.table.session)

    @property
    def notice(self) -> str:
        return self.model.notice


def fields_of(form: Node) -> list[str]:
    """What the browser sends of a form: ticked boxes only, each field as name, tab, value."""
    return [
        f"{box['name']}\t{box.get('value').strip()}"
        for box in form.all("input")
        if box.get("type") != "checkbox" or "checked" in box
    ]


def fresh_chance(step: int) -> str:
    """Twelve letters that no other step draws."""
    stream = Stream(str(step), "chance")
    return new_seed(stream) + new_seed(stream)


def playing(seed: str = KNOWN) -> Visit:
    """A visit with a new game of this seed on the table."""
    return Visit(Model(today=TODAY)).send("open", f"\nseed\t{seed}", CHANCE)


def visit() -> Visit:
    """A visit at the home page, on a day."""
    return Visit(Model(today=TODAY))


def sits_down(address: str, replaced: bool, seed: str, where: str) -> tuple[object, ...]:
    """What the door is asked when a game comes onto the table; one that begins has news."""
    record = parse(address).record
    news = "" if record.moves else f" {announcement(record)}"
    return (
        Address(address, replaced),
        Focus("main"),
        Announce(f"{TITLE}, seed {seed}. {where}.{news}"),
    )


def at_table(record: Record, practice: bool = False) -> Visit:
    """A visit that has this game on the table and nothing else on the device."""
    session = Session(record, practice=practice)
    return Visit(Model(page="table", table=Table(session, SAVE_ID), today=TODAY))


def state_of(record: Record) -> State:
    assert isinstance(record.state, State)
    return record.state


def record_at(*states: State) -> Record:
    """A record that shows these states, though no seed leads to them; it can be played on."""
    settings = (("repeat_extras", states[0].repeat_extras),)
    unknown = ("no such move",) * (len(states) - 1)
    return Record(
        "pacification", 1, states[0].seed, settings, unknown, states, ((0, 1),) * len(states)
    )


def table_at(state: State, picked: tuple[str, ...] = (), mode: str = "") -> Table:
    return Table(Session(record_at(state)), SAVE_ID, picked, mode)


def term(*levels: dict[str, int], turn: int = 10) -> Record:
    """The record of a term that ends in this turn, with the meters as each `levels` leaves them.

    The last one is judged, those before are the ends of the turns before; the others are as new.
    """
    first = turn - len(levels) + 1
    states = []
    for at, changed in enumerate(levels):
        before = position(**{"turn": first + at, **changed})
        if not states:
            states.append(before)
        states.append(pacification.apply(before, pacification.EndTurn()))
    return record_at(*states)
