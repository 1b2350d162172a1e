"""The hand of the one who looks, grouped by suit; and the two piles."""

from engine.wars import Observation
from engine.wars.cards import CULTURE, PHASE_SUITS, SUIT_NAMES, SUITS, Cards
from engine.wars.legal import playable
from engine.wars.state import DISCARD, PLAN, REDRAW
from ui.html import Html, at, el
from ui.model import Table
from ui.pages.wars.planning import meant_for
from ui.pages.wars.seen import Moment
from ui.parts.suit_card import (
    CHOSEN,
    DISCARDED,
    WORDS,
    card_back,
    card_name,
    still_card,
    suit_card,
    suit_icon,
)


def desk_hand(table: Table, moment: Moment) -> Html:
    """The hand, if there is one to be seen, and the piles."""
    mine = moment.mine
    note = _note(moment, mine) if mine else None
    throws = moment.chooses and moment.phase in (REDRAW, DISCARD)
    return el(
        "section.desk-hand",
        at("aria-labelledby", "hand-h"),
        el(
            "div.section-head",
            el("h2", at("id", "hand-h"), "Your hand" if mine else "Deck and discard pile"),
            el("p.note", note) if note else None,
            el(
                "p.note.pile-counts",
                f"Deck {moment.deck_size}, discard pile {moment.pile_size}.",
            ),
        ),
        el(
            "div.suit-hand",
            at("id", "hand"),
            at("data-arrows", True),
            at("data-row", f"{moment.turn} {moment.phase}" if moment.chooses else None),
            at("data-mode", "discard" if throws else None),
            _groups(table, moment, mine) if mine else None,
            _piles(moment),
        ),
    )


def _piles(moment: Moment) -> Html:
    return el(
        "div.piles",
        [
            el("p", card_back(at("data-empty", number == 0)), f"{name} ", el("b", number))
            for name, number in (("Deck", moment.deck_size), ("Discard", moment.pile_size))
        ],
    )


def _note(moment: Moment, mine: Observation) -> str:
    if not mine.hand:
        return "No cards."
    if not moment.chooses:
        return ""
    if moment.phase == REDRAW:
        return "Choose up to 3 cards to put down. You draw as many."
    if moment.phase == DISCARD:
        return "Put down any number. The next turn fills your hand to 7."
    if moment.phase == PLAN:
        return "Choose cards for all four suits. They are revealed suit by suit."
    if moment.suit < 0:
        return ""
    suit = PHASE_SUITS[moment.suit]
    if playable(mine.hand, suit):
        return f"{SUIT_NAMES[suit]} and Culture cards can be played now."
    return f"You hold no {SUIT_NAMES[suit]} or Culture card."


# -- groups


def _groups(table: Table, moment: Moment, mine: Observation) -> list[Html]:
    """What can be played comes first, then what comes later, then what is over."""
    order: tuple[str, ...] = SUITS
    if moment.suit >= 0:
        now, later = PHASE_SUITS[moment.suit], PHASE_SUITS[moment.suit + 1 :]
        order = (now, CULTURE, *later, *PHASE_SUITS[: moment.suit])
    held = {suit: tuple([card for card in mine.hand if card[0] == suit]) for suit in SUITS}
    return [_group(table, moment, suit, held[suit]) for suit in order if held[suit]]


def _group(table: Table, moment: Moment, suit: str, cards: Cards) -> Html:
    asleep = moment.suit >= 0 and suit not in (PHASE_SUITS[moment.suit], CULTURE)
    plans = moment.phase == PLAN and moment.chooses and suit == CULTURE
    sign = DISCARDED if moment.phase in (REDRAW, DISCARD) else CHOSEN
    shown: list[Html] = []
    for card in reversed(cards):
        if plans:
            shown.append(_wild(table, card))
        elif moment.chooses:
            shown.append(suit_card(card, card in table.picked, asleep, sign))
        else:
            shown.append(el("li", at("id", f"hand-{card}"), still_card(card)))
    heading = f"group-{WORDS[suit]}"
    return el(
        "section.hand-group",
        at("data-suit", WORDS[suit]),
        at("aria-labelledby", heading),
        el(
            "h3.suit-name.label",
            at("id", heading),
            suit_icon(suit, "s"),
            SUIT_NAMES[suit] + _reason(moment, suit),
        ),
        el("ul", shown),
    )


def _reason(moment: Moment, suit: str) -> str:
    """Why a group is as it is: wild, to come, or over."""
    if suit == CULTURE:
        return ", wild"
    if moment.suit < 0:
        return ""
    ahead = PHASE_SUITS.index(suit) - moment.suit
    if ahead < 0:
        return ", phase over"
    return "" if ahead == 0 else ", next phase" if ahead == 1 else ", later"


def _wild(table: Table, card: str) -> Html:
    """A Culture card of a plan, with the suit it is meant for to be chosen below it."""
    meant = meant_for(table, card)
    choices = [
        el(
            "button.button.button-icon",
            at("type", "button"),
            at("id", f"plan-{card}-{suit}"),
            at("data-message", f"plan:{card}{suit}"),
            at("data-suit", WORDS[suit]),
            at("aria-label", f"{card_name(card)} for {SUIT_NAMES[suit]}"),
            at("aria-pressed", "true" if suit == meant else "false"),
            suit_icon(suit),
        )
        for suit in PHASE_SUITS
    ]
    return el(
        "li.wild",
        at("id", f"hand-{card}"),
        still_card(card, bool(meant)),
        el(
            "div.wild-suits",
            at("role", "group"),
            at("aria-label", f"Suit for {card_name(card)}"),
            choices,
        ),
    )
