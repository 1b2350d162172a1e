"""A record told turn by turn: the log of a game being played, and `replay`."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from cli.games import find_view, lines
from cli.lines import Line, block
from engine import Record, Session
from engine.game import Option, Setting


def story(record: Record) -> Iterator[Line]:
    """Every line of a game from the deal to its last move."""
    view = find_view(record.game_id)
    heading = ""
    for count in range(len(record.states)):
        moment = record.until(count)
        yield from lines(moment)
        if view and view.heading(moment.state) != heading:
            heading = view.heading(moment.state)
            yield Line("", view.standing(moment.state))


def show_story(console: Console, session: Session) -> None:
    """Print a whole game: what was dealt, then everything that happened."""
    show_deal(console, session)
    console.print()
    console.print(block(story(session.record)))


def show_deal(console: Console, session: Session) -> None:
    """Print what identifies a game: title, seed, options, and whether it is practice."""
    record = session.record
    console.print(Text(record.game.title, "bold"))
    console.print(f"Seed {record.seed}", soft_wrap=True)
    for option in record.game.options:
        if record.options[option.name] != option.default:
            console.print(_told(option, record.options[option.name]))
    if session.practice:
        console.print("Practice: a move that turned up cards was taken back.")


def _told(option: Option, setting: Setting) -> str:
    if isinstance(option.default, bool):
        return option.text if setting else f"Off: {option.text}"
    return f"{option.text} {setting}"
