"""How long the page's MicroPython takes for an answer, measured in Node."""

import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from rich.table import Table

from tools.bench.moments import commits, first_choices, thoughts
from tools.bench.numbers import percentile
from tools.lower import bundle, lower_tree, with_helpers

ROOT = Path(__file__).resolve().parents[2]
DOORS = ("ui/main.py", "ui/browser.py")
THOUGHT = 60  # ms, the aim for a careful bot's move


def on_micropython(samples: int) -> Table:
    """Clicks and careful bots' moves: from the message to the HTML, or to the move."""
    asked = {
        "clicks": {
            "Pacification": first_choices(samples),
            "Wars, seven seats": commits(samples),
        },
        "thoughts": {
            "A careful bot's move, four seats": thoughts(samples, 4),
            "A careful bot's move, seven seats": thoughts(samples, 7),
        },
    }
    told = _ask(json.dumps(asked))
    table = Table(
        "what",
        "median",
        "p95",
        "most",
        "aim",
        title="MicroPython",
        caption=f"The page's MicroPython in Node, {samples} moments of different games. A click: "
        "from the message to the page's HTML. A bot's move: from the state to the move.",
    )
    for name, values in told.items():
        aim = f"{THOUGHT} ms" if name in asked["thoughts"] else ""
        numbers = (statistics.median(values), percentile(values, 95), max(values))
        table.add_row(name, *[f"{number:.1f} ms" for number in numbers], aim)
    return table


def _ask(asked: str) -> dict[str, list[float]]:
    here = Path(__file__).parent
    lowered = lower_tree(ROOT / "engine", ROOT / "ui", here / "door.py", root=ROOT, skip=DOORS)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "bench.bin")
        file.write_bytes(bundle(with_helpers(lowered)))
        answer = subprocess.run(
            ["node", str(here / "micropython.mjs"), str(file)],
            input=asked,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
    told: dict[str, list[float]] = json.loads(answer.stdout)
    return told
