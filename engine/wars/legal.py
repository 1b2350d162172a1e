"""Which moves are legal now, and why another one is not."""

from engine.wars.cards import CARDS, CULTURE, PHASE_SUITS, PHASES, SUIT_NAMES, Cards, card_name
from engine.wars.moves import MOST, Accept, Commit, CommitPlan, Discard, Offer, Redraw
from engine.wars.rows import ASKS, Answers, Offers, Plans, Redraws, Subsets
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW, LegalMoves, State

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
        return Offers(state.mover, state.seats, hand)
    if phase == ANSWER:
        return Answers(hand, state.offer.ask if state.offer else ())
    if phase == REDRAW:
        return Redraws(hand)
    if phase == PLAN:
        return Plans(hand)
    if phase == DISCARD:
        return Subsets(Discard, hand)
    return Subsets(Commit, playable(hand, PHASE_SUITS[PHASES.index(phase)]))


def playable(hand: Cards, suit: str) -> Cards:
    """The cards of a hand that may be played for a suit: its own, and Culture."""
    letters = suit + CULTURE
    return tuple([card for card in hand if card[0] in letters])


def refusal(state: State, move: object) -> str:
    """Why a move is not legal now, in words for the player; "" if it is."""
    if state.mover is None:
        return "The game is over."
    if move in legal_moves(state):
        return ""
    hand, phase = state.hands[state.mover], state.phase
    if isinstance(move, Commit) and phase in PHASES:
        suit = SUIT_NAMES[PHASE_SUITS[PHASES.index(phase)]]
        return _about_cards(move.cards, hand, f"Only {suit} and Culture can be played now.")
    if isinstance(move, CommitPlan) and phase == PLAN:
        return _about_plan(move, hand)
    if isinstance(move, Redraw) and phase == REDRAW:
        return _about_cards(move.cards, hand, f"Redraw 0 to {MOST} cards, each once.")
    if isinstance(move, Discard) and phase == DISCARD:
        return _about_cards(move.cards, hand, "Discard any cards of the hand, each once.")
    if isinstance(move, Accept) and phase == ANSWER and state.offer:
        names = ", ".join([SUIT_NAMES[suit] for suit in state.offer.ask])
        need = f"This offer asks for exactly {names}." if names else "This offer asks for nothing."
        return _about_cards(move.cards, hand, need)
    if isinstance(move, Offer) and phase == OFFER:
        return _about_offer(state, state.mover, move)
    return ASKED.get(phase, "This is the time to commit cards to one suit, or none.")


def _about_cards(cards: object, hand: Cards, need: str) -> str:
    """What is wrong with chosen cards: one is not there, their order, or else what is needed."""
    if not isinstance(cards, tuple):
        return need
    for card in cards:
        if card not in hand:
            return f"{card_name(card)} is not in the hand." if card in CARDS else need
    if len(cards) > 1 and cards != tuple([card for card in hand if card in cards]):
        return f"{need} Name them in order: Diplomacy, Economy, War, Luck, Culture, then by value."
    return need


def _about_plan(move: CommitPlan, hand: Cards) -> str:
    for part in (move.diplomacy, move.economy, move.war, move.luck):
        need = "Plan each card once: in its own suit, or Culture in any."
        why = _about_cards(part, hand, need)
        if why != need:
            return why
    return need


def _about_offer(state: State, seat: int, move: Offer) -> str:
    if move.to == seat or move.to not in range(state.seats):
        return "An offer goes to one of the other seats."
    if not move.give and not move.ask:
        return "An offer gives something, asks for something, or both."
    need = f"Give 0 to {MOST} cards and ask for 0 to {MOST}, each by its suit."
    if move.ask in ASKS:
        return _about_cards(move.give, state.hands[seat], need)
    return f"{need} Name the suits in order: Diplomacy, Economy, War, Luck, Culture."
