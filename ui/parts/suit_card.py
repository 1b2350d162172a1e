"""Suit cards of Wars: whole in a hand, small in a row, named in a deal."""

from functools import cache

from engine.wars.cards import CULTURE, SUIT_NAMES, Cards
from ui.html import Child, Html, at, el
from ui.parts.basic import icon

WORDS = {suit: SUIT_NAMES[suit].lower() for suit in SUIT_NAMES}  # as ids and styles spell them
CHOSEN, DISCARDED = "ui-check", "ui-discard"


def card_name(card: str) -> str:
    """A card in words.

    >>> card_name("W10")
    'War 10'
    """
    return f"{SUIT_NAMES[card[0]]} {card[1:]}"


def card_names(cards: Cards) -> str:
    """Cards in words, one after the other."""
    return ", ".join([card_name(card) for card in cards])


@cache
def suit_icon(suit: str, size: str = "") -> Html:
    """The emblem of a suit, given by its letter."""
    return icon(f"suit-{WORDS[suit]}", size)


def suit_name(suit: str, text: Child) -> Html:
    """A text that belongs to a suit, behind its emblem."""
    return el("span.suit-name", at("data-suit", WORDS[suit]), suit_icon(suit, "s"), text)


@cache
def suit_card(card: str, picked: bool, asleep: bool, sign: str = CHOSEN) -> Html:
    """A card to press; an asleep one stays readable and in reach. `sign` marks a picked one."""
    return el(
        "li",
        at("id", f"hand-{card}"),
        el(
            "button.suit-card",
            at("id", f"card-{card}"),
            at("type", "button"),
            at("data-message", f"pick:{card}"),
            at("data-suit", WORDS[card[0]]),
            at("aria-label", _label(card)),
            at("aria-pressed", "true" if picked else "false"),
            at("aria-disabled", "true" if asleep else None),
            at("data-style", f"view-transition-name:card-{card}"),
            el("span.card-selected", icon(sign, "s")) if picked else None,
            _face(card),
        ),
    )


@cache
def still_card(card: str, picked: bool = False) -> Html:
    """A card that only lies there, or is picked by other means."""
    return el(
        "div.suit-card.still",
        at("id", f"card-{card}"),
        at("data-suit", WORDS[card[0]]),
        at("data-picked", picked),
        at("data-style", f"view-transition-name:card-{card}"),
        el("span.card-selected", icon(CHOSEN, "s")) if picked else None,
        el("span.visually-hidden", _label(card)),
        _face(card),
    )


def _label(card: str) -> str:
    return card_name(card) + (", wild" if card[0] == CULTURE else "")


def _face(card: str) -> Child:
    """What is printed on a card; its name is told elsewhere."""
    suit, value = card[0], card[1:]
    hidden = at("aria-hidden", "true")
    rosette = el("use", at("href", f"#rosette-{WORDS[suit]}"))
    return (
        el("span.card-index", hidden, value, suit_icon(suit)),
        el("span.card-value", hidden, el("svg.rosette", hidden, rosette), el("b", value)),
        el("span.card-suit", hidden, SUIT_NAMES[suit]),
    )


@cache
def mini(card: str, bare: bool = False) -> Html:
    """A small card; a bare one lies in the column of its suit and needs no emblem."""
    suit, value = card[0], card[1:]
    return el(
        "span.mini",
        at("data-suit", WORDS[suit]),
        value,
        None if bare else suit_icon(suit),
        None if bare else el("span.visually-hidden", f" {SUIT_NAMES[suit]}"),
    )


def minis(cards: Cards) -> Html:
    """Cards in a row, each with its emblem."""
    return el("p.play", [mini(card) for card in cards])


@cache
def mini_named(card: str) -> Html:
    """A card named in a deal."""
    suit = WORDS[card[0]]
    return el("span.mini.mini-named", at("data-suit", suit), suit_icon(card[0]), card_name(card))


def mini_asked(suit: str, number: int) -> Html:
    """So many cards of a suit, whichever they are, asked for in a deal."""
    return el(
        "span.mini.mini-named",
        at("data-asked", True),
        at("data-suit", WORDS[suit]),
        suit_icon(suit),
        f"{number} {SUIT_NAMES[suit]}",
    )


def card_back(*marks: Child) -> Html:
    """The back of a card that lies face down, or of a pile."""
    return el("span.card-back", at("aria-hidden", "true"), *marks)
