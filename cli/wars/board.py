"""The table of Wars as text: all that the one to move may see, and what can be typed.

It is drawn from that seat's observation alone, so there is nothing on it that it may not see.
"""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cli.seats import Eyes
from cli.wars.answers import NONE, ways_to_pay
from cli.wars.words import at_stake, card_names, counted, listed, suit_words
from engine.wars import PHASES, SUIT_NAMES, WARS, Observation, State, observe
from engine.wars.cards import CULTURE, PHASE_SUITS, Cards, card_name
from engine.wars.ladder import suit_winner
from engine.wars.legal import playable
from engine.wars.moves import MOST
from engine.wars.observe import committed
from engine.wars.state import ANSWER, OFFER, OFFERS, PLAN, REDRAW

FACE_DOWN, WON = "face down", "*"
Acts = list[tuple[str, str]]


def table(state: State, eyes: Eyes) -> Group:
    """War, seats, hand and acts: everything a move is decided by."""
    seen = observe(state, eyes.seat)
    won = f"{WON} won the suit. " if seen.phase in PHASES[1:] else ""
    deck = f"{won}Deck: {counted(seen.deck_size)}. Pile: {counted(seen.pile_size)}."
    return Group(
        f"{WARS[seen.turn - 1].sides}: {at_stake(seen.turn)}.",
        Text(),
        _seats(seen, eyes),
        Text(deck, "dim"),
        Text(),
        _hand(seen),
        Text(),
        Text(phase(seen, eyes), "bold"),
        _acts(acts(seen, eyes)),
        Text(),
    )


# -- the seats


