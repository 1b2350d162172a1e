"""Parts of the page that hang, and the part without which nobody could say so."""

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Newcomer
from tests.browser.games import new_game
from tests.browser.network import HOWS, How, Network
from tests.browser.visitor import PATIENCE, Visitor

TROUBLES = ("console", "page", "missing")
UNTOUCHED = "Your saved games are untouched."

# The stylesheet alone shows the words, after a while; the test need not wait for it.
LATER = "() => document.getAnimations().forEach((animation) => animation.finish())"


def goes_without(visitor: Visitor, part: str, how: How) -> Network:
    network = Network(visitor.page)
    network.breaks(part, how)
    visitor.goes_to()
    expect(visitor.page.get_by_role("heading", name="Pacification")).to_be_visible()
    return network


@pytest.mark.parametrize("how", HOWS)
def test_without_the_script_that_speaks_the_stylesheet_does(guest: Newcomer, how: How) -> None:
    visitor = guest(forgiving=TROUBLES)
    network = goes_without(visitor, "page.js", how)
    words = visitor.page.locator("#unheard")
    expect(words).to_be_hidden()
    visitor.page.evaluate(LATER)
    expect(words).to_be_visible()
    expect(words).to_contain_text("reload")
    expect(words).to_contain_text(UNTOUCHED)
    network.mends()
    visitor.reloads()
    expect(words).to_be_hidden()
    visitor.presses("New game")
    assert visitor.turn == 1


def test_while_that_script_hangs_the_stylesheet_speaks_within_15_seconds(visitor: Visitor) -> None:
    network = Network(visitor.page)
    network.holds(lambda request: request.url.endswith("/page.js"))
    visitor.goes_to()
    words = visitor.page.locator("#unheard")
    expect(visitor.page.get_by_role("heading", name="Pacification")).to_be_visible()
    delay = words.evaluate("(it) => it.getAnimations()[0].effect.getComputedTiming().endTime")
    assert delay <= PATIENCE
    visitor.page.evaluate(LATER)
    expect(words).to_be_visible()
    network.lets_go()
    visitor.waits_for_python()
    expect(words).to_be_hidden()


def test_a_page_that_starts_never_shows_those_words(visitor: Visitor) -> None:
    visitor.opens()
    visitor.page.evaluate(LATER)
    expect(visitor.page.locator("#unheard")).to_be_hidden()


@pytest.mark.parametrize(
    "part",
    [
        "paint.js",
        "start.js",
        "morphdom.js",
        "micropython.js",
        "micropython.mjs",
        "micropython.wasm",
        "app.bin",
        "core.js",
        "core-*.js",
        "error-*.js",
    ],
)
def test_a_part_that_hangs_is_told_and_the_game_still_opens_when_it_comes(
    guest: Newcomer, part: str
) -> None:
    visitor = guest()
    beginning, _, end = part.rpartition("/")[2].partition("*")

    def is_it(request: Request) -> bool:
        name = request.url.rpartition("/")[2]
        return name.startswith(beginning) and name.endswith(end)

    network = Network(visitor.page)
    network.holds(is_it)
    visitor.page.clock.install()
    visitor.goes_to(new_game())
    expect(visitor.page.locator("html.heard")).to_be_attached()
    visitor.page.clock.fast_forward(PATIENCE)
    trouble = visitor.page.get_by_role("alert")
    expect(trouble).to_contain_text(UNTOUCHED)
    expect(trouble.get_by_role("button", name="Reload")).to_be_visible()
    visitor.page.clock.resume()
    network.lets_go()
    visitor.waits_for_python()
    assert visitor.turn == 1
    expect(trouble).to_have_count(0)
