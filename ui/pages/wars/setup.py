"""A new game of Wars: who sits where, and the house rules."""

from collections.abc import Mapping

from engine import BadOptions, Seat
from engine.game import Setting
from engine.players import LEVELS, PLAYERS
from engine.wars import options, seats
from ui.html import Child, Html, at, el
from ui.pages.wars.seen import LONGEST
from ui.parts.fields import house_rules, ticked
from ui.parts.seat import seat_icon

PERSON, NOBODY = "person", "nobody"
CAUTIOUS = "careful"
# Who sits there when nothing else is said.
DEFAULTS = (
    ("Ada", PERSON),
    ("Ben", CAUTIOUS),
    ("Cassia", CAUTIOUS),
    ("Otto", CAUTIOUS),
    ("Edith", NOBODY),
    ("Hugo", NOBODY),
    ("Mira", NOBODY),
)


def setup() -> Child:
    """The fields of a new game."""
    return (
        el("div.seat-fields", [_seat(place) for place in range(len(DEFAULTS))]),
        el(
            "p.note",
            f"At least {seats[0]} play. Several people take turns at this device and hand it over.",
        ),
        el(
            "dl.levels",
            [
                el("div", el("dt", bot.name), el("dd", bot.text))
                for bot in LEVELS
                if "wars" in bot.games
            ],
        ),
        house_rules(options),
        el("p.note", "Cards are played face up or planned together, not both."),
    )


def _seat(place: int) -> Html:
    name, player = DEFAULTS[place]
    number = place + 1
    bots = [(bot.id, f"Bot, {bot.name.lower()}") for bot in LEVELS if "wars" in bot.games]
    choices = ((PERSON, "Person"), *bots, (NOBODY, "Nobody"))
    return el(
        "fieldset.seat-field",
        el("legend.label", seat_icon(place, "s"), f"Seat {number}"),
        el(
            "div.field",
            el("label", at("for", f"new-name-{number}"), "Name"),
            el(
                "input.input",
                at("id", f"new-name-{number}"),
                at("name", f"name-{number}"),
                at("value", name),
                at("maxlength", LONGEST),
                at("autocomplete", "off"),
                at("spellcheck", "false"),
            ),
        ),
        el(
            "div.field",
            el("label", at("for", f"new-player-{number}"), "Played by"),
            el(
                "select.input",
                at("id", f"new-player-{number}"),
                at("name", f"player-{number}"),
                [
                    el("option", at("value", value), at("selected", value == player), text)
                    for value, text in choices
                ],
            ),
        ),
    )


def begin(fields: Mapping[str, str]) -> tuple[dict[str, Setting], tuple[Seat, ...]]:
    """The options and the seats that the fields say; BadOptions for what cannot be played."""
    taken: list[Seat] = []
    for place, (name, player) in enumerate(DEFAULTS):
        chosen = fields.get(f"player-{place + 1}", player)
        if chosen == NOBODY:
            continue
        if chosen != PERSON and chosen not in PLAYERS:
            raise BadOptions(f"Seat {place + 1} is for a person or one of the bots.")
        written = _name(fields.get(f"name-{place + 1}", "")) or name
        if written.lower() in [seat.name.lower() for seat in taken]:
            raise BadOptions(f"Two players are called {written}. Give each a name of their own.")
        taken.append(Seat(written, "" if chosen == PERSON else chosen))
    if len(taken) < seats[0]:
        raise BadOptions(f"At least {seats[0]} must play. Seats taken: {len(taken)}.")
    return {"seats": len(taken), **ticked(options, fields)}, tuple(taken)


def _name(written: str) -> str:
    """A name with single spaces. Raises BadOptions for one that is too long."""
    name = " ".join(written.split())
    if len(name) > LONGEST:
        raise BadOptions(f"A name has at most {LONGEST} letters. This one has {len(name)}: {name}")
    return name
