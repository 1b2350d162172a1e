"""The shape of a game of Wars in one line of signs, for a text that people share."""

from engine import Session
from ui.pages.wars.seen import names_of, state_of
from ui.seats import people

LETTERS = "ABCDEFG"


def shape(session: Session) -> str:
    """Who won each war: with one person + and −, with several a letter for each seat."""
    state = state_of(session.record)
    here = people(session)
    alone = here[0] if len(here) == 1 else None
    signs = []
    for seat in state.victors:
        if seat is None:
            signs.append("=")
        elif alone is None:
            signs.append(LETTERS[seat])
        else:
            signs.append("+" if seat == alone else "−")
    if state.result and not state.result.winners:
        signs.append("fell")
    row = " ".join(signs)
    if alone is not None:
        return f"War by war, + mine, − another’s, = nobody’s: {row}"
    names = [f"{LETTERS[seat]} {name}" for seat, name in enumerate(names_of(session))]
    return f"War by war, {', '.join(names)}, = nobody: {row}"
