"""The rules written a second time, from the document and the P numbers, walk beside the engine."""

from collections.abc import Hashable
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Stream, pacification
from engine.pacification import EndTurn, Play, PlayExtra, State
from tests.engine.pacification.document import CARDS, START_LEVELS
from tests.engine.support import seeds, steady


class Table:
    """A table with tokens and cards on it, played as a person would; a move is a tuple of words."""

    def __init__(self, events: list[str], decisions: list[str], repeat: bool) -> None:
        self.levels = dict(START_LEVELS)
        self.events, self.decisions, self.repeat = events, decisions, repeat
        self.hand: list[str] = []
        self.discarded: list[str] = []
        self.flipped: list[str] = []
        self.turn, self.end = 0, ""
        self.begin_turn()

    def met(self, card: str) -> bool:
        return not CARDS[card].needs or self.levels[CARDS[card].needs] >= CARDS[card].at_least

    def move_tokens(self, effects: tuple[tuple[str, int], ...]) -> None:
        for meter, points in effects:
            self.levels[meter] = sorted([0, self.levels[meter] + points, 30])[1]

    def begin_turn(self) -> None:
        self.turn += 1
        self.bought, self.played = 0, 0
        for _ in range(2 if self.levels["hostility"] > 10 else 1):
            if self.events:
                self.flipped.append(self.events.pop(0))
                if self.met(self.flipped[-1]):
                    self.move_tokens(CARDS[self.flipped[-1]].effects)
        self.draw(2)

    def draw(self, count: int) -> None:
        for _ in range(count):
            if self.decisions:
                self.hand.append(self.decisions.pop(0))

    def choices(self) -> set[Hashable]:
        if self.end:
            return set()
        found: set[Hashable] = {
            ("end", discard)
            for discard in combinations(sorted(self.hand), max(0, len(self.hand) - 5))
        }
        can_pay = self.levels["turmoil"] <= 29
        if self.played == 0:
            found |= {("play", card) for card in self.hand if self.met(card)}
            if can_pay and self.decisions and (self.repeat or not self.bought):
                found.add(("straddle",))
        elif can_pay and (self.repeat or self.played == 1):
            found |= {("extra", card) for card in self.hand if self.met(card)}
        return found

    def do(self, name: str, *what: object) -> None:
        if name == "straddle":
            self.bought += 1
            self.move_tokens((("turmoil", 1),))
            self.draw(1)
        elif name == "end":
            self.end_turn(what[0])
        else:
            if name == "extra":
                self.move_tokens((("turmoil", 1),))
            self.played += 1
            self.hand.remove(what[0])
            self.discarded.append(what[0])
            self.move_tokens(CARDS[what[0]].effects)

    def end_turn(self, discard: tuple[str, ...]) -> None:
        self.move_tokens((("turmoil", -1),))
        for card in discard:
            self.hand.remove(card)
            self.discarded.append(card)
        if self.levels["fear"] >= 15:
            self.move_tokens((("turmoil", 1),))
        calm = self.levels["fear"] <= 5 and self.levels["hostility"] <= 5
        rich = self.levels["oil"] >= 15
        if self.levels["turmoil"] >= 5:
            self.end = "office"
        elif self.levels["hostility"] == 30:
            self.end = "war"
        elif self.turn == 10:
            self.end = "double" if calm and rich else "peace" if calm else "oil" if rich else "none"
        else:
            self.begin_turn()


def words(move: object) -> tuple[object, ...]:
    """A move of the engine in the words of the table."""
    if isinstance(move, EndTurn):
        return ("end", move.discard)
    if isinstance(move, PlayExtra):
        return ("extra", move.card)
    return ("play", move.card) if isinstance(move, Play) else ("straddle",)


def agree(state: State, table: Table) -> None:
    """Both show the same game, down to what may be done next."""
    assert {
        "fear": state.meters.fear,
        "hostility": state.meters.hostility,
        "turmoil": state.meters.turmoil,
        "oil": state.meters.oil,
    } == table.levels
    assert (state.turn, list(state.hand)) == (table.turn, table.hand)
    assert list(state.event_deck) == table.events
    assert list(state.decision_deck) == table.decisions
    assert list(state.event_pile) == table.flipped
    assert list(state.decision_pile) == table.discarded
    assert (state.result.kind if state.result else "") == table.end
    listed = [words(move) for move in pacification.legal_moves(state)]
    assert set(listed) == table.choices()
    assert len(set(listed)) == len(listed)


@settings(steady, max_examples=300)
@given(seeds, st.booleans(), st.integers(0, 9999), st.integers(0, 30))
def test_engine_and_table_agree_from_the_first_move_to_the_last(
    seed: str, repeat_extras: bool, path: int, eager: int
) -> None:
    state = pacification.new_game(seed, {"repeat_extras": repeat_extras})
    events = [*state.event_pile, *state.event_deck]
    table = Table(events, [*state.hand, *state.decision_deck], repeat_extras)
    rng = Stream(str(path), "table")
    agree(state, table)
    while not table.end:
        moves = list(pacification.legal_moves(state))
        acts = [move for move in moves if not isinstance(move, EndTurn)]
        if acts and rng.below(eager + 1):
            move = acts[rng.below(len(acts))]
        else:
            move = moves[rng.below(len(moves) - len(acts))]
        state = pacification.apply(state, move)
        table.do(*words(move))
        agree(state, table)
