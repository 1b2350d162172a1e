"""What takes long enough to be asked elsewhere: a question as text, its answer as text.

The page asks a worker, so that nothing on it waits. Questions are a word, a space and a record:

    verify RECORD      `sound 24 peace` (moves, outcome or -), or `damaged` and words for a person
    outcomes RECORD    a line for each legal move: its place, the outcome after it or -, and the
                       digest of the state after it, such as `3 - 0f8fad5bd9cb469f`; `3 hidden` for
                       a move that shows something; `more` in place of all beyond the first 500

Anything else is answered with `unknown question`.
"""

from engine.choices import count
from engine.errors import BadRecord
from engine.game import State, digest
from engine.record import Record

MOST_MOVES = 500
UNKNOWN = "unknown question"


def answer(question: str) -> str:
    """The answer to a question; never raises, whatever is asked."""
    if not isinstance(question, str):
        return UNKNOWN
    word, space, written = question.partition(" ")
    if not space or word not in TASKS:
        return UNKNOWN
    try:
        return TASKS[word](Record.parse(written))
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


def _outcome(record: Record, state: State) -> str:
    ended = record.game.outcome(state)
    return ended.kind if ended else "-"


TASKS = {"verify": verify, "outcomes": outcomes}
