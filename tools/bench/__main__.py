"""Measure what Statecraft promises about speed: python -m tools.bench [--pairs 5] [--quick].

Prints tables, each with a line that says how it was made, and asserts nothing: a busy machine
changes the times, less so the ratios, which are of one run.
"""

import argparse
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from tools.bench.clicks import clicked, clicks
from tools.bench.engine import playouts
from tools.bench.server import BenchServer, serving
from tools.bench.starts import starts, visited
from tools.bench.stock import build_stock
from tools.bench.there import on_micropython
from tools.bench.traffic import first_visit
from tools.browser import CHROMIUM_ARGS, chromium_path
from tools.serve import DIST

PARTS = ("engine", "micropython", "bytes", "clicks", "starts")
WIDTH = 110  # characters, where the output goes into a file
IN_BROWSER = {"bytes", "clicks", "starts"}


def main() -> int:
    """Measure what was asked for, and print it."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; else all")
    parser.add_argument("--dist", type=Path, default=DIST, help="the built site")
    parser.add_argument("--pairs", type=int, default=5, help="pairs of visits to either page")
    parser.add_argument("--quick", action="store_true", help="two pairs, fewer games and clicks")
    options = parser.parse_args()
    parts = options.parts or PARTS
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}: choose among {', '.join(PARTS)}")
    needs_site = not IN_BROWSER.isdisjoint(parts)
    if needs_site and not (options.dist / "index.html").is_file():
        parser.error(f"{options.dist} holds no site. Build it first: make build")
    pairs, samples = (2, 12) if options.quick else (options.pairs, 40)
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    if "engine" in parts:
        with console.status("Random games"):
            table = playouts(2 if options.quick else 5)
        console.print(table)
    if "micropython" in parts:
        with console.status("MicroPython"):
            table = on_micropython(samples)
        console.print(table)
    if needs_site:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            shutil.copytree(options.dist, Path(folder, "statecraft"))
            build_stock(Path(folder, "stock"))
            Path(folder, "index.html").touch()  # else the server sees no site
            browser = playwright.chromium.launch(
                executable_path=chromium_path(), args=list(CHROMIUM_ARGS)
            )
            with serving(Path(folder)) as server, browser:
                in_browser(console, browser, server, parts, pairs, samples)
    return 0


def in_browser(
    console: Console,
    browser: Browser,
    server: BenchServer,
    parts: Sequence[str],
    pairs: int,
    samples: int,
) -> None:
    """Measure the parts that need one."""
    if "bytes" in parts:
        with console.status("Bytes of a first visit"):
            table = first_visit(browser, server)
        console.print(table)
    if "clicks" in parts:
        with console.status("Clicks"):
            told = clicked(browser, server, samples)
        console.print(clicks(told))
    if "starts" in parts:
        with console.status("Starts"):
            times = visited(browser, server, pairs)
        console.print(starts(times, pairs))


if __name__ == "__main__":
    raise SystemExit(main())
