"""Runs cases and tells what they give, the same way on every Python."""

from collections.abc import Callable


def run(cases: list[tuple[str, Callable[[], object]]]) -> str:
    """One line a case: its name, and what it gives or which error it raises."""
    return "\n".join([f"{name}\t{outcome(case)}" for name, case in cases])


def outcome(case: Callable[[], object]) -> str:
    """What one case gives."""
    try:
        return told(case())
    except Exception as error:
        return f"raised {type(error).__name__}"


def told(value: object) -> str:
    """One text for one value; bools are no ints, and letters beyond ASCII are numbers."""
    if value is None or value is True or value is False:
        return str(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join([letter_told(letter) for letter in value]) + '"'
    if isinstance(value, bytes):
        return "bytes " + value.hex()
    if isinstance(value, tuple):
        return "(" + ", ".join([told(item) for item in value]) + ")"
    if isinstance(value, list):
        return "[" + ", ".join([told(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(sorted([f"{told(key)}: {told(value[key])}" for key in value])) + "}"
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted([told(item) for item in value])) + "}"
    return f"a {type(value).__name__}"


def letter_told(letter: str) -> str:
    """A letter, or its number."""
    return letter if " " <= letter < "\x7f" else f"<{ord(letter):x}>"
