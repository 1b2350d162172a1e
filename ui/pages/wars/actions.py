"""The action bar: what the seat that is asked can do now, or who is awaited."""

from engine.wars.cards import PHASE_SUITS, SUIT_NAMES, Cards, total
from engine.wars.legal import playable
from engine.wars.moves import MOST
from engine.wars.state import DISCARD, PLAN, REDRAW
from ui.html import Child, Html, at, el
from ui.model import Table
from ui.pages.wars.act import warning
from ui.pages.wars.planning import planned
from ui.pages.wars.seen import Moment
from ui.parts.basic import button, count, icon
from ui.parts.seat import seat_icon
from ui.parts.suit_card import WORDS, suit_icon


def action_bar(table: Table, moment: Moment) -> Html:
    """The bar below the table."""
    return bar(_acts(table, moment) if moment.chooses else _waiting(moment))


def bar(*acts: Child) -> Html:
    """A bar of acts."""
    return el("div.action-bar", at("role", "group"), at("aria-label", "Actions"), acts)


def primary(
    message: str,
    text: Child,
    small: str = "",
    refused: bool = False,
    kind: str = ".button-primary",
) -> Html:
    """The one act that a page is for; another `kind` where it should not be pressed in passing."""
    return button(
        message,
        at("id", "act-primary"),
        at("data-once", True),
        None if refused else icon("ui-arrow-right"),
        el("span", text, el("small", small) if small else None),
        kind=kind,
        refused=refused,
    )


def other(message: str, text: str, kind: str = "") -> Html:
    """Another act."""
    return button(message, at("id", f"act-{message}"), at("data-once", True), text, kind=kind)


def _waiting(moment: Moment) -> Child:
    """While a bot is asked."""
    mover = moment.mover if moment.mover is not None else 0
    return (
        el("p.selection-total.waiting", seat_icon(mover), f"{moment.names[mover]} is choosing"),
        el("span.spacer"),
        button("hurry", at("id", "act-primary"), icon("ui-step-forward"), "Skip the pause"),
    )


def _acts(table: Table, moment: Moment) -> Child:
    if moment.phase == PLAN:
        return _plan(table, moment)
    if moment.phase == REDRAW:
        return _throw(table, moment, "redraw", "Redraw", f" of {MOST}")
    if moment.phase == DISCARD:
        return _throw(table, moment, "discard", "Discard", "")
    return _commit(table, moment)


def _note(words: str) -> Child:
    return el("p.note.warning", icon("ui-warning", "s"), el("span", words)) if words else None


def _throw(table: Table, moment: Moment, message: str, verb: str, most: str) -> Child:
    """Redraw, or discard at the end of the turn."""
    picked = len(table.picked)
    held = len(moment.mine.hand) if moment.mine else 0
    if not picked:
        keeps = f"Keep all {count(held, 'card', 'cards')}" if held > 1 else "Go on"
        return (el("span.spacer"), primary(message, "Keep the card" if held == 1 else keeps))
    cards = "card" if picked == 1 and not most else "cards"
    return (
        el(
            "p.selection-total", at("role", "status"), icon("ui-discard"), f"{picked}{most} {cards}"
        ),
        el("span.spacer"),
        other("clear", "Clear"),
        primary(message, f"{verb} {count(picked, 'card', 'cards')}"),
    )


def _commit(table: Table, moment: Moment) -> Child:
    suit = PHASE_SUITS[moment.suit]
    hand: Cards = moment.mine.hand if moment.mine else ()
    note = _note(warning(table, moment))
    if not playable(hand, suit):
        return (note, el("span.spacer"), primary("none", "Play none"))
    picked = table.picked
    cards = count(len(picked), "card", "cards")
    lies = "face up" if moment.open_play else "face down"
    verb = "Play" if moment.open_play else "Commit"
    return (
        el(
            "p.selection-total",
            at("data-suit", WORDS[suit]),
            at("role", "status"),
            suit_icon(suit),
            f"{cards} · {total(picked)}" if picked else "No card yet",
        ),
        note,
        el("span.spacer"),
        other("none", "Play none", ".button-quiet"),
        other("clear", "Clear") if picked else None,
        primary("commit", f"{verb} {cards} {lies}")
        if picked
        else primary("commit", f"Choose {SUIT_NAMES[suit]} or Culture cards", refused=True),
    )


def _plan(table: Table, moment: Moment) -> Child:
    picked = table.picked
    parts = planned(table)
    return (
        el(
            "p.plan-total",
            at("role", "status"),
            [
                el(
                    "span.suit-name",
                    at("data-suit", WORDS[suit]),
                    suit_icon(suit, "s"),
                    el("span.visually-hidden", f"{SUIT_NAMES[suit]} "),
                    len(parts[place]),
                )
                for place, suit in enumerate(PHASE_SUITS)
            ],
        ),
        _note(warning(table, moment)),
        el("span.spacer"),
        other("none", "Play none", ".button-quiet"),
        other("clear", "Clear") if picked else None,
        primary("commit", f"Commit {count(len(picked), 'card', 'cards')} face down")
        if picked
        else primary("commit", "Choose cards for the four suits", refused=True),
    )
