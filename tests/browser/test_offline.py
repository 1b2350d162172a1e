"""After one visit everything works without a network; without workers all works with one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.thinking import answer
from tests.browser.conftest import Newcomer
from tests.browser.deployments import HEARS, THOUGHTLESS, Host, hosting, is_kept, told
from tests.browser.games import address, finished, played
from tests.browser.visitor import QUERY, Visitor

# Offline the browser says so of the worker, which it looks for at every visit.
UNREACHED = ("console", "page")
TROUBLES = ("missing", "console")
KEEPING = "Your games stay on this device."

THINKS = """(question) => new Promise((done) => {
  const { hear } = statecraft;
  statecraft.hear = (name, value) => (hear(name, value), name === "thought" && done(value));
  statecraft.think(question, "0");
})"""

MISSING = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });"
REFUSED = """
if (navigator.serviceWorker)
  navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException("Not allowed here.", "SecurityError"));
"""
DENIED = """
for (const name of ["localStorage", "sessionStorage", "caches"])
  Object.defineProperty(window, name, { get() { throw new DOMException("No", "SecurityError"); } });
"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    with hosting(site, tmp_path / "host") as host:
        yield host


def count_navigations(visitor: Visitor) -> list[str]:
    navigations: list[str] = []
    main = visitor.page.main_frame
    visitor.page.on("framenavigated", lambda frame: frame == main and navigations.append(frame.url))
    return navigations


def test_the_first_visit_is_one_navigation_and_says_when_the_page_is_kept(
    newcomer: Newcomer,
) -> None:
    visitor = newcomer(script=THOUGHTLESS)
    navigations = count_navigations(visitor)
    visitor.opens()
    expect(visitor.page.get_by_text(KEEPING)).to_be_visible()
    is_kept(visitor)
    assert visitor.page.evaluate("() => navigator.serviceWorker.controller?.state") == "activated"
    assert visitor.sees("Everything is on this device; nothing is sent anywhere.")
    assert navigations == [visitor.site + QUERY]


def test_after_one_visit_everything_works_without_the_server(
    newcomer: Newcomer, site: Path, tmp_path: Path
) -> None:
    with hosting(site, tmp_path / "host") as host:
        visitor = newcomer(site=host.url, forgiving=UNREACHED)
        visitor.opens()
        is_kept(visitor)
        visitor.page.close()

    home = visitor.opens_tab().opens("index.html?from=a-friend")
    home.presses("New game")
    home.presses("End turn")
    sight = home.sight
    home.reloads()
    assert home.sight == sight

    never_seen = played(12, "a friend")
    link = visitor.opens_tab().opens(never_seen)
    assert link.record == never_seen
    question = f"verify {never_seen.text}"
    assert link.page.evaluate(THINKS, question) == f"{question}\n{answer(question)}"

    other_python = visitor.opens_tab()
    other_python.opens("?runtime=pyodide" + address(finished()))
    assert other_python.is_over

    missing = visitor.opens_tab()
    missing.goes_to("no/such/page")
    assert missing.heading == "Nothing is here."
    missing.presses(missing.page.get_by_role("link", name="Go to the home page"))
    missing.waits_for_python()
    assert missing.is_home


def test_another_site_inside_the_scope_is_left_alone(newcomer: Newcomer, host: Host) -> None:
    (host.folder / "other").mkdir()
    other = "<link rel=icon href=data:,><h1>Another site</h1>"
    (host.folder / "other/index.html").write_text(other)
    visitor = newcomer(site=host.url, script=THOUGHTLESS)
    visitor.opens()
    is_kept(visitor)
    visitor.goes_to("other/")
    assert visitor.heading == "Another site"


@pytest.mark.parametrize("without", [MISSING, REFUSED], ids=["missing", "refused"])
def test_without_service_workers_the_page_plays_online(newcomer: Newcomer, without: str) -> None:
    visitor = newcomer(script=HEARS + THOUGHTLESS + without).opens()
    assert told(visitor) == "unavailable"
    expect(visitor.page.get_by_text(KEEPING)).to_be_visible()
    visitor.presses("New game")
    visitor.presses("End turn")
    sight = visitor.sight
    visitor.reloads()
    assert visitor.sight == sight


def test_with_all_storage_denied_the_page_plays_online(newcomer: Newcomer) -> None:
    visitor = newcomer(script=THOUGHTLESS + DENIED + REFUSED).opens()
    visitor.presses("New game")
    visitor.presses("End turn")
    assert visitor.turn == 2
    sight = visitor.sight
    visitor.reloads()  # the address holds the game
    assert visitor.sight == sight
    visitor.follows("#/")
    expect(visitor.page.get_by_text("This browser does not let the page save.")).to_be_visible()


def test_an_install_that_fails_half_way_leaves_a_page_that_plays_online(
    newcomer: Newcomer, host: Host, site: Path
) -> None:
    lost = host.loses("v/*/ui/js/lead-home.js")  # the last that is fetched
    visitor = newcomer(site=host.url, script=HEARS + THOUGHTLESS, forgiving=TROUBLES).opens()
    assert told(visitor) == "unavailable"
    visitor.presses("New game")
    visitor.presses("End turn")
    assert visitor.turn == 2

    (host.folder / lost).hardlink_to(site / lost)
    visitor.opens()
    is_kept(visitor)
