"""Drawing, and the pile that becomes the deck again."""

from collections.abc import Iterable

from engine.shuffle import Stream, shuffled
from engine.wars import knowledge
from engine.wars.cards import CARDS, Cards, canonical, put, without
from engine.wars.events import Discarded, Drew, Redrew, Reshuffled
from engine.wars.state import State


def fresh(seed: str) -> Cards:
    """The first deck: all cards in canonical order, shuffled for the purpose `deck`."""
    return shuffled(CARDS, Stream(seed, "deck"))


def drawn(state: State, due: Iterable[tuple[int, int]]) -> State:
    """The state after seats drew, in order, as many cards as are `due` to each: (seat, count).

    Whenever the deck is empty and a card must be drawn, the pile from oldest to newest is shuffled
    for the purpose `reshuffle 1`, `reshuffle 2`, and so on through the game. With both empty
    nothing is drawn (W13).
    """
    hands, deck, events = list(state.hands), state.deck, list(state.events)
    pile, pile_open, known = state.pile, state.pile_open, state.known
    reshuffles = state.reshuffles
    for seat, count in due:
        cards, deck = deck[:count], deck[count:]
        if len(cards) < count and pile:
            reshuffles += 1
            events.append(Reshuffled(reshuffles, len(pile)))
            deck = shuffled(pile, Stream(state.seed, f"reshuffle {reshuffles}"))
            pile, pile_open, known = (), (), knowledge.reshuffled(known)
            rest = count - len(cards)
            cards, deck = cards + deck[:rest], deck[rest:]
        if count:
            hands[seat] = canonical(hands[seat] + cards)
            events.append(Drew(seat, len(cards), count - len(cards), cards))
    return state.after(
        state.phase,
        state.mover,
        tuple(events),
        hands=tuple(hands),
        deck=deck,
        pile=pile,
        pile_open=pile_open,
        reshuffles=reshuffles,
        known=known,
    )


def piled(state: State, phase: str, mover: int, event: Redrew | Discarded) -> State:
    """The state after a seat put cards of its hand on the pile, face down (W11)."""
    seat, cards = event.seat, event.cards
    if not cards:
        return state.after(phase, mover, (event,))
    hand = state.hands[seat]
    return state.after(
        phase,
        mover,
        (event,),
        hands=put(state.hands, seat, without(hand, cards)),
        pile=state.pile + cards,
        pile_open=state.pile_open + (False,) * len(cards),
        known=knowledge.piled(state.known, seat, cards, len(hand)),
    )
