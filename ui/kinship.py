"""How a link is related to the games of this device: the same, older, newer, parted, or a stranger.

A game is the same when cards, rules and people are; how far it was played tells the rest.
"""

from dataclasses import dataclass, replace

from engine import BadRecord, Session
from engine.link import link, parse
from ui.saved import Saved

SAME, OLDER, NEWER, PARTED, STRANGER = "same", "older", "newer", "parted", "stranger"


@dataclass(frozen=True, slots=True)
class Kin:
    """The game of this device that a link is related to, and how.

    `saved` and `session` are None for a stranger; `shared` counts the moves both have.
    """

    how: str
    saved: Saved | None = None
    session: Session | None = None
    shared: int = 0


def kin_of(saves: tuple[Saved, ...], session: Session) -> Kin:
    """The nearest relative of a link; of several parted ones the one that parted last."""
    shown = link(session)
    for saved in saves:
        if saved.link == shown:
            return Kin(SAME, saved, session, len(session.record.moves))
    moves = session.record.moves
    nearest = Kin(STRANGER)
    for saved in saves if moves else ():
        other = _same_game(saved, session)
        if not other:
            continue
        shared = _shared(other, session)
        if shared == len(moves):
            how = SAME if shared == len(other.record.moves) else OLDER
            return Kin(how, saved, other, shared)
        if shared and shared == len(other.record.moves):
            return Kin(NEWER, saved, other, shared)
        if shared > nearest.shared:
            nearest = Kin(PARTED, saved, other, shared)
    return nearest


def joined(newer: Session, here: Session) -> Session:
    """A newer state of a game with the marks of both, and the name it has on this device."""
    return replace(
        newer,
        title=here.title or newer.title,
        practice=newer.practice or here.practice,
        advised=newer.advised or here.advised,
    )


def _same_game(saved: Saved, session: Session) -> Session | None:
    """The saved game, if it is played with the cards, rules and people of a session."""
    record = session.record
    if not saved.link or (saved.game_id, saved.seed) != (record.game_id, record.seed):
        return None
    try:
        other = parse(saved.link)
    except BadRecord:
        return None
    same = other.record.settings == record.settings and other.seats == session.seats
    return other if same else None


def _shared(one: Session, other: Session) -> int:
    count = 0
    for mine, theirs in zip(one.record.moves, other.record.moves, strict=False):
        if mine != theirs:
            return count
        count += 1
    return count
