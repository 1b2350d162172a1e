"""What MicroPython lacks, or does differently without a word: refused, with what to write instead.

Not seen from here, so know it: `&`, `|` and `^` of two bools give an int; a set operation with a
frozenset gives the type of its left side; `range` ends at 2**31; recursion ends near 100 calls;
a frozen dataclass can be changed; `int("٣")` is an error.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator

from tools.lowering.classes import (
    CLASS_OPTIONS,
    COMPARISONS,
    FIELD_OPTIONS,
    decorator_of,
    options_of,
)
from tools.lowering.names import BUILTIN_TYPES, VANISHING, Names, bound_by, is_view
from tools.lowering.rules import HELPER, VANISHING_BASES
from tools.lowering.runtime import HELPERS, NATIVE, RENAMED, REWRITTEN

Check = Callable[..., str | None]
CHECKS: dict[type[ast.AST], list[Check]] = {}

DOORS = ("js", "jsffi", "pyscript")  # whoever imports these is a door to the page

NODES: dict[type[ast.AST], str] = {
    ast.Match: "there is no match: use if and isinstance",
    ast.TryStar: "there is no except*: use except",
    ast.MatMult: "there is no @ operator: call a function",
}
MODULES = {
    "collections": "use a dict, a list or a frozen dataclass",
    "contextlib": "use try and finally",
    "copy": "make new values with replace",
    "enum": 'use constants such as POLICY = "policy"',
    "json": "dicts have no order there: write the text by hand",
    "random": "draw from a Stream",
    "re": "use partition, split and letters of an alphabet",
    "types": "say what you need with a Protocol",
}
BUILTINS = {
    "__import__": "import it at the top",
    "ascii": "spell the text out",
    "breakpoint": "take it out again",
    "compile": "there is no code in texts",
    "complex": "use two numbers",
    "dir": "name what you need",
    "eval": "there is no code in texts",
    "exec": "there is no code in texts",
    "globals": "use a dict",
    "help": "take it out again",
    "id": "compare with is",
    "input": "ask at the door",
    "locals": "use a dict",
    "memoryview": "use bytes",
    "open": "read files at the door",
    "repr": "its text differs there: spell the text out",
    "slice": "write x[a:b]",
    "vars": "name what you need",
}
# Methods without an argument; a method of one's own with this name takes one, or gets another name.
BARE_METHODS = {
    "casefold": "use lower, or do case work at the door",
    "expandtabs": "write spaces",
    "isalnum": "look the letters up in an alphabet",
    "isidentifier": "look the letters up in an alphabet",
    "islower": "look the letters up in an alphabet",
    "isnumeric": "use isdecimal",
    "isprintable": "look the letters up in an alphabet",
    "istitle": "look the letters up in an alphabet",
    "isupper": "look the letters up in an alphabet",
    "swapcase": "use lower and upper",
    "title": "use capitalize",
    "bit_count": 'use bin(n).count("1")',
    "is_integer": "use whole numbers",
}
OTHER_METHODS = {
    "findall": "use partition and split",
    "format": "use an f-string",
    "format_map": "use an f-string",
    "maketrans": "use replace",
    "sort": "it is not stable there: use sorted",
    "translate": "use replace",
}
ATTRIBUTES = {
    name: "MicroPython does not keep it"
    for name in "__annotations__ __cause__ __context__ __doc__ __mro__ __traceback__ add_note "
    "cache_clear cache_info with_traceback".split()
}
DUNDERS = {
    "__bytes__": "write a method with a name",
    "__class_getitem__": "use a function",
    "__del__": "it may never be called",
    "__delete__": "use property",
    "__format__": "use a function that gives the text",
    "__get__": "use property",
    "__getattribute__": "use __getattr__",
    "__iadd__": "use __add__",
    "__index__": "use __int__ and int()",
    "__init_subclass__": "call a function after the class",
    "__missing__": "use dict.get",
    "__round__": "write a method with a name",
    "__set__": "use property",
    "__set_name__": "use property",
}
BASES = {
    "BaseException": "derive from Exception",
    "KeyError": "its text is quoted in CPython only: derive from LookupError or ValueError",
    **{name: "hold one in a field instead" for name in BUILTIN_TYPES if name != "object"},
}
# What a loop's order cannot change.
ORDER_FREE = ("all", "any", "dict", "frozenset", "len", "set", "sorted", "sum", "max", "min")
ORDERED = ("enumerate", "filter", "iter", "list", "map", "next", "reversed", "tuple", "zip")
UNORDERED = "a dict or set has no order there: use sorted(...), or keep a tuple"
FORMAT = re.compile(r"(?:[ -~]?[<>^])?[+ ]?[0-9]*,?[dsxXb]?")


def check(*kinds: type[ast.AST]) -> Callable[[Check], Check]:
    """Register a function that gives advice for a node of these kinds, or None if all is well."""

    def register(function: Check) -> Check:
        for kind in kinds:
            CHECKS.setdefault(kind, []).append(function)
        return function

    return register


def refusals(tree: ast.Module, names: Names) -> Iterator[tuple[int, str]]:
    """The line and the advice for everything in a module that cannot be lowered."""
    is_door = any(origin.partition(".")[0] in DOORS for origin in names.imported.values())
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0) or getattr(names.parents.get(node), "lineno", 0)
        if type(node) in NODES:
            yield line, NODES[type(node)]
        if not is_door:
            for advice in (check_async(node), check_import(node, names)):
                if advice:
                    yield line, advice
        for function in CHECKS.get(type(node), ()):
            advice = function(node, names)
            if advice:
                yield line, advice


# -- what only a door may do


def check_async(node: ast.AST) -> str | None:
    """Waiting is for the door."""
    waits = ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await
    return "only a door waits: return an effect" if isinstance(node, waits) else None


def check_import(node: ast.AST, names: Names) -> str | None:
    """Of the standard library only what is there may be imported."""
    if isinstance(node, ast.ImportFrom) and not node.level:
        wanted = [f"{node.module}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.Import):
        wanted = [alias.name for alias in node.names if alias.name not in NATIVE]
    elif isinstance(node, ast.Attribute):
        origin = names.origin(node)
        # of a.b.c only the whole is looked at, and what a module's name is followed by
        wanted = [origin] if names.origin(node.value) in NATIVE else []
    else:
        return None
    for origin in wanted:
        if not is_there(origin):
            module, _, name = origin.rpartition(".")
            root = origin.partition(".")[0]
            advice = MODULES.get(root) or f"{module or name} has too little of it there"
            return f"{origin} is missing: {advice}"
    return None


def is_there(origin: str) -> bool:
    """Whether something can be imported there, or need not be."""
    root = origin.partition(".")[0]
    if root not in sys.stdlib_module_names or origin in HELPERS or origin in RENAMED:
        return True
    if origin in (*VANISHING, "dataclasses", "dataclasses.dataclass", "dataclasses.field"):
        return True
    module, _, name = origin.rpartition(".")
    if origin in ("typing.NamedTuple", "typing.TypedDict"):
        return False
    return module in VANISHING or name in NATIVE.get(module, ())


@check(ast.ImportFrom)
def relative_import(node: ast.ImportFrom, _names: Names) -> str | None:
    """`from . import x`, `from x import *`."""
    if node.level:
        return "import by the full name, such as engine.record"
    return "name what you import" if node.names[0].name == "*" else None


# -- names


@check(ast.Name, ast.arg, ast.FunctionDef, ast.ClassDef, ast.ExceptHandler, ast.alias)
def hidden_helper(node: ast.AST, names: Names) -> str | None:
    """A name that the lowering gives a meaning may have no other."""
    if isinstance(names.parents[node], ast.ClassDef) or is_class_attribute(node, names):
        return None
    for name in bound_by(node):
        origin = names.imported.get(name, name)
        if isinstance(node, ast.alias):
            taken = name in HELPERS or name in REWRITTEN or name == HELPER
        else:
            taken = origin in HELPERS or origin in REWRITTEN or origin == HELPER
        if taken:
            return f"the name {name} is taken by the lowering: give this another one"
    return None


def is_class_attribute(node: ast.AST, names: Names) -> bool:
    """Whether a name is bound by an assignment in the body of a class."""
    above = names.parents[node]
    is_assignment = isinstance(above, ast.Assign | ast.AnnAssign)
    return is_assignment and isinstance(names.parents[above], ast.ClassDef)


@check(ast.Name)
def missing_builtin(node: ast.Name, names: Names) -> str | None:
    """Built-ins that are missing or differ."""
    origin = names.origin(node)
    if isinstance(node.ctx, ast.Load) and origin in BUILTINS:
        return f"there is no {origin}: {BUILTINS[origin]}"
    return None


@check(ast.Attribute)
def missing_attribute(node: ast.Attribute, names: Names) -> str | None:
    """Attributes that are missing; `super().x` without a call."""
    if node.attr in ATTRIBUTES:
        return f"there is no {node.attr}: {ATTRIBUTES[node.attr]}"
    is_super = isinstance(node.value, ast.Call) and names.origin(node.value) == "super"
    above = names.parents[node]
    if is_super and not (isinstance(above, ast.Call) and above.func is node):
        return "super() finds methods only: call a method"
    return None


# -- classes


@check(ast.ClassDef)
def odd_class(node: ast.ClassDef, names: Names) -> str | None:
    """Metaclasses, several bases, subclasses of built-ins."""
    if node.keywords:
        return "there are no metaclasses and class keywords: use a function"
    bases = [names.origin(base) for base in node.bases]
    for base in bases:
        if base in BASES:
            return f"do not derive from {base}: {BASES[base]}"
        if base.startswith("collections.abc."):
            return "its methods would be missing: derive from a Protocol, or write them out"
    if len([base for base in bases if base not in VANISHING_BASES]) > 1:
        return "one base class at most: hold the other in a field"
    return None


@check(ast.ClassDef)
def odd_dataclass(node: ast.ClassDef, names: Names) -> str | None:
    """Options of dataclasses that are not written out; a base with unknown fields."""
    decorator = decorator_of(node, names)
    if decorator is None:
        return None
    for option in options_of(decorator):
        if option not in CLASS_OPTIONS:
            return f"@dataclass takes {', '.join(CLASS_OPTIONS)} here, not {option}"
    for base in node.bases:
        origin = names.origin(base)
        is_error = origin.endswith(("Error", "Exception"))
        if origin not in names.known.classes and origin not in VANISHING_BASES and not is_error:
            return f"the fields of {ast.unparse(base)} are unknown: import it by its full name"
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and "InitVar" in ast.unparse(part.annotation):
            return "there is no InitVar: use a function that makes the value"
        value = part.value if isinstance(part, ast.AnnAssign) else None
        if names.origin(value) == "dataclasses.field":
            for option in options_of(value):
                if option not in FIELD_OPTIONS:
                    return f"field() takes {', '.join(FIELD_OPTIONS)} here, not {option}"
    return None


@check(ast.ClassDef)
def half_compared(node: ast.ClassDef, _names: Names) -> str | None:
    """There is no reflected comparison."""
    defined = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    for one, other in (("__lt__", "__gt__"), ("__le__", "__ge__")):
        if (one in defined) != (other in defined):
            return f"{one} needs {other} beside it: use @dataclass(order=True), or write both"
    return None


@check(ast.FunctionDef)
def missing_dunder(node: ast.FunctionDef, names: Names) -> str | None:
    """Special methods that nothing calls there; decorators that have no effect."""
    if node.name in DUNDERS and isinstance(names.parents[node], ast.ClassDef):
        return f"{node.name} is not called there: {DUNDERS[node.name]}"
    return None


@check(ast.FunctionDef, ast.ClassDef)
def odd_decorator(node: ast.FunctionDef | ast.ClassDef, names: Names) -> str | None:
    """Decorators without effect there."""
    for decorator in node.decorator_list:
        if names.origin(decorator) == "typing.runtime_checkable":
            return "a Protocol is not checked there: use isinstance with classes"
    return None


# -- calls


@check(ast.Call)
def missing_method(node: ast.Call, names: Names) -> str | None:
    """Methods that are missing, or differ."""
    if not isinstance(node.func, ast.Attribute):
        return None
    name = node.func.attr
    if name in OTHER_METHODS:
        return f"no .{name}() there: {OTHER_METHODS[name]}"
    if name in BARE_METHODS and not node.args:
        return f"no .{name}() there: {BARE_METHODS[name]}"
    if name == "isdigit" and not node.args and not is_ascii_checked(node, names):
        return "isdigit knows ASCII only there: use isdecimal, or ask isascii() before it"
    if name in ("split", "rsplit", "splitlines") and node.keywords:
        return f".{name}() takes no keywords there: give the values by position"
    if name in ("split", "rsplit") and node.args and ast.unparse(node.args[0]) == "None":
        return f".{name}() without a separator counts nothing there: split, then take a slice"
    if name == "splitlines" and node.args:
        return "splitlines takes the ends away there: split at the character"
    if name in ("encode", "decode") and len(node.args) + len(node.keywords) > 1:
        return f".{name}() takes the encoding alone there"
    return None


def is_ascii_checked(node: ast.Call, names: Names) -> bool:
    """Whether a call of x.isdigit() stands behind `x.isascii() and`."""
    above = names.parents[node]
    if not isinstance(above, ast.BoolOp) or not isinstance(above.op, ast.And):
        return False
    wanted = ast.unparse(node).replace(".isdigit", ".isascii")
    return any(ast.unparse(value) == wanted for value in above.values)


@check(ast.Call)
def odd_call(node: ast.Call, names: Names) -> str | None:
    """Calls of built-ins in ways that are missing or differ."""
    function = node.func
    origin = names.origin(function) if isinstance(function, ast.Name | ast.Attribute) else ""
    count = len(node.args) + len(node.keywords)
    if origin == "hash":
        above = names.function_of(node)
        if not isinstance(above, ast.FunctionDef) or above.name != "__hash__":
            return "a hash is another one on every Python: use a digest"
    if origin == "iter" and count > 1:
        return "iter takes one value there: use while"
    if origin == "round" and count > 1:
        return "round to whole numbers: others differ there"
    if origin == "str" and count > 1:
        return "use .decode()"
    if origin == "bytes" and count > 1:
        return "use .encode()"
    if origin == "pow" and count > 2 and ast.unparse(node.args[1]).startswith("-"):
        return "there is no inverse there: write a loop"
    if origin in ("isinstance", "issubclass") and len(node.args) == 2:
        if any(names.vanishes(part) for part in ast.walk(node.args[1])):
            return "this type does not exist there: name classes such as tuple or dict"
    return None


# -- text


@check(ast.JoinedStr)
def odd_format(node: ast.JoinedStr, _names: Names) -> str | None:
    """Conversions and formats that differ."""
    for part in node.values:
        if not isinstance(part, ast.FormattedValue):
            continue
        if part.conversion in (ord("r"), ord("a")):
            return f"the text of !{chr(part.conversion)} differs there: spell the text out"
        bits = part.format_spec.values if isinstance(part.format_spec, ast.JoinedStr) else []
        spec = "".join([str(bit.value) if isinstance(bit, ast.Constant) else "1" for bit in bits])
        if not FORMAT.fullmatch(spec):
            return f"the format {spec} differs there: use a width, +, a comma, or d, s, x, X, b"
    return None


@check(ast.BinOp)
def percent_format(node: ast.BinOp, _names: Names) -> str | None:
    """`"%s" % x`."""
    is_text = isinstance(node.left, ast.JoinedStr) or (
        isinstance(node.left, ast.Constant) and isinstance(node.left.value, str | bytes)
    )
    if is_text and isinstance(node.op, ast.Mod):
        return "% counts bytes there: use an f-string"
    return None


# -- order


@check(*(ast.Call, ast.Name, ast.Attribute, ast.Set, ast.SetComp, ast.Dict, ast.DictComp))
def unordered_loop(node: ast.expr, names: Names) -> str | None:
    """Dicts and sets where their order would show."""
    return UNORDERED if names.is_unordered(node) and shows_order(node, names) else None


def shows_order(node: ast.expr, names: Names) -> bool:
    """Whether an expression stands where the order of its items shows."""
    above = names.parents[node]
    if isinstance(above, ast.For | ast.AsyncFor):
        return above.iter is node
    if isinstance(above, ast.comprehension) and above.iter is node:
        loop = names.parents[above]
        if isinstance(loop, ast.SetComp | ast.DictComp):
            return False
        user = names.parents[loop]
        return not (isinstance(user, ast.Call) and is_order_free(user, names))
    if isinstance(above, ast.Starred):
        return not isinstance(names.parents[above], ast.Set)
    if isinstance(above, ast.YieldFrom):
        return True
    if not isinstance(above, ast.Call) or node not in above.args:
        return False
    if names.origin(above) in (*ORDERED, "itertools.chain", "functools.reduce"):
        return True
    if isinstance(above.func, ast.Attribute) and above.func.attr in ("join", "extend"):
        return True
    return names.origin(above) in ORDER_FREE and not is_order_free(above, names)


def is_order_free(user: ast.Call, names: Names) -> bool:
    """Whether a call gives the same for its items in any order; with a key, equals keep theirs."""
    keyed = any(keyword.arg == "key" for keyword in user.keywords)
    return names.origin(user) in ORDER_FREE and not keyed


@check(ast.Compare, ast.BinOp)
def compared_view(node: ast.Compare | ast.BinOp, names: Names) -> str | None:
    """Views and ranges have no equality there."""
    if isinstance(node, ast.Compare):
        if any(isinstance(op, ast.In | ast.NotIn | ast.Is | ast.IsNot) for op in node.ops):
            return None
        sides = [node.left, *node.comparators]
    else:
        sides = [node.left, node.right]
    for side in sides:
        is_range = isinstance(side, ast.Call) and names.origin(side) == "range"
        if is_view(side) or is_range:
            return "compare sets, tuples or dicts: views and ranges are never equal there"
    return None


# -- slices


@check(ast.Subscript)
def stored_step(node: ast.Subscript, _names: Names) -> str | None:
    """`x[::2] = y`, `del x[::2]`, `x[*y]`."""
    stepped = isinstance(node.slice, ast.Slice) and node.slice.step is not None
    if stepped and not isinstance(node.ctx, ast.Load):
        return "a slice with a step can only be read there: make a new list"
    if isinstance(node.slice, ast.Tuple) and any(
        isinstance(item, ast.Starred) for item in node.slice.elts
    ):
        return "no star in a subscript there: make a tuple first"
    return None
