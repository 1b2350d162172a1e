"""Drawing, discarding face down, and the pile that becomes the deck again."""

from engine.copies import replace
from engine.shuffle import Stream, shuffled
from engine.wars import knowledge
from engine.wars.cards import CARDS, Cards, canonical, put, without
from engine.wars.events import Discarded, Drew, Event, Redrew, Reshuffled
from engine.wars.state import State


def fresh(seed: str) -> Cards:
    """The first deck: all cards in canonical order, shuffled for the purpose `deck`."""
    return shuffled(CARDS, Stream(seed, "deck"))


class Table:
    """Hands, deck and pile while cards move between them, between one state and the next.

    The only thing here that changes in place: `state` makes the next state of it once all is done.
    """

    def __init__(self, state: State, events: tuple[Event, ...] = ()) -> None:
        self._before = state
        self.events = list(events)
        self.hands = list(state.hands)
        self._deck = state.deck
        self._pile = state.pile
        self._pile_open = state.pile_open
        self._reshuffles = state.reshuffles
        self._known = state.known
        self._known_pile = state.known_pile

    def lay_down(self, event: Redrew | Discarded) -> None:
        """A seat puts cards of its hand on the pile, face down (W11)."""
        seat, cards = event.seat, event.cards
        self.events.append(event)
        if not cards:
            return
        size = len(self.hands[seat])
        self.hands[seat] = without(self.hands[seat], cards)
        self._pile += cards
        self._pile_open += (False,) * len(cards)
        self._know(seat, cards)
        if self._known:
            self._known, gone = knowledge.left_hand(self._known, seat, len(cards), size)
            for note in gone:
                self._know(note.seer, (note.card,))

    def draw(self, seat: int, count: int) -> None:
        """A seat draws so many cards from the top of the deck.

        Whenever the deck is empty and a card must be drawn, the pile from oldest to newest is
        shuffled for the purpose `reshuffle 1`, `reshuffle 2`, and so on through the game. With
        both empty the draw is skipped (W13).
        """
        if count <= 0:
            return
        cards, self._deck = self._deck[:count], self._deck[count:]
        if len(cards) < count and self._pile:
            self._reshuffle()
            rest = count - len(cards)
            cards, self._deck = cards + self._deck[:rest], self._deck[rest:]
        self.hands[seat] = canonical(self.hands[seat] + cards)
        self.events.append(Drew(seat, len(cards), count - len(cards), cards))

    def _know(self, seat: int, cards: Cards) -> None:
        """A seat knows cards that lie face down in the pile (W17)."""
        self._known_pile = put(self._known_pile, seat, self._known_pile[seat] + cards)

    def _reshuffle(self) -> None:
        self._reshuffles += 1
        self.events.append(Reshuffled(self._reshuffles, len(self._pile)))
        purpose = f"reshuffle {self._reshuffles}"
        self._deck = shuffled(self._pile, Stream(self._before.seed, purpose))
        self._pile, self._pile_open = (), ()
        self._known_pile = ((),) * self._before.seats

    def state(self, phase: str, mover: int) -> State:
        """The state that all this led to."""
        return replace(
            self._before,
            phase=phase,
            mover=mover,
            events=tuple(self.events),
            hands=tuple(self.hands),
            deck=self._deck,
            pile=self._pile,
            pile_open=self._pile_open,
            reshuffles=self._reshuffles,
            known=self._known,
            known_pile=self._known_pile,
        )
