"""tools/serve.py answers as GitHub Pages does."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.serve import base_path, serving

BASE = "/any/sub/path/"


@pytest.fixture
def small_site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html><title>Home</title>" + "home " * 99)
    (tmp_path / "404.html").write_text("<!doctype html><title>Nothing is here</title>")
    for name in ("a.mjs", "a.js", "a.css", "a.svg", "a.toml", "a.py", "a.wasm"):
        (tmp_path / name).write_text("text " * 99)
    for name in ("a.zip", "a.whl", "a.woff2"):
        (tmp_path / name).write_bytes(b"\0bytes" * 99)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder/index.html").write_text("folder")
    return tmp_path


class Client:
    """Asks for exactly the path and headers it is given."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url).netloc

    def ask(self, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPConnection(self.address, timeout=10)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=named)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body


@pytest.fixture
def client(small_site: Path) -> Iterator[Client]:
    with serving(small_site, base=BASE) as url:
        assert url.endswith(BASE)
        yield Client(url)


def test_the_home_page_answers_under_the_sub_path(client: Client, small_site: Path) -> None:
    answer, body = client.ask(BASE)
    assert answer.status == 200
    assert body == (small_site / "index.html").read_bytes()
    assert answer.headers["Cache-Control"] == "max-age=600"


def test_a_query_changes_nothing(client: Client) -> None:
    assert client.ask(BASE + "?seed=7KQ2M9")[1] == client.ask(BASE)[1]


@pytest.mark.parametrize(
    ("path", "target"), [(BASE[:-1], BASE), (BASE + "folder", BASE + "folder/")]
)
def test_a_folder_without_its_slash_is_redirected(client: Client, path: str, target: str) -> None:
    answer, _ = client.ask(path)
    assert (answer.status, answer.headers["Location"]) == (301, target)


def test_a_folder_shows_its_index(client: Client) -> None:
    assert client.ask(BASE + "folder/")[1] == b"folder"


@pytest.mark.parametrize("path", ["nothing", "a/b/c", "a.css/", "folder/nothing.js", "%00"])
def test_a_missing_file_is_a_real_404_with_the_page_for_it(client: Client, path: str) -> None:
    answer, body = client.ask(BASE + path)
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("text/html")
    assert b"Nothing is here" in body


@pytest.mark.parametrize("path", ["/", "/elsewhere/", "/any/sub/"])
def test_outside_the_sub_path_there_is_nothing(client: Client, path: str) -> None:
    answer, body = client.ask(path)
    assert answer.status == 404
    assert BASE.encode() in body


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "folder/../../secret.txt"])
def test_no_path_leaves_the_site(client: Client, small_site: Path, path: str) -> None:
    (small_site.parent / "secret.txt").write_text("secret")
    answer, body = client.ask(BASE + path)
    assert answer.status == 404
    assert b"secret" not in body


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html"),
        ("a.js", "application/javascript"),
        ("a.mjs", "application/javascript"),
        ("a.css", "text/css"),
        ("a.svg", "image/svg+xml"),
        ("a.wasm", "application/wasm"),
        ("a.woff2", "font/woff2"),
        ("a.zip", "application/zip"),
        ("a.whl", "application/octet-stream"),
    ],
)
def test_files_have_the_type_browsers_insist_on(client: Client, name: str, kind: str) -> None:
    answer, _ = client.ask(BASE + name)
    assert answer.headers["Content-Type"].split(";")[0] == kind


@pytest.mark.parametrize("name", ["a.mjs", "a.css", "a.toml", "a.py", "a.wasm", "a.svg"])
def test_text_travels_compressed_to_who_takes_it(
    client: Client, small_site: Path, name: str
) -> None:
    answer, body = client.ask(BASE + name, Accept_Encoding="gzip, br")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(body) == (small_site / name).read_bytes()
    plain, same = client.ask(BASE + name)
    assert plain.headers["Content-Encoding"] is None
    assert same == (small_site / name).read_bytes()


@pytest.mark.parametrize("name", ["a.zip", "a.whl", "a.woff2"])
def test_what_is_compressed_already_travels_as_it_is(client: Client, name: str) -> None:
    answer, _ = client.ask(BASE + name, Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] is None


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_an_unchanged_file_is_not_sent_again(client: Client, accepted: str) -> None:
    first, _ = client.ask(BASE + "a.js", Accept_Encoding=accepted)
    again, body = client.ask(
        BASE + "a.js", Accept_Encoding=accepted, If_None_Match=first.headers["ETag"]
    )
    assert (again.status, body) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == "max-age=600"


def test_a_changed_file_is_sent_with_a_new_tag(client: Client, small_site: Path) -> None:
    first, _ = client.ask(BASE + "a.js")
    (small_site / "a.js").write_text("changed")
    again, body = client.ask(BASE + "a.js", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (200, b"changed")
    assert again.headers["ETag"] != first.headers["ETag"]


def test_head_tells_the_size_and_sends_no_body(client: Client, small_site: Path) -> None:
    answer, body = client.ask(BASE + "a.whl", method="HEAD")
    assert body == b""
    assert int(answer.headers["Content-Length"]) == (small_site / "a.whl").stat().st_size


def test_no_header_is_sent_that_pages_does_not_send(client: Client) -> None:
    answer, _ = client.ask(BASE, Accept_Encoding="gzip")
    assert {name.lower() for name in answer.headers} == {
        "server",
        "date",
        "content-type",
        "content-length",
        "content-encoding",
        "cache-control",
        "etag",
        "vary",
    }


def test_a_folder_that_is_no_site_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="make build"), serving(tmp_path):
        pass


@pytest.mark.parametrize(
    ("said", "meant"), [("statecraft", "/statecraft/"), ("/a/b", "/a/b/"), ("/", "/"), ("", "/")]
)
def test_a_sub_path_is_understood_with_or_without_its_slashes(said: str, meant: str) -> None:
    assert base_path(said) == meant
