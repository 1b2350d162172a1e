"""Elements that escape by construction: whatever is not an element is text.

>>> el("p.note", at("id", "a"), "Fear & ", el("b", 3)).text
'<p class="note" id="a">Fear &amp; <b>3</b></p>'

Each element is its own text at once: a tree that is walked later costs MicroPython three times as
much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

VOID = ("br", "hr", "img", "input", "link", "meta")


@dataclass(frozen=True, slots=True)
class Html:
    """Markup that is safe to put into the page."""

    text: str


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute, written out and escaped, with the space before it."""

    text: str


Child = Html | Attribute | str | int | None | Sequence["Child"]
NOTHING = Attribute("")


def escape(text: str) -> str:
    """Make text safe inside an element or a quoted attribute."""
    if "&" in text or "<" in text or ">" in text or '"' in text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        text = text.replace('"', "&quot;")
    return text


def at(name: str, value: str | int | None) -> Attribute:
    """An attribute; True stands alone, False and None leave it out."""
    if value is True:
        return Attribute(f" {name}")
    if value is None or value is False:
        return NOTHING
    return Attribute(f' {name}="{escape(str(value))}"')


@cache
def _opening(tag: str) -> tuple[str, str]:
    """The start and the end of a tag given as `name.class.class`."""
    name, _, classes = tag.partition(".")
    start = f'<{name} class="{classes.replace(".", " ")}"' if classes else f"<{name}"
    return start, "" if name in VOID else f"</{name}>"


def el(tag: str, *children: Child) -> Html:
    """An element: `tag` is its name with classes, as in `p.note`; attributes may stand anywhere.

    Texts and numbers are escaped, None is nothing, tuples and lists are their items.
    """
    start, end = _opening(tag)
    head = [start]
    body: list[str] = []
    for child in children:
        _write(child, head, body)
    head.append(">")
    head.extend(body)
    head.append(end)
    return Html("".join(head))


def _write(child: Child, head: list[str], body: list[str]) -> None:
    if isinstance(child, Html):
        body.append(child.text)
    elif isinstance(child, Attribute):
        head.append(child.text)
    elif isinstance(child, str):
        body.append(escape(child))
    elif isinstance(child, tuple | list):
        for item in child:
            _write(item, head, body)
    elif child is not None:
        body.append(escape(str(child)))
