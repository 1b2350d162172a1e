"""Who sits where at a table, whose hand may be shown, which move may be taken back."""

from dataclasses import replace

from engine import GAMES, Session
from engine.players import PLAYERS
from ui.model import NOBODY, Table


def people(session: Session) -> tuple[int, ...]:
    """The seats of people; all seats where nobody is named."""
    named = session.seats
    seats = range(len(named)) if named else range(seat_count(session))
    return tuple([seat for seat in seats if not named or not named[seat].player])


def seat_count(session: Session) -> int:
    """How many seats the game has."""
    seats = session.record.options.get("seats")
    return seats if isinstance(seats, int) else GAMES[session.record.game_id].seats[0]


def called(session: Session, seat: int) -> str:
    """How whoever sits there is called; a link may hold odd names, or none."""
    name = " ".join(session.seats[seat].name.split()) if seat < len(session.seats) else ""
    return name or f"Seat {seat + 1}"


def seated(session: Session) -> Session:
    """The session, without its seats if they do not fit the game: a link can hold any."""
    record = session.record
    known = [
        not seat.player or (seat.player in PLAYERS and record.game_id in PLAYERS[seat.player].games)
        for seat in session.seats
    ]
    fits = len(known) == seat_count(session) and all(known)
    return session if fits or not known else replace(session, seats=())


def mover(session: Session) -> int | None:
    """The seat to move, None when the game is over."""
    return session.record.game.seat_to_move(session.record.state)


def bot_of(session: Session) -> str:
    """The id of the bot that is to move, "" where a person is or the game is over."""
    seat = mover(session)
    return session.seats[seat].player if session.seats and seat is not None else ""


def eyes(session: Session, shown: int) -> int:
    """Whose hand may be on the screen, when `shown`'s was.

    With one person at the table always that one's; with several only that of the seat to move,
    once it has said that it is there.
    """
    here = people(session)
    if len(here) == 1:
        return here[0]
    return shown if shown == mover(session) and shown in here else NOBODY


def last_decision(table: Table) -> int:
    """How many moves there were before the last one that a person made; NOBODY for none in reach.

    With one person the bots' moves since are taken back too. With several, only moves of the one
    whose hand is shown can be, and none before the last hand-over.
    """
    session = table.session
    record = session.record
    here = people(session)
    count = len(record.moves) - 1
    if len(here) > 1:
        same = record.game.seat_to_move(record.states[count]) == table.shown
        return count if same and table.shown != NOBODY else NOBODY
    while count >= 0 and record.game.seat_to_move(record.states[count]) not in here:
        count -= 1
    return count if count >= 0 else NOBODY
