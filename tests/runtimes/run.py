"""Walks on CPython: python -m tests.runtimes.run, jobs on standard input, as run.mjs takes them."""

import json
import sys

from tests.runtimes import walk

if __name__ == "__main__":
    for section, given in json.load(sys.stdin):
        walk.begin(section, given)
        while entry := walk.more():
            print(json.dumps([section, entry]))  # noqa: T201 - this is what it is for
