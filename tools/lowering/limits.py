"""What MicroPython lacks, or does differently without a word: refused, with what to write instead.

Not to be seen from here, so it must be known: the order of a dict or set that is an attribute or
came from a function; `&`, `|` and `^` of two bools give an int; a set operation has the type of its
left side; numbers of a `range` stay below 2**31; 100 calls deep is too deep; a frozen dataclass can
be changed; `int()` reads no digits but 0 to 9; `str()` of a tuple, list or dict writes letters
beyond ASCII in another way.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator

from tools.lowering import runtime
from tools.lowering.classes import CLASS_OPTIONS, FIELD_OPTIONS, decorator_of, options_of
from tools.lowering.names import BUILTIN_TYPES, Names, bound_by, is_view
from tools.lowering.runtime import HELPER, HELPERS, NATIVE, RENAMED, REWRITTEN, VANISHING_BASES

Check = Callable[..., str | None]
CHECKS: dict[type[ast.AST], list[Check]] = {}
# A module that imports one of these is a door to the page: it may wait, and import more.
DOORS = ("js", "jsffi", "pyscript")
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
        for function in CHECKS.get(type(node), ()):
            advice = None if is_door and function in FREE_AT_DOORS else function(node, names)
            if advice:
                yield line_of(node, names), advice


def line_of(node: ast.AST, names: Names) -> int:
    """The line of a node, or of the nearest one around it that has one."""
    line: int | None = getattr(node, "lineno", None)
    return line_of(names.parents[node], names) if line is None else line


# -- syntax and names


@check(ast.Match, ast.TryStar, ast.MatMult)
def missing_syntax(node: ast.AST, _names: Names) -> str | None:
    """`match`, `except*`, `@`."""
    if isinstance(node, ast.Match):
        return "there is no match: use if and isinstance"
    return "there is no @: call a function" if isinstance(node, ast.MatMult) else "no except* there"


@check(ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
def waiting(_node: ast.AST, _names: Names) -> str | None:
    """`async` and `await`."""
    return "only a door waits: return an effect"


@check(ast.ImportFrom)
def unnamed_import(node: ast.ImportFrom, _names: Names) -> str | None:
    """`from . import x`, `from x import *`."""
    if node.level:
        return "import by the full name, such as engine.record"
    return "name what you import" if node.names[0].name == "*" else None


@check(ast.Import, ast.ImportFrom, ast.Attribute)
def missing_import(node: ast.Import | ast.ImportFrom | ast.Attribute, names: Names) -> str | None:
    """Parts of the standard library that are not there."""
    if isinstance(node, ast.ImportFrom):
        wanted = [f"{node.module}.{alias.name}" for alias in node.names if not node.level]
    elif isinstance(node, ast.Import):
        wanted = [alias.name for alias in node.names if alias.name not in NATIVE]
    else:
        wanted = [names.origin(node)] if names.origin(node.value) in NATIVE else []
    for origin in wanted:
        if not is_there(origin):
            return f"{origin} is missing there: {instead_of(origin)}"
    return None


def is_there(origin: str) -> bool:
    """Whether something can be imported there, or need not be."""
    module, _, name = origin.rpartition(".")
    if origin.partition(".")[0] not in sys.stdlib_module_names or name in NATIVE.get(module, ()):
        return True
    if origin in ("typing.NamedTuple", "typing.TypedDict"):
        return False
    known = (*HELPERS, *RENAMED, *runtime.VANISHING, "dataclasses.dataclass", "dataclasses.field")
    return origin in known or module in runtime.VANISHING or origin == "dataclasses"


def instead_of(origin: str) -> str:
    """What to do without a part of the standard library."""
    module = origin.rpartition(".")[0] or origin
    if module.partition(".")[0] in runtime.MISSING_MODULES:
        return runtime.MISSING_MODULES[module.partition(".")[0]]
    known = [f"{module}.{name}" for name in NATIVE.get(module, ())]
    known += [name for name in HELPERS if name.startswith(f"{module}.")]
    return f"there are {', '.join(sorted(known))}" if known else "write what you need of it"


FREE_AT_DOORS = (waiting, missing_import)


@check(ast.Name, ast.arg, ast.FunctionDef, ast.ClassDef, ast.ExceptHandler, ast.alias)
def hidden_helper(node: ast.AST, names: Names) -> str | None:
    """A name that the lowering gives a meaning may have no other."""
    if names.is_member(node) and not isinstance(node, ast.Name):
        return None  # a method
    for name in bound_by(node):
        meaning = name if isinstance(node, ast.alias) else names.imported.get(name, name)
        if meaning in HELPERS or meaning in REWRITTEN or meaning == HELPER:
            return f"the name {name} is taken by the lowering: give this another one"
    return None


@check(ast.Name)
def missing_builtin(node: ast.Name, names: Names) -> str | None:
    """Built-ins that are missing or differ."""
    if not isinstance(node.ctx, ast.Load) or names.origin(node) not in runtime.MISSING_BUILTINS:
        return None
    return f"{node.id} is missing there: {runtime.MISSING_BUILTINS[node.id]}"


@check(ast.Name, ast.Attribute)
def types_only(node: ast.Name | ast.Attribute, names: Names) -> str | None:
    """`TYPE_CHECKING` in any other form than `if TYPE_CHECKING:`, which is gone by now."""
    if names.origin(node) == "typing.TYPE_CHECKING":
        return "ask for it alone: if TYPE_CHECKING"
    return None


@check(ast.Attribute)
def missing_attribute(node: ast.Attribute, names: Names) -> str | None:
    """Attributes that are missing; `super().x` that is not called."""
    if node.attr in runtime.MISSING_ATTRIBUTES:
        return f"{node.attr} is missing there: {runtime.MISSING_ATTRIBUTES[node.attr]}"
    user = names.parents[node]
    is_called = isinstance(user, ast.Call) and user.func is node
    if isinstance(node.value, ast.Call) and names.origin(node.value) == "super" and not is_called:
        return "super() finds methods only: call a method"
    return None


# -- classes


@check(ast.ClassDef)
def odd_bases(node: ast.ClassDef, names: Names) -> str | None:
    """Metaclasses, several bases, subclasses of built-ins."""
    if node.keywords:
        return "there are no metaclasses and class keywords: write a function"
    bases = [names.origin(base) for base in node.bases]
    for base in bases:
        if base in BUILTIN_TYPES and base != "object":
            return f"do not derive from {base}: hold one in a field"
        if base == "KeyError":
            return "the text of a KeyError is quoted in CPython only: derive from LookupError"
        if base.startswith("collections.abc."):
            return f"the methods of {base} are missing there: write them out"
    if len([base for base in bases if base not in VANISHING_BASES]) > 1:
        return "one base class at most: hold the other in a field"
    return None


@check(ast.ClassDef)
def odd_dataclass(node: ast.ClassDef, names: Names) -> str | None:
    """Options of dataclasses that are not written out; bases whose fields are unknown."""
    decorator = decorator_of(node, names)
    if decorator is None:
        return None
    for option in options_of(decorator):
        if option not in CLASS_OPTIONS:
            return f"@dataclass takes {', '.join(CLASS_OPTIONS)} here, not {option}"
    for base in node.bases:
        origin = names.origin(base)
        is_error = origin.endswith(("Error", "Exception"))
        if not (origin in names.known.classes or origin in VANISHING_BASES or is_error):
            return f"the fields of {ast.unparse(base)} are unknown: import it by its full name"
    return None


@check(ast.AnnAssign)
def odd_field(node: ast.AnnAssign, names: Names) -> str | None:
    """Options of fields that are not written out."""
    if "InitVar" in ast.unparse(node.annotation):
        return "there is no InitVar: write a function that makes the value"
    if names.origin(node.value) == "dataclasses.field":
        for option in options_of(node.value):
            if option not in FIELD_OPTIONS:
                return f"field() takes {', '.join(FIELD_OPTIONS)} here, not {option}"
    return None


@check(ast.ClassDef)
def half_compared(node: ast.ClassDef, _names: Names) -> str | None:
    """A comparison without its mirror."""
    defined = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    for one, other in (("__lt__", "__gt__"), ("__le__", "__ge__")):
        if (one in defined) != (other in defined):
            return f"{one} and {other} need one another there: use @dataclass(order=True)"
    return None


@check(ast.FunctionDef)
def missing_dunder(node: ast.FunctionDef, names: Names) -> str | None:
    """Special methods that nothing calls there."""
    if node.name in runtime.MISSING_DUNDERS and names.is_member(node):
        return f"{node.name} is never called there: {runtime.MISSING_DUNDERS[node.name]}"
    return None


@check(ast.ClassDef)
def checked_protocol(node: ast.ClassDef, names: Names) -> str | None:
    """`@runtime_checkable`."""
    marks = [names.origin(decorator) for decorator in node.decorator_list]
    if "typing.runtime_checkable" in marks:
        return "no object is an instance of a Protocol there: ask for classes"
    return None


# -- calls


@check(ast.Call)
def missing_method(node: ast.Call, names: Names) -> str | None:
    """Methods that are missing, or differ."""
    if not isinstance(node.func, ast.Attribute):
        return None
    name = node.func.attr
    if name in runtime.MISSING_METHODS:
        return f".{name}() is missing there: {runtime.MISSING_METHODS[name]}"
    if name in runtime.MISSING_BARE_METHODS and not node.args:
        return f".{name}() is missing there: {runtime.MISSING_BARE_METHODS[name]}"
    if name in runtime.ASCII_METHODS and not is_ascii_checked(node, names):
        return f".{name}() knows ASCII only there: ask x.isascii() and x.{name}()"
    if name in ("split", "rsplit", "splitlines"):
        if node.keywords:
            return f".{name}() takes no keywords there: give the values by position"
        if name == "splitlines" and node.args:
            return ".splitlines() takes the ends away there: split at the character"
        if name == "rsplit" and not node.args:
            return ".rsplit() knows ASCII only there: use split"
        if node.args and ast.unparse(node.args[0]) == "None":
            return f".{name}() counts nothing at white space there: split, then take a slice"
    if name in ("encode", "decode") and (node.args or node.keywords):
        return f".{name}() takes nothing there, all is UTF-8: leave it out"
    return None


def is_ascii_checked(node: ast.Call, names: Names) -> bool:
    """Whether a call such as `x.isdigit()` stands beside `x.isascii()` in an `and`."""
    above = names.parents[node]
    if not isinstance(above, ast.BoolOp) or not isinstance(above.op, ast.And):
        return False
    text = ast.unparse(node).rpartition(".")[0]
    return f"{text}.isascii()" in [ast.unparse(value) for value in above.values]


@check(ast.Call)
def odd_call(node: ast.Call, names: Names) -> str | None:
    """Calls of built-ins in a way that is missing or differs."""
    origin = names.origin(node)
    count = len(node.args) + len(node.keywords)
    odd = {
        "bytes": "use .encode()",
        "iter": "iter() takes one value there: use while",
        "round": "round to whole numbers: others differ there",
        "str": "use .decode()",
    }
    if origin in odd and count > 1:
        return odd[origin]
    if origin == "pow" and count > 2 and ast.unparse(node.args[1]).startswith("-"):
        return "there is no inverse there: write a loop"
    if origin == "hash":
        function = names.function_of(node)
        if not isinstance(function, ast.FunctionDef) or function.name != "__hash__":
            return "a hash is another one on every Python: use a digest"
    if origin in ("isinstance", "issubclass"):
        kinds = [part for kind in node.args[1:] for part in ast.walk(kind)]
        if any(names.vanishes(kind) for kind in kinds):
            return "this type is nothing there: ask for classes such as tuple or dict"
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
            return f"the format {spec} differs there: use a width, +, a comma, or one of d s x X b"
    return None


@check(ast.BinOp)
def percent_format(node: ast.BinOp, _names: Names) -> str | None:
    """`"%s" % x`."""
    left = node.left
    is_text = isinstance(left, ast.JoinedStr) or (
        isinstance(left, ast.Constant) and isinstance(left.value, str | bytes)
    )
    if is_text and isinstance(node.op, ast.Mod):
        return "% counts bytes there: use an f-string"
    return None


# -- order

# Calls for which the order of the items is nothing; with a key, equals would show it.
ORDER_FREE = ("all", "any", "dict", "frozenset", "len", "max", "min", "set", "sorted", "sum")
ORDERED = ("enumerate", "filter", "iter", "list", "map", "next", "reversed", "tuple", "zip")


@check(ast.Set, ast.SetComp, ast.Dict, ast.DictComp, ast.Call, ast.Name, ast.Attribute)
@check(ast.BinOp, ast.BoolOp, ast.IfExp)
def unordered_loop(node: ast.expr, names: Names) -> str | None:
    """A dict or a set where the order of its items shows."""
    if names.is_unordered(node) and shows_order(node, names):
        return "a dict or set has no order there: use sorted(...), or keep a tuple"
    return None


def shows_order(node: ast.expr, names: Names) -> bool:
    """Whether an expression stands where the order of its items shows."""
    above = names.parents[node]
    if isinstance(above, ast.For | ast.AsyncFor | ast.comprehension) and above.iter is not node:
        return False
    if isinstance(above, ast.comprehension):
        loop = names.parents[above]
        return not (isinstance(loop, ast.SetComp | ast.DictComp) or is_order_free(loop, names))
    if isinstance(above, ast.For | ast.AsyncFor | ast.YieldFrom):
        return True
    if isinstance(above, ast.Starred):
        return not isinstance(names.parents[above], ast.Set)
    if not isinstance(above, ast.Call) or node not in above.args:
        return False
    if isinstance(above.func, ast.Attribute) and above.func.attr in ("extend", "join"):
        return True
    origin = names.origin(above)
    return origin in ORDERED or (origin in ORDER_FREE and not is_order_free(node, names))


def is_order_free(node: ast.AST, names: Names) -> bool:
    """Whether an expression is handed to a call that gives the same for any order."""
    user = names.parents[node]
    if not isinstance(user, ast.Call) or node not in user.args:
        return False
    keyed = any(keyword.arg == "key" for keyword in user.keywords)
    return names.origin(user) in ORDER_FREE and not keyed


@check(ast.Compare, ast.BinOp)
def compared_view(node: ast.Compare | ast.BinOp, names: Names) -> str | None:
    """Views of dicts, and ranges, as sides of a comparison or a set operation."""
    if isinstance(node, ast.BinOp):
        sides = [node.left, node.right]
    elif isinstance(node.ops[0], ast.In | ast.NotIn | ast.Is | ast.IsNot):
        sides = []
    else:
        sides = [node.left, *node.comparators]
    for side in sides:
        if is_view(side) or (isinstance(side, ast.Call) and names.origin(side) == "range"):
            return "views and ranges are never equal there: compare sets, tuples or dicts"
    return None


# -- slices


@check(ast.Subscript)
def odd_subscript(node: ast.Subscript, _names: Names) -> str | None:
    """`x[::2] = y`, `del x[::2]`, `x[*y]`."""
    part = node.slice
    if isinstance(part, ast.Slice) and part.step and not isinstance(node.ctx, ast.Load):
        return "a slice with a step can only be read there: make a new list"
    if isinstance(part, ast.Tuple) and any(isinstance(item, ast.Starred) for item in part.elts):
        return "no star in a subscript there: make a tuple first"
    return None
