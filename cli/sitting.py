"""A game being played at a terminal: ask, play, take back, until it is over or left."""

import sys
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from cli.door import show_link
from cli.games import lines, view_of
from cli.lines import block
from cli.seats import Eyes, bot_to_move, last_decision, names_of, seated, the_person
from cli.story import show_deal, show_story
from engine import IllegalMove, Session
from engine.thinking import move_of

KEYS = "u undo, l log, q quit"


class Left(Exception):
    """The player wants to leave."""


class Sitting:
    """One sitting of one person at one game; whatever ends it, the link to the game is printed.

    Raises BadOptions, in words, for a game that no one person can play here.
    """

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        # A link may point at a moment of a replay; playing goes on at the end.
        self._session = seated(replace(session, place=-1))
        self._game = session.record.game
        self._view = view_of(self._game)
        self._seat = the_person(self._session)
        self._eyes = Eyes(self._seat, names_of(self._session))

    def play(self) -> None:
        """Play until the game is over, or the player quits, interrupts or has no more to say."""
        try:
            show_deal(self._console, self._session)
            self._console.print(self._view.BRIEFING)
            decision = last_decision(self._session.record, self._seat)
            self._let_bots_play()
            self._tell(0 if decision is None else decision + 1)
            while self._game.outcome(self._session.record.state) is None:
                self._step()
            standing = self._view.standing(self._session.record.state, self._eyes)
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
        self._console.print(self._view.table(state, self._eyes))
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
            show_story(self._console, self._session, self._eyes)
        elif answer == "u":
            self._take_back()
        elif answer:
            record = self._session.record
            move = self._view.chosen(record.state, answer, self._ask)
            self._session = replace(self._session, record=record.play(move))
            self._let_bots_play()
            self._tell(len(record.moves) + 1)

    def _let_bots_play(self) -> None:
        """Let the bots move until the person is asked or the game is over."""
        bot = bot_to_move(self._session)
        while bot:
            record = self._session.record
            decision = move_of(bot, record)
            if decision.fault:
                name = self._eyes.names[self._game.seat_to_move(record.state) or 0]
                told = f"{name} could not decide; a cautious move was made instead."
                self._console.print(told)
            self._session = replace(self._session, record=record.play(decision.move))
            bot = bot_to_move(self._session)

    def _take_back(self) -> None:
        """Take back the person's last move, and with it what the bots have done since."""
        record = self._session.record
        count = last_decision(record, self._seat)
        if count is None:
            raise IllegalMove("There is no move to take back.")
        revealing = any(self._game.reveals(state) for state in record.states[count + 1 :])
        if revealing and not self._session.practice:
            question = "That move turned up cards: without it the game is practice. Undo? (y/n) "
            if self._ask(question).strip().lower() not in ("y", "yes"):
                return
        practice = self._session.practice or revealing
        self._session = replace(self._session, record=record.until(count), practice=practice)
        since = len(record.moves) - count > 1
        others = ", with all that came of it" if since else ""
        self._console.print(f"The last move is taken back{others}.")

    def _tell(self, first: int) -> None:
        """Tell what happened from a moment on."""
        record = self._session.record
        told = [
            line
            for count in range(first, len(record.states))
            for line in lines(record.until(count), self._eyes)
        ]
        if told:
            self._console.print()
            self._console.print(block(told))

    def _ask(self, question: str) -> str:
        self._console.print(question, end="", soft_wrap=True)
        answer = input()
        if not sys.stdin.isatty():
            self._console.print(answer)  # no terminal has shown it: a transcript should
        return answer
