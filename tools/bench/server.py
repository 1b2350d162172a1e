"""The server of the benchmark: as tools/serve.py, but as slow as a line may be, and it counts.

The line is slow here and not in the browser, for a browser slows the page alone and forgets its
workers, which fetch most of what a first visit brings.
"""

import io
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import BinaryIO, cast

from tools.serve import SiteServer, entity

PIECE = 8192  # bytes that travel together


@dataclass(frozen=True)
class Transfer:
    """One answer as it travelled: the path, when it was asked for, its bytes."""

    path: str
    begun: float
    size: int


@dataclass
class Line:
    """What all connections share: seconds until a request is there, bytes a second.

    A `rate` of 0 is as fast as it goes.
    """

    latency: float = 0.0
    rate: float = 0.0
    _free: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def carry(self, size: int) -> None:
        """Wait until so many bytes have travelled."""
        if not self.rate:
            return
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class _Counted(BaseHTTPRequestHandler):
    """Goes before the handler of tools/serve.py."""

    server: "BenchServer"

    def setup(self) -> None:
        super().setup()
        self.out = _Out(cast(BinaryIO, self.wfile), self.server)
        self.wfile = self.out

    def parse_request(self) -> bool:
        self.begun = time.time()
        self.server.latest = time.time()
        time.sleep(self.server.line.latency)
        return super().parse_request()

    def handle_one_request(self) -> None:
        super().handle_one_request()
        if self.out.size:
            transfer = Transfer(self.path, self.begun, self.out.size)
            self.server.transfers.append(transfer)
            self.out.size = 0


class _Out(io.BufferedIOBase):
    """Where answers are written."""

    def __init__(self, out: BinaryIO, server: "BenchServer") -> None:
        self._out = out
        self._server = server
        self.size = 0

    def writable(self) -> bool:
        return True

    def write(self, content: object) -> int:
        data = memoryview(cast(bytes, content))
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            self._server.line.carry(len(piece))
            self._out.write(piece)
            self._server.latest = time.time()
            self.size += len(piece)
        return len(data)


class BenchServer(SiteServer):
    """Serves a folder under `/` and keeps what travelled in `transfers`."""

    def __init__(self, root: Path) -> None:
        super().__init__(root, "/")
        self.line = Line()
        self.transfers: list[Transfer] = []
        self.latest = 0.0  # when something travelled last
        handler = cast(type, self.RequestHandlerClass)
        self.RequestHandlerClass = type("Counted", (_Counted, handler), {})
        for path in root.rglob("*"):
            if path.is_file():
                entity(path)  # compressed now, not while somebody waits

    @property
    def url(self) -> str:
        """Where the folder is."""
        return f"http://127.0.0.1:{self.server_port}/"

    def settle(self, quiet: float = 1.5) -> None:
        """Wait until nothing has travelled for a while: a visit and all behind it is over."""
        while time.time() - self.latest < quiet:
            time.sleep(0.1)


@contextmanager
def serving(root: Path) -> Iterator[BenchServer]:
    """Serve `root` on a free port while the block runs."""
    with BenchServer(root) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
