"""A game of Wars in a few words: for the list of saved games, the title, the record."""

from dataclasses import replace

from engine import Session
from engine.wars.cards import SUIT_NAMES
from ui.pages.wars.seen import names_of, state_of
from ui.pages.wars.setup import PERSON, begin
from ui.pages.wars.why import called
from ui.parts.figures import Figure
from ui.parts.seat import LEAST
from ui.saved import Saved, begun, key_of
from ui.seats import people, seat_count

SEATS = 7  # that have a sign
WANT = ", for want of "


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
    saved = replace(saved, table=table_of(session))
    result = state.result
    if not result:
        return saved
    here = people(session)
    alone = here[0] if len(here) == 1 else None
    points = result.points[alone] if alone is not None else 0
    want = "" if result.winners else f"{WANT}{SUIT_NAMES[result.suit]}"
    return replace(
        saved,
        line=f"{saved.line}{want}",
        kind=result.kind,
        result=f"{points} VP" if alone is not None and result.winners else saved.line,
        won=alone in result.winners,
        score=points,
        key=key_of(session),
    )


def table_of(session: Session) -> str:
    """Who sits there, seat by seat, "" for the table that a new game offers."""
    _, usual = begin({})
    players = [seat.player for seat in session.seats] or [""] * seat_count(session)
    if players == [seat.player for seat in usual]:
        return ""
    return " ".join([player or PERSON for player in players])


def fall(saved: Saved) -> tuple[str, str]:
    """The turn and the suit that a fallen civilization's line names."""
    where, _, suit = saved.line.partition(WANT)
    return where.split(" ")[-1], suit


def figures(saved: Saved) -> list[Figure]:
    """The points of a saved game, seat by seat."""
    most = max((LEAST, *saved.figures))
    return [
        Figure(f"seat {seat + 1}", f"seat-{seat + 1}", saved.figures[seat], most)
        for seat in range(min(len(saved.figures), SEATS))
    ]


def best(finished: list[Saved]) -> Saved:
    """The best of finished games, at least one: victories first, then points."""
    return max(finished, key=lambda saved: (saved.won, saved.kind == "credit", saved.score))
