"""How a game begins: its options, the deal, the lead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadOptions, BadSeed, Stream, wars
from engine.shuffle import shuffled
from engine.wars import CARDS
from engine.wars.cards import canonical
from engine.wars.events import Drew, TurnBegan
from tests.engine.support import seeds, steady
from tests.engine.wars.tables import KINDS


def test_the_options_are_seats_and_three_house_rules() -> None:
    declared = [(option.name, option.default) for option in wars.options]
    assert declared == [
        ("seats", 4),
        ("trading", True),
        ("open_play", False),
        ("sealed_plan", False),
    ]
    assert all(option.text.endswith(".") for option in wars.options)


def test_missing_options_take_their_defaults() -> None:
    state = wars.new_game("7KQ2M9")
    assert (state.seats, state.trading) == (4, True)
    assert (state.open_play, state.sealed_plan) == (False, False)


def test_w3_open_play_and_a_sealed_plan_are_refused_together() -> None:
    with pytest.raises(BadOptions, match="Choose one"):
        wars.new_game("7KQ2M9", {"open_play": True, "sealed_plan": True})


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 8},
        {"seats": True},
        {"seats": "4"},
        {"trading": 1},
        {"open_play": None},
        {"sealed": True},
        {"repeat_extras": False},
    ],
)
def test_other_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        wars.new_game("7KQ2M9", wrong)


@pytest.mark.parametrize("seed", ["", " 7KQ2M9", "a\n", "x" * 65])
def test_a_bad_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadSeed):
        wars.new_game(seed)


@steady
@given(seeds, st.integers(2, 7), st.sampled_from(KINDS))
def test_the_deck_is_shuffled_for_the_purpose_deck_and_dealt_seat_by_seat(
    seed: str, seats: int, kind: dict[str, object]
) -> None:
    state = wars.new_game(seed, {"seats": seats, **kind})
    deck = shuffled(CARDS, Stream(seed, "deck"))
    for seat in range(seats):
        assert state.hands[seat] == canonical(deck[7 * seat : 7 * seat + 7])
    assert state.deck == deck[7 * seats :]
    assert state.events == (
        TurnBegan(1, 0),
        *[Drew(seat, 7, 0, deck[7 * seat : 7 * seat + 7]) for seat in range(seats)],
    )


def test_a_game_begins_with_the_floor_of_the_first_seat() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 3})
    assert (state.turn, state.phase, state.lead, wars.seat_to_move(state)) == (1, "offer", 0, 0)
    assert (state.points, state.pile, state.pile_open) == ((0, 0, 0), (), ())
    assert state.commits == ((), (), ())
    assert state.plays == (((), (), ()),) * 4
    assert wars.outcome(state) is None


def test_without_trading_a_game_begins_with_the_redraw() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 3, "trading": False})
    assert (state.phase, state.mover) == ("redraw", 0)


def test_the_deal_does_not_depend_on_house_rules() -> None:
    dealt = {wars.new_game("7KQ2M9", {"seats": 5, **kind}).hands for kind in KINDS}
    assert len(dealt) == 1
