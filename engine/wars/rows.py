"""The rows of legal moves, counted and never listed: subsets, offers, payments and plans."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Protocol

from engine.choices import count, subset_at, subset_place, ways
from engine.wars.cards import CULTURE, PHASE_SUITS, SUITS, Cards
from engine.wars.moves import (
    MOST,
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Move,
    Offer,
    Redraw,
)

NOT_HERE = "this move is not in the row"


def _asks() -> tuple[tuple[str, ...], ...]:
    """What can be asked for: 0-3 suits, fewest first, then in suit order; one may repeat."""
    every: list[tuple[str, ...]] = [()]
    last: list[tuple[str, ...]] = [()]
    for _ in range(MOST):
        longer = []
        for ask in last:
            first = SUITS.index(ask[-1]) if ask else 0
            longer.extend([(*ask, suit) for suit in SUITS[first:]])
        every.extend(longer)
        last = longer
    return tuple(every)


ASKS = _asks()
ASK_PLACES = {ask: place for place, ask in enumerate(ASKS)}


@cache
def few(size: int) -> tuple[tuple[int, ...], ...]:
    """Where in a hand of `size` cards 0-3 of them can lie: fewest first, then from the left.

    Written down once for each size, since these are looked up at every offer and redraw.

    >>> few(3)[:6]
    ((), (0,), (1,), (2,), (0, 1), (0, 2))
    """
    places = range(size)
    return tuple([some for number in range(MOST + 1) for some in combinations(places, number)])


@cache
def _few_places(size: int) -> dict[tuple[int, ...], int]:
    """At which place of `few` each of its items is."""
    return {some: place for place, some in enumerate(few(size))}


def few_at(cards: Cards, place: int) -> Cards:
    """The 0-3 cards at `place`: fewest first, then in lexicographic order."""
    return tuple([cards[at] for at in few(len(cards))[place]])


def few_place(cards: Cards, chosen: object) -> int:
    """The place of 0-3 cards; ValueError unless they are some of `cards`, in order."""
    if not isinstance(chosen, tuple):
        raise ValueError(NOT_HERE)
    try:
        return _few_places(len(cards))[tuple([cards.index(card) for card in chosen])]
    except KeyError:
        raise ValueError(NOT_HERE) from None


class Lazy(Protocol):
    """A row of moves that are made when asked for: how many, which is where, where is one.

    Each kind of row says these three; the rest follows from them.
    """

    __slots__ = ()

    def __len__(self) -> int: ...
    def at(self, place: int) -> Move:
        """The move at a place from 0 up."""
        ...

    def index(self, move: object) -> int:
        """Tell the place of a move; ValueError if it is not in the row."""
        ...

    def __bool__(self) -> bool:
        return True  # there is always the move that does least; len() may be too large to ask

    def __getitem__(self, place: int) -> Move:
        here = self.__len__()
        if not -here <= place < here:
            raise IndexError("there is no move at this place")
        return self.at(place + here if place < 0 else place)

    def __iter__(self) -> Iterator[Move]:
        for place in range(count(self)):
            yield self.at(place)

    def __contains__(self, move: object) -> bool:
        try:
            self.index(move)
        except ValueError:
            return False
        return True


@dataclass(frozen=True, slots=True)
class Redraws(Lazy):
    """Redraws of 0-3 cards of a hand."""

    hand: Cards

    def __len__(self) -> int:
        return len(few(len(self.hand)))

    def at(self, place: int) -> Move:
        """The move at a place."""
        return Redraw(few_at(self.hand, place))

    def index(self, move: object) -> int:
        """Tell the place of a redraw; ValueError for any other move."""
        if type(move) is Redraw:
            return few_place(self.hand, move.cards)
        raise ValueError(NOT_HERE)


@dataclass(frozen=True, slots=True)
class Subsets(Lazy):
    """Moves of any of some cards, `Commit` or `Discard`; the place has a bit for each card."""

    kind: type[Commit] | type[Discard]
    cards: Cards

    def __len__(self) -> int:
        return 1 << len(self.cards)

    def at(self, place: int) -> Move:
        """The move at a place."""
        return self.kind(tuple([card for at, card in enumerate(self.cards) if place >> at & 1]))

    def index(self, move: object) -> int:
        """Tell the place of a move; ValueError unless it has its cards from here, in order."""
        if type(move) is not self.kind or not isinstance(move.cards, tuple):
            raise ValueError(NOT_HERE)
        place, taken = 0, 0
        for at, card in enumerate(self.cards):
            if taken < len(move.cards) and card == move.cards[taken]:
                place += 1 << at
                taken += 1
        if taken < len(move.cards):
            raise ValueError(NOT_HERE)
        return place


@dataclass(frozen=True, slots=True)
class Offers(Lazy):
    """No offer, then those to each of the others in seat order: every `give` with every `ask` (W2).

    Give and ask are never both empty.
    """

    seat: int
    seats: int
    hand: Cards

    def __len__(self) -> int:
        return 1 + (self.seats - 1) * self._each()

    def _each(self) -> int:
        """How many offers go to one seat."""
        return len(few(len(self.hand))) * len(ASKS) - 1

    def at(self, place: int) -> Move:
        """The move at a place."""
        if place == 0:
            return EndOffers()
        other, rest = divmod(place - 1, self._each())
        give, ask = divmod(rest + 1, len(ASKS))
        return Offer(other + (other >= self.seat), few_at(self.hand, give), ASKS[ask])

    def index(self, move: object) -> int:
        """Tell the place of an offer or of none; ValueError for what cannot be offered."""
        if type(move) is EndOffers:
            return 0
        if type(move) is not Offer:
            raise ValueError(NOT_HERE)
        to: object = move.to
        if isinstance(to, bool) or not isinstance(to, int) or to == self.seat:
            raise ValueError(NOT_HERE)
        give = few_place(self.hand, move.give)
        try:
            ask = ASK_PLACES[move.ask]
        except (KeyError, TypeError):
            raise ValueError(NOT_HERE) from None
        if not 0 <= to < self.seats or give + ask == 0:
            raise ValueError(NOT_HERE)
        return (to - (to > self.seat)) * self._each() + give * len(ASKS) + ask


@dataclass(frozen=True, slots=True)
class Answers(Lazy):
    """Decline, then the ways to pay what is asked: the cards of each suit by themselves (W2)."""

    hand: Cards
    ask: tuple[str, ...]

    def __len__(self) -> int:
        held = [card[0] for card in self.hand]
        product = 1
        for suit in SUITS:
            if suit in self.ask:
                product *= ways(held.count(suit), self.ask.count(suit))
        return 1 + product

    def at(self, place: int) -> Move:
        """The move at a place."""
        if place == 0:
            return Decline()
        paid: Cards = ()
        left = place - 1
        for cards, size in reversed(self._groups()):
            left, at = divmod(left, ways(len(cards), size))
            paid = subset_at(cards, size, at) + paid
        return Accept(paid)

    def index(self, move: object) -> int:
        """Tell the place of an answer; ValueError for a payment that does not fit the ask."""
        if type(move) is Decline:
            return 0
        if type(move) is not Accept:
            raise ValueError(NOT_HERE)
        paid: object = move.cards
        if not isinstance(paid, tuple) or len(paid) != len(self.ask):
            raise ValueError(NOT_HERE)
        place, start = 0, 0
        for cards, size in self._groups():
            part = paid[start : start + size]
            place = place * ways(len(cards), size) + subset_place(cards, part)
            start += size
        return 1 + place

    def _groups(self) -> list[tuple[Cards, int]]:
        """For each suit asked: the cards in hand, and how many must be paid."""
        return [
            (tuple([card for card in self.hand if card[0] == suit]), self.ask.count(suit))
            for suit in SUITS
            if suit in self.ask
        ]


@dataclass(frozen=True, slots=True)
class Plans(Lazy):
    """Plans for all four suits (W3): a digit for each card tells where it goes.

    A card of a suit stays (0) or is played (1); a Culture card stays or goes to one of four.
    """

    hand: Cards

    def __len__(self) -> int:
        wild = len([card for card in self.hand if card[0] == CULTURE])
        return int(5**wild) << len(self.hand) - wild

    def at(self, place: int) -> Move:
        """The move at a place."""
        parts: list[list[str]] = [[], [], [], []]
        left = place
        for card in self.hand:
            if card[0] == CULTURE:
                left, digit = divmod(left, 5)
                if digit:
                    parts[digit - 1].append(card)
            else:
                left, digit = divmod(left, 2)
                if digit:
                    parts[PHASE_SUITS.index(card[0])].append(card)
        return CommitPlan(tuple(parts[0]), tuple(parts[1]), tuple(parts[2]), tuple(parts[3]))

    def index(self, move: object) -> int:
        """Tell the place of a plan; ValueError unless each card is once where it may go."""
        if type(move) is not CommitPlan:
            raise ValueError(NOT_HERE)
        parts = (move.diplomacy, move.economy, move.war, move.luck)
        if not all(isinstance(part, tuple) for part in parts):
            raise ValueError(NOT_HERE)
        place, weight = 0, 1
        for card in self.hand:
            where = [digit for digit in range(1, 5) if card in parts[digit - 1]]
            if card[0] == CULTURE:
                place += weight * (where[0] if where else 0)
                weight *= 5
            else:
                place += weight if where else 0
                weight *= 2
        if self.at(place) != move:  # a card twice, in a wrong suit, in a wrong order or not in hand
            raise ValueError(NOT_HERE)
        return place
