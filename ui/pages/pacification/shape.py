"""The shape of a term in one line of signs, for a text that people share."""

from engine import Session
from ui.pages.pacification.story import course


def shape(session: Session) -> str:
    """Whether tension, Fear and Hostility together, rose or fell in each turn."""
    tension = [meters.fear + meters.hostility for meters in course(session.record)]
    signs = []
    for turn in range(1, len(tension)):
        step = tension[turn] - tension[turn - 1]
        signs.append("+" if step > 0 else "−" if step < 0 else "=")
    return f"Turn by turn, tension up +, down −, the same =: {' '.join(signs)}"
