"""What the names of a module mean, and what the modules lowered before it have told."""

import ast
from dataclasses import dataclass, field

from tools.lowering.runtime import VANISHING

UNORDERED_TYPES = ("dict", "set", "frozenset", "Mapping", "MutableMapping", "AbstractSet")
BUILTIN_CONTAINERS = ("bytearray", "bytes", "dict", "frozenset", "list", "range", "set", "tuple")
BUILTIN_TYPES = (*BUILTIN_CONTAINERS, "bool", "float", "int", "object", "str", "type")
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Scope = Function | ast.Module


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a dataclass: what its `field(...)` and its default say."""

    name: str
    has_default: bool = False
    has_factory: bool = False
    keyword_only: bool = False
    compared: bool = True
    shown: bool = True


@dataclass(slots=True)
class Known:
    """What is known of the modules lowered so far, by origin such as `engine.record.Record`."""

    classes: dict[str, tuple[Field, ...]] = field(default_factory=dict)
    post_init: set[str] = field(default_factory=set)  # classes that have, or inherit, one
    aliases: set[str] = field(default_factory=set)  # names of types that are not classes
    unordered: set[str] = field(default_factory=set)  # names of dicts and sets

    def share(self, source: str, target: str) -> None:
        """Know under the origin `target`, too, what is known of `source`: it was imported."""
        if source in self.classes:
            self.classes[target] = self.classes[source]
        for names in (self.post_init, self.aliases, self.unordered):
            if source in names:
                names.add(target)


class Names:
    """The names of one module: `origin` tells what an expression refers to."""

    def __init__(self, tree: ast.Module, module: str, known: Known) -> None:
        self.tree = tree
        self.module = module
        self.known = known
        self.imported: dict[str, str] = {}
        self.parents: dict[ast.AST, ast.AST] = {}
        # the names that are bound in each function, and in the module: whether to a dict or set
        self._bound: dict[tuple[Scope, str], bool] = {}
        for node in ast.walk(tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
            if isinstance(node, ast.Import | ast.ImportFrom):
                self._note_import(node)
        for node in ast.walk(tree):
            if not isinstance(node, ast.alias) and not self.is_member(node):
                self._note_binding(node)

    def _note_import(self, node: ast.Import | ast.ImportFrom) -> None:
        for alias in node.names:
            if isinstance(node, ast.ImportFrom):
                name = alias.asname or alias.name
                self.imported[name] = f"{node.module}.{alias.name}"
                self.known.share(self.imported[name], f"{self.module}.{name}")
            elif alias.asname:
                self.imported[alias.asname] = alias.name
            else:
                root = alias.name.partition(".")[0]
                self.imported[root] = root

    def origin(self, node: ast.AST | None) -> str:
        """Where a name comes from: `functools.cache`, `engine.game.Move`, `sorted`; "" if none.

        A call or a subscript is looked through, as in `@dataclass(frozen=True)` and `Generic[T]`.
        """
        if isinstance(node, ast.Call):
            return self._dotted(node.func)
        if isinstance(node, ast.Subscript):
            return self._dotted(node.value)
        return self._dotted(node)

    def _dotted(self, node: ast.AST | None) -> str:
        if isinstance(node, ast.Attribute):
            owner = self._dotted(node.value)
            return f"{owner}.{node.attr}" if owner else ""
        if not isinstance(node, ast.Name) or self._binding(node):
            return ""
        if node.id in self.imported:
            return self.imported[node.id]
        return f"{self.module}.{node.id}" if (self.tree, node.id) in self._bound else node.id

    def _binding(self, name: ast.Name) -> tuple[Scope, str] | None:
        """The function that gives a name its meaning, and the name; None if it is not a local."""
        scope = self.function_of(name)
        while scope and (scope, name.id) not in self._bound:
            scope = self.function_of(scope)
        return (scope, name.id) if scope else None

    def vanishes(self, node: ast.AST | None) -> bool:
        """Whether a name comes from a module that exists for type checkers only."""
        return self.origin(node).startswith(tuple([f"{module}." for module in VANISHING]))

    def is_class(self, node: ast.AST) -> bool:
        """Whether a name is a class, built in or of a module lowered so far."""
        if not isinstance(node, ast.Name | ast.Attribute):
            return False
        origin = self.origin(node)
        return origin in BUILTIN_TYPES or origin in self.known.classes

    def is_type(self, node: ast.AST) -> bool:
        """Whether an expression is a type: a class, an alias, `X[...]`, `X | Y` or None."""
        if isinstance(node, ast.BinOp):
            return (
                isinstance(node.op, ast.BitOr)
                and self.is_type(node.left)
                and self.is_type(node.right)
            )
        if isinstance(node, ast.Subscript):
            return self.is_type(node.value)
        if isinstance(node, ast.Constant):
            return node.value is None or isinstance(node.value, str)
        if not isinstance(node, ast.Name | ast.Attribute):
            return False
        return self.is_class(node) or self.vanishes(node) or self.origin(node) in self.known.aliases

    def is_member(self, node: ast.AST) -> bool:
        """Whether a node gives a meaning to a name in the body of a class, which none can hide."""
        above = self.parents.get(node)
        if isinstance(above, ast.Assign | ast.AnnAssign):
            above = self.parents[above]
        return isinstance(above, ast.ClassDef)

    def function_of(self, node: ast.AST) -> Function | None:
        """The function a node stands in, None at the top of a module or class."""
        above = self.parents.get(node)
        while above and not isinstance(above, Function):
            above = self.parents.get(above)
        return above if isinstance(above, Function) else None

    def is_unordered(self, node: ast.AST) -> bool:
        """Whether an expression is a dict, a set or a view of one, as far as one can see here."""
        if isinstance(node, ast.Dict | ast.DictComp | ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.IfExp):
            return self.is_unordered(node.body) or self.is_unordered(node.orelse)
        if isinstance(node, ast.BoolOp):
            return any(self.is_unordered(value) for value in node.values)
        if isinstance(node, ast.BinOp):
            return self.is_unordered(node.left) or self.is_unordered(node.right)
        if isinstance(node, ast.Call):
            return is_view(node) or self.origin(node) in ("dict", "set", "frozenset")
        binding = self._binding(node) if isinstance(node, ast.Name) else None
        return self._bound[binding] if binding else self._dotted(node) in self.known.unordered

    def _note_binding(self, node: ast.AST) -> None:
        """Remember what a node gives a meaning to, and whether that is a dict or a set."""
        for name in bound_by(node):
            unordered = self._binds_unordered(node)
            scope = self.function_of(node) or self.tree
            self._bound[scope, name] = self._bound.get((scope, name), False) or unordered
            if scope is self.tree and unordered:
                self.known.unordered.add(f"{self.module}.{name}")

    def _binds_unordered(self, node: ast.AST) -> bool:
        above = self.parents[node]
        if isinstance(node, ast.arg):
            is_kwarg = isinstance(above, ast.arguments) and above.kwarg is node
            return is_kwarg or names_unordered(node.annotation)
        if isinstance(above, ast.AnnAssign):
            return names_unordered(above.annotation)
        return isinstance(above, ast.Assign) and self.is_unordered(above.value)


def bound_by(node: ast.AST) -> tuple[str, ...]:
    """The name that a node gives a meaning to, if any."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return (node.id,)
    if isinstance(node, ast.arg):
        return (node.arg,)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.ExceptHandler) and node.name:
        return (node.name,)
    if isinstance(node, ast.alias):
        return (node.asname or node.name.partition(".")[0],)
    return ()


def is_view(node: ast.AST) -> bool:
    """Whether an expression is `x.items()`, `x.keys()` or `x.values()`."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("items", "keys", "values")
        and not node.args
    )


def names_unordered(annotation: ast.expr | None) -> bool:
    """Whether an annotation, turned to text, names a dict or a set."""
    if not isinstance(annotation, ast.Constant) or not isinstance(annotation.value, str):
        return False
    return annotation.value.partition("[")[0].rpartition(".")[2] in UNORDERED_TYPES
