"""The files of the site outside its one big folder: the two HTML pages and what installs them.

Their sources, index.html and 404.html, refer to everything by the paths it has here. What is
written names the folder of this version instead, and brings along what would only be one more
request before the first move: the home page, the emblems, PyScript's settings and main.py.
"""

import html
import json
import re
import tomllib
from pathlib import Path

from tools.runtime import BuildError

ICONS = "icons/*"  # in assets/, and at the same place in the site


def front(root: Path, built: Path, folder: str, base: str | None = None) -> dict[str, bytes]:
    """The files in front of the folder, by their paths in the site.

    `built` is where the folder's files lie now, `folder` how the site will call it, such as
    `v/1a2b3c4d5e`. `base` is the sub-path of the site, if it is known: only 404.html uses it.
    Raises BuildError when a template does not fit what was built.
    """
    page = _fill(_read(root, "index.html"), sprite=_sprite(root), home=_home())
    page = _inline_python(_name_files(page, built), root)
    tag = f'<base href="{html.escape(base)}">' if base else ""
    missing = _fill(_read(root, "404.html"), base=tag)
    if not base:  # a link that may lead astray waits for the script that knows
        missing = missing.replace(' href="./"', "")
    files = {
        "index.html": _within(page, folder).encode(),
        "404.html": _within(missing, folder).encode(),
        "manifest.webmanifest": (root / "assets/manifest.webmanifest").read_bytes(),
    }
    for path in sorted((root / "assets").glob(ICONS)):
        files[path.relative_to(root / "assets").as_posix()] = path.read_bytes()
    return files


def _home() -> str:
    """Return the HTML of the home page, made by the functions that will repaint it."""
    from ui import app  # late: a broken page must break this build only, not every test's import

    return app.view(app.first_model())


def _sprite(root: Path) -> str:
    text = _read(root, "assets/icons.svg")
    return re.sub(r"<!--.*?-->\s*", "", text, flags=re.DOTALL).strip()


def _fill(template: str, **parts: str) -> str:
    """Put each part in the place of its comment, such as <!-- home -->."""
    for name, text in parts.items():
        before, mark, after = template.partition(f"<!-- {name} -->")
        if not mark:
            raise BuildError(f"A template has lost its comment <!-- {name} -->.")
        template = before + text + after
    return template


def _inline_python(page: str, root: Path) -> str:
    """Put main.py and pyscript.toml into the tags that name them.

    PyScript would fetch them one after the other. As JSON the settings spare its TOML reader too.
    """
    settings = json.dumps(tomllib.loads(_read(root, "pyscript.toml")))
    code = _read(root, "ui/main.py")
    for tag, inlined in {
        ' src="ui/main.py"></script>': f">{code}</script>",
        ' src="pyscript.toml" hidden></mpy-config>': f' type="json" hidden>{settings}</mpy-config>',
    }.items():
        if page.count(tag) != 1:
            raise BuildError(f"index.html has lost its {tag}")
        page = page.replace(tag, inlined)
    return page


def _name_files(text: str, built: Path) -> str:
    """Replace each quoted path with -* in it by the name of the one built file that fits."""

    def name(found: re.Match[str]) -> str:
        matches = sorted(built.glob(found[1]))
        if len(matches) != 1:
            raise BuildError(f"{found[1]} fits {len(matches)} built files instead of one.")
        return f'"{found[1].rpartition("/")[0]}/{matches[0].name}"'

    return re.sub(r'"([\w./-]+-\*\.\w+)"', name, text)


def _within(page: str, folder: str) -> str:
    """Let every quoted path to something in the folder go through the folder."""
    quoted = r'"((?:\.{1,2}/)*)((?:assets|runtime|ui)/[^"]+|app\.bin)"'
    return re.sub(quoted, rf'"\1{folder}/\2"', page)


def _read(root: Path, path: str) -> str:
    return (root / path).read_text(encoding="utf-8")
