"""What the service worker keeps, and what all of it weighs on the way."""

import base64
import hashlib
from pathlib import Path

from tests.site.reading import before_the_first_press, contents, folder_of, told_to_the_worker
from tools.serve import entity

FIRST_PRESS = 500_000  # bytes before it is answered
EVERYTHING = 6_000_000  # bytes of a first visit, with all that is kept for offline


def travels(site: Path, paths: set[str]) -> int:
    """The bytes of these files on the way, compressed as servers do."""
    found = [entity(site / path) for path in paths]
    return sum(len(file.plain if file.gzipped is None else file.gzipped) for file in found)


def test_every_file_is_kept_whole_but_for_what_nobody_plays_with(site: Path) -> None:
    told = told_to_the_worker(site)
    files = contents(site)
    unkept = {path for path in files if path.endswith((".txt", ".nojekyll", "sw.js"))}
    unkept |= {path for path in files if "/runtime/workbox/" in path}
    files["./"] = files.pop("index.html")
    assert told["files"].keys() == files.keys() - unkept
    for path, integrity in told["files"].items():
        digest = base64.b64encode(hashlib.sha256(files[path]).digest()).decode()
        assert integrity == f"sha256-{digest}", path


def test_the_worker_is_told_its_version_and_finds_its_library(site: Path) -> None:
    told = told_to_the_worker(site)
    assert told["version"] == folder_of(site).name
    names = [Path(path).stem for path in told["library"]]
    assert names == ["core", "routing", "strategies", "precaching"]
    assert not [path for path in told["library"] if not (site / path).is_file()]


def test_little_travels_before_the_first_press(site: Path) -> None:
    paths = before_the_first_press(site)
    assert {path.rpartition("/")[2] for path in paths} >= {"app.bin", "micropython.wasm"}
    assert travels(site, paths) <= FIRST_PRESS


def test_a_first_visit_with_everything_for_offline_stays_small(site: Path) -> None:
    told = told_to_the_worker(site)
    kept = {path for path in told["files"] if path != "./"}
    assert travels(site, {*kept, *told["library"], "index.html", "sw.js"}) <= EVERYTHING
