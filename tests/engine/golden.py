"""Golden records: every move and state of games once played, told line by line, as digests.

`python -m tests.engine.golden FILE`, started in the root, tells the records of a golden file again,
as the engine that is here plays them. Where rules, shuffle, packing and digest are what they were,
that is the file itself. Only lines that begin with `record ` are read.
"""

import sys

from engine import Record, digest
from engine.game import canonical


def told(record: Record) -> str:
    """A finished or unfinished game: its text, what it is made of, every state, how it ended."""
    lines = [f"record {record.text}", f"seed {record.seed}"]
    lines += [f"option {name} {value}" for name, value in record.settings]
    lines.append(digest(record.states[0]))
    for move, state in zip(record.moves, record.states[1:], strict=True):
        lines.append(f"{digest(state)} {type(move).__name__}{canonical(move)}")
    lines.append(f"outcome {canonical(record.game.outcome(record.state))}")
    return "\n".join(lines) + "\n"


def replayed(golden: str) -> str:
    """The text of a golden file again, each of its records replayed."""
    words = [line.split(" ") for line in golden.split("\n")]
    return "\n".join([told(Record.parse(line[1])) for line in words if line[0] == "record"])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123 - runs without pathlib too
        sys.stdout.buffer.write(replayed(file.read()).encode("utf-8"))
