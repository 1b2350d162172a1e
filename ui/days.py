"""The games of the day: a seed for each date, one counted result a day and game, the streak."""

from dataclasses import dataclass, replace

from engine import GAMES
from ui.counting import usual
from ui.dates import day_before, is_date, is_month, month_in_words
from ui.effects import Address, Announce
from ui.games import SHELF
from ui.model import DAYS, STATISTICS, Message, Model, address_of
from ui.playing import NO_EFFECTS, Answer
from ui.saved import Saved

FIRST = "2026-01-01"  # the first day that has a game
AGAIN = (
    "This day’s game was begun on this device before. This one is practice: it does not count, "
    "neither for the day nor in your record."
)


# -- what is known of a day


def is_of_a_day(saved: Saved) -> bool:
    """Whether a game is the game of a day: its seed is a date, its rules and table the usual."""
    return is_date(saved.seed) and usual(saved)


def is_on_the_day(saved: Saved) -> bool:
    """Whether a game counts for its day: it is the day's, no practice, and was finished on it."""
    counts = saved.kind and not saved.practice and saved.day == saved.seed
    return bool(counts) and is_of_a_day(saved)


def begun_before(saves: tuple[Saved, ...], dealt: Saved) -> bool:
    """Whether a game that has just been dealt is a second start of a day's game."""
    if not is_of_a_day(dealt) or any(saved.id == dealt.id for saved in saves):
        return False
    return any(
        saved.game_id == dealt.game_id and saved.seed == dealt.seed and usual(saved)
        for saved in saves
    )


def standing(saves: tuple[Saved, ...], game_id: str, date: str) -> Saved | None:
    """The game that a day shows: its result on the day, else one in progress, else any finished."""
    found = [
        saved
        for saved in saves
        if saved.seed == date and saved.game_id == game_id and is_of_a_day(saved)
    ]
    counts = [saved for saved in found if is_on_the_day(saved)]
    going = [saved for saved in found if not saved.kind]
    over = [saved for saved in found if saved.kind and not saved.practice]
    for some in (counts[-1:], going, over, found):
        for saved in some:
            return saved
    return None


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row had a result on the day: up to now, and at most."""

    current: int = 0
    longest: int = 0


def streak_of(saves: tuple[Saved, ...], today: str) -> Streak:
    """The streak as it stands today; a day counts with any of the games, however it ended.

    Today's games need not be played yet.
    """
    days = sorted({saved.seed for saved in saves if is_on_the_day(saved)})
    runs: list[tuple[str, int]] = []
    for day in days:
        last, run = runs[-1] if runs else ("", 0)
        runs.append((day, run + 1 if last == day_before(day) else 1))
    longest = max([0, *[run for _, run in runs]])
    living = [run for day, run in runs if day == today or day == day_before(today)]
    return Streak(living[-1] if living else 0, longest)


def playable(date: str, today: str) -> bool:
    """Whether a day has a game by now."""
    return is_date(date) and (date == today or FIRST <= date < today)


def has_games(month: str, today: str) -> bool:
    """Whether a month has a day with a game by now."""
    return is_month(month) and FIRST[:7] <= month <= (today or FIRST)[:7]


# -- what the calendar shows


def game_of(model: Model) -> str:
    """The game that the calendar is about."""
    return model.calendar[0] or SHELF[0]


def month_of(model: Model) -> str:
    """The month that the calendar shows."""
    return model.calendar[1] or (model.today or FIRST)[:7]


def _which(model: Model, message: Message) -> Answer:
    """Another game was chosen on a page that tells of one."""
    if message.value not in SHELF:
        return model, NO_EFFECTS
    words = Announce(f"{GAMES[message.value].title}.")
    if model.page == DAYS:
        return _turned(model, message.value, month_of(model), words)
    if model.page == STATISTICS:
        there = Address(address_of(STATISTICS, message.value), replace=True)
        return replace(model, about=message.value, finding=""), (there, words)
    return model, NO_EFFECTS


def _turned(model: Model, game_id: str, month: str, words: Announce) -> Answer:
    """The calendar at a month of a game, under its address."""
    there = Address(address_of(DAYS, game_id, month), replace=True)
    return replace(model, calendar=(game_id, month)), (there, words)


def _month(model: Model, message: Message) -> Answer:
    """Another month was asked for: one from the first day to today."""
    month, now = message.value, (model.today or FIRST)[:7]
    if model.page != DAYS or not is_month(month):
        return model, NO_EFFECTS
    if month > now:
        return model, (Announce(f"{month_in_words(month)} has not come yet."),)
    if month < FIRST[:7]:
        return model, (Announce(f"The games of the day begin in {month_in_words(FIRST[:7])}."),)
    return _turned(model, game_of(model), month, Announce(month_in_words(month)))


def _narrow(model: Model, message: Message) -> Answer:
    """The statistics were narrowed to a set of rules."""
    if model.page != STATISTICS:
        return model, NO_EFFECTS
    return replace(model, finding=message.value), NO_EFFECTS


ANSWERS = {
    "month": _month,
    "narrow": _narrow,
    "which": _which,
}
