"""An HTML text as a small tree, read strictly: whatever a browser would have to mend is refused."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = ("br", "hr", "img", "input", "link", "meta")


@dataclass(eq=False)
class Node:
    """An element; `parts` are its elements and texts in order."""

    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    parts: "list[Node | str]" = field(default_factory=list)
    parent: "Node | None" = None

    def __getitem__(self, name: str) -> str:
        """The value of an attribute that must be there."""
        value = self.attributes[name]
        assert value is not None, f"{name} has no value"
        return value

    def get(self, name: str, missing: str = "") -> str:
        """The value of an attribute, `missing` when it is not there, "" when it stands alone."""
        return self.attributes.get(name, missing) or ""

    def __contains__(self, name: str) -> bool:
        return name in self.attributes

    @property
    def classes(self) -> list[str]:
        return self.get("class").split()

    @property
    def text(self) -> str:
        """All text inside, as it stands."""
        return "".join([part if isinstance(part, str) else part.text for part in self.parts])

    @property
    def words(self) -> str:
        """All text inside that is not hidden from those who listen, white space settled."""
        return " ".join("".join(self._heard()).split())

    def _heard(self) -> Iterator[str]:
        for part in self.parts:
            if isinstance(part, str):
                yield part
            elif part.get("aria-hidden") != "true":
                yield from part._heard()

    @property
    def inside(self) -> "Iterator[Node]":
        """Every element inside, in the order of the page."""
        for part in self.parts:
            if isinstance(part, Node):
                yield part
                yield from part.inside

    @property
    def around(self) -> "Iterator[Node]":
        """The elements around this one, the nearest first."""
        node = self.parent
        while node:
            yield node
            node = node.parent

    def all(self, selector: str = "", **attributes: str) -> "list[Node]":
        """Elements inside by `tag.class` and attributes; in their names `_` stands for `-`."""
        tag, _, name = selector.partition(".")
        return [
            node
            for node in self.inside
            if tag in ("", node.tag)
            and (not name or name in node.classes)
            and all(
                node.attributes.get(key.replace("_", "-"), "missing") == attributes[key]
                for key in attributes
            )
        ]

    def one(self, selector: str = "", **attributes: str) -> "Node":
        """The one element inside that `all` finds."""
        found = self.all(selector, **attributes)
        assert len(found) == 1, f"{len(found)} of {selector} {attributes}"
        return found[0]

    def has(self, selector: str = "", **attributes: str) -> bool:
        return bool(self.all(selector, **attributes))

    @property
    def icons(self) -> list[str]:
        """The symbols of the sprite that are shown inside."""
        return [use["href"].removeprefix("#") for use in self.all("use")]

    @property
    def style(self) -> dict[str, str]:
        """What `data-style` sets."""
        pairs = [rule.partition(":") for rule in self.get("data-style").split(";") if rule]
        return {name: value for name, _, value in pairs}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute of {tag} stands twice: {names}"
        node = Node(tag, dict(attrs), [], self.open[-1])
        self.open[-1].parts.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        raise AssertionError(f"{tag} closes itself")

    def handle_endtag(self, tag: str) -> None:
        assert len(self.open) > 1, f"{tag} ends but never began"
        assert self.open[-1].tag == tag, f"{tag} ends where {self.open[-1].tag} is open"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].parts.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(f"a declaration: {decl}")

    def handle_pi(self, data: str) -> None:
        raise AssertionError(f"an instruction: {data}")


def read(html: str) -> Node:
    """The tree of a text; its root has no tag."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1, f"{reader.open[-1].tag} is never closed"
    return reader.root


def name_of(node: Node, page: Node) -> str:
    """What a control is called by those who listen, "" for nothing."""
    if node.get("aria-label"):
        return node.get("aria-label")
    if node.get("aria-labelledby"):
        return " ".join([page.one(id=label).words for label in node["aria-labelledby"].split()])
    if node.tag in ("input", "select", "textarea"):
        labels = [label for label in page.all("label") if label.get("for") == node.get("id") != ""]
        labels += [around for around in node.around if around.tag == "label"]
        return " ".join([label.words for label in labels])
    return node.words
