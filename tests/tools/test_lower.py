"""tools/lower.py: what is lowered means the same on both Pythons, what is not is refused."""

import ast
import importlib
import inspect
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.tools.cases.told import run
from tools.lower import (
    RULES,
    LoweringError,
    Problem,
    bundle,
    lower_source,
    lower_tree,
    needed_at_start,
    with_helpers,
)
from tools.lowering.names import Known
from tools.lowering.rules import NAME_RULES
from tools.lowering.rules import RULES as RULES_BY_NODE

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests/tools/cases"
MODULES = [path.stem for path in sorted(CASES.glob("*.py")) if path.stem not in ("told", "shapes")]


def functions_of(module: str) -> list[str]:
    """The cases in a module: its public functions without arguments."""
    tree = ast.parse((CASES / f"{module}.py").read_text(encoding="utf-8"))
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [node.name for node in defined if ast.unparse(node.args) == ""]


NAMES = [(module, name) for module in MODULES for name in functions_of(module)]


def micropython(code: str, *sources: Path) -> str:
    """What code prints on MicroPython that has these bundles or folders at hand."""
    command = ["node", str(ROOT / "tools/micropython.mjs"), *map(str, sources), "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def on_micropython(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each case gives there, from one bundle in one process."""
    path = tmp_path_factory.mktemp("lowered") / "cases.bundle"
    path.write_bytes(bundle(with_helpers(lower_tree(CASES, root=ROOT))))
    imports = "".join([f"import tests.tools.cases.{module} as {module}\n" for module in MODULES])
    cases = ", ".join([f"('{module}.{name}', {module}.{name})" for module, name in NAMES])
    code = f"{imports}from tests.tools.cases.told import run\nprint(run([{cases}]))"
    return dict([line.split("\t") for line in micropython(code, path).splitlines()])


@pytest.mark.parametrize(("module", "name"), NAMES, ids=[".".join(pair) for pair in NAMES])
def test_a_case_gives_the_same_on_both_pythons(
    module: str, name: str, on_micropython: dict[str, str]
) -> None:
    case = getattr(importlib.import_module(f"tests.tools.cases.{module}"), name)
    here = run([("", case)])[1:]
    assert on_micropython[f"{module}.{name}"] == here
    assert not here.startswith("raised")


def examples() -> Iterator[tuple[str, str, str]]:
    """The examples in the docstrings of the rules: rule, source, lowered."""
    rules = [
        rule for found in (RULES_BY_NODE, NAME_RULES) for node in found for rule in found[node]
    ]
    for rule in dict.fromkeys(rules):
        _, _, example = inspect.getdoc(rule).partition("\n\n")
        source: list[str] = []
        lowered: list[str] = []
        for line in [*example.split("\n"), "end"]:
            if line.startswith("-> "):
                lowered = [line[3:]]
            elif lowered and line.startswith(" "):
                lowered.append(line)
            elif lowered:
                yield rule.__name__, "\n".join(source), "\n".join(lowered)
                source, lowered = [line], []
            else:
                source.append(line)


PRELUDE = """
from abc import abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, NewType, Protocol, TypeVar, cast, overload
"""


@pytest.mark.parametrize(("rule", "source", "expected"), list(examples()))
def test_a_rule_does_what_its_example_says(rule: str, source: str, expected: str) -> None:
    lowered = lower_source(PRELUDE + source, "example.py").removeprefix("import _l\n")
    assert ast.unparse(ast.parse(lowered)) == ast.unparse(ast.parse(expected))


def test_every_rule_has_an_example() -> None:
    registered = [rule for found in RULES_BY_NODE for rule in RULES_BY_NODE[found]]
    defined = {rule.__module__ for rule in registered}
    assert defined == {module.__name__ for module in RULES}
    assert {rule.__name__ for rule in registered} <= {rule for rule, _, _ in examples()}


REFUSED = [
    ("from typing import TYPE_CHECKING\nif not TYPE_CHECKING: x = 1", "ask for it alone", 2),
    ("import typing\nif typing.TYPE_CHECKING and x: x = 1", "ask for it alone", 2),
    ("match x:\n    case 1: pass", "if and isinstance"),
    ("try: pass\nexcept* ValueError: pass", "except*"),
    ("a @ b", "call a function"),
    ("async def f(): pass", "return an effect"),
    ("from . import x", "full name"),
    ("from engine import *", "name what you import"),
    ("from enum import Enum", "constants"),
    ("import random", "Stream"),
    ("import re", "partition"),
    ("import json", "by hand"),
    ("from collections import Counter", "dict"),
    ("from contextlib import suppress", "try and finally"),
    ("from typing import NamedTuple", "frozen dataclass"),
    ("import bisect", "write what you need"),
    ("import unicodedata", "write what you need"),
    ("from secrets import token_hex", "write what you need"),
    ("import textwrap", "write what you need"),
    ("import time", "write what you need"),
    ("from math import isqrt", "there are math.ceil, math.floor"),
    ("import math; math.comb(4, 2)", "there are math.ceil, math.floor"),
    ("from functools import lru_cache", "functools.cache"),
    ("from dataclasses import asdict", "dataclasses.fields"),
    ("class A(metaclass=M): pass", "metaclasses"),
    ("class A(B, C): pass", "one base"),
    ("class A(int): pass", "field"),
    ("class A(dict[str, int]): pass", "field"),
    ("class A(KeyError): pass", "LookupError"),
    ("from collections.abc import Sequence\nclass A(Sequence[int]): pass", "write them out", 2),
    ("class A:\n    def __index__(self): return 1", "__int__", 2),
    ("class A:\n    def __missing__(self, key): return 1", "dict.get", 2),
    ("class A:\n    def __format__(self, spec): return ''", "function", 2),
    ("class A:\n    def __lt__(self, other): return True", "order=True"),
    ("class A:\n    def f(self): return super().size", "call a method", 2),
    ("from typing import Protocol, runtime_checkable\n@runtime_checkable\nclass A(Protocol): pass",
     "ask for classes", 3),
    ("from dataclasses import dataclass\n@dataclass(unsafe_hash=True)\nclass A: pass", "frozen", 3),
    ("from dataclasses import dataclass\n@dataclass\nclass A(B): pass", "full name", 3),
    ("from dataclasses import dataclass, field\n@dataclass\nclass A:\n    a: int = field(init=0)",
     "default_factory", 4),
    ("x.sort()", "sorted"),
    ("x.title()", "capitalize"),
    ("x.casefold()", "lower"),
    ("x.isalnum()", "alphabet"),
    ("x.isdigit()", "x.isascii() and"),
    ("y.isascii() and x.isalpha()", "x.isascii() and"),
    ("x.isdecimal()", "isdigit"),
    ("x.translate(y)", "replace"),
    ("x.bit_count()", "count"),
    ("x.split(sep=',')", "by position"),
    ("x.split(None, 1)", "slice"),
    ("x.rsplit()", "use split"),
    ("x.splitlines(True)", "split at"),
    ("x.encode('latin-1')", "leave it out"),
    ("'{}'.format(x)", "f-string"),
    ("'%s' % x", "f-string"),
    ("f'{x!r}'", "spell"),
    ("f'{x:.2f}'", "width"),
    ("f'{x:>{w}.1%}'", "width"),
    ("repr(x)", "spell"),
    ("hash(x)", "digest"),
    ("eval('1')", "function"),
    ("open('x')", "door"),
    ("id(x)", "is"),
    ("round(x, 2)", "whole"),
    ("str(x, 'utf-8')", "decode"),
    ("bytes(x, 'utf-8')", "encode"),
    ("iter(f, 0)", "while"),
    ("pow(3, -1, 7)", "loop"),
    ("error.__cause__", "text of the error"),
    ("f.cache_clear()", "dict of your own"),
    ("x[::2] = y", "new list"),
    ("del x[::2]", "new list"),
    ("x[*y]", "tuple first"),
    ("range(3) == range(3)", "tuples"),
    ("a.keys() == b.keys()", "sets"),
    ("a.keys() & b", "sets"),
    ("sorted = 1", "another one"),
    ("def isinstance(x): pass", "another one"),
    ("def f(sorted): pass", "another one"),
    ("from x import y as zip", "another one"),
    ("from functools import cache\ncache = {}", "another one", 2),
    ("from dataclasses import replace\ndef f(replace): pass", "another one", 2),
    ("class A:\n    sorted: bool = False", "another one", 2),
    ("_l = 1", "another one"),
    ("x = (", "never closed"),
]  # fmt: skip


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused[0])
def test_what_is_not_there_is_refused_with_line_and_advice(refused: tuple[object, ...]) -> None:
    source, advice, line = (*refused, 1)[:3]
    with pytest.raises(LoweringError) as caught:
        lower_source("# a comment\n" + str(source), "engine/example.py")
    (problem,) = caught.value.problems
    assert problem[:2] == ("engine/example.py", int(str(line)) + 1)
    assert str(advice) in problem.advice
    assert str(caught.value) == f"engine/example.py:{problem.line}: {problem.advice}"


