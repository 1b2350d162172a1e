"""Reads the pages of rules."""

from tests.ui.support import Visit
from tests.ui.tree import Node


def rules_of(game_id: str) -> Visit:
    return Visit().send("address", f"#/rules/{game_id}")


def page_of_rules(game_id: str) -> Node:
    return rules_of(game_id).page


def section_of(game_id: str, name: str) -> Node:
    (section,) = page_of_rules(game_id).all("section", aria_labelledby=name)
    return section


def decisions_told(game_id: str) -> list[tuple[str, str]]:
    """How the rules are read: number and words."""
    told = section_of(game_id, "readings").one("dl")
    numbers = [node.words for node in told.all("dt")]
    return list(zip(numbers, [node.words for node in told.all("dd")], strict=True))
