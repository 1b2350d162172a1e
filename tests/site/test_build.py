"""What the build puts into dist/, and what it keeps out."""

import gzip
import json
import re
import zipfile
from pathlib import Path

import pytest

from tests.site.reading import contents, folder_of
from tools.runtime import BuildError, copy_runtime
from tools.site import build_site


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of the same source that knows its sub-path and retires the worker."""
    out = tmp_path_factory.mktemp("elsewhere") / "dist"
    build_site(out, base="/elsewhere/", retire_worker=True)
    return out


def test_nearly_everything_lies_in_one_folder(site: Path) -> None:
    assert {path.name for path in site.iterdir()} == {
        ".nojekyll",
        "404.html",
        "icons",
        "index.html",
        "manifest.webmanifest",
        "sw.js",
        "v",
    }
    built = folder_of(site)
    assert {path.name for path in built.iterdir()} == {
        "app.bin",
        "app.zip",
        "assets",
        "runtime",
        "seldom.bin",
        "ui",
    }
    assert {path.suffix for path in built.glob("ui/**/*.*")} == {".js"}


def test_the_folder_is_named_after_all_that_visitors_get(site: Path, elsewhere: Path) -> None:
    assert re.fullmatch("[0-9a-f]{10}", folder_of(site).name)
    assert (site / "404.html").read_bytes() != (elsewhere / "404.html").read_bytes()
    assert folder_of(site).name != folder_of(elsewhere).name
    assert contents(folder_of(site)) == contents(folder_of(elsewhere))


def modules_in(file: Path) -> set[str]:
    """The modules of a bundle for MicroPython."""
    content = gzip.decompress(file.read_bytes())
    header = content[4 : 4 + int.from_bytes(content[:4], "little")]
    return {name.removesuffix(".mpy") for name, _ in json.loads(header)}


def test_both_pythons_get_the_whole_page_but_its_entry_point(site: Path) -> None:
    first, seldom = (
        modules_in(folder_of(site) / "app.bin"),
        modules_in(folder_of(site) / "seldom.bin"),
    )
    lowered = first | seldom
    assert not first & seldom
    assert {"ui/pages/home", "ui/pages/wars/table", "ui/playing"} <= first
    # Every message asks the guide.
    assert {"ui/pages/pacification/tour", "ui/pages/wars/tour"} <= first
    assert {"ui/pages/replay", "ui/pages/rules/__init__", "ui/pages/settings"} <= seldom
    names = zipfile.ZipFile(folder_of(site) / "app.zip").namelist()
    compiled = {name.removesuffix(".pyc") for name in names}
    assert {"engine/pacification/rules", "engine/wars/rules", "ui/app", "ui/browser"} <= lowered
    assert "ui/main" not in lowered | compiled
    # What the lowering brings along, and what that stands in for.
    assert compiled - {"engine/copies"} == lowered - {"_l"}


def test_the_runtime_is_what_the_page_loads_and_no_more(site: Path) -> None:
    runtime = folder_of(site) / "runtime"
    names = sorted(path.relative_to(runtime).as_posix() for path in runtime.glob("**/*.*"))
    assert [name.split("-")[0] if "pyscript/" in name else name for name in names] == [
        "LICENSES.txt",
        "micropython/micropython.mjs",
        "micropython/micropython.wasm",
        "morphdom.js",
        "pyodide/pyodide.asm.mjs",
        "pyodide/pyodide.asm.wasm",
        "pyodide/pyodide.mjs",
        "pyodide/python_stdlib.zip",
        "pyscript/core",
        "pyscript/core.js",
        "pyscript/error",
        "segno.zip",
        "workbox/core.js",
        "workbox/precaching.js",
        "workbox/routing.js",
        "workbox/strategies.js",
    ]


def test_every_licence_of_the_runtime_is_named(site: Path) -> None:
    notices = (folder_of(site) / "runtime/LICENSES.txt").read_text()
    for line in (
        "@micropython/",
        "morphdom 2",
        "@pyscript/core 0",
        "pyodide 314",
        "workbox-core 7",
    ):
        assert f"\n{line}" in f"\n{notices}"


def test_the_joined_stylesheet_keeps_the_order_of_its_layers(site: Path) -> None:
    css = (folder_of(site) / "assets/statecraft.css").read_text()
    layers = css.index("@layer reset, tokens")
    assert layers < css.index(".hand") < css.index(".medallion")


def test_the_same_source_gives_the_same_bytes_and_nothing_else_is_left(
    site: Path, tmp_path: Path
) -> None:
    for old in (".nojekyll", "statecraft-0.9.whl"):
        (tmp_path / old).touch()
    build_site(tmp_path)
    assert contents(tmp_path) == contents(site)


def test_a_retired_worker_keeps_nothing(elsewhere: Path) -> None:
    worker = (elsewhere / "sw.js").read_text()
    assert "unregister" in worker
    assert "workbox" not in worker


def test_a_folder_with_something_else_in_it_is_not_emptied(tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.touch()
    with pytest.raises(BuildError, match="holds something else"):
        build_site(tmp_path)
    assert mine.exists()


def test_a_runtime_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    lock = Path(__file__).parents[2] / "package-lock.json"
    (tmp_path / lock.name).write_text(lock.read_text())
    with pytest.raises(BuildError, match="make setup"):
        copy_runtime(tmp_path, tmp_path / "runtime")
