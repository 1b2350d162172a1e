"""The statistics: every number is in the text, and is what the games on the device add up to."""

from dataclasses import replace

import pytest

from tests.ui.played import ENDS, MANY, NOVICES, TOGETHER, at, fell, played, saved_wars
from tests.ui.support import TODAY, Visit, playing
from tests.ui.tree import Node
from ui.model import STATISTICS
from ui.pages.statistics import rules_in_words
from ui.saved import Saved


def told(*saves: Saved, game: str = "") -> Visit:
    here = at(STATISTICS, *saves)
    return here.send("which", game) if game else here


def facts(here: Visit) -> dict[str, str]:
    pairs = here.page.one("dl.stats").all("div")
    return {pair.one("dt").words: pair.one("dd").words for pair in pairs}


def panel(here: Visit, name: str) -> Node:
    (found,) = [
        node for node in here.page.all("section") if node.get("aria-labelledby") == f"{name}-h"
    ]
    return found


def panels(here: Visit) -> list[str]:
    return [node["aria-labelledby"][:-2] for node in here.page.all("section")]


def rows(table: Node) -> dict[str, str]:
    """The bars of a table: the name of each row with its number and what stands beside."""
    return {row.one("th").words: row.all("td")[1].words for row in table.all("tr")}


def bars(here: Visit, name: str) -> dict[str, str]:
    return rows(panel(here, name).one("table"))


def bests(here: Visit) -> dict[str, str]:
    pairs = panel(here, "best").one("dl").all("div")
    return {pair.one("dt").words: pair.one("dd").words for pair in pairs}


# -- both games


@pytest.mark.parametrize("game", ["pacification", "wars"])
def test_without_a_finished_game_the_page_says_so(game: str) -> None:
    here = told(played("a", practice=True), saved_wars("b", 1, 2, practice=True), game=game)
    assert "is finished on this device yet" in here.page.one("p.nothing").words
    assert not here.page.all("table")


def test_the_page_begins_with_the_game_that_was_finished_last() -> None:
    wars = saved_wars("b", 3, 2, day="2026-11-05")
    for other in ("2026-11-04", "2026-11-06"):
        here = told(wars, played("a", day=other))
        chosen = here.page.one(".choices").all("button")
        pressed = [node["data-message"] for node in chosen if node["aria-pressed"] == "true"]
        assert pressed == ["which:wars" if other < wars.day else "which:pacification"]


def test_games_victories_and_streaks_are_counted() -> None:
    ends = ("peace", "oil", "war", "double", "peace", "none")
    saves = [played(f"seed {n}", end, day=f"2026-11-{20 - n}") for n, end in enumerate(ends)]
    assert facts(told(*saves)) == {
        "Games": "6",
        "Won": "4 67%",
        "Won in a row": "2",
        "Most in a row": "2",
    }


def test_a_record_that_is_kept_twice_counts_once() -> None:
    one = played("a")
    here = told(one, played("a", id="imported"), played("a", id="gone", link=""))
    assert facts(here)["Games"] == "1"
    assert bars(here, "decisions")["Nation Building"] == "2 100% won"


def test_a_deleted_game_counts() -> None:
    assert facts(told(played("a", link="")))["Games"] == "1"


def test_taking_back_and_reloading_count_nothing_twice() -> None:
    here = playing("told").finishes()
    before = here.send("address", "#/statistics").page.words
    here.reload()
    assert here.page.words == before
    here.send("continue", here.device[0].id).send("undo").send("redo")
    practice = here.device[0].practice
    here.send("address", "#/statistics")
    assert practice or here.page.words == before


def test_the_months_of_the_games_are_told() -> None:
    saves = (
        played("a", day=TODAY),
        played("b", "war", day="2026-11-01"),
        played("c", day="2026-02-01"),
    )
    assert bars(told(*saves), "months") == {"November 2026": "2 1 won", "February 2026": "1 1 won"}
    assert "months" not in panels(told(played("old", day="x")))


# -- rules and tables


def test_one_set_of_rules_needs_no_choice() -> None:
    assert not told(played("a")).page.all("select")


def test_the_sets_of_rules_that_were_played_can_be_chosen() -> None:
    saves = (played("a"), played("b", "war", rules="repeat_extras=1"), played("c", "none"))
    here = told(*saves)
    choice = here.page.one("select")
    assert choice["data-input"] == "narrow"
    options = {option["value"]: option.words for option in choice.all("option")}
    assert options == {
        "": "All games, 3",
        "|": "The usual rules, 2",
        "repeat_extras=1|": "Repeated extras, 1",
    }
    assert facts(here)["Games"] == "3"
    assert facts(here.send("narrow", "|"))["Games"] == "2"
    assert bars(here.send("narrow", "repeat_extras=1|"), "ends") == {"War": "1 100%"}
    chosen = [option for option in here.page.all("option") if "selected" in option]
    assert [option["value"] for option in chosen] == ["repeat_extras=1|"]


@pytest.mark.parametrize("value", ["", "nothing", "trading=0|", "|person", "a|b|c"])
def test_a_set_that_nobody_played_tells_of_all_games(value: str) -> None:
    saves = (played("a"), played("b", rules="repeat_extras=1"))
    assert facts(told(*saves).send("narrow", value))["Games"] == "2"


def test_another_game_begins_with_all_its_games() -> None:
    here = told(*MANY).send("narrow", "repeat_extras=1|").send("which", "wars")
    assert here.model.finding == ""


