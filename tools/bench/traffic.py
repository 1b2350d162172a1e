"""What travels: each file of a first visit, before the first accepted press and after it."""

import json
import re

from playwright.sync_api import Browser
from rich.table import Table

from tools.bench.server import BenchServer, Transfer
from tools.bench.starts import LATENCY, OURS, RATE, START, THROTTLE, asked, settle

FOLDER = re.compile(r"^/v/[^/]+/")  # named after what is in it
BEFORE, WHOLE = 0.5, 6.0  # MB, the aims


def first_visit(browser: Browser, server: BenchServer) -> Table:
    """The files of one first visit on the slow device, where what comes later cannot be early."""
    server.line.latency, server.line.rate = LATENCY, RATE
    server.transfers.clear()
    context = browser.new_context()
    page = context.new_page()
    throttle = {"rate": THROTTLE}
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", throttle)
    page.add_init_script(f"({START})({json.dumps(asked(OURS))})")
    page.goto(server.url + OURS.path, wait_until="commit")
    pressed = page.evaluate("async () => performance.timeOrigin + (await globalThis.told).pressed")
    settle(page, server, OURS)
    context.close()
    server.line.latency = server.line.rate = 0.0
    return _table(server.transfers, pressed / 1000)


def _table(transfers: list[Transfer], pressed: float) -> Table:
    table = Table(
        "file",
        "before the press, KB",
        "later, KB",
        title="Bytes of a first visit",
        caption="As they travel, gzip and headers included, counted by the server; on the slow "
        "device. Before: asked for before the first press was answered. In the order asked for.",
    )
    sums = [0, 0]
    for transfer in sorted(transfers, key=lambda transfer: transfer.begun):
        later = transfer.begun > pressed
        sums[later] += transfer.size
        size = f"{transfer.size / 1000:.1f}"
        table.add_row(
            FOLDER.sub("/v/…/", transfer.path.removeprefix("/statecraft")),
            *(("", size) if later else (size, "")),
        )
    table.add_section()
    before, whole = sums[0] / 1e6, sum(sums) / 1e6
    table.add_row("before the first accepted press", f"{before:.2f} MB", f"aim {BEFORE} MB")
    table.add_row("the whole first visit", f"{whole:.2f} MB", f"aim {WHOLE} MB")
    return table
