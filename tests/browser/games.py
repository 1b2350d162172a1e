"""Games at a moment that a test wants to see, played by the engine and opened as a link."""

from collections.abc import Callable, Iterator

from engine import Record, Session, Stream
from engine.link import link
from engine.pacification import CARDS, State
from engine.pacification.rules import excess_of, is_met, straddle_refusal

Moment = Callable[[State], bool]


def new_game(seed: str = "7KQ2M9") -> Record:
    return Record.start("pacification", seed)


def played(moves: int, seed: str = "7KQ2M9") -> Record:
    """A game after some moves of a player without a plan."""
    for record in _random_game(seed):
        if len(record.moves) == moves:
            return record
    raise ValueError(f"the game of seed {seed} ends before {moves} moves")


def finished(seed: str = "7KQ2M9") -> Record:
    """A game to its end."""
    *_, last = _random_game(seed)
    return last


def game_where(moment: Moment) -> Record:
    """The first of many random games in which the moment comes, as it is then."""
    for number in range(2000):
        for record in _random_game(f"search {number}"):
            if moment(state_of(record)):
                return record
    raise ValueError("no game has this moment")


def _random_game(seed: str) -> Iterator[Record]:
    chance = Stream(seed, "a player without a plan")
    record = new_game(seed)
    yield record
    while legal := record.game.legal_moves(record.state):
        record = record.play(legal[chance.below(len(legal))])
        yield record


def state_of(record: Record) -> State:
    assert isinstance(record.state, State)
    return record.state


def address(record: Record, *, practice: bool = False) -> str:
    """The part of an address, from its # on, that holds a game."""
    return link(Session(record, practice=practice))


# -- what a moment is like


def playable(state: State) -> list[str]:
    return [card for card in state.hand if is_met(CARDS[card], state.meters)]


def unplayable(state: State) -> list[str]:
    return [card for card in state.hand if not is_met(CARDS[card], state.meters)]


def at_first_choice(state: State) -> bool:
    """Cards are drawn and nothing was done yet."""
    return not state.result and not state.plays and not state.straddles


def can_straddle(state: State) -> bool:
    return not state.result and not straddle_refusal(state)


def excess(state: State) -> int:
    return excess_of(state)
