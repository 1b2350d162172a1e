"""tools/lowering/helpers.py: what stands in for a built-in does what the built-in does.

Here on CPython, with many texts; that it does so on MicroPython, too, is told by test_lower.py.
"""

import binascii
import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tools.lowering import helpers

steady = settings(deadline=None, derandomize=True, max_examples=150)
texts = st.text(st.characters() | st.sampled_from(helpers.WHITE_SPACE + "ab+-0_,\n"), max_size=8)
encodable = st.text(max_size=8)
widths = st.integers(-1, 12)


@steady
@given(texts, st.none() | st.text("aé \u3000", max_size=3))
def test_trimming(text: str, letters: str | None) -> None:
    assert helpers.strip(text, letters) == text.strip(letters)
    assert helpers.lstrip(text, letters) == text.lstrip(letters)
    assert helpers.rstrip(text, letters) == text.rstrip(letters)


@steady
@given(texts)
def test_splitting_and_white_space(text: str) -> None:
    assert helpers.split(text) == text.split()
    assert helpers.split(text, ",", 1) == text.split(",", 1)
    assert helpers.splitlines(text) == text.splitlines()
    assert helpers.isspace(text) == text.isspace()


@steady
@given(texts, widths, st.sampled_from(".é"))
def test_padding(text: str, width: int, fill: str) -> None:
    assert helpers.ljust(text, width, fill) == text.ljust(width, fill)
    assert helpers.rjust(text, width, fill) == text.rjust(width, fill)
    assert helpers.center(text, width, fill) == text.center(width, fill)
    assert helpers.zfill(text, width) == text.zfill(width)


@steady
@given(texts | st.integers(), st.sampled_from("<>^"), st.integers(1, 12), st.sampled_from(" .*"))
def test_formats(value: str | int, align: str, width: int, fill: str) -> None:
    for spec in ("", f"{width}", f"{align}{width}", f"{fill}{align}{width}", f"0{width}"):
        assert helpers.formatted(value, spec) == format(value, spec)


@steady
@given(texts, texts)
def test_affixes(text: str, affix: str) -> None:
    assert helpers.removeprefix(text, affix) == text.removeprefix(affix)
    assert helpers.removesuffix(text, affix) == text.removesuffix(affix)
    assert helpers.removeprefix(affix + text, affix) == text
    assert helpers.removesuffix(text + affix, affix) == text


@steady
@given(encodable, st.binary(max_size=6))
def test_utf8(text: str, data: bytes) -> None:
    assert helpers.decode(helpers.encode(text)) == text
    assert helpers.isascii(text) == text.isascii()
    try:
        expected = data.decode()
    except UnicodeError:
        expected = None
    try:
        found = helpers.decode(data)
    except UnicodeError:
        found = None
    assert found == expected


@steady
@given(st.text("0123456789_+- x\u00a0", max_size=6))
def test_reading_numbers(text: str) -> None:
    try:
        expected = int(text)
    except ValueError:
        expected = None
    try:
        found = helpers.parsed_int(text)
    except ValueError:
        found = None
    assert found == expected


@steady
@given(st.integers())
def test_numbers(n: int) -> None:
    assert helpers.bit_length(n) == n.bit_length()
    size = n.bit_length() // 8 + 1
    assert helpers.from_bytes(helpers.to_bytes(abs(n), size, "big"), "big") == abs(n)


@steady
@given(st.lists(st.tuples(st.integers(0, 3), st.integers())), st.booleans())
def test_sorting(rows: list[tuple[int, int]], reverse: bool) -> None:
    assert helpers.stable_sorted(rows, reverse=reverse) == sorted(rows, reverse=reverse)

    def first(row: tuple[int, int]) -> int:
        return row[0]

    found = helpers.stable_sorted(rows, key=first, reverse=reverse)
    assert found == sorted(rows, key=first, reverse=reverse)


@steady
@given(
    st.lists(st.integers(), max_size=6) | st.text(max_size=6) | st.binary(max_size=6),
    st.none() | st.integers(-8, 8),
    st.none() | st.integers(-8, 8),
    st.integers(-4, 4).filter(bool),
)
def test_slices(
    items: list[int] | str | bytes, low: int | None, high: int | None, step: int
) -> None:
    assert helpers.stepped(items, low, high, step) == items[low:high:step]
    assert helpers.stepped(tuple(items), low, high, step) == tuple(items)[low:high:step]


@steady
@given(st.lists(st.integers(), max_size=6), st.integers(0, 6))
def test_subsets_and_neighbours(items: list[int], size: int) -> None:
    assert list(helpers.combinations(items, size)) == list(itertools.combinations(items, size))
    assert list(helpers.pairwise(items)) == list(itertools.pairwise(items))


@steady
@given(st.binary(max_size=40), st.booleans())
def test_base64(data: bytes, newline: bool) -> None:
    assert helpers.b2a_base64(data, newline=newline) == binascii.b2a_base64(data, newline=newline)
