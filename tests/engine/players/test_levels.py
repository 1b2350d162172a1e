"""Levels are data; any of them plays any game of Wars to its end, on observations alone."""

from dataclasses import dataclass

import pytest

from engine import GAMES, Record, Stream, wars
from engine.game import Game, Move, Observation
from engine.players import LEVELS, PLAYERS, decide
from engine.session import Seat, Session
from engine.wars import Commit, EndOffers, Offer
from tests.engine.wars.tables import KINDS, at


def test_the_levels_are_listed_from_weak_to_strong_by_their_names() -> None:
    assert [(player.id, player.name) for player in LEVELS] == [
        ("random", "Novice"),
        ("careful", "Cautious"),
    ]
    assert [PLAYERS[player.id] for player in LEVELS] == list(LEVELS)
    for player in LEVELS:
        assert player.text.endswith(".")
        assert set(player.games) <= set(GAMES)
        assert "wars" in player.games


def test_a_session_names_a_level_by_its_id() -> None:
    record = Record.start("wars", "7KQ2M9", {"seats": 2})
    session = Session(record, seats=(Seat("Ada"), Seat("Otto", "careful")))
    assert Session.parse(record, session.text) == session
    assert session.seats[1].player in PLAYERS


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_levels_play_every_game_to_its_end(seats: int, kind: dict[str, object]) -> None:
    state = wars.new_game(f"{seats}", {"seats": seats, **kind})
    rngs = [Stream("levels", f"bot {seat}") for seat in range(seats)]
    while (seat := state.mover) is not None:
        player = LEVELS[seat % len(LEVELS)]
        decision = decide(wars, wars.observe(state, seat), rngs[seat], player)
        assert (decision.by, decision.fault) == (player.id, "")
        state = wars.apply(state, decision.move)
    assert state.result is not None


@pytest.mark.parametrize("player", LEVELS, ids=lambda player: player.id)
def test_a_choice_depends_on_observation_and_stream_alone(player: object) -> None:
    state = wars.new_game("7KQ2M9", {"seats": 3})
    for _ in range(30):
        seen = wars.observe(state, state.mover)
        one, other = [player.choose(wars, seen, Stream("choice", "1")) for _ in range(2)]
        assert one == other
        state = wars.apply(state, one)


# -- a bot that breaks down


@dataclass(frozen=True)
class Broken:
    """A bot that does what it is told to, right or wrong."""

    move: Move | None
    id: str = "broken"
    name: str = "Broken"
    text: str = "Breaks."
    games: tuple[str, ...] = ("wars",)

    def choose(self, game: Game, observation: Observation, rng: Stream) -> Move:
        if self.move is None:
            raise RuntimeError("no idea")
        return self.move


SEEN = wars.observe(wars.new_game("7KQ2M9", {"seats": 2}), 0)


def test_a_bot_that_raises_is_replaced_by_the_careful_one_and_it_is_told() -> None:
    decision = decide(wars, SEEN, Stream("x", "y"), Broken(None))
    assert (decision.by, decision.fault) == ("careful", "raised")
    assert decision.move == PLAYERS["careful"].choose(wars, SEEN, Stream("x", "y"))


@pytest.mark.parametrize("move", [Commit(()), Offer(0, (), ("L",)), "EndOffers", 0, ["a"]], ids=str)
def test_a_bot_that_chooses_an_illegal_move_is_replaced_and_it_is_told(move: object) -> None:
    decision = decide(wars, SEEN, Stream("x", "y"), Broken(move))
    assert (decision.by, decision.fault) == ("careful", "illegal")
    assert decision.move in SEEN.legal_moves


def test_a_bot_that_chooses_a_legal_move_is_not_replaced() -> None:
    decision = decide(wars, SEEN, Stream("x", "y"), Broken(EndOffers()))
    assert (decision.move, decision.by, decision.fault) == (EndOffers(), "broken", "")


def test_where_the_deputy_fails_too_the_move_that_does_least_is_made() -> None:
    game = GAMES["pacification"]
    seen = game.observe(game.new_game("7KQ2M9"), 0)
    decision = decide(game, seen, Stream("x", "y"), Broken(None))
    assert (decision.by, decision.fault) == ("", "raised")
    assert decision.move == seen.legal_moves[0]


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    seen = wars.observe(at("redraw", "D1", "D2"), 1)
    with pytest.raises(ValueError, match="no move"):
        decide(wars, seen, Stream("x", "y"), PLAYERS["random"])


def test_the_novice_plays_pacification_too() -> None:
    game, rng = GAMES["pacification"], Stream("7KQ2M9", "novice")
    state = game.new_game("7KQ2M9")
    while game.seat_to_move(state) is not None:
        decision = decide(game, game.observe(state, 0), rng, PLAYERS["random"])
        assert decision.fault == ""
        state = game.apply(state, decision.move)
    assert game.outcome(state) is not None
