"""Nothing on the page tells of a card that is still in a deck."""

import re

from hypothesis import given
from hypothesis import strategies as st

from engine import Record
from engine.pacification import CARDS, State
from tests.engine.pacification.positions import HAND, end_turn, position
from tests.engine.support import records, steady
from tests.ui.support import at_table, playing, record_at
from tests.ui.tree import Node

UNTOLD = ("data-link", "value", "href", "class")


def readable(page: Node) -> str:
    """All that can be read out of the page, attributes included, but for links and emblems.

    A link holds the seed, and an emblem's name may be a card's: both tell nothing of the future.
    """
    words = []
    for node in page.inside:
        told = [name for name in node.attributes if name not in UNTOLD]
        words += [node.get(name) for name in told]
        if "card-category" not in node.classes:
            words += [part for part in node.parts if isinstance(part, str)]
    return " | ".join(words)


def unseen(state: State, text: str) -> list[str]:
    """The cards still in the decks that the text names or means."""
    ids = [*state.hand, *state.event_pile, *state.decision_pile]
    # What is seen is taken out first, the longest first: one name may be a part of another.
    for known in sorted(ids, key=len, reverse=True):
        text = text.replace(CARDS[known].name, "·")
    tokens = re.split(r"[^a-z0-9-]+", text)
    for prefix in ("card-", "hand-", "event-"):
        tokens = [token.removeprefix(prefix) for token in tokens]
    hidden = [*state.event_deck, *state.decision_deck]
    return [name for name in hidden if CARDS[name].name in text or name in tokens]


@steady
@given(records(), st.sampled_from(["", "log", "share", "settings", "undo"]))
def test_no_card_that_is_still_in_a_deck_can_be_read_from_the_page(
    record: Record, sheet: str
) -> None:
    here = at_table(record).send("sheet", sheet)
    if not here.state.result:
        assert unseen(here.state, readable(here.page)) == []


def test_the_search_for_unseen_cards_would_find_one() -> None:
    here = playing()
    seen = readable(here.page)
    for hidden in (here.state.event_deck[0], here.state.decision_deck[-1]):
        assert hidden in unseen(here.state, f"{seen} {CARDS[hidden].name}")
        assert hidden in unseen(here.state, f"{seen} card-{hidden}")


def test_the_order_of_a_deck_changes_nothing_on_the_page() -> None:
    state = end_turn(position(HAND[:2], decisions=HAND[2:4]))
    turned = State(
        *[
            tuple(reversed(getattr(state, name)))
            if name.endswith("_deck")
            else getattr(state, name)
            for name in State.__dataclass_fields__
        ]
    )
    assert turned != state
    pages = [at_table(record_at(one)).page.one("main").text for one in (state, turned)]
    assert pages[0] == pages[1]
