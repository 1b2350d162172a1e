"""Runs the walks on CPython and on another Python side by side, and tells where they part."""

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.runtimes import walk

ROOT = Path(__file__).parents[2]
AROUND = 160  # characters shown on either side of the first difference

Told = dict[str, list[str]]  # the entries of each section


@dataclass(frozen=True)
class Both:
    """What CPython and the other Python told, and what they complained of."""

    cpython: Told
    other: Told
    complaints: str

    def difference(self, section: str) -> str:
        """Where the two part in a section, "" if they tell the same."""
        found = difference(self.cpython.get(section, []), self.other.get(section, []))
        return f"{section}: {found}\n{self.complaints}" if found else ""


def side_by_side(*command: str) -> Both:
    """What CPython tells, with hashes as they may fall, and what `command` tells."""
    hash_seed = str(secrets.randbelow(2**32))
    here = (sys.executable, "-B", "-m", "tests.runtimes.run")
    one = _started(here, {"PYTHONHASHSEED": hash_seed})
    other = _started(command, {})
    cpython, complaint = _told(one)
    told, another = _told(other)
    return Both(cpython, told, f"PYTHONHASHSEED={hash_seed}\n{complaint}{another}")


Started = tuple["subprocess.Popen[str]", IO[str], IO[str]]


def _started(command: Sequence[str], environment: dict[str, str]) -> Started:
    # Files, for a pipe that is full would halt one process until the other has been read.
    out = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed when it was read
    err = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=out,
        stderr=err,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin
    with process.stdin as jobs:
        jobs.write(json.dumps(_jobs()))
    return process, out, err


def _jobs() -> list[tuple[str, str]]:
    files = sorted((ROOT / "tests/engine/golden").glob("*-*.txt"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").split("\n")]
    golden = "\n".join([line.split(" ")[1] for line in lines if line.startswith("record ")])
    return [(name, golden if name == walk.GOLDEN else "") for name in walk.sections()]


def _told(started: Started) -> tuple[Told, str]:
    process, out, err = started
    process.wait()
    told: Told = {}
    with out, err:
        out.seek(0)
        err.seek(0)
        for line in out:
            section, entry = json.loads(line)
            told.setdefault(section, []).append(entry)
        return told, err.read()[-3000:]


def difference(here: list[str], there: list[str]) -> str:
    """The first entry that differs, with its label and what stands around the difference."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            label, _, _ = one.partition("\n")
            at = _first_difference(one, other)
            return (
                f"“{label}” differs from character {at} on.\n"
                f"CPython: {_around(one, at)}\n  there: {_around(other, at)}"
            )
    if len(here) != len(there):
        longer, name = (here, "CPython") if len(here) > len(there) else (there, "the other")
        label, _, _ = longer[min(len(here), len(there))].partition("\n")
        return f"only {name} tells of “{label}”."
    return "" if here else "nothing was told."


def _first_difference(one: str, other: str) -> int:
    length = min(len(one), len(other))
    return next((at for at in range(length) if one[at] != other[at]), length)


def _around(text: str, at: int) -> str:
    before, behind = max(0, at - AROUND), at + AROUND
    start, end = "…" if before else "", "…" if behind < len(text) else ""
    return f"{start}{text[before:at]}▶{text[at:behind]}{end}"
