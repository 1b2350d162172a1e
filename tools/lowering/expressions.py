"""The rules for expressions: types, displays, texts, calls, names."""

import ast

from tools.lowering.names import BUILTIN_TYPES, Names
from tools.lowering.rules import NAME_RULES, Lowered, builtin, call, helper, rule
from tools.lowering.runtime import HELPER, HELPERS, METHODS, RENAMED

# -- types


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
def f_string(node: ast.JoinedStr, _names: Names) -> Lowered:
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
    if names.origin(owner) == "super":
        return node
    if not isinstance(owner, ast.Name) or names.origin(owner) not in ("str", "bytes", "int"):
        node.args.insert(0, owner)
    node.func = helper(function.attr)
    return node


# -- slices and calls


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


# -- names, after all else


@rule(ast.Name, ast.Attribute, among=NAME_RULES)
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
