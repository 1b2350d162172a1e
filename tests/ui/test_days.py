"""The games of the day: one counted result a day and game, the streak, days that have passed."""

from dataclasses import replace

import pytest

from engine import Record, Session
from engine.link import link
from engine.pacification import CARDS
from engine.pacification.rules import is_met
from tests.ui.played import NOVICES, at, going, played, saved_wars
from tests.ui.support import TODAY, Visit, visit
from ui.counting import counted
from ui.dates import day_before
from ui.days import AGAIN, Streak, is_on_the_day, standing, streak_of
from ui.effects import Announce
from ui.model import DAYS, HOME, LOST, STATISTICS, TABLE
from ui.saved import Saved

YESTERDAY = day_before(TODAY)


def days_back(*numbers: int) -> tuple[Saved, ...]:
    """Results on the day so many days ago, the newest first."""
    found = []
    for number in sorted(numbers):
        date = TODAY
        for _ in range(number):
            date = day_before(date)
        found.append(played(date))
    return tuple(found)


def practice(here: Visit) -> bool:
    return here.table.session.practice


# -- today's game


@pytest.mark.parametrize("game_id", ["pacification", "wars"])
def test_todays_game_has_the_date_for_its_seed_and_the_usual_table(game_id: str) -> None:
    here = visit().send("today", game_id)
    assert (here.record.game_id, here.record.seed) == (game_id, TODAY)
    assert not practice(here)
    seats = [seat.player for seat in here.table.session.seats]
    assert seats == (["", "careful", "careful", "careful"] if game_id == "wars" else [])


def test_todays_game_that_was_begun_goes_on() -> None:
    here = visit().send("today", "pacification").ends_turn()
    begun = here.link
    here.send("home").send("today", "pacification")
    assert here.link == begun
    assert len(here.kept) == 1
    assert here.notice == ""


def test_todays_game_that_is_over_shows_how_it_ended() -> None:
    here = visit().send("today", "pacification").finishes()
    over = here.link
    here.send("home").send("today", "pacification")
    assert here.link == over
    assert standing(here.device, "pacification", TODAY) == here.device[0]
    assert is_on_the_day(here.device[0])


def test_a_second_start_is_practice_from_the_first_moment_and_says_so() -> None:
    here = visit().send("today", "pacification").finishes().send("again")
    assert practice(here)
    assert here.notice == AGAIN
    assert any(isinstance(effect, Announce) and AGAIN in effect.text for effect in here.effects)
    assert here.record.moves == ()
    here.finishes()
    assert len(here.kept) == 2
    assert len(counted(here.device)) == 1


@pytest.mark.parametrize("way", ["open", "start", "address"])
def test_a_second_start_is_practice_however_it_comes_to_the_table(way: str) -> None:
    here = visit().send("today", "pacification").ends_turn().send("home")
    if way == "open":
        here.send("open", f"\nseed\t{TODAY}")
    elif way == "start":
        here.send("start", f"pacification\nseed\t{TODAY}")
    else:
        here.send("address", link(Session(Record.start("pacification", TODAY))))
    assert (here.record.seed, here.record.moves) == (TODAY, ())
    assert practice(here)


def test_practice_stays_when_the_page_is_reloaded_before_the_first_move() -> None:
    here = visit().send("today", "pacification").finishes().send("again").reload()
    assert practice(here)


def test_looking_at_the_cards_alone_is_no_start() -> None:
    here = visit().send("today", "pacification").send("home").send("today", "pacification")
    assert not practice(here)


def test_a_game_taken_back_to_its_start_is_still_the_first() -> None:
    here = visit().send("today", "pacification")
    playable = [card for card in here.state.hand if is_met(CARDS[card], here.state.meters)]
    here.plays(playable[0]).send("undo")
    assert (here.record.moves, practice(here), len(here.kept)) == ((), False, 1)
    here.send("home").send("today", "pacification")
    assert not practice(here)


def test_another_seed_or_other_rules_may_be_started_as_often_as_one_likes() -> None:
    here = visit().send("open", "\nseed\tolive").ends_turn().send("again")
    assert not practice(here)
    here.send("today", "pacification").ends_turn()
    here.send("start", f"pacification\nseed\t{TODAY}\nrepeat_extras\ton")
    assert not practice(here)


def test_a_day_that_was_played_ahead_of_its_time_is_practice_when_it_comes() -> None:
    tomorrow = "2026-12-01"
    here = visit().send("open", f"\nseed\t{tomorrow}").finishes().send("date", tomorrow)
    assert not is_on_the_day(here.device[0])
    here.send("again")
    assert practice(here)


# -- what counts for a day


@pytest.mark.parametrize(
    ("changed", "counts"),
    [
        ({}, True),
        ({"won": False}, True),
        ({"day": YESTERDAY}, False),
        ({"day": ""}, False),
        ({"kind": ""}, False),
        ({"practice": True}, False),
        ({"rules": "repeat_extras=1"}, False),
        ({"table": NOVICES}, False),
        ({"seed": "2026-11-31", "day": "2026-11-31"}, False),
        ({"seed": "olive", "day": "olive"}, False),
        ({"link": ""}, True),
    ],
)
def test_a_result_counts_for_its_day(changed: dict[str, object], counts: bool) -> None:
    assert is_on_the_day(replace(played(TODAY), **changed)) is counts  # type: ignore[arg-type]


def test_a_day_shows_its_first_counted_result_before_all_else() -> None:
    first, second = played(TODAY), played(TODAY, "war", id="second")
    saves = (second, going(TODAY, id="third"), first)
    assert standing(saves, "pacification", TODAY) == first
    assert standing((second, first), "pacification", TODAY) == first
    assert standing(saves[1:2], "pacification", TODAY) == saves[1]
    assert standing(saves, "wars", TODAY) is None
    assert standing(saves, "pacification", YESTERDAY) is None


