"""What an attentive player could write down, from nothing but the events told to one seat."""

from engine.wars import Observation
from engine.wars.events import (
    AwardDecided,
    Committed,
    Discarded,
    Drew,
    Event,
    Offered,
    Played,
    Redrew,
    Reshuffled,
    Revealed,
    SolePlayer,
    Traded,
    WarDecided,
)


class Notebook:
    """Hands, piles, points and knowledge of one seat, kept from the first deal on."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.others = [other for other in range(seats) if other != seat]
        self.hand: set[str] = set()
        self.commits: set[str] = set()
        self.sizes = [0] * seats
        self.known: list[set[str]] = [set() for _ in range(seats)]
        self.deck, self.pile = 50, 0
        self.pile_seen: set[str] = set()
        self.pile_known: set[str] = set()
        self.table: set[str] = set()
        self.points = [0] * seats

    def read(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Drew):
                self.sizes[event.seat] += event.count
                self.deck -= event.count
                self.hand |= set(event.cards)
            elif isinstance(event, Reshuffled):
                assert event.count == self.pile
                self.deck, self.pile = self.deck + self.pile, 0
                self.pile_seen, self.pile_known = set(), set()
            elif isinstance(event, Offered) and event.to == self.seat:
                self.known[event.seat] |= set(event.give)
            elif isinstance(event, Traded):
                self.trade(event)
            elif isinstance(event, Redrew | Discarded):
                self.put_down(event)
            elif isinstance(event, Committed):
                self.hand -= set(event.cards)
                self.commits |= set(event.cards)
            elif isinstance(event, Revealed):
                for seat, cards in enumerate(event.plays):
                    self.show(seat, cards)
            elif isinstance(event, Played):
                self.show(event.seat, event.cards)
            elif isinstance(event, SolePlayer):
                self.points[event.seat] += 1
            elif isinstance(event, WarDecided | AwardDecided):
                if event.seat is not None:
                    self.points[event.seat] += event.points
                if isinstance(event, WarDecided) and event.turn < 8:
                    self.pile += len(self.table)
                    self.pile_seen, self.table = self.pile_seen | self.table, set()

    def trade(self, event: Traded) -> None:
        counts = {event.seat: event.given, event.to: event.asked}
        leaves = {event.seat: set(event.give), event.to: set(event.paid)}
        for seat, other in ((event.seat, event.to), (event.to, event.seat)):
            if self.seat == seat:
                self.hand = (self.hand - leaves[seat]) | leaves[other]
                self.known[other] = (self.known[other] - leaves[other]) | leaves[seat]
        if self.seat not in counts:
            stay, go = {}, {}
            for seat, count in sorted(counts.items()):
                stay[seat] = set() if count else self.known[seat]
                go[seat] = self.known[seat] if count == self.sizes[seat] and count else set()
            self.known[event.seat] = stay[event.seat] | go[event.to]
            self.known[event.to] = stay[event.to] | go[event.seat]
        self.sizes[event.seat] += event.asked - event.given
        self.sizes[event.to] += event.given - event.asked

    def put_down(self, event: Redrew | Discarded) -> None:
        if event.count and event.seat != self.seat:
            if event.count == self.sizes[event.seat]:
                self.pile_known |= self.known[event.seat]
            self.known[event.seat] = set()
        self.hand -= set(event.cards)
        self.pile_known |= set(event.cards)
        self.sizes[event.seat] -= event.count
        self.pile += event.count

    def show(self, seat: int, cards: tuple[str, ...]) -> None:
        self.sizes[seat] -= len(cards)
        self.known[seat] -= set(cards)
        self.table |= set(cards)
        if seat == self.seat:
            self.hand -= set(cards)
            self.commits -= set(cards)

    def check(self, seen: Observation) -> None:
        """The observation holds what is written here: no less, and no more."""
        assert self.hand == set(seen.hand)
        assert self.commits == set(seen.commits)
        assert tuple(self.sizes) == seen.hand_sizes
        assert self.known == [set(cards) for cards in seen.known]
        assert (self.deck, self.pile) == (seen.deck_size, seen.pile_size)
        assert self.pile_seen == set(seen.pile_seen)
        assert self.pile_known == set(seen.pile_known)
        assert self.table == {card for row in seen.plays for cards in row for card in cards}
        assert tuple(self.points) == seen.points
