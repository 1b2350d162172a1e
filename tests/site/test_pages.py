"""The two HTML pages and the stylesheet: strict, whole, and at home under any sub-path."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.site.html_reader import Tag, read_tags
from tests.site.reading import folder_of
from tools.site import ROOT
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
        tag.attributes[name] for tag in tags for name in ("src", "href") if name in tag.attributes
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
        if tag.name == "script" and tag.attributes["type"] != "mpy":  # which no browser runs
            assert tag.attributes["src"]
            assert not tag.text.strip()
        assert not [name for name in tag.attributes if name == "style" or name.startswith("on")]


def test_everything_the_home_page_refers_to_is_there(site: Path) -> None:
    found = references(tags_of(site, "index.html"))
    folder = f"v/{folder_of(site).name}"
    assert {f"{folder}/ui/js/page.js", f"{folder}/app.bin", "manifest.webmanifest"} <= set(found)
    assert not [path for path in found if not (site / path).is_file() and path != "./"]


@PAGES
def test_only_what_installs_the_page_lies_outside_the_folder(site: Path, page: str) -> None:
    folder = f"v/{folder_of(site).name}/"
    outside = ("./", "icons/", "manifest.webmanifest")
    for path in references(tags_of(site, page)):
        assert path.replace("../", "").startswith((folder, *outside)), path


def test_everything_the_stylesheet_refers_to_is_there(site: Path) -> None:
    assets = folder_of(site) / "assets"
    found = re.findall(r'url\("?([^")]+)"?\)', (assets / "statecraft.css").read_text())
    files = [path for path in found if not path.startswith(("#", "data:"))]
    assert "fonts/besley-subset.woff2" in files
    assert not [path for path in files if not (assets / path).is_file()]


def test_every_script_imports_files_that_are_there(site: Path) -> None:
    scripts = list(folder_of(site).glob("ui/js/*.js"))
    assert len(scripts) > 5
    for script in scripts:
        for path in re.findall(r'(?:from|import|import\()\s*["\'](\.[^"\']+)', script.read_text()):
            assert (script.parent / path).is_file(), f"{script.name} imports {path}"


def test_the_home_page_is_readable_before_python_starts(site: Path) -> None:
    home = app.view(app.first_model())
    assert home.count('src="assets/') == 2
    shown = home.replace('src="assets/', f'src="v/{folder_of(site).name}/assets/')
    assert shown in (site / "index.html").read_text()


def test_every_emblem_on_the_home_page_is_in_the_sprite_once(site: Path) -> None:
    tags = tags_of(site, "index.html")
    names = [tag.attributes["id"] for tag in tags if "id" in tag.attributes]
    used = {tag.attributes["href"].removeprefix("#") for tag in tags if tag.name == "use"}
    assert "brand" in used
    assert used <= set(names)
    assert len(names) == len(set(names))


def test_presses_are_taken_at_once_and_python_starts_behind_them(site: Path) -> None:
    scripts = [tag for tag in tags_of(site, "index.html") if tag.name == "script"]
    names = [tag.attributes.get("src", "").rpartition("/")[2] for tag in scripts]
    assert names == ["page.js", "paint.js", "start.js", ""]
    assert "async" in scripts[0].attributes


def test_main_py_travels_in_the_page(site: Path) -> None:
    (main,) = [tag for tag in tags_of(site, "index.html") if tag.attributes.get("type") == "mpy"]
    assert main.text.strip() == (ROOT / "ui/main.py").read_text().strip()


def test_pyscript_is_set_up_as_its_file_says_for_both_pythons(site: Path) -> None:
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text())
    told = {
        tag.name: json.loads(tag.text)
        for tag in tags_of(site, "index.html")
        if tag.name in ("mpy-config", "py-config")
    }
    assert told["mpy-config"].keys() == settings.keys()
    for name, script in {"mpy-config": "micropython.js", "py-config": "pyodide.js"}.items():
        assert told[name]["plugins"] == settings["plugins"]
        assert (site / told[name]["interpreter"]) == folder_of(site) / "ui/js" / script


def test_what_the_first_move_needs_is_asked_for_at_once(site: Path) -> None:
    tags = [tag.attributes for tag in tags_of(site, "index.html") if tag.name == "link"]
    early = {tag["href"] for tag in tags if tag["rel"] in ("preload", "modulepreload")}
    early |= {tag.attributes.get("src", "") for tag in tags_of(site, "index.html")}
    folder = folder_of(site)
    needed = [*folder.glob("runtime/micropython/*"), *folder.glob("runtime/pyscript/*")]
    needed += [folder / "app.bin", folder / "ui/js/micropython.js", folder / "runtime/morphdom.js"]
    assert {path.relative_to(site).as_posix() for path in needed} <= early


def test_nothing_of_ours_names_another_origin_or_the_root(site: Path) -> None:
    # The runtime's files name some in messages and unused defaults; there the policy guards.
    ours = [
        path
        for path in site.rglob("*")
        if path.suffix in {".html", ".js", ".css", ".svg", ".webmanifest"}
    ]
    ours = [path for path in ours if folder_of(site) / "runtime" not in path.parents]
    assert len(ours) >= 12
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


def test_a_phone_takes_the_page_for_an_app(site: Path) -> None:
    tags = tags_of(site, "index.html")
    links = {tag.attributes["rel"]: tag.attributes["href"] for tag in tags if tag.name == "link"}
    assert links["apple-touch-icon"] == "icons/touch-180.png"
    assert links["manifest"] == "manifest.webmanifest"
    names = {tag.attributes.get("name") for tag in tags if tag.name == "meta"}
    assert {"mobile-web-app-capable", "apple-mobile-web-app-title"} <= names
