"""When a part of the page does not come."""

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.conftest import NO_WORKERS, Newcomer
from tests.browser.games import new_game
from tests.browser.network import HOWS, How, Network, is_for_python
from tests.browser.visitor import PATIENCE, START

AT_ONCE = 3  # pages that try to start side by side
WAIT = 4_000  # ms of the patience that are really waited; the rest passes at once
TROUBLES = ("console", "page", "missing")


@pytest.fixture(scope="module")
def parts(browser: Browser, site_url: str) -> list[str]:
    """The files that a good start asks for, in that order."""
    found: list[str] = []

    def note(request: Request) -> None:
        path = request.url.removeprefix(site_url)
        if is_for_python(request) and path not in found:
            found.append(path)

    with browser.new_context(service_workers="block") as context:
        context.add_init_script(NO_WORKERS)
        page = context.new_page()
        page.on("request", note)
        page.goto(site_url)
        page.locator("#new-pacification").click()
        expect(page.locator(".meters")).to_be_visible(timeout=START)
    return found


def says_what_failed(page: Page, part: str) -> None:
    """The page has started in spite of it, or says in words that it has not, and what to do."""
    reload = page.get_by_role("button", name="Reload")
    words = page.get_by_role("alert").filter(has_text="Your saved games are untouched.")
    answer = page.locator("main.table").or_(words.filter(has=reload))
    try:
        expect(answer).to_be_visible(timeout=WAIT)
    except AssertionError:
        page.clock.fast_forward(PATIENCE - WAIT)
        expect(answer, f"without {part}").to_be_visible()


@pytest.mark.parametrize("how", ["missing", "cut off"])
def test_whatever_part_does_not_come_the_page_says_so(
    guest: Newcomer, parts: list[str], how: How
) -> None:
    # To a browser a script that is cut off is one that is missing: only the rest can tell.
    affected = [part for part in parts if how == "missing" or not part.endswith("js")]
    assert affected
    visitor = guest(forgiving=TROUBLES)
    for first in range(0, len(affected), AT_ONCE):
        trials = [(part, visitor.opens_tab()) for part in affected[first : first + AT_ONCE]]
        for part, tab in trials:
            Network(tab.page).breaks(part, how)
            tab.page.clock.install()
            tab.goes_to(new_game())
        for part, tab in trials:
            says_what_failed(tab.page, part)
            tab.page.close()


@pytest.mark.parametrize("how", HOWS)
def test_when_the_parts_are_back_reload_starts_the_game(
    guest: Newcomer, parts: list[str], how: How
) -> None:
    visitor = guest(forgiving=TROUBLES)
    network = Network(visitor.page)
    for part in parts:
        network.breaks(part, how)
    visitor.page.clock.install()
    visitor.goes_to()
    says_what_failed(visitor.page, "everything")
    network.mends()
    visitor.presses("Reload")
    visitor.waits_for_python()
    visitor.presses("New game")
    assert visitor.turn == 1
