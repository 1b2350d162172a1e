"""Serve the site as GitHub Pages would: python -m tools.serve [--port 8000] [--base /statecraft/].

A sub-path, max-age=600, ETags, gzip, real 404s with the body of 404.html, and no header that Pages
does not send: what works here works there.
"""

import argparse
import gzip
import hashlib
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

DIST = Path("dist")

_TEXT = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "application/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}  # these travel compressed
_BINARY = {
    ".ico": "image/x-icon",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Entity(NamedTuple):
    """One file as it travels."""

    content_type: str
    etag: str
    plain: bytes
    gzipped: bytes | None


@lru_cache(maxsize=1024)
def _entity(path: Path, _modified: int, _size: int) -> Entity:
    """Read and compress a file once for every version of it."""
    plain = path.read_bytes()
    kind = _TEXT.get(path.suffix)
    return Entity(
        content_type=kind or _BINARY.get(path.suffix, "application/octet-stream"),
        etag=hashlib.sha256(plain).hexdigest()[:16],
        plain=plain,
        gzipped=gzip.compress(plain, 6, mtime=0) if kind else None,
    )


def entity(path: Path) -> Entity:
    """Return the file at `path`; OSError when there is none."""
    status = path.stat()
    return _entity(path, status.st_mtime_ns, status.st_size)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "SiteServer"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        base = self.server.base
        if path + "/" == base:
            return self._redirect(base)
        if not path.startswith(base):
            return self._send_text(f"Nothing is here. The site is at {base}\n")
        target = self._inside(path.removeprefix(base))
        if target is not None and target.is_dir():
            if not path.endswith("/"):
                return self._redirect(path + "/")
            target /= "index.html"
        elif path.endswith("/"):
            target = None
        if target is None or not target.is_file():
            return self._send_404()
        return self._send_file(target)

    do_HEAD = do_GET  # noqa: N815 - the base class looks for this name; _send leaves the body out

    def _inside(self, path: str) -> Path | None:
        """Return where `path` points to in the site, None if it leads out or can't be a path."""
        if "\0" in path:
            return None
        target = (self.server.dist / path).resolve()
        return target if target.is_relative_to(self.server.dist) else None

    def log_message(self, *args: object) -> None:
        """Stay quiet: the browser's own tools tell more."""

    def _send_404(self) -> None:
        page = self.server.dist / "404.html"
        if page.is_file():
            self._send_file(page, HTTPStatus.NOT_FOUND)
        else:
            self._send_text("Nothing is here.\n")

    def _send_text(self, text: str) -> None:
        body = text.encode()
        self._send(HTTPStatus.NOT_FOUND, body, {"Content-Type": "text/plain; charset=utf-8"})

    def _redirect(self, path: str) -> None:
        self._send(HTTPStatus.MOVED_PERMANENTLY, b"", {"Location": quote(path)})

    def _send_file(self, path: Path, status: HTTPStatus = HTTPStatus.OK) -> None:
        found = entity(path)
        zipped = found.gzipped if "gzip" in self.headers.get("Accept-Encoding", "") else None
        # A compressed body is another body: its tag is a weak one, as nginx makes it.
        etag = f'"{found.etag}"' if zipped is None else f'W/"{found.etag}"'
        headers = {"Content-Type": found.content_type}
        if status == HTTPStatus.OK:
            headers |= {"ETag": etag, "Cache-Control": "max-age=600"}
            known = self.headers.get("If-None-Match", "")
            if found.etag in [
                tag.strip().removeprefix("W/").strip('"') for tag in known.split(",")
            ]:
                return self._send(HTTPStatus.NOT_MODIFIED, b"", headers)
        if zipped is not None:
            headers["Content-Encoding"] = "gzip"
        return self._send(status, found.plain if zipped is None else zipped, headers)

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


class SiteServer(ThreadingHTTPServer):
    """A server of one built site under one sub-path; port 0 takes a free port."""

    daemon_threads = True

    def __init__(self, dist: Path, base: str, port: int = 0) -> None:
        if not (dist / "index.html").is_file():
            raise FileNotFoundError(f"{dist} holds no site. Build it first: make build")
        self.dist = dist.resolve()
        self.base = base
        super().__init__(("127.0.0.1", port), _Handler)

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Pass over a browser that hung up in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(dist: Path, base: str = "/") -> Iterator[str]:
    """Serve `dist` under `base` on a free port while the block runs; yields the site's address."""
    with SiteServer(dist, base) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{base}"
        finally:
            server.shutdown()
            thread.join()


def base_path(text: str) -> str:
    """Return `text` as a sub-path: / or /one/or/more/, with the slashes put where they belong."""
    inner = text.strip("/")
    return f"/{inner}/" if inner else "/"


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description=__doc__)
    parser.add_argument("dist", nargs="?", type=Path, default=DIST, help="the built site")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--base", type=base_path, default="/statecraft/", help="the sub-path")
    options = parser.parse_args()
    try:
        server = SiteServer(options.dist, options.base, options.port)
    except FileNotFoundError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"Port {options.port}: {error.strerror}. Try --port {options.port + 1}")
    print(f"open http://localhost:{options.port}{options.base}", flush=True)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
