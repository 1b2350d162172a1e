"""The rules for statements: annotations, imports, functions, classes."""

import ast

from tools.lowering.classes import decorator_of, is_field, write_out
from tools.lowering.names import Names
from tools.lowering.rules import Lowered, rule
from tools.lowering.runtime import HELPERS, RENAMED, VANISHING, VANISHING_BASES

GONE = tuple([f"{module}." for module in (*VANISHING, "dataclasses")])
VANISHING_DECORATORS = ("abc.abstractmethod", "typing.final", "typing.override")


# -- annotations


@rule(ast.FunctionDef, ast.AsyncFunctionDef)
def without_return_type(node: ast.FunctionDef, _names: Names) -> Lowered:
    """Functions lose the type they return.

    def f() -> int: return 1
    -> def f(): return 1
    """
    node.returns = None
    return node


@rule(ast.arg)
def without_argument_type(node: ast.arg, _names: Names) -> Lowered:
    """Arguments lose their types.

    def f(a: int, *rest: str): pass
    -> def f(a, *rest): pass
    """
    node.annotation = None
    return node


@rule(ast.AnnAssign)
def without_variable_type(node: ast.AnnAssign, names: Names) -> Lowered:
    """Variables lose their types; one without a value was only a type. Fields: see `dataclasses`.

    count: int = 1; name: str
    -> count = 1
    """
    above = names.parents[node]
    if isinstance(above, ast.ClassDef) and decorator_of(above, names) and is_field(node):
        return node
    if node.value is None:
        return None
    return ast.Assign([node.target], node.value, lineno=node.lineno)


@rule(ast.arguments)
def without_positional_only(node: ast.arguments, _names: Names) -> Lowered:
    """Positional-only arguments become ordinary ones.

    def f(a, /, b): pass
    -> def f(a, b): pass
    """
    node.args, node.posonlyargs = node.posonlyargs + node.args, []
    return node


# -- imports


@rule(ast.Import, ast.ImportFrom)
def imports(node: ast.Import | ast.ImportFrom, _names: Names) -> Lowered:
    """Imports of what vanishes, or of what a helper stands in for, are left out.

    from functools import cache, reduce; from typing import Protocol
    -> from functools import reduce
    """

    def stays(alias: ast.alias) -> bool:
        name = alias.name
        origin = f"{node.module}.{name}" if isinstance(node, ast.ImportFrom) else name
        if origin in HELPERS or origin in RENAMED:
            return False
        return not f"{origin}.".startswith(GONE)

    node.names = [alias for alias in node.names if stays(alias)]
    return node if node.names else None


# -- functions and classes


@rule(ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
def without_docstring(node: ast.Module | ast.FunctionDef, _names: Names) -> Lowered:
    '''Docstrings are not shipped.

    def f(): """Words."""; return 1
    -> def f(): return 1
    '''
    if ast.get_docstring(node) is not None:
        node.body = node.body[1:]
    return node


@rule(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
def without_decorators(node: ast.FunctionDef | ast.ClassDef, names: Names) -> Lowered:
    """Decorators for readers and type checkers are left out.

    class A:
        @abstractmethod
        def f(self): return 1
    -> class A:
        def f(self): return 1
    """
    node.decorator_list = [
        decorator
        for decorator in node.decorator_list
        if names.origin(decorator) not in VANISHING_DECORATORS
    ]
    return node


@rule(ast.FunctionDef)
def without_overloads(node: ast.FunctionDef, names: Names) -> Lowered:
    """Variants of a function that only tell its types are left out.

    @overload
    def f(a: int) -> int: ...
    def f(a): return a
    -> def f(a): return a
    """
    marks = [names.origin(decorator) for decorator in node.decorator_list]
    return None if "typing.overload" in marks else node


@rule(ast.ClassDef)
def protocol(node: ast.ClassDef, names: Names) -> Lowered:
    """A protocol keeps what it has a body for.

    class Row(Protocol):
        def size(self): ...
    -> class Row: pass
    """
    if "typing.Protocol" in [names.origin(base) for base in node.bases]:
        node.body = [part for part in node.body if not is_promise(part)]
    return node


def is_promise(part: ast.stmt) -> bool:
    """Whether a statement is a function whose body is `...` or was a docstring."""
    return isinstance(part, ast.FunctionDef) and ast.unparse(part.body[0]) in ("...", "pass")


@rule(ast.ClassDef)
def bases(node: ast.ClassDef, names: Names) -> Lowered:
    """Bases for type checkers are left out.

    class Choices(Generic[T]): pass
    -> class Choices: pass
    """
    node.bases = [base for base in node.bases if names.origin(base) not in VANISHING_BASES]
    return node


@rule(ast.ClassDef)
def dataclasses(node: ast.ClassDef, names: Names) -> Lowered:
    """The methods of a dataclass are written out; defaults become attributes of the class.

    @dataclass(frozen=True)
    class Card:
        id: str
        value: int = 1
    -> class Card:
        value = 1
        _fields = ('id', 'value')
        def __init__(self, id, value=value):
            self.id = id
            self.value = value
        __repr__ = _l.dataclass_repr
        def __eq__(self, other):
            return type(other) is type(self) and (
                (self.id, self.value) == (other.id, other.value))
        def __hash__(self):
            return hash((self.id, self.value))
    """
    decorator = decorator_of(node, names)
    if decorator is not None:
        node.body = write_out(node, names)
        node.decorator_list.remove(decorator)
    return node


@rule(ast.Raise)
def without_cause(node: ast.Raise, _names: Names) -> Lowered:
    """Errors have no cause there.

    raise BadSeed() from error
    -> raise BadSeed()
    """
    node.cause = None
    return node
