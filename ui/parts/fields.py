"""Fields of forms."""

from collections.abc import Mapping

from engine.game import Option, Setting
from ui.html import Html, at, el


def house_rules(options: tuple[Option, ...]) -> Html:
    """A box to tick for each option that is on or off."""
    return el(
        "fieldset.field",
        el("legend.label", "House rules"),
        [_box(option) for option in options if isinstance(option.default, bool)],
    )


def _box(option: Option) -> Html:
    return el(
        "label.choice",
        el(
            "input",
            at("type", "checkbox"),
            at("id", f"new-{option.name}"),
            at("name", option.name),
            at("value", "on"),
            at("checked", option.default is True),
        ),
        el("span", option.text),
    )


def ticked(options: tuple[Option, ...], fields: Mapping[str, str]) -> dict[str, Setting]:
    """The options that are on or off, as the fields say; without any fields, the defaults."""
    return {
        option.name: option.name in fields if fields else option.default
        for option in options
        if isinstance(option.default, bool)
    }
