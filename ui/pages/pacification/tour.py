"""What the guide tells in a first game of Pacification."""

from engine.pacification import PlayExtra
from engine.pacification.state import HAND_LIMIT, LOW, OUSTED, TURNS
from ui.model import Table
from ui.pages.pacification.story import decisions, state_of
from ui.parts.coach import Step


def _moved(table: Table) -> bool:
    return bool(table.session.record.moves)


def _touched(table: Table) -> bool:
    """Whether a card is picked, or something was done already."""
    return bool(table.picked) or _moved(table)


def _played(table: Table) -> bool:
    """Whether a decision was played, or the first turn left without one."""
    return bool(decisions(table.session.record)) or _turn(table) > 1


def _extra(table: Table) -> bool:
    extras = [move for move in table.session.record.moves if isinstance(move, PlayExtra)]
    return bool(extras) or _turn(table) > 1


def _turn(table: Table) -> int:
    return state_of(table.session.record).turn


def _second(table: Table) -> bool:
    """Whether something was done in the second turn, or it is over."""
    state = state_of(table.session.record)
    return state.turn > 2 or (state.turn == 2 and state.plays + state.straddles > 0)


STEPS = (
    Step(
        "meters",
        "Four meters",
        f"In {TURNS} turns, bring Fear and Hostility down to {LOW}, or raise Oil to the High zone. "
        f"Turmoil at {OUSTED} when a turn ends costs you the office.",
        _touched,
        reads=True,
    ),
    Step(
        "events",
        "Something happens",
        "Every turn begins with an event. It has already moved the meters; each says by how much.",
        _touched,
        reads=True,
    ),
    Step(
        "hand",
        "Choose a card",
        "These decisions are yours. Each shows what it does and what it needs. Press one to see "
        "where it would lead; nothing is played yet.",
        _touched,
    ),
    Step(
        "primary",
        "Play it",
        "The meters show what would change. Press the large button to play the card, or choose "
        "another one first.",
        _played,
    ),
    Step(
        "extras",
        "One card a turn, or more",
        "Deficit Spending plays a second card for 1 Turmoil. It is worth it when the card is.",
        _extra,
        reads=True,
    ),
    Step(
        "end",
        "End the turn",
        f"Ending it takes 1 off Turmoil. You keep up to {HAND_LIMIT} cards. Then it is judged "
        "whether you stay in office.",
        lambda table: _turn(table) > 1,
    ),
    Step(
        "straddle",
        "A wider choice",
        "A new turn: another event, two new cards. Straddle the Fence draws one more for "
        "1 Turmoil, before you play. Play this turn as you like.",
        _second,
        reads=True,
    ),
    Step(
        "log",
        "That is the whole game",
        "The log tells what happened, Undo takes a press back, and the rules are under Log. "
        "The rest of the term is yours.",
        lambda table: _turn(table) > 3,
    ),
)
