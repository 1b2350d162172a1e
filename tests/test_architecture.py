"""Nothing imports against the arrow, and what runs in the page is plain Python."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

from engine import GAMES
from tests.plain_python import problems

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "ui", "cli", "tools")
DOORS = ("ui/browser.py", "ui/main.py")
PAGE = ("js", "jsffi", "pyodide", "pyscript")  # known to the doors alone
# What engine and ui may ask the standard library for: nothing of it looks outside.
LIBRARY = (
    "binascii",
    "collections.abc",
    "dataclasses",
    "functools",
    "hashlib",
    "itertools",
    "typing",
)
# Which rooms a room may import.
ARROWS = {
    "engine": ("engine",),
    "ui": ("engine", "ui"),
    "cli": ("engine", "cli"),
    "tools": ("engine", "ui", "tools"),
}

FILES = [
    file.relative_to(ROOT).as_posix()
    for room in ROOMS
    for file in sorted((ROOT / room).rglob("*.py"))
    if "node_modules" not in file.parts
]
PURE = [path for path in FILES if path.startswith(("engine/", "ui/")) and path not in DOORS]


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def imports(source: str) -> list[tuple[int, str]]:
    """The line and the full name of everything that is imported, wherever it stands."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
    return found


def is_in(name: str, modules: tuple[str, ...]) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


def against_the_arrow(path: str, source: str) -> list[str]:
    """Each import that a file of this path must not have, as `path:line: name`."""
    room = path.split("/")[0]
    doors = tuple([door.removesuffix(".py").replace("/", ".") for door in DOORS])
    wrong = []
    for line, name in imports(source):
        top = name.split(".")[0]
        if name.startswith("."):
            fine = False
        elif top in (*ROOMS, "tests"):
            fine = top in ARROWS[room] and (path in DOORS or not is_in(name, doors))
        elif top in PAGE:
            # tools/lowering holds what stands in for Python's library in the page
            fine = path in DOORS or room == "tools"
        elif room in ("engine", "ui"):
            fine = is_in(name, LIBRARY)
        else:
            fine = True
        if not fine:
            wrong.append(f"{path}:{line}: {name}")
    return wrong


# -- the arrows


def test_every_room_is_looked_at() -> None:
    for room in ("engine", "ui"):
        assert len([path for path in PURE if path.startswith(room + "/")]) > 5
    assert "engine/pacification/rules.py" in PURE


@pytest.mark.parametrize("path", FILES)
def test_nothing_imports_against_the_arrow(path: str) -> None:
    assert against_the_arrow(path, read(path)) == []


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_game_knows_no_other_game(game_id: str) -> None:
    others = tuple([f"engine.{other}" for other in GAMES if other != game_id])
    for path in PURE:
        if path.startswith(f"engine/{game_id}/"):
            assert [name for _, name in imports(read(path)) if is_in(name, others)] == []


def test_what_all_games_share_knows_no_game() -> None:
    games = tuple([f"engine.{game_id}" for game_id in GAMES])
    for name in ("choices", "errors", "game", "link", "packing", "record", "session", "shuffle"):
        assert [at for _, at in imports(read(f"engine/{name}.py")) if is_in(at, games)] == []


