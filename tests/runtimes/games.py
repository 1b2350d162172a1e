"""Random games, games of bots, and what each seat sees: every state of them as a digest."""

from collections.abc import Iterator
from dataclasses import replace

from engine import GAMES, BadOptions, Record, Stream, digest
from engine.choices import count
from engine.game import Game, LegalMoves, Move, Setting, canonical
from engine.players import LEVELS, decide
from engine.players.chance import chance
from engine.thinking import answer

Entry = tuple[str, str]  # a label, and what is told under it

RANDOM_GAMES = 200
SEEDS = ("7KQ2M9", "2026-11-30", "Zürich 🕊", "شطرنج", "e\u0301", "=+/-_.", "ﷺ" * 60)
# Seven seats take fifteen times as long as two.
SEATS = (2, 3, 2, 4, 2, 3, 2, 5, 2, 3, 2, 4, 2, 3, 2, 6, 2, 3, 4, 7)


def random_games(game_id: str) -> Iterator[Entry]:
    """Many games of random options, told move by move and state by state."""
    for number in range(RANDOM_GAMES):
        record = random_game(game_id, number)
        # The digest of a large table takes MicroPython a millisecond, and there are thousands.
        every = 1 if int(record.options.get("seats", 1)) < 4 else 4
        yield f"{game_id}, game {number}", told(record, every)


def golden_games(texts: str) -> Iterator[Entry]:
    """The records in these lines, told again."""
    for text in texts.split("\n"):
        yield f"golden {text}", told(Record.parse(text))


def told(record: Record, every: int = 1) -> str:
    """The text of a record, its moves with a digest of every so many states, how it ended."""
    last = len(record.moves)
    lines = [record.text]
    for at, state in enumerate(record.states):
        move = record.moves[at - 1] if at else None
        written = digest(state) if at in (0, last) or at % every == 0 else ""
        lines.append(f"{written} {type(move).__name__}{canonical(move)}")
    return "\n".join([*lines, canonical(record.game.outcome(record.state))])


def random_game(game_id: str, number: int) -> Record:
    """A finished game; half of its moves are among the last few, which most often do something."""
    rng = Stream(f"{game_id} {number}", "random game")
    record = Record.start(game_id, seed_of(number), settings_of(GAMES[game_id], number, rng))
    while record.game.seat_to_move(record.state) is not None:
        record = record.play(some_move(record.game.legal_moves(record.state), rng))
    return record


def seed_of(number: int) -> str:
    """A seed that no other number has."""
    return f"{SEEDS[number % len(SEEDS)]}{number}"


def settings_of(game: Game, number: int, rng: Stream) -> dict[str, Setting]:
    """Options of every kind by turns; those that contradict each other stay at their defaults."""
    drawn: dict[str, Setting] = {}
    for option in game.options:
        if option.name == "seats":
            drawn[option.name] = SEATS[number % len(SEATS)]
        elif isinstance(option.default, bool):
            drawn[option.name] = rng.below(2) == 1
        else:
            drawn[option.name] = option.low + rng.below(option.high - option.low + 1)
    try:
        game.new_game("any", drawn)
    except BadOptions:
        return {"seats": drawn["seats"]} if "seats" in drawn else {}
    return drawn


def some_move(legal: LegalMoves, rng: Stream) -> Move:
    """Any of the legal moves, or one of the last few of them."""
    moves = count(legal)
    last = moves - min(moves, 8) if rng.below(2) else 0
    return legal[last + rng.below(moves - last)]


# -- bots, and what they see


def bot_games(game_id: str) -> Iterator[Entry]:
    """What every level chooses from what it sees, move by move."""
    levels = [level for level in LEVELS if game_id in level.games]
    game = GAMES[game_id]
    for number in range(4):
        rng = Stream(f"{game_id} {number}", "game of bots")
        state = game.new_game(seed_of(number), settings_of(game, number, rng))
        for move in range(60):
            seat = game.seat_to_move(state)
            if seat is None:
                break
            level = levels[(seat + number) % len(levels)]
            decision = decide(game, game.observe(state, seat), rng, level)
            state = game.apply(state, decision.move)
            made = f"{type(decision.move).__name__}{canonical(decision)}"
            yield f"{level.id} in {game_id} {number}, move {move}", f"{made} {digest(state)}"


def views(game_id: str) -> Iterator[Entry]:
    """What each seat sees at some moments, states made up from that, and questions answered."""
    for number in range(4, 2 * len(SEATS), 5):
        record = random_game(game_id, number)
        for move in range(0, len(record.states), 11):
            yield f"{game_id} {number}, seats at move {move}", seen(record.until(move))
        for word in ("verify", "outcomes"):
            middle = record.until(len(record.moves) // 2)
            yield f"{word} {game_id} {number}", answer(f"{word} {middle.text}")
        late = record.until(len(record.moves) * 3 // 4)
        seen_by_one = late.game.observe(late.state, 0)
        percent = chance(late.game, seen_by_one, 0, Stream(late.seed, "chance"), 2)
        yield f"chance in {game_id} {number}", f"{percent}"


def seen(record: Record) -> str:
    """A line for each seat: what it sees, what it hears, a state that fits."""
    game = record.game
    lines = []
    for seat in range(int(record.options.get("seats", 1))):
        observation = game.observe(record.state, seat)
        made_up = game.determinize(observation, Stream(record.seed, f"seat {seat}"))
        moves = count(observation.legal_moves)
        shown = replace(observation, legal_moves=())
        parts = (digest(shown), digest(observation.events), digest(made_up))
        lines.append(f"{seat} {moves} " + " ".join(parts))
    return "\n".join(lines)
