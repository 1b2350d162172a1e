"""What a press on the table of Pacification means: another pick, or a move."""

from dataclasses import dataclass, replace

from engine.pacification import CARDS, EndTurn, Meters, Play, PlayExtra, State, Straddle, apply
from engine.pacification.rules import end_of_turn, excess_of, extra_refusal, judged, refusal
from engine.pacification.state import OUSTED, Move, Outcome
from ui.model import Table
from ui.pages.pacification.story import state_of
from ui.parts.meter import SHORT

DISCARDING = "discard"


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of a press: the table as it is now, a move to play, words to say."""

    table: Table
    move: Move | None = None
    words: str = ""


def act(table: Table, name: str, value: str) -> Acted:
    """Answer a press: `pick` a card, `play` the picked one, `straddle`, `end` the turn, `back`."""
    state = state_of(table.session.record)
    if name == "pick" and value in state.hand:
        return (
            _mark(table, state, value) if table.mode == DISCARDING else _pick(table, state, value)
        )
    if name == "play" and len(table.picked) == 1 and table.mode != DISCARDING:
        return Acted(table, play_of(state, table.picked[0]))
    if name == "play":
        return Acted(table, words="Choose a card first.")
    if name == "deficit":
        return Acted(table, words=extra_refusal(state) or "Choose a card first.")
    if name == "straddle":
        return Acted(table, Straddle())
    if name == "end":
        return _end(table, state)
    if name == "back":
        return Acted(replace(table, picked=(), mode=""), words="No card is discarded.")
    return Acted(table)


def play_of(state: State, card: str) -> Move:
    """The move that plays a card now: the turn's decision, or an extra one."""
    return PlayExtra(card) if state.plays else Play(card)


def legal(state: State, card: str) -> bool:
    """Whether a card can be played now."""
    return refusal(state, play_of(state, card)) == ""


def why_not(state: State, card: str) -> str:
    """Why a card of the hand cannot be played now, in words; "" if it can."""
    return refusal(state, play_of(state, card))


def closed(state: State) -> str:
    """Why no further card can be played this turn, on the foot of a card; "" if one can."""
    return "No more plays this turn" if state.plays and extra_refusal(state) else ""


def _pick(table: Table, state: State, card: str) -> Acted:
    if table.picked == (card,):
        return Acted(replace(table, picked=()), words=f"{CARDS[card].name} not chosen.")
    why = why_not(state, card)
    if why:
        return Acted(table, words=why)
    after = apply(state, play_of(state, card))
    words = f"{CARDS[card].name} chosen: {_steps(state.meters, after.meters)}."
    words = f"{words} {turmoil_note(after.meters)}".strip()
    return Acted(replace(table, picked=(card,)), words=words)


def _steps(before: Meters, after: Meters) -> str:
    pairs = (
        ("fear", before.fear, after.fear),
        ("hostility", before.hostility, after.hostility),
        ("turmoil", before.turmoil, after.turmoil),
        ("oil", before.oil, after.oil),
    )
    steps = [f"{SHORT[meter]} {was} to {now}" for meter, was, now in pairs if was != now]
    return ", ".join(steps) or "no meter would change"


def turmoil_note(after: Meters) -> str:
    """What to know about a Turmoil that a preview brings past the line (P8)."""
    if after.turmoil < OUSTED:
        return ""
    judged_at = end_of_turn(after)[0].turmoil
    end = f"{judged_at} by then" + (", out of office." if judged_at >= OUSTED else ".")
    return f"Turmoil would be {after.turmoil}. The end of the turn judges: {end}"


def _mark(table: Table, state: State, card: str) -> Acted:
    name = CARDS[card].name
    if card in table.picked:
        picked = tuple([other for other in table.picked if other != card])
        return Acted(replace(table, picked=picked), words=f"{name} stays.")
    excess = excess_of(state)
    if len(table.picked) == excess:
        return Acted(table, words=f"{excess} marked already. Take one back first.")
    picked = (*table.picked, card)
    left = excess - len(picked)
    return Acted(
        replace(table, picked=picked),
        words=f"{name} will be discarded. " + (f"{left} to go." if left else "That is all."),
    )


def _end(table: Table, state: State) -> Acted:
    excess = excess_of(state)
    if not excess:
        return Acted(table, EndTurn())
    if table.mode != DISCARDING:
        words = f"Mark {excess} to discard. You keep 5."
        return Acted(replace(table, picked=(), mode=DISCARDING), words=words)
    if len(table.picked) != excess:
        return Acted(table, words=f"Mark {excess - len(table.picked)} more to discard.")
    return Acted(table, EndTurn(tuple(sorted(table.picked))))


def preview(table: Table, state: State) -> Meters:
    """The meters as the picked card would leave them."""
    if table.mode == DISCARDING or len(table.picked) != 1:
        return state.meters
    move = play_of(state, table.picked[0])
    return state.meters if refusal(state, move) else apply(state, move).meters


def ending(state: State) -> tuple[Meters, Outcome | None]:
    """The meters that would be judged if the turn ended now, and how the term would end, if so."""
    meters, _ = end_of_turn(state.meters)
    return meters, judged(state.turn, meters)
