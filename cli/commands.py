"""The commands: play, replay, simulate."""

from typing import Annotated

import typer

from cli.door import game_called, refusals_in_words, screen, seed_from, show_link
from cli.games import player_called
from cli.seats import against_bots, eyes_of, seated
from cli.simulation import counted, outcomes, simulate, summary
from cli.sitting import Sitting
from cli.story import house_rules, show_story
from engine import BadOptions, BadRecord, Record
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
Seats = Annotated[int | None, typer.Option(help="Wars: how many play, 2 to 7; 4 without.")]
NoTrading = Annotated[bool, typer.Option("--no-trading", help="Wars: no trades.")]
OpenPlay = Annotated[bool, typer.Option("--open-play", help="Wars: cards are played face up.")]
SealedPlan = Annotated[
    bool, typer.Option("--sealed-plan", help="Wars: all four suits are committed together.")
]


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(help="Which game, such as pacification.")] = None,
    seed: SeedOption = None,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option(help="Wars: the others, careful or random; careful without.")
    ] = None,
    no_trading: NoTrading = False,
    open_play: OpenPlay = False,
    sealed_plan: SealedPlan = False,
    repeat_extras: RepeatExtras = False,
    link: Annotated[
        str | None, typer.Option(help="Continue the game of this link; put it in quotes.")
    ] = None,
) -> None:
    """Play a game; its link is printed at the end, and whenever you leave."""
    options = _options(seats, no_trading, open_play, sealed_plan, repeat_extras)
    with refusals_in_words():
        if link is None:
            if game is None:
                raise BadOptions("Say which game, such as: python -m cli play pacification")
            record = Record.start(game_called(game).id, seed_from(seed), options)
            session = against_bots(record, bots)
        else:
            session = parse(link)
            more = options or seed is not None or bots is not None
            if more or game not in (None, session.record.game_id):
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
        session = seated(parse(link))
        console = screen()
        show_story(console, session, eyes_of(session))
        if session.record.game.outcome(session.record.state) is None:
            console.print("\nThe game is not over.")
            show_link(console, session)


@app.command("simulate")
def simulate_games(
    game: Annotated[str, typer.Argument(help="Which game, such as pacification.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    player: Annotated[
        str,
        typer.Option(
            help="Who plays: random, uniform (any legal move), greedy (Pacification) or "
            "careful (Wars)."
        ),
    ] = "random",
    seed: SeedOption = None,
    seats: Seats = None,
    no_trading: NoTrading = False,
    open_play: OpenPlay = False,
    sealed_plan: SealedPlan = False,
    repeat_extras: RepeatExtras = False,
) -> None:
    """Let a player play many games and count how they end; the same seed, the same table."""
    options = _options(seats, no_trading, open_play, sealed_plan, repeat_extras)
    with refusals_in_words():
        rules = game_called(game)
        settled = Record.start(rules.id, "options", options).options
        who = player_called(rules, player)
        deal = seed_from(seed)
    console = screen()
    console.print(f"{rules.title}\nPlayer {player}, seed {deal}")
    for told in house_rules(rules, settled):
        console.print(told)
    tally, seconds = simulate(screen(errors=True), games, outcomes(rules, settled, who, deal))
    console.print(counted(rules, tally))
    for line in summary(tally, seconds):
        console.print(line)


def _options(
    seats: int | None, no_trading: bool, open_play: bool, sealed_plan: bool, repeat_extras: bool
) -> dict[str, Setting]:
    """What was asked for; a game refuses, in words, what it does not know."""
    options: dict[str, Setting] = {}
    if seats is not None:
        options["seats"] = seats
    if no_trading:
        options["trading"] = False
    if open_play:
        options["open_play"] = True
    if sealed_plan:
        options["sealed_plan"] = True
    if repeat_extras:
        options["repeat_extras"] = True
    return options
