"""The chance to win: worked out by the worker beside the page, and read in the top bar."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import played
from tests.browser.visitor import START

PERCENT = re.compile(r"^\d+%$")
# Of the bar: how far it is wider than the window, and how many of its tools lie outside of it.
OUTSIDE = """() => {
  const bar = document.querySelector(".topbar");
  const tools = [...bar.querySelectorAll("button")];
  const out = tools.filter((tool) => tool.getBoundingClientRect().right > innerWidth);
  return [document.documentElement.scrollWidth - innerWidth, out.length];
}"""


def test_switched_on_a_number_appears_and_another_after_a_move(newcomer: Newcomer) -> None:
    visitor = newcomer().opens(played(8))
    expect(visitor.page.locator("#win-chance")).to_have_count(0)
    visitor.presses("Settings")
    visitor.presses("Show the chance")
    visitor.presses("Close")
    now = visitor.page.locator("#win-chance:not([data-state])")  # that of this very moment
    for _ in range(2):
        expect(now.locator("b")).to_have_text(PERCENT, timeout=START)
        expect(now.locator(".visually-hidden")).to_have_text("chance to win")
        visitor.presses("End turn")


@pytest.mark.parametrize("width", [1440, 1280, 1200, 768, 390, 320])
def test_with_it_the_top_bar_holds_all_its_tools(guest: Newcomer, width: int) -> None:
    visitor = guest(size=(width, 800), saves={"statecraft.chances": "on"})
    visitor.opens(played(8))
    visitor.presses("End turn")
    visitor.presses("Undo")
    visitor.presses(visitor.sheet.locator(".button-primary"))
    expect(visitor.button("Redo")).to_be_visible()
    expect(visitor.page.locator(".topbar .chip")).to_have_text("Practice")
    expect(visitor.page.locator("#win-chance")).to_be_visible(visible=width > 352)
    assert visitor.page.evaluate(OUTSIDE) == [0, 0]
