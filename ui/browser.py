"""The door: carries messages from the page to `ui.app` and its effects back to the page.

Only texts pass through it, for other values mean different things to different Pythons.
"""

from collections.abc import Callable

from js import statecraft as page

from ui import app
from ui.model import (
    Address,
    Announce,
    Copy,
    Effect,
    Focus,
    Install,
    Later,
    Message,
    Model,
    Save,
    Saved,
    Theme,
    Update,
)

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
            self._show(app.update(self.model, message), glide=message.name != "bot")

    def _show(self, answer: tuple[Model, tuple[Effect, ...]], glide: bool = False) -> None:
        before, (self.model, effects) = self.model, answer
        moved = "moved" if glide and before.table and self.model.table != before.table else ""
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
        elif isinstance(effect, Copy):
            page.copy(effect.fragment, effect.done)
        elif isinstance(effect, Theme):
            page.theme(effect.name)
        elif isinstance(effect, Focus):
            page.focus(effect.id)
        elif isinstance(effect, Later):
            page.later(effect.name, effect.value, str(effect.pause))
        elif isinstance(effect, Update):
            page.takeUpdate()
        elif isinstance(effect, Install):
            page.addToDevice()


def read_device(told: str) -> app.Device:
    """What the page tells of the device: a line about it, then one for each saved game."""
    first, *others = told.split("\n")
    today, theme, keeps = first.split("\t")
    saves = []
    for line in others:
        save_id, _, text = line.partition("\t")
        saved = Saved.parse(save_id, text)
        if saved:
            saves.append(saved)
    return app.Device(tuple(saves), today, theme, keeps == "keeps")
