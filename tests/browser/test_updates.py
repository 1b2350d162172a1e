"""A new deployment is taken whole or not at all, when the person wants it; a bad one is left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Newcomer
from tests.browser.deployments import (
    HEARS,
    NEWS,
    ROOT,
    THOUGHTLESS,
    Host,
    another_version,
    hosting,
    is_kept,
    rewrite,
    runs,
    told,
    version_of,
)
from tests.browser.games import played
from tests.browser.visitor import START, Visitor
from tools.offline import write_worker

TROUBLES = ("missing", "console", "page")
SECOND = "second"

# What other sites on this origin keep, another Statecraft inside our scope among them.
OTHERS = """async () => {
  const scope = new URL("./", document.baseURI).href;
  for (const name of ["photos", `workbox-precache-v2-${scope}blog/`, `statecraft-abc ${scope}old/`])
    await (await caches.open(name)).put("./theirs", new Response("theirs"));
}"""
CACHES = "async () => (await caches.keys()).sort()"
STATUS = "async (path) => (await fetch(path)).status"

# A worker that answers everything with the same mistake, and keeps it.
BAD = """
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const headers = { "Content-Type": "text/html" };
  event.respondWith(new Response("<link rel=icon href=data:,><h1>Broken</h1>", { headers }));
});
"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    with hosting(site, tmp_path / "host") as host:
        yield host


