"""The whole page as two pure functions: `update` answers a message, `view` writes the HTML."""

from dataclasses import dataclass, replace

from ui import chances, days, finding, keeping, opening, playing, replaying, sharing, touring
from ui.effects import Address, Announce, Focus, Remember, Sound
from ui.frame import view as view  # with update, all of the page that others need
from ui.model import CHOICES, TABLE, Message, Model, Settings
from ui.news import TOLD, install, take_update
from ui.opening import HOME_ADDRESS
from ui.playing import NO_EFFECTS, Answer, press
from ui.saved import Saved

ARRIVED = "yes"  # what the door tells when the pages seldom seen are there
COMING = "This part of the page is still on its way. Try again in a moment."
BY_THEMSELVES = ("bot", "importing")  # messages that nobody pressed


# -- start


def first_model() -> Model:
    """The page as the build renders it, before anything is known of the device."""
    return Model()


@dataclass(frozen=True, slots=True)
class Device:
    """What the door knows when the page starts; `saves` is newest first.

    `base` is the page's own address, `settings` are names and values that the device kept.
    """

    saves: tuple[Saved, ...] = ()
    today: str = ""
    base: str = ""
    keeps: bool = True
    shares: bool = False
    settings: tuple[tuple[str, str], ...] = ()
    unread: tuple[Saved, ...] = ()


def begin(device: Device, address: str, chance: str) -> Answer:
    """The page as it starts on a device, at the address in the browser's bar."""
    model = Model(
        saves=device.saves,
        unread=device.unread,
        settings=settings_of(device.settings),
        today=device.today,
        base=device.base,
        keeps=device.keeps,
        shares=device.shares,
    )
    return update(model, Message("address", address, chance))


def settings_of(kept: tuple[tuple[str, str], ...]) -> Settings:
    """The settings that a device kept; what this version does not know is passed over."""
    settings = Settings()
    for name, value in kept:
        settings = chosen(settings, name, value)
    return settings


def chosen(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one changed; as they were for a name or value that there is not."""
    if value not in CHOICES.get(name, ()):
        return settings
    if name == "theme":
        return replace(settings, theme=value)
    if name == "motion":
        return replace(settings, motion=value)
    if name == "text":
        return replace(settings, text=value)
    if name == "pace":
        return replace(settings, pace=value)
    if name == "chances":
        return replace(settings, chances=value)
    return replace(settings, sounds=value)


def refreshed(model: Model, device: Device) -> Model:
    """The model after another tab has saved a game."""
    return replace(model, saves=device.saves, unread=device.unread, elsewhere=True)


# -- update


def update(model: Model, message: Message) -> Answer:
    """The model after a message, and what the door must do for it. Never raises for bad input."""
    try:
        return chances.followed(touring.guided(_answered(model, message)))
    except ImportError:  # a part that comes behind the first press was needed earlier
        if model.arrived == ARRIVED:
            raise
        return replace(model, notice=COMING), (Announce(COMING),)


def _answered(model: Model, message: Message) -> Answer:
    told = TOLD.get(message.name)
    if told:
        return told(model, message)
    answer = ANSWERS.get(message.name)
    if answer:
        return answer(_heard(model, message), message)
    if model.table and model.page == TABLE:
        return press(_heard(model, message), model.table, message)
    return model, NO_EFFECTS


def _heard(model: Model, message: Message) -> Model:
    """The model once a person has acted on what it said: a deletion stands unless undone now.

    A replay that plays by itself stops. What comes by itself is nothing that a person did.
    """
    if message.name in BY_THEMSELVES:
        return model
    deleted = model.deleted if message.name == "restore" else None
    replay = replaying.stopped(model.replay, message.name)
    return replace(model, notice="", deleted=deleted, replay=replay)


def _home(model: Model, message: Message) -> Answer:
    return opening.gone_home(model), (Address(HOME_ADDRESS, replace=False), Focus("main"))


def _sheet(model: Model, message: Message) -> Answer:
    return replace(model, sheet=message.value), NO_EFFECTS


def _close(model: Model, message: Message) -> Answer:
    if model.arriving:
        return opening.stay(model, message)
    return replace(model, sheet=""), NO_EFFECTS


def _set(model: Model, message: Message) -> Answer:
    """A setting was chosen: its name, a colon, its value."""
    name, _, value = message.value.partition(":")
    if value not in CHOICES.get(name, ()):
        return model, NO_EFFECTS
    settings = chosen(model.settings, name, value)
    model = replace(model, settings=settings)
    test = (Sound("play"),) if (name, value) == ("sounds", "on") else NO_EFFECTS
    return model, (Remember(name, value), *test)


def _keeps(model: Model, message: Message) -> Answer:
    """The door tells that the browser refused to keep a game."""
    words = "This browser did not let the page save. Copy the link to keep this game."
    return replace(model, keeps=False, notice=words), (Announce(words),)


def _wiped(model: Model, message: Message) -> Answer:
    """Everything is deleted: the page as it is for somebody who comes for the first time."""
    words = "Everything that was kept on this device is deleted."
    model = replace(
        first_model(),
        today=model.today,
        base=model.base,
        keeps=model.keeps,
        shares=model.shares,
        offline=model.offline,
        installable=model.installable,
        thinking=model.thinking,
        arrived=model.arrived,
        notice=words,
    )
    return model, (Address(HOME_ADDRESS, replace=True), Focus("main"), Announce(words))


def _said(model: Model, message: Message) -> Answer:
    """The door did something, or could not, such as reaching the clipboard; the value says what."""
    return replace(model, notice=message.value), (Announce(message.value),)


ANSWERS = {
    "close": _close,
    "copied": _said,
    "failed": _said,
    "home": _home,
    "install": install,
    "set": _set,
    "sheet": _sheet,
    "unkept": _keeps,
    "update": take_update,
    "wiped": _wiped,
}
for answers in (
    days.ANSWERS,
    finding.ANSWERS,
    keeping.ANSWERS,
    opening.ANSWERS,
    playing.ANSWERS,
    replaying.ANSWERS,
    sharing.ANSWERS,
    touring.ANSWERS,
):
    ANSWERS.update(answers)