def test_the_engine_needs_no_other_package() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert project["dependencies"] == []
    assert {module.split(".")[0] for module in LIBRARY} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/x.py", "import time"),
        ("engine/x.py", "import os.path"),
        ("engine/x.py", "import random"),
        ("engine/x.py", "from collections import deque"),
        ("engine/x.py", "import engine.game, datetime"),
        ("engine/x.py", "from ui import html"),
        ("engine/x.py", "def f():\n    from ui.html import el"),
        ("engine/x.py", "from . import game"),
        ("engine/x.py", "from .game import digest"),
        ("engine/x.py", "from js import document"),
        ("engine/x.py", "import rich"),
        ("ui/pages/x.py", "import js"),
        ("ui/pages/x.py", "from pyscript import window"),
        ("ui/pages/x.py", "from pyodide.ffi import to_js"),
        ("ui/pages/x.py", "from ui.browser import Door"),
        ("ui/pages/x.py", "from ui import main"),
        ("ui/pages/x.py", "import json"),
        ("ui/pages/x.py", "from cli import lines"),
        ("ui/app.py", "try:\n    import js\nexcept ImportError:\n    pass"),
        ("ui/browser.py", "import tools.serve"),
        ("ui/browser.py", "import time"),
        ("cli/x.py", "from ui import html"),
        ("cli/x.py", "import js"),
        ("cli/x.py", "from tools import serve"),
        ("tools/x.py", "import cli.commands"),
        ("tools/x.py", "from tests import plain_python"),
    ],
)
def test_an_import_against_the_arrow_is_seen(path: str, source: str) -> None:
    assert len(against_the_arrow(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/x.py", "from collections.abc import Mapping\nimport hashlib"),
        ("engine/x.py", "from engine import pacification\nfrom engine.game import Game"),
        ("ui/pages/x.py", "from engine import GAMES\nfrom ui.html import el"),
        ("ui/pages/x.py", "from ui.browsers import x\nfrom ui.mainly import y"),
        ("ui/browser.py", "from pyscript import window\nfrom js import document"),
        ("ui/main.py", "from ui.browser import Door"),
        ("cli/x.py", "import secrets\nimport rich\nfrom engine import GAMES"),
        ("tools/x.py", "import json\nfrom ui.pages.home import home"),
    ],
)
def test_an_import_along_the_arrow_is_fine(path: str, source: str) -> None:
    assert against_the_arrow(path, source) == []


# -- plain Python


@pytest.mark.parametrize("path", PURE)
def test_engine_and_ui_are_plain_python(path: str) -> None:
    assert problems(read(path), path, floats=path.startswith("engine/")) == []


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("match x:\n    case 1: pass", "match"),
        ("async def f(): pass", "async"),
        ("async def f():\n    await g()", "await"),
        ("from enum import Enum", "enum"),
        ("import enum", "enum"),
        ("from typing import NamedTuple", "typing.NamedTuple"),
        ("import typing\nclass A(typing.NamedTuple): pass", "typing.NamedTuple"),
        ("from collections import namedtuple", "collections.namedtuple"),
        ("class A(metaclass=M): pass", "a metaclass"),
        ("class A(B, C): pass", "more than one base class"),
        ("class A(Protocol, Generic[T]): pass", "more than one base class"),
        ("class A(int): pass", "a class derived from int"),
        ("class A(dict[str, int]): pass", "a class derived from dict"),
        ("class A(tuple): pass", "a class derived from tuple"),
        ("row.sort()", ".sort()"),
        ("self.rows.sort(key=f)", ".sort()"),
        ("from . import a", "a relative import"),
        ("from ..engine import a", "a relative import"),
        ("for a in d.items(): f(a)", "the order of a dict or set"),
        ("for a in d.keys(): f(a)", "the order of a dict or set"),
        ("x = [f(a) for a in d.values()]", "the order of a dict or set"),
        ("x = list(d.values())", "the order of a dict or set"),
        ("x = [*d.values()]", "the order of a dict or set"),
        ("x = ' '.join(d.keys())", "the order of a dict or set"),
        ("x = ' '.join(str(a) for a in d.keys())", "the order of a dict or set"),
        ("x = tuple(enumerate(d.items()))", "the order of a dict or set"),
        ("x = min(d.items(), key=f)", "the order of a dict or set"),
        ("return_it = d.values()", "the order of a dict or set"),
        ("for a in {1, 2}: f(a)", "the order of a dict or set"),
        ("for a in set(b): f(a)", "the order of a dict or set"),
        ("x = tuple({a for a in b})", "the order of a dict or set"),
        ("x = [a for a in {1: 2}]", "the order of a dict or set"),
        ("D = {1: 2}\nfor a in D: f(a)", "the order of a dict or set"),
        ("D: dict[int, int] = {}\nx = list(D)", "the order of a dict or set"),
        ("def f(a):\n    seen = set()\n    yield from seen", "the order of a dict or set"),
        ("a.casefold()", ".casefold()"),
        ("a.title()", ".title()"),
        ("map(str.title, a)", "str.title"),
        ("a[0].isalnum()", ".isalnum()"),
        ("a.translate(table)", ".translate()"),
        ("n.bit_count()", ".bit_count()"),
        ("re.findall('a', b)", "re.findall"),
        ("from re import findall", "re.findall"),
        ("re.compile('a').findall(b)", ".findall()"),
        ("p = '(?P<name>a)'", "a named group"),
        ("from collections import Counter", "collections.Counter"),
        ("import collections\nx = collections.Counter(a)", "collections.Counter"),
        ("import bisect", "bisect"),
        ("from textwrap import dedent", "textwrap"),
        ("import unicodedata", "unicodedata"),
        ("import secrets", "secrets"),
        ("from contextlib import suppress", "contextlib"),
        ("import random", "random"),
        ("math.isqrt(9)", "math.isqrt"),
        ("from math import comb", "math.comb"),
        ("x = math.prod(a)", "math.prod"),
        ("json.dumps(a, sort_keys=True)", "sort_keys="),
        ("class A(B):\n    def f(self):\n        return super().name", "super() without a call"),
        ("class A:\n    def __missing__(self, a): pass", "__missing__"),
        ("class A:\n    def __index__(self): return 1", "__index__"),
        ("x = 0.5", "a float"),
        ("x = 1e3", "a float"),
        ("x = a / b", "/"),
        ("a /= 2", "/"),
        ("x = float(a)", "float()"),
        ("x = repr(a)", "repr()"),
        ("x = f'{a!r}'", "!r or ="),
        ("x = f'{a=}'", "!r or ="),
        ("try: f()\nexcept ValueError as e: g(str(e))", "the text of a built-in exception"),
        ("try: f()\nexcept ValueError as e: g(f'{e}')", "the text of a built-in exception"),
        (
            "try: f()\nexcept (BadSeed, KeyError) as e: g(e.args)",
            "the text of a built-in exception",
        ),
        ("x = hash(a)", "hash()"),
        ("print(a)", "print()"),
        ("x = open(a)", "open()"),
        ("__import__('time')", "__import__()"),
        ("eval(a)", "eval()"),
    ],
)
def test_what_is_not_plain_is_refused_with_its_line_and_advice(source: str, what: str) -> None:
    found = problems("\n" + source, "engine/x.py")
    assert [problem for problem in found if f": {what}" in problem]
    for problem in found:
        path, line, _, advice = problem.split(":", 3)
        assert path == "engine/x.py"
        assert 2 <= int(line) <= 2 + source.count("\n")
        assert len(advice.strip()) > 5


