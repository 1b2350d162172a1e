"""Who wins a suit, a war and a special award."""

from engine.wars.cards import CULTURE, PHASE_SUITS, SUIT_NAMES, Cards, total
from engine.wars.events import Rung

Plays = tuple[tuple[Cards, ...], ...]  # of the four suits: of every seat

SUITS_WON, CULTURE_PLAYED = "suits", "culture"
# The steps in order, the tie ladder from the second on. `E cards` are Economy cards played,
# `E points` the sum of their values; Culture is never one of them (W5).
STEPS = (
    SUITS_WON,
    CULTURE_PLAYED,
    *[f"{suit} cards" for suit in PHASE_SUITS],
    *[f"{suit} points" for suit in PHASE_SUITS],
)


def step_name(step: str) -> str:
    """What a step asks for, in words.

    >>> step_name("E points")
    'most points of Economy cards played'
    """
    if step == SUITS_WON:
        return "most suits won"
    if step == CULTURE_PLAYED:
        return "fewest Culture cards played"
    name = SUIT_NAMES[step[0]]
    return (
        f"most points of {name} cards played" if "points" in step else f"most {name} cards played"
    )


def suit_winner(plays: tuple[Cards, ...]) -> tuple[int | None, str]:
    """The seat that wins a suit, and by what: most `cards`, then the highest `total`.

    (None, "") when it is tied on both (W4).
    """
    most = max([len(cards) for cards in plays])
    tied = [seat for seat, cards in enumerate(plays) if len(cards) == most]
    if len(tied) == 1:
        return tied[0], "cards"
    highest = max([total(plays[seat]) for seat in tied])
    tied = [seat for seat in tied if total(plays[seat]) == highest]
    return (tied[0], "total") if len(tied) == 1 else (None, "")


def victor(plays: Plays) -> tuple[int | None, tuple[Rung, ...]]:
    """The seat that takes the turn's VP, and the rungs climbed to find it; None if tied (W6).

    Each step compares only those still tied. With no suit won all are tied on zero (W7).
    """
    winners = [suit_winner(of_suit)[0] for of_suit in plays]
    left = tuple(range(len(plays[0])))
    rungs: list[Rung] = []
    for step in STEPS:
        values = tuple([_value(step, plays, seat, winners) for seat in left])
        best = min(values) if step == CULTURE_PLAYED else max(values)
        tied = tuple([seat for at, seat in enumerate(left) if values[at] == best])
        rungs.append(Rung(step, left, values, tied))
        if len(tied) == 1:
            return tied[0], tuple(rungs)
        left = tied
    return None, tuple(rungs)


def award(plays: tuple[Cards, ...]) -> tuple[int | None, tuple[int, ...]]:
    """The seat with the highest score in a suit phase, None if tied (W8), and every score."""
    scores = tuple([total(cards) for cards in plays])
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return (best[0] if len(best) == 1 else None), scores


def _value(step: str, plays: Plays, seat: int, winners: list[int | None]) -> int:
    """What a step counts of one seat: the suits it won, or cards among all it played this turn."""
    if step == SUITS_WON:
        return winners.count(seat)
    suit = CULTURE if step == CULTURE_PLAYED else step[0]
    cards = tuple([card for of_suit in plays for card in of_suit[seat] if card[0] == suit])
    return total(cards) if "points" in step else len(cards)
