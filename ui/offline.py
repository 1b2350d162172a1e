"""The page offline and as an app: what the door tells of it, and what a person asks for."""

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


# These may come at any moment; what the page says meanwhile stays.
def _date(model: Model, message: Message) -> Model:
    """The local date, told whenever the page is looked at again; what is none is passed over."""
    return replace(model, today=message.value) if is_date(message.value) else model


TOLD = {"date": _date, "installable": _installable, "offline": _offline}
