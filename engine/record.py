"""A game in play is a record: which rules, which seed, which options, which moves.

The text of a record is one letter for the game and, packed as `engine.packing` says: the rules
version, the options as one mixed-radix number, the seed, how many moves there are, and the moves as
one mixed-radix number: each is its place among the moves that were legal then, the first move in
the lowest digit.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.choices import count as how_many
from engine.errors import BadOptions, BadRecord, BadSeed, IllegalMove
from engine.game import Game, Move, Setting, State, settle
from engine.packing import DAMAGED, Reader, big, number, opened, sealed, text
from engine.registry import GAMES


@dataclass(frozen=True, slots=True)
class Record:
    """Rules, seed, settings and moves; the states are derived from them and only kept at hand.

    Made by `start`, `play`, `take_back` and `parse`, which keep it whole. `numbers` holds, for each
    state, the moves that led to it as one number, and the count of such numbers.

    >>> record = Record.start("pacification", seed="7KQ2M9")
    >>> Record.parse(record.text) == record
    True
    """

    game_id: str
    rules_version: int
    seed: str
    settings: tuple[tuple[str, Setting], ...]
    moves: tuple[Move, ...]
    states: tuple[State, ...]
    numbers: tuple[tuple[int, int], ...]

    @staticmethod
    def start(game_id: str, seed: str, options: Mapping[str, Setting] | None = None) -> "Record":
        """A record without moves. Raises BadOptions (also for an unknown game) or BadSeed."""
        if game_id not in GAMES:
            raise BadOptions(f"There is no game called {game_id}.")
        game = GAMES[game_id]
        settled = settle(game.options, options)
        settings = tuple([(option.name, settled[option.name]) for option in game.options])
        state = game.new_game(seed, settled)
        return Record(game_id, game.rules_version, seed, settings, (), (state,), ((0, 1),))

    @property
    def game(self) -> Game:
        """The rules this record is played by."""
        return GAMES[self.game_id]

    @property
    def options(self) -> dict[str, Setting]:
        """All options with their values."""
        return dict(self.settings)

    @property
    def state(self) -> State:
        """The game after the last move."""
        return self.states[-1]

    def play(self, move: Move) -> "Record":
        """One move more. Raises IllegalMove, in words, for anything that is not legal."""
        state = self.game.apply(self.state, move)
        legal = self.game.legal_moves(self.state)
        return self._with(move, state, legal.index(move), how_many(legal))

    def take_back(self) -> "Record":
        """One move less. Raises IllegalMove when there is none."""
        if not self.moves:
            raise IllegalMove("There is no move to take back.")
        return self.until(len(self.moves) - 1)

    def until(self, count: int) -> "Record":
        """The record as it was after its first `count` moves; ValueError unless it has so many."""
        if not 0 <= count <= len(self.moves):
            raise ValueError("the record has no such moment")
        return Record(
            self.game_id,
            self.rules_version,
            self.seed,
            self.settings,
            self.moves[:count],
            self.states[: count + 1],
            self.numbers[: count + 1],
        )

    def _with(self, move: Move, state: State, place: int, ways: int) -> "Record":
        """One move more, which was at `place` among so many legal ones."""
        packed, count = self.numbers[-1]
        return Record(
            self.game_id,
            self.rules_version,
            self.seed,
            self.settings,
            (*self.moves, move),
            (*self.states, state),
            (*self.numbers, (packed + place * count, count * ways)),
        )

    @property
    def text(self) -> str:
        """The record as URL-safe, checksummed text: the save, the link, the bug report."""
        packed, _ = self.numbers[-1]
        content = number(self.rules_version) + number(_pack_settings(self.game, self.options))
        content += text(self.seed) + number(len(self.moves)) + big(packed)
        return sealed(self.game_id[0], content)

    @staticmethod
    def parse(written: str) -> "Record":
        """The record that `written` is the text of. Raises BadRecord, in words, for any other."""
        if not isinstance(written, str):
            raise BadRecord("A record is a text.")
        game = _game_of(written[:1])
        reader = Reader(opened(game.id[0], written))
        version = reader.number()
        if version != game.rules_version:
            raise BadRecord(
                f"This game was played by version {version} of the rules of {game.title}; "
                f"this page knows version {game.rules_version}. Reload the page to update it."
            )
        packed_settings = reader.number()
        seed = reader.text()
        count = reader.number()
        packed = int.from_bytes(reader.rest(), "big")
        try:
            record = Record.start(game.id, seed, _unpack_settings(game, packed_settings))
            for _ in range(count):
                legal = game.legal_moves(record.state)
                ways = how_many(legal)
                if not ways:
                    raise BadRecord(DAMAGED)
                packed, place = packed // ways, packed % ways
                state = game.apply(record.state, legal[place])
                record = record._with(legal[place], state, place, ways)
        except (BadSeed, BadOptions, IllegalMove):
            raise BadRecord(DAMAGED) from None
        if record.text != written:
            raise BadRecord(DAMAGED)
        return record


def _game_of(letter: str) -> Game:
    for game_id in sorted(GAMES):
        if game_id[0] == letter:
            return GAMES[game_id]
    raise BadRecord("This link is not a game of Statecraft, or it was cut. Copy it whole.")


def _pack_settings(game: Game, options: Mapping[str, Setting]) -> int:
    packed = 0
    for option in reversed(game.options):
        packed = packed * (option.high - option.low + 1) + int(options[option.name]) - option.low
    return packed


def _unpack_settings(game: Game, packed: int) -> dict[str, Setting]:
    options: dict[str, Setting] = {}
    for option in game.options:
        radix = option.high - option.low + 1
        value = packed % radix + option.low
        options[option.name] = bool(value) if isinstance(option.default, bool) else value
        packed //= radix
    return options
