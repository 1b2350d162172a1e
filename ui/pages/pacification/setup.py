"""A new game of Pacification: its house rules; there is one seat."""

from collections.abc import Mapping

from engine import Seat
from engine.game import Setting
from engine.pacification import options
from ui.html import Child
from ui.parts.fields import house_rules, ticked


def setup() -> Child:
    """The fields of a new game."""
    return house_rules(options)


def begin(fields: Mapping[str, str]) -> tuple[dict[str, Setting], tuple[Seat, ...]]:
    """The options that the fields say."""
    return ticked(options, fields), ()