@pytest.mark.parametrize(
    ("rules", "table", "words"),
    [
        ("", "", "The usual rules"),
        ("trading=0 sealed_plan=1", "", "No trading, sealed plans"),
        ("seats=5", "person careful careful random careful", "Against 3 Cautious and 1 Novice"),
        ("seats=2", "person unknown", "Against 1 unknown"),
        ("new_rule=1", "", "New rule 1"),
    ],
)
def test_rules_are_told_in_words(rules: str, table: str, words: str) -> None:
    assert rules_in_words(rules, table) == words


# -- Pacification


def test_every_end_is_told_with_its_share() -> None:
    here = told(*[played(f"seed {kind}", kind) for kind in ENDS], played("one more"))
    assert bars(here, "ends") == {
        "Double": "1 14%",
        "Peace": "2 29%",
        "Oil": "1 14%",
        "No victory": "1 14%",
        "Out of office": "1 14%",
        "War": "1 14%",
    }


def test_defeats_are_told_by_turn() -> None:
    saves = (
        played("a", "office", score=6),
        played("b", "war", score=6),
        played("c", "war", score=9),
    )
    assert bars(told(*saves), "defeats") == {
        "Turn 6": "2 1 out of office, 1 war",
        "Turn 9": "1 war",
    }
    assert "defeats" not in panels(told(played("a")))


def test_the_meters_at_the_end_are_told_by_the_lines_of_the_rules() -> None:
    saves = (played("a", figures=(5, 0, 0, 15)), played("b", "war", figures=(6, 30, 5, 14)))
    fear, hostility, turmoil, oil = [
        rows(table) for table in panel(told(*saves), "meters").all("table")
    ]
    assert fear == {"0–5": "1", "6–10": "1", "11–15": "0", "16–20": "0", "21 and more": "0"}
    assert (hostility["0–5"], hostility["21 and more"]) == ("1", "1")
    assert turmoil == {"0": "1", "1–4": "0", "5 and more": "1"}
    assert oil == {"0–4": "0", "5–9": "0", "10–14": "1", "15–19": "1", "20 and more": "0"}


def test_the_best_margins_are_what_was_to_spare() -> None:
    saves = (
        played("a", figures=(4, 5, 0, 3)),
        played("b", "double", figures=(5, 2, 0, 15)),
        played("c", "oil", figures=(9, 20, 0, 19)),
    )
    assert bests(told(*saves)) == {
        "Best end": "Double",
        "Calmest peace": "3 points to spare",
        "Most oil": "4 points to spare",
    }
    assert bests(told(played("d", "war"))) == {"Best end": "War"}


def test_the_most_played_decisions_are_told_with_the_games_they_won() -> None:
    saves = (
        played("a", plays=("nation-building", "nation-building", "land-for-peace")),
        played("b", "war", plays=("nation-building", "no such card")),
    )
    assert bars(told(*saves), "decisions") == {
        "Nation Building": "3 50% won",
        "Land for Peace": "1 100% won",
    }


def test_a_game_of_another_version_of_the_page_does_not_stop_it() -> None:
    strange = replace(played("a", figures=(), plays=("x",)), kind="stalemate", result="?")
    assert bars(told(strange, played("b")), "ends")["stalemate"] == "1 50%"
    assert told(played("c", game_id="chess"), game="wars").page.one("p.nothing").words


# -- Wars


def test_who_got_the_credit_is_told() -> None:
    saves = (
        saved_wars("a", 9, 3, 2),
        saved_wars("b", 9, 9, 2),
        saved_wars("c", 1, 9, 2),
        fell("d", 3, "War"),
    )
    here = told(*saves, game="wars")
    assert bars(here, "ends") == {
        "Credit to you": "1 25%",
        "Credit shared": "1 25%",
        "Credit to others": "1 25%",
        "Fell": "1 25%",
    }
    assert bars(here, "places") == {"First": "2 67%", "Third": "1 33%"}


def test_points_and_margins_are_told_of_games_that_were_saved() -> None:
    saves = (
        saved_wars("a", 14, 3, 2),
        saved_wars("b", 4, 9, 2),
        saved_wars("c", 9, 9, 2),
        fell("d", 3, "War"),
    )
    here = told(*saves, game="wars")
    assert bars(here, "points") == {"0–4": "1", "5–9": "1", "10–14": "1"}
    assert bests(here) == {
        "Most points": "14 VP",
        "Widest lead": "11 VP",
        "Closest defeat": "5 VP behind",
    }


def test_falls_are_told_by_turn_and_by_the_missing_suit() -> None:
    here = told(fell("a", 5, "War"), fell("b", 2, "Economy"), fell("c", 5, "Luck"), game="wars")
    turns, suits = [rows(table) for table in panel(here, "falls").all("table")]
    assert turns == {"Turn 2": "1 33%", "Turn 5": "2 67%"}
    assert suits == {"Economy": "1 33%", "War": "1 33%", "Luck": "1 33%"}
    assert "places" not in panels(here)


def test_games_among_several_people_are_told_apart() -> None:
    saves = (
        saved_wars("a", 9, 3, table=NOVICES),
        saved_wars("b", 9, 3, table=TOGETHER),
        fell("c", 3, "War", table=TOGETHER),
    )
    here = told(*saves, game="wars")
    assert facts(here)["Games"] == "1"
    assert panel(here, "together").all("p")[0].words.startswith("2 games")
    assert panel(here, "together").all("p")[1].words == "Saved: 1."
    assert panels(told(*saves[1:], game="wars")) == ["together"]
