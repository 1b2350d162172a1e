"""How a term ends (P8, P9, P10, P15) and what it counts (P16)."""

from itertools import product

import pytest

from engine import IllegalMove, pacification
from engine.pacification import EndTurn, Outcome, Play, State, Straddle
from engine.pacification.state import GameEnded
from tests.engine.pacification.positions import HAND, end_turn, position


def ended(**levels: int) -> Outcome | None:
    state = end_turn(position(**levels))
    outcome = pacification.outcome(state)
    assert state.result == outcome
    return outcome


def kind(**levels: int) -> str | None:
    outcome = ended(**levels)
    return outcome.kind if outcome else None


# -- defeat


@pytest.mark.parametrize("turn", range(1, 11))
def test_turmoil_of_5_at_the_end_of_a_turn_is_out_of_office(turn: int) -> None:
    assert ended(turn=turn, turmoil=6) == Outcome("office", won=False, score=turn)
    assert ended(turn=turn, turmoil=30) == Outcome("office", won=False, score=turn)


@pytest.mark.parametrize("turn", range(1, 10))
def test_turmoil_of_4_after_damage_control_is_not(turn: int) -> None:
    assert ended(turn=turn, turmoil=5) is None


def test_high_fear_can_cost_the_office() -> None:
    assert ended(turmoil=5, fear=14) is None
    assert kind(turmoil=5, fear=15) == "office"
    assert ended(turmoil=4, fear=15) is None


@pytest.mark.parametrize("turn", range(1, 11))
def test_hostility_of_30_at_the_end_of_a_turn_is_war(turn: int) -> None:
    assert ended(turn=turn, hostility=30) == Outcome("war", won=False, score=turn)


@pytest.mark.parametrize("turn", range(1, 10))
def test_hostility_of_29_is_not(turn: int) -> None:
    assert ended(turn=turn, hostility=29) is None


def test_p8_only_the_end_of_the_turn_is_judged() -> None:
    state = position(
        ("appeasement",), hostility=27, turmoil=0, events=("western-support-of-israel",)
    )
    state = end_turn(state)
    assert state.meters.hostility == 30
    assert pacification.outcome(state) is None
    state = pacification.apply(state, Play("appeasement"))
    assert pacification.outcome(end_turn(state)) is None


def test_p8_events_of_the_next_turn_are_judged_at_its_own_end() -> None:
    events = ("false-intelligence-reports", "accusations-of-corruption")
    state = end_turn(position(turmoil=5, hostility=11, events=events))
    assert (state.turn, state.meters.turmoil) == (4, 6)
    assert pacification.outcome(state) is None
    assert end_turn(state).result == Outcome("office", won=False, score=4)


def test_p9_both_defeats_at_once_are_named_out_of_office() -> None:
    assert ended(turmoil=6, hostility=30) == Outcome("office", won=False, score=3)
    assert ended(turmoil=6, hostility=30, turn=10) == Outcome("office", won=False, score=10)
    assert kind(turmoil=5, hostility=30) == "war"


@pytest.mark.parametrize(
    "levels", [{"oil": 30}, {"fear": 0, "hostility": 0}, {"oil": 15, "fear": 0}]
)
def test_p10_a_defeat_on_turn_10_is_judged_before_victory(levels: dict[str, int]) -> None:
    assert kind(turn=10, turmoil=6, **levels) == "office"
    assert kind(turn=10, turmoil=5, **levels) != "office"


def test_p10_a_war_on_turn_10_is_judged_before_oil() -> None:
    assert kind(turn=10, hostility=30, oil=30) == "war"
    assert kind(turn=10, hostility=29, oil=30) == "oil"


# -- victory

EDGES = list(product((0, 5, 6, 14, 15), (0, 5, 6, 29), (0, 14, 15, 30)))


