"""How Pacification is played, in words."""

from engine.pacification.cards import DECISIONS, EVENTS
from engine.pacification.rules import OPTIONS
from engine.pacification.state import (
    DRAWN_EACH_TURN,
    HAND_LIMIT,
    HIGH,
    HIGHEST,
    LOW,
    MEDIUM,
    METERS,
    OUSTED,
    START,
    TURNS,
    TWO_EVENTS,
    reading,
)
from ui.pages.rules.text import Section, table
from ui.parts.meter import NAMES, ZONES

BOUNDS = (f"0–{LOW}", f"{MEDIUM}–{HIGH - 1}", f"{HIGH}–{HIGHEST}")
TURMOIL_BOUNDS = ("0", f"1–{OUSTED - 1}", f"{OUSTED}–{HIGHEST}")


def _row(meter: str) -> tuple[str, ...]:
    """A meter's start, and each level with the name it goes by there."""
    bounds = TURMOIL_BOUNDS if meter == "turmoil" else BOUNDS
    words = [ZONES[meter][level] for level in ("low", "medium", "high")]
    levels = [f"{words[place]}: {bounds[place]}" for place in range(3)]
    return (NAMES[meter], str(reading(START, meter)), *levels)


SECTIONS: tuple[Section, ...] = (
    (
        "aim",
        "The aim",
        f"""
You are the president of the United States for one term of {TURNS} turns. By its end you want one of
two things, or both:

- Peace: Western Fear and Arab Hostility are both {LOW} or less.
- Oil: Oil Control is {HIGH} or more.
- Double victory: Peace and oil together, the best end there is.

You lose when a turn ends with one of these:

- Out of office: Political Turmoil is {OUSTED} or more.
- War: Arab Hostility is {HIGHEST}.

A term served to its end with neither peace nor oil is no victory.
""",
    ),
    (
        "meters",
        "The four meters",
        f"""
Every meter goes from 0 to {HIGHEST}. Its levels matter, because cards ask for them.

{table([("Meter", "Start", "Low", "Medium", "High"), *[_row(meter) for meter in METERS]])}
""",
    ),
    (
        "cards",
        "Events and decisions",
        f"""
{len(EVENTS)} events and {len(DECISIONS)} decisions, each of them once, lie in two shuffled decks. A
card moves one or more meters, in the order printed on it.

Some cards need something first: Fear or Hostility of {MEDIUM} or more (Medium), or of {HIGH} or
more (High). An event whose need is not met does nothing. A decision whose need is not met cannot be
played; it may wait in your hand.
""",
    ),
    (
        "turn",
        "A turn",
        f"""
A turn has five phases. You choose in the second, the third and the last; the others happen by
themselves.

- Event: One event is turned up, or two if Hostility is {TWO_EVENTS} or more.
- Policy: You draw {DRAWN_EACH_TURN} decisions. Straddle the Fence draws one more for 1 Turmoil.
- Implementation: You play one decision, or none. Deficit Spending plays one more for 1 Turmoil,
  paid first.
- Damage control: Turmoil goes down by 1.
- End: You discard down to {HAND_LIMIT} cards. If Fear is {HIGH} or more, Turmoil goes up by 1. Then
  it is judged whether you have lost.

Each of the two extras can be bought once a turn.
""",
    ),
    (
        "advice",
        "Worth knowing",
        f"""
- Turmoil may pass {OUSTED - 1} in the middle of a turn, if it is back below {OUSTED} when the turn
  is judged.
- At High Fear the 1 Turmoil that damage control takes away comes back at once.
- Hostility below {TWO_EVENTS} spares you the second event; below {MEDIUM} many events do nothing.
- The cards that win most oil need High Fear, and often raise Hostility.
""",
    ),
    ("house", "House rule", "\n".join([f"- {option.text}" for option in OPTIONS])),
)

READINGS = f"""
P1 Two events about Israeli strikes name a meter that does not exist, AH. We take it for Hostility.
P2 Card names are shown with their slips of spelling mended. Nothing else about a card is changed.
P3 What a card does to the meters never hangs on another card.
P4 How many events come is settled as the turn begins. The second is measured by the meters as the
  first has left them.
P5 Straddle the Fence can be bought once a turn: when you have seen your new cards, until you play a
  decision or end the turn.
P6 Deficit Spending can be bought once a turn, and only together with a card that can be played once
  the Turmoil is paid. Nobody pays for nothing.
P7 A need is a condition: without it a decision stays unplayed. Playing none is fine.
P8 Turmoil of {OUSTED} or more in the middle of a turn does no harm by itself.
P9 If one turn brings both defeats, the term counts as out of office.
P10 In turn {TURNS}, too, a defeat is looked for before a victory.
P11 A meter stops at 0 and at {HIGHEST} after each single effect, not after the whole card.
P12 You begin without cards; the first two come with the first turn.
P13 You discard what is more than {HAND_LIMIT}, and no card beyond that.
P14 An extra must cost something: neither can be bought at Turmoil {HIGHEST}, and Straddle the Fence
  needs a card to draw. Decks are never shuffled again; from an empty one nothing is drawn.
P15 Peace and oil in one term are called a double victory, which ranks first.
P16 A score only compares results: 300 for a double victory, 200 for peace or oil, each with the
  points to spare; 100 for no victory; for a defeat, the turn it came in.
"""
