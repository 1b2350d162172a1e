"""How often players without a plan win: a rules engine whose random player wins 20 % is wrong."""

from collections import Counter
from collections.abc import Callable

from engine import Stream, pacification
from engine.pacification import EndTurn, State
from engine.pacification.state import LegalMoves, Move

Player = Callable[[LegalMoves, Stream], Move]
GAMES = 2000


def among_acts(legal: LegalMoves, rng: Stream) -> Move:
    """Uniform among each playable card, Straddle and the end of turn; then a uniform discard."""
    ends = len([move for move in legal if isinstance(move, EndTurn)])
    act = rng.below(len(legal) - ends + 1)
    return legal[rng.below(ends)] if act == 0 else legal[ends + act - 1]


def among_moves(legal: LegalMoves, rng: Stream) -> Move:
    """Uniform over the whole list, where one end of turn counts once per discard."""
    return legal[rng.below(len(legal))]


def played(seed: str, player: Player) -> State:
    state, rng = pacification.new_game(seed), Stream(seed, "player")
    while legal := pacification.legal_moves(state):
        state = pacification.apply(state, player(legal, rng))
    return state


def ends_of(player: Player) -> Counter[str]:
    finals = [played(f"#{number}", player) for number in range(GAMES)]
    assert all(
        state.result.won == (state.result.kind in ("double", "peace", "oil")) for state in finals
    )
    return Counter([state.result.kind for state in finals])


def test_a_random_player_wins_about_1_6_percent() -> None:
    ends = ends_of(among_acts)
    won = ends["double"] + ends["peace"] + ends["oil"]
    assert 0.008 * GAMES <= won <= 0.026 * GAMES
    assert ends["office"] > ends["war"] > 0


def test_a_player_who_mostly_ends_the_turn_wins_about_0_26_percent() -> None:
    ends = ends_of(among_moves)
    won = ends["double"] + ends["peace"] + ends["oil"]
    assert 0 <= won <= 0.007 * GAMES
    assert ends["none"] > 0.8 * GAMES
