"""A game being played at a terminal: ask, play, take back, until it is over or left."""

import sys
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from cli.door import show_link
from cli.games import lines, view_of
from cli.lines import block
from cli.story import show_deal, show_story
from engine import IllegalMove, Session

KEYS = "u undo, l log, q quit"


class Left(Exception):
    """The player wants to leave."""


class Sitting:
    """One sitting at one game; whatever ends it, the link to the game is printed."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        # A link may point at a moment of a replay; playing goes on at the end.
        self._session = replace(session, place=-1)
        self._game = session.record.game
        self._view = view_of(self._game)

    def play(self) -> None:
        """Play until the game is over, or the player quits, interrupts or has no more to say."""
        try:
            show_deal(self._console, self._session)
            self._console.print(self._view.BRIEFING)
            self._tell()
            while self._game.outcome(self._session.record.state) is None:
                self._step()
            standing = self._view.standing(self._session.record.state)
            self._console.print(f"\n{standing}")
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        finally:
            show_link(self._console, self._session)

    def _step(self) -> None:
        """Show the table and ask, until the game has moved on."""
        state = self._session.record.state
        practice = ", practice" if self._session.practice else ""
        heading = f"{self._view.heading(state)}, seed {self._session.record.seed}{practice}"
        self._console.print(Text(f"\n{heading}", "bold"))
        self._console.print(self._view.table(state))
        moves = len(self._session.record.moves)
        while len(self._session.record.moves) == moves:
            try:
                self._answer(self._ask(f"Your move ({KEYS}): ").strip().lower())
            except IllegalMove as refusal:
                self._console.print(str(refusal))

    def _answer(self, answer: str) -> None:
        if answer == "q":
            raise Left
        if answer == "l":
            show_story(self._console, self._session)
        elif answer == "u":
            self._take_back()
        elif answer:
            move = self._view.chosen(self._session.record.state, answer, self._ask)
            self._session = replace(self._session, record=self._session.record.play(move))
            self._tell()

    def _take_back(self) -> None:
        record = self._session.record
        before = record.take_back()
        revealing = self._game.reveals(record.state)
        if revealing and not self._session.practice:
            question = "That move turned up cards: without it the game is practice. Undo? (y/n) "
            if self._ask(question).strip().lower() not in ("y", "yes"):
                return
        practice = self._session.practice or revealing
        self._session = replace(self._session, record=before, practice=practice)
        self._console.print("The last move is taken back.")

    def _tell(self) -> None:
        self._console.print()
        self._console.print(block(lines(self._session.record)))

    def _ask(self, question: str) -> str:
        self._console.print(question, end="", soft_wrap=True)
        answer = input()
        if not sys.stdin.isatty():
            self._console.print(answer)  # no terminal has shown it: a transcript should
        return answer
