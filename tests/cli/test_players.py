from collections import Counter
from dataclasses import replace

from cli.games import uniform
from cli.pacification.players import greedy, random
from engine import Stream
from engine.pacification import (
    EndTurn,
    Meters,
    Play,
    PlayExtra,
    State,
    Straddle,
    new_game,
    observe,
)

FULL = ("cover-ups", "investment", "road-map-to-peace", "set-timetable", "stay-the-course")


def holding(*hand: str, meters: Meters, turn: int = 1, plays: int = 0) -> State:
    return replace(new_game("7KQ2M9"), hand=hand, meters=meters, turn=turn, plays=plays)


def test_the_random_player_takes_each_act_alike_however_many_discards_end_the_turn() -> None:
    # 6 cards that can be played, Straddle and the end of the turn, which discards one of 6.
    state = holding(*FULL, "negotiations", meters=Meters(5, 5, 0, 5))
    seen, rng = observe(state, 0), Stream("test", "random")
    moves = [random(seen, rng) for _ in range(4000)]
    ends = Counter([move.discard for move in moves if isinstance(move, EndTurn)])
    acts = Counter([move for move in moves if not isinstance(move, EndTurn)])
    assert len(acts) == 7
    assert all(400 < count < 600 for count in acts.values())
    assert len(ends) == 6
    assert 400 < sum(ends.values()) < 600
    assert min(ends.values()) > 50


def test_the_uniform_player_takes_each_move_of_the_whole_list_alike() -> None:
    state = holding(*FULL, "negotiations", meters=Meters(5, 5, 0, 5))
    seen, rng = observe(state, 0), Stream("test", "uniform")
    moves = Counter([uniform(seen, rng) for _ in range(2600)])
    assert len(moves) == 13
    assert all(140 < count < 260 for count in moves.values())


def test_the_greedy_player_goes_for_the_nearer_victory() -> None:
    rng = Stream("test", "greedy")
    oil = holding("investment", "cronyism", meters=Meters(14, 20, 2, 13))
    assert greedy(observe(oil, 0), rng) == Play("cronyism")
    peace = holding("investment", "cronyism", meters=Meters(5, 7, 2, 5))
    assert greedy(observe(peace, 0), rng) == Play("investment")


def test_the_greedy_player_pays_for_extras_only_while_they_help_and_are_safe() -> None:
    rng = Stream("test", "greedy")
    calm = holding("investment", meters=Meters(5, 7, 1, 5))
    assert greedy(observe(calm, 0), rng) == Straddle()
    useful = holding("investment", meters=Meters(5, 7, 3, 5), plays=1)
    assert greedy(observe(useful, 0), rng) == PlayExtra("investment")
    fatal = holding("investment", meters=Meters(5, 7, 5, 5), plays=1)
    assert greedy(observe(fatal, 0), rng) == EndTurn()


def test_the_greedy_player_keeps_the_cards_that_help() -> None:
    state = holding(*FULL, "strong-rhetoric", meters=Meters(9, 9, 3, 5), plays=2)
    assert greedy(observe(state, 0), Stream("test", "greedy")) == EndTurn(("strong-rhetoric",))
