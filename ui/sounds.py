"""Which sound a move makes: at most one, and none unless a person has switched them on."""

from engine import Session
from ui.effects import Sound
from ui.model import Settings
from ui.saved import Saved
from ui.seats import people

PLAY, REVEAL, WON, LOST = "play", "reveal", "won", "lost"


def sounds(settings: Settings, session: Session, saved: Saved, hurry: bool) -> tuple[Sound, ...]:
    """The sound of the last move; while bots hurry, only that of the end.

    Several people cannot all have won or lost: for them the end is a reveal like others.
    """
    if settings.sounds != "on" or (hurry and not saved.kind):
        return ()
    if saved.kind and len(people(session)) == 1:
        return (Sound(WON if saved.won else LOST),)
    record = session.record
    return (Sound(REVEAL if saved.kind or record.game.reveals(record.state) else PLAY),)
