"""The games of the day: dealt, finished, counted once, and found again in the calendar."""

import datetime as dt

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.test_targets import too_small_or_overlapping
from tests.browser.visitor import Visitor

NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


def comes(guest: Newcomer, moment: dt.datetime = NOON, **settings: object) -> Visitor:
    """A guest on a day of their own."""
    visitor = guest(timezone_id="Europe/London", **settings)
    visitor.page.clock.set_fixed_time(moment)
    return visitor.opens()


def opens_calendar(visitor: Visitor) -> None:
    visitor.presses(visitor.page.get_by_role("link", name="Calendar"))
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Games of the day")


def test_todays_game_is_played_counted_once_and_shown(guest: Newcomer) -> None:
    visitor = comes(guest)
    today = visitor.page.get_by_role("region", name="Today’s game")
    visitor.presses("Pacification Play")
    visitor.presses("End turn")
    visitor.follows("#/")
    visitor.presses("Pacification Continue turn 2")
    visitor.plays_to_the_end()
    visitor.follows("#/")
    expect(today).to_contain_text("Streak: 1 day")
    visitor.presses("Pacification Result")
    assert visitor.is_over
    visitor.presses("Same seed again")
    expect(visitor.notice).to_contain_text("This one is practice")
    expect(visitor.page.get_by_text("Practice", exact=True)).to_be_visible()
    visitor.reloads()
    visitor.plays_to_the_end()
    visitor.follows("#/")
    expect(visitor.page.get_by_role("region", name="Your record")).to_contain_text("Games1")
    opens_calendar(visitor)
    expect(visitor.page.locator("#day-2026-11-30")).to_have_accessible_name(
        "Monday 30 November 2026: "
        + visitor.page.locator("#day-2026-11-30 small").inner_text()
        + (", won" if visitor.page.locator("[data-state=won]").count() else ", not won")
        + ", on the day"
    )


def test_a_past_day_is_played_from_the_calendar(guest: Newcomer) -> None:
    visitor = comes(guest)
    opens_calendar(visitor)
    visitor.presses("Previous month")
    expect(visitor.page.get_by_role("heading", name="October 2026")).to_be_visible()
    visitor.presses("Thursday 15 October 2026")
    assert visitor.record.seed == "2026-10-15"
    visitor.presses("End turn")
    visitor.goes_back()
    expect(visitor.page.get_by_role("heading", name="October 2026")).to_be_visible()
    expect(visitor.button("Thursday 15 October 2026")).to_have_accessible_name(
        "Thursday 15 October 2026: Turn 2 of 10, in progress"
    )


def test_the_streak_goes_on_the_next_day(guest: Newcomer) -> None:
    visitor = comes(guest)
    visitor.presses("Pacification Play")
    visitor.plays_to_the_end()
    visitor.page.clock.set_fixed_time(NOON + dt.timedelta(days=1))
    visitor.follows("#/")
    visitor.reloads()
    today = visitor.page.get_by_role("region", name="Today’s game")
    expect(today).to_contain_text("1 December 2026")
    expect(today).to_contain_text("Streak: 1 day")
    visitor.presses("Pacification Play")
    visitor.plays_to_the_end()
    visitor.follows("#/")
    expect(today).to_contain_text("Streak: 2 days")


def test_the_calendar_is_used_by_the_keyboard(guest: Newcomer) -> None:
    visitor = comes(guest, keyboard=True)
    opens_calendar(visitor)
    before = visitor.page.locator("#month-before")
    for _ in range(10):
        visitor.presses(before)
    expect(before).to_be_focused()
    expect(before).to_have_attribute("aria-disabled", "true")
    visitor.presses(before)
    expect(visitor.page.get_by_role("status")).to_contain_text("begin in January 2026")
    visitor.presses("Thursday 1 January 2026")
    assert visitor.record.seed == "2026-01-01"


def test_the_calendar_is_a_table_for_those_who_listen(guest: Newcomer) -> None:
    visitor = comes(guest)
    opens_calendar(visitor)
    table = visitor.page.get_by_role("table", name="November 2026")
    expect(table.get_by_role("columnheader")).to_have_count(7)
    expect(table.get_by_role("button")).to_have_count(30)


def test_every_day_is_large_enough_for_a_finger(guest: Newcomer) -> None:
    for width in (320, 390):
        visitor = comes(guest, phone=True)
        visitor.page.set_viewport_size({"width": width, "height": 844})
        assert not too_small_or_overlapping(visitor)
        opens_calendar(visitor)
        assert not too_small_or_overlapping(visitor)
        overflow = "() => document.documentElement.scrollWidth - innerWidth"
        assert visitor.page.evaluate(overflow) == 0
