"""Dates as texts such as 2026-11-30, without a calendar of the device's: plain arithmetic."""

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_date(text: str) -> bool:
    """Whether a text is a day that there is.

    >>> is_date("2026-11-30"), is_date("2026-11-31"), is_date("30.11.26")
    (True, False, False)
    """
    return len(text) == 10 and is_month(text[:7]) and text[7:8] == "-" and _is_day(text)


def _is_day(text: str) -> bool:
    return _is_number(text[8:]) and 1 <= int(text[8:]) <= days_in(text[:7])


def is_month(text: str) -> bool:
    """Whether a text is a month.

    >>> is_month("2026-11"), is_month("2026-13"), is_month("2026-1"), is_month("0000-12")
    (True, False, False, False)
    """
    if len(text) != 7 or text[4:5] != "-" or not _is_number(text[:4] + text[5:]):
        return False
    return text[:4] > "0000" and 1 <= int(text[5:]) <= 12


def _is_number(text: str) -> bool:
    return all(letter in "0123456789" for letter in text)


def date_in_words(date: str) -> str:
    """A date as people write it.

    >>> date_in_words("2026-11-30")
    'Monday 30 November 2026'
    """
    year, month, day = _numbers(date)
    return f"{WEEKDAYS[weekday(year, month, day)]} {day} {MONTHS[month - 1]} {year}"


def when(date: str, today: str) -> str:
    """How long ago a day was, as people say it; "" for what is no day.

    >>> when("2026-11-30", "2026-11-30"), when("2026-11-29", "2026-11-30")
    ('today', 'yesterday')
    >>> when("2026-11-28", "2026-11-30"), when("2025-11-28", "2026-11-30"), when("", "2026-11-30")
    ('28 November', '28 November 2025', '')
    """
    if not is_date(date):
        return ""
    if date == today:
        return "today"
    if is_date(today) and date == day_before(today):
        return "yesterday"
    year, month, day = _numbers(date)
    return f"{day} {MONTHS[month - 1]}" + ("" if date[:4] == today[:4] else f" {year}")


def month_in_words(month: str) -> str:
    """A month as people write it.

    >>> month_in_words("2026-11")
    'November 2026'
    """
    year, number = _numbers(month)
    return f"{MONTHS[number - 1]} {year}"


def weekday(year: int, month: int, day: int) -> int:
    """The day of the week, Monday is 0: Zeller's congruence, where a year begins in March."""
    early = month < 3
    shifted, counted = year - early, month + 12 * early
    days = day + 13 * (counted + 1) // 5 + shifted + shifted // 4 - shifted // 100
    return (days + shifted // 400 + 5) % 7


def days_in(month: str) -> int:
    """How many days a month has.

    >>> days_in("2026-02"), days_in("2028-02"), days_in("2100-02")
    (28, 29, 28)
    """
    year, number = _numbers(month)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return LENGTHS[number - 1] + (leap and number == 2)


def weeks_of(month: str) -> tuple[tuple[str, ...], ...]:
    """The weeks of a month, Monday first; "" are the days of other months.

    >>> weeks_of("2026-11")[0][-1], weeks_of("2026-11")[-1][:2]
    ('2026-11-01', ('2026-11-30', ''))
    """
    year, number = _numbers(month)
    days = [""] * weekday(year, number, 1)
    days += [f"{month}-{day:02d}" for day in range(1, days_in(month) + 1)]
    days += [""] * (-len(days) % 7)
    return tuple([tuple(days[start : start + 7]) for start in range(0, len(days), 7)])


def day_before(date: str) -> str:
    """The day before a date.

    >>> day_before("2026-11-30"), day_before("2028-03-01"), day_before("2026-01-01")
    ('2026-11-29', '2028-02-29', '2025-12-31')
    """
    month, day = date[:7], int(date[8:])
    if day > 1:
        return f"{month}-{day - 1:02d}"
    month = month_before(month)
    return f"{month}-{days_in(month):02d}"


def month_before(month: str) -> str:
    """The month before a month.

    >>> month_before("2026-11"), month_before("2026-01")
    ('2026-10', '2025-12')
    """
    year, number = _numbers(month)
    return f"{year:04d}-{number - 1:02d}" if number > 1 else f"{year - 1:04d}-12"


def month_after(month: str) -> str:
    """The month after a month.

    >>> month_after("2026-11"), month_after("2026-12")
    ('2026-12', '2027-01')
    """
    year, number = _numbers(month)
    return f"{year:04d}-{number + 1:02d}" if number < 12 else f"{year + 1:04d}-01"


def _numbers(date: str) -> list[int]:
    return [int(part) for part in date.split("-")]
