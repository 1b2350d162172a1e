"""How the text of rules is written: plain text, read into blocks.

Blocks stand between empty lines. Lines of a list begin with `- `, of steps with `# `, cells of a
table with `| `; any other line goes on with what the line before began.
"""

from collections.abc import Sequence

Section = tuple[str, str, str]  # id, heading, text


def paragraphs(text: str) -> list[list[str]]:
    r"""The blocks of a text, each as its lines, continued ones joined.

    >>> paragraphs("One\ntwo.\n\n- three\n- four\n  five")
    [['One two.'], ['- three', '- four five']]
    """
    return [_joined(block.split("\n"), ("-", "#", "|")) for block in text.strip().split("\n\n")]


def readings(text: str) -> list[tuple[str, str]]:
    r"""Numbers with how we read the rules; a line that goes on is indented.

    >>> readings("P1 One\n  two.\nP2 Three.")
    [('P1', 'One two.'), ('P2', 'Three.')]
    """
    found = []
    for line in _joined(text.strip().split("\n"), ("P", "W")):
        number, _, told = line.partition(" ")
        found.append((number, told))
    return found


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as a block of text."""
    return "\n".join(["| " + " | ".join(row) for row in rows])


def _joined(lines: list[str], starts: tuple[str, ...]) -> list[str]:
    """The lines, each with those that go on with it; one that begins with a start is new."""
    out: list[str] = []
    for line in lines:
        if out and line[:1] not in starts:
            out[-1] = f"{out[-1]} {line.strip()}"
        else:
            out.append(line)
    return out