def test_a_day_prefers_a_game_in_progress_to_one_finished_later() -> None:
    late = played(YESTERDAY, day=TODAY)
    now = going(YESTERDAY, id="now")
    assert standing((late, now), "pacification", YESTERDAY) == now
    assert standing((replace(late, practice=True, id="p"), late), "pacification", YESTERDAY) == late


# -- the streak


@pytest.mark.parametrize(
    ("back", "current", "longest"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((1,), 1, 1),
        ((2,), 0, 1),
        ((0, 1, 2), 3, 3),
        ((1, 2, 3), 3, 3),
        ((0, 2, 3, 4), 1, 3),
        ((2, 3, 4, 9), 0, 3),
        (tuple(range(400)), 400, 400),
    ],
)
def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday(
    back: tuple[int, ...], current: int, longest: int
) -> None:
    assert streak_of(days_back(*back), TODAY) == Streak(current, longest)


def test_either_game_keeps_the_streak_and_both_on_a_day_are_one_day() -> None:
    saves = (played(TODAY), saved_wars(TODAY, 9, 3), saved_wars(YESTERDAY, 1, 3))
    assert streak_of(saves, TODAY) == Streak(2, 2)


def test_games_of_past_days_played_later_are_in_no_streak() -> None:
    assert streak_of((played(TODAY), played(YESTERDAY, day=TODAY)), TODAY) == Streak(1, 1)


def test_a_deleted_game_keeps_its_place_in_the_streak() -> None:
    assert streak_of((played(TODAY, link=""), played(YESTERDAY)), TODAY).current == 2


# -- the calendar


def test_a_past_day_can_be_played_and_counts_as_any_game_but_not_for_its_day() -> None:
    here = at(DAYS).send("day", "pacification:2026-02-28")
    assert (here.record.seed, practice(here)) == ("2026-02-28", False)
    here.finishes()
    assert len(counted(here.device)) == 1
    assert streak_of(here.device, TODAY) == Streak(0, 0)


def test_a_past_day_goes_on_or_shows_how_it_ended() -> None:
    here = at(DAYS).send("day", "pacification:2026-02-28").ends_turn()
    begun = here.link
    assert here.send("home").send("day", "pacification:2026-02-28").link == begun
    over = here.finishes().link
    assert here.send("home").send("day", "pacification:2026-02-28").link == over


@pytest.mark.parametrize(
    "value",
    [
        "",
        "pacification",
        "pacification:",
        "pacification:2026-12-01",
        "pacification:2025-12-31",
        "pacification:2026-11-31",
        "pacification:olive",
        "chess:2026-11-01",
        "wars:2026-11-30x",
    ],
)
def test_a_day_that_has_no_game_changes_nothing(value: str) -> None:
    here = at(DAYS)
    before = here.model
    here.send("day", value)
    assert (here.model, here.effects) == (before, ())


def test_the_calendar_turns_from_the_first_month_to_this_one() -> None:
    here = at(DAYS)
    for month in ("2026-10", "2026-01", "2026-11"):
        assert here.send("month", month).model.calendar[1] == month
        assert here.said[-1].endswith(" 2026")
    for month in ("2025-12", "2026-12", "9999-01"):
        assert here.send("month", month).model.calendar[1] == "2026-11"
        assert here.effects
    for month in ("", "2026", "2026-13", "x"):
        before = here.model
        assert here.send("month", month).model == before


def test_the_calendar_keeps_its_month_and_game_while_a_day_is_played() -> None:
    here = at(DAYS).send("which", "wars").send("month", "2026-03")
    here.send("day", "wars:2026-03-09")
    assert here.model.page == TABLE
    here.send("address", "#/days/wars/2026-03")
    assert here.model.calendar == ("wars", "2026-03")


def test_the_address_tells_which_month_of_which_game_the_calendar_shows() -> None:
    here = at(DAYS).send("which", "wars")
    assert here.bar == "#/days/wars/2026-11"
    here.send("month", "2026-03")
    assert here.bar == "#/days/wars/2026-03"
    assert here.send("address", "#/days").model.calendar == ("", "")
    here.send("address", "#/days/wars/2026-03")
    assert here.page.one("table.calendar").one("h2").words == "March 2026"
    assert here.send("address", "#/days/wars").page.one("table.calendar").one("h2").words == (
        "November 2026"
    )


def test_the_address_tells_of_which_game_the_statistics_are() -> None:
    here = at(STATISTICS).send("which", "wars")
    assert here.bar == "#/statistics/wars"
    here.send("address", "#/statistics")
    assert here.send("address", "#/statistics/wars").model.about == "wars"


@pytest.mark.parametrize(
    "place",
    [
        "days/",
        "days/chess",
        "days/2026-03",
        "days/wars/x",
        "days/wars/2025-12",
        "days/wars/2026-12",
        "days/wars/2026-03/",
        "statistics/chess",
        "statistics/wars/2026-03",
        "rules",
        "games/wars",
    ],
)
def test_an_address_that_no_page_has_is_told_in_words(place: str) -> None:
    assert at(DAYS).send("address", f"#/{place}").model.page == LOST


def test_only_pages_that_offer_it_change_their_game() -> None:
    for page in (HOME, DAYS, STATISTICS):
        here = at(page)
        before = here.model
        assert here.send("which", "chess").model == before
        assert (here.send("which", "wars").model == before) is (page == HOME)
