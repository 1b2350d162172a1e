"""A text that no record has is refused: cut, mistyped, foreign, or made up with care."""

import base64
import hashlib

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import GAMES, BadRecord, Record
from engine.choices import count as how_many
from engine.pacification import EndTurn
from tests.engine.support import ODD_SEEDS, records, steady, walked

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
OUTSIDERS = "=+/. \n\0~%!é🕊\ud83d"

START = Record.start("pacification", "7KQ2M9")
FINISHED = walked("7KQ2M9", repeat_extras=False, path="finished")
TWENTY = [
    walked(
        (f"seed {number}", *ODD_SEEDS[:6], "1")[number % 8],
        repeat_extras=number % 3 == 0,
        path=str(number),
        moves=number * 2,
    ).text
    for number in range(20)
]


def refused(written: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.parse(written)
    words = str(refusal.value)
    assert words[0].isupper()
    assert words.endswith(".")


# -- damage


def test_the_twenty_texts_are_records_of_their_own() -> None:
    assert len(set(TWENTY)) == 20
    for written in TWENTY:
        assert Record.parse(written).text == written


@pytest.mark.parametrize("written", TWENTY)
def test_every_single_character_change_is_refused(written: str) -> None:
    for place in range(len(written)):
        for letter in ALPHABET + OUTSIDERS:
            if letter != written[place]:
                refused(written[:place] + letter + written[place + 1 :])


@pytest.mark.parametrize("written", TWENTY)
def test_every_cut_is_refused(written: str) -> None:
    for place in range(len(written)):
        refused(written[:place])
        refused(written[place + 1 :])


@pytest.mark.parametrize("written", TWENTY)
def test_every_missing_doubled_or_swapped_character_is_refused(written: str) -> None:
    for place in range(len(written)):
        refused(written[:place] + written[place + 1 :])
        refused(written[:place] + written[place] + written[place:])
        swapped = written[:place] + written[place : place + 2][::-1] + written[place + 2 :]
        if swapped != written:
            refused(swapped)


@pytest.mark.parametrize("written", TWENTY[:6])
def test_nothing_may_follow_or_precede(written: str) -> None:
    for more in ALPHABET + OUTSIDERS:
        refused(written + more)
        refused(more + written)
    refused(written + written)
    refused(written + "A" * 4)


@pytest.mark.parametrize("one", TWENTY[1:4])
@pytest.mark.parametrize("other", TWENTY[4:7])
def test_two_records_cannot_be_spliced(one: str, other: str) -> None:
    for place in range(1, min(len(one), len(other))):
        spliced = one[:place] + other[place:]
        if spliced not in (one, other):
            refused(spliced)


# -- texts made up with care: the checksum is right, the content is not


def varint(value: int) -> bytes:
    """A number in groups of seven bits, lowest first, the last one below 128."""
    groups = [value % 128]
    while value := value // 128:
        groups.append(value % 128)
    return bytes([*[group + 128 for group in groups[:-1]], groups[-1]])


def seal(content: bytes, letter: str = "p") -> str:
    checksum = hashlib.sha256(letter.encode("ascii") + content).digest()[:4]
    return letter + base64.urlsafe_b64encode(content + checksum).decode("ascii").rstrip("=")


def crafted(
    version: bytes = varint(1),
    settings: bytes = varint(0),
    seed: bytes = b"7KQ2M9",
    seed_size: bytes | None = None,
    count: bytes = varint(0),
    packed: bytes = b"",
) -> str:
    size = varint(len(seed)) if seed_size is None else seed_size
    return seal(version + settings + size + seed + count + packed)


def steps(record: Record) -> list[tuple[int, int]]:
    """For each move its place among the legal ones, and how many there were."""
    legal = [record.game.legal_moves(state) for state in record.states]
    return [
        (moves.index(move), how_many(moves))
        for move, moves in zip(record.moves, legal, strict=False)
    ]


def packed_moves(record: Record) -> int:
    packed = 0
    for place, ways in reversed(steps(record)):
        packed = packed * ways + place
    return packed


def as_bytes(value: int, extra: int = 0) -> bytes:
    return value.to_bytes((value.bit_length() + 7) // 8 + extra, "big")


@steady
@given(records())
def test_a_text_is_what_its_description_says(record: Record) -> None:
    assert record.text == crafted(
        settings=varint(int(record.options["repeat_extras"])),
        seed=record.seed.encode("utf-8"),
        count=varint(len(record.moves)),
        packed=as_bytes(packed_moves(record)),
    )


MOVES = len(FINISHED.moves)
PACKED = packed_moves(FINISHED)
FIRST_RADIX = steps(FINISHED)[0][1]
RADIX = 1
for _, size in steps(FINISHED):
    RADIX *= size


MADE_UP = {
    "nothing": seal(b""),
    "a version alone": seal(b"\x01"),
    "no seed": seal(b"\x01\x00"),
    "no count": crafted(count=b""),
    "a version spelled long": crafted(version=b"\x81\x00"),
    "settings spelled long": crafted(settings=b"\x80\x00"),
    "settings one too high": crafted(settings=varint(2)),
    "settings two too high": crafted(settings=varint(3)),
    "settings far too high": crafted(settings=varint(2**34)),
    "an empty seed": crafted(seed=b""),
    "a seed of 65": crafted(seed=b"x" * 65),
    "a space before the seed": crafted(seed=b" 7KQ2M9"),
    "a line end behind the seed": crafted(seed=b"7KQ2M9\n"),
    "a wide space behind the seed": crafted(seed="7KQ2M9\u3000".encode()),
    "a control character in the seed": crafted(seed=b"7KQ\x002M9"),
    "a seed that is not UTF-8": crafted(seed=b"\xff\xfe"),
    "a seed in overlong UTF-8": crafted(seed=b"\xc0\x80"),
    "half a character in the seed": crafted(seed=b"\xed\xa0\x80"),
    "a cut character in the seed": crafted(seed=b"\xf0\x9f\x95"),
    "a seed longer than said": crafted(seed_size=varint(5)),
    "a seed shorter than said": crafted(seed_size=varint(7)),
    "a seed longer than the text": crafted(seed_size=varint(2**34)),
    "a seed size spelled long": crafted(seed_size=b"\x86\x00"),
    "a seed size without end": crafted(seed_size=b"\xff" * 9),
    "a count without end": crafted(count=b"\x80"),
    "a count spelled long": crafted(count=b"\x80\x00"),
    "a count of six groups": crafted(count=b"\x80\x80\x80\x80\x80\x01"),
    "eleven turns": crafted(count=varint(11)),
    "more moves than any game": crafted(count=varint(2**35 - 1)),
    "more moves than a number holds": crafted(count=varint(2**40)),
    "a zero behind no moves": crafted(packed=b"\x00"),
    "a move behind no moves": crafted(packed=b"\x01"),
    "many bytes behind no moves": crafted(packed=b"\xff" * 500),
    "a move with a leading zero": crafted(count=varint(1), packed=as_bytes(1, extra=1)),
    "move 0 as a byte": crafted(count=varint(1), packed=b"\x00"),
    "a place one past the legal moves": crafted(count=varint(1), packed=as_bytes(FIRST_RADIX)),
    "a leading zero": crafted(count=varint(MOVES), packed=as_bytes(PACKED, extra=1)),
    "something left over": crafted(count=varint(MOVES), packed=as_bytes(PACKED + RADIX)),
    "a move after the end": crafted(count=varint(MOVES + 1), packed=as_bytes(PACKED)),
    "moves without end": crafted(count=varint(2**34), packed=b"\xff" * 5000),
    "a letter behind it": FINISHED.text + "A",
    "four letters behind it": FINISHED.text + "AAAA",
    "padding behind it": FINISHED.text + "=",
    "itself behind it": FINISHED.text + FINISHED.text[1:],
}


@pytest.mark.parametrize("name", MADE_UP)
def test_what_does_not_encode_back_to_itself_is_refused(name: str) -> None:
    refused(MADE_UP[name])


def test_a_finished_game_can_be_crafted() -> None:
    assert Record.parse(crafted(count=varint(MOVES), packed=as_bytes(PACKED))) == FINISHED


@pytest.mark.parametrize("version", [0, 2, 127, 128, 2**34])
def test_unknown_rules_are_refused_with_their_version(version: int) -> None:
    with pytest.raises(BadRecord, match=rf"version {version} of the rules.*knows version 1\."):
        Record.parse(crafted(version=varint(version)))


@pytest.mark.parametrize("letter", [letter for letter in ALPHABET if letter not in "pw"])
def test_a_game_that_does_not_exist_is_refused(letter: str) -> None:
    with pytest.raises(BadRecord, match="not a game of Statecraft"):
        Record.parse(seal(b"\x01\x00\x067KQ2M9\x00", letter))


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_record_of_one_game_is_no_record_of_another(game_id: str) -> None:
    start = Record.start(game_id, "7KQ2M9")
    for letter in {other[0] for other in GAMES} - {game_id[0]} | {"s"}:
        refused(letter + start.text[1:])


@pytest.mark.parametrize(
    "content", [b"\x01\x00\x067KQ2M9\x00", b"\x01\x01\x01a\x00", b"\x01\x00\x02ab\x00"]
)
def test_the_bits_base64_leaves_over_must_be_zero(content: bytes) -> None:
    good = seal(content)
    assert Record.parse(good).text == good
    for bits in range(1, 4 if len(good) % 4 == 0 else 16):
        refused(good[:-1] + ALPHABET[ALPHABET.index(good[-1]) ^ bits])


@pytest.mark.parametrize(
    "written", [None, 5, 0.5, True, b"pAQ", START.text.encode(), [], [START.text], START, ()]
)
def test_what_is_no_text_is_refused(written: object) -> None:
    with pytest.raises(BadRecord, match="is a text"):
        Record.parse(written)


@pytest.mark.parametrize("letter", ["A", "p", "\0", "🕊", " ", "="])
def test_a_million_characters_are_refused(letter: str) -> None:
    for written in ("p" + letter * 2**20, letter * 2**20, START.text + letter * 2**20):
        refused(written)


@pytest.mark.parametrize(
    "written", ["", "p", "w", "s", " ", "\n", "p.", "pp", "\ud800", "p\ud800AAAA", "ſ", "ｐAQAG"]
)
def test_short_foreign_texts_are_refused(written: str) -> None:
    refused(written)


# -- anything at all


def parses_or_refuses(written: str) -> None:
    try:
        record = Record.parse(written)
    except BadRecord:
        return
    assert record.text == written


@settings(steady, max_examples=300)
@given(st.text(max_size=90) | st.text(st.sampled_from(ALPHABET), max_size=90).map("p".__add__))
@example(START.text)
def test_any_text_is_the_text_of_a_record_or_refused(written: str) -> None:
    parses_or_refuses(written)


@settings(steady, max_examples=300)
@given(st.binary(max_size=60), st.sampled_from("pw"))
def test_any_content_with_a_right_checksum_is_a_record_or_refused(
    content: bytes, letter: str
) -> None:
    parses_or_refuses(seal(content, letter))


@settings(steady, max_examples=300)
@given(
    st.integers(0, 2**36),
    st.integers(0, 3),
    st.binary(max_size=8) | st.sampled_from(["é".encode(), b" a", b"a"]),
    st.integers(0, 60) | st.integers(0, 2**36),
    st.binary(max_size=30),
)
@example(1, 1, b"a", 9, b"")
@example(1, 0, b"a", 10, b"\x01")
def test_any_likely_content_is_a_record_or_refused(
    version: int, options: int, seed: bytes, count: int, packed: bytes
) -> None:
    for known in (version, 1):
        parses_or_refuses(
            crafted(varint(known), varint(options), seed, None, varint(count), packed)
        )


@steady
@given(records(), st.data())
def test_a_record_with_any_bytes_changed_is_a_record_or_refused(
    record: Record, data: st.DataObject
) -> None:
    body = record.text[1:]
    content = bytearray(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))[:-4])
    for _ in range(20):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
        parses_or_refuses(seal(bytes(content)))


def test_ends_of_turn_alone_are_a_short_game() -> None:
    record = Record.parse(crafted(count=varint(10)))
    assert [type(move) for move in record.moves] == [EndTurn] * 10
    assert record.state.turn == 10