def _seats(seen: Observation, eyes: Eyes) -> Table:
    """A row for each seat: points, hand, what it played this turn, what is known of its hand."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", style="bold")
    grid.add_column("Seat")
    grid.add_column("VP", justify="right")
    grid.add_column("Cards", justify="right")
    suits = _shown_suits(seen)
    for suit in suits:
        grid.add_column(SUIT_NAMES[suit])
    knows = [cards for cards in seen.known if cards]
    if knows:
        grid.add_column("Known to hold")
    for seat in range(seen.seats):
        name = eyes.names[seat] + (" (first)" if seat == seen.lead else "")
        row = [str(seat + 1), name, str(seen.points[seat]), str(seen.hand_sizes[seat])]
        row += [_play(seen, PHASE_SUITS.index(suit), seat) for suit in suits]
        if knows:
            row.append(card_names(seen.known[seat]))
        grid.add_row(*row)
    return grid


def _shown_suits(seen: Observation) -> tuple[str, ...]:
    """The suits with something on the table; while plans are made it may lie in any of them."""
    if seen.phase in PHASES:
        return PHASE_SUITS[: PHASES.index(seen.phase) + 1]
    return PHASE_SUITS[:1] if seen.phase == PLAN else ()


def _play(seen: Observation, index: int, seat: int) -> str:
    """What a seat played for a suit, marked if it won it."""
    if seat in committed(seen) and (seen.phase == PLAN or PHASES[index] == seen.phase):
        return FACE_DOWN
    decided = seen.phase in PHASES and PHASES[index] != seen.phase
    if not decided and seat not in _asked(seen):
        return ""
    cards = seen.plays[index][seat]
    values = [("C" if card[0] == CULTURE else "") + card[1:] for card in cards]
    won = decided and suit_winner(seen.plays[index])[0] == seat
    return (" ".join(values) or "none") + (f" {WON}" if won else "")


def _asked(seen: Observation) -> tuple[int, ...]:
    """The seats that were asked before the one to move, in order."""
    order = [(seen.lead + step) % seen.seats for step in range(seen.seats)]
    return tuple(order[: order.index(seen.seat)])


# -- the hand


def _hand(seen: Observation) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    usable = seen.hand
    if seen.phase in PHASES:
        usable = playable(seen.hand, PHASE_SUITS[PHASES.index(seen.phase)])
    for place, card in enumerate(seen.hand, start=1):
        grid.add_row(str(place), card_name(card), style="" if card in usable else "dim")
    if not seen.hand:
        grid.add_row("", "No card in hand")
    return grid


# -- the acts


def phase(seen: Observation, eyes: Eyes) -> str:
    """What is to be decided now."""
    if seen.phase == OFFER:
        return f"Cooperation: offer {seen.offers + 1} of {OFFERS}"
    if seen.phase == ANSWER and seen.offer:
        offer = seen.offer
        who = eyes.names[offer.seat]
        if not offer.given:
            return f"Cooperation: {who} asks you for {suit_words(offer.ask)}, for nothing"
        back = suit_words(offer.ask) or "nothing"
        return f"Cooperation: {who} offers you {card_names(offer.give)} for {back}"
    if seen.phase == REDRAW:
        return f"Redraw: put down 0 to {MOST} cards and draw as many"
    if seen.phase == PLAN:
        return "Plan: cards for all four suits at once"
    if seen.phase in PHASES:
        suit = SUIT_NAMES[PHASE_SUITS[PHASES.index(seen.phase)]]
        here = committed(seen)
        told = f"; {listed(eyes, here)} chose already" if here else ""
        return f"{suit}: any number of {suit} and Culture cards{told}"
    return "End of the turn: discard any cards, or keep all"


def acts(seen: Observation, eyes: Eyes) -> Acts:
    """What can be typed now, each with what it does."""
    if seen.phase == OFFER:
        return _offer_acts(seen, eyes)
    if seen.phase == ANSWER:
        return _answer_acts(seen)
    if seen.phase == REDRAW:
        return _choice(seen, seen.hand, 2, "Put these cards down, by number", "Keep all")
    if seen.phase == PLAN:
        return _plan_acts(seen)
    if seen.phase in PHASES:
        usable = playable(seen.hand, PHASE_SUITS[PHASES.index(seen.phase)])
        every = "Play all that fit, or any of them by number"
        return _choice(seen, usable, len(usable), every, "Play none")
    return _choice(seen, seen.hand, 2, "Discard these cards, by number", "Keep all")


def _choice(seen: Observation, cards: Cards, most: int, some: str, none: str) -> Acts:
    """Some cards or none; the first act is there only if a card is."""
    typed = _numbers(seen.hand, cards, most)
    return [(typed, some) if typed else ("", "No card fits"), (NONE, none)]


def _offer_acts(seen: Observation, eyes: Eyes) -> Acts:
    other = 0 if seen.seat else 1
    name, seat = eyes.names[other], str(other + 1)
    told: Acts = []
    if seen.hand:
        card = card_name(seen.hand[0])
        told.append((f"{seat} 1 L", f"Offer {name} your {card} for a Luck card"))
    suits = ", ".join([f"{suit} {SUIT_NAMES[suit]}" for suit in SUIT_NAMES])
    told += [
        ("", f"The seat, the numbers of up to {MOST} cards to give, and up to {MOST} suits to ask"),
        ("", f"for: {suits}"),
        (f"{seat} L", f"Without numbers: ask {name} for a Luck card, for nothing"),
    ]
    if seen.hand:
        told.append((f"{seat} 1", f"Without letters: offer {name} a gift"))
    told.append((NONE, "No further offer" if seen.offers else "No offer"))
    return told


def _answer_acts(seen: Observation) -> Acts:
    ask = seen.offer.ask if seen.offer else ()
    ways = ways_to_pay(seen)
    decline = ("n", "Decline")
    if not ways:
        return [("", f"You cannot pay {suit_words(ask)}"), decline]
    if not ask:
        return [("y", "Accept: nothing is asked"), decline]
    if ways == 1:
        paid = tuple([card for card in seen.hand if card[0] in ask])
        return [("y", f"Accept: you pay {card_names(paid)}"), decline]
    return [
        ("y", f"Accept and choose the cards that pay {suit_words(ask)}"),
        ("", "Or name them at once, such as: y " + _numbers(seen.hand, _cheapest(seen), MOST)),
        decline,
    ]


def _cheapest(seen: Observation) -> Cards:
    """A payment to show how one is typed: the lowest cards that are asked for."""
    ask = seen.offer.ask if seen.offer else ()
    paid: Cards = ()
    for suit in SUIT_NAMES:
        held = [card for card in seen.hand if card[0] == suit]
        paid += tuple(held[: ask.count(suit)])
    return paid


def _plan_acts(seen: Observation) -> Acts:
    own = tuple([card for card in seen.hand if card[0] != CULTURE])
    wild = [str(at) for at, card in enumerate(seen.hand, start=1) if card[0] == CULTURE]
    told: Acts = []
    if own:
        text = "Play these, or any others by number, each in its suit"
        told.append((_numbers(seen.hand, own, len(own)), text))
    if wild:
        told.append((f"{wild[0]}L", "A Culture card has the letter of its suit behind it: D E W L"))
    told.append((NONE, "Play none at all"))
    return told


def _numbers(hand: Cards, cards: Cards, most: int) -> str:
    """The numbers of the first `most` of some cards of a hand, as they are typed."""
    return " ".join([str(hand.index(card) + 1) for card in cards[:most]])


def _acts(told: Acts) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for typed, text in told:
        grid.add_row(typed, text)
    return grid
