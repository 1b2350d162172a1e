"""Dataclasses: MicroPython has none, so their methods are written out."""

import ast

from tools.lowering.names import Field, Known, Names

COMPARISONS = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}
FIELD_OPTIONS = ("default", "default_factory", "repr", "compare", "kw_only")
CLASS_OPTIONS = ("eq", "frozen", "kw_only", "order", "repr", "slots")


def decorator_of(node: ast.ClassDef, names: Names) -> ast.expr | None:
    """The `@dataclass` of a class, None if it has none."""
    for decorator in node.decorator_list:
        if names.origin(decorator) == "dataclasses.dataclass":
            return decorator
    return None


def options_of(call: ast.expr | None) -> dict[str, ast.expr]:
    """The keywords of a call; none for anything else, such as a bare `@dataclass`."""
    keywords = call.keywords if isinstance(call, ast.Call) else []
    return {keyword.arg: keyword.value for keyword in keywords if keyword.arg}


def declare(tree: ast.Module, names: Names, known: Known) -> None:
    """Note the classes and type aliases of a module, in the order in which they are written."""
    kinds = ast.ClassDef | ast.Assign | ast.AnnAssign
    found = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    for node in sorted(found, key=lambda node: node.lineno):
        if not isinstance(node, ast.ClassDef):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            origin = names.origin(target) if isinstance(target, ast.Name) else ""
            if origin and is_type_value(node.value, names):
                known.aliases.add(origin)
            continue
        origin = f"{names.module}.{node.name}"
        bases = [names.origin(base) for base in node.bases]
        known.classes[origin] = _fields(node, names, known)
        defines = any(
            isinstance(part, ast.FunctionDef) and part.name == "__post_init__" for part in node.body
        )
        if defines or any(base in known.post_init for base in bases):
            known.post_init.add(origin)


def is_type_value(value: ast.expr | None, names: Names) -> bool:
    """Whether an assigned value makes its name one for a type: `A | B`, `tuple[int, ...]`."""
    if value is None or isinstance(value, ast.Constant):
        return False
    if isinstance(value, ast.Call):
        return names.origin(value) in ("typing.TypeVar", "typing.NewType")
    return names.is_type(value)


def is_field(part: ast.stmt) -> bool:
    """Whether a statement of a class declares a field; its annotation is text by now."""
    return isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part.annotation)


def _fields(node: ast.ClassDef, names: Names, known: Known) -> tuple[Field, ...]:
    """The fields of a class, those of its bases first; a plain class has its bases' fields."""
    fields: dict[str, Field] = {}
    for base in node.bases:
        for field in known.classes.get(names.origin(base), ()):
            fields[field.name] = field
    decorator = decorator_of(node, names)
    if decorator is None:
        return tuple(fields.values())
    keyword_only = _is_set(options_of(decorator), "kw_only", False)
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and is_field(part) and isinstance(part.target, ast.Name):
            name = part.target.id
            fields[name] = _field(name, part.value, keyword_only, names)
    return tuple(fields.values())


def _field(name: str, value: ast.expr | None, keyword_only: bool, names: Names) -> Field:
    if names.origin(value) != "dataclasses.field":
        return Field(name, value is not None, keyword_only=keyword_only)
    options = options_of(value)
    return Field(
        name,
        has_default="default" in options,
        has_factory="default_factory" in options,
        keyword_only=_is_set(options, "kw_only", keyword_only),
        compared=_is_set(options, "compare", True),
        shown=_is_set(options, "repr", True),
    )


def _is_set(options: dict[str, ast.expr], option: str, default: bool) -> bool:
    value = options.get(option)
    return bool(value.value) if isinstance(value, ast.Constant) else default


