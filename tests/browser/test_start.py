"""Before Python is there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.network import Network
from tests.browser.visitor import PATIENCE, Visitor

SOON = "Opens in a moment"


@pytest.fixture
def early(visitor: Visitor) -> Iterator[tuple[Visitor, Network]]:
    """A visitor on the home page, with every part of Python still on its way."""
    network = Network(visitor.page)
    network.holds()
    visitor.goes_to()
    expect(visitor.page.get_by_text("Loading the rules")).to_be_visible()
    yield visitor, network
    network.lets_go()


def test_the_home_page_is_read_before_python_is_there(early: tuple[Visitor, Network]) -> None:
    visitor, _ = early
    assert visitor.is_home
    for words in ("Pacification of the Middle East", "Today’s game", "Your record"):
        expect(visitor.page.get_by_role("heading", name=words)).to_be_visible()
    for name in ("New game", "Seed and house rules", "Open", "Settings"):
        expect(visitor.button(name)).to_be_in_viewport()
    assert visitor.page.evaluate("() => document.fonts.load('600 1rem Besley')")


def test_an_early_press_says_so_and_opens_the_table(early: tuple[Visitor, Network]) -> None:
    visitor, network = early
    visitor.presses("New game")
    expect(visitor.button("New game")).to_contain_text(SOON)
    expect(visitor.page.get_by_role("status").filter(has_text=SOON)).to_be_attached()
    network.lets_go()
    visitor.waits_for_python()
    assert visitor.turn == 1
    expect(visitor.page.get_by_text(SOON, exact=True)).to_have_count(0)
    visitor.goes_back()
    expect(visitor.button("New game")).not_to_contain_text(SOON)


def test_the_last_of_early_presses_counts(early: tuple[Visitor, Network]) -> None:
    visitor, network = early
    visitor.presses("New game")
    visitor.presses("New game")
    visitor.presses("Settings")
    expect(visitor.page.locator(".opens-soon")).to_have_count(1)
    network.lets_go()
    visitor.waits_for_python()
    expect(visitor.page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert visitor.address == ""


def test_an_early_seed_is_dealt(early: tuple[Visitor, Network]) -> None:
    visitor, network = early
    visitor.types("7KQ2M9", field="Enter a seed or paste a link")
    visitor.presses("Open")
    expect(visitor.button("Open")).to_contain_text(SOON)
    network.lets_go()
    visitor.waits_for_python()
    assert visitor.record.seed == "7KQ2M9"


def test_what_is_being_typed_stays_when_python_arrives(early: tuple[Visitor, Network]) -> None:
    visitor, network = early
    field = visitor.page.get_by_role("textbox")
    field.press_sequentially("half a se")
    network.lets_go()
    visitor.waits_for_python()
    expect(field).to_have_value("half a se")
    expect(field).to_be_focused()


def test_a_start_that_hangs_says_so_and_still_arrives(visitor: Visitor) -> None:
    network = Network(visitor.page)
    network.holds()
    visitor.page.clock.install()
    visitor.goes_to()
    expect(visitor.page.get_by_text("Loading the rules")).to_be_visible()
    visitor.page.clock.fast_forward(PATIENCE)
    trouble = visitor.page.get_by_role("alert")
    expect(trouble).to_contain_text("takes longer than usual")
    expect(trouble.get_by_role("button", name="Reload")).to_be_visible()
    visitor.page.clock.resume()
    network.lets_go()
    visitor.waits_for_python()
    expect(trouble).to_have_count(0)
