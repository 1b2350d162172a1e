import pytest
from typer.testing import CliRunner, Result

from cli.commands import app
from tests.cli.support import Run


@pytest.fixture
def run() -> Run:
    """Run a command as a terminal of 80 columns would; `typed` is all that is typed into it."""

    def run(*arguments: str, typed: str = "") -> Result:
        plain = {"COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None, "TTY_COMPATIBLE": None}
        return CliRunner(env=plain).invoke(app, list(arguments), input=typed)

    return run
