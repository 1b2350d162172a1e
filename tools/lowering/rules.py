"""The rules: each takes one kind of node and gives what MicroPython takes instead.

A rule's docstring ends with an example, before and after; the tests hold it to that. The children
of a node are lowered before the node itself. A rule returns a node, a list of statements, or None
for nothing at all. Names are replaced last, so rules see what a name meant in the source.
"""

import ast
from collections.abc import Callable

from tools.lowering.classes import decorator_of, write_out
from tools.lowering.names import BUILTIN_TYPES, Names, bound_by
from tools.lowering.runtime import HELPERS, METHODS, RENAMED

Lowered = ast.AST | list[ast.stmt] | None
Rule = Callable[..., Lowered]
RULES: dict[type[ast.AST], list[Rule]] = {}
HELPER = "_l"  # what helpers.py is called at runtime

VANISHING_BASES = ("typing.Protocol", "typing.Generic", "abc.ABC")
VANISHING_DECORATORS = (
    "abc.abstractmethod",
    "typing.final",
    "typing.overload",
    "typing.override",
)


def rule(*kinds: type[ast.AST]) -> Callable[[Rule], Rule]:
    """Register a rule for these kinds of nodes."""

    def register(function: Rule) -> Rule:
        for kind in kinds:
            RULES.setdefault(kind, []).append(function)
        return function

    return register


class Lowering(ast.NodeTransformer):
    """Applies the rules to a tree, from the leaves up."""

    def __init__(self, names: Names, rules: dict[type[ast.AST], list[Rule]]) -> None:
        self.names = names
        self.rules = rules

    def visit(self, node: ast.AST) -> Lowered:
        """Lower the children of a node, then the node."""
        kind = type(node)
        self.generic_visit(node)
        result: Lowered = node
        for apply in self.rules.get(kind, ()):
            result = apply(result, self.names)
            if not isinstance(result, kind):
                break
        body = getattr(result, "body", None)
        if body == []:
            body.append(ast.Pass())
        return result


def lower(tree: ast.Module, names: Names) -> ast.Module:
    """Apply all rules to a module."""
    for rules in (RULES, NAME_RULES):
        Lowering(names, rules).visit(tree)
    if any(isinstance(node, ast.Name) and node.id == HELPER for node in ast.walk(tree)):
        tree.body.insert(0, ast.Import([ast.alias(HELPER)]))
    return tree


def helper(name: str) -> ast.Attribute:
    """The function of `helpers.py` with this name."""
    return ast.Attribute(ast.Name(HELPER, ast.Load()), name, ast.Load())


def call(function: ast.expr, *arguments: ast.expr) -> ast.Call:
    """A call with plain arguments."""
    return ast.Call(function, list(arguments), [])


def builtin(name: str) -> ast.Name:
    """A built-in by its name."""
    return ast.Name(name, ast.Load())


# -- types, which MicroPython knows nothing of


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
    if isinstance(above, ast.ClassDef) and decorator_of(above, names) is not None:
        if "ClassVar" not in ast.unparse(node.annotation):
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


@rule(ast.Subscript)
def type_without_parameters(node: ast.Subscript, names: Names) -> Lowered:
    """A type with parameters is the type.

    Deck = tuple[str, ...]
    -> Deck = tuple
    """
    return node.value if names.is_type(node.value) else node


@rule(ast.BinOp)
def union(node: ast.BinOp, names: Names) -> Lowered:
    """A union of types is a tuple of classes, which isinstance understands.

    Setting = bool | str | None
    -> Setting = _l.either(bool, str, None)
    """
    if not isinstance(node.op, ast.BitOr):
        return node
    if not all(is_either(side) or names.is_type(side) for side in (node.left, node.right)):
        return node
    return call(helper("either"), *members(node.left), *members(node.right))


