"""Links: a session as the part of an address behind the #, and back from whatever was pasted.

A link holds the whole game: `#/game/<record>` or `#/game/<session>.<record>`. The record is last,
so that a link that was cut is always a damaged one. A link to the same cards is the same thing with
a record that has no moves yet.
"""

from engine.errors import BadRecord
from engine.packing import ALPHABET, DAMAGED
from engine.record import Record
from engine.session import Session

PATH = "#/game/"
ESCAPES = (("%23", "#"), ("%2F", "/"), ("%2f", "/"), ("%2E", "."), ("%2e", "."))


def link(session: Session) -> str:
    """The part of an address that holds this session, beginning with `#`."""
    surroundings = session.text
    return PATH + (surroundings + "." if surroundings else "") + session.record.text


def seed_link(session: Session) -> str:
    """The part of an address that holds the cards and the seats of a session, but no moves."""
    return link(Session(session.record.until(0), seats=session.seats))


def record_of(whole: str) -> str:
    """The text of the record in a link that this device has made: it stands last."""
    return whole[len(PATH) :].rpartition(".")[2]


def is_link(pasted: str) -> bool:
    """Whether a pasted text means a link; any other text is a seed."""
    return "#/" in unescaped(pasted) or "://" in pasted


def unescaped(pasted: str) -> str:
    """A text with the escapes undone that messages make of what a link is written with.

    >>> unescaped("https://a.example/%23%2fgame%2F")
    'https://a.example/#/game/'
    """
    for escape, letter in ESCAPES:
        pasted = pasted.replace(escape, letter)
    return pasted


def parse(pasted: str) -> Session:
    """The session that a pasted link holds.

    What stands before the link, and punctuation or white space behind it, is passed over: links
    arrive in brackets and at the ends of sentences. Raises BadRecord, in words, for anything else.
    """
    pasted = unescaped(pasted)
    if PATH not in pasted:
        raise BadRecord("This address holds no game. A link to a game has #/game/ in it.")
    _, _, behind = pasted.partition(PATH)
    end = 0
    while end < len(behind) and (behind[end] in ALPHABET or behind[end] == "."):
        end += 1
    written = behind[:end].rstrip(".")
    session_text, dot, record_text = written.rpartition(".")
    if dot and not session_text:
        raise BadRecord(DAMAGED)
    return Session.parse(Record.parse(record_text), session_text)
