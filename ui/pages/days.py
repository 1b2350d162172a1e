"""The calendar of the games of the day: a month at a time, each day with how it went."""

from ui.dates import (
    WEEKDAYS,
    date_in_words,
    month_after,
    month_before,
    month_in_words,
    weeks_of,
)
from ui.days import (
    FIRST,
    game_of,
    is_on_the_day,
    month_of,
    playable,
    standing,
    streak_of,
)
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.parts.basic import button, icon
from ui.parts.of_games import result_of, short, which_game
from ui.parts.topbar import navigation, topbar
from ui.saved import Saved

# How a day went: its sign and its word.
STATES = {
    "won": ("ui-award", "Won"),
    "over": ("ui-minus", "Not won"),
    "going": ("ui-hourglass", "In progress"),
    "none": ("ui-play", "Not played"),
}
SIGNS = tuple([STATES[state] for state in ("won", "over", "going", "none")])


def days(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    month, game_id = month_of(model), game_of(model)
    streak = streak_of(model.saves, model.today)
    main = el(
        "main.home.days",
        at("id", "main"),
        el("h1", "Games of the day"),
        el(
            "dl.stats",
            _fact("Days in a row", streak.current),
            _fact("Most days in a row", streak.longest),
        ),
        el("div.choices-row", which_game(game_id), _turning(month, (model.today or FIRST)[:7])),
        _month(model, month, game_id),
        el(
            "ul.day-signs",
            [el("li", icon(sign, "s"), word) for sign, word in SIGNS],
            el("li", el("span.day-mark", at("aria-hidden", "true")), "Finished on the day"),
        ),
        el(
            "p.note",
            "The date is the seed, so the cards are the same for everyone. A day counts when a "
            "game is finished on the day itself, however it ends. Games of past days count in the "
            "statistics only, and a second try at a day is practice.",
        ),
    )
    return topbar(None, navigation(), home=True), main


def _fact(name: str, value: Child) -> Html:
    return el("div", el("dt", name), el("dd", value))


def _turning(month: str, now: str) -> Html:
    """The way to other months."""
    return el(
        "div.choices",
        at("role", "group"),
        at("aria-label", "Month"),
        _turn("before", month_before(month), month > FIRST[:7], "ui-arrow-left"),
        _turn("after", month_after(month), month < now, "ui-arrow-right"),
    )


def _turn(way: str, month: str, there: bool, sign: str) -> Html:
    words = f"{'Previous' if way == 'before' else 'Next'} month, {month_in_words(month)}"
    return button(
        f"month:{month}",
        at("id", f"month-{way}"),
        at("aria-label", words),
        at("title", words),
        icon(sign),
        refused=not there,
    )


def _month(model: Model, month: str, game_id: str) -> Html:
    return el(
        "table.calendar",
        el("caption", el("h2", month_in_words(month)), el("p.note", short(game_id))),
        el(
            "thead",
            el("tr", [el("th", at("scope", "col"), at("abbr", day), day[:3]) for day in WEEKDAYS]),
        ),
        el(
            "tbody",
            [
                el("tr", [el("td", _day(model, game_id, date) if date else None) for date in week])
                for week in weeks_of(month)
            ],
        ),
    )


def _day(model: Model, game_id: str, date: str) -> Html:
    number = str(int(date[8:]))
    if not playable(date, model.today):
        return el("span.day", number)
    saved = standing(model.saves, game_id, date)
    state = state_of(saved)
    on_the_day = saved is not None and is_on_the_day(saved)
    told = f"{date_in_words(date)}: {told_of(saved)}"
    return button(
        f"day:{game_id}:{date}",
        at("id", f"day-{date}"),
        at("data-once", True),
        at("data-state", state),
        at("data-counts", on_the_day),
        at("aria-label", f"{told}, on the day" if on_the_day else told),
        at("aria-current", "date" if date == model.today else None),
        el("span", number),
        icon(STATES[state][0], "s"),
        el("small.wide", words_of(saved)) if saved else None,
        kind=".day",
    )


def state_of(saved: Saved | None) -> str:
    """How a day went: one of STATES."""
    if not saved:
        return "none"
    return "won" if saved.won else "over" if saved.kind else "going"


def words_of(saved: Saved | None) -> str:
    """How a day went, in words."""
    if not saved:
        return STATES["none"][1]
    return result_of(saved) if saved.kind else saved.line


def told_of(saved: Saved | None) -> str:
    """The same for those who do not see the sign."""
    won = STATES[state_of(saved)][1].lower()
    return f"{words_of(saved)}, {won}" if saved else words_of(saved)
