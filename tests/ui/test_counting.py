"""Each finished game counts once, however often it is opened, taken back, kept or imported."""

from dataclasses import replace

import pytest

from tests.ui.played import NOVICES, TOGETHER, fell, going, played, saved_wars
from tests.ui.support import TODAY, Visit, playing, visit
from ui.counting import (
    Played,
    alone,
    counted,
    decisions,
    listed,
    rules_of,
    tally,
    winning_streaks,
    won,
)
from ui.saved import Saved


def names(saves: list[Saved]) -> list[str]:
    return [saved.seed for saved in saves]


def count(here: Visit) -> int:
    """How many games count on the device; as many as the page believes."""
    assert len(counted(here.device)) == len(counted(here.model.saves))
    return len(counted(here.device))


# -- what counts


def test_finished_games_count_and_no_practice() -> None:
    saves = (played("a"), going("b"), played("c", practice=True), saved_wars("d", 1, 2))
    assert sorted(names(counted(saves))) == ["a", "d"]


def test_a_deleted_game_counts_but_is_not_listed() -> None:
    saves = (played("a"), played("b", link=""))
    assert len(counted(saves)) == 2
    assert names(listed(saves)) == ["a"]


def test_the_same_record_under_two_names_counts_once() -> None:
    one = played("a", day="2026-11-02")
    saves = (one, replace(one, id="imported"), replace(one, id="deleted", link=""))
    assert len(counted(saves)) == 1


def test_of_a_record_that_is_kept_twice_the_earlier_day_counts() -> None:
    late = played("a", day="2026-11-09")
    early = replace(late, id="early", day="2026-11-02")
    for saves in ((late, early), (early, late)):
        assert counted(saves) == [early]


def test_practice_of_the_same_record_takes_nothing_away() -> None:
    one = played("a")
    assert counted((replace(one, id="practice", practice=True), one)) == [one]


def test_games_without_a_hash_count_by_their_names() -> None:
    one = played("a", key="")
    assert len(counted((one, replace(one, id="other")))) == 2


def test_the_latest_day_comes_first_whenever_a_game_was_kept() -> None:
    saves = (
        played("imported", day="2026-11-01"),
        replace(played("old"), day="", key=""),
        played("b", day="2026-11-03"),
        played("a", day="2026-11-03"),
    )
    assert names(counted(saves))[:3] == ["b", "a", "imported"]


# -- a game that is really played


def test_a_game_counts_once_however_often_its_end_is_taken_back() -> None:
    here = playing("again and again").finishes()
    assert count(here) == 1
    for _ in range(3):
        here.send("undo")
        here.send("undo")
        assert count(here) == 0
        here.finishes()
        assert count(here) <= 1
        assert len(here.kept) == 1


def test_redo_brings_the_one_result_back() -> None:
    here = playing("and back").finishes()
    before = counted(here.device)
    here.send("undo")
    if here.model.sheet == "undo":
        here.send("undo")
    here.send("redo")
    assert len(here.device) == 1
    assert count(here) == (0 if here.table.session.practice else 1)
    assert counted(here.device) in ([], before)


def test_reloading_and_opening_a_finished_game_counts_nothing_more() -> None:
    here = playing("opened often").finishes()
    for _ in range(2):
        here.reload()
        here.send("home").send("continue", here.device[0].id)
        here.send("open", f"\nseed\t{here.link}")
    assert count(here) == 1
    assert len(here.kept) == 1


def test_a_game_that_is_kept_under_a_second_name_counts_once() -> None:
    here = playing("twice").finishes()
    here.kept["IMPORT"] = here.device[0].text
    here.reload()
    assert len(here.device) == 2
    assert count(here) == 1


def test_the_same_seed_played_otherwise_is_another_game() -> None:
    here = playing("same seed").finishes().send("again").send("straddle").finishes()
    assert count(here) == 2


def test_a_finished_game_keeps_the_day_on_which_it_was_finished() -> None:
    here = visit().send("today", "pacification").finishes()
    here.send("date", "2026-12-01").send("home").send("today", "pacification")
    here.send("home").send("continue", here.device[-1].id)
    assert counted(here.device)[0].day == TODAY


# -- sums


@pytest.mark.parametrize(
    ("results", "streaks"),
    [
        ("", (0, 0)),
        ("w", (1, 1)),
        ("l", (0, 0)),
        ("wwlw", (2, 2)),
        ("lwww", (0, 3)),
        ("wwlwwwl", (2, 3)),
        ("wwww", (4, 4)),
    ],
)
def test_streaks_of_victories_the_latest_first(results: str, streaks: tuple[int, int]) -> None:
    saves = [played(str(n), "peace" if mark == "w" else "war") for n, mark in enumerate(results)]
    assert winning_streaks(saves) == streaks
    assert won(saves) == results.count("w")


def test_a_game_is_somebodys_own_with_one_person_at_the_table() -> None:
    assert alone(played("a"))
    assert alone(saved_wars("b", 1, 2))
    assert alone(saved_wars("b", 1, 2, table=NOVICES))
    assert alone(saved_wars("b", 1, 2, table="random person"))
    assert not alone(saved_wars("b", 1, 2, table=TOGETHER))
    assert not alone(saved_wars("b", 1, 2, table="random random"))


def test_decisions_are_counted_by_play_and_by_game() -> None:
    saves = [
        played("a", "peace", plays=("x", "y", "x")),
        played("b", "war", plays=("y",)),
        played("c", "oil", plays=()),
    ]
    assert decisions(saves) == [Played("x", 2, 1, 1), Played("y", 2, 2, 1)]


def test_a_tally_leaves_nothing_out() -> None:
    assert tally([], ["a"]) == [("a", 0)]
    assert tally(["x", "y", "y", "a"], ["a", "b"]) == [("a", 1), ("b", 0), ("y", 2), ("x", 1)]


def test_sets_of_rules_come_with_the_usual_one_first_then_the_most_played() -> None:
    saves = [fell("a", 2, "War", rules="trading=0"), fell("b", 2, "War")]
    saves += [saved_wars(f"c{n}", 1, 2, table=NOVICES, rules="seats=3") for n in range(3)]
    assert rules_of(saves) == [("", "", 1), ("seats=3", NOVICES, 3), ("trading=0", "", 1)]
    assert rules_of([]) == []
