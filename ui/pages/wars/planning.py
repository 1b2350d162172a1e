"""A plan for all four suits, committed together under `sealed_plan` (W3).

While a plan is made, `table.asked[place]` is the suit that `table.picked[place]` is meant for.
"""

from dataclasses import replace

from engine.wars.cards import CULTURE, PHASE_SUITS, SUIT_NAMES, Cards, canonical
from engine.wars.moves import CommitPlan
from engine.wars.state import State
from ui.model import Table
from ui.pages.wars.acted import Acted, cleared
from ui.parts.suit_card import card_name


def act_plan(table: Table, state: State, seat: int, name: str, value: str) -> Acted:
    """Answer a press on a plan: `pick` a card for its own suit, `plan` Culture, as in `C5W`."""
    hand = state.hands[seat]
    if name == "pick" and value in hand and value[0] != CULTURE:
        return _mean(table, value, value[0])
    if name == "pick" and value in hand:
        return Acted(table, words="Culture is wild. Choose the suit for it below the card.")
    if name == "plan" and value[:-1] in hand and value[:1] == CULTURE and value[-1:] in PHASE_SUITS:
        return _mean(table, value[:-1], value[-1:])
    if name == "clear":
        return cleared(table)
    if name == "none":
        return Acted(table, CommitPlan())
    if name == "commit" and table.picked:
        parts = planned(table)
        return Acted(table, CommitPlan(parts[0], parts[1], parts[2], parts[3]))
    if name == "commit":
        return Acted(table, words="Choose cards first, or play none.")
    return Acted(table)


def _mean(table: Table, card: str, suit: str) -> Acted:
    """Plan a card for a suit, or no more if it was planned for it."""
    before = meant_for(table, card)
    pairs = [
        (other, table.asked[place]) for place, other in enumerate(table.picked) if other != card
    ]
    if before != suit:
        pairs.append((card, suit))
    after = replace(
        table,
        picked=tuple([picked for picked, _ in pairs]),
        asked=tuple([asked for _, asked in pairs]),
    )
    name = card_name(card)
    if before == suit:
        return Acted(after, words=f"{name} not chosen.")
    return Acted(after, words=f"{name} planned for {SUIT_NAMES[suit]}.")


def meant_for(table: Table, card: str) -> str:
    """The suit a card is planned for, "" for none."""
    return table.asked[table.picked.index(card)] if card in table.picked else ""


def planned(table: Table) -> tuple[Cards, ...]:
    """The cards planned for each suit, in canonical order."""
    return tuple(
        [
            canonical(tuple([card for card in table.picked if meant_for(table, card) == suit]))
            for suit in PHASE_SUITS
        ]
    )