@pytest.fixture(scope="module")
def second(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return another_version(site, tmp_path_factory.mktemp("second") / "site", SECOND)


@pytest.fixture
def regular(newcomer: Newcomer, host: Host) -> Visitor:
    """A person whose browser keeps the first version, on its home page."""
    visitor = newcomer(site=host.url, script=HEARS + THOUGHTLESS, forgiving=TROUBLES)
    visitor.opens()
    is_kept(visitor)
    return visitor


def hears_the_news(visitor: Visitor) -> None:
    expect(visitor.page.get_by_text(NEWS)).to_be_visible(timeout=START)


def looks_for_news(visitor: Visitor) -> None:
    """Opens the page in another tab, as every visit looks for a new version, and leaves it."""
    tab = visitor.opens_tab().opens()
    told(tab)
    tab.page.close()


def takes(visitor: Visitor) -> None:
    with visitor.page.expect_navigation():
        visitor.button("Take it").click()
    visitor.waits_for_python()


def loads(visitor: Visitor) -> set[str]:
    """The versions that a page loads files of, filled while it does."""
    versions: set[str] = set()

    def note(request: Request) -> None:
        _, mark, path = request.url.partition("/v/")
        if mark:
            versions.add(path.split("/")[0])

    visitor.page.on("request", note)
    return versions


def test_a_new_version_is_taken_when_the_person_takes_it(
    regular: Visitor, host: Host, site: Path, second: Path
) -> None:
    first = version_of(site)
    host.deploys(second)
    table = regular.opens_tab()
    loaded = loads(table)
    table.opens(played(6))
    hears_the_news(regular)
    assert told(table) == "update"
    assert loaded == {runs(table)} == {first}
    assert not table.page.get_by_text(NEWS).count()
    sight, moves = table.sight, table.record.moves

    navigations: list[str] = []
    table.page.on("framenavigated", lambda frame: navigations.append(frame.url))
    loaded = loads(regular)
    takes(regular)
    is_kept(regular)
    assert loaded == {runs(regular)} == {SECOND}

    # The other tab goes on as it was, with its own files, which no server has any more.
    assert (table.sight, navigations) == (sight, [])
    assert table.page.evaluate(STATUS, f"v/{first}/app.zip") == 200
    table.ends_turn()
    table.reloads()
    assert runs(table) == SECOND
    assert table.record.moves[: len(moves)] == moves
    assert len(table.record.moves) > len(moves)


def test_the_version_before_is_thrown_away_when_no_tab_shows_it(
    regular: Visitor, host: Host, site: Path, second: Path
) -> None:
    regular.page.evaluate(OTHERS)
    before = regular.page.evaluate(CACHES)
    ours = f"statecraft-{version_of(site)} {host.url}"
    assert ours in before
    host.deploys(second)
    looks_for_news(regular)
    hears_the_news(regular)
    takes(regular)
    is_kept(regular)
    new = f"statecraft-{SECOND} {host.url}"
    expected = sorted({*before, new} - {ours})
    for _ in range(100):
        if regular.page.evaluate(CACHES) == expected:
            break
        regular.page.wait_for_timeout(50)
    assert regular.page.evaluate(CACHES) == expected


def test_without_another_tab_a_new_version_comes_by_itself(
    regular: Visitor, host: Host, second: Path
) -> None:
    host.deploys(second)
    tab = regular.opens_tab().opens()
    hears_the_news(tab)
    regular.page.close()
    for _ in range(20):  # the browser takes a moment to see that a tab is gone
        tab.page.goto("about:blank")
        tab.opens()
        if runs(tab) == SECOND:
            break
    assert runs(tab) == SECOND


def test_only_what_has_changed_travels_again(
    regular: Visitor, host: Host, site: Path, second: Path
) -> None:
    host.deploys(second)
    host.asked.clear()
    regular.reloads()
    hears_the_news(regular)
    assert f"v/{SECOND}/ui/js/start.js" in host.asked
    assert not [path for path in host.asked if path.endswith((".wasm", ".zip", "page.js"))]


@pytest.mark.parametrize("fault", ["a file is missing", "a page is of the version before"])
def test_half_a_deployment_is_not_taken(
    regular: Visitor, host: Host, site: Path, second: Path, fault: str
) -> None:
    host.deploys(second)
    broken = "index.html"
    if fault == "a file is missing":
        broken = host.loses("v/*/ui/js/start.js")
    else:
        rewrite(host.folder / broken, (site / broken).read_text())
    regular.reloads()
    assert (
        regular.page.evaluate(
            """async () => {
          const { installing } = await (await navigator.serviceWorker.ready).update();
          if (!installing) return "redundant";
          return new Promise((done) => {
            const tell = () => installing.state !== "installing" && done(installing.state);
            installing.addEventListener("statechange", tell);
            tell();
          });
        }"""
        )
        == "redundant"
    )
    regular.reloads()
    assert runs(regular) == version_of(site)
    is_kept(regular)

    host.deploys(second)
    regular.reloads()
    hears_the_news(regular)
    takes(regular)
    assert runs(regular) == SECOND


def test_without_a_worker_what_the_browser_has_kept_is_one_version(
    newcomer: Newcomer, host: Host, site: Path, second: Path
) -> None:
    visitor = newcomer(
        site=host.url, script=THOUGHTLESS, service_workers="block", forgiving=TROUBLES
    )
    visitor.opens()
    host.deploys(second)
    tab = visitor.opens_tab()
    loaded = loads(tab)
    tab.opens()  # from the browser's cache, for ten minutes
    assert loaded == {runs(tab)}
    tab.reloads()
    assert runs(tab) == SECOND


def test_a_page_whose_files_are_gone_says_so(
    newcomer: Newcomer, host: Host, site: Path, second: Path
) -> None:
    host.deploys(second)
    rewrite(host.folder / "index.html", (site / "index.html").read_text())
    visitor = newcomer(site=host.url, forgiving=TROUBLES)
    visitor.goes_to()
    expect(visitor.page.get_by_text("a part of the page did not arrive")).to_be_visible()
    expect(visitor.page.get_by_text("Your saved games are untouched.")).to_be_visible()
    rewrite(host.folder / "index.html", (second / "index.html").read_text())
    visitor.reloads()
    assert runs(visitor) == SECOND


def test_a_worker_that_has_gone_bad_is_replaced(newcomer: Newcomer, host: Host) -> None:
    visitor = newcomer(site=host.url, script=HEARS + THOUGHTLESS, forgiving=TROUBLES)
    game = played(6)
    visitor.opens(game)
    assert told(visitor) == "ready"
    kept = visitor.page.evaluate(CACHES)
    visitor.page.evaluate(OTHERS)
    theirs = sorted({*visitor.page.evaluate(CACHES)} - {*kept})
    assert len(theirs) == 3

    rewrite(host.folder / "sw.js", BAD)
    visitor.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    while not visitor.page.get_by_role("heading", name="Broken").count():
        visitor.page.reload(wait_until="commit")
    folder = next((host.folder / "v").iterdir())
    write_worker(ROOT, host.folder, f"v/{folder.name}", retired=True)
    navigations: list[str] = []
    visitor.page.on("framenavigated", lambda frame: navigations.append(frame.url))
    visitor.page.reload(wait_until="commit")
    visitor.waits_for_python()
    assert visitor.record == game
    assert told(visitor) == "unavailable"
    assert visitor.page.evaluate(CACHES) == theirs
    assert visitor.page.evaluate("async () => !(await navigator.serviceWorker.getRegistration())")
    assert len(navigations) == 2  # the broken page once more, then the one from the network
