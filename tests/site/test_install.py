"""The page as an app: its manifest, its icons and its shortcuts."""

import json
import struct
import zlib
from pathlib import Path

import pytest

from tests.ui.support import Visit
from tools.icons import full
from tools.site import ROOT
from ui.model import LOST

TRANSPARENT = 0


def manifest(site: Path) -> dict[str, object]:
    told: dict[str, object] = json.loads((site / "manifest.webmanifest").read_text())
    return told


def corner(png: bytes) -> tuple[int, int, int]:
    """Width and height of a picture of 8 bits a channel, and how opaque its first pixel is."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    data, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        data += png[at + 8 : at + 8 + size] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + size
    return width, height, zlib.decompress(data)[4] if kind == 6 else 255


def test_the_manifest_stays_within_the_site_wherever_it_lies(site: Path) -> None:
    told = manifest(site)
    assert (told["start_url"], told["scope"], told["display"]) == ("./", "./", "standalone")
    assert told["name"]
    assert len(str(told["short_name"])) <= 12
    assert told["theme_color"] == told["background_color"] == "#10202e"


def test_every_icon_has_the_size_it_is_said_to_have(site: Path) -> None:
    icons = manifest(site)["icons"]
    assert isinstance(icons, list)
    said = set()
    for icon in icons:
        path = site / icon["src"]
        if icon["type"] == "image/png":
            width, height, opaque = corner(path.read_bytes())
            assert icon["sizes"] == f"{width}x{height}"
            maskable = icon.get("purpose") == "maskable"
            assert (opaque == TRANSPARENT) != maskable, "a maskable icon reaches every edge"
            said.add((width, maskable))
        assert path.is_file()
    assert said == {(192, False), (512, False), (192, True), (512, True)}


def test_an_icon_that_was_redrawn_otherwise_is_refused() -> None:
    svg = (ROOT / "assets/icons/icon.svg").read_text()
    assert full(svg).count("<path") == 1
    with pytest.raises(ValueError, match="rounded square"):
        full(svg.replace(' rx="10"', ""))


def test_every_shortcut_leads_to_a_place_that_the_page_knows(site: Path) -> None:
    shortcuts = manifest(site)["shortcuts"]
    assert isinstance(shortcuts, list)
    assert [shortcut["name"] for shortcut in shortcuts] == ["Game of the day", "Continue"]
    for shortcut in shortcuts:
        visit = Visit().send("date", "2026-11-30")
        assert visit.send("address", shortcut["url"].removeprefix("./")).model.page != LOST
