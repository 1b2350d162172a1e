"""The page to compare with: PyScript as its documentation starts it, with the same engine."""

import shutil
from pathlib import Path

from build import ProjectBuilder
from pyproject_hooks import quiet_subprocess_runner

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "node_modules"

INDEX = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>PyScript as shipped</title>
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script>
</head>
<body>
<h1>Pacification of the Middle East</h1>
<ul id="hand"></ul>
<p><button id="end" type="button">End turn</button></p>
<p id="turn"></p>
<script type="py" src="main.py" config="pyscript.toml"></script>
</body>
</html>
"""

CONFIG = """interpreter = "./pyodide/pyodide.mjs"

[files]
"./{wheel}" = "./*"
"""

MAIN = """from pyscript import document, when

from engine import Record

record = Record.start("pacification", seed="7KQ2M9")


def show_hand():
    items = []
    for card in record.state.hand:
        item = document.createElement("li")
        item.textContent = card
        items.append(item)
    document.querySelector("#hand").replaceChildren(*items)


@when("click", "#end")
def end_turn(event):
    global record
    record = record.play(record.game.legal_moves(record.state)[0])
    show_hand()
    document.querySelector("#turn").textContent = f"Turn {record.state.turn}"


show_hand()
"""


def build_stock(out: Path) -> None:
    """Build the page into the folder `out`: PyScript and Pyodide whole, the engine as its wheel."""
    out.mkdir(parents=True)
    wheel = Path(ProjectBuilder(ROOT, runner=quiet_subprocess_runner).build("wheel", out))
    shutil.copytree(MODULES / "@pyscript/core/dist", out / "pyscript")
    shutil.copytree(MODULES / "pyodide", out / "pyodide")
    (out / "index.html").write_text(INDEX, encoding="utf-8")
    (out / "pyscript.toml").write_text(CONFIG.format(wheel=wheel.name), encoding="utf-8")
    (out / "main.py").write_text(MAIN, encoding="utf-8")
