"""Pages that are seldom seen come behind the first press; whoever is early waits with words."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.network import Network
from tests.browser.visitor import Visitor

# About the page on MicroPython, whichever the other tests ask for.
HOME = "?runtime=micropython"
RULES = HOME + "#/rules/wars"
TROUBLES = ("missing", "console")


def test_a_page_whose_part_is_on_its_way_opens_by_itself(guest: Newcomer) -> None:
    visitor = guest()
    network = Network(visitor.page)
    network.holds(lambda request: request.url.endswith("seldom.bin"))
    visitor.goes_to(RULES)
    expect(visitor.page.get_by_role("status").first).to_contain_text("opens by itself")
    network.lets_go()
    expect(visitor.page.get_by_role("heading", level=1)).not_to_have_text("One moment")
    expect(visitor.page.get_by_role("main")).to_contain_text("How we read the rules")


def test_a_part_that_does_not_come_is_told_and_a_reload_helps(guest: Newcomer) -> None:
    visitor = guest(forgiving=TROUBLES)
    network = Network(visitor.page)
    network.breaks("seldom.bin", "missing")
    visitor.goes_to(RULES)
    expect(visitor.page.get_by_role("main")).to_contain_text("did not arrive")
    network.mends()
    visitor.page.reload()
    expect(visitor.page.get_by_role("main")).to_contain_text("How we read the rules")


def test_games_are_played_without_it(guest: Newcomer) -> None:
    visitor: Visitor = guest(forgiving=TROUBLES)
    Network(visitor.page).breaks("seldom.bin", "missing")
    visitor.opens(HOME)
    visitor.presses("New game")
    visitor.ends_turn()
    assert visitor.turn == 2


def test_a_sheet_that_was_waited_for_gives_the_focus_back(guest: Newcomer) -> None:
    visitor = guest()
    network = Network(visitor.page)
    network.holds(lambda request: request.url.endswith("seldom.bin"))
    visitor.opens(HOME)
    visitor.presses("New game")
    visitor.hand.press(visitor.button("Settings"))
    expect(visitor.sheet).to_contain_text("opens by itself")
    network.lets_go()
    expect(visitor.button("Sounds on")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.settles()
    expect(visitor.button("Settings")).to_be_focused()
