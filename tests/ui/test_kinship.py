"""A link and the games of this device: the same, older, newer, parted ways, or strangers."""

import pytest

from engine import Record, Seat, Session, Stream
from engine.choices import count
from engine.game import Setting
from engine.link import link
from ui.games import PAGES
from ui.kinship import NEWER, OLDER, PARTED, SAME, STRANGER, Kin, kin_of
from ui.saved import Saved

SEATS = (Seat("Ada"), Seat("Grace"), Seat("Karl", "careful"))


def walked(game_id: str, options: dict[str, Setting], seed: str, moves: int) -> Record:
    record = Record.start(game_id, seed, options)
    rng = Stream(seed, "walk")
    while len(record.moves) < moves:
        legal = record.game.legal_moves(record.state)
        record = record.play(legal[rng.below(count(legal))])
    return record


LONG = walked("wars", {"seats": 3}, "a long game", 30)


def kept(session: Session, save_id: str = "S1") -> Saved:
    return PAGES[session.record.game_id].summary(save_id, link(session), session)


def played(moves: int, seats: tuple[Seat, ...] = SEATS) -> Session:
    return Session(LONG.until(moves), seats=seats)


def another_way(moves: int) -> Session:
    """The same game with another move after the first so many."""
    record = LONG.until(moves)
    other = next(move for move in LONG.game.legal_moves(record.state) if move != LONG.moves[moves])
    return Session(record.play(other), seats=SEATS)


def test_the_same_link_is_the_same_game() -> None:
    kin = kin_of((kept(played(4)), kept(played(9), "S2")), played(9))
    assert (kin.how, kin.saved and kin.saved.id, kin.shared) == (SAME, "S2", 9)


def test_a_link_that_was_played_further_here_is_older() -> None:
    kin = kin_of((kept(played(12)),), played(7))
    assert (kin.how, kin.session, kin.shared) == (OLDER, played(12), 7)


def test_a_link_that_goes_on_from_a_game_here_is_newer() -> None:
    kin = kin_of((kept(played(7)),), played(12))
    assert (kin.how, kin.session, kin.shared) == (NEWER, played(7), 7)


def test_a_link_with_other_moves_has_parted_ways() -> None:
    kin = kin_of((kept(played(12)),), another_way(8))
    assert (kin.how, kin.shared) == (PARTED, 8)


def test_of_several_the_one_that_parted_last_is_told() -> None:
    games = (kept(another_way(3), "S1"), kept(another_way(8), "S2"), kept(another_way(5), "S3"))
    kin = kin_of(games, played(12))
    assert (kin.how, kin.saved and kin.saved.id, kin.shared) == (PARTED, "S2", 8)


@pytest.mark.parametrize(
    "other",
    [
        played(7, seats=(Seat("Ada"), Seat("Grace"), Seat("Karl"))),
        Session(walked("wars", {"seats": 3}, "another seed", 7), seats=SEATS),
        Session(walked("wars", {"seats": 3, "trading": False}, "a long game", 7), seats=SEATS),
        Session(walked("pacification", {}, "a long game", 7)),
        Session(LONG.until(0), seats=SEATS),
    ],
    ids=["other people", "other cards", "other rules", "another game", "not begun"],
)
def test_what_is_another_game_is_a_stranger(other: Session) -> None:
    assert kin_of((kept(other),), played(9)) == Kin(STRANGER)


def test_a_game_that_was_not_begun_is_nobodys_kin() -> None:
    # "The same cards" is an invitation to play them, however far they were played here.
    assert kin_of((kept(played(9)),), played(0)) == Kin(STRANGER)


def test_what_cannot_be_read_is_nobodys_kin() -> None:
    damaged = Saved("S1", "#/game/wAAA", "wars", LONG.seed, "Turn 2 of 8")
    deleted = Saved("S2", "", "wars", LONG.seed, "Turn 2 of 8")
    assert kin_of((damaged, deleted), played(9)) == Kin(STRANGER)


def test_games_that_differ_from_the_first_move_on_are_strangers() -> None:
    kin = kin_of((kept(another_way(0)),), played(9))
    assert kin == Kin(STRANGER)
