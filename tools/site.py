"""Build the site: python -m tools.site [--out dist] [--base /statecraft/] [--retire-worker].

Nearly all of it lies in one folder named after what is in it, such as v/1a2b3c4d5e/, and index.html
names that folder. So a deployment is taken whole or not at all, whatever a browser has kept of the
one before. Everything refers to its neighbours by relative paths, which works under any sub-path.
The same source gives the same bytes: archives are sorted and carry one fixed date.
"""

import argparse
import gzip
import hashlib
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from build import ProjectBuilder
from pyproject_hooks import quiet_subprocess_runner

from tools.lower import bundle, lower_tree, needed_at_start, with_helpers
from tools.offline import write_worker
from tools.pages import front
from tools.runtime import BuildError, copy_runtime
from tools.serve import DIST, base_path
from tools.stdlib import build_pyodide

ROOT = Path(__file__).resolve().parent.parent

STYLES = ("statecraft.css", "pacification.css", "wars.css", "wars-page.css", "page.css")
DOOR = "ui.browser"  # what the page imports first
ASSETS = ("fonts/*", "patterns-*.svg")


def build_site(out: Path, *, base: str | None = None, retire_worker: bool = False) -> None:
    """Build the whole site into the folder `out`, which is emptied first.

    `base` is the sub-path the site will be served under, if it is known: only 404.html uses it.
    `retire_worker` ships the worker that replaces one gone bad. BuildError says what is missing
    and what to do.
    """
    _make_empty(out)
    (out / ".nojekyll").touch()  # Pages must not run the files through Jekyll
    built = out / "v/part"
    _build_folder(built)
    version = _fingerprint({**_contents(built), **front(ROOT, built, "", base)})
    folder = f"v/{version}"
    for path, content in front(ROOT, built, folder, base).items():
        (out / path).parent.mkdir(exist_ok=True)
        (out / path).write_bytes(content)
    built.rename(out / folder)
    write_worker(ROOT, out, folder, retired=retire_worker)


def _make_empty(out: Path) -> None:
    if out.exists() and any(out.iterdir()) and not (out / ".nojekyll").exists():
        raise BuildError(f"{out} holds something else than a site. Name another folder.")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)


def _build_folder(built: Path) -> None:
    """Build what the page loads: Python in both forms, the runtimes, scripts and looks."""
    _copy(ROOT / "ui/js", built / "ui/js", "*.js")
    _copy(ROOT / "assets", built / "assets", *ASSETS)
    styles = [(ROOT / "assets" / name).read_text(encoding="utf-8") for name in STYLES]
    (built / "assets/statecraft.css").write_text("\n".join(styles), encoding="utf-8", newline="\n")
    copy_runtime(ROOT, built / "runtime")
    lowered = lower_tree(ROOT / "engine", ROOT / "ui", root=ROOT, skip=("ui/main.py",))
    first = needed_at_start(lowered, DOOR)
    seldom = {path: text for path, text in lowered.items() if path not in first}
    for name, modules in (("app.bin", with_helpers(first)), ("seldom.bin", seldom)):
        # Servers compress what they know; these files they don't.
        (built / name).write_bytes(gzip.compress(bundle(modules), 9, mtime=0))
    with tempfile.TemporaryDirectory() as wheel:
        path = ProjectBuilder(ROOT, runner=quiet_subprocess_runner).build("wheel", wheel)
        build_pyodide(ROOT, Path(path), built)


def _copy(source: Path, target: Path, *patterns: str) -> None:
    for pattern in patterns:
        for path in sorted(source.glob(pattern)):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def _contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _fingerprint(files: Mapping[str, bytes]) -> str:
    told = hashlib.sha256()
    for path in sorted(files):
        told.update(f"{path} {len(files[path])}\n".encode() + files[path])
    return told.hexdigest()[:10]


def main() -> int:
    """Build the site and say how large it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to build into")
    parser.add_argument("--base", type=base_path, help="the sub-path, for 404.html alone")
    parser.add_argument(
        "--retire-worker", action="store_true", help="replace a service worker that has gone bad"
    )
    options = parser.parse_args()
    try:
        build_site(options.out, base=options.base, retire_worker=options.retire_worker)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    files = [path for path in options.out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{options.out}: {len(files)} files, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
