"""The rules of each game, and how the original was read where it leaves something open."""

from ui.pages.rules.page import contents, rules

__all__ = ["contents", "rules"]
