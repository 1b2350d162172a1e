"""What MicroPython lacks. Lowered code imports this module as `_l`.

It is compiled as it is, not lowered, so it keeps to what MicroPython takes: annotations are skipped
there, and may name what only CPython has. A method that stands in for that of a type leaves objects
of other types to their own.
"""

from binascii import a2b_base64 as _a2b_base64
from binascii import hexlify

try:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any
except ImportError:  # MicroPython: nobody asks for them there
    pass

MISSING = object()  # the default of a field that has a default_factory

# Unicode's white space and line ends, which MicroPython does not know.
WHITE_SPACE = (
    "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
    "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)
LINE_ENDS = "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


# -- classes


def either(*kinds: Any) -> tuple[type, ...]:
    """The classes in a union; bool goes with int."""
    flat: list[type] = []
    for kind in kinds:
        if isinstance(kind, tuple):
            flat.extend(kind)
        else:
            flat.append(type(None) if kind is None else kind)
    if int in flat:
        flat.append(bool)
    return tuple(flat)


class _Field:
    def __init__(self, name: str) -> None:
        self.name = name


def fields(it: Any) -> tuple[_Field, ...]:
    """The fields of a dataclass; each knows its name only."""
    return tuple([_Field(name) for name in it._fields])


def is_dataclass(it: Any) -> bool:
    """Whether a class or an object is a dataclass or one of its kind."""
    return hasattr(it, "_fields")


def replace(_it: Any, **changes: Any) -> Any:
    """A dataclass with some fields changed."""
    for name in _it._fields:
        if name not in changes:
            changes[name] = getattr(_it, name)
    return type(_it)(**changes)


def dataclass_repr(self: Any) -> str:
    """The `__repr__` of a dataclass."""
    shown = getattr(self, "_shown", self._fields)
    values = [name + "=" + repr(getattr(self, name)) for name in shown]
    return type(self).__name__ + "(" + ", ".join(values) + ")"


# -- functools, itertools, sorted, zip


def cache(function: Callable[..., Any]) -> Callable[..., Any]:
    """Remember what a function gave."""
    known: dict[Any, Any] = {}

    def remembered(*values: Any, **named: Any) -> Any:
        key = (values, tuple(sorted(named.items()))) if named else values
        if key not in known:
            known[key] = function(*values, **named)
        return known[key]

    return remembered


def combinations(items: Iterable[Any], size: int) -> Iterator[tuple[Any, ...]]:
    """The subsets of a size, in lexicographic order of their places."""
    items = tuple(items)
    if size == 0:
        yield ()
        return
    for at in range(len(items) - size + 1):
        for rest in combinations(items[at + 1 :], size - 1):
            yield (items[at],) + rest  # noqa: RUF005 - MicroPython has no (a, *b)


def pairwise(items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Each item with the next one."""
    items = tuple(items)
    return zip(items, items[1:])  # noqa: B905, RUF007 - this is where they are made


def zip_strict(*rows: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """Rows side by side; ValueError if one is longer than another."""
    iterators = [iter(row) for row in rows]
    while iterators:
        items = [next(iterator, MISSING) for iterator in iterators]
        missing = items.count(MISSING)
        if missing == len(items):
            return
        if missing:
            raise ValueError("zip: the rows differ in length")
        yield tuple(items)


def stable_sorted(items: Iterable[Any], key: Any = None, reverse: bool = False) -> list[Any]:
    """Sort by key and place, because MicroPython's own sort changes the order of equals."""
    items = list(items)
    step = -1 if reverse else 1
    places = [
        (item if key is None else key(item), step * place) for place, item in enumerate(items)
    ]
    places.sort(reverse=reverse)
    return [items[step * place] for _, place in places]


# -- methods


def of(kind: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a function a method of a type, and leave other objects to their own."""

    def stand_in(function: Callable[..., Any]) -> Callable[..., Any]:
        name = function.__name__

        def method(it: Any, *values: Any, **named: Any) -> Any:
            if isinstance(it, kind):
                return function(it, *values, **named)
            return getattr(it, name)(*values, **named)

        return method

    return stand_in


# -- slices


class _Slices:
    def __getitem__(self, part: Any) -> Any:
        return part


_SLICES = _Slices()  # MicroPython makes slices in brackets only


def stepped(items: Any, low: int | None, high: int | None, step: int) -> Any:
    """`items[low:high:step]`."""
    if not isinstance(items, (str, bytes, tuple)):
        return items[low:high:step]
    start, stop, by = _SLICES[low:high:step].indices(len(items))
    taken: list[Any] = [items[place] for place in range(start, stop, by)]
    if isinstance(items, str):
        return "".join(taken)
    return bytes(taken) if isinstance(items, bytes) else tuple(taken)


# -- numbers and bytes


def parsed_int(value: Any, base: int = 10) -> int:
    """`int(value, base)`, with underscores between digits only."""
    if not isinstance(value, str):
        return int(value)
    text: str = strip(value)
    digits = text[1:] if text[:1] in ("+", "-") else text
    if digits[:1] == "_" or digits[-1:] == "_" or "__" in digits:
        raise ValueError("not a number")
    return int(text, base)


@of(int)
def bit_length(n: int) -> int:
    """`n.bit_length()`."""
    return len(bin(abs(n))) - 2 if n else 0


@of(int)
def to_bytes(n: int, length: int = 1, byteorder: str = "big") -> bytes:
    """`n.to_bytes(length, byteorder)`; MicroPython's own takes negative numbers without a word."""
    if n < 0:
        raise OverflowError("a negative number has no bytes")
    return n.to_bytes(length, byteorder)  # type: ignore[arg-type]  # it says so itself


def from_bytes(data: Iterable[int], byteorder: str = "big") -> int:
    """`int.from_bytes(data, byteorder)`."""
    return int.from_bytes(bytes(data), byteorder)  # type: ignore[arg-type]  # it says so itself


def a2b_base64(data: Any) -> bytes:
    """`binascii.a2b_base64(data)`, with a ValueError for what it cannot read."""
    try:
        return _a2b_base64(data.encode() if isinstance(data, str) else data)
    except Exception:
        raise ValueError("not base64")  # noqa: B904 - MicroPython has no from


BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def b2a_base64(data: bytes, *, newline: bool = True) -> bytes:
    """`binascii.b2a_base64(data)`; MicroPython's own is Python too, and three times as slow."""
    missing = -len(data) % 3
    whole = data + bytes(missing)
    written = bytearray()
    for at in range(0, len(whole), 3):
        bits = whole[at] << 16 | whole[at + 1] << 8 | whole[at + 2]
        for shift in (18, 12, 6, 0):
            written.append(BASE64[bits >> shift & 63])
    return bytes(written[: len(written) - missing]) + b"=" * missing + b"\n" * newline


def hexdigest(hashed: Any) -> str:
    """`hashed.hexdigest()`."""
    return hexlify(hashed.digest()).decode()


@of((bytes, bytearray))
def hex(data: bytes) -> str:  # noqa: A001 - it has the name of the method
    """`data.hex()`; MicroPython's own gives bytes when there are none."""
    return hexlify(data).decode()


@of(str)
def encode(text: str) -> bytes:
    """`text.encode()`; MicroPython's own lets surrogates through."""
    data = text.encode()
    if b"\xed" in data and not _is_unicode(text):
        raise UnicodeError("half a character")
    return data


@of((bytes, bytearray))
def decode(data: bytes) -> str:
    """`data.decode()`; MicroPython's own takes overlong and other forbidden forms."""
    text = data.decode()
    if len(text) < len(data) and not (_is_unicode(text) and _shortest(text) == data):
        raise UnicodeError("not UTF-8")
    return text


def _is_unicode(text: str) -> bool:
    return all(ord(letter) < 0xD800 or 0xE000 <= ord(letter) < 0x110000 for letter in text)


def _shortest(text: str) -> bytes:
    return "".join([chr(ord(letter)) for letter in text]).encode()


# -- text


def formatted(value: Any, spec: str = "") -> str:
    """`format(value, spec)`, with texts padded by characters, not by bytes."""
    if not isinstance(value, str):
        return ("{:" + spec + "}").format(value)
    fill, align = " ", "<"
    if spec[1:2] in ("<", ">", "^"):
        fill, align, spec = spec[0], spec[1], spec[2:]
    elif spec[:1] in ("<", ">", "^"):
        align, spec = spec[0], spec[1:]
    elif spec[:1] == "0":
        fill = "0"
    missing = max(0, int(spec.rstrip("s") or "0") - len(value))
    left = missing if align == ">" else missing // 2 if align == "^" else 0
    return fill * left + value + fill * (missing - left)


@of(str)
def ljust(text: str, width: int, fill: str = " ") -> str:
    """`text.ljust(width, fill)`."""
    return text + fill * (width - len(text))


@of(str)
def rjust(text: str, width: int, fill: str = " ") -> str:
    """`text.rjust(width, fill)`."""
    return fill * (width - len(text)) + text


@of(str)
def center(text: str, width: int, fill: str = " ") -> str:
    """`text.center(width, fill)`: in an odd width, the larger part of an odd rest is left."""
    missing = max(0, width - len(text))
    left = missing // 2 + (missing & width & 1)
    return fill * left + text + fill * (missing - left)


@of(str)
def zfill(text: str, width: int) -> str:
    """`text.zfill(width)`."""
    sign = text[:1] if text[:1] in ("+", "-") else ""
    return sign + "0" * (width - len(text)) + text[len(sign) :]


@of(str)
def removeprefix(text: str, prefix: str) -> str:
    """`text.removeprefix(prefix)`."""
    return text[len(prefix) :] if text.startswith(prefix) else text


@of(str)
def removesuffix(text: str, suffix: str) -> str:
    """`text.removesuffix(suffix)`."""
    return text[: len(text) - len(suffix)] if text.endswith(suffix) else text


@of(str)
def lstrip(text: str, letters: str | None = None) -> str:
    """`text.lstrip(letters)`."""
    start = 0
    while start < len(text) and text[start] in (WHITE_SPACE if letters is None else letters):
        start += 1
    return text[start:]


@of(str)
def rstrip(text: str, letters: str | None = None) -> str:
    """`text.rstrip(letters)`."""
    end = len(text)
    while end and text[end - 1] in (WHITE_SPACE if letters is None else letters):
        end -= 1
    return text[:end]


@of(str)
def strip(text: str, letters: str | None = None) -> Any:
    """`text.strip(letters)`."""
    return lstrip(rstrip(text, letters), letters)


@of(str)
def split(text: str, *values: Any) -> list[str]:
    """`text.split(separator, most)`, or at white space."""
    if not values:
        for letter in WHITE_SPACE:
            if letter in text:
                text = text.replace(letter, " ")
    return text.split(*values)


@of(str)
def splitlines(text: str) -> list[str]:
    """`text.splitlines()`."""
    text = text.replace("\r\n", "\n")
    for letter in LINE_ENDS:
        if letter in text:
            text = text.replace(letter, "\n")
    return text.splitlines()


@of(str)
def isspace(text: str) -> bool:
    """`text.isspace()`."""
    return text != "" and all(letter in WHITE_SPACE for letter in text)


@of(str)
def isascii(text: str) -> bool:
    """`text.isascii()`."""
    return len(text.encode()) == len(text)


@of(str)
def upper(text: str) -> Any:
    """`text.upper()`."""
    return text.upper() if isascii(text) else _in_case(text, "toUpperCase")


@of(str)
def lower(text: str) -> Any:
    """`text.lower()`."""
    return text.lower() if isascii(text) else _in_case(text, "toLowerCase")


@of(str)
def capitalize(text: str) -> Any:
    """`text.capitalize()`."""
    head = upper(text[:1])
    return head[:1] + lower(head[1:] + text[1:])


def _in_case(text: str, method: str) -> Any:
    import js  # MicroPython knows ASCII only; JavaScript, beside it on every page, knows the rest

    return getattr(js.String.prototype, method).call(text)
