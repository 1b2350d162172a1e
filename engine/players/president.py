"""A cautious president, who plays terms of Pacification out quickly: what `chance` counts with.

It looks one card ahead. Both victories stay open: the nearer one counts most, then the other, and
Turmoil stays clear of impeachment. It wins more than two of five terms.
"""

from engine.game import Game
from engine.pacification import CARDS, EndTurn, Meters, Observation, Play, PlayExtra, Straddle
from engine.pacification.rules import PRICE, changed, end_of_turn
from engine.pacification.state import HAND_LIMIT, HIGH, LOW, OUSTED, POLICY, TURNS, Move
from engine.shuffle import Stream

DANGER = 1000  # more than any distance from a victory
TENSE = 26  # Hostility from which the next events may bring war
NEARER = 4  # how much more the nearer victory counts than the other


def choose(game: Game, observation: Observation, rng: Stream) -> Move:
    """Choose a move for the president of Pacification."""
    meters, turn, legal = observation.meters, observation.turn, observation.legal_moves
    if observation.phase == POLICY and not observation.straddles and meters.turmoil <= 1:
        return Straddle()
    least = cost(meters, turn)
    best: Move | None = None
    paid = changed(meters, PRICE)[0] if observation.plays else meters
    for card in observation.hand:
        move = PlayExtra(card) if observation.plays else Play(card)
        then = cost(_played(card, paid), turn)
        if then < least and move in legal:
            least, best = then, move
    return best or EndTurn(_spare(observation))


def cost(meters: Meters, turn: int) -> int:
    """How far from a victory, and how near to a defeat, a turn that ends so would be."""
    judged, _ = end_of_turn(meters)
    oil = max(0, HIGH - judged.oil)
    peace = max(0, judged.fear - LOW) + max(0, judged.hostility - LOW)
    apart = NEARER * min(oil, peace) + max(oil, peace) + judged.turmoil
    # Events add Turmoil before the next turn is judged; after the last one none come.
    if judged.turmoil >= OUSTED - (turn < TURNS):
        apart += DANGER * judged.turmoil
    if judged.hostility >= TENSE:
        apart += DANGER
    return apart


def _played(card: str, meters: Meters) -> Meters:
    return changed(meters, CARDS[card].effects)[0]


def _spare(observation: Observation) -> tuple[str, ...]:
    """The cards that must go: those that would help least."""
    hand, excess = observation.hand, len(observation.hand) - HAND_LIMIT
    if excess <= 0:
        return ()
    worth = {card: cost(_played(card, observation.meters), observation.turn) for card in hand}
    worst = sorted(hand, key=lambda card: (-worth[card], card))
    return tuple(sorted(worst[:excess]))
