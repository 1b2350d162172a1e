"""Lazy rows of moves say the same as the lists that are never built."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.choices import Choices, subset_at, subset_place, ways
from engine.pacification import EndTurn
from engine.pacification.rules import EndTurns
from tests.engine.support import steady

ITEMS = tuple("abcdefghi")
rows = st.lists(st.lists(st.integers(0, 99), max_size=6, unique=True), max_size=5)


@pytest.mark.parametrize("n", range(14))
def test_ways_counts_the_subsets(n: int) -> None:
    for size in range(-2, n + 3):
        assert ways(n, size) == (len(list(combinations(range(n), size))) if size >= 0 else 0)


def test_ways_is_exact_for_large_numbers() -> None:
    assert [ways(200, size) for size in (0, 1, 97, 200)] == [comb(200, k) for k in (0, 1, 97, 200)]


@pytest.mark.parametrize("size", range(len(ITEMS) + 1))
def test_subsets_stand_in_the_order_of_combinations(size: int) -> None:
    listed = list(combinations(ITEMS, size))
    assert [subset_at(ITEMS, size, place) for place in range(ways(len(ITEMS), size))] == listed
    assert [subset_place(ITEMS, subset) for subset in listed] == list(range(len(listed)))


@pytest.mark.parametrize("chosen", ["ba", "aa", "abb", "z", "az", "za", "i" * 9, "abcdefghij"])
def test_what_is_no_subset_in_order_has_no_place(chosen: str) -> None:
    with pytest.raises(ValueError, match="not a subset"):
        subset_place(ITEMS, tuple(chosen))


@steady
@given(st.integers(0, 80).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))), st.data())
def test_places_and_subsets_are_inverse_where_lists_would_be_too_long(
    sizes: tuple[int, int], data: st.DataObject
) -> None:
    n, size = sizes
    items = tuple([f"{number:02}" for number in range(n)])
    place = data.draw(st.integers(0, comb(n, size) - 1))
    subset = subset_at(items, size, place)
    assert len(subset) == size
    assert list(subset) == sorted(set(subset))
    assert subset_place(items, subset) == place


@steady
@given(rows)
def test_rows_one_after_the_other_are_one_sequence(lists: list[list[int]]) -> None:
    choices = Choices(tuple([tuple(row) for row in lists]))
    flat = [item for row in lists for item in row]
    assert len(choices) == len(flat)
    assert list(choices) == flat
    assert [choices[place] for place in range(len(flat))] == flat
    assert [choices[place] for place in range(-len(flat), 0)] == flat
    assert list(reversed(choices)) == flat[::-1]
    for item in range(-1, 101):
        assert (item in choices) == (item in flat)
        if item in flat:
            assert choices.index(item) == flat.index(item)
        else:
            with pytest.raises(ValueError, match="not among"):
                choices.index(item)


@steady
@given(rows, st.integers(0, 9))
def test_beyond_its_ends_a_row_has_nothing(lists: list[list[int]], beyond: int) -> None:
    choices = Choices(tuple([tuple(row) for row in lists]))
    for place in (len(choices) + beyond, -len(choices) - 1 - beyond):
        with pytest.raises(IndexError):
            choices[place]


@pytest.mark.parametrize("size", range(5, 12))
def test_ends_of_turn_are_the_combinations_of_the_hand(size: int) -> None:
    hand = tuple([chr(ord("a") + place) for place in range(size)])
    ends = Choices((EndTurns(hand, size - 5), ("play",)))
    listed = [EndTurn(discard) for discard in combinations(hand, size - 5)]
    assert list(ends) == [*listed, "play"]
    assert len(ends) == len(listed) + 1
    assert [ends.index(move) for move in listed] == list(range(len(listed)))
    assert ends[-1] == "play"
    assert ends.index("play") == len(listed)


@pytest.mark.parametrize(
    "move",
    [
        EndTurn(("b", "a")),
        EndTurn(("a", "a")),
        EndTurn(("a",)),
        EndTurn(("a", "b", "c")),
        EndTurn(("a", "z")),
        EndTurn(()),
        EndTurn(["a", "b"]),
        EndTurn("ab"),
        EndTurn(None),
        EndTurn((1, 2)),
        EndTurn((["a"], {"b": 1})),
        ("a", "b"),
        "play b",
        None,
        float("nan"),
    ],
)
def test_what_is_not_among_the_moves_is_not_found(move: object) -> None:
    ends = Choices((EndTurns(tuple("abcdefg"), 2), ("play a",)))
    assert EndTurn(("a", "b")) in ends
    assert move not in ends
    assert ends.find(move) is None
    with pytest.raises(ValueError, match="not among"):
        ends.index(move)


def test_moves_are_counted_without_being_listed() -> None:
    hand = tuple([f"card {number:03}" for number in range(60)])
    ends = Choices((EndTurns(hand, 30), EndTurns(hand, 29)))
    first, last = EndTurn(hand[:30]), EndTurn(hand[31:])
    assert ways(60, 30) > 10**17
    assert len(ends) == comb(60, 30) + comb(60, 29)
    assert (ends[0], ends[-1]) == (first, last)
    assert (ends.index(first), ends.index(last)) == (0, len(ends) - 1)


def test_rows_with_the_same_moves_are_the_same() -> None:
    hand = tuple("abcdefg")
    one, other = (Choices((EndTurns(hand, 2), ("play",))) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Choices((EndTurns(hand, 2), ()))
