"""The shuffle is frozen: a seed that was ever shared deals the same cards for ever."""

import ast
import hashlib
from collections.abc import Iterator
from itertools import count, islice, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadSeed, Stream, shuffle
from engine.pacification import DECISIONS, EVENTS
from engine.shuffle import check_seed, new_seed, shuffled
from tests.engine.support import ODD_SEEDS, TRIMMED, seeds, steady

# -- the description in words, written a second time


def described_bytes(seed: str, purpose: str) -> Iterator[int]:
    halves = [hashlib.sha256(part.encode("utf-8")).digest() for part in (seed, purpose)]
    for i in count():
        yield from hashlib.sha256(b"".join(halves) + i.to_bytes(8, "big")).digest()


def described_number(source: Iterator[int], n: int) -> int:
    k = next(k for k in count() if 256**k >= n)
    largest_multiple = 256**k // n * n
    while True:
        number = int.from_bytes(bytes(islice(source, k)), "big")
        if number < largest_multiple:
            return number % n


def described_shuffle(items: list[str], source: Iterator[int]) -> tuple[str, ...]:
    for i in reversed(range(1, len(items))):
        j = described_number(source, i + 1)
        items[i], items[j] = items[j], items[i]
    return tuple(items)


@steady
@given(st.text(max_size=20), st.text(max_size=20), st.lists(st.integers(1, 2**70), max_size=30))
def test_the_stream_is_what_its_description_says(seed: str, purpose: str, tops: list[int]) -> None:
    stream, source = Stream(seed, purpose), described_bytes(seed, purpose)
    assert [stream.below(n) for n in tops] == [described_number(source, n) for n in tops]


@steady
@given(st.text(max_size=20), st.integers(0, 60))
def test_a_shuffle_is_what_its_description_says(seed: str, size: int) -> None:
    items = [str(number) for number in range(size)]
    dealt = shuffled(tuple(items), Stream(seed, "events"))
    assert dealt == described_shuffle(items, described_bytes(seed, "events"))


# -- vectors, made with another program in another language; never to be changed

FIRST_BLOCKS = {
    ("7KQ2M9", "events"): (
        "277f90f0088cab695c9ddfe07688aefb40a79bc0dca28fbc346e721cf85578c1",
        "3e1e7e419a3fb6fb2f48b3ba8df90a73632dce4b0f41c0a9a2599bf742da70f2",
    ),
    ("Zürich 🕊", "decisions"): (
        "2cb0a4057f0f09f79f899222c4784123f5400947798ca1a0d83ec3ee16c36c31",
        "fb35bfc5b057896bbb92cb3c0b81a69fd197ce6e6e915a1c8c37320d5462a690",
    ),
    ("2026-11-30", "bot 2"): (
        "f0727bca44dceff6caa9fae64f823b7f55010287427036301af7e6325c3c5789",
        "bc9a1ffbca61c55faa78625965ac278412dfc3d85dcb78f316ddfa272a2c8757",
    ),
}
# n -> the first eight numbers below n of Stream("7KQ2M9", "numbers")
NUMBERS = {
    1: [0, 0, 0, 0, 0, 0, 0, 0],
    2: [1, 1, 0, 1, 1, 1, 0, 0],
    6: [5, 5, 0, 3, 1, 3, 2, 4],
    52: [49, 32, 7, 3, 40, 38, 35, 11],
    171: [101, 84, 163, 159, 40, 90, 139, 167],
    256: [209, 101, 84, 249, 163, 159, 230, 40],
    257: [149, 165, 253, 67, 49, 111, 226, 24],
    65536: [53605, 21753, 41887, 58920, 23179, 42773, 35692, 47569],
    65537: [25731, 41638, 10100, 42634, 27694, 13467, 62645, 29289],
    10**6: [722964, 83610, 152277, 137337, 710700, 203935, 225900, 813735],
    2**40: [
        899348232611,
        686761204363,
        717620997305,
        898544478965,
        408079723593,
        496733190759,
        994059586774,
        162149675663,
    ],
}
# seed -> the places of the cards in the printed tables, top of the deck first: events, decisions
DEALS = {
    "7KQ2M9": (
        """
        21 18 14 32 43 7 30 16 9 36 3 0 29 24 50 34 1 11 12 10 20 17 5 41 42 31 6 26 35 47 51
        2 45 37 48 23 27 22 40 38 19 13 28 4 15 33 46 8 49 44 25 39
        """,
        """
        20 26 1 7 35 39 24 41 29 55 49 30 28 17 53 16 2 42 52 48 34 18 33 45 11 32 21 15 23 40
        46 27 10 22 14 0 8 5 19 25 6 9 31 56 3 51 47 57 4 12 44 54 43 13 37 50 36 38
        """,
    ),
    "Zürich 🕊": (
        """
        23 37 32 16 3 7 41 11 39 47 21 44 13 22 9 0 24 5 30 18 34 12 50 1 42 51 40 10 46 19 26
        31 33 17 6 35 20 38 36 43 25 15 8 4 48 14 27 45 28 29 49 2
        """,
        """
        14 53 41 4 26 48 40 6 8 25 0 13 10 31 46 33 18 47 27 37 11 28 55 54 16 1 38 24 57 22
        50 3 36 45 20 17 29 7 32 49 23 42 35 21 30 12 34 2 39 51 43 9 15 19 56 52 5 44
        """,
    ),
    "شطرنج": (
        """
        30 4 51 19 31 28 50 2 3 7 20 48 26 15 13 32 9 27 23 21 17 22 41 40 47 39 46 42 43 0 16
        38 44 49 11 37 1 34 8 14 10 45 29 33 25 6 35 36 18 24 12 5
        """,
        """
        42 20 36 17 19 33 30 54 57 47 32 13 55 18 48 43 50 27 7 31 10 5 16 3 38 53 15 37 1 29
        8 28 51 41 49 24 14 6 2 21 56 23 52 40 35 46 45 34 12 39 26 44 9 11 4 0 25 22
        """,
    ),
}


