"""Which Python runs the page: MicroPython, or Pyodide when it is asked for or needed."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.games import new_game
from tests.browser.network import How, Network
from tests.browser.visitor import Visitor
from tests.site.reading import before_the_first_press

TROUBLES = ("console", "missing")
FAILED = "The games could not start"


def notes_requests(page: Page) -> list[str]:
    """The names of the files that the page asks for, in that order."""
    names: list[str] = []
    page.on("request", lambda request: names.append(request.url.rpartition("/")[2]))
    return names


def runs_on(visitor: Visitor) -> str:
    return "Pyodide" if visitor.page.locator("script[type=py]").count() else "MicroPython"


def test_the_page_runs_on_micropython_with_what_its_html_names(
    visitor: Visitor, site: Path
) -> None:
    visitor.opens("?runtime=micropython")
    assert runs_on(visitor) == "MicroPython"
    asked = [url.removeprefix(visitor.site) for url in visitor.watch.requests]
    asked = [path.removeprefix("?runtime=micropython") for path in asked]
    asked = [path for path in asked if path and "/ui/js/think" not in path]
    asked = [path for path in asked if not path.endswith("/seldom.bin")]  # comes behind it
    assert set(asked) <= before_the_first_press(site)
    assert len(set(asked)) == len(asked)


def test_the_page_runs_on_pyodide_when_the_address_says_so(visitor: Visitor) -> None:
    visitor.opens("?runtime=pyodide")
    assert runs_on(visitor) == "Pyodide"
    visitor.presses("New game")
    assert visitor.turn == 1
    visitor.plays_to_the_end()
    assert visitor.is_over
    sight = visitor.sight
    visitor.reloads()
    assert visitor.sight == sight


def test_on_pyodide_nothing_is_sought_in_vain(visitor: Visitor) -> None:
    visitor.opens("?runtime=pyodide")
    visitor.settles()
    assert not [url for url in visitor.watch.requests if "deprecations" in url or "zip-" in url]


@pytest.mark.parametrize(
    ("part", "how"),
    [
        ("micropython.wasm", "missing"),
        ("micropython.wasm", "another page instead"),
        ("micropython.mjs", "cut off"),
        ("app.bin", "missing"),
    ],
)
def test_when_micropython_does_not_start_pyodide_takes_the_page(
    guest: Newcomer, part: str, how: How
) -> None:
    visitor = guest(forgiving=(*TROUBLES, "page"))
    Network(visitor.page).breaks(part, how)
    visitor.goes_to(new_game())
    while runs_on(visitor) == "MicroPython":
        visitor.page.wait_for_timeout(20)
    alarm = visitor.page.get_by_text(FAILED).filter(visible=True).count()
    visitor.waits_for_python()
    assert visitor.turn == 1
    assert not visitor.sees(FAILED)
    # PyScript itself complains of a module that does not come; what else fails alarms nobody.
    assert not alarm or part.endswith(".mjs")


def test_when_neither_starts_the_page_says_so(guest: Newcomer) -> None:
    visitor = guest(forgiving=(*TROUBLES, "page"))
    for part in ("micropython.wasm", "pyodide.asm.wasm"):
        Network(visitor.page).breaks(part, "missing")
    visitor.goes_to()
    expect(visitor.page.get_by_role("alert")).to_contain_text(FAILED, timeout=15_000)


def test_what_thinks_comes_when_the_page_answers(newcomer: Newcomer) -> None:
    visitor = newcomer()
    names = notes_requests(visitor.page)
    with visitor.page.expect_worker():
        visitor.opens()
    assert names.index("app.bin") < names.index("thinking.js")
    assert "thinker.js" not in names[: names.index("thinking.js")]
    assert "offline.js" not in names[: names.index("thinking.js")]
