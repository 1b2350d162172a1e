"""The table of Pacification as text, and the answers a player gives to it."""

from collections.abc import Callable

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cli.pacification.words import FULL_NAMES, OUTCOMES, changes, effects, needs, zone_name
from cli.seats import Eyes
from engine import IllegalMove
from engine.pacification import CARDS, EndTurn, Meters, Play, PlayExtra, State, Straddle
from engine.pacification.rules import (
    end_of_turn,
    excess_of,
    extra_refusal,
    is_met,
    judged,
    straddle_refusal,
)
from engine.pacification.state import (
    HIGH,
    HIGHEST,
    LOW,
    METERS,
    OUSTED,
    Change,
    FearUnsettled,
    Move,
    reading,
)

ON, OFF = "|", "·"
END, STRADDLE = "0", "s"


def table(state: State, eyes: Eyes) -> Group:
    """Meters, hand and acts: everything a turn is decided by."""
    return Group(_meters(state.meters), Text(), _hand(state), Text(), _acts(state), Text())


def _meters(meters: Meters) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for meter in METERS:
        value = reading(meters, meter)
        grid.add_row(FULL_NAMES[meter], str(value), notches(meter, value), zone_name(meter, value))
    return grid


def notches(meter: str, value: int) -> str:
    """A scale of 30 notches, a gap where a zone begins.

    >>> notches("turmoil", 2)
    '||·· ··························'
    """
    starts = (OUSTED,) if meter == "turmoil" else (LOW + 1, HIGH)
    scale = ""
    for notch in range(1, HIGHEST + 1):
        gap = " " if notch in starts else ""
        scale += gap + (ON if notch <= value else OFF)
    return scale


def _hand(state: State) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", style="bold")
    grid.add_column("Card")
    grid.add_column("Needs", no_wrap=True)
    grid.add_column("Effects")
    for place, card_id in enumerate(state.hand, start=1):
        card = CARDS[card_id]
        style = "" if is_met(card, state.meters) else "dim"
        wanted = needs(card, state.meters)
        grid.add_row(str(place), card.name, wanted, effects(card), style=style)
    return grid


def _acts(state: State) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", min_width=1)
    grid.add_column()
    no_straddle, no_extra = straddle_refusal(state), extra_refusal(state)
    if no_straddle:
        grid.add_row("", Text(no_straddle, "dim"))
    else:
        grid.add_row(STRADDLE, "Straddle the Fence: Turmoil +1, draw one more card")
    if no_extra:
        grid.add_row("", Text(no_extra, "dim"))
    else:
        grid.add_row("", "Deficit Spending: Turmoil +1 with the next card you play")
    grid.add_row(END, f"End the turn: {_end_told(state)}")
    return grid


def _end_told(state: State) -> str:
    """What ending the turn now would do: only the end is judged (P8), so it is told beforehand."""
    meters, events = end_of_turn(state.meters)
    told = changes((Change("turmoil", state.meters.turmoil, meters.turmoil),))
    if any(isinstance(event, FearUnsettled) for event in events):
        told += " (High Fear adds 1)"
    parts = [told]
    excess = excess_of(state)
    if excess:
        parts.append(f"discard {excess}")
    outcome = judged(state.turn, meters)
    if outcome:
        parts.append(f"the term ends: {OUTCOMES[outcome.kind]}")
    return ", ".join(parts)


# -- answers


def chosen(state: State, answer: str, ask: Callable[[str], str]) -> Move:
    """The move an answer means: the number of a card, `s`, or `0` with the cards to discard.

    Raises IllegalMove, in words, for an answer that means none.
    """
    words = answer.replace(",", " ").split()
    if words == [STRADDLE]:
        return Straddle()
    if words[:1] == [END]:
        excess = excess_of(state)
        if excess and len(words) == 1:
            cards = "1 card" if excess == 1 else f"{excess} cards"
            words += ask(f"Discard {cards}, by number: ").replace(",", " ").split()
        return EndTurn(_discarded(state, words[1:], excess))
    card = _card(state, words[0]) if len(words) == 1 else ""
    if not card:
        count = len(state.hand)
        acts = f"{STRADDLE}, or {END}" if not straddle_refusal(state) else f"or {END}"
        which = f"the number of a card, 1 to {count}, " if count else ""
        raise IllegalMove(f"Type {which}{acts} to end the turn.")
    return PlayExtra(card) if state.plays else Play(card)


def _discarded(state: State, words: list[str], excess: int) -> tuple[str, ...]:
    cards = {_card(state, word) for word in words}
    if "" in cards or len(cards) != excess or len(words) != excess:
        raise IllegalMove(_discard_asked(state, excess))
    return tuple(sorted(cards))


def _discard_asked(state: State, excess: int) -> str:
    if not excess:
        return f"The hand is within its limit, nothing is discarded: type {END} alone."
    example = " ".join([str(place) for place in range(1, excess + 1)])
    cards = "1 card" if excess == 1 else f"{excess} different cards"
    return f"Discard exactly {cards} of 1 to {len(state.hand)}, such as: {END} {example}"


def _card(state: State, word: str) -> str:
    """The card of this number in the hand, "" if there is none."""
    numbered = {str(place): card for place, card in enumerate(state.hand, start=1)}
    return numbered.get(word, "")
