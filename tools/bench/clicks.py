"""From a click to the paint that shows what came of it, on a slow device."""

import statistics
from pathlib import Path

from playwright.sync_api import Browser, Page
from rich.table import Table

from engine.link import parse
from tools.bench.moments import commits, first_choices
from tools.bench.numbers import percentile
from tools.bench.server import BenchServer
from tools.bench.starts import OURS, THROTTLE, settle

CLICK = Path(__file__).with_name("click.js").read_text(encoding="utf-8").strip().rstrip(";")
PICK = '[data-message^="pick:"]:not([aria-disabled])'
PRIMARY = "#act-primary:not([aria-disabled])"
REST = 400  # ms between presses: a person looks first
AIM = 100  # ms, p95


def clicked(browser: Browser, server: BenchServer, samples: int) -> dict[str, list[float]]:
    """Press through different games; the times in ms, by what was pressed."""
    told: dict[str, list[float]] = {}
    kinds = (
        ("Pacification", first_choices(samples), "play a card"),
        ("Wars, seven seats", commits(samples), "commit cards"),
    )
    for name, links, move in kinds:
        context = browser.new_context()
        page = context.new_page()
        page.goto(server.url + OURS.path + links[0])
        page.locator("main.table").wait_for()
        settle(page, server, OURS)  # what comes behind a start must not disturb
        throttle = {"rate": THROTTLE}
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", throttle)
        for link in links:
            _go(page, link)
            for what, selector in ((f"{name}: pick a card", PICK), (f"{name}: {move}", PRIMARY)):
                page.locator(selector).first.wait_for(state="attached")
                told.setdefault(what, []).append(page.evaluate(CLICK, selector))
                page.wait_for_timeout(REST)
        context.close()
    return told


def _go(page: Page, link: str) -> None:
    page.evaluate("() => document.getElementById('home-link').click()")  # no bot moves on there
    page.locator("main.home").wait_for()
    page.evaluate("(hash) => { location.hash = hash; }", link)
    seed = page.locator("#tool-seed").get_by_text(parse(link).record.seed, exact=True)
    seed.wait_for()
    page.wait_for_timeout(REST)


def clicks(told: dict[str, list[float]]) -> Table:
    """The table of all clicks."""
    table = Table(
        "click",
        "clicks",
        "median",
        "p95",
        "most",
        "aim for p95",
        title="Click to paint",
        caption=f"Chromium, the page's thread throttled {THROTTLE} times, measured in the page: "
        "from the event to the end of the frame that shows its answer; each in another game.",
    )
    for what, values in told.items():
        numbers = (statistics.median(values), percentile(values, 95), max(values))
        cells = [f"{number:.0f} ms" for number in numbers]
        table.add_row(what, str(len(values)), *cells, f"{AIM} ms")
    return table
