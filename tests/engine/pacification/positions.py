"""Positions for the rules tests: a game at any moment, with every card in exactly one place."""

from dataclasses import replace

from engine import pacification
from engine.pacification import EndTurn, Meters, State
from engine.pacification.state import Change, EventFlipped
from tests.engine.pacification.document import DECISION_IDS, EVENT_IDS

# Below Hostility 15 these events have no effect: they keep the meters still when a turn begins.
IDLE = ("scud-missile-attack", "missile-attack-vs-israel")
# Ten decisions without a requirement, in the order of their ids.
HAND = (
    "appeasement",
    "broker-deals",
    "control-pipelines",
    "cover-ups",
    "covert-operations",
    "cronyism",
    "economic-aid",
    "investment",
    "negotiations",
    "secure-contracts",
)


def position(
    hand: tuple[str, ...] = (),
    *,
    turn: int = 3,
    fear: int = 5,
    hostility: int = 10,
    turmoil: int = 0,
    oil: int = 5,
    events: tuple[str, ...] = IDLE,
    decisions: tuple[str, ...] = (),
    deck_size: int | None = None,
    event_deck_size: int | None = None,
    plays: int = 0,
    straddles: int = 0,
    repeat_extras: bool = False,
) -> State:
    """A state in the middle of a turn; `events` and `decisions` lie on top of their decks.

    The sizes cut the decks: what is below goes to the piles.
    """
    event_deck = [*events, *[card for card in EVENT_IDS if card not in events]]
    decision_deck = [
        *decisions,
        *[card for card in DECISION_IDS if card not in decisions and card not in hand],
    ]
    return replace(
        pacification.new_game("a position", {"repeat_extras": repeat_extras}),
        turn=turn,
        meters=Meters(fear, hostility, turmoil, oil),
        hand=hand,
        event_deck=tuple(event_deck[:event_deck_size]),
        event_pile=() if event_deck_size is None else tuple(event_deck[event_deck_size:]),
        decision_deck=tuple(decision_deck[:deck_size]),
        decision_pile=() if deck_size is None else tuple(decision_deck[deck_size:]),
        plays=plays,
        straddles=straddles,
        events=(),
    )


def end_turn(state: State) -> State:
    """The state after the turn was ended, the first cards of the hand discarded if any must be."""
    excess = max(0, len(state.hand) - 5)
    return pacification.apply(state, EndTurn(tuple(sorted(state.hand)[:excess])))


def flips(state: State) -> list[tuple[str, bool]]:
    """The events that came up, each with whether it took effect."""
    return [
        (event.card, event.effective) for event in state.events if isinstance(event, EventFlipped)
    ]


def told(state: State, kind: type) -> tuple[Change, ...]:
    """The meter changes of the one event of this kind."""
    (event,) = [event for event in state.events if isinstance(event, kind)]
    changes: tuple[Change, ...] = event.changes
    return changes
