"""The commands: play, replay, simulate."""

from typing import Annotated

import typer

from cli.door import game_called, refusals_in_words, screen, seed_from, show_link
from cli.games import player_called
from cli.simulation import counted, outcomes, simulate, summary
from cli.sitting import Sitting
from cli.story import show_story
from engine import BadOptions, BadRecord, Record, Session
from engine.game import Setting
from engine.link import parse

app = typer.Typer(
    help="Statecraft in a terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

SeedOption = Annotated[str | None, typer.Option(help="1 to 64 characters; a fresh seed without.")]
RepeatExtras = Annotated[
    bool,
    typer.Option("--repeat-extras", help="Pacification: extras may be bought any number of times."),
]


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(help="Which game, such as pacification.")] = None,
    seed: SeedOption = None,
    repeat_extras: RepeatExtras = False,
    link: Annotated[
        str | None, typer.Option(help="Continue the game of this link; put it in quotes.")
    ] = None,
) -> None:
    """Play a game; its link is printed at the end, and whenever you leave."""
    with refusals_in_words():
        if link is None:
            if game is None:
                raise BadOptions("Say which game, such as: python -m cli play pacification")
            wanted = game_called(game).id
            record = Record.start(wanted, seed_from(seed), _options(repeat_extras))
            session = Session(record)
        else:
            session = parse(link)
            if seed is not None or repeat_extras or game not in (None, session.record.game_id):
                raise BadOptions("A link holds its game, seed and options. Give the link alone.")
        Sitting(screen(), session).play()


@app.command("replay")
def replay(
    link: Annotated[str, typer.Argument(help="The link to a game, in quotes.")] = "",
) -> None:
    """Tell the game of a link, turn by turn."""
    with refusals_in_words():
        if not link:
            raise BadRecord("Give a link, in quotes: a shell takes a bare # for a comment.")
        session = parse(link)
        console = screen()
        show_story(console, session)
        if session.record.game.outcome(session.record.state) is None:
            console.print("\nThe game is not over.")
            show_link(console, session)


@app.command("simulate")
def simulate_games(
    game: Annotated[str, typer.Argument(help="Which game, such as pacification.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    player: Annotated[
        str, typer.Option(help="Who plays: random, uniform (any legal move) or greedy.")
    ] = "random",
    seed: SeedOption = None,
    repeat_extras: RepeatExtras = False,
) -> None:
    """Let a player play many games and count how they end; the same seed, the same table."""
    with refusals_in_words():
        rules = game_called(game)
        settled = Record.start(rules.id, "options", _options(repeat_extras)).options
        who = player_called(rules, player)
        deal = seed_from(seed)
    console = screen()
    console.print(f"{rules.title}\nPlayer {player}, seed {deal}")
    tally, seconds = simulate(screen(errors=True), games, outcomes(rules, settled, who, deal))
    console.print(counted(rules, tally))
    for line in summary(tally, seconds):
        console.print(line)


def _options(repeat_extras: bool) -> dict[str, Setting]:
    return {"repeat_extras": True} if repeat_extras else {}
