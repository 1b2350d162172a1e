"""Whatever is not legal is refused in words for a person, and changes nothing."""

import pytest

from engine import IllegalMove, Record, digest, wars
from engine.wars import PHASES, Commit, Offer
from engine.wars.legal import refusal
from tests.engine.wars.garbage import STRANGE
from tests.engine.wars.tables import at, played

HANDS = ("L1 L2 C9", "D1 E2 W3 C4", "W1", "")
STATES = {
    **{phase: at(phase, *HANDS, lead=1) for phase in ("offer", "redraw", *PHASES, "discard")},
    "answer": played(at("offer", *HANDS, lead=1), Offer(0, ("E2",), ("L", "C"))),
    "answer to a gift": played(at("offer", *HANDS, lead=1), Offer(2, ("E2",), ())),
    "plan": at("plan", *HANDS, lead=1, sealed_plan=True),
    "over": played(at("luck", *HANDS), *[Commit()] * 4),
}


@pytest.mark.parametrize("name", STATES)
def test_garbage_is_refused_in_words(name: str) -> None:
    state = STATES[name]
    before = digest(state)
    for move in STRANGE:
        assert move not in wars.legal_moves(state)
        with pytest.raises(IllegalMove) as refused:
            wars.apply(state, move)
        words = str(refused.value)
        assert words == refusal(state, move)
        assert words[0].isupper()
        assert words.endswith(".")
        assert not set("!<>{}[]'\"_") & set(words)
    assert digest(state) == before


@pytest.mark.parametrize("name", STATES)
def test_a_legal_move_is_not_refused(name: str) -> None:
    for move in list(wars.legal_moves(STATES[name]))[:500]:
        assert refusal(STATES[name], move) == ""


def test_a_record_takes_no_garbage() -> None:
    record = Record.start("wars", "7KQ2M9")
    for move in STRANGE:
        with pytest.raises(IllegalMove):
            record.play(move)
    assert record == Record.start("wars", "7KQ2M9")
