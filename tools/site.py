"""Build the site: python -m tools.site [--out dist] [--base /statecraft/].

Everything in dist/ refers to its neighbours by relative paths, so it works under any sub-path. The
same source gives the same bytes: archives are sorted and carry one fixed date.
"""

import argparse
import html
import re
import shutil
import sys
import zipfile
from pathlib import Path

from build import ProjectBuilder
from pyproject_hooks import quiet_subprocess_runner

from tools.lower import bundle, lower_tree
from tools.runtime import BuildError, copy_runtime
from tools.serve import DIST, base_path

ROOT = Path(__file__).resolve().parent.parent

# joined in this order
STYLES = ("statecraft.css", "pacification.css", "wars.css", "wars-page.css", "page.css")
ASSETS = ("fonts/*", "icon.svg", "patterns-*.svg")


def build_site(out: Path, *, base: str | None = None) -> None:
    """Build the whole site into the folder `out`, which is emptied first.

    `base` is the sub-path the site will be served under, if it is known: only 404.html uses it.
    BuildError says what is missing and what to do.
    """
    _make_empty(out)
    (out / ".nojekyll").touch()  # Pages must not run the files through Jekyll
    ProjectBuilder(ROOT, runner=quiet_subprocess_runner).build("wheel", out)
    _zip_ui(out / "ui.zip")
    lowered = lower_tree(ROOT / "engine", ROOT / "ui", root=ROOT, skip=("ui/main.py",))
    (out / "app.bin").write_bytes(bundle(lowered))
    _copy(ROOT / "ui", out / "ui", "main.py", "js/*.js")
    _copy(ROOT / "assets", out / "assets", *ASSETS)
    _write(out / "assets/statecraft.css", "\n".join(_read(f"assets/{name}") for name in STYLES))
    copy_runtime(ROOT, out / "runtime")
    _write(out / "pyscript.toml", _name_files(_read("pyscript.toml"), out))
    page = _fill(_read("index.html"), sprite=_sprite(), home=_home())
    _write(out / "index.html", _name_files(page, out))
    tag = f'<base href="{html.escape(base)}">' if base else ""
    _write(out / "404.html", _fill(_read("404.html"), base=tag))


def _make_empty(out: Path) -> None:
    if out.exists() and any(out.iterdir()) and not (out / ".nojekyll").exists():
        raise BuildError(f"{out} holds something else than a site. Name another folder.")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)


def _zip_ui(archive: Path) -> None:
    """Pack the package `ui`; main.py stays out, PyScript fetches that one by itself."""
    modules = sorted(path for path in (ROOT / "ui").rglob("*.py") if path != ROOT / "ui/main.py")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in modules:
            entry = zipfile.ZipInfo(path.relative_to(ROOT).as_posix())  # dated 1980, always
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


def _home() -> str:
    """Return the HTML of the home page, made by the functions that will repaint it."""
    from ui import app  # late: a broken page must break this build only, not every test's import

    return app.view(app.first_model())


def _sprite() -> str:
    return re.sub(r"<!--.*?-->\s*", "", _read("assets/icons.svg"), flags=re.DOTALL).strip()


def _fill(template: str, **parts: str) -> str:
    """Put each part in the place of its comment, such as <!-- home -->."""
    for name, text in parts.items():
        before, mark, after = template.partition(f"<!-- {name} -->")
        if not mark:
            raise BuildError(f"A template has lost its comment <!-- {name} -->.")
        template = before + text + after
    return template


def _name_files(text: str, out: Path) -> str:
    """Replace each quoted path with -* in it by the name of the one built file that fits."""

    def name(found: re.Match[str]) -> str:
        matches = sorted(out.glob(found[1]))
        if len(matches) != 1:
            raise BuildError(f"{found[1]} fits {len(matches)} built files instead of one.")
        return f'"{found[1].rpartition("/")[0] or "."}/{matches[0].name}"'

    return re.sub(r'"([\w./-]+-\*\.\w+)"', name, text)


def _copy(source: Path, target: Path, *patterns: str) -> None:
    for pattern in patterns:
        for path in sorted(source.glob(pattern)):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def _read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    """Build the site and say how large it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to build into")
    parser.add_argument("--base", type=base_path, help="the sub-path, for 404.html alone")
    options = parser.parse_args()
    try:
        build_site(options.out, base=options.base)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    files = [path for path in options.out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{options.out}: {len(files)} files, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
