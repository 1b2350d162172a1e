"""The home page: games to begin and to go on with, today's, a seed or link, the record."""

from dataclasses import replace

import pytest

from engine.link import link
from tests.engine.support import walked
from tests.ui.gallery import crowded_home, saved
from tests.ui.played import TOGETHER, going, played, saved_wars
from tests.ui.support import TODAY, Visit, at_table, playing
from tests.ui.tree import Node, name_of
from ui.model import Model
from ui.pages.home_panels import LISTED
from ui.saved import Saved


def home(*saves: Saved) -> Node:
    return Visit(Model(saves=saves, today=TODAY)).page


def panel(page: Node, name: str) -> Node:
    (found,) = [node for node in page.all("section") if node.get("aria-labelledby") == f"{name}-h"]
    return found


def facts(page: Node) -> dict[str, str]:
    """The record: what is counted, and how much of it."""
    pairs = panel(page, "record").one("dl").all("div")
    return {pair.one("dt").words: pair.one("dd").words for pair in pairs}


def tile(page: Node) -> Node:
    return page.one(id="tile-pacification")


# -- games


def test_the_tile_names_the_game_and_offers_a_new_one() -> None:
    page = home()
    assert tile(page).one("h2").words == "Pacification of the Middle East"
    assert tile(page).one("button.button-primary").words.startswith("New game")
    assert not [button for button in tile(page).all("button") if "Continue" in button.words]


def test_the_newest_game_in_progress_is_the_primary_act() -> None:
    page = home(saved(20, "peace"), saved(3), saved(5))
    button = tile(page).one("button.button-primary")
    assert (button.words, button["data-message"]) == ("Continue turn 4Seed seed 3", "continue:S3")


def test_one_game_in_progress_is_listed_on_its_tile_alone() -> None:
    assert not [node for node in home(saved(3)).all("section") if "going-h" in node.attributes]
    assert not home(saved(3)).has("ul.name-list")


def test_games_in_progress_are_listed_newest_first_six_at_most() -> None:
    entries = crowded_home().page.one("ul.name-list").all("button")
    assert LISTED == len(entries) == 6
    assert [button["data-message"] for button in entries] == [f"continue:S{n}" for n in range(6)]
    assert entries[0].words.endswith("Turn 1 of 10, seed seed 0")
    assert panel(crowded_home().page, "going").one("p.note").words == "And 2 older games."


@pytest.mark.parametrize(
    ("number", "more"), [(6, ""), (7, "And 1 older game."), (9, "And 3 older")]
)
def test_older_games_are_counted(number: int, more: str) -> None:
    going = panel(home(*[saved(n) for n in range(number)]), "going")
    assert len(going.all("li")) == 6
    assert more in going.words
    assert ("older" in going.words) == bool(more)


def test_finished_games_are_not_in_the_list_of_those_in_progress() -> None:
    page = home(saved(1), saved(20, "war", score=2), saved(2))
    entries = page.one("ul.name-list").all("button")
    assert [node["data-message"] for node in entries] == ["continue:S1", "continue:S2"]


# -- the record


def test_without_a_finished_game_the_record_says_so() -> None:
    words = panel(home(saved(1)), "record").words
    assert "No game finished on this device yet." in words


def test_the_record_counts_finished_games_won_games_and_the_best() -> None:
    page = home(
        saved(1),
        saved(20, "office", score=4),
        saved(21, "oil", score=203),
        saved(22, "peace", score=206),
    )
    assert facts(page) == {"Games": "3", "Won": "2", "Best": "Peace"}


def test_practice_does_not_count() -> None:
    page = home(saved(20, "double", practice=True, score=330), saved(21, "none", score=100))
    assert facts(page) == {"Games": "1", "Won": "0"}  # nor is a defeat anybody's best
    assert "No game finished" in panel(home(saved(20, "peace", practice=True)), "record").words


def test_the_record_of_games_really_played() -> None:
    here = playing("one").finishes().send("fresh").finishes().send("again").send("end")
    here.send("home")
    assert facts(here.page)["Games"] == "2"


def test_a_game_taken_back_from_its_end_counts_no_more() -> None:
    here = playing("one").finishes().send("undo").send("home")
    assert "No game finished" in panel(here.page, "record").words


