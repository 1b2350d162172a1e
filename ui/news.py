"""What the door tells at any moment: the date, offline and updates, the worker that thinks."""

from dataclasses import replace

from ui import chances
from ui.dates import is_date
from ui.effects import Announce, Install, Update
from ui.model import Message, Model
from ui.playing import NO_EFFECTS, Answer, answered, awaited
from ui.replaying import heard, rest, tick, wanted

PICTURE = "qr "  # what the question for a QR code begins with
REMEMBERED = 6  # thoughts: those of the moment that is looked at, and a little more


def _offline(model: Model, message: Message) -> Answer:
    return replace(model, offline=message.value), NO_EFFECTS


def _installable(model: Model, message: Message) -> Answer:
    return replace(model, installable=message.value == "yes"), NO_EFFECTS


def _persisted(model: Model, message: Message) -> Answer:
    """The browser's answer to whether it will keep the saved games for good."""
    return replace(model, persisted=message.value), NO_EFFECTS


def take_update(model: Model, message: Message) -> Answer:
    """Load the new version that waits."""
    return model, (Update(),)


def install(model: Model, message: Message) -> Answer:
    """Install the page as an app."""
    return model, (Install(),)


def _date(model: Model, message: Message) -> Answer:
    """The local date, told whenever the page is looked at again; what is none is passed over."""
    today = message.value if is_date(message.value) else model.today
    return replace(model, today=today), NO_EFFECTS


def _arrived(model: Model, message: Message) -> Answer:
    """The pages that nobody should wait for at the start have come, or will not."""
    return replace(model, arrived=message.value), NO_EFFECTS


def _thinking(model: Model, message: Message) -> Answer:
    """The state of the worker. When it is gone, a bot that waited for it is asked on the page."""
    model = replace(model, thinking=message.value)
    if message.value == "ready":
        return model, wanted(model)
    return model, awaited(model) if message.value == "failed" else NO_EFFECTS


def _thought(model: Model, message: Message) -> Answer:
    """A question in the first line, its answer behind it."""
    question, _, answer = message.value.partition("\n")
    others = [thought for thought in model.thoughts if thought[0] != question]
    model = replace(model, thoughts=((question, answer), *others[: REMEMBERED - 1]))
    if question[: len(PICTURE)] == PICTURE and model.picture:
        return model, (Announce("The QR code is shown."),)
    model = chances.heard(heard(model, question, answer), question, answer)
    return answered(model, question, answer, message.chance)


# These may come at any moment; what the page says meanwhile stays.
TOLD = {
    "arrived": _arrived,
    "chance": chances.rested,
    "date": _date,
    "installable": _installable,
    "offline": _offline,
    "persisted": _persisted,
    "rest": rest,
    "thinking": _thinking,
    "thought": _thought,
    "tick": tick,
}