UNORDERED = [
    "for k, v in d.items(): pass",
    "[v for v in d.values()]",
    "list(d.keys())",
    "(*{1, 2},)",
    "f(*{1, 2})",
    "tuple(set(x))",
    "''.join({'a', 'b'})",
    "for x in {1, 2}: pass",
    "for k in {'a': 1}: pass",
    "sorted(d.items(), key=f)",
    "max(d.items(), key=f)",
    "enumerate({x for x in y})",
    "CARDS = {'a': 1}\nfor card in CARDS: pass",
    "def f(d: dict[str, int]): return [k for k in d]",
    "def f(d: 'Mapping[str, int] | None'): return list(d)",
    "def f(**more): return [name for name in more]",
    "def f():\n    seen = set()\n    return tuple(seen)",
    "def f(a):\n    both = dict(a) if a else {}\n    for name in both: pass",
    "def f(a, b):\n    c: set[int] = a\n    yield from c | b",
    "import engine.cards\nlist(engine.cards.CARDS)",
    "from engine.cards import CARDS as cards\nlist(cards)",
]


@pytest.mark.parametrize("source", UNORDERED)
def test_the_order_of_dicts_and_sets_is_refused(source: str) -> None:
    known = Known(unordered={"engine.cards.CARDS"})
    with pytest.raises(LoweringError, match=r"no order there: use sorted"):
        lower_source(source, "example.py", known)


