"""How long a page takes to start: Statecraft beside PyScript as shipped, in turns."""

import json
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext
from playwright.sync_api import Page as Tab
from rich.table import Table

from tools.bench.numbers import middle, times
from tools.bench.server import BenchServer

START = Path(__file__).with_name("start.js").read_text(encoding="utf-8").strip().rstrip(";")
PATIENCE = 120_000  # ms until a visit counts as failed
THROTTLE, LATENCY, RATE = 4, 0.04, 10e6 / 8  # of the slow device: times, seconds, bytes a second


@dataclass(frozen=True)
class Page:
    """A page to visit: where it is, what to press, what is there once the press was answered."""

    name: str
    path: str
    press: str
    answered: str
    again: int  # ms between presses, 0 where one is kept until it can be answered
    ours: bool  # it says when it can think, and has a service worker


OURS = Page("Statecraft", "statecraft/", "#new-pacification", "main.table", 0, ours=True)
STOCK = Page("as shipped", "stock/", "#end", "#turn:not(:empty)", 25, ours=False)
PAGES = (OURS, STOCK)
# What a visit notes, and the aim for it.
NOTED = {
    "paint": "readable paint",
    "pressed": "accepted press",
    "thinking": "thinking ready",
}
AIMS = {
    ("pressed", "slow", "cold"): "2,500 ms, 8×",
    ("pressed", "normal", "warm"): "4×",
    ("paint", "normal", "cold"): "300 ms",
}

Times = dict[tuple[str, str, str, str], list[float]]  # page, device, visit, what -> ms of each run


def visited(browser: Browser, server: BenchServer, pairs: int) -> Times:
    """Visit both pages in turns."""
    told: Times = {}
    for device in ("normal", "slow"):
        server.line.latency, server.line.rate = (LATENCY, RATE) if device == "slow" else (0.0, 0.0)
        for pair in range(pairs):
            for page in PAGES if pair % 2 == 0 else PAGES[::-1]:
                context = browser.new_context()
                for visit in ("cold", "warm"):
                    noted = _visit(context, server, page, slow=device == "slow")
                    if page is STOCK and "pressed" in noted:
                        noted["thinking"] = noted["pressed"]  # one Python does everything
                    for what, value in noted.items():
                        told.setdefault((page.name, device, visit, what), []).append(value)
                context.close()
    server.line.latency = server.line.rate = 0.0
    return told


def _visit(
    context: BrowserContext, server: BenchServer, page: Page, *, slow: bool
) -> dict[str, float]:
    """One visit to its end, with everything that comes behind it."""
    tab = context.new_page()
    if slow:
        throttle = {"rate": THROTTLE}
        context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", throttle)
    tab.add_init_script(f"({START})({json.dumps(asked(page))})")
    tab.goto(server.url + page.path, wait_until="commit")
    noted: dict[str, float] = tab.evaluate("() => globalThis.told")
    settle(tab, server, page)
    tab.close()
    return noted


def settle(tab: Tab, server: BenchServer, page: Page) -> None:
    """Wait for everything that comes behind a start, up to what is kept for offline."""
    if page.ours:
        tab.evaluate("async () => { await navigator.serviceWorker.ready; }")
    server.settle()


def asked(page: Page) -> dict[str, object]:
    """What start.js is told of a page."""
    return {
        "press": page.press,
        "answered": page.answered,
        "again": page.again,
        "thinks": page.ours,
        "patience": PATIENCE,
    }


def starts(told: Times, pairs: int) -> Table:
    """The table of all visits."""
    table = Table(
        "device, visit",
        "first",
        *[page.name for page in PAGES],
        "ratio",
        "aim",
        title="Starts, in ms from navigation, beside PyScript as shipped",
        caption=f"Chromium, {pairs} pairs of visits in turns, from one server, medians (range). "
        "A press: New game, pressed as soon as it is there; until the frame with the table. "
        "As shipped: PyScript and Pyodide from npm with the same engine as a wheel, a button "
        "pressed every 25 ms until its answer is shown; one Python does all, so it thinks when "
        "it answers. Cold: a new profile. Warm: once more, when all of the first visit has "
        f"arrived. Slow: the page's thread throttled {THROTTLE} times, 10 Mbit/s and 40 ms.",
    )
    for device in ("normal", "slow"):
        for visit in ("cold", "warm"):
            for what, words in NOTED.items():
                ours, stock = [told.get((page.name, device, visit, what), []) for page in PAGES]
                numbers = (middle(ours), middle(stock), times(stock, ours))
                table.add_row(
                    f"{device}, {visit}", words, *numbers, AIMS.get((what, device, visit), "")
                )
            table.add_section()
    return table
