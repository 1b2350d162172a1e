import os
import subprocess
import sys
from pathlib import Path

from cli.pacification.players import greedy
from engine import Session
from engine.link import link
from tests.cli.support import played

ROOT = Path(__file__).parent.parent.parent


def test_a_terminal_that_cannot_show_a_character_still_shows_the_rest() -> None:
    written = link(Session(played("7KQ2M9", greedy)))
    result = subprocess.run(
        [sys.executable, "-m", "cli", "replay", written],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"},
        capture_output=True,
        check=True,
    )
    assert b"Accusations of Corruption: Turmoil 0 ? 1" in result.stdout
    assert b"Outcome" in result.stdout
    assert result.stderr == b""
