"""A game of Wars in a few words: for the list of saved games, the title, the record."""

from dataclasses import replace

from engine import Session
from ui.pages.wars.seen import names_of, state_of
from ui.pages.wars.why import called
from ui.saved import Saved, begun, key_of
from ui.seats import people


def label(session: Session) -> str:
    """Where the game stands: the turn, or how it ended."""
    state = state_of(session.record)
    if not state.result:
        return f"Turn {state.turn} of 8"
    if state.result.winners:
        return f"Credit to {called(names_of(session), state.result.winners)}"
    return f"Fell in turn {state.result.turn}"


def title(session: Session) -> str:
    """The title of the browser's tab."""
    return f"{label(session)}, {session.record.game.title}"


def summary(save_id: str, link: str, session: Session) -> Saved:
    """What the home page shows of a game without replaying it.

    A game is won, and has a score, for the one person at the table only.
    """
    state = state_of(session.record)
    saved = begun(save_id, link, session, label(session), state.points)
    result = state.result
    if not result:
        return saved
    here = people(session)
    alone = here[0] if len(here) == 1 else None
    points = result.points[alone] if alone is not None else 0
    return replace(
        saved,
        kind=result.kind,
        result=f"{points} VP" if alone is not None and result.winners else saved.line,
        won=alone in result.winners,
        score=points,
        key=key_of(session),
    )


def best(finished: list[Saved]) -> Saved:
    """The best of finished games, at least one: victories first, then points."""
    return max(finished, key=lambda saved: (saved.won, saved.kind == "credit", saved.score))
