"""The service worker: ui/sw/worker.js with the list of what it keeps in front of it."""

import base64
import hashlib
import json
from pathlib import Path

WORKER, RETIRED = "ui/sw/worker.js", "ui/sw/retired.js"
WORKBOX = ("core", "routing", "strategies", "precaching")  # each needs those before it
LIBRARY = "runtime/workbox"


def write_worker(root: Path, site: Path, folder: str, *, retired: bool = False) -> None:
    """Write sw.js for the built `site` with its `folder`, such as `v/1a2b3c4d5e`.

    A `retired` one takes the place of a worker that has gone bad: it keeps nothing and goes.
    """
    source = (root / (RETIRED if retired else WORKER)).read_text(encoding="utf-8")
    if not retired:
        source = f"const SITE = {json.dumps(_told(site, folder), indent=1)};\n\n{source}"
    (site / "sw.js").write_text(source, encoding="utf-8", newline="\n")


def _told(site: Path, folder: str) -> dict[str, object]:
    """What the worker has to know: its version, its library, and each file with its integrity."""
    kept = [path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()]
    kept = [path for path in sorted(kept) if _is_needed(path, folder)]
    files = {path: _integrity(site / path) for path in kept}
    files["./"] = files.pop("index.html")  # as it is asked for
    library = [f"{folder}/{LIBRARY}/{name}.js" for name in WORKBOX]
    return {"version": folder.rpartition("/")[2], "library": library, "files": files}


def _is_needed(path: str, folder: str) -> bool:
    """Whether the page needs the file without a network; nobody needs a licence to play."""
    if path.startswith(f"{folder}/{LIBRARY}/"):
        return False  # the browser keeps what a worker imports
    return path != ".nojekyll" and not path.endswith(".txt")


def _integrity(path: Path) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
