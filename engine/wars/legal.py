"""Which moves are legal now, and why another one is not."""

from engine.choices import Choices
from engine.wars.cards import CULTURE, PHASE_SUITS, PHASES, SUIT_NAMES, Cards
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
from engine.wars.rows import Accepts, Offers, Plans, Redraws, Subsets
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW, LegalMoves, State

END_OFFERS: tuple[Move, ...] = (EndOffers(),)
DECLINE: tuple[Move, ...] = (Decline(),)
# What a seat is asked for in each phase, for a move that belongs to another one.
ASKED = {
    OFFER: "This is the time to make an offer, or to end your offers.",
    ANSWER: "This is the time to accept the offer or to decline it.",
    REDRAW: f"This is the time to redraw: choose 0 to {MOST} cards.",
    PLAN: "This is the time to commit cards to all four suits.",
    DISCARD: "This is the time to discard: choose any cards, or none.",
}


def legal_moves(state: State) -> LegalMoves:
    """List what the seat to move may do; () when the game is over.

    The move that does least is first. Redraws and payments go from few cards to many, offers by
    seat, then by what is given, then by what is asked.
    """
    if state.mover is None:
        return ()
    hand, phase = state.hands[state.mover], state.phase
    if phase == OFFER:
        return Choices((END_OFFERS, Offers(state.mover, state.seats, hand)))
    if phase == ANSWER:
        return Choices((DECLINE, Accepts(hand, state.offer.ask if state.offer else ())))
    if phase == REDRAW:
        return Redraws(hand)
    if phase == PLAN:
        return Plans(hand)
    if phase == DISCARD:
        return Subsets(Discard, hand)
    return Subsets(Commit, playable(hand, PHASE_SUITS[PHASES.index(phase)]))


def playable(hand: Cards, suit: str) -> Cards:
    """The cards of a hand that may be played for a suit: its own, and Culture."""
    return tuple([card for card in hand if card[0] == suit or card[0] == CULTURE])


def refusal(state: State, move: object) -> str:
    """Why a move is not legal now, in words for the player; "" if it is."""
    if state.mover is None:
        return "The game is over."
    if move in legal_moves(state):
        return ""
    hand = state.hands[state.mover]
    if isinstance(move, Commit) and state.phase in PHASES:
        suit = SUIT_NAMES[PHASE_SUITS[PHASES.index(state.phase)]]
        return _about_cards(move.cards, hand, f"Only {suit} and Culture can be played now.")
    if isinstance(move, CommitPlan) and state.phase == PLAN:
        together: list[str] = []
        for part in (move.diplomacy, move.economy, move.war, move.luck):
            together.extend(part)
        return _about_cards(
            tuple(together), hand, "Each card is played once, in its own suit; Culture in any."
        )
    if isinstance(move, Redraw) and state.phase == REDRAW:
        return _about_cards(
            move.cards, hand, f"Redraw {MOST} cards at most, not {len(move.cards)}."
        )
    if isinstance(move, Discard) and state.phase == DISCARD:
        return _about_cards(move.cards, hand, "Discard each card once.")
    if isinstance(move, Accept) and state.offer:
        names = ", ".join([SUIT_NAMES[suit] for suit in state.offer.ask])
        need = f"This offer asks for {names}." if names else "This offer asks for nothing."
        return _about_cards(move.cards, hand, need)
    if isinstance(move, Offer) and state.phase == OFFER:
        return _about_offer(state, state.mover, move)
    asked = ASKED.get(state.phase, "This is the time to commit cards to one suit, or none.")
    return f"{asked} Another move is not possible now."


def _about_cards(cards: Cards, hand: Cards, need: str) -> str:
    """What is wrong with chosen cards: one is not there, the order, or else what is needed."""
    for card in cards:
        if card not in hand:
            return f"{card} is not in the hand."
    ordered = tuple([card for card in hand if card in cards])
    if len(ordered) == len(cards) and ordered != tuple(cards):
        return "Name the cards in order: Diplomacy, Economy, War, Luck, Culture, then by value."
    return need


def _about_offer(state: State, seat: int, move: Offer) -> str:
    if move.to == seat or move.to not in range(state.seats):
        return "An offer goes to one of the other seats."
    if not move.give and not move.ask:
        return "An offer gives something, asks for something, or both."
    if len(move.give) > MOST or len(move.ask) > MOST:
        return f"An offer gives and asks for {MOST} cards at most each."
    need = "Ask by suit, in the order Diplomacy, Economy, War, Luck, Culture."
    return _about_cards(move.give, state.hands[seat], need)