def test_a_finished_game_opened_from_a_friends_link_is_not_in_the_persons_record() -> None:
    theirs = link(at_table(walked("from a friend", False, "friend")).table.session)
    here = Visit(Model(today=TODAY)).send("open", f"\nseed\t{theirs}").send("home")
    assert "No game finished" in panel(here.page, "record").words


@pytest.mark.parametrize(
    "foreign",
    [
        replace(saved(20, "peace", score=207), game_id="chess"),
        replace(saved(20, "peace", score=207), kind="stalemate"),
        replace(saved(1), game_id="chess"),
    ],
    ids=["a finished game of rules it does not know", "an end it does not know", "in progress"],
)
def test_a_save_of_another_version_of_the_page_does_not_stop_it(foreign: Saved) -> None:
    known = saved(21, "peace", score=207)
    for kept in ({"S20": foreign.text}, {"S21": known.text, "S20": foreign.text}):
        assert Visit(kept=kept).reload().page.one("h1").words


# -- today, seed or link, what the page keeps


def today(page: Node) -> dict[str, str]:
    """What the buttons of today's games say, by the name of the game."""
    buttons = panel(page, "today").all("button")
    return {button["data-message"]: button.one("small").words for button in buttons}


def test_todays_games_can_be_played_continued_or_looked_at() -> None:
    assert today(home()) == {"today:pacification": "Play", "today:wars": "Play"}
    assert today(Visit().page) == today(home())
    page = home(going(TODAY), saved_wars(TODAY, 20, 9, 3, 1))
    assert today(page) == {
        "today:pacification": "Continue turn 4",
        "today:wars": "Result: 20 VP",
    }


def test_the_streak_is_told_while_there_is_one() -> None:
    assert "Streak" not in panel(home(), "today").words
    assert "Streak: 1 day" in panel(home(played(TODAY)), "today").words
    assert (
        "Streak: 2 days" in panel(home(played("2026-11-29"), played("2026-11-28")), "today").words
    )


def test_the_page_leads_to_all_that_is_about_no_game_in_play() -> None:
    links = [link["href"] for link in home(saved(1), saved(2)).all("a")]
    for address in ("#/rules/pacification", "#/statistics", "#/days", "#/games"):
        assert address in links


def test_deleted_games_count_but_are_offered_nowhere() -> None:
    page = home(played("a", link=""), replace(going("b"), link=""), replace(going("c"), link=""))
    assert facts(page)["Games"] == "1"
    assert not [button for button in page.all("button") if "Continue" in button.words]
    assert not page.has("ul.name-list")


def test_games_among_several_people_are_told_apart_from_ones_own() -> None:
    together = saved_wars("a", 9, 3, table=TOGETHER)
    page = home(saved_wars("b", 9, 3), together)
    assert facts(page)["Games"] == "1"
    assert "1 game played together." in panel(page, "record").words
    assert "1 game played together." in panel(home(together), "record").words


@pytest.mark.parametrize(
    ("thinking", "words"),
    [("", ""), ("ready", ""), ("arriving", "is arriving."), ("failed", "did not arrive;")],
)
def test_the_foot_says_how_the_adviser_is(thinking: str, words: str) -> None:
    told = Visit(Model(today=TODAY, thinking=thinking)).page.one("footer").words
    assert ("adviser" in told) == bool(words)
    assert words in told


def test_todays_game_says_the_day() -> None:
    words = panel(home(), "today").words
    assert "30 November 2026. The same cards for everyone." in words
    assert "The same cards for everyone." in panel(Visit().page, "today").words


def test_the_field_has_its_label_its_note_and_what_was_refused() -> None:
    typed = 'x" onfocus="y<b>'
    here = Visit().send("open", f"\nseed\t{typed}#/game/")
    field = here.page.one(id="seed")
    assert name_of(field, here.page) == "Enter a seed or paste a link"
    assert here.page.one(id=field["aria-describedby"]).words
    assert field["value"] == f"{typed}#/game/"
    assert home().one(id="seed")["value"] == ""


def test_the_form_sends_what_is_in_the_field() -> None:
    here = Visit(Model(today=TODAY, draft="A seed"))
    here.press(here.page.one("form"))
    assert here.record.seed == "A seed"


def test_the_page_says_where_games_are_kept() -> None:
    assert "Your games stay on this device." in home().one("footer").words
    keeps_nothing = Visit(Model(keeps=False)).page.one("footer").words
    assert "does not let the page save" in keeps_nothing
    assert "stay on this device" not in keeps_nothing
