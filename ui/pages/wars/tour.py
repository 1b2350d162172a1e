"""What the guide tells in a first game of Wars, in which the person leads the first turn."""

from engine.wars.cards import PHASES, WARS
from engine.wars.moves import MOST
from engine.wars.state import DISCARD, HAND, OFFERS, REDRAW
from ui.model import Table
from ui.pages.wars.report import REPORT
from ui.pages.wars.seen import state_of
from ui.parts.coach import Step

DIPLOMACY, END = 2, 2 + len(PHASES)  # places of phases in a turn, the first is Cooperation


def _place(table: Table) -> int:
    """How far the first turn is: the place of its phase, one beyond the last when it is over."""
    state = state_of(table.session.record)
    if state.turn > 1:
        return END + 1
    if state.phase == REDRAW:
        return 1
    if state.phase in PHASES:
        return DIPLOMACY + PHASES.index(state.phase)
    return END if state.phase == DISCARD else 0


def _begun(table: Table) -> bool:
    """Whether anything was done or chosen."""
    return bool(table.picked or table.asked or table.session.record.moves)


def _redrawn(table: Table) -> bool:
    """Whether the person, who is asked first, has redrawn."""
    place = _place(table)
    return place > 1 or (place == 1 and state_of(table.session.record).mover != 0)


def _read(table: Table) -> bool:
    """Whether the report of the first war was read."""
    return _place(table) > END or (_place(table) == END and table.mode != REPORT)


STEPS = (
    Step(
        "wall",
        "Eight wars",
        f"Each of {len(WARS)} turns is a war. Who wins most of its four suits takes its victory "
        "points. But if nobody plays for a suit, Western Civilization falls and everyone loses.",
        _begun,
        reads=True,
    ),
    Step(
        "hand",
        "Your hand",
        f"{HAND} cards: the more of a suit, the better your chance in it. Keep one for each suit. "
        "Culture is wild and fits any of them.",
        _begun,
        reads=True,
    ),
    Step(
        "offers",
        "Cooperation",
        f"Offer up to {OFFERS} trades, or none: cards of yours for cards of a suit you lack. "
        "Then the others offer. See what you would get, and accept or decline.",
        lambda table: _place(table) > 0,
    ),
    Step(
        "hand",
        "Redraw",
        f"Put down up to {MOST} cards and draw as many, or keep all. Low cards of a suit you are "
        "weak in are the ones to change; not the last one of a suit.",
        _redrawn,
    ),
    Step(
        "hand",
        "Commit to Diplomacy",
        "Choose Diplomacy or Culture cards and commit them face down. The others choose too, then "
        "all are revealed together.",
        lambda table: _place(table) > DIPLOMACY,
    ),
    Step(
        "plays",
        "Revealed",
        "Most cards win a suit; if tied, the highest total. 3 · 17 means three cards with a total "
        "of 17; the number beside a name, cards in hand.",
        lambda table: _place(table) > DIPLOMACY + 1,
        reads=True,
    ),
    Step(
        "hand",
        "Three more suits",
        "Economy, War and Luck are committed in the same way. A card is played once, so keep one "
        "for each. Holding nothing for a suit, trust that somebody else does.",
        lambda table: _place(table) >= END,
    ),
    Step(
        "verdict",
        "Who won the war",
        "Most suits won takes the victory points. A tie goes down a ladder, beginning with the "
        "fewest Culture cards; the steps taken are shown.",
        _read,
        reads=True,
    ),
    Step(
        "award",
        "The special award",
        "Each war also rewards the highest total played in one suit. It grows with the wars, "
        "so mind which suit it is for.",
        _read,
    ),
    Step(
        "hand",
        "The end of the turn",
        f"Put down what you do not want, then all fill up to {HAND}. You have seen everything: "
        "the next wars are yours.",
        lambda table: _place(table) > END,
    ),
)