@pytest.mark.parametrize("key", FIRST_BLOCKS)
def test_the_first_blocks_are_frozen(key: tuple[str, str]) -> None:
    stream = Stream(*key)
    assert bytes([stream.below(256) for _ in range(64)]).hex() == "".join(FIRST_BLOCKS[key])


@pytest.mark.parametrize("n", NUMBERS)
def test_the_numbers_below_n_are_frozen(n: int) -> None:
    stream = Stream("7KQ2M9", "numbers")
    assert [stream.below(n) for _ in range(8)] == NUMBERS[n]


def test_numbers_of_different_sizes_share_one_row_of_bytes() -> None:
    stream = Stream("7KQ2M9", "mixed")
    assert [stream.below(n) for n in (6, 1, 257, 2, 10**6, 52)] == [0, 0, 253, 1, 967221, 8]


@pytest.mark.parametrize("seed", DEALS)
def test_the_decks_of_a_seed_are_frozen(seed: str) -> None:
    for cards, purpose, places in zip(
        (EVENTS, DECISIONS), ("events", "decisions"), DEALS[seed], strict=True
    ):
        ids = [card.id for card in cards]
        dealt = shuffled(ids, Stream(seed, purpose))
        assert [str(ids.index(card)) for card in dealt] == places.split()


def test_generated_seeds_are_frozen() -> None:
    stream = Stream("7KQ2M9", "seed")
    assert [new_seed(stream) for _ in range(3)] == ["EER28G", "H49TD5", "5KBHJR"]


# -- every result is equally likely


def test_a_byte_past_the_largest_multiple_is_rejected() -> None:
    raw, stream = Stream("fair", "bytes"), Stream("fair", "bytes")
    drawn = [raw.below(256) for _ in range(400)]
    kept = [byte for byte in drawn if byte < 171]
    assert len(kept) < 300
    assert [stream.below(171) for _ in kept] == kept


def test_one_thing_is_chosen_without_using_chance_up() -> None:
    stream = Stream("7KQ2M9", "events")
    assert [stream.below(1) for _ in range(100)] == [0] * 100
    assert stream.below(256) == 0x27


@pytest.mark.parametrize("n", [0, -1, -256])
def test_there_is_no_number_below_less_than_one(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 up"):
        Stream("7KQ2M9", "events").below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 52, 171, 200])
