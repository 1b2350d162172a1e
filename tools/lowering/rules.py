"""How a module is rewritten: the rules, and what applies them.

A rule takes one kind of node and gives what MicroPython takes instead: a node, a list of
statements, or None for nothing at all. Its docstring ends with an example, before and after; the
tests hold it to that. The children of a node are lowered before the node itself. Names are replaced
last, so that rules see what a name meant in the source.
"""

import ast
from collections.abc import Callable

from tools.lowering.names import Names
from tools.lowering.runtime import HELPER

Lowered = ast.AST | list[ast.stmt] | None
Rule = Callable[..., Lowered]
RULES: dict[type[ast.AST], list[Rule]] = {}
NAME_RULES: dict[type[ast.AST], list[Rule]] = {}


def rule(
    *kinds: type[ast.AST], among: dict[type[ast.AST], list[Rule]] = RULES
) -> Callable[[Rule], Rule]:
    """Register a rule for these kinds of nodes."""

    def register(function: Rule) -> Rule:
        for kind in kinds:
            among.setdefault(kind, []).append(function)
        return function

    return register


class Lowering(ast.NodeTransformer):
    """Applies rules to a tree, from the leaves up."""

    def __init__(self, names: Names, rules: dict[type[ast.AST], list[Rule]]) -> None:
        self.names = names
        self.rules = rules

    def visit(self, node: ast.AST) -> Lowered:
        """Lower the children of a node, then the node."""
        self.generic_visit(node)
        kind = type(node)
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
    Lowering(names, RULES).visit(tree)
    Lowering(names, NAME_RULES).visit(tree)
    if any(isinstance(node, ast.Name) and node.id == HELPER for node in ast.walk(tree)):
        tree.body.insert(0, ast.Import([ast.alias(HELPER)]))
    return tree


def helper(name: str) -> ast.Attribute:
    """The function of `helpers.py` with this name."""
    return ast.Attribute(builtin(HELPER), name, ast.Load())


def call(function: ast.expr, *arguments: ast.expr) -> ast.Call:
    """A call with plain arguments."""
    return ast.Call(function, list(arguments), [])


def builtin(name: str) -> ast.Name:
    """A built-in by its name."""
    return ast.Name(name, ast.Load())
