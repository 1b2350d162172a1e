"""A session is what surrounds a record at a table; its text is a part of its own."""

import base64
import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadRecord, Record, Seat, Session
from tests.engine.support import records, steady, walked

RECORD = walked("7KQ2M9", repeat_extras=False, path="session", moves=12)
words = st.text(st.characters(exclude_categories=("Cs",)), max_size=30)
seats = st.builds(Seat, words, words)


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    """Sessions around any record, with any surroundings."""
    record = draw(records())
    return Session(
        record,
        title=draw(words),
        seats=tuple(draw(st.lists(seats, max_size=7))),
        practice=draw(st.booleans()),
        advised=draw(st.booleans()),
        place=draw(st.integers(-1, len(record.moves))),
    )


def test_a_session_surrounds_a_record_with_nothing_at_first() -> None:
    session = Session(RECORD)
    assert (session.title, session.seats, session.place) == ("", (), -1)
    assert (session.practice, session.advised) == (False, False)
    assert session.text == ""
    assert Session.parse(RECORD, "") == session


def test_a_seat_is_a_person_unless_a_bot_is_named() -> None:
    assert Seat("Ada").player == ""


@steady
@given(sessions())
def test_parse_is_the_inverse_of_text(session: Session) -> None:
    parsed = Session.parse(session.record, session.text)
    assert parsed == session
    assert parsed.text == session.text


@steady
@given(sessions())
def test_a_session_never_touches_the_record(session: Session) -> None:
    assert session.record.text == Record.parse(session.record.text).text
    assert session.record.text not in session.text or not session.text


@steady
@given(sessions(), sessions())
def test_texts_are_as_different_as_surroundings(one: Session, other: Session) -> None:
    def around(session: Session) -> tuple[object, ...]:
        return (session.title, session.seats, session.practice, session.advised, session.place)

    assert (one.text == other.text) == (around(one) == around(other))


@pytest.mark.parametrize(
    "session",
    [
        Session(RECORD, practice=True),
        Session(RECORD, advised=True),
        Session(RECORD, place=0),
        Session(RECORD, place=12),
        Session(RECORD, title="Zürich 🕊"),
        Session(RECORD, title="\n\t\0"),
        Session(RECORD, seats=(Seat(""),)),
        Session(RECORD, seats=(Seat("", ""), Seat("", ""))),
        Session(RECORD, seats=(Seat("شطرنج", "bot 2"),), practice=True, advised=True),
    ],
)
def test_every_surrounding_alone_is_kept(session: Session) -> None:
    assert session.text
    assert Session.parse(RECORD, session.text) == session


def seal(content: bytes, mark: str = "s") -> str:
    checksum = hashlib.sha256(mark.encode("ascii") + content).digest()[:4]
    return mark + base64.urlsafe_b64encode(content + checksum).decode("ascii").rstrip("=")


def test_a_text_is_what_its_description_says() -> None:
    session = Session(RECORD, "é", (Seat("Ada"), Seat("", "bot")), advised=True, place=3)
    content = b"\x02" + b"\x04" + b"\x02\xc3\xa9" + b"\x03Ada\x00" + b"\x00\x03bot"
    assert session.text == seal(content)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00",
        b"\x00\x00",
        b"\x00\x00\x00",  # nothing: written as no text at all
        b"\x04\x00\x00",  # an unknown mark
        b"\x05\x00\x00",
        b"\x80\x00\x00\x01a",
        b"\x81\x00\x00\x00",
        b"\x01\x80\x00\x00",
        b"\x01\x00\x80\x00",
        b"\x01\x0e\x00",  # place 13 of 12 moves
        b"\x01\xff\xff\xff\xff\x7f\x00",
        b"\x01\x00\x05ab",
        b"\x01\x00\x01\xff",
        b"\x01\x00\x03\xed\xa0\x80",
        b"\x01\x00\x00\x00",  # half a seat
        b"\x01\x00\x00\x03Ada",
        b"\x01\x00\x00\x03Ada\x01",
        b"\xff\xff\xff\xff\xff\xff",
    ],
)
def test_what_no_session_says_is_refused_in_spite_of_a_right_checksum(content: bytes) -> None:
    assert Session.parse(RECORD, seal(b"\x01\x0d\x00")).place == 12
    with pytest.raises(BadRecord):
        Session.parse(RECORD, seal(content))


def test_a_record_is_no_session_and_a_session_is_no_record() -> None:
    session = Session(RECORD, title="Title")
    with pytest.raises(BadRecord):
        Session.parse(RECORD, RECORD.text)
    with pytest.raises(BadRecord):
        Record.parse(session.text)


@steady
@given(st.binary(max_size=40), st.text(max_size=40))
def test_anything_is_a_session_or_refused(content: bytes, written: str) -> None:
    for tried in (seal(content), written, "s" + written):
        try:
            session = Session.parse(RECORD, tried)
        except BadRecord:
            continue
        assert session.text == tried