ORDERED = [
    "sorted(d.items())",
    "sum(d.values())",
    "any(v for v in d.values())",
    "sorted([k for k in {'a': 1}])",
    "{k: 1 for k in d.keys()}",
    "{*{1, 2}}",
    "set(x for x in {1, 2})",
    "len({1})",
    "x in {1, 2}",
    "x.isascii() and x.isdigit()",
    "CARDS = {'a': (1,)}\nfor card in CARDS['a']: pass",
    "for k in sorted({'a': 1}): pass",
    "def f(items: list[int]): return [x for x in items]\ndef g(items: dict[str, int]): pass",
    "class A:\n    items = {1: 2}\n    def f(self, items): return list(items)",
    "class A:\n    id: int\n    def sorted(self): return 1\n    def title(self, text): return text",
    "page.title(record)",
    "import js\nimport time\nasync def f(): await g()",
]


@pytest.mark.parametrize("source", ORDERED)
def test_what_only_looks_like_it_is_not_refused(source: str) -> None:
    assert lower_source(source, "example.py")


def write(folder: Path, modules: dict[str, str]) -> Path:
    for name in modules:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(modules[name], encoding="utf-8")
    return folder


def test_modules_are_lowered_behind_those_they_import(tmp_path: Path) -> None:
    base = "from dataclasses import dataclass\n@dataclass\nclass Base:\n    a: int = 1\n"
    over = "from pack import Base\nfrom dataclasses import dataclass\n"
    over += "@dataclass\nclass Over(Base):\n    b: int = 2\n"
    files = {"a.py": over, "z.py": base, "__init__.py": "from pack.z import Base\n"}
    lowered = lower_tree(write(tmp_path / "pack", files))
    assert list(lowered) == ["pack/__init__.py", "pack/a.py", "pack/z.py"]
    assert "def __init__(self, a=Base.a, b=b):" in lowered["pack/a.py"]


def test_the_problems_of_all_modules_are_told_at_once(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "pack", {"b.py": "x = 1\neval(x)\nrepr(x)\n", "a.py": "import enum\n"}
    )
    with pytest.raises(LoweringError) as caught:
        lower_tree(folder)
    places = [(problem.path, problem.line) for problem in caught.value.problems]
    assert places == [("pack/a.py", 1), ("pack/b.py", 2), ("pack/b.py", 3)]


