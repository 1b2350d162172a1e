"""Plain Python: what runs alike on CPython, Pyodide and MicroPython, and what to write instead.

`problems` names every place where a source steps outside it; it reads and runs nothing.
"""

import ast
import builtins
from collections.abc import Iterator

MODULES = {
    "bisect": "walk through a tuple, or use sorted",
    "contextlib": "use try and finally",
    "copy": "values are frozen: use replace",
    "enum": 'use constants such as POLICY = "policy"',
    "random": "draw from a Stream",
    "secrets": "draw from a Stream; new seeds come from the door",
    "textwrap": "split and join",
    "unicodedata": "case and NFC are the door's work",
}
# names of a module that are refused where the module itself is not
MEMBERS = {
    "collections.Counter": "count in a dict or a list",
    "collections.namedtuple": "use a frozen dataclass",
    "collections.OrderedDict": "keep a tuple of pairs",
    "math.comb": "use engine.choices.ways",
    "math.isqrt": "write it with whole numbers",
    "math.prod": "multiply in a loop",
    "re.findall": "use partition and split",
    "typing.NamedTuple": "use a frozen dataclass",
    "typing.TypedDict": "use a frozen dataclass",
}
# methods, refused with any arguments; or only without, as a method of one's own may have the name
METHODS = {
    "findall": "use partition and split",
    "sort": "use sorted: this one is not stable there",
    "translate": "use replace",
}
BARE_METHODS = {
    "bit_count": "count in a loop",
    "casefold": "use lower; case is the door's work",
    "isalnum": "look the letters up in an alphabet",
    "title": "spell the words as they are shown",
}
FUNCTIONS = {
    "ascii": "spell the text out",
    "eval": "write it down",
    "exec": "write it down",
    "hash": "use digest",
    "input": "ask at the door",
    "open": "files belong to the door",
    "print": "return the text",
    "repr": "spell the text out",
    "__import__": "import at the top",
}
SPECIAL = {
    "__index__": "write a method with a name",
    "__missing__": "use get",
}
NODES: dict[type[ast.AST], tuple[str, str]] = {
    ast.Match: ("match", "use if and isinstance"),
    ast.AsyncFunctionDef: ("async", "waiting belongs to the door"),
    ast.AsyncFor: ("async", "waiting belongs to the door"),
    ast.AsyncWith: ("async", "waiting belongs to the door"),
    ast.Await: ("await", "waiting belongs to the door"),
}
VIEWS = ("items", "keys", "values")
# What these make of a row does not depend on its order (with a key, the order decides ties).
ORDER_BLIND = ("all", "any", "dict", "frozenset", "len", "max", "min", "set", "sorted", "sum")
ORDERED = ("enumerate", "filter", "iter", "join", "list", "map", "next", "reversed", "tuple", "zip")
UNORDERED = "use sorted, or keep a tuple: there is no order there"
TYPED_ERRORS = ("IllegalMove", "BadRecord", "BadSeed", "BadOptions")
BUILT_IN_TYPES = [
    name
    for name, value in sorted(vars(builtins).items())
    if isinstance(value, type) and not issubclass(value, BaseException) and name != "object"
]


def problems(source: str, path: str, floats: bool = True) -> list[str]:
    """Each problem as `path:line: what: what to write instead`, in the order of lines.

    Floats are refused unless `floats` allows them.
    """
    tree = ast.parse(source)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    found = [
        (_line(node, parents), what, instead)
        for node in ast.walk(tree)
        for check in (_syntax, _imports, _classes, _calls, _texts, _order, _float)
        if floats or check is not _float
        for what, instead in check(node, parents)
    ]
    return [f"{path}:{line}: {what}: {instead}" for line, what, instead in sorted(set(found))]


Parents = dict[ast.AST, ast.AST]
Found = Iterator[tuple[str, str]]


def _line(node: ast.AST, parents: Parents) -> int:
    while not hasattr(node, "lineno"):
        node = parents[node]
    return node.lineno


def _syntax(node: ast.AST, _parents: Parents) -> Found:
    if type(node) in NODES:
        yield NODES[type(node)]
    if isinstance(node, ast.FunctionDef) and node.name in SPECIAL:
        yield node.name, SPECIAL[node.name]


def _imports(node: ast.AST, _parents: Parents) -> Found:
    if isinstance(node, ast.Import):
        for alias in node.names:
            if alias.name.split(".")[0] in MODULES:
                yield alias.name, MODULES[alias.name.split(".")[0]]
    if isinstance(node, ast.ImportFrom):
        module = node.module or ""
        if node.level:
            yield "a relative import", "write the full name"
        elif module.split(".")[0] in MODULES:
            yield module, MODULES[module.split(".")[0]]
        for alias in node.names:
            member = f"{module}.{alias.name}"
            if member in MEMBERS:
                yield member, MEMBERS[member]
    if isinstance(node, ast.Attribute) and ast.unparse(node) in MEMBERS:
        yield ast.unparse(node), MEMBERS[ast.unparse(node)]


