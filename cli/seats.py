"""Who sits at a game, and whose eyes it is told to."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import BadOptions, Record, Seat, Session
from engine.players import PLAYERS, Player

PUBLIC, OPEN = -1, -2  # instead of a seat: what all seats may see, and all there is
LONGEST = 20  # letters of a name
PERSON = "You"
BOTS = ("Ben", "Cassia", "Otto", "Edith", "Hugo", "Mira")
CAUTIOUS = "careful"


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whom a game is told to: `seat`, or PUBLIC or OPEN; and the name of every seat."""

    seat: int
    names: tuple[str, ...]


def seated(session: Session) -> Session:
    """The session, without its seats if they do not fit the game: a link can hold any."""
    known = _bots_of(session.record.game_id)
    fits = len(session.seats) == _seat_count(session.record) and all(
        not seat.player or seat.player in known for seat in session.seats
    )
    return session if fits else replace(session, seats=())


def against_bots(record: Record, level: str | None) -> Session:
    """A new game of one person against bots of a level, by id or name; alone if it has one seat.

    Raises BadOptions for a level that is not there, and for any where nobody else plays.
    """
    count = _seat_count(record)
    if count == 1:
        if level is not None:
            raise BadOptions(f"{record.game.title} is played alone. There are no bots to choose.")
        return Session(record)
    bots = _bots_of(record.game_id)
    wanted = (level or CAUTIOUS).lower()
    ids = [bot.id for bot in bots.values() if wanted in (bot.id, bot.name.lower())]
    if not ids:
        raise BadOptions(f"There are no bots called {level}. There are: {', '.join(bots)}.")
    others = [Seat(f"Bot {name}", ids[0]) for name in BOTS[: count - 1]]
    return Session(record, seats=(Seat(PERSON), *others))


def the_person(session: Session) -> int:
    """The seat of the one person who plays. Raises BadOptions unless there is exactly one."""
    here = _people(session)
    if not here:
        raise BadOptions("Only bots play this game. `replay` tells it.")
    if len(here) > 1:
        raise BadOptions(
            "Several people play this game, and a terminal cannot hide a hand from the next one. "
            "Open the link on the page; `replay` tells what all may see."
        )
    return here[0]


def eyes_of(session: Session) -> Eyes:
    """Whom a game may be told to that is looked at again.

    Once it is over it has no secrets; until then one person knows the own hand, and where several
    play only what all may see is told.
    """
    here = _people(session)
    over = session.record.game.outcome(session.record.state) is not None
    seat = OPEN if over else here[0] if len(here) == 1 else PUBLIC
    return Eyes(seat, names_of(session))


def names_of(session: Session) -> tuple[str, ...]:
    """What each seat is called; a link may hold any name, so only what can be printed is."""
    named = session.seats or (Seat(""),) * _seat_count(session.record)
    return tuple([_printable(seat.name) or f"Seat {at}" for at, seat in enumerate(named, start=1)])


def at_the_table(session: Session) -> str:
    """Who sits at a game, bots with their level; "" where nobody is named."""
    told = [
        f"{name} ({PLAYERS[seat.player].name.lower()})" if seat.player else name
        for name, seat in zip(names_of(session), session.seats, strict=False)
    ]
    return ", ".join(told)


def bot_to_move(session: Session) -> str:
    """The id of the bot that is to move, "" where a person is or the game is over."""
    seat = session.record.game.seat_to_move(session.record.state)
    return session.seats[seat].player if session.seats and seat is not None else ""


def last_decision(record: Record, seat: int) -> int | None:
    """How many moves there were before the last one that a seat made, None if it made none."""
    for count in range(len(record.moves) - 1, -1, -1):
        if record.game.seat_to_move(record.states[count]) == seat:
            return count
    return None


def _people(session: Session) -> tuple[int, ...]:
    named = session.seats or (Seat(""),) * _seat_count(session.record)
    return tuple([at for at, seat in enumerate(named) if not seat.player])


def _seat_count(record: Record) -> int:
    return int(record.options.get("seats", record.game.seats[0]))


def _bots_of(game_id: str) -> Mapping[str, Player]:
    return {name: bot for name, bot in PLAYERS.items() if game_id in bot.games}


def _printable(name: str) -> str:
    return "".join([letter for letter in name if letter.isprintable()]).strip()[:LONGEST]
