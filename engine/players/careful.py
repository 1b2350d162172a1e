"""Cautious: keeps a card for every suit, and plays to win where that is cheap."""

from engine.game import Game
from engine.players.odds import expected, gaps, of_suit, risk, surplus, uncovered, worth
from engine.shuffle import Stream
from engine.wars.cards import (
    CULTURE,
    PHASE_SUITS,
    PHASES,
    WARS,
    Cards,
    canonical,
    total,
    without,
)
from engine.wars.events import Offered
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
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW, Observation

id = "careful"  # noqa: A001 - the contract of a player names it
name = "Cautious"
text = "Keeps a card for every suit, and plays to win where that is cheap."
games = ("wars",)

PLENTY = 3  # cards of a suit, of which one may be given away
ALMS = tuple([(suit,) for suit in PHASE_SUITS])  # what may be given for less than it is worth


def choose(game: Game, observation: Observation, rng: Stream) -> Move:
    """Choose a move for one seat of Wars."""
    hand, phase = observation.hand, observation.phase
    if phase == OFFER:
        return _offer(observation, rng)
    if phase == ANSWER and observation.offer:
        return _answer(hand, observation.offer)
    if phase == REDRAW:
        short = gaps(hand, PHASE_SUITS) > 0
        return Redraw(canonical(surplus(hand)[:MOST]) if short else ())
    if phase == PLAN:
        return _plan(observation)
    if phase == DISCARD:
        return Discard()
    return Commit(_cards_for(observation, hand, PHASES.index(phase)))


def _offer(observation: Observation, rng: Stream) -> Move:
    """One card to spare for one of a suit that is missing; without a spare one it begs."""
    hand = observation.hand
    if not gaps(hand, PHASE_SUITS):
        return EndOffers()
    missing = uncovered(hand, PHASE_SUITS)
    suit = missing[observation.offers % len(missing)]
    others = [seat for seat in range(observation.seats) if seat != observation.seat]
    holders = [seat for seat in others if of_suit(observation.known[seat], suit)]
    if not holders:
        most = max([observation.hand_sizes[seat] for seat in others])
        holders = [seat for seat in others if observation.hand_sizes[seat] == most]
    return Offer(holders[rng.below(len(holders))], surplus(hand)[:1], (suit,))


def _answer(hand: Cards, offer: Offered) -> Move:
    """Accept what leaves no suit uncovered and a better hand; pay with the cheapest cards."""
    paid: Cards = ()
    for suit in (*PHASE_SUITS, CULTURE):
        held, asked = of_suit(hand, suit), offer.ask.count(suit)
        if len(held) < asked:
            return Decline()
        paid = paid + held[:asked]
    after = canonical(without(hand, paid) + offer.give)
    worse = gaps(after, PHASE_SUITS) - gaps(hand, PHASE_SUITS)
    # A beggar may be all that stands between Western Civilization and its end.
    alms = offer.ask in ALMS and len(of_suit(hand, offer.ask[0])) >= PLENTY
    if worse < 0 or (worse == 0 and (worth(after) > worth(hand) or alms)):
        return Accept(paid)
    return Decline()


def _plan(observation: Observation) -> Move:
    left, parts = observation.hand, []
    for index in range(len(PHASES)):
        parts.append(_cards_for(observation, left, index))
        left = without(left, parts[-1])
    return CommitPlan(parts[0], parts[1], parts[2], parts[3])


def _cards_for(observation: Observation, hand: Cards, index: int) -> Cards:
    """What to play of a hand in the suit phase at `index`.

    Cards of the suit are played: the next draw replaces them. Culture stays back for the later
    suits of which the hand has no card; what is left of it goes where it may win.
    """
    suit, later = PHASE_SUITS[index], PHASE_SUITS[index + 1 :]
    own, wild = of_suit(hand, suit), of_suit(hand, CULTURE)
    kept = uncovered(hand, later)
    free = wild[len(kept) :]  # the cheapest cover as well as any
    rivals = [cards for cards in observation.plays[index] if cards]
    if rivals:
        return _beat(rivals, own, free)
    if not own:
        if free:
            return free[:1]
        return wild[:1] if wild and _dangerous(observation, suit, kept, len(wild)) else ()
    war = WARS[observation.turn - 1]
    want = expected(observation, suit) + (observation.seats > 2) + (suit == war.award_suit)
    lacking = want - len(own)
    return own + free[-lacking:] if 0 < lacking <= len(free) else own


def _dangerous(observation: Observation, suit: str, later: Cards, wild: int) -> bool:
    """Whether a suit is among the `wild` ones that others are least likely to cover."""
    now = risk(observation, suit, wild=10)
    worse = [other for other in later if risk(observation, other, wild=5) > now]
    return len(worse) < wild


def _beat(rivals: list[Cards], own: Cards, free: Cards) -> Cards:
    """What wins a suit in which others lie open, with the least Culture; none if nothing does."""
    most = max([len(cards) for cards in rivals])
    highest = max([total(cards) for cards in rivals if len(cards) == most])
    for wild in range(len(free) + 1):
        cards = own + free[len(free) - wild :]
        if (len(cards), total(cards)) > (most, highest):
            return cards
    return ()