@pytest.mark.parametrize(
    "source",
    [
        "class A(ValueError): pass",
        "class A(Protocol[T]): pass",
        "class A(Generic[T]):\n    def f(self, a: int, /): return super().f(a)",
        "@dataclass(frozen=True, slots=True)\nclass A:\n    title: str = ''",
        "x = game.title\ny = page.title(model)",
        "x = sorted(a, key=f)[::-1]",
        "x = [*a, *b]\ny = {**a}",
        "x = sorted(d.items())",
        "for a in sorted(d.keys()): f(a)",
        "x = sum([a for a in d.values()])",
        "x = any(a > 1 for a in d.values())",
        "x = {a: b for b, a in d.items()}",
        "x = {*a, *set(b)}",
        "x = a in d.values()",
        "x = a in {1, 2}",
        "D = {1: 2}\nx = D[1]\ny = 1 in D\nz = len(D)\nf(D, {})",
        "for a in (1, 2): f(a)",
        "def f(D):\n    for a in D: g(a)\ndef h():\n    D = {}\n    return D",
        "x = a // b % 2",
        "x = f'{a:>3} {b!s}'",
        "try: f()\nexcept BadRecord as e: g(str(e))",
        "try: f()\nexcept (BadSeed, BadOptions) as e: g(f'{e}')",
        "try: f()\nexcept ValueError as e: raise BadRecord('no') from e",
        "x = (y := 1)\nif isinstance(x, A | B): pass",
        "x = cache(f)",
        "x = zip(a, b, strict=True)",
    ],
)
def test_plain_python_is_fine(source: str) -> None:
    assert problems(source, "engine/x.py") == []


def test_a_page_may_reckon_with_floats() -> None:
    assert problems("x = a / 2", "ui/x.py", floats=False) == []
    assert problems("x = repr(a / 2)", "ui/x.py", floats=False) != []
