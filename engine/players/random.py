"""Novice: plays what comes to hand. In Wars it plays something in every suit if it can."""

from engine.choices import count
from engine.game import Game, Move, Observation
from engine.shuffle import Stream, shuffled
from engine.wars.cards import PHASE_SUITS, PHASES, SUITS, Cards, canonical, without
from engine.wars.legal import playable
from engine.wars.moves import Commit, CommitPlan, EndOffers, Offer
from engine.wars.rows import Answers
from engine.wars.state import OFFER, PLAN
from engine.wars.state import Observation as WarsObservation

id = "random"  # noqa: A001 - the contract of a player names it
name = "Novice"
text = "Plays what comes to hand."
games = ("pacification", "wars")


def choose(game: Game, observation: Observation, rng: Stream) -> Move:
    """Choose any legal move, each equally likely, but for trades and suits of Wars."""
    if isinstance(observation, WarsObservation):
        if observation.phase == OFFER:
            return _offer(observation, rng)
        if observation.phase == PLAN:
            return _plan(observation.hand, rng)
        if observation.phase in PHASES:
            suit = PHASE_SUITS[PHASES.index(observation.phase)]
            return Commit(_some(playable(observation.hand, suit), rng))
    legal = observation.legal_moves
    if isinstance(legal, Answers) and rng.below(2):
        return legal[0]
    return legal[rng.below(count(legal))]


def _offer(observation: WarsObservation, rng: Stream) -> Offer | EndOffers:
    """No offer, or as often one card for one of another suit."""
    if not observation.hand or rng.below(2):
        return EndOffers()
    card = observation.hand[rng.below(len(observation.hand))]
    suits = [suit for suit in SUITS if suit != card[0]]
    others = [seat for seat in range(observation.seats) if seat != observation.seat]
    return Offer(others[rng.below(len(others))], (card,), (suits[rng.below(len(suits))],))


def _some(cards: Cards, rng: Stream) -> Cards:
    """One card or more, any number equally likely; none of none."""
    return canonical(shuffled(cards, rng)[: 1 + rng.below(len(cards))]) if cards else ()


def _plan(hand: Cards, rng: Stream) -> CommitPlan:
    left, parts = hand, []
    for suit in PHASE_SUITS:
        parts.append(_some(playable(left, suit), rng))
        left = without(left, parts[-1])
    return CommitPlan(parts[0], parts[1], parts[2], parts[3])
