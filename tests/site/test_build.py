"""What the build puts into dist/, and what it keeps out."""

import tomllib
import zipfile
from pathlib import Path

import pytest

from tools.runtime import BuildError, copy_runtime
from tools.site import build_site


def packages(archive: Path) -> set[str]:
    return {name.split("/")[0] for name in zipfile.ZipFile(archive).namelist()}


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_wheel_holds_the_engine_and_nothing_else(site: Path) -> None:
    (wheel,) = site.glob("statecraft-*.whl")
    engine, metadata = sorted(packages(wheel))
    assert engine == "engine"
    assert metadata.endswith(".dist-info")
    names = zipfile.ZipFile(wheel).namelist()
    assert "engine/pacification/rules.py" in names
    assert not [name for name in names if "test" in name or "__pycache__" in name]


def test_the_ui_travels_as_one_archive_without_its_entry_point(site: Path) -> None:
    names = zipfile.ZipFile(site / "ui.zip").namelist()
    assert packages(site / "ui.zip") == {"ui"}
    assert {"ui/__init__.py", "ui/app.py", "ui/browser.py"} <= set(names)
    assert "ui/main.py" not in names
    assert (site / "ui/main.py").is_file()


def test_only_what_the_page_needs_is_shipped(site: Path) -> None:
    top = {path.name for path in site.iterdir() if path.suffix != ".whl"}
    assert top == {
        ".nojekyll",
        "404.html",
        "assets",
        "index.html",
        "pyscript.toml",
        "runtime",
        "ui",
        "ui.zip",
    }
    assert {path.suffix for path in (site / "ui").rglob("*") if path.is_file()} == {".py", ".js"}
    assert [path.name for path in (site / "ui").rglob("*.py")] == ["main.py"]


def test_the_runtime_is_pyodide_pyscript_and_morphdom(site: Path) -> None:
    names = sorted(
        path.relative_to(site / "runtime").as_posix() for path in site.glob("runtime/**/*.*")
    )
    assert [name.split("-")[0] if "pyscript/" in name else name for name in names] == [
        "LICENSES.txt",
        "morphdom.js",
        "pyodide/pyodide-lock.json",
        "pyodide/pyodide.asm.mjs",
        "pyodide/pyodide.asm.wasm",
        "pyodide/pyodide.mjs",
        "pyodide/python_stdlib.zip",
        "pyscript/core",
        "pyscript/core.js",
        "pyscript/error",
        "pyscript/toml",
    ]


def test_every_licence_of_the_runtime_is_named(site: Path) -> None:
    notices = (site / "runtime/LICENSES.txt").read_text()
    for line in ("morphdom 2", "@pyscript/core 0", "pyodide 314"):
        assert f"\n{line}" in f"\n{notices}"


def test_pyscript_toml_names_files_that_are_there(site: Path) -> None:
    settings = tomllib.loads((site / "pyscript.toml").read_text())
    for path in (settings["interpreter"], *settings["files"]):
        assert (site / path).is_file()


def test_the_joined_stylesheet_keeps_the_order_of_its_layers(site: Path) -> None:
    css = (site / "assets/statecraft.css").read_text()
    layers = css.index("@layer reset, tokens")
    assert layers < css.index(".hand") < css.index(".medallion")


def test_the_same_source_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("first", "second"):
        build_site(tmp_path / name)
    assert contents(tmp_path / "first") == contents(tmp_path / "second")


def test_a_second_build_leaves_nothing_of_the_first(tmp_path: Path) -> None:
    build_site(tmp_path / "dist")
    left_over = tmp_path / "dist/old.whl"
    left_over.touch()
    build_site(tmp_path / "dist")
    assert not left_over.exists()


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
