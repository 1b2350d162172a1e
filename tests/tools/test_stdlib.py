"""Python for Pyodide: what is packed, and what is refused."""

import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.runtime import BuildError
from tools.stdlib import PYODIDE, build_pyodide

ROOT = Path(__file__).parents[2]
STOCK = PYODIDE / "python_stdlib.zip"


def wheel_of(root: Path) -> Path:
    """A wheel with the engine that lies in `root`, as far as a build looks into it."""
    wheel = root / "statecraft.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for path in sorted((root / "engine").rglob("*.py")):
            packed.write(path, path.relative_to(root))
        packed.writestr("statecraft.dist-info/METADATA", "Name: statecraft")
    return wheel


def small_page(root: Path, **modules: str) -> Path:
    """A page of a few modules: `engine_late="import re"` is engine/late.py."""
    for name, text in {"engine___init__": "", "ui___init__": "", "ui_main": "", **modules}.items():
        room, _, module = name.partition("_")
        path = root / room / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def copy_of(page: Path, root: Path) -> Path:
    for room in ("engine", "ui"):
        shutil.copytree(page / room, root / room)
    return root


def build(root: Path) -> tuple[Path, Path]:
    """The two archives, the standard library first, that are made of the page in `root`."""
    site = root / "site"
    build_pyodide(root, wheel_of(root), site)
    return site / "runtime/pyodide/python_stdlib.zip", site / "app.zip"


def names(archive: Path) -> list[str]:
    return zipfile.ZipFile(archive).namelist()


def contents(archives: tuple[Path, Path]) -> list[bytes]:
    return [archive.read_bytes() for archive in archives]


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page with a module that imports another one only when it is called."""
    root = small_page(
        tmp_path_factory.mktemp("late"),
        engine_late="def later():\n    import colorsys\n    return colorsys",
        ui_words='"""A docstring nobody reads."""\nWORDS = frozenset({"one", "two", "three"})',
    )
    build(root)
    return root


def test_the_page_is_packed_as_bytecode_without_its_entry_point(late: Path) -> None:
    _, app = build(late)
    assert names(app) == [
        "engine/__init__.pyc",
        "engine/late.pyc",
        "ui/__init__.pyc",
        "ui/words.pyc",
    ]
    assert b"nobody reads" not in zipfile.ZipFile(app).read("ui/words.pyc")


def test_bytecode_is_valid_whatever_the_date(late: Path) -> None:
    for archive in build(late):
        packed = zipfile.ZipFile(archive)
        for name in packed.namelist():
            assert int.from_bytes(packed.read(name)[4:8], "little") == 0b01  # by hash, unchecked


def test_the_standard_library_is_what_is_imported_and_no_more(late: Path) -> None:
    library, _ = build(late)
    shipped = set(names(library))
    assert shipped < {f"{name}c" for name in names(STOCK)}
    assert {"asyncio/__init__.pyc", "traceback.pyc", "colorsys.pyc"} <= shipped
    assert not shipped & {"argparse.pyc", "pdb.pyc", "sqlite3/__init__.pyc", "unittest/case.pyc"}
    assert library.stat().st_size < STOCK.stat().st_size / 2


def test_the_same_source_gives_the_same_bytes(late: Path, tmp_path: Path) -> None:
    again = build(copy_of(late, tmp_path))
    assert contents(again) == contents(build(late))


class NodeStarted(Exception):
    """What a build raises here instead of starting Node."""


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NodeStarted

    monkeypatch.setattr(subprocess, "run", refuse)


@pytest.mark.usefixtures("without_node")
def test_a_second_build_takes_what_is_there(late: Path) -> None:
    for archive in build(late):
        archive.unlink()
    assert [archive.is_file() for archive in build(late)] == [True, True]


@pytest.mark.usefixtures("without_node")
def test_a_changed_module_is_compiled_anew(late: Path, tmp_path: Path) -> None:
    root = copy_of(late, tmp_path)
    (root / "build").symlink_to(late / "build")
    build(root)
    (root / "ui/words.py").write_text('WORDS = ("four",)')
    with pytest.raises(NodeStarted):
        build(root)


def test_a_module_that_pyodide_lacks_is_refused(tmp_path: Path) -> None:
    root = small_page(tmp_path, engine_odd="import no_such_module")
    with pytest.raises(BuildError) as error:
        build(root)
    assert str(error.value) == (
        "The page cannot be packed for Pyodide: engine.odd cannot be imported "
        "from the standard library: No module named 'no_such_module'"
    )
    assert not (root / "site").exists()


def test_what_is_not_in_the_trimmed_library_is_refused(tmp_path: Path) -> None:
    hidden = "import sys\n__import__('colorsys')\ndel sys.modules['colorsys']"
    with pytest.raises(BuildError, match="from the trimmed library: No module named 'colorsys'"):
        build(small_page(tmp_path, ui_sly=hidden))


def test_pyodide_is_told_the_abi_of_the_lock_file_it_does_not_fetch() -> None:
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (told,) = re.findall(r'abi_version: "(\w+)"', (ROOT / "ui/js/pyodide.js").read_text())
    assert told == lock["info"]["abi_version"]
