"""What comes of a press, and picking cards, which every phase has in common."""

from dataclasses import dataclass, replace

from engine.wars.moves import Move
from ui.model import Table
from ui.parts.suit_card import card_name


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of a press: the table as it is now, a move to play, words to say."""

    table: Table
    move: Move | None = None
    words: str = ""


def dropped(table: Table, card: str) -> Acted:
    """A picked card is put back."""
    picked = tuple([other for other in table.picked if other != card])
    return Acted(replace(table, picked=picked), words=f"{card_name(card)} not chosen.")


def cleared(table: Table) -> Acted:
    """All that was picked is put back."""
    return Acted(replace(table, picked=(), asked=()), words="No card is chosen.")
