"""What seats know of the hands of others, and when they lose it (W17).

Each function takes what is known and gives what is known after something happened.
"""

from engine.wars.cards import Cards
from engine.wars.state import Known

Knowledge = tuple[Known, ...]


def named(known: Knowledge, seer: int, holder: int, cards: Cards) -> Knowledge:
    """Seat `seer` learned that `cards` are in the hand of `holder`, and may have known it."""
    before = [note.card for note in known if note.seer == seer]
    return known + tuple([Known(seer, holder, card) for card in cards if card not in before])


def traded(
    known: Knowledge, seat: int, to: int, give: Cards, paid: Cards, sizes: tuple[int, ...]
) -> Knowledge:
    """Seat `seat` gave cards to `to` and was paid; `sizes` are the hands before.

    The two know which cards moved. The others saw that so many did: what they knew of a hand holds
    on only if none of it moved, or all.
    """
    moved = {seat: give, to: paid}
    other = {seat: to, to: seat}
    after = []
    for note in known:
        if note.holder not in moved:
            after.append(note)
        elif note.seer in moved:
            if note.card not in moved[note.holder]:
                after.append(note)
        elif not moved[note.holder]:
            after.append(note)
        elif len(moved[note.holder]) == sizes[note.holder]:
            after.append(Known(note.seer, other[note.holder], note.card))
    after.extend([Known(seat, to, card) for card in give])
    after.extend([Known(to, seat, card) for card in paid])
    return tuple(after)


def left_hand(known: Knowledge, holder: int, count: int, size: int) -> tuple[Knowledge, Knowledge]:
    """Of a hand of `size`, `count` cards, 1 or more, went to the pile face down.

    Gives what is still known, and what was known of that hand and is known to have gone: all, if
    the whole hand went. Otherwise who saw only the number knows of no card where it is.
    """
    gone = tuple([note for note in known if note.holder == holder]) if count == size else ()
    return tuple([note for note in known if note.holder != holder]), gone


def revealed(known: Knowledge, cards: Cards) -> Knowledge:
    """Cards were shown to all."""
    return tuple([note for note in known if note.card not in cards]) if cards else known
