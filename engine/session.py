"""What surrounds a record at a table: seats, a title, marks. The rules never read it."""

from dataclasses import dataclass

from engine.errors import BadOptions, BadRecord
from engine.packing import DAMAGED, Reader, number, opened, sealed, text
from engine.record import Record

MARK = "s"
NOWHERE = -1  # no place in a replay
PRACTICE, ADVISED = 1, 2
LONGEST_NAME = 80  # characters


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here: a name to show, and `player`, "" for a person or the id of a bot."""

    name: str
    player: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """A record and what surrounds it.

    `practice` is set for good once a move that revealed something was taken back, `advised` once
    the adviser was asked; `place` is a moment of a replay in moves from the start, -1 for none.
    """

    record: Record
    title: str = ""
    seats: tuple[Seat, ...] = ()
    practice: bool = False
    advised: bool = False
    place: int = NOWHERE

    def __post_init__(self) -> None:
        """Refuse, in words, what a link could not carry."""
        names = [name for seat in self.seats for name in (seat.name, seat.player)]
        for name in (self.title, *names):
            if len(name) > LONGEST_NAME:
                raise BadOptions(f"A name or title can have {LONGEST_NAME} characters at most.")
            if any(0xD800 <= ord(letter) < 0xE000 for letter in name):
                raise BadOptions("A name or title holds half a character. Type it again.")
        if not NOWHERE <= self.place <= len(self.record.moves):
            raise BadOptions("This game has no such moment.")

    @property
    def text(self) -> str:
        """What surrounds the record, as checksummed text; "" when that is nothing."""
        marks = PRACTICE * self.practice + ADVISED * self.advised
        if not (marks or self.title or self.seats or self.place >= 0):
            return ""
        content = number(marks) + number(self.place + 1) + text(self.title)
        for seat in self.seats:
            content += text(seat.name) + text(seat.player)
        return sealed(MARK, content)

    @staticmethod
    def parse(record: Record, written: str) -> "Session":
        """The session that `written` tells around `record`; "" is a plain one.

        Raises BadRecord, in words, for a text that no session has.
        """
        if not isinstance(written, str):
            raise BadRecord("A session is a text.")
        if not written:
            return Session(record)
        reader = Reader(opened(MARK, written))
        marks, place, title = reader.number(), reader.number() - 1, reader.text()
        seats = []
        while reader.at < len(reader.content):
            seats.append(Seat(reader.text(), reader.text()))
        try:
            session = Session(
                record,
                title,
                tuple(seats),
                practice=marks & PRACTICE > 0,
                advised=marks & ADVISED > 0,
                place=place,
            )
        except BadOptions:
            raise BadRecord(DAMAGED) from None
        if session.text != written:
            raise BadRecord(DAMAGED)
        return session
