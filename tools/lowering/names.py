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
        self.module = module
        self.known = known
        self.imported: dict[str, str] = {}
        self.bound: set[str] = set()
        self.parents: dict[ast.AST, ast.AST] = {}
        self._unordered: dict[tuple[Scope, str], bool] = {}
        for node in ast.walk(tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
            if isinstance(node, ast.Import | ast.ImportFrom):
                self._note_import(node)
        for node in ast.walk(tree):
            if not isinstance(node, ast.alias) and not self.is_member(node):
                self.bound.update(bound_by(node))
        for node in ast.walk(tree):
            self._note_order(node)

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
        if isinstance(node, ast.Name):
            if node.id in self.imported:
                return self.imported[node.id]
            return f"{self.module}.{node.id}" if node.id in self.bound else node.id
        return ""

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
        scope = self._scope_of(node)
        return None if isinstance(scope, ast.Module) else scope

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
        if isinstance(node, ast.Name):
            scope: Scope | None = self._scope_of(node)
            while isinstance(scope, Function):
                if (scope, node.id) in self._unordered:
                    return self._unordered[scope, node.id]
                scope = self._scope_of(scope)
        return self._dotted(node) in self.known.unordered

    def _scope_of(self, node: ast.AST) -> Scope:
        above = self.parents[node]
        while not isinstance(above, Scope):
            above = self.parents[above]
        return above

    def _note_order(self, node: ast.AST) -> None:
        """Remember of a bound name whether it holds a dict or a set."""
        if isinstance(node, ast.Module):
            return
        for name in bound_by(node):
            unordered = self._binds_unordered(node)
            scope = self._scope_of(node)
            if isinstance(scope, ast.Module):
                if unordered and not self.is_member(node):
                    self.known.unordered.add(f"{self.module}.{name}")
            else:
                before = self._unordered.get((scope, name), False)
                self._unordered[scope, name] = before or unordered

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
