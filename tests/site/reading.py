"""What the tests of the built site read in it."""

import json
import re
from pathlib import Path
from typing import TypedDict

from tests.site.html_reader import read_tags


class Told(TypedDict):
    """What sw.js is told in front."""

    version: str
    library: list[str]
    files: dict[str, str]


def folder_of(site: Path) -> Path:
    """The one folder with nearly everything in it."""
    (folder,) = (site / "v").iterdir()
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def told_to_the_worker(site: Path) -> Told:
    text = (site / "sw.js").read_text().partition("const SITE = ")[2]
    told: Told = json.loads(text[: text.index("\n};") + 2])
    return told


def before_the_first_press(site: Path) -> set[str]:
    """All that the page asks for until Python answers: what index.html and its style name."""
    folder = folder_of(site)
    paths = {"index.html"}
    for tag in read_tags((site / "index.html").read_text()):
        paths |= {tag.attributes[name] for name in ("src", "href") if name in tag.attributes}
    css = (folder / "assets/statecraft.css").read_text()
    pictures = {name for name in re.findall(r'url\("?([^")]+)"?\)', css) if name[0] not in "#d"}
    paths |= {f"v/{folder.name}/assets/{name}" for name in pictures}
    return {path for path in paths if not path.startswith(("#", "./"))}
