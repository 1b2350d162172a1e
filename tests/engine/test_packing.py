"""Bytes as URL-safe text with a checksum, and the values that are packed into them."""

import base64
import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadRecord
from engine.packing import ALPHABET, LONGEST, Reader, big, number, opened, sealed, text
from tests.engine.support import steady

URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def described(mark: str, content: bytes) -> str:
    checksum = hashlib.sha256(mark.encode("utf-8") + content).digest()[:4]
    return mark + base64.urlsafe_b64encode(content + checksum).decode("ascii").rstrip("=")


@steady
@given(st.sampled_from("pws"), st.binary(max_size=80))
def test_a_sealed_text_is_what_its_description_says_and_opens_again(
    mark: str, content: bytes
) -> None:
    assert sealed(mark, content) == described(mark, content)
    assert set(sealed(mark, content)) <= set(URL_SAFE)
    assert opened(mark, sealed(mark, content)) == content


def test_the_alphabet_is_that_of_base64url() -> None:
    assert ALPHABET == URL_SAFE
    high = sealed("p", bytes(range(256)))
    assert "-" in high
    assert "_" in high


@pytest.mark.parametrize("size", range(6))
def test_the_bits_that_base64_does_not_need_must_be_zero(size: int) -> None:
    good = sealed("p", bytes(size))
    places = [ALPHABET.index(good[-1]) ^ bits for bits in range(1, 16)]
    for place in places:
        with pytest.raises(BadRecord):
            opened("p", good[:-1] + ALPHABET[place])


@pytest.mark.parametrize(
    "behind", ["A", "AA", "AAA", "AAAA", "=", "==", " ", "\n", "\0", "é", "+", "/"]
)
def test_nothing_may_stand_around_a_sealed_text(behind: str) -> None:
    for content in (b"", b"a", b"ab", b"abc"):
        good = sealed("p", content)
        assert opened("p", good) == content
        for bad in (good + behind, behind + good, good[:3] + behind + good[3:]):
            with pytest.raises(BadRecord):
                opened("p", bad)


@pytest.mark.parametrize(
    "bad", ["", "p", "pA", "pAA", "pAAA", "pAAAA", "pAAAAA", "pAAAAAA", "p====="]
)
def test_less_than_a_checksum_is_refused(bad: str) -> None:
    with pytest.raises(BadRecord):
        opened("p", bad)


def test_the_checksum_covers_the_mark() -> None:
    good = sealed("p", b"the same content")
    for mark in "wsP":
        with pytest.raises(BadRecord):
            opened(mark, mark + good[1:])
        with pytest.raises(BadRecord):
            opened(mark, good)


def test_standard_base64_is_not_taken_for_base64url() -> None:
    good = sealed("p", bytes(range(256)))
    with pytest.raises(BadRecord):
        opened("p", good.replace("-", "+").replace("_", "/"))


def test_a_text_is_refused_for_its_length_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="too long"):
        opened("p", "p" + "A" * LONGEST)
    longest = LONGEST // 4 * 3 - 7
    assert len(sealed("p", bytes(longest))) <= LONGEST
    assert opened("p", sealed("p", bytes(longest))) == bytes(longest)


@pytest.mark.parametrize(
    ("value", "packed"),
    [(0, "00"), (1, "01"), (127, "7f"), (128, "8001"), (300, "ac02"), (16384, "808001")],
)
def test_numbers_are_packed_in_groups_of_seven_bits(value: int, packed: str) -> None:
    assert number(value).hex() == packed


@pytest.mark.parametrize(
    ("value", "packed"), [(0, ""), (1, "01"), (255, "ff"), (256, "0100"), (2**64, "01" + "00" * 8)]
)
def test_big_numbers_have_no_leading_zeros(value: int, packed: str) -> None:
    assert big(value).hex() == packed


@given(size=st.integers(1, 300), low=st.integers(0, 2**64))
def test_big_numbers_of_any_size_come_back(size: int, low: int) -> None:
    value = (1 << 8 * (size - 1)) + low
    packed = big(value)
    assert packed[0]
    assert int.from_bytes(packed, "big") == value


@steady
@given(st.lists(st.integers(0, 2**35 - 1) | st.text(st.characters(exclude_categories=("Cs",)))))
def test_what_was_packed_is_read_again(values: list[int | str]) -> None:
    packed = b"".join(
        [text(value) if isinstance(value, str) else number(value) for value in values]
    )
    reader = Reader(packed + b"the rest")
    assert [
        reader.text() if isinstance(value, str) else reader.number() for value in values
    ] == values
    assert reader.rest() == b"the rest"
    assert reader.rest() == b""


@pytest.mark.parametrize("cut", ["", "80", "ffffff", "ffffffffff", "ffffffffff01", "8080808080"])
def test_a_number_that_does_not_end_is_refused(cut: str) -> None:
    with pytest.raises(BadRecord):
        Reader(bytes.fromhex(cut)).number()


@pytest.mark.parametrize(
    "cut", ["", "01", "0561", "80", "ffffffff7f61", "01ff", "02c3", "02c328", "03eda080", "02c080"]
)
def test_a_text_that_is_cut_or_not_utf_8_is_refused(cut: str) -> None:
    with pytest.raises(BadRecord):
        Reader(bytes.fromhex(cut)).text()


@steady
@given(st.binary(max_size=30), st.integers(0, 40))
def test_a_reader_never_reads_past_the_end(content: bytes, size: int) -> None:
    reader = Reader(content)
    if size <= len(content):
        assert reader.take(size) + reader.rest() == content
    else:
        with pytest.raises(BadRecord):
            reader.take(size)


@steady
@given(st.text(max_size=60), st.sampled_from("pws"))
def test_any_text_opens_or_is_refused(written: str, mark: str) -> None:
    try:
        content = opened(mark, written)
    except BadRecord:
        return
    assert sealed(mark, content) == written
