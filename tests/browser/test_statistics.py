"""The statistics count every game once, whatever is done with it, and are read on any screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import finished
from tests.browser.test_targets import too_small_or_overlapping
from tests.browser.visitor import Visitor
from tests.ui.played import MANY

SAVES = {f"statecraft.game.{saved.id}": f"{9000 - n}\t{saved.text}" for n, saved in enumerate(MANY)}


def opens_statistics(visitor: Visitor) -> None:
    visitor.presses(visitor.page.get_by_role("link", name="Statistics").first)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Statistics")


def games(visitor: Visitor) -> str:
    """The number of games that the page counts; nothing where it counts none."""
    opens_statistics(visitor)
    number = visitor.page.locator("dl.stats dd").first
    return number.inner_text() if number.count() else ""


def test_a_game_counts_once_whatever_is_done_with_it(visitor: Visitor) -> None:
    visitor.opens()
    assert games(visitor) == ""
    visitor.follows("#/")
    visitor.presses("New game")
    visitor.plays_to_the_end()
    over = visitor.address
    visitor.follows("#/")
    assert games(visitor) == "1"
    sight = visitor.sight
    visitor.reloads()
    assert visitor.sight == sight
    visitor.follows(over)
    visitor.reloads()
    visitor.follows("#/")
    assert games(visitor) == "1"


def test_an_end_that_is_taken_back_counts_no_more_than_once(visitor: Visitor) -> None:
    visitor.opens()
    visitor.presses("New game")
    visitor.plays_to_the_end()
    for _ in range(2):
        visitor.presses("Undo")
        if visitor.sheet.count():
            visitor.presses("Take it back")
        visitor.plays_to_the_end()
    visitor.follows("#/")
    assert games(visitor) in ("", "1")
    assert len([key for key in visitor.saves if ".game." in key]) == 1


def test_a_record_that_is_kept_under_two_names_counts_once(guest: Newcomer) -> None:
    visitor = guest().opens()
    visitor.presses("New game")
    visitor.plays_to_the_end()
    (name,) = [key for key in visitor.saves if ".game." in key]
    twice = {name: visitor.saves[name], "statecraft.game.IMPORT": visitor.saves[name]}
    other = guest(saves=twice).opens()
    assert games(other) == "1"


def test_a_friends_finished_game_is_not_in_the_statistics(visitor: Visitor) -> None:
    visitor.opens(finished())
    visitor.follows("#/")
    assert games(visitor) == ""


def test_rules_and_games_are_chosen(guest: Newcomer) -> None:
    visitor = guest(saves=SAVES).opens()
    opens_statistics(visitor)
    assert visitor.button("Pacification").get_attribute("aria-pressed") == "true"
    before = games(visitor)
    visitor.page.get_by_label("Rules and players").select_option("Repeated extras, 1")
    visitor.settles()
    assert visitor.page.locator("dl.stats dd").first.inner_text() == "1"
    assert before == "6"
    visitor.presses("The Wars")
    expect(visitor.page.get_by_role("heading", name="Played together")).to_be_visible()
    expect(visitor.page.get_by_role("table", name="For want of")).to_contain_text("Economy")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390])
def test_the_statistics_fit_a_phone(guest: Newcomer, width: int, scheme: str) -> None:
    visitor = guest(phone=True, saves=SAVES, color_scheme=scheme)
    visitor.page.set_viewport_size({"width": width, "height": 844})
    visitor.opens()
    opens_statistics(visitor)
    for game in ("Pacification", "The Wars"):
        visitor.presses(game)
        assert not too_small_or_overlapping(visitor)
        overflow = "() => document.documentElement.scrollWidth - innerWidth"
        assert visitor.page.evaluate(overflow) == 0
