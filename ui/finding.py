"""Finding cards among all, by a filter and words (`filter|words`), and a place in the rules."""

from dataclasses import replace

from ui.effects import Announce, Focus
from ui.model import CARDS, RULES, Message, Model
from ui.playing import NO_EFFECTS, Answer

LONGEST = 80  # letters that are looked for


def narrowed(model: Model) -> tuple[str, str]:
    """The filter, "" for none, and the words that are looked for."""
    chosen, _, words = model.finding.partition("|")
    return chosen, words


def find(model: Model, message: Message) -> Answer:
    """Other words are looked for; the filter stays."""
    return _look(model, narrowed(model)[0], message.value[:LONGEST])


def only(model: Model, message: Message) -> Answer:
    """Another filter; the words stay."""
    if model.page != CARDS:
        return model, NO_EFFECTS
    from ui.pages.cards import FILTERS, found

    chosen, words = narrowed(model)
    if message.value not in [name for name, _ in FILTERS[model.about]]:
        return model, NO_EFFECTS
    if message.value == chosen:
        return model, (Announce(found(model)),)
    return _look(model, message.value, words)


def everything(model: Model, message: Message) -> Answer:
    """No filter and no words."""
    model, effects = _look(model, "", "")
    return model, ((*effects, Focus("find")) if effects else effects)


def section(model: Model, message: Message) -> Answer:
    """A section of the rules is gone to."""
    if model.page != RULES:
        return model, NO_EFFECTS
    from ui.pages.rules import contents

    known = [name for name, _ in contents(model.about)]
    return model, ((Focus(message.value),) if message.value in known else NO_EFFECTS)


def _look(model: Model, chosen: str, words: str) -> Answer:
    if model.page != CARDS or (chosen, words) == narrowed(model):
        return model, NO_EFFECTS
    from ui.pages.cards import found

    model = replace(model, finding=f"{chosen}|{words}")
    return model, (Announce(found(model)),)


ANSWERS = {
    "find": find,
    "find-all": everything,
    "find-only": only,
    "section": section,
}
