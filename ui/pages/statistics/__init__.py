"""The statistics: what the finished games on this device add up to, game by game."""

from collections.abc import Callable, Mapping, Sequence

from engine.players import PLAYERS
from ui.counting import TABLE, alone, counted, rules_of, share, tally, winning_streaks, won
from ui.dates import is_date, month_in_words
from ui.games import SHELF
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.pages.statistics import pacification, wars
from ui.pages.statistics.parts import panel
from ui.parts.bars import bars
from ui.parts.basic import count
from ui.parts.of_games import short, which_game
from ui.parts.topbar import TO_STATISTICS, navigation, topbar
from ui.saved import Saved

# What is told of one game alone, as panels.
TOLD: Mapping[str, Callable[[Sequence[Saved]], list[Html]]] = {
    "pacification": pacification.told,
    "wars": wars.told,
}
MONTHS_SHOWN = 12
# Options in few words; what this page does not know is shown as it is kept.
OPTIONS = {
    "repeat_extras=1": "repeated extras",
    "trading=0": "no trading",
    "open_play=1": "open play",
    "sealed_plan=1": "sealed plans",
}


def statistics(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    games = counted(model.saves)
    latest = [saved.game_id for saved in games if saved.game_id in SHELF]
    game_id = model.about or (latest[0] if latest else SHELF[0])
    main = el(
        "main.home.statistics",
        at("id", "main"),
        el("h1", "Statistics"),
        which_game(game_id),
        _of_game(model, game_id, [saved for saved in games if saved.game_id == game_id]),
        el(
            "p.note",
            "Every finished game counts once, however often it is opened, taken back or imported. "
            "Practice games do not count. All of this stays on this device.",
        ),
    )
    return topbar(None, navigation(TO_STATISTICS[0]), home=True), main


def _of_game(model: Model, game_id: str, games: list[Saved]) -> Child:
    own = [saved for saved in games if alone(saved)]
    together = [saved for saved in games if not alone(saved)]
    if not games:
        return el(
            "p.nothing",
            f"No game of {short(game_id)} is finished on this device yet. "
            "When one is, this page tells how it went.",
        )
    rules, table, chosen = _chosen(model.finding, own)
    shown = [saved for saved in own if not chosen or (saved.rules, saved.table) == (rules, table)]
    return (
        _choice(own, model.finding if chosen else ""),
        _facts(shown) if shown else None,
        el(
            "div.statistics-panels",
            TOLD[game_id](shown) if shown else None,
            _months(shown) if shown else None,
            _together(together) if together else None,
        ),
    )


def _chosen(finding: str, own: list[Saved]) -> tuple[str, str, bool]:
    """The rules and the table that were chosen, and whether there are games of them."""
    rules, _, table = finding.partition("|")
    found = [saved for saved in own if (saved.rules, saved.table) == (rules, table)]
    return rules, table, "|" in finding and bool(found)


def _choice(own: list[Saved], chosen: str) -> Html | None:
    """The choice of a set of rules, where there are several."""
    sets = rules_of(own)
    if len(sets) < 2:
        return None
    choices = [("", f"All games, {len(own)}")]
    choices += [
        (f"{rules}|{table}", f"{rules_in_words(rules, table)}, {number}")
        for rules, table, number in sets
    ]
    return el(
        "div.field.narrow",
        el("label", at("for", "narrow"), "Rules and players"),
        el(
            "select.input",
            at("id", "narrow"),
            at("data-input", "narrow"),
            [
                el("option", at("value", value), at("selected", value == chosen), words)
                for value, words in choices
            ],
        ),
    )


def rules_in_words(rules: str, table: str) -> str:
    """A set of rules and a table in few words.

    >>> rules_in_words("", ""), rules_in_words("seats=3 trading=0", "person random random")
    ('The usual rules', 'No trading, against 2 Novice')
    """
    written = [part for part in rules.split(" ") if part]
    if table:
        written = [part for part in written if part.partition("=")[0] != "seats"]
    words = [OPTIONS.get(part, part.replace("_", " ").replace("=", " ")) for part in written]
    bots = tally([player for player in table.split(" ") if player and player != TABLE])
    against = [f"{n} {PLAYERS[bot].name if bot in PLAYERS else bot}" for bot, n in bots]
    if against:
        words.append(f"against {' and '.join(against)}")
    told = ", ".join(words) or "the usual rules"
    return f"{told[:1].upper()}{told[1:]}"


def _facts(games: list[Saved]) -> Html:
    current, longest = winning_streaks(games)
    facts: list[tuple[str, Child]] = [
        ("Games", len(games)),
        ("Won", (won(games), el("small", f" {share(won(games), len(games))}"))),
        ("Won in a row", current),
        ("Most in a row", longest),
    ]
    return el("dl.stats", [el("div", el("dt", name), el("dd", value)) for name, value in facts])


def _months(games: list[Saved]) -> Html | None:
    """The months of the last games; those from before days were kept are in none."""
    months = [saved.day[:7] for saved in games if is_date(saved.day)]
    latest = sorted(set(months))[-MONTHS_SHOWN:]
    rows = []
    for month in reversed(latest):
        wins = won([saved for saved in games if saved.day[:7] == month])
        rows.append((month_in_words(month), months.count(month), f"{wins} won"))
    return panel("months", "By month", bars("Games finished", rows)) if rows else None


def _together(games: list[Saved]) -> Html:
    saved = len([game for game in games if game.kind == "credit"])
    words = f"{count(len(games), 'game', 'games')} with several people, or none, at the table."
    return panel("together", "Played together", el("p", words), el("p", f"Saved: {saved}."))