def test_modules_can_be_left_out(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", {"a.py": "x = 1\n", "b.py": "import enum\n"})
    assert lower_tree(folder, skip=("pack/b.py",)) == {"pack/a.py": "x = 1\n"}


def test_a_module_that_a_helper_stands_in_for_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "copies.py").write_text("def replace(value, /, **changes): ...\n")
    user = "from engine.copies import replace\nchanged = replace(value, x=1)\n"
    (tmp_path / "engine" / "user.py").write_text(user)
    assert lower_tree(tmp_path / "engine") == {
        "engine/user.py": "import _l\nchanged = _l.replace(value, x=1)\n"
    }


def test_a_bundle_is_a_header_and_the_modules_behind_it() -> None:
    content = bundle({"b.py": "x = 1\n", "a/c.py": "y = 2\n"})
    length = int.from_bytes(content[:4], "little")
    header = json.loads(content[4 : 4 + length])
    assert [name for name, _ in header] == ["a/c.mpy", "b.mpy"]
    assert len(content) == 4 + length + sum(size for _, size in header)
    at = 4 + length
    for _, size in header:
        assert content[at : at + 2] == b"M\x06"  # the mark and version of compiled modules
        at += size
    assert content == bundle({"a/c.py": "y = 2\n", "b.py": "x = 1\n"})


def test_what_is_imported_inside_a_function_is_not_needed_at_the_start() -> None:
    texts = {
        "pack/__init__.py": "",
        "pack/door.py": "from pack import first\ntry:\n    import pack.tried\nexcept ImportError:\n"
        "    pass\ndef f():\n    from pack.seldom import g\n",
        "pack/first.py": "import pack.second\n",
        "pack/second.py": "class C:\n    x = 1\n",
        "pack/seldom/__init__.py": "from pack import first, third\n",
        "pack/third.py": "",
        "pack/tried.py": "import elsewhere\n",
    }
    names = ["__init__", "door", "first", "second", "tried"]
    assert list(needed_at_start(texts, "pack.door")) == [f"pack/{name}.py" for name in names]


def test_the_helpers_travel_with_the_modules_that_need_them() -> None:
    texts = with_helpers({"a.py": "x = 1\n"})
    assert sorted(texts) == ["_l.py", "a.py"]
    assert "def " in texts["_l.py"]


def test_what_does_not_compile_is_told_with_its_path() -> None:
    with pytest.raises(LoweringError, match=r"a/b\.py") as caught:
        bundle({"a/b.py": "def f(a, /): pass\n"})
    assert isinstance(caught.value.problems[0], Problem)


@pytest.fixture
def command(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs `python -m tools.lower` on a package of these modules."""

    def call(modules: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
        folder = write(tmp_path / "pack", modules)
        words = [sys.executable, "-m", "tools.lower", str(folder), "--out", str(tmp_path / "out")]
        return subprocess.run(
            [*words, *options], capture_output=True, text=True, check=False, cwd=ROOT
        )

    return call


def test_the_command_writes_a_bundle_that_runs(
    command: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    done = command({"a.py": "def f(x: int) -> str:\n    return f'{x:>3}'\n"})
    assert (done.returncode, done.stderr) == (0, "")
    assert micropython("from pack.a import f\nprint(f(5))", tmp_path / "out") == "  5\n"


def test_the_command_tells_what_is_in_the_way(
    command: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    failed = command({"a.py": "import enum\n"})
    assert failed.returncode == 1
    assert failed.stderr.startswith("pack/a.py:1: enum is missing there")
    assert not (tmp_path / "out").exists()


def test_micropython_runs_a_folder_and_tells_an_error(tmp_path: Path) -> None:
    folder = write(tmp_path / "folder", {"pack/a.py": "x = 5\n"})
    assert micropython("from pack import a\nprint(a.x)", folder) == "5\n"
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        micropython("1 // 0", folder)


def test_the_whole_engine_and_ui_lower_compile_and_import(tmp_path: Path) -> None:
    lowered = lower_tree(ROOT / "engine", ROOT / "ui", skip=("ui/main.py", "ui/browser.py"))
    (tmp_path / "app.bundle").write_bytes(bundle(with_helpers(lowered)))
    names = [
        path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in lowered
    ]
    code = "".join([f"import {name}\n" for name in names]) + "print('imported')"
    assert micropython(code, tmp_path / "app.bundle") == "imported\n"
