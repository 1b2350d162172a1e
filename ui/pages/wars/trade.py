"""The cooperation phase on the desk: an offer that is made, or one to be answered."""

from engine.wars import Observation
from engine.wars.cards import SUIT_NAMES, SUITS, Cards, canonical
from engine.wars.events import Offered
from engine.wars.moves import MOST
from engine.wars.state import ANSWER
from ui.html import Child, Html, at, el
from ui.model import Table
from ui.pages.wars.actions import other, primary
from ui.pages.wars.seen import Moment, level
from ui.pages.wars.trading import after, cover_told, deal_told, recipient, unpaid
from ui.pages.wars.why import suit_words
from ui.parts.basic import button, count, icon
from ui.parts.seat import seat_icon
from ui.parts.suit_card import (
    card_names,
    mini_asked,
    mini_named,
    minis,
    suit_card,
    suit_name,
)

ORDINALS = ("", "first", "second")


def trade(table: Table, moment: Moment, latest: Child) -> Html:
    """The sheet for the one who is asked; `latest` tells what happened before."""
    mine = moment.mine
    if not mine:
        raise ValueError("nobody is asked on this page")
    if moment.phase == ANSWER and mine.offer:
        return _answer(table, moment, mine, mine.offer, latest)
    return _offer(table, moment, mine, latest)


def _sheet(sign: Html, title: str, note: str, body: Child, foot: Child) -> Html:
    return el(
        "section.sheet",
        at("aria-labelledby", "trade-h"),
        el(
            "div.sheet-head",
            sign,
            el("div", el("h2", at("id", "trade-h"), title), el("p.note", note)),
        ),
        el("div.sheet-body", body),
        el("div.sheet-foot", foot),
    )


def _hand(hand: Cards, legend: str, picked: Cards, fitting: tuple[str, ...]) -> Html:
    """The own hand to choose from; suits that do not fit are asleep."""
    return el(
        "fieldset",
        el("legend.label", legend),
        el(
            "ul.hand-pick",
            at("data-arrows", True),
            [suit_card(card, card in picked, card[0] not in fitting) for card in hand],
        ),
    )


# -- making an offer


def _offer(table: Table, moment: Moment, mine: Observation, latest: Child) -> Html:
    to = recipient(table.to, moment.seat, moment.seats)
    others = [seat for seat in moment.order if seat != moment.seat]
    body = (
        latest,
        el(
            "fieldset",
            el("legend.label", "To"),
            el("div.recipients", [_recipient(moment, seat, seat == to) for seat in others]),
        ),
        _hand(mine.hand, f"Give up to {MOST} cards", table.picked, SUITS),
        el(
            "fieldset.asks",
            el("legend.label", f"Ask for up to {MOST} cards, by suit"),
            [_stepper(suit, table.asked.count(suit), len(table.asked)) for suit in SUITS],
        ),
    )
    empty = not table.picked and not table.asked
    gift = bool(table.picked) and not table.asked
    foot = (
        el("p.play.deal", at("aria-hidden", "true"), _deal(table)) if not empty else None,
        el("span.spacer"),
        other(
            "skip", "Make no offer" if mine.offers == 0 else "Make no more offers", ".button-quiet"
        ),
        primary("offer", "Choose what to give or to ask", refused=True)
        if empty
        else primary(
            "offer",
            *deal_told(moment.names[to], table.picked, table.asked),
            kind="" if gift else ".button-primary",
        ),
    )
    number = ORDINALS[mine.offers + 1]
    note = f"The {number} of two you may make this turn. Only the two of you see the cards."
    return _sheet(icon("ui-trade"), "Your offer", note, body, foot)


def _recipient(moment: Moment, seat: int, chosen: bool) -> Html:
    return button(
        f"to:{seat}",
        at("id", f"to-{seat}"),
        at("aria-pressed", "true" if chosen else "false"),
        icon("ui-check", "s") if chosen else seat_icon(seat, "s"),
        el(
            "span",
            moment.names[seat],
            el("small", count(moment.hand_sizes[seat], "card", "cards")),
        ),
    )


def _stepper(suit: str, number: int, asked: int) -> Html:
    name = SUIT_NAMES[suit]
    return el(
        "div.stepper",
        suit_name(suit, name),
        el(
            "div.stepper-control",
            _step(f"ask-:{suit}", "ui-minus", f"One {name} less", number == 0),
            el("output", at("aria-label", f"{name} asked"), at("aria-live", "off"), number),
            _step(f"ask+:{suit}", "ui-plus", f"One {name} more", asked == MOST),
        ),
    )


def _step(message: str, sign: str, label: str, refused: bool) -> Html:
    return button(
        message,
        at("id", message.replace("-:", "-less-").replace("+:", "-more-")),
        at("aria-label", label),
        icon(sign),
        kind=".button-icon",
        refused=refused,
    )


def _deal(table: Table) -> Child:
    return (
        [mini_named(card) for card in canonical(table.picked)],
        icon("ui-trade", "s"),
        _asks(table.asked),
    )


def _asks(ask: tuple[str, ...]) -> Child:
    return [mini_asked(suit, ask.count(suit)) for suit in SUITS if suit in ask] or "nothing"


# -- answering one


def _answer(table: Table, moment: Moment, mine: Observation, offer: Offered, latest: Child) -> Html:
    name = moment.names[offer.seat]
    why = unpaid(table.picked, mine.hand, offer.ask)
    then = after(mine.hand, table.picked, offer.give)
    get: Child = [mini_named(card) for card in offer.give] or "Nothing"
    body = (
        el(
            "div.offer-summary",
            el("div", el("p.label", "You get"), el("p.play", get)),
            icon("ui-trade", "l"),
            el("div", el("p.label", f"{name} asks"), el("p.play", _asks(offer.ask))),
        ),
        _hand(mine.hand, f"Choose {suit_words(offer.ask)} to give", table.picked, offer.ask)
        if offer.ask
        else None,
        el("div", el("p.label", "Your hand afterwards"), minis(then)),
        el("p.note", None if why else cover_told(then), _public(moment, offer)),
        latest,
    )
    foot = (
        other("decline", "Decline"),
        el("span.spacer"),
        primary("accept", why.rstrip("."), refused=True)
        if why
        else primary("accept", _accept_words(table.picked)),
    )
    number = ORDINALS[mine.offers]
    who = level(moment.players[offer.seat])
    note = f"{who}. The {number} of two offers this turn."
    title = f"{name} makes you an offer" if offer.give else f"{name} asks you for cards"
    return _sheet(seat_icon(offer.seat), title, note, body, foot)


def _accept_words(picked: Cards) -> str:
    return f"Give {card_names(canonical(picked))}" if picked else "Accept the gift"


def _public(moment: Moment, offer: Offered) -> str:
    """What those who have no part in a trade would see of it."""
    if moment.seats == 2:
        return ""
    asked = count(offer.asked, "card", "cards") if offer.asked else "nothing"
    return f" The others see only that {asked} went for {offer.given or 'nothing'}."
