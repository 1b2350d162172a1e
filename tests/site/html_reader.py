"""An HTML page as a flat list of its tags, enough to ask questions about it."""

from html.parser import HTMLParser
from typing import NamedTuple


class Tag(NamedTuple):
    name: str
    attributes: dict[str, str]
    text: str  # directly behind the tag


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[Tag] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(Tag(tag, {name: value or "" for name, value in attrs}, ""))

    def handle_data(self, data: str) -> None:
        if self.tags:
            last = self.tags[-1]
            self.tags[-1] = last._replace(text=last.text + data)


def read_tags(page: str) -> list[Tag]:
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return reader.tags
