"""Event and decision cards of Pacification."""

from engine.pacification import CARDS, Card
from engine.pacification.state import EventFlipped, Meters, reading
from ui.html import Html, at, el
from ui.parts.basic import icon, signed
from ui.parts.emblems import EMBLEMS
from ui.parts.meter import SHORT


def effects(card: Card) -> Html:
    """What a card does, in printed order: emblem, name, a triangle a point, signed number."""
    return el("span.effects", [_effect(meter, points) for meter, points in card.effects])


def _effect(meter: str, points: int) -> Html:
    return el(
        "span.effect",
        at("data-meter", meter),
        icon(f"meter-{meter}"),
        el("span.effect-name", SHORT[meter]),
        el(
            "span.pips",
            at("data-direction", "up" if points > 0 else "down"),
            at("data-style", f"--n:{abs(points)}"),
        ),
        " ",
        el("b", signed(points)),
    )


def emblem(card: Card) -> Html:
    """The sign of a card's category."""
    return el("span.card-emblem", icon(EMBLEMS[card.id][0]))


def event_card(number: int, event: EventFlipped) -> Html:
    """An event of this turn; one without effect says what it needed and what there was."""
    card = CARDS[event.card]
    status = "Took effect" if event.effective else "No effect"
    needed = f"Needs {SHORT[card.needs]} {card.at_least}. It was {event.was}." if card.needs else ""
    return el(
        "article.event-card",
        at("id", f"event-{card.id}"),
        at("data-state", "applied" if event.effective else "no-effect"),
        emblem(card),
        el("p.event-status", f"Event {number}. {status}"),
        el("h3.card-name", card.name),
        effects(card)
        if event.effective
        else el("p.event-reason", icon("ui-void"), el("span", needed)),
    )


def requirement(card: Card, meters: Meters, refused: str) -> Html:
    """The foot of a decision: what it needs, met or not; `refused` is another reason in words."""
    if card.needs and reading(meters, card.needs) < card.at_least:
        now = reading(meters, card.needs)
        words = f"Needs {SHORT[card.needs]} {card.at_least}. Now {now}."
        return _foot("false", "ui-lock", words)
    if refused:
        return _foot("false", "ui-lock", refused)
    level = "High" if card.at_least == 15 else "Medium or higher"
    return _foot("true", "ui-check", f"{SHORT[card.needs]} {level}" if card.needs else "Any time")


def _foot(met: str, sign: str, words: str) -> Html:
    return el("span.requirement", at("data-met", met), icon(sign), el("span", words))


def decision_card(card: Card, foot: Html, picked: str, refused: bool) -> Html:
    """A decision in the hand: a button, readable and in reach even when it cannot be played.

    `picked` is the sign on a card that is picked, "" for one that is not.
    """
    return el(
        "li",
        at("id", f"hand-{card.id}"),
        el(
            "button.decision-card",
            at("id", f"card-{card.id}"),
            at("type", "button"),
            at("data-message", f"pick:{card.id}"),
            at("aria-pressed", "true" if picked else "false"),
            at("aria-disabled", "true" if refused else None),
            at("data-style", f"view-transition-name:card-{card.id}"),
            el("span.card-selected", icon(picked, "s")) if picked else None,
            el("span.card-head", emblem(card), el("span.card-category", EMBLEMS[card.id][1])),
            " ",
            el("span.card-name", card.name),
            " ",
            effects(card),
            " ",
            foot,
        ),
    )
