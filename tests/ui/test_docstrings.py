"""The examples in the docstrings of the ui are true."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOORS = ("ui.browser", "ui.main")  # they need the page
MODULES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted((ROOT / "ui").rglob("*.py"))
    if ">>>" in file.read_text(encoding="utf-8")
]
TESTED = [name for name in MODULES if name not in DOORS]


def test_there_are_examples() -> None:
    assert {"ui.html", "ui.parts.basic", "ui.dates"} <= set(TESTED)


@pytest.mark.parametrize("name", TESTED)
def test_the_examples_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted
    assert not results.failed
