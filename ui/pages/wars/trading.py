"""Making and answering offers: what is picked so far, and what a press makes of it (W2)."""

from dataclasses import replace

from engine.players.odds import gaps, of_suit, uncovered
from engine.wars.cards import CULTURE, PHASE_SUITS, SUIT_NAMES, SUITS, Cards, canonical, without
from engine.wars.events import Offered
from engine.wars.moves import MOST, Accept, Decline, EndOffers, Offer
from engine.wars.state import State
from ui.model import Table
from ui.pages.wars.acted import Acted, cleared, dropped
from ui.pages.wars.seen import names_of
from ui.pages.wars.why import Names, listed, suit_words
from ui.parts.basic import count
from ui.parts.suit_card import card_name, card_names

# -- an offer that is being made


def recipient(to: int, seat: int, seats: int) -> int:
    """The seat an offer of `seat` goes to: `to`, or the next one while none is chosen."""
    return to if to in range(seats) and to != seat else (seat + 1) % seats


def act_offer(table: Table, state: State, seat: int, name: str, value: str) -> Acted:
    """Answer a press on an offer that is being made."""
    if name == "pick" and value in state.hands[seat]:
        return _give(table, value)
    if name == "to":
        return _to(table, state, seat, value)
    if name == "ask+" and value in SUITS:
        return _ask(table, value)
    if name == "ask-" and value in SUITS:
        return _ask_less(table, value)
    if name == "clear":
        return cleared(table)
    if name == "skip":
        return Acted(table, EndOffers())
    if name == "offer":
        if not table.picked and not table.asked:
            return Acted(table, words="Choose cards to give, or suits to ask for.")
        to = recipient(table.to, seat, state.seats)
        return Acted(table, Offer(to, canonical(table.picked), table.asked))
    return Acted(table)


def _give(table: Table, card: str) -> Acted:
    if card in table.picked:
        return dropped(table, card)
    if len(table.picked) == MOST:
        return Acted(table, words=f"{MOST} cards are chosen already. Take one back first.")
    return Acted(replace(table, picked=(*table.picked, card)), words=f"{card_name(card)} to give.")


def _to(table: Table, state: State, seat: int, value: str) -> Acted:
    others = [str(other) for other in range(state.seats) if other != seat]
    if value not in others:
        return Acted(table)
    words = f"The offer is for {names_of(table.session)[int(value)]}."
    return Acted(replace(table, to=int(value)), words=words)


def _ask(table: Table, suit: str) -> Acted:
    if len(table.asked) == MOST:
        return Acted(table, words=f"{MOST} cards are asked for already, which is the most.")
    asked = [*table.asked, suit]
    return _asking(table, tuple([other for other in SUITS for one in asked if one == other]))


def _ask_less(table: Table, suit: str) -> Acted:
    if suit not in table.asked:
        return Acted(table, words=f"No {SUIT_NAMES[suit]} is asked for.")
    at = table.asked.index(suit)
    return _asking(table, table.asked[:at] + table.asked[at + 1 :])


def _asking(table: Table, asked: tuple[str, ...]) -> Acted:
    words = f"Asked for: {suit_words(asked)}." if asked else "Nothing is asked for."
    return Acted(replace(table, asked=asked), words=words)


def deal_told(name: str, give: Cards, ask: tuple[str, ...]) -> tuple[str, str]:
    """A deal with another seat in few words, as the button says it."""
    given, asked = card_names(canonical(give)), suit_words(ask)
    if not give:
        return f"Ask {name}", f"{asked} for nothing"
    if not ask:
        return f"Give {name}", f"{given} for nothing"
    return f"Offer {name}", f"{given} for {asked}"


# -- an offer to be answered


def act_answer(table: Table, state: State, seat: int, name: str, value: str) -> Acted:
    """Answer a press on an offer that another seat makes."""
    offer, hand = state.offer, state.hands[seat]
    if not offer:
        return Acted(table)
    if name == "pick" and value in hand:
        return _pay(table, offer, names_of(table.session), value)
    if name == "clear":
        return cleared(table)
    if name == "decline":
        return Acted(table, Decline())
    if name == "accept":
        why = unpaid(table.picked, hand, offer.ask)
        return Acted(table, words=why) if why else Acted(table, Accept(canonical(table.picked)))
    return Acted(table)


def _pay(table: Table, offer: Offered, names: Names, card: str) -> Acted:
    """Pick a card to pay with; one too many of a suit takes the place of the first."""
    if card in table.picked:
        return dropped(table, card)
    due = offer.ask.count(card[0])
    if not due:
        asks = suit_words(offer.ask) if offer.ask else "nothing"
        return Acted(table, words=f"{names[offer.seat]} asks for {asks}.")
    same = of_suit(table.picked, card[0])
    kept = without(table.picked, same[:1]) if len(same) == due else table.picked
    words = f"{card_name(card)} to give."
    return Acted(replace(table, picked=(*kept, card)), words=words)


def unpaid(picked: Cards, hand: Cards, ask: tuple[str, ...]) -> str:
    """What is still to be chosen before an offer can be accepted, or cannot be; "" if nothing."""
    lacking = [suit for suit in SUITS if len(of_suit(hand, suit)) < ask.count(suit)]
    if lacking:
        suit = lacking[0]
        held = len(of_suit(hand, suit))
        return f"Needs {ask.count(suit)} {SUIT_NAMES[suit]}. You hold {held or 'no card of it'}."
    open_asks = []
    for suit in SUITS:
        left = ask.count(suit) - len(of_suit(picked, suit))
        if left:
            open_asks.append(f"{left} {SUIT_NAMES[suit]}")
    return f"Choose {' and '.join(open_asks)} to give." if open_asks else ""


def after(hand: Cards, gone: Cards, come: Cards) -> Cards:
    """A hand after a trade."""
    return canonical(without(hand, gone) + come)


def cover_told(hand: Cards) -> str:
    """Whether a hand has a card for every suit phase, Culture standing in."""
    missing = uncovered(hand, PHASE_SUITS)
    names = listed(tuple([SUIT_NAMES[suit] for suit in missing]))
    if not missing:
        return "You would hold a card for every suit."
    if not gaps(hand, PHASE_SUITS):
        return f"You would hold a card for every suit, with Culture for {names}."
    wild = len(of_suit(hand, CULTURE))
    only = f", and only {count(wild, 'Culture card', 'Culture cards')}" if wild else ""
    return f"You would hold no card of {names}{only}."
