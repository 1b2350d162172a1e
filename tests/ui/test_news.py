"""The page offline and as an app: what it says of itself, and the shortcuts that lead into it."""

from dataclasses import replace

import pytest

from tests.ui.support import TODAY, Visit, playing, visit
from ui.effects import Address, Announce, Install, Update
from ui.games import SHELF
from ui.model import HOME, TABLE, Model


def foot(model: Model) -> str:
    return Visit(model).page.one("footer").words


# -- what the home page says


@pytest.mark.parametrize("offline", ["", "unavailable"])
def test_until_the_page_is_kept_the_foot_says_where_games_are(offline: str) -> None:
    words = foot(Model(offline=offline))
    assert "Your games stay on this device." in words
    assert "offline" not in words


def test_the_foot_says_when_the_page_can_be_used_offline() -> None:
    here = visit().send("offline", "ready")
    assert "Ready to play offline." in here.page.one("footer").words
    assert here.page.one("footer").one("use")["href"] == "#ui-offline"


def test_a_new_version_is_offered_and_taken_by_a_press() -> None:
    here = visit().send("offline", "ready").send("offline", "update")
    assert "A new version is ready." in here.page.one("footer").words
    before = here.model
    here.press(here.page.one(id="update"))
    assert here.effects == (Update(),)
    assert here.model == before


def test_without_a_new_version_there_is_nothing_to_take() -> None:
    assert not visit().send("offline", "ready").page.all(id="update")


def test_that_nothing_is_saved_is_said_before_all_else() -> None:
    words = foot(Model(keeps=False, offline="ready"))
    assert "does not let the page save" in words
    assert "Ready" not in words


def test_a_browser_that_offers_to_install_the_page_is_asked_to_by_a_press() -> None:
    here = visit()
    assert not here.page.all(id="install")
    here.send("installable", "yes")
    here.press(here.page.one(id="install"))
    assert here.effects == (Install(),)
    assert not here.send("installable", "no").page.all(id="install")


@pytest.mark.parametrize(
    ("name", "value"),
    [("offline", "update"), ("installable", "yes"), ("thinking", "ready"), ("thought", "x\ny")],
)
def test_news_from_the_door_disturb_nobody(name: str, value: str) -> None:
    here = playing().send("failed", "Words that are still being read.")
    shown = here.page.words
    here.send(name, value)
    assert here.page.words == shown
    assert here.effects == ()


# -- shortcuts


def test_the_shortcut_to_the_game_of_the_day_deals_todays_cards() -> None:
    here = visit().send("address", "#/today")
    assert here.record.seed == TODAY
    assert here.record.game_id == SHELF[0]
    assert here.effects[0] == Address(here.link, replace=True)


def test_a_game_of_the_day_that_was_begun_goes_on() -> None:
    here = visit().send("address", "#/today").ends_turn()
    begun = here.link
    here.bar = "#/today"
    assert here.reload().link == begun
    assert len(here.kept) == 1


def test_a_game_of_the_day_that_is_over_shows_how_it_ended() -> None:
    here = visit().send("address", "#/today").finishes()
    over = here.link
    here.bar = "#/today"
    assert here.reload().link == over
    assert len(here.kept) == 1


def test_the_shortcut_to_continue_opens_what_was_played_last() -> None:
    here = playing("older").ends_turn().send("home")
    here.send("open", "\nseed\tnewer").ends_turn()
    latest = here.link
    here.send("home").send("open", "\nseed\tfinished").finishes()
    here.bar = "#/continue"
    assert here.reload().link == latest
    assert here.effects[0] == Address(latest, replace=True)


def test_with_no_game_in_progress_to_continue_leads_home_and_says_so() -> None:
    here = visit().send("address", "#/continue")
    assert here.model.page == HOME
    assert here.notice == "No game is in progress on this device."
    assert here.effects == (Address("#/", replace=True), Announce(here.notice))


def test_a_shortcut_leaves_a_table_as_any_address_does() -> None:
    here = playing().send("address", "#/continue")
    assert here.model.page == HOME
    assert here.model.table is None
    assert playing().send("address", "#/today").model.page == TABLE


def test_a_save_that_cannot_be_read_is_told_of_by_the_shortcut_too() -> None:
    here = playing().ends_turn()
    here.model = replace(here.model, saves=(replace(here.model.saves[0], link="#/game/x"),))
    assert "cannot be read" in here.send("address", "#/continue").notice
