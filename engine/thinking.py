"""What takes long enough to be asked elsewhere: a question as text, its answer as text.

The page asks a worker, so that nothing on it waits. Questions are a word, a space and a record:

    verify RECORD      `sound 24 peace` (moves, outcome or -), or `damaged` and words for a person
    outcomes RECORD    a line for each legal move: its place, the outcome after it or -, and the
                       digest of the state after it, such as `3 - 0f8fad5bd9cb469f`; `3 hidden` for
                       a move that shows something; `more` in place of all beyond the first 500
    move PLAYER RECORD the move of a bot that sees only what its seat may: its place among the legal
                       moves, who chose it and what was wrong with the one that was asked, such as
                       `moved 17 careful -`; `over` when there is no move to make
    chance SEAT RECORD how likely a seat is to win, as far as it can know: per cent, and out of how
                       many games, such as `chance 61 240`; `over` when the game is over

Anything else is answered with `unknown question`.
"""

from dataclasses import replace

from engine.choices import count
from engine.errors import BadRecord
from engine.game import State, digest
from engine.players import PLAYERS, Decision, decide
from engine.players.decide import DEPUTY
from engine.record import Record
from engine.shuffle import Stream

MOST_MOVES = 500
NOBODY, SILENT = "-", "silent"
UNKNOWN = "unknown question"


def answer(question: str) -> str:
    """The answer to a question; never raises, whatever is asked."""
    if not isinstance(question, str):
        return UNKNOWN
    word, space, written = question.partition(" ")
    whose = ""
    if word in OF_ONE:
        whose, space, written = written.partition(" ")
        if whose not in PLAYERS if word == "move" else not is_number(whose):
            return UNKNOWN
    elif word not in TASKS:
        return UNKNOWN
    if not space:
        return UNKNOWN
    try:
        record = Record.parse(written)
        return OF_ONE[word](whose, record) if whose else TASKS[word](record)
    except BadRecord as error:
        return f"damaged {error}"


def verify(record: Record) -> str:
    """That a record is sound: parsing it has replayed every move."""
    return f"sound {len(record.moves)} {_outcome(record, record.state)}"


def outcomes(record: Record) -> str:
    """What each legal move leads to at once, a line for each; "" when the game is over.

    What a move would show (a card drawn, a hand) is not told before it is made.
    """
    legal = record.game.legal_moves(record.state)
    moves = count(legal)
    lines = []
    for place in range(min(moves, MOST_MOVES)):
        after = record.game.apply(record.state, legal[place])
        if record.game.reveals(after):
            lines.append(f"{place} hidden")
        else:
            lines.append(f"{place} {_outcome(record, after)} {digest(after)}")
    if moves > MOST_MOVES:
        lines.append("more")
    return "\n".join(lines)


def move(player_id: str, record: Record) -> str:
    """What a bot of PLAYERS does at the end of a record that it can be asked at."""
    if record.game.seat_to_move(record.state) is None or not _plays(player_id, record):
        return "over"
    decision = move_of(player_id, record)
    place = record.game.legal_moves(record.state).index(decision.move)
    return f"moved {place} {decision.by or NOBODY} {decision.fault or NOBODY}"


def _plays(player_id: str, record: Record) -> bool:
    return record.game_id in PLAYERS[player_id].games


def move_of(player_id: str, record: Record) -> Decision:
    """The decision of a bot of PLAYERS at the end of a record; ValueError when that is over.

    The bot is given what its seat observes and a stream of its own, nothing else.
    """
    seat = record.game.seat_to_move(record.state)
    if seat is None:
        raise ValueError("the game is over")
    observation = record.game.observe(record.state, seat)
    return decide(record.game, observation, Stream(record.text, f"bot {seat}"), PLAYERS[player_id])


def chance(seat: str, record: Record) -> str:
    """How many of a hundred games a seat wins from the end of a record on.

    Estimated from what that seat observes and chance of its own, nothing else.
    """
    if int(seat) not in range(int(record.options.get("seats", 1))):
        return UNKNOWN
    if record.game.seat_to_move(record.state) is None:
        return "over"
    from engine.players import chance as counting  # the page itself never asks

    observation = record.game.observe(record.state, int(seat))
    games = counting.GAMES // int(record.options.get("seats", 1))
    rng = Stream(record.text, "chance")
    return f"chance {counting.chance(record.game, observation, int(seat), rng, games)} {games}"


def told_chance(told: str) -> int | None:
    """The percentage that an answer to `chance` tells; None for any other text."""
    parts = told.split(" ")
    if len(parts) == 3 and parts[0] == "chance" and is_number(parts[1]):
        return min(int(parts[1]), 100)
    return None


def told_move(record: Record, told: str) -> Decision:
    """The decision that an answer to `move` tells; the deputy's for any other text.

    So a bot that never answers does not halt the game; its fault is `silent`.
    """
    parts = told.split(" ")
    legal = record.game.legal_moves(record.state)
    if len(parts) == 4 and parts[0] == "moved" and is_number(parts[1]):
        _, place, by, fault = parts
        if int(place) < count(legal):
            told_by = "" if by == NOBODY else by
            return Decision(legal[int(place)], told_by, "" if fault == NOBODY else fault)
    return replace(move_of(DEPUTY.id, record), fault=SILENT)


def is_number(text: str) -> bool:
    """Whether a text is a whole number of at most nine digits."""
    return 0 < len(text) < 10 and all(letter in "0123456789" for letter in text)


def _outcome(record: Record, state: State) -> str:
    ended = record.game.outcome(state)
    return ended.kind if ended else NOBODY


TASKS = {"verify": verify, "outcomes": outcomes}
OF_ONE = {"move": move, "chance": chance}  # these are about one player, or one seat
