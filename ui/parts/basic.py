"""The smallest pieces: icons, buttons, signed numbers, counted words."""

from functools import cache

from ui.html import Child, Html, at, el

MINUS = "\u2212"
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@cache
def icon(name: str, size: str = "") -> Html:
    """A symbol of the sprite; `size` is "", `s`, `l` or `xl`."""
    tag = f"svg.icon.icon-{size}" if size else "svg.icon"
    return el(tag, at("aria-hidden", "true"), el("use", at("href", f"#{name}")))


def button(message: str, *children: Child, kind: str = "", refused: bool = False) -> Html:
    """A button that sends a message. A refused one stays readable and in reach, but says so."""
    return el(
        f"button.button{kind}",
        at("type", "button"),
        at("data-message", message),
        at("aria-disabled", "true" if refused else None),
        *children,
    )


def signed(points: int) -> str:
    """A number with its sign, the true minus.

    >>> signed(-3), signed(2)
    ('−3', '+2')
    """
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def count(number: int, one: str, many: str) -> str:
    """A number with its noun.

    >>> count(1, "card", "cards"), count(8, "card", "cards")
    ('1 card', '8 cards')
    """
    return f"{number} {one if number == 1 else many}"


def wide(text: str) -> Html:
    """Words that a narrow screen leaves out."""
    return el("span.wide", text)
