"""The door: what a person types becomes seeds, games and sessions; refusals become words."""

import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text

from engine import GAMES, BadOptions, BadRecord, BadSeed, IllegalMove, Session, Stream
from engine.game import Game
from engine.link import link
from engine.shuffle import WHITE_SPACE, check_seed, new_seed

REFUSED = 2  # the exit code of a refusal, the same as for a mistyped option


def screen(*, errors: bool = False) -> Console:
    """A console that prints texts as they are: a seed such as `[red]` is no markup."""
    return Console(markup=False, emoji=False, highlight=False, stderr=errors)


@contextmanager
def refusals_in_words() -> Iterator[None]:
    """Print what the engine refuses as words, and leave with exit code 2."""
    try:
        yield
    except (BadOptions, BadRecord, BadSeed, IllegalMove) as refusal:
        screen(errors=True).print(str(refusal))
        raise typer.Exit(REFUSED) from None


def seed_from(typed: str | None) -> str:
    """The seed a person typed, in its one spelling (NFC, trimmed); a fresh one for None.

    Raises BadSeed.
    """
    if typed is None:
        return new_seed(Stream(secrets.token_hex(16), "seed"))
    return check_seed(unicodedata.normalize("NFC", typed).strip(WHITE_SPACE))


def game_called(game_id: str) -> Game:
    """The game of this id. Raises BadOptions, naming the games there are."""
    if game_id not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadOptions(f"There is no game called {game_id}. There is: {known}.")
    return GAMES[game_id]


def show_link(console: Console, session: Session) -> None:
    """Print the link to a game, and the command that goes on with it or reads it again."""
    written = link(session)
    over = session.record.game.outcome(session.record.state) is not None
    command = "replay" if over else "play --link"
    console.print(Text("\nLink to this game", "bold"))
    # Quoted: a shell takes a bare # for a comment. Never wrapped: it is there to be copied.
    console.print(written, soft_wrap=True)
    console.print(Text("\nRead it again" if over else "\nContinue it", "bold"))
    console.print(f"python -m cli {command} '{written}'", soft_wrap=True)
    if over:
        console.print(Text("\nPlay another", "bold"))
        console.print(f"python -m cli play {session.record.game_id}", soft_wrap=True)
