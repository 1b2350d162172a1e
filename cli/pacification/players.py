"""Players for `simulate`: the random one of the rules page, and a greedy one.

They see observations only, never the order of a deck.
"""

from collections.abc import Callable, Mapping
from typing import cast

from engine import Stream
from engine import game as contract
from engine.choices import ways
from engine.pacification import CARDS, EndTurn, Meters, Observation, Play, PlayExtra, Straddle
from engine.pacification.rules import PRICE, changed, end_of_turn, judged
from engine.pacification.state import HAND_LIMIT, HIGH, LOW, Move

DEFEAT = 1000
POINT = 3  # a point on the way to a victory is worth three of Turmoil
AFFORDABLE = 1  # the Turmoil up to which one more card is worth its price


def random(observation: contract.Observation, rng: Stream) -> Move:
    """Any playable card, Straddle or the end of the turn, equally likely; then any discard."""
    seen = cast(Observation, observation)
    ends = ways(len(seen.hand), _excess(seen))
    act = rng.below(len(seen.legal_moves) - ends + 1)
    return seen.legal_moves[rng.below(ends) if act == 0 else ends + act - 1]


def greedy(observation: contract.Observation, rng: Stream) -> Move:
    """Straddle while that is cheap, then whatever card brings the nearer victory nearest."""
    seen = cast(Observation, observation)
    ends = ways(len(seen.hand), _excess(seen))
    acts = [seen.legal_moves[place] for place in range(ends, len(seen.legal_moves))]
    if Straddle() in acts and seen.meters.turmoil <= AFFORDABLE:
        return Straddle()
    best: Move = EndTurn(_least_useful(seen))
    least = _distance(seen.turn, seen.meters)
    for act in acts:
        if isinstance(act, Play | PlayExtra):
            price = PRICE if isinstance(act, PlayExtra) else ()
            meters, _ = changed(seen.meters, price + CARDS[act.card].effects)
            distance = _distance(seen.turn, meters)
            if distance < least:
                best, least = act, distance
    return best


def _distance(turn: int, meters: Meters) -> int:
    """How far the nearer victory is if the turn ends with these meters; a defeat is farthest."""
    after, _ = end_of_turn(meters)
    outcome = judged(turn, after)
    peace = max(0, after.fear - LOW) + max(0, after.hostility - LOW)
    oil = max(0, HIGH - after.oil)
    lost = DEFEAT if outcome and outcome.kind in ("office", "war") else 0
    return lost + POINT * min(peace, oil) + after.turmoil


def _least_useful(seen: Observation) -> tuple[str, ...]:
    """The excess cards that would bring a victory least near if they were played now."""
    excess = _excess(seen)
    if not excess:
        return ()
    ranked = []
    for card in seen.hand:
        meters, _ = changed(seen.meters, CARDS[card].effects)
        ranked.append((_distance(seen.turn, meters), card))
    worst = sorted(ranked, reverse=True)[:excess]
    return tuple(sorted([card for _, card in worst]))


def _excess(seen: Observation) -> int:
    return max(0, len(seen.hand) - HAND_LIMIT)


PLAYERS: Mapping[str, Callable[[contract.Observation, Stream], Move]] = {
    "random": random,
    "greedy": greedy,
}
