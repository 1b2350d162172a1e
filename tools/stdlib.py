"""Python for Pyodide: a trimmed standard library and the page's own modules, both compiled.

Most of what a stock Pyodide does at its start is to compile 2.5 MB of standard library. The shipped
Pyodide, run in Node by stdlib.mjs, compiles it here, once: the modules that are imported when it
starts and when every module of the page is. It takes some seconds, so what came of it is kept under
build/ for as long as nothing that went into it changes.
"""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.lower import imported_modules, module_name
from tools.runtime import BuildError

SCRIPT = Path(__file__).with_name("stdlib.mjs")
PYODIDE = Path(__file__).parents[1] / "node_modules/pyodide"
LIBRARY, APP = "python_stdlib.zip", "app.zip"
PLACES = {LIBRARY: f"runtime/pyodide/{LIBRARY}", APP: APP}  # in the site
KEPT = 4  # as many results stay under build/


def build_pyodide(root: Path, wheel: Path, site: Path) -> None:
    """Put the standard library and the page's modules into the folder `site`, for Pyodide.

    The engine is taken from `wheel`, the ui from `root`, where build/ keeps what was made. Raises
    BuildError when a module cannot be imported in Pyodide, or not from what is shipped alone.
    """
    sources = {**_engine(wheel), **_ui(root)}
    kept = root / "build/pyodide" / _fingerprint(sources)
    if not kept.is_dir():
        _make(sources, kept)
    for name, place in PLACES.items():
        (site / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept / name, site / place)


def _engine(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.endswith(".py")]
        return {name: packed.read(name) for name in sorted(names)}


def _ui(root: Path) -> dict[str, bytes]:
    """All of `ui` but main.py, which PyScript fetches by itself."""
    paths = sorted(path for path in (root / "ui").rglob("*.py") if path != root / "ui/main.py")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


def _fingerprint(sources: Mapping[str, bytes]) -> str:
    ingredients = {path.name: path.read_bytes() for path in (Path(__file__), SCRIPT)}
    for name in (LIBRARY, "pyodide.asm.wasm"):
        ingredients[name] = (PYODIDE / name).read_bytes()
    told = hashlib.sha256()
    for name, content in {**ingredients, **sources}.items():
        told.update(f"{name} {len(content)}\n".encode() + content)
    return told.hexdigest()[:16]


def _make(sources: Mapping[str, bytes], kept: Path) -> None:
    """Let Pyodide compile, and keep the result whole or not at all: builds may run side by side."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent, prefix="part-") as part:
        folder = Path(part, "made")
        folder.mkdir()
        _tell(sources, folder)
        result = subprocess.run(
            ["node", str(SCRIPT), str(folder)], capture_output=True, encoding="utf-8", check=False
        )
        if result.returncode:
            raise BuildError(f"The page cannot be packed for Pyodide: {result.stderr.strip()}")
        if not kept.is_dir():
            folder.rename(kept)
    results = [path for path in kept.parent.iterdir() if not path.name.startswith("part-")]
    for old in sorted(results, key=os.path.getmtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _tell(sources: Mapping[str, bytes], folder: Path) -> None:
    """Write down for stdlib.mjs what there is and what it imports, wherever the import stands."""
    with zipfile.ZipFile(folder / "sources.zip", "w") as packed:
        for path, content in sources.items():
            packed.writestr(path, content)
    asked = {name for text in sources.values() for name in imported_modules(text.decode())}
    names = {"shipped": [module_name(path) for path in sources], "asked": sorted(asked)}
    (folder / "names.json").write_text(json.dumps(names), encoding="utf-8")
