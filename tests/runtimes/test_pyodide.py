"""The Pyodide that thinks tells the same as CPython: every state, text, page and word."""

import pytest

from tests.runtimes.compare import Both, side_by_side
from tests.runtimes.walk import sections


@pytest.fixture(scope="module")
def both() -> Both:
    """Everything, told once by each."""
    return side_by_side("node", "tests/runtimes/run.mjs", "pyodide")


@pytest.mark.parametrize("section", sections())
def test_pyodide_tells_the_same_as_cpython(section: str, both: Both) -> None:
    assert not both.difference(section)