def write_out(node: ast.ClassDef, names: Names) -> list[ast.stmt]:
    """The body of a dataclass with its methods written out; a method it defines itself stays.

    Defaults are attributes of the class, as in CPython, so that an inherited one is found even
    where the names it was made of were never imported.
    """
    options = options_of(decorator_of(node, names))
    origin = f"{names.module}.{node.name}"
    fields = names.known.classes[origin]
    own = {field.name: field for field in fields}
    body: list[ast.stmt] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and is_field(part) and isinstance(part.target, ast.Name):
            body += _default(own[part.target.id], part.value, names)
        else:
            body.append(part)
    defined = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    base = ast.unparse(node.bases[0]) if node.bases else ""
    set_here = {name for part in body for name in _assigned(part)}
    methods = {"__init__": _init(fields, set_here, base, origin in names.known.post_init)}
    if _is_set(options, "repr", True):
        methods["__repr__"] = "__repr__ = _l.dataclass_repr"
    if _is_set(options, "eq", True):
        methods["__eq__"] = _eq(fields)
        if _is_set(options, "frozen", False):
            methods["__hash__"] = _hash(fields)
    if _is_set(options, "order", False):
        for method in COMPARISONS:
            methods[method] = _compare(method, fields)
    lines = [f"_fields = {tuple([field.name for field in fields])!r}"]
    if any(not field.shown for field in fields):
        lines.append(f"_shown = {tuple([field.name for field in fields if field.shown])!r}")
    lines += [method for name, method in methods.items() if name not in defined]
    return body + ast.parse("\n".join(lines)).body


def _default(field: Field, value: ast.expr | None, names: Names) -> list[ast.stmt]:
    """What is left of `name: type = value` in the class."""
    if field.has_factory:
        factory = ast.unparse(options_of(value)["default_factory"])
        return ast.parse(f"_new_{field.name} = staticmethod({factory})").body
    if names.origin(value) == "dataclasses.field":
        value = options_of(value).get("default")
    if value is None:
        return []
    return ast.parse(f"{field.name} = {ast.unparse(value)}").body


def _assigned(part: ast.stmt) -> list[str]:
    targets = part.targets if isinstance(part, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _init(fields: tuple[Field, ...], set_here: set[str], base: str, post_init: bool) -> str:
    positional = [field for field in fields if not field.keyword_only]
    keyword_only = [field for field in fields if field.keyword_only]
    arguments = ["self", *[_argument(field, set_here, base) for field in positional]]
    if keyword_only:
        arguments += ["*", *[_argument(field, set_here, base) for field in keyword_only]]
    lines = [f"self.{field.name} = {_value(field)}" for field in fields]
    if post_init:
        lines.append("self.__post_init__()")
    return f"def __init__({', '.join(arguments)}):\n    " + "\n    ".join(lines or ["pass"])


def _argument(field: Field, set_here: set[str], base: str) -> str:
    if field.has_factory:
        return f"{field.name}=_l.MISSING"
    if field.has_default:
        return f"{field.name}={'' if field.name in set_here else base + '.'}{field.name}"
    return field.name


def _value(field: Field) -> str:
    if field.has_factory:
        return f"self._new_{field.name}() if {field.name} is _l.MISSING else {field.name}"
    return field.name


def _values(fields: tuple[Field, ...], owner: str) -> str:
    return "(" + "".join([f"{owner}.{field.name}, " for field in fields if field.compared]) + ")"


def _eq(fields: tuple[Field, ...]) -> str:
    same = f"{_values(fields, 'self')} == {_values(fields, 'other')}"
    return f"def __eq__(self, other):\n    return type(other) is type(self) and {same}"


def _hash(fields: tuple[Field, ...]) -> str:
    return f"def __hash__(self):\n    return hash({_values(fields, 'self')})"


def _compare(method: str, fields: tuple[Field, ...]) -> str:
    return (
        f"def {method}(self, other):\n"
        f"    if type(other) is not type(self):\n"
        f"        return NotImplemented\n"
        f"    return {_values(fields, 'self')} {COMPARISONS[method]} {_values(fields, 'other')}"
    )
