"""The two HTML pages and the stylesheet: strict, whole, and at home under any sub-path."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.site.html_reader import Tag, read_tags
from ui import app

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
NAMESPACE = re.compile(r"http://www\.w3\.org/(1999/xhtml|1999/xlink|2000/svg)")
PAGES = pytest.mark.parametrize("page", ["index.html", "404.html"])


def tags_of(site: Path, page: str) -> list[Tag]:
    return read_tags((site / page).read_text())


def references(tags: list[Tag]) -> list[str]:
    found = [
        tag.attributes[name]
        for tag in tags
        for name in ("src", "href", "config")
        if name in tag.attributes
    ]
    return [path for path in found if not path.startswith("#")]


def policy(tags: list[Tag]) -> str:
    (meta,) = [tag for tag in tags if tag.attributes.get("http-equiv") == "Content-Security-Policy"]
    return meta.attributes["content"]


def test_the_content_security_policy_is_the_strict_one(site: Path) -> None:
    assert policy(tags_of(site, "index.html")) == POLICY


def test_the_missing_page_runs_no_text_as_code_either(site: Path) -> None:
    parts = policy(tags_of(site, "404.html")).split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(parts)


@PAGES
def test_the_policy_comes_before_all_that_it_governs(site: Path, page: str) -> None:
    assert [tag.name for tag in tags_of(site, page)[:4]] == ["html", "head", "meta", "meta"]


@PAGES
def test_no_script_or_style_is_inline(site: Path, page: str) -> None:
    for tag in tags_of(site, page):
        assert tag.name != "style"
        assert tag.name != "script" or (tag.attributes["src"] and not tag.text.strip())
        assert not [name for name in tag.attributes if name == "style" or name.startswith("on")]


def test_everything_the_home_page_refers_to_is_there(site: Path) -> None:
    found = references(tags_of(site, "index.html"))
    assert {"ui/js/page.js", "ui/main.py", "pyscript.toml", "assets/statecraft.css"} <= set(found)
    assert not [path for path in found if not (site / path).is_file() and path != "./"]


def test_everything_the_stylesheet_refers_to_is_there(site: Path) -> None:
    css = (site / "assets/statecraft.css").read_text()
    found = re.findall(r'url\("?([^")]+)"?\)', css)
    files = [path for path in found if not path.startswith(("#", "data:"))]
    assert "fonts/besley-subset.woff2" in files
    assert not [path for path in files if not (site / "assets" / path).is_file()]


def test_every_script_imports_files_that_are_there(site: Path) -> None:
    for script in (site / "ui/js").glob("*.js"):
        for path in re.findall(r'(?:from|import\()\s*["\'](\.[^"\']+)', script.read_text()):
            assert (script.parent / path).is_file(), f"{script.name} imports {path}"


def test_the_home_page_is_readable_before_python_starts(site: Path) -> None:
    assert app.view(app.first_model()) in (site / "index.html").read_text()


def test_every_emblem_on_the_home_page_is_in_the_sprite_once(site: Path) -> None:
    tags = tags_of(site, "index.html")
    names = [tag.attributes["id"] for tag in tags if "id" in tag.attributes]
    used = {tag.attributes["href"].removeprefix("#") for tag in tags if tag.name == "use"}
    assert "brand" in used
    assert used <= set(names)
    assert len(names) == len(set(names))


def test_presses_are_taken_before_python_is_fetched(site: Path) -> None:
    scripts = [tag.attributes["src"] for tag in tags_of(site, "index.html") if tag.name == "script"]
    assert scripts[0] == "ui/js/page.js"
    assert scripts[-2:] == ["ui/js/start.js", "ui/main.py"]


def test_both_interpreters_of_pyscript_leave_out_the_same_plugins(site: Path) -> None:
    (mpy,) = [tag for tag in tags_of(site, "index.html") if tag.name == "mpy-config"]
    settings = tomllib.loads((site / "pyscript.toml").read_text())
    assert json.loads(mpy.text)["plugins"] == settings["plugins"]


def test_nothing_of_ours_names_another_origin_or_the_root(site: Path) -> None:
    # The runtime's files name some in messages and unused defaults; there the policy guards.
    ours = [
        path
        for path in site.rglob("*")
        if path.suffix in {".html", ".js", ".css", ".svg", ".toml", ".py"}
    ]
    ours = [path for path in ours if site / "runtime" not in path.parents]
    assert len(ours) >= 8
    for path in ours:
        text = NAMESPACE.sub("", path.read_text())
        assert not re.search(r"https?:|\b(src|href)=\"/|url\(\"?/|[\"'(]//", text), path.name


def test_a_shared_link_shows_title_and_description(site: Path) -> None:
    said = {
        tag.attributes.get("name") or tag.attributes.get("property"): tag.attributes["content"]
        for tag in tags_of(site, "index.html")
        if tag.name == "meta" and "content" in tag.attributes
    }
    assert said["og:title"].startswith("Statecraft")
    assert said["og:description"] == said["description"]
    assert "viewport-fit=cover" in said["viewport"]
    assert {"theme-color", "color-scheme"} <= set(said)