@pytest.mark.parametrize(("fear", "hostility", "oil"), EDGES)
def test_the_tenth_turn_ends_the_term(fear: int, hostility: int, oil: int) -> None:
    peaceful = fear <= 5 and hostility <= 5
    names = {(True, True): "double", (True, False): "peace", (False, True): "oil"}
    outcome = ended(turn=10, fear=fear, hostility=hostility, oil=oil)
    assert outcome is not None
    assert outcome.kind == names.get((peaceful, oil >= 15), "none")
    assert outcome.won == (peaceful or oil >= 15)


@pytest.mark.parametrize("turn", [1, 5, 9])
def test_no_victory_comes_before_the_tenth_turn(turn: int) -> None:
    assert ended(turn=turn, fear=0, hostility=0, oil=30) is None


@pytest.mark.parametrize("turmoil", range(6))
def test_turmoil_below_defeat_does_not_spoil_a_victory(turmoil: int) -> None:
    assert kind(turn=10, fear=0, hostility=0, turmoil=turmoil) == "peace"


@pytest.mark.parametrize(
    ("fear", "hostility", "oil", "score"),
    [(5, 5, 15, 300), (0, 0, 15, 310), (2, 3, 20, 310), (0, 0, 30, 325), (0, 5, 16, 306)],
)
def test_p15_p16_a_double_victory_counts_300_and_both_margins(
    fear: int, hostility: int, oil: int, score: int
) -> None:
    assert ended(turn=10, fear=fear, hostility=hostility, oil=oil) == Outcome("double", True, score)


@pytest.mark.parametrize(
    ("fear", "hostility", "oil", "score"), [(5, 5, 14, 200), (0, 0, 0, 210), (1, 4, 9, 205)]
)
def test_p16_peace_counts_200_and_the_calm(fear: int, hostility: int, oil: int, score: int) -> None:
    assert ended(turn=10, fear=fear, hostility=hostility, oil=oil) == Outcome("peace", True, score)


@pytest.mark.parametrize(
    ("fear", "hostility", "oil", "score"), [(6, 5, 15, 200), (5, 6, 30, 215), (20, 20, 17, 202)]
)
def test_p16_oil_counts_200_and_the_surplus(
    fear: int, hostility: int, oil: int, score: int
) -> None:
    assert ended(turn=10, fear=fear, hostility=hostility, oil=oil) == Outcome("oil", True, score)


def test_p16_no_victory_counts_100_and_a_defeat_its_turn() -> None:
    assert ended(turn=10, fear=6, oil=14) == Outcome("none", won=False, score=100)
    assert ended(turn=1, turmoil=6) == Outcome("office", won=False, score=1)
    assert ended(turn=10, hostility=30, oil=30) == Outcome("war", won=False, score=10)


def test_p15_the_double_victory_counts_more_than_any_other_end() -> None:
    best_other = max(
        ended(turn=10, fear=0, hostility=0, oil=14).score,
        ended(turn=10, fear=0, hostility=6, oil=30).score,
    )
    assert ended(turn=10, fear=5, hostility=5, oil=15).score > best_other


# -- over is over


def finished(**levels: int) -> State:
    return end_turn(position(HAND[:3], **levels))


@pytest.mark.parametrize(
    "state",
    [finished(turmoil=6), finished(hostility=30), finished(turn=10), finished(turn=10, oil=15)],
    ids=["office", "war", "none", "oil"],
)
def test_a_game_that_is_over_has_no_moves(state: State) -> None:
    assert pacification.legal_moves(state) == ()
    assert pacification.seat_to_move(state) is None
    assert state.events[-1] == GameEnded(state.result)
    for move in (EndTurn(), Straddle(), Play(HAND[0]), pacification.PlayExtra(HAND[0])):
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            pacification.apply(state, move)


def test_a_defeat_discards_the_excess_first() -> None:
    after = end_turn(position(HAND[:7], turmoil=6))
    assert after.hand == HAND[2:7]
    assert after.decision_pile == HAND[:2]
    assert after.turn == 3
