"""The page of saved games: what it lists, in which order, in which words."""

from dataclasses import replace

import pytest

from tests.ui.gallery import page_of
from tests.ui.kept import (
    ALL,
    DAMAGED,
    GOING,
    NEWER,
    OVER,
    PRACTICE,
    RESULT,
    WARS,
    device,
    going,
    kept,
)
from tests.ui.support import Visit
from tests.ui.tree import Node, name_of
from ui.keeping import PAGEFUL
from ui.model import GAMES_KEPT
from ui.pages.pacification.summary import figures


def game(page: Node, save_id: str) -> Node:
    return page.one(id=f"game-{save_id}")


def listed(page: Node, section: str) -> list[str]:
    part = page.one("section", aria_labelledby=f"{section}-h")
    return [row["id"].removeprefix("game-") for row in part.all("li.kept-game")]


def test_the_page_is_reached_by_its_address() -> None:
    here = Visit().send("address", "#/games")
    assert here.model.page == GAMES_KEPT
    assert here.page.one("h1").words == "Saved games"
    assert here.page.one(id="app")["data-title"] == "Saved games, Statecraft"


def test_games_in_progress_come_first_then_finished_ones_each_newest_first() -> None:
    page = device(GOING, PRACTICE, WARS, OVER).page
    assert listed(page, "going") == ["WARS", "GOING"]
    assert listed(page, "over") == ["OVER", "PRACT"]


def test_a_game_tells_its_name_where_it_stands_its_seed_and_when() -> None:
    page = page_of("saved games")
    assert game(page, "OVER").one("h3").words == "The long night"
    assert "Pacification of the Middle East" in game(page, "OVER").words
    for saved, day in ((WARS, "today"), (OVER, "yesterday"), (GOING, "28 November")):
        words = game(page, saved.id).words
        assert saved.line in words
        assert f"Seed {saved.seed} · {day}" in words
    assert "24 December 2025" in game(page, "PRACT").words
    assert "Practice" in game(page, "PRACT").words
    assert "Practice" not in game(page, "OVER").words


def test_the_picture_says_in_words_what_it_shows() -> None:
    row = game(page_of("saved games"), "GOING")
    columns = row.all("span.figure")
    assert [int(column.style["--value"]) for column in columns] == list(GOING.figures)
    fear, hostility, turmoil, oil = GOING.figures
    words = f"Fear {fear}, Hostility {hostility}, Turmoil {turmoil}, Oil {oil}"
    assert words in row.words
    assert "seat 1 0, seat 2 0, seat 3 0" in game(page_of("saved games"), "WARS").words


def test_a_game_from_before_figures_were_kept_has_no_picture() -> None:
    page = device(replace(GOING, figures=(), day="")).page
    assert not game(page, "GOING").has(".figures")
    assert f"Seed {GOING.seed}" in game(page, "GOING").words


@pytest.mark.parametrize("value", [31, 99, 999999999])
def test_a_column_is_never_higher_than_its_place(value: int) -> None:
    shown = figures(replace(GOING, figures=(value, 0, 0, 0)))
    assert shown[0].value <= shown[0].most


def test_each_game_can_be_opened_watched_named_copied_taken_out_and_deleted() -> None:
    page = page_of("saved games")
    for saved, word in ((GOING, "Continue"), (OVER, "Open")):
        buttons = game(page, saved.id).all("button")
        assert [button["data-message"] for button in buttons] == [
            f"continue:{saved.id}",
            f"replay:{saved.id}",
            f"sheet:rename-{saved.id}",
            f"duplicate:{saved.id}",
            f"export:{saved.id}",
            f"delete:{saved.id}",
        ]
        for button in buttons:
            assert saved.seed in name_of(button, page)
        assert buttons[0].words.startswith(word)


def test_what_cannot_be_read_is_shown_and_can_be_taken_out_or_deleted() -> None:
    page = page_of("saved games")
    assert listed(page, "unread") == ["BROKEN", "LATER"]
    for saved in (DAMAGED, NEWER):
        messages = [button["data-message"] for button in game(page, saved.id).all("button")]
        assert messages == [f"export:{saved.id}", f"delete:{saved.id}"]


def test_results_of_deleted_games_are_told_but_not_listed() -> None:
    page = page_of("saved games")
    assert not page.has(id=f"game-{RESULT.id}")
    assert "1 result of deleted games still in the statistics." in page.words


def test_many_games_are_listed_page_by_page() -> None:
    here = device(*[kept(f"G{at}", going()) for at in range(PAGEFUL + 2)])
    assert len(here.page.all("li.kept-game")) == PAGEFUL
    button = here.page.one("button", id="list-more")
    assert button.words == "Show more of 2 games"
    here.press(button)
    assert len(here.page.all("li.kept-game")) == PAGEFUL + 2
    assert not here.page.has("button", id="list-more")


def test_an_empty_device_says_why_it_is_empty() -> None:
    assert "from its first move on" in device().page.words
    here = device()
    here.model = replace(here.model, keeps=False)
    assert "does not let the page save" in here.page.words
    assert not device().page.has("button", id="export-all")


def test_the_sheet_of_a_name_holds_it_and_sends_it() -> None:
    here = device(*ALL).send("sheet", "rename-OVER")
    dialog = here.page.one("dialog")
    assert dialog.one("input", id="name")["value"] == "The long night"
    here.press(dialog.one("form"))
    assert (here.model.sheet, here.model.saves[0].title) == ("", "The long night")


@pytest.mark.parametrize("save_id", ["", "nothing", "GONE"])
def test_there_is_no_sheet_for_a_game_that_is_not_there(save_id: str) -> None:
    assert not device(*ALL).send("sheet", f"rename-{save_id}").page.has("dialog")
