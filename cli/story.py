"""A record told turn by turn: the log of a game being played, and `replay`."""

from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.text import Text

from cli.games import find_view, lines
from cli.lines import Line, block
from cli.seats import Eyes, at_the_table
from engine import Record, Session
from engine.game import Game, Option, Setting


def story(record: Record, eyes: Eyes) -> Iterator[Line]:
    """Every line of a game from the deal to its last move, as far as those eyes may know it."""
    view = find_view(record.game_id)
    heading = ""
    for count in range(len(record.states)):
        moment = record.until(count)
        yield from lines(moment, eyes)
        if view and view.heading(moment.state) != heading:
            heading = view.heading(moment.state)
            yield Line("", view.standing(moment.state, eyes))


def show_story(console: Console, session: Session, eyes: Eyes) -> None:
    """Print a whole game: what was dealt, then everything that happened."""
    show_deal(console, session)
    console.print()
    console.print(block(story(session.record, eyes)))


def show_deal(console: Console, session: Session) -> None:
    """Print what identifies a game: title, seed, options, and whether it is practice."""
    record = session.record
    console.print(Text(record.game.title, "bold"))
    console.print(f"Seed {record.seed}", soft_wrap=True)
    for told in house_rules(record.game, record.options):
        console.print(told)
    if session.seats:
        console.print(f"At the table: {at_the_table(session)}")
    if session.practice:
        console.print("Practice: a move that turned up cards was taken back.")


def house_rules(game: Game, options: Mapping[str, Setting]) -> Iterator[str]:
    """The options that are not set as usual, each in a sentence."""
    for option in game.options:
        if options[option.name] != option.default:
            yield _told(option, options[option.name])


def _told(option: Option, setting: Setting) -> str:
    if isinstance(option.default, bool):
        return option.text if setting else f"Off: {option.text}"
    return f"{option.text.rstrip('.')}: {setting}"
