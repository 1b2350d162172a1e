"""How games go for players without a plan, and how long their records are: bands, fixed seeds."""

import pytest

from engine import Record, Stream, wars
from engine.choices import count
from engine.players import PLAYERS
from engine.wars import State


def finished(player: str, seed: str, **options: object) -> State:
    state, rng = wars.new_game(seed, options), Stream(seed, "player")
    while state.mover is not None:
        seen = wars.observe(state, state.mover)
        state = wars.apply(state, PLAYERS[player].choose(wars, seen, rng))
    return state


def falls(player: str, seats: int, games: int) -> int:
    """How many of so many games without trading end in destruction."""
    ends = [
        finished(player, f"#{number}", seats=seats, trading=False).result.kind
        for number in range(games)
    ]
    return ends.count("destroyed")


def test_players_at_random_lose_a_third_of_two_player_games() -> None:
    assert 0.24 * 300 <= falls("random", 2, 300) <= 0.44 * 300


def test_players_at_random_lose_few_three_player_games() -> None:
    assert 1 <= falls("random", 3, 300) <= 0.06 * 300


def test_players_at_random_almost_never_lose_with_four() -> None:
    assert falls("random", 4, 150) <= 1


@pytest.mark.parametrize(("seats", "games"), [(2, 250), (3, 150), (4, 100), (7, 40)])
def test_players_that_keep_a_card_for_every_suit_always_survive(seats: int, games: int) -> None:
    assert falls("careful", seats, games) == 0


# -- the length of a record


def uniform(seats: int, seed: str) -> Record:
    """A finished game of moves drawn from the whole list: nearly always two offers a floor."""
    record, rng = Record.start("wars", seed, {"seats": seats}), Stream(seed, "uniform")
    while record.state.mover is not None:
        legal = record.game.legal_moves(record.state)
        record = record.play(legal[rng.below(count(legal))])
    return record


def recorded(seats: int, seed: str, player: str) -> Record:
    record, rng = Record.start("wars", seed, {"seats": seats}), Stream(seed, "player")
    while record.state.mover is not None:
        seen = record.game.observe(record.state, record.state.mover)
        record = record.play(PLAYERS[player].choose(record.game, seen, rng))
    return record


@pytest.mark.parametrize(("seats", "longest", "games"), [(4, 300, 12), (7, 520, 6)])
def test_a_finished_game_takes_300_letters_with_four_seats_and_520_with_seven(
    seats: int, longest: int, games: int
) -> None:
    played = [
        recorded(seats, f"{number:06}", player)
        for number in range(games)
        for player in ("random", "careful")
    ]
    played += [uniform(seats, f"{number:06}") for number in range(2 * games)]
    assert len([record for record in played if record.state.turn == 8]) > 2 * games
    assert max([len(record.text) for record in played]) <= longest