def is_either(node: ast.expr) -> bool:
    """Whether a node is a union that was lowered before."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == f"{HELPER}.either"


def members(node: ast.expr) -> list[ast.expr]:
    """The types in a type, a tuple of types or a lowered union."""
    if isinstance(node, ast.Tuple):
        return node.elts
    return node.args if isinstance(node, ast.Call) and is_either(node) else [node]


@rule(ast.Call)
def instance_check(node: ast.Call, names: Names) -> Lowered:
    """True and False count as int, nested tuples of classes are no longer nested.

    isinstance(x, int)
    -> isinstance(x, (int, bool))
    isinstance(x, (A, B))
    -> isinstance(x, _l.either(A, B))
    """
    if names.origin(node.func) not in ("isinstance", "issubclass") or len(node.args) != 2:
        return node
    kinds = members(node.args[1])
    if all(names.origin(kind) in BUILTIN_TYPES for kind in kinds):
        if any(names.origin(kind) == "int" for kind in kinds):
            kinds = [*kinds, builtin("bool")]
        node.args[1] = kinds[0] if len(kinds) == 1 else ast.Tuple(kinds, ast.Load())
    elif len(kinds) > 1:
        node.args[1] = call(helper("either"), *kinds)
    return node


@rule(ast.Call)
def type_maker(node: ast.Call, names: Names) -> Lowered:
    """Type variables are nothing, new types are the type they are made of, casts the value.

    T = TypeVar("T"); Seat = NewType("Seat", int); x = cast("Card", y)
    -> T = object; Seat = int; x = y
    """
    origin = names.origin(node.func)
    if origin in ("typing.TypeVar", "typing.ParamSpec"):
        return builtin("object")
    if origin in ("typing.NewType", "typing.cast"):
        return node.args[1]
    return node


# -- imports


@rule(ast.Import, ast.ImportFrom)
def imports(node: ast.Import | ast.ImportFrom, names: Names) -> Lowered:
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


GONE = ("__future__.", "abc.", "collections.abc.", "dataclasses.", "typing.", "types.")


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
    """Decorators for readers and type checkers are left out, with all variants but the last.

    class A:
        @abstractmethod
        def f(self): return 1
    -> class A:
        def f(self): return 1
    """
    marks = [names.origin(decorator) for decorator in node.decorator_list]
    if "typing.overload" in marks:
        return None
    node.decorator_list = [
        decorator
        for decorator, mark in zip(node.decorator_list, marks, strict=True)
        if mark not in VANISHING_DECORATORS
    ]
    return node


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
    """Whether a statement is a function with `...` for a body."""
    return (
        isinstance(part, ast.FunctionDef)
        and len(part.body) == 1
        and isinstance(part.body[0], ast.Expr)
        and isinstance(part.body[0].value, ast.Constant)
    )


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


# -- displays


def joined(items: list[ast.expr], kind: str) -> ast.expr:
    """`a, *b, c` as a sum of lists or tuples."""
    make = ast.List if kind == "list" else ast.Tuple
    parts: list[ast.expr] = []
    run: list[ast.expr] = []
    for item in items:
        if isinstance(item, ast.Starred):
            parts += [make(run, ast.Load())] if run else []
            parts.append(call(builtin(kind), item.value))
            run = []
        else:
            run.append(item)
    parts += [make(run, ast.Load())] if run else []
    total = parts[0]
    for part in parts[1:]:
        total = ast.BinOp(total, ast.Add(), part)
    return total


def has_star(items: list[ast.expr]) -> bool:
    """Whether one of the items is `*x`."""
    return any(isinstance(item, ast.Starred) for item in items)


@rule(ast.List, ast.Tuple)
def list_display(node: ast.List | ast.Tuple, _names: Names) -> Lowered:
    """Stars in lists and tuples become sums.

    [*a, 1]; (*a, *b)
    -> list(a) + [1]; tuple(a) + tuple(b)
    """
    if isinstance(node.ctx, ast.Load) and has_star(node.elts):
        return joined(node.elts, "list" if isinstance(node, ast.List) else "tuple")
    return node


@rule(ast.Set)
def set_display(node: ast.Set, _names: Names) -> Lowered:
    """Stars in sets become sums.

    {*a, 1}
    -> set(tuple(a) + (1,))
    """
    return call(builtin("set"), joined(node.elts, "tuple")) if has_star(node.elts) else node


@rule(ast.Dict)
def dict_display(node: ast.Dict, _names: Names) -> Lowered:
    """Stars in dicts become unions.

    {**a, 'b': 1}
    -> {} | a | {'b': 1}
    """
    if None not in node.keys:
        return node
    total: ast.expr = ast.Dict([], [])
    for key, value in zip(node.keys, node.values, strict=True):
        total = ast.BinOp(total, ast.BitOr(), value if key is None else ast.Dict([key], [value]))
    return total


# -- text


@rule(ast.JoinedStr)
def f_string(node: ast.JoinedStr, names: Names) -> Lowered:
    """Formatted text is filled in by `str.format`; widths are counted by a helper, in characters.

    f'{name}: {f"{x}"}, {n:>{w}}'
    -> '{}: {}, {}'.format(name, '{}'.format(x), _l.formatted(n, '>{}'.format(w)))
    """
    text = ""
    values: list[ast.expr] = []
    for part in node.values:
        if isinstance(part, ast.FormattedValue):
            text += "{}"
            value = part.value
            if part.conversion == ord("s"):
                value = call(builtin("str"), value)
            if part.format_spec is not None:
                value = call(helper("formatted"), value, part.format_spec)
            values.append(value)
        elif isinstance(part, ast.Constant):
            text += str(part.value).replace("{", "{{").replace("}", "}}")
    if not values:
        return ast.Constant(text.replace("{{", "{").replace("}}", "}"))
    return call(ast.Attribute(ast.Constant(text), "format", ast.Load()), *values)


@rule(ast.Call)
def method(node: ast.Call, names: Names) -> Lowered:
    """Methods that are missing or know ASCII only become helpers.

    text.strip(); str.strip(text)
    -> _l.strip(text); _l.strip(text)
    """
    function = node.func
    if not isinstance(function, ast.Attribute) or function.attr not in METHODS:
        return node
    owner = function.value
    if not isinstance(owner, ast.Name) or names.origin(owner) not in ("str", "bytes", "int"):
        node.args.insert(0, owner)
    node.func = helper(function.attr)
    return node


# -- expressions and statements


@rule(ast.Subscript)
def stepped_slice(node: ast.Subscript, _names: Names) -> Lowered:
    """Texts, bytes and tuples have no slices with a step.

    cards[::-1]
    -> _l.stepped(cards, None, None, -1)
    """
    part = node.slice
    if not isinstance(part, ast.Slice) or part.step is None:
        return node
    bounds = [bound or ast.Constant(None) for bound in (part.lower, part.upper, part.step)]
    return call(helper("stepped"), node.value, *bounds)


@rule(ast.Call)
def strict_zip(node: ast.Call, names: Names) -> Lowered:
    """A zip that counts is a helper.

    zip(a, b, strict=True); zip(a, b, strict=False)
    -> _l.zip_strict(a, b); zip(a, b)
    """
    if names.origin(node.func) == "zip" and node.keywords:
        strict = ast.unparse(node.keywords[0].value) == "True"
        node.keywords = []
        node.func = helper("zip_strict") if strict else node.func
    return node


@rule(ast.Call)
def start_of_sum(node: ast.Call, names: Names) -> Lowered:
    """The start of a sum stands at its place.

    sum(points, start=10)
    -> sum(points, 10)
    """
    if names.origin(node.func) == "sum" and node.keywords:
        node.args.append(node.keywords[0].value)
        node.keywords = []
    return node


@rule(ast.Call)
def parsed_int(node: ast.Call, names: Names) -> Lowered:
    """MicroPython's int reads texts that CPython refuses, such as `1_`.

    int(text)
    -> _l.parsed_int(text)
    """
    if names.origin(node.func) == "int" and isinstance(node.func, ast.Name) and node.args:
        node.func = helper("parsed_int")
    return node


@rule(ast.Raise)
def without_cause(node: ast.Raise, _names: Names) -> Lowered:
    """Errors have no cause there.

    raise BadSeed() from error
    -> raise BadSeed()
    """
    node.cause = None
    return node


# -- names, after all else


def name(node: ast.Name | ast.Attribute, names: Names) -> Lowered:
    """What a helper or another built-in stands in for is called by its name; types are nothing.

    from functools import cache; f = cache(g); h = sorted(i); Move = Hashable
    -> f = _l.cache(g); h = _l.stable_sorted(i); Move = object
    """
    if not isinstance(node.ctx, ast.Load):
        return node
    origin = names.origin(node)
    if origin in HELPERS:
        return helper(HELPERS[origin])
    if origin in RENAMED:
        return builtin(RENAMED[origin])
    if origin.startswith("str.") and origin[4:] in METHODS:
        return helper(origin[4:])
    return builtin("object") if names.vanishes(node) else node


NAME_RULES: dict[type[ast.AST], list[Rule]] = {ast.Name: [name], ast.Attribute: [name]}
