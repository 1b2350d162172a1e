"""A game of Pacification in a few words: for the list of saved games, the title, the record."""

from dataclasses import replace

from engine import Session
from engine.pacification.state import METERS, Play, PlayExtra
from ui.pages.pacification.story import ENDS, state_of
from ui.parts.figures import Figure
from ui.parts.meter import SHORT
from ui.saved import Saved, begun, key_of

HIGHEST = 30  # of a meter
# From the best end to the worst, as the score ranks them (P16).
RANK = ("double", "peace", "oil", "none", "office", "war")
SHORT_ENDS = {
    "double": "Double",
    "peace": "Peace",
    "oil": "Oil",
    "none": "No victory",
    "office": "Out of office",
    "war": "War",
}


def label(session: Session) -> str:
    """Where the game stands: the turn, or how it ended."""
    state = state_of(session.record)
    return ENDS[state.result.kind] if state.result else f"Turn {state.turn} of 10"


def title(session: Session) -> str:
    """The title of the browser's tab."""
    return f"{label(session)}, {session.record.game.title}"


def summary(save_id: str, link: str, session: Session) -> Saved:
    """What the home page shows of a game without replaying it."""
    record = session.record
    state = state_of(record)
    meters = state.meters
    figures = (meters.fear, meters.hostility, meters.turmoil, meters.oil)
    saved = begun(save_id, link, session, label(session), figures)
    result = state.result
    if not result:
        return saved
    plays = [move.card for move in record.moves if isinstance(move, Play | PlayExtra)]
    return replace(
        saved,
        kind=result.kind,
        result=SHORT_ENDS[result.kind],
        won=result.won,
        score=result.score,
        key=key_of(session),
        plays=tuple(plays),
    )


def figures(saved: Saved) -> list[Figure]:
    """The four meters of a saved game."""
    if len(saved.figures) != len(METERS):
        return []
    return [
        Figure(SHORT[meter], f"meter-{meter}", min(value, HIGHEST), HIGHEST, meter)
        for meter, value in zip(METERS, saved.figures, strict=True)
    ]


def best(finished: list[Saved]) -> Saved:
    """The best of finished games, at least one: the highest score counts."""
    return max(finished, key=_worth)


def _worth(saved: Saved) -> tuple[int, int]:
    """The score, then the rank of the end; an end this page does not know is the worst."""
    return saved.score, -RANK.index(saved.kind) if saved.kind in RANK else -len(RANK)
