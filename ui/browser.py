"""The door: carries messages from the page to `ui.app` and its effects back to the page.

Only texts pass through it, for other values mean different things to different Pythons.
"""

from collections.abc import Callable

from js import statecraft as page

from ui import app
from ui.effects import (
    Address,
    Announce,
    Choose,
    Copy,
    Download,
    Effect,
    Focus,
    Forget,
    Install,
    Later,
    Persist,
    Remember,
    Save,
    Share,
    Sound,
    Think,
    Update,
    Wipe,
)
from ui.model import Message, Model
from ui.saved import Saved, unread

try:
    from pyodide.ffi import create_proxy
except ImportError:  # MicroPython keeps what is handed to JavaScript by itself

    def create_proxy(function: Callable[[str, str], None]) -> Callable[[str, str], None]:
        """Keep a function that JavaScript will call."""
        return function


class Door:
    """Holds the one model of the page."""

    def __init__(self) -> None:
        self.model = app.first_model()

    def open(self) -> None:
        """Paint the page for this device and address, then answer every press."""
        device = read_device(str(page.device()))
        self._show(app.begin(device, str(page.hash()), str(page.chance())))
        page.install(create_proxy(self.answer))

    def answer(self, name: str, value: str) -> None:
        """Answer one message of the page."""
        message = Message(str(name), str(value), str(page.chance()))
        if message.name == "device":
            self._show((app.refreshed(self.model, read_device(message.value)), ()))
        else:
            # Cards glide for a person's move; a bot's must not take the page away from a press.
            glide = message.name not in ("bot", "thought")
            self._show(app.update(self.model, message), glide)

    def _show(self, answer: tuple[Model, tuple[Effect, ...]], glide: bool = False) -> None:
        before, (self.model, effects) = self.model, answer
        moved = "moved" if glide and _is_move(before, self.model) else ""
        if self.model != before:
            page.paint(app.view(self.model), moved)
        for effect in effects:
            self._carry_out(effect)

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Save):
            if str(page.keep(effect.id, effect.text)) == "refused" and self.model.keeps:
                self.answer("unkept", "")
        elif isinstance(effect, Announce):
            page.announce(effect.text)
        elif isinstance(effect, Address):
            page.address(effect.fragment, "replace" if effect.replace else "push")
        elif isinstance(effect, Focus):
            page.focus(effect.id)
        elif isinstance(effect, Later):
            page.later(effect.name, effect.value, str(effect.pause))
        elif isinstance(effect, Think):
            page.think(effect.question, str(effect.budget))
        elif isinstance(effect, Sound):
            page.sound(effect.name)
        elif isinstance(effect, Remember):
            page.remember(effect.name, effect.value)
        elif isinstance(effect, Forget):
            page.forget(effect.id)
        else:
            self._ask(effect)

    def _ask(self, effect: Effect) -> None:
        """What leaves the page, or brings something to it."""
        if isinstance(effect, Copy):
            page.copy(effect.text, effect.done)
        elif isinstance(effect, Share):
            page.share(effect.title, effect.text, effect.link)
        elif isinstance(effect, Download):
            page.download(effect.name, effect.text)
        elif isinstance(effect, Choose):
            page.choose()
        elif isinstance(effect, Persist):
            page.persist()
        elif isinstance(effect, Wipe):
            page.wipe()
        elif isinstance(effect, Update):
            page.takeUpdate()
        elif isinstance(effect, Install):
            page.addToDevice()


def _is_move(before: Model, after: Model) -> bool:
    """Whether a move was made or taken back on the table that lies there."""
    if not before.table or not after.table:
        return False
    return before.table.session.record.moves != after.table.session.record.moves


def read_device(told: str) -> app.Device:
    """What the page tells of the device: a line about it, then one for each saved game.

    The first line is the date, the page's address, `keeps` or `forgets`, `shares` or "", and the
    settings as `name:value`, between tabs.
    """
    first, *others = told.split("\n")
    today, base, keeps, shares, *settings = first.split("\t")
    saves: list[Saved] = []
    unknown: list[Saved] = []
    for line in others:
        save_id, _, text = line.partition("\t")
        saved = Saved.parse(save_id, text)
        if saved:
            saves.append(saved)
        else:
            unknown.append(unread(save_id, text))
    named = []
    for setting in settings:
        name, _, value = setting.partition(":")
        named.append((name, value))
    return app.Device(
        tuple(saves),
        today,
        base,
        keeps=keeps == "keeps",
        shares=shares == "shares",
        settings=tuple(named),
        unread=tuple(unknown),
    )