def test_numbers_are_spread_evenly(n: int) -> None:
    stream, each = Stream("even", str(n)), 200
    seen = [0] * n
    for _ in range(n * each):
        seen[stream.below(n)] += 1
    chi_square = sum([(times - each) ** 2 / each for times in seen])
    spread = (2 * (n - 1)) ** 0.5
    assert chi_square < n - 1 + 4 * spread
    assert sum(seen[: n // 2]) == pytest.approx(n // 2 * each, rel=0.1)


def test_every_order_of_four_cards_is_as_likely() -> None:
    stream = Stream("even", "orders")
    seen = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24 * 200):
        seen[shuffled("abcd", stream)] += 1
    assert sum([(times - 200) ** 2 / 200 for times in seen.values()]) < 23 + 4 * 46**0.5


@steady
@given(st.lists(st.integers(), max_size=60), st.text(max_size=8))
def test_a_shuffle_keeps_every_card(items: list[int], seed: str) -> None:
    before = list(items)
    assert sorted(shuffled(items, Stream(seed, "any"))) == sorted(items)
    assert items == before


@steady
@given(seeds, seeds)
def test_seeds_that_differ_deal_differently(one: str, other: str) -> None:
    deals = [shuffled(range(52), Stream(seed, "events")) for seed in (one, other)]
    assert (deals[0] == deals[1]) == (one == other)


def test_seed_and_purpose_do_not_run_into_each_other() -> None:
    pairs = [("ab", "c"), ("a", "bc"), ("", "abc"), ("abc", ""), ("c", "ab")]
    assert len({tuple([Stream(*pair).below(256) for _ in range(8)]) for pair in pairs}) == 5


def test_generated_seeds_are_good_seeds_without_look_alikes() -> None:
    stream = Stream("letters", "seed")
    made = [new_seed(stream) for _ in range(500)]
    assert all(check_seed(seed) == seed and len(seed) == 6 for seed in made)
    assert set("".join(made)) == set("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    assert len(set(made)) == 500


def test_the_shuffle_asks_neither_random_nor_a_hash() -> None:
    tree = ast.parse(Path(str(shuffle.__file__)).read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert "sha256" in names
    assert not names & {
        "random",
        "secrets",
        "hash",
        "set",
        "frozenset",
        "dict",
        "shuffle",
        "sample",
    }
    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.Set | ast.Dict | ast.SetComp)
    ]


# -- seeds are taken exactly as given, or not at all


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_a_seed_keeps_its_spelling(seed: str) -> None:
    assert check_seed(seed) == seed


@steady
@given(seeds)
def test_any_text_of_1_to_64_characters_is_a_seed(seed: str) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize(
    "seed", ["x" * 64, "🕊" * 64, "a b", "a\u00a0b", "a\u2028b", "\u200bx\u200b"]
)
def test_long_seeds_and_white_space_inside_are_good(seed: str) -> None:
    assert check_seed(seed) == seed


def test_an_empty_seed_is_refused() -> None:
    with pytest.raises(BadSeed, match=r"empty.*1 to 64"):
        check_seed("")


@pytest.mark.parametrize("size", [65, 66, 10**6])
def test_a_seed_of_more_than_64_characters_is_refused_with_its_length(size: int) -> None:
    with pytest.raises(BadSeed, match=rf"has {size} characters.*64 at most"):
        check_seed("🕊" * size)


@pytest.mark.parametrize("space", TRIMMED, ids=lambda space: f"U+{ord(space):04X}")
def test_white_space_around_a_seed_is_refused(space: str) -> None:
    for seed in (space + "a", "a" + space, space, space + "a" + space):
        with pytest.raises(BadSeed, match="white space"):
            check_seed(seed)


@pytest.mark.parametrize("code", [*range(32), *range(127, 160)])
def test_control_characters_are_refused(code: int) -> None:
    for seed in (f"a{chr(code)}b", f"{chr(code)}b", f"a{chr(code)}"):
        with pytest.raises(BadSeed):
            check_seed(seed)


@pytest.mark.parametrize("code", [0xD800, 0xDBFF, 0xDC00, 0xDFFF])
def test_half_characters_are_refused(code: int) -> None:
    for seed in (chr(code), f"a{chr(code)}b", "\ud83d\udd4a"):
        with pytest.raises(BadSeed, match="half a character"):
            check_seed(seed)


@pytest.mark.parametrize("seed", [None, 7, 7.5, b"7KQ2M9", ["7"], ("7",), True, object()])
def test_a_seed_that_is_no_text_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="is a text"):
        check_seed(seed)
