"""Whatever is handed to `apply`, it is a legal move or an IllegalMove in words."""

from dataclasses import dataclass, make_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalMove, Record, pacification
from engine.pacification import EndTurn, Play, PlayExtra, State, Straddle
from engine.pacification.state import Drew, Played
from tests.engine.pacification.document import DECISION_IDS, EVENT_IDS
from tests.engine.pacification.positions import HAND, end_turn, position
from tests.engine.support import records, steady


@dataclass(frozen=True)
class Commit:
    """A move of the other game."""

    cards: tuple[str, ...]


class Twisted(Play):
    """Looks like a play of a card, and is none of the four moves."""


# The same name and field as a move of this game, from somewhere else.
ForeignPlay = make_dataclass("Play", [("card", str)], frozen=True)
ForeignEnd = make_dataclass("EndTurn", [("discard", tuple)], frozen=True)

GARBAGE = (
    None,
    0,
    -1,
    True,
    0.5,
    "",
    "end turn",
    HAND[0],
    b"\x00",
    (),
    (HAND[0],),
    [],
    {},
    set(),
    object(),
    Play,
    EndTurn,
    Straddle,
    Drew((HAND[0],)),
    Played(HAND[0], (), ()),
    Commit((HAND[0],)),
    Commit(()),
    ForeignPlay(HAND[0]),
    ForeignEnd(()),
    Play(None),
    Play(7),
    Play(""),
    Play([HAND[0]]),
    Play((HAND[0],)),
    Play({HAND[0]: 1}),
    Play(HAND[0].upper()),
    Play(HAND[0] + " "),
    Play("hijackings"),
    Play(pacification.CARDS[HAND[0]]),
    Play(Play(HAND[0])),
    PlayExtra(None),
    PlayExtra([HAND[0]]),
    EndTurn(None),
    EndTurn(0),
    EndTurn(""),
    EndTurn([]),
    EndTurn(EndTurn()),
    EndTurn((None,)),
    EndTurn((HAND[0],)),
)

STATES = {
    "before the first decision": position(HAND[:4]),
    "after it": position(HAND[:4], plays=1),
    "after an extra one": position(HAND[:4], plays=2),
    "with a card too many": position(HAND[:6]),
    "without cards": position(()),
    "over": end_turn(position(HAND[:4], turn=10)),
}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("move", GARBAGE)
def test_garbage_is_refused_in_words(name: str, move: object) -> None:
    state = STATES[name]
    if (name, move) == ("with a card too many", EndTurn((HAND[0],))):
        state = STATES["without cards"]
    with pytest.raises(IllegalMove) as refusal:
        pacification.apply(state, move)
    words = str(refusal.value)
    assert words[0].isupper()
    assert words.endswith(".")
    assert not set("!<>{}[]'\"_") & set(words)


@pytest.mark.parametrize("move", GARBAGE)
def test_a_record_takes_no_garbage(move: object) -> None:
    record = Record.start("pacification", "7KQ2M9")
    with pytest.raises(IllegalMove):
        record.play(move)
    assert record == Record.start("pacification", "7KQ2M9")


@pytest.mark.parametrize("name", STATES)
def test_a_move_of_a_derived_class_is_not_in_the_list_and_not_legal(name: str) -> None:
    move = Twisted(HAND[0])
    assert move not in pacification.legal_moves(STATES[name])
    with pytest.raises(IllegalMove):
        pacification.apply(STATES[name], move)


cards = st.sampled_from(DECISION_IDS) | st.sampled_from(EVENT_IDS) | st.text(max_size=5)
anything = st.one_of(
    st.builds(Play, cards),
    st.builds(PlayExtra, cards),
    st.just(Straddle()),
    st.builds(EndTurn, st.lists(cards, max_size=8).map(tuple)),
    st.builds(EndTurn, st.sets(st.sampled_from(DECISION_IDS), max_size=3).map(sorted).map(tuple)),
)


@steady
@given(records(), st.lists(anything, min_size=10, max_size=10), st.data())
def test_apply_takes_a_move_exactly_when_it_is_in_the_list(
    record: Record, moves: list[object], data: st.DataObject
) -> None:
    state = record.state
    assert isinstance(state, State)
    legal = pacification.legal_moves(state)
    if state.hand:
        discards = st.lists(st.sampled_from(state.hand), max_size=4).map(tuple)
        moves += [data.draw(st.builds(EndTurn, discards)) for _ in range(5)]
        moves += [kind(card) for card in state.hand for kind in (Play, PlayExtra)]
    for move in moves:
        if move in legal:
            assert pacification.apply(state, move) != state
        else:
            with pytest.raises(IllegalMove):
                pacification.apply(state, move)
