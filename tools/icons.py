"""Draw the app icons from assets/icons/icon.svg: python -m tools.icons.

The PNG files are committed; draw them again when the SVG changes. Chromium draws, so every system
gets what the page shows.
"""

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.browser import CHROMIUM_ARGS, chromium_path

FOLDER = Path(__file__).resolve().parents[1] / "assets/icons"
PLAIN = {"icon-192": 192, "icon-512": 512}
# Systems cut these to a shape of theirs, a circle at the worst, so the colour reaches the edges and
# the emblem keeps away from them.
FULL = {"maskable-192": 192, "maskable-512": 512, "touch-180": 180}
SHRUNK = 0.84


def full(svg: str) -> str:
    """The icon with its colour to the edges and a smaller emblem; ValueError if it can't be."""
    squared, corners = re.subn(r' rx="[\d.]+"', "", svg)
    inner = f'<g transform="translate(24 24) scale({SHRUNK}) translate(-24 -24)"><path'
    shrunk, emblems = re.subn(r"<path(.*?/>)", rf"{inner}\1</g>", squared)
    if (corners, emblems) != (1, 1):
        raise ValueError("icon.svg is no longer a rounded square with one path on it.")
    return shrunk


def draw(page: Page, svg: str, size: int) -> bytes:
    """Return the PNG of `svg`, `size` pixels wide and high, transparent where nothing is."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    return page.screenshot(omit_background=True)


def main() -> None:
    """Draw them all."""
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGS)
        )
        page = browser.new_page()
        for drawing, sizes in ((svg, PLAIN), (full(svg), FULL)):
            for name, size in sizes.items():
                (FOLDER / f"{name}.png").write_bytes(draw(page, drawing, size))
        browser.close()


if __name__ == "__main__":
    main()
