"""A host whose site is deployed anew while people are on it, as Pages does it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Thread

from playwright.sync_api import expect

from tests.browser.visitor import START, Visitor
from tools.offline import write_worker
from tools.serve import SiteServer

ROOT = Path(__file__).parents[2]
BASE = "/any/sub/path/"
READY = "Ready to play offline."
NEWS = "A new version is ready."

# What the page hears of being kept is noted.
HEARS = """
globalThis.heard = [];
let page;
Object.defineProperty(globalThis, "statecraft", {
  get: () => page,
  set(given) {
    const { hear } = given;
    given.hear = (name, value) => {
      if (name === "offline") heard.push(value);
      hear(name, value);
    };
    page = given;
  },
});
"""

# A worker that has arrived at once: tests that are not about thinking need not wait for Pyodide.
THOUGHTLESS = """
globalThis.Worker = class extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: "ready" })));
  }
  postMessage() {}
  terminate() {}
};
"""


class _Server(SiteServer):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, BASE)
        self.asked: list[str] = []
        self._connections: list[socket] = []
        noted = self.asked

        class Noting(self.RequestHandlerClass):  # type: ignore[misc, name-defined]
            def log_request(self, *_: object) -> None:
                noted.append(self.path.removeprefix(BASE))

        self.RequestHandlerClass = Noting

    def get_request(self) -> tuple[socket, object]:
        connection, address = super().get_request()
        self._connections.append(connection)
        return connection, address

    def stop(self) -> None:
        """Stops for everybody, those with an open connection too."""
        self.shutdown()
        self.server_close()
        for connection in self._connections:
            with suppress(OSError):
                connection.shutdown(SHUT_RDWR)


class Host:
    """Serves a folder. What is deployed replaces all that was there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = _Server(folder)
        self.asked = self._server.asked  # every path that a browser has asked for
        self.url = f"http://127.0.0.1:{self._server.server_port}{BASE}"
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stops(self) -> None:
        self._server.stop()

    def deploys(self, site: Path) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(site, self.folder, copy_function=os.link)

    def loses(self, pattern: str) -> str:
        """Takes one file away; returns its path."""
        (path,) = self.folder.glob(pattern)
        path.unlink()
        return path.relative_to(self.folder).as_posix()


@contextmanager
def hosting(site: Path, folder: Path) -> Iterator[Host]:
    shutil.copytree(site, folder, copy_function=os.link)
    host = Host(folder)
    try:
        yield host
    finally:
        host.stops()


def version_of(site: Path) -> str:
    (folder,) = (site / "v").iterdir()
    return folder.name


def another_version(site: Path, folder: Path, name: str) -> Path:
    """A site that differs from `site` in its name and one script, so in pages and worker too."""
    shutil.copytree(site, folder, copy_function=os.link)
    old = version_of(site)
    (folder / "v" / old).rename(folder / "v" / name)
    for page in ("index.html", "404.html"):
        rewrite(folder / page, (folder / page).read_text().replace(f"v/{old}/", f"v/{name}/"))
    script = folder / f"v/{name}/ui/js/start.js"
    rewrite(script, f"// {name}\n{script.read_text()}")
    (folder / "sw.js").unlink()
    write_worker(ROOT, folder, f"v/{name}")
    return folder


def rewrite(path: Path, text: str) -> None:
    """Writes a file anew; its old text may be shared by other folders."""
    path.unlink()
    path.write_text(text)


def runs(visitor: Visitor) -> str:
    """The version that the page of a visitor was started from."""
    return visitor.page.evaluate("() => document.scripts[0].src.split('/').at(-4)")


def told(visitor: Visitor) -> str:
    """The last that the page has heard of being kept; its browser has the script HEARS."""
    for _ in range(START // 50):
        heard: list[str] = visitor.page.evaluate("() => heard")
        if heard:
            return heard[-1]
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the page has heard nothing of being kept")


def is_kept(visitor: Visitor) -> None:
    """Waits until the home page says that it can be used offline."""
    expect(visitor.page.get_by_text(READY)).to_be_visible(timeout=START)
