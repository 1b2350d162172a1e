"""The calendar: a table of days, each with how it went, in words and as a sign."""

import pytest

from tests.ui.played import MANY, at, going, played, saved_wars
from tests.ui.support import TODAY, Visit
from tests.ui.tree import Node
from ui.model import DAYS


def calendar(here: Visit) -> Node:
    return here.page.one("table.calendar")


def day(here: Visit, date: str) -> Node:
    return here.page.one(id=f"day-{date}")


def test_a_month_is_a_table_with_its_weekdays_above() -> None:
    table = calendar(at(DAYS))
    assert table.one("caption").words == "November 2026Pacification"
    heads = table.one("thead").all("th")
    assert [head["abbr"] for head in heads][0::6] == ["Monday", "Sunday"]
    assert {head["scope"] for head in heads} == {"col"}
    assert len(table.all("button.day")) == 30
    assert {len(row.all("td")) for row in table.one("tbody").all("tr")} == {7}


def test_days_to_come_cannot_be_pressed() -> None:
    here = at(DAYS, today="2026-11-10")
    assert len(calendar(here).all("button.day")) == 10
    assert [span.words for span in calendar(here).all("span.day")] == [
        str(number) for number in range(11, 31)
    ]


def test_without_a_date_no_day_can_be_pressed() -> None:
    assert not calendar(at(DAYS, today="")).all("button")


@pytest.mark.parametrize(
    ("saves", "state", "told"),
    [
        ((), "none", "Not played"),
        ((played("2026-11-09"),), "won", "Peace, won, on the day"),
        ((played("2026-11-09", "war"),), "over", "War, not won, on the day"),
        ((played("2026-11-09", day="2026-11-12"),), "won", "Peace, won"),
        ((going("2026-11-09"),), "going", "Turn 4 of 10, in progress"),
        ((played("2026-11-09", practice=True),), "won", "Peace, practice, won"),
        ((played("2026-11-09", link=""),), "won", "Peace, deleted, won, on the day"),
        ((played("2026-11-09", rules="repeat_extras=1"),), "none", "Not played"),
        ((saved_wars("2026-11-09", 3, 1, 2, 0),), "none", "Not played"),
    ],
)
def test_a_day_says_how_it_went(saves: tuple[()], state: str, told: str) -> None:
    here = at(DAYS, *saves)
    pressed = day(here, "2026-11-09")
    assert pressed["aria-label"] == f"Monday 9 November 2026: {told}"
    assert pressed["data-state"] == state
    assert ("data-counts" in pressed) == told.endswith("on the day")
    assert len(pressed.icons) == 1


def test_each_state_has_a_sign_of_its_own_that_the_page_explains() -> None:
    here = at(DAYS, *MANY)
    dates = ("2026-11-29", "2026-11-28", "2026-11-27", "2026-11-02")
    signs = [day(here, date).icons[0] for date in dates]
    assert len(set(signs)) == 4
    legend = here.page.one("ul.day-signs").all("li")
    explained = [(item.icons[0], item.words) for item in legend if item.icons]
    words = ["Won", "Not won", "In progress", "Not played"]
    assert explained == list(zip(signs, words, strict=True))


def test_today_is_marked() -> None:
    assert day(at(DAYS), TODAY)["aria-current"] == "date"
    assert len([node for node in calendar(at(DAYS)).inside if "aria-current" in node]) == 1


def test_the_other_game_has_its_own_results() -> None:
    here = at(DAYS, *MANY).send("which", "wars")
    assert day(here, "2026-11-29")["aria-label"].endswith("20 VP, won, on the day")
    assert day(here, "2026-11-28")["aria-label"].endswith("Not played")
    pressed = [node["aria-pressed"] for node in here.page.all(".choices")[0].all("button")]
    assert pressed == ["false", "true"]


def test_the_way_to_other_months_ends_with_this_one_and_the_first() -> None:
    here = at(DAYS)
    assert here.page.one(id="month-after")["aria-disabled"] == "true"
    for _ in range(10):
        before = here.page.one(id="month-before")
        assert "aria-disabled" not in before
        here.press(before)
    assert calendar(here).one("h2").words == "January 2026"
    assert here.page.one(id="month-before")["aria-disabled"] == "true"
    assert "aria-disabled" not in here.page.one(id="month-after")


def test_the_streak_is_told() -> None:
    page = at(DAYS, *MANY).page
    facts = {fact.one("dt").words: fact.one("dd").words for fact in page.one("dl").all("div")}
    assert facts == {"Days in a row": "2", "Most days in a row": "2"}


def test_pressing_a_day_brings_its_game() -> None:
    here = at(DAYS, *MANY)
    here.press(day(here, "2026-11-02"))
    assert here.record.seed == "2026-11-02"
