"""The quick copy of a frozen dataclass: the same as the standard one."""

import dataclasses
from dataclasses import FrozenInstanceError, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.copies import replace
from engine.wars import State, apply, legal_moves, new_game


@given(seed=st.integers(0, 10**6), places=st.lists(st.integers(0, 10**9), max_size=40))
def test_it_gives_what_the_standard_one_gives(seed: int, places: list[int]) -> None:
    state = new_game(str(seed), {"seats": 3})
    for place in places:
        legal = legal_moves(state)
        if legal:
            state = apply(state, legal[place % len(legal)])
    changes = {"turn": 5, "events": (), "hands": state.hands[::-1], "offer": None}
    before = dataclasses.replace(state)
    changed = replace(state, **changes)
    assert changed == dataclasses.replace(state, **changes)
    assert type(changed) is State
    assert hash(changed) == hash(dataclasses.replace(state, **changes))
    assert state == before


def test_a_copy_is_as_frozen_as_the_original() -> None:
    copy = replace(new_game("4KD7QX", {}), turn=3)
    with pytest.raises(FrozenInstanceError):
        copy.turn = 4  # type: ignore[misc]  # what must not be possible


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match=r"State has no such field: tun$"):
        replace(new_game("4KD7QX", {}), turn=2, tun=3)


@dataclass(frozen=True)
class War(State):
    """A class of its own stays one."""


def test_a_derived_class_keeps_its_type() -> None:
    state = new_game("4KD7QX", {})
    war = War(*[getattr(state, field.name) for field in dataclasses.fields(state)])
    assert type(replace(war, turn=2)) is War
