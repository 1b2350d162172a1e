"""`python -m cli`."""

import io
import sys

from cli.commands import app

if __name__ == "__main__":
    # A terminal that can't show a character, or half of a pasted one, is no reason to lose a game.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="python -m cli")
