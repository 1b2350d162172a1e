"""What the adviser's answers about a replay say, in words."""

from collections.abc import Mapping

from engine.thinking import NOBODY, is_number
from ui.parts.basic import WORDS

Ends = Mapping[str, str]  # kinds of outcome, as they follow "with"


def checked_told(answer: str, moves: int, ends: Ends) -> str:
    """The answer to `verify` for a record of so many moves; "" while there is none.

    >>> checked_told("sound 3 peace", 3, {"peace": "peace"})
    'Checked: all 3 moves are legal, and the game ends with peace.'
    """
    if not answer:
        return ""
    parts = answer.split(" ")
    if parts[0] != "sound" or len(parts) != 3:
        return "The adviser could not check this game."
    if not moves:
        return "Checked: no move was made yet."
    legal = "the one move is legal" if moves == 1 else f"all {moves} moves are legal"
    end = ends.get(parts[2], "")
    return f"Checked: {legal}, and the game {f'ends with {end}' if end else 'goes on'}."


def could_be_done(ways: int, answer: str, ends: Ends, past: bool) -> list[str]:
    """How many moves were possible and, by the answer to `outcomes`, what they would have done.

    `past` is whether one of them was made. An answer that tells nothing adds nothing.
    """
    was, were = ("was", "were") if past else ("is", "are")
    first = f"One move {was}" if ways == 1 else f"{ways} moves {were}"
    return [f"{first} possible here.", *_outcomes(answer, ends, past)]


def _outcomes(answer: str, ends: Ends, past: bool) -> list[str]:
    looked, hidden, more = 0, 0, False
    found: list[str] = []  # how each move that ends the game does
    for line in answer.split("\n"):
        parts = line.split(" ")
        if line == "more":
            more = True
        elif is_number(parts[0]) and len(parts) > 1:
            looked += 1
            if parts[1] == "hidden":
                hidden += 1
            elif parts[1] != NOBODY:
                found.append(ends.get(parts[1], "another end"))
    if not looked:
        return []
    told = [_ended(found, looked, past)] if found else []
    if hidden:
        shown = "would have turned up cards" if past else "would turn up cards"
        told.append(f"{_who(hidden, looked)} {shown}.")
    if not found and hidden < looked:
        end = "would have ended the game" if past else "would end the game"
        none = "It would not" if looked == 1 else "No other move" if hidden else "No move"
        told.append(f"{none} {end.removeprefix('would ') if looked == 1 else end}.")
    if more:
        told.append(f"The first {looked} were looked at.")
    return told


def _ended(found: list[str], looked: int, past: bool) -> str:
    kinds: list[str] = []
    for end in found:
        if end not in kinds:
            kinds.append(end)
    would = "would have ended the game" if past else "would end the game"
    if len(kinds) == 1:
        return f"{_who(len(found), looked)} {would}: {kinds[0]}."
    each = [f"{_number(found.count(end))} with {end}" for end in kinds]
    return f"{_who(len(found), looked)} {would}: {', '.join(each)}."


def _who(number: int, looked: int) -> str:
    """So many of the moves, at the start of a sentence."""
    if number == looked:
        return "It" if number == 1 else "Each"
    word = _number(number)
    return f"{word[:1].upper()}{word[1:]}"


def _number(number: int) -> str:
    return WORDS[number] if number < len(WORDS) else str(number)
