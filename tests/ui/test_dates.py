"""Dates agree with Python's own calendar, over many years."""

import datetime as dt

import pytest

from ui.dates import (
    MONTHS,
    date_in_words,
    day_before,
    days_in,
    is_date,
    is_month,
    month_after,
    month_before,
    month_in_words,
    weekday,
    weeks_of,
)

FIRST, LAST = dt.date(1899, 12, 1), dt.date(2105, 1, 31)
DAYS = [FIRST + dt.timedelta(days=number) for number in range((LAST - FIRST).days)]
MONTHS_OF_YEARS = sorted({day.isoformat()[:7] for day in DAYS})


def test_every_day_of_two_centuries_has_its_weekday() -> None:
    assert [weekday(day.year, day.month, day.day) for day in DAYS] == [
        day.weekday() for day in DAYS
    ]


def test_the_day_before_every_day_of_two_centuries() -> None:
    dates = [day.isoformat() for day in DAYS]
    assert [day_before(date) for date in dates[1:]] == dates[:-1]


def test_every_month_is_as_long_as_it_is() -> None:
    counts = dict.fromkeys(MONTHS_OF_YEARS, 0)
    for day in DAYS:
        counts[day.isoformat()[:7]] += 1
    whole = MONTHS_OF_YEARS[:-1]
    assert {month: days_in(month) for month in whole} == {month: counts[month] for month in whole}


def test_the_months_follow_each_other() -> None:
    assert [month_after(month) for month in MONTHS_OF_YEARS[:-1]] == MONTHS_OF_YEARS[1:]
    assert [month_before(month) for month in MONTHS_OF_YEARS[1:]] == MONTHS_OF_YEARS[:-1]


@pytest.mark.parametrize("month", ["2026-02", "2026-11", "2027-02", "2028-02", "2100-05"])
def test_the_weeks_of_a_month_hold_each_day_once_in_the_column_of_its_weekday(month: str) -> None:
    weeks = weeks_of(month)
    assert {len(week) for week in weeks} == {7}
    dates = [date for week in weeks for date in week if date]
    assert dates == [day.isoformat() for day in DAYS if day.isoformat()[:7] == month]
    for week in weeks:
        assert any(week)
        for column, date in enumerate(week):
            assert not date or dt.date.fromisoformat(date).weekday() == column


@pytest.mark.parametrize("date", ["2024-02-29", "2026-11-30", "2000-02-29", "2026-01-01"])
def test_a_day_that_there_is(date: str) -> None:
    assert is_date(date)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2100-02-29",
        "2026-00-10",
        "2026-13-10",
        "2026-11-00",
        "2026-11-3",
        "2026-11-030",
        "2026/11/30",
        "٢٠٢٦-11-30",
        "2026-11-3٠",
        "2026-11-+1",
        "-026-11-30",
        " 026-11-30",
    ],
)
def test_no_day_is_what_is_none(text: str) -> None:
    assert not is_date(text)


@pytest.mark.parametrize(
    "text", ["", "2026", "2026-0", "2026-00", "2026-13", "2026-1١", "2026-111"]
)
def test_no_month_is_what_is_none(text: str) -> None:
    assert is_month("2026-12")
    assert not is_month(text)


@pytest.mark.parametrize("month", range(1, 13))
def test_a_date_in_words(month: int) -> None:
    name = dt.date(2026, month, 1).strftime("%A")
    assert date_in_words(f"2026-{month:02}-01") == f"{name} 1 {MONTHS[month - 1]} 2026"
    assert month_in_words(f"2026-{month:02}") == f"{MONTHS[month - 1]} 2026"


def test_days_have_no_leading_zero_and_years_are_whole() -> None:
    assert date_in_words("2028-02-29") == "Tuesday 29 February 2028"
    assert date_in_words("2030-09-09") == "Monday 9 September 2030"
    assert len(set(MONTHS)) == 12
