"""The third-party files of the page, taken from the npm packages that package-lock.json pins."""

import json
import re
import shutil
import zipfile
from importlib.metadata import distribution
from pathlib import Path

PYODIDE = "pyodide"
PYSCRIPT = "@pyscript/core"
MORPHDOM = "morphdom"
MICROPYTHON = "@micropython/micropython-webassembly-pyscript"
WORKBOX = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
SEGNO = "segno"  # from PyPI, pinned in pyproject.toml
PACKAGES = (MICROPYTHON, MORPHDOM, PYODIDE, PYSCRIPT, *WORKBOX)


class BuildError(RuntimeError):
    """The site can't be built; the text says what to do."""


def copy_runtime(root: Path, target: Path) -> None:
    """Copy what the page loads, and nothing else, into `target`; BuildError if it isn't there.

    Needs `npm ci` in `root`. No file names another origin that the page would ask: the content
    security policy forbids it, and a test watches.
    """
    modules = root / "node_modules"
    _check_versions(root, modules)
    target.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):  # its library: stdlib.py
        _copy(modules / PYODIDE / name, target / "pyodide" / name)
    for name in ("micropython.mjs", "micropython.wasm"):
        _copy(modules / MICROPYTHON / name, target / "micropython" / name)
    for name in WORKBOX:
        part = target / "workbox" / f"{name.removeprefix('workbox-')}.js"
        _copy(modules / name / f"build/{name}.prod.js", part)
    _copy_pyscript(modules / PYSCRIPT / "dist", target / "pyscript")
    _copy(modules / MORPHDOM / "dist/morphdom-esm.js", target / "morphdom.js")
    _pack_segno(target / "segno.zip")
    notices = [*[_notice(modules / name) for name in PACKAGES], _segno_notice()]
    (target / "LICENSES.txt").write_text("\n\n".join(notices), encoding="utf-8")


def _pack_segno(packed: Path) -> None:
    """Pack the part of segno that makes a QR code.

    Not what writes files of it: that would need a quarter of a megabyte more of Python's library.
    """
    files = {"segno/__init__.py": ""}
    for name in ("segno/consts.py", "segno/encoder.py"):
        files[name] = Path(str(distribution(SEGNO).locate_file(name))).read_text(encoding="utf-8")
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name], 8, 9)


def _segno_notice() -> str:
    """Return what its licence asks to be told."""
    package = distribution(SEGNO)
    (licence,) = [file for file in package.files or () if file.name == "LICENSE"]
    words = f"{SEGNO} {package.version}, its encoder\n\n"
    return words + Path(str(package.locate_file(licence))).read_text(encoding="utf-8")


def _check_versions(root: Path, modules: Path) -> None:
    pinned = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in PACKAGES:
        manifest = modules / name / "package.json"
        found = json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}
        if found.get("version") != pinned[f"node_modules/{name}"]["version"]:
            raise BuildError(f"{name} is not there as package-lock.json pins it. Run: make setup")


def _copy_pyscript(source: Path, target: Path) -> None:
    # The core calls its parts by hashed names. It loads the plugin "error" even to switch it off.
    (core,) = source.glob("core-*.js")
    (error,) = set(re.findall(r'"\./(error-[\w-]+\.js)"', core.read_text(encoding="utf-8")))
    for name in ("core.js", core.name, error):
        _copy(source / name, target / name)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in (".js", ".mjs"):
        # Source maps are not shipped: a pointer to one is a 404 for whoever opens the tools.
        text = source.read_text(encoding="utf-8")
        text = re.sub(r"^//# sourceMappingURL=.*\n?", "", text, flags=re.MULTILINE)
        target.write_text(text, encoding="utf-8", newline="\n")
    else:
        shutil.copyfile(source, target)


def _notice(package: Path) -> str:
    """Return what a licence asks to be told: what this is, where its source is, and its text."""
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    words = [f"{manifest['name']} {manifest['version']}, licence {manifest['license']}"]
    words.append(f"Source: {manifest['repository']['url']}")
    text = package / "LICENSE"
    if text.is_file():
        words.append(text.read_text(encoding="utf-8"))
    return "\n\n".join(words)
