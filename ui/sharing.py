"""Links and results that leave the page."""

from engine.link import link, seed_link
from ui.effects import Copy
from ui.model import Message, Model
from ui.playing import NO_EFFECTS, Answer


def _copy(model: Model, message: Message) -> Answer:
    if not model.table:
        return model, NO_EFFECTS
    session = model.table.session
    if message.value == "seed":
        words = "The link to the same cards is copied."
        return model, (Copy(model.base + seed_link(session), words),)
    return model, (Copy(model.base + link(session), "The link to this game is copied."),)


ANSWERS = {"copy": _copy}
