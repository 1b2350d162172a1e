"""What the door tells at any moment; the page kept for offline, brought up to date, installed."""

from dataclasses import replace

from ui.model import Install, Message, Model, Update
from ui.parts.basic import is_date
from ui.playing import Answer


def _offline(model: Model, message: Message) -> Model:
    return replace(model, offline=message.value)


def _installable(model: Model, message: Message) -> Model:
    return replace(model, installable=message.value == "yes")


def take_update(model: Model, message: Message) -> Answer:
    """Load the new version that waits."""
    return model, (Update(),)


def install(model: Model, message: Message) -> Answer:
    """Install the page as an app."""
    return model, (Install(),)


def _date(model: Model, message: Message) -> Model:
    """The local date, told whenever the page is looked at again; what is none is passed over."""
    return replace(model, today=message.value) if is_date(message.value) else model


def _unasked(model: Model, message: Message) -> Model:
    """News of the worker that thinks, which no page asks yet."""
    return model


# These may come at any moment; what the page says meanwhile stays.
TOLD = {
    "date": _date,
    "installable": _installable,
    "offline": _offline,
    "thinking": _unasked,
    "thought": _unasked,
}
