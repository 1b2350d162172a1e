"""The page's MicroPython tells the same as CPython: every state, text, page and word."""

import pytest

from tests.runtimes.compare import ROOT, Both, side_by_side
from tests.runtimes.walk import sections
from tools.lower import bundle, lower_tree, with_helpers

HERE = ROOT / "tests/runtimes"
WALK = [HERE / f"{name}.py" for name in ("controls", "games", "pages", "walk", "words")]
DOORS = ("ui/main.py", "ui/browser.py")


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    """Everything, told once by each."""
    lowered = lower_tree(ROOT / "engine", ROOT / "ui", *WALK, root=ROOT, skip=DOORS)
    file = tmp_path_factory.mktemp("lowered") / "walk.bin"
    file.write_bytes(bundle(with_helpers(lowered)))
    return side_by_side("node", "tests/runtimes/run.mjs", "micropython", str(file))


@pytest.mark.parametrize("section", sections())
def test_micropython_tells_the_same_as_cpython(section: str, both: Both) -> None:
    assert not both.difference(section)
