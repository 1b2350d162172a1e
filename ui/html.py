"""Elements that escape by construction: whatever is not an element is text.

>>> el("p.note", at("id", "a"), "Fear & ", el("b", 3)).text
'<p class="note" id="a">Fear &amp; <b>3</b></p>'

An element is a flat list of parts that is joined once, at the end: MicroPython looks for every text
that is made among all those it knows, and a tree that is walked later costs three times as much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

VOID = ("br", "hr", "img", "input", "link", "meta")


@dataclass(frozen=True, slots=True)
class Html:
    """Markup that is safe to put into the page: its parts in order, never changed."""

    parts: list[str]

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(self.parts)


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute, escaped, with the space before it: its parts in order, never changed."""

    parts: list[str]


Child = Html | Attribute | str | int | None | Sequence["Child"]
NOTHING = Attribute([])


def escape(text: str) -> str:
    """Make text safe inside an element or a quoted attribute."""
    if "&" in text or "<" in text or ">" in text or '"' in text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        text = text.replace('"', "&quot;")
    return text


def at(name: str, value: str | int | None) -> Attribute:
    """An attribute; True stands alone, False and None leave it out."""
    if value is True:
        return Attribute([" ", name])
    if value is None or value is False:
        return NOTHING
    written = value if isinstance(value, str) else str(value)
    return Attribute([" ", name, '="', escape(written), '"'])


@cache
def _opening(tag: str) -> tuple[str, str]:
    """The start and the end of a tag given as `name.class.class`."""
    name, _, classes = tag.partition(".")
    start = f'<{name} class="{classes.replace(".", " ")}"' if classes else f"<{name}"
    return start, "" if name in VOID else f"</{name}>"


def el(tag: str, *children: Child) -> Html:
    """An element: `tag` is its name with classes, as in `p.note`; attributes stand before the rest.

    Texts and numbers are escaped, None is nothing, tuples and lists are their items. Raises
    TypeError for an attribute behind content.
    """
    start, end = _opening(tag)
    parts = [start]
    attributes = 0
    for child in children:
        if not isinstance(child, Attribute):
            break
        parts.extend(child.parts)
        attributes += 1
    parts.append(">")
    for child in children[attributes:]:
        _write(child, parts)
    parts.append(end)
    return Html(parts)


def _write(child: Child, parts: list[str]) -> None:
    if isinstance(child, Html):
        parts.extend(child.parts)
    elif isinstance(child, str):
        parts.append(escape(child))
    elif isinstance(child, tuple | list):
        for item in child:
            _write(item, parts)
    elif isinstance(child, Attribute):
        raise TypeError(f"the attribute{''.join(child.parts)} stands behind content")
    elif child is not None:
        parts.append(escape(str(child)))