def _classes(node: ast.AST, _parents: Parents) -> Found:
    if not isinstance(node, ast.ClassDef):
        return
    if len(node.bases) > 1:
        yield "more than one base class", "hold one of them in a field"
    if node.keywords:
        yield "a metaclass or a class keyword", "call a function after the class"
    for base in node.bases:
        name = ast.unparse(base).split("[")[0]
        if name in BUILT_IN_TYPES:
            yield f"a class derived from {name}", "hold one in a field"


def _calls(node: ast.AST, parents: Parents) -> Found:
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            yield f"{node.func.id}()", FUNCTIONS[node.func.id]
        if isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in METHODS:
                yield f".{name}()", METHODS[name]
            if name in BARE_METHODS and not node.args and not node.keywords:
                yield f".{name}()", BARE_METHODS[name]
        if "sort_keys" in [keyword.arg for keyword in node.keywords]:
            yield "sort_keys=", "write the text by hand, in a fixed order"
    if isinstance(node, ast.Attribute):
        if ast.unparse(node.value) == "super()":
            parent = parents[node]
            if not (isinstance(parent, ast.Call) and parent.func is node):
                yield "super() without a call", "a property of a base class is not found there"
        if ast.unparse(node.value) == "str" and node.attr in {**METHODS, **BARE_METHODS}:
            yield f"str.{node.attr}", {**METHODS, **BARE_METHODS}[node.attr]


def _texts(node: ast.AST, _parents: Parents) -> Found:
    if isinstance(node, ast.FormattedValue) and node.conversion in (ord("r"), ord("a")):
        yield "!r or = in an f-string", "spell the text out"
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and "(?P<" in node.value:
        yield "a named group", "use partition and split"
    if isinstance(node, ast.ExceptHandler) and node.name and not _is_typed(node.type):
        for inner in ast.walk(node):
            if _shows(inner, node.name):
                yield "the text of a built-in exception", "say in words what is wrong"


def _is_typed(kinds: ast.expr | None) -> bool:
    listed = kinds.elts if isinstance(kinds, ast.Tuple) else [kinds] if kinds else []
    return bool(listed) and all(ast.unparse(kind) in TYPED_ERRORS for kind in listed)


def _shows(node: ast.AST, name: str) -> bool:
    if isinstance(node, ast.FormattedValue | ast.Attribute):
        return isinstance(node.value, ast.Name) and node.value.id == name
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str":
        return [ast.unparse(argument) for argument in node.args] == [name]
    return False


def _order(node: ast.AST, parents: Parents) -> Found:
    if _is_unordered(node, parents) and _order_matters(node, parents):
        yield "the order of a dict or set", UNORDERED


def _is_unordered(node: ast.AST, parents: Parents) -> bool:
    if isinstance(node, ast.Name):
        return isinstance(node.ctx, ast.Load) and node.id in _unordered_names(parents)
    return _is_view(node) or _makes_unordered(node)


def _is_view(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in VIEWS
        and not node.args
    )


def _makes_unordered(node: ast.AST | None) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("dict", "set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp | ast.Dict | ast.DictComp)


def _unordered_names(parents: Parents) -> set[str]:
    """The names that the module binds to dicts and sets, and to nothing else."""
    bound: dict[str, bool] = {}
    for node in parents:
        if isinstance(node, ast.arg):
            bound[node.arg] = False
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            parent = parents[node]
            value = parent.value if isinstance(parent, ast.Assign | ast.AnnAssign) else None
            bound[node.id] = bound.get(node.id, True) and _makes_unordered(value)
    return {name for name in bound if bound[name]}


def _order_matters(row: ast.AST, parents: Parents) -> bool:
    """Whether something is made of this row that has its order."""
    parent = parents[row]
    passed_on = _is_view(row) or isinstance(row, ast.ListComp | ast.GeneratorExp)
    if isinstance(parent, ast.comprehension) and row is parent.iter:
        whole = parents[parent]
        return not isinstance(whole, ast.SetComp | ast.DictComp) and _order_matters(whole, parents)
    if isinstance(parent, ast.Call) and row in parent.args:
        name = ast.unparse(parent.func).split(".")[-1]
        if name in ORDER_BLIND:
            return "key" in [keyword.arg for keyword in parent.keywords]
        return passed_on or name in ORDERED
    if isinstance(parent, ast.For):
        return row is parent.iter
    if isinstance(parent, ast.Starred):
        return not isinstance(parents[parent], ast.Set)
    if isinstance(parent, ast.Compare):
        return not _is_view(row) and passed_on
    return passed_on or isinstance(parent, ast.YieldFrom)


def _float(node: ast.AST, _parents: Parents) -> Found:
    if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
        yield "a float", "use whole numbers"
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
        yield "/", "use //"
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("float", "complex"):
        yield f"{ast.unparse(node.func)}()", "use whole numbers"
