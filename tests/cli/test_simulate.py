import re
from collections.abc import Iterator

import pytest
from typer.testing import Result

from cli.door import screen
from cli.simulation import Tally, simulate
from engine.pacification import Outcome
from tests.cli.support import Run


def simulated(run: Run, player: str, *more: str, games: int = 100) -> Result:
    result = run(
        "simulate", "pacification", "--games", str(games), "--player", player, "--seed", "A", *more
    )
    assert result.exit_code == 0
    return result


def counts(result: Result) -> dict[str, int]:
    """The rows of the table."""
    rows = re.findall(r"│ (.*?) +│ +([\d,]+) │ +[\d.]+ % │", result.output)
    return {name: int(count.replace(",", "")) for name, count in rows}


def timeless(result: Result) -> str:
    return re.sub(r"Speed.*", "", result.stdout)


@pytest.mark.parametrize("player", ["random", "uniform", "greedy"])
def test_the_outcomes_add_up_to_all_games(run: Run, player: str) -> None:
    table = counts(simulated(run, player))
    assert table.pop("All games") == 100
    assert sum(table.values()) == 100
    assert next(iter(table)) == "Double victory"
    assert len(table) == 6


@pytest.mark.parametrize("player", ["random", "uniform", "greedy"])
def test_the_same_seed_gives_the_same_table(run: Run, player: str) -> None:
    assert timeless(simulated(run, player)) == timeless(simulated(run, player))


def test_another_seed_gives_other_games(run: Run) -> None:
    other = run("simulate", "pacification", "--games", "100", "--seed", "B")
    assert counts(other) != counts(simulated(run, "random"))


def test_the_greedy_player_wins_often_and_chance_hardly_ever(run: Run) -> None:
    # The rules page: 1.6 % for the random player, 25-40 % and more for one-card greedy play.
    def won(result: Result) -> float:
        return float(re.findall(r"Won +([\d.]+) %", result.output)[0])

    assert won(simulated(run, "random", games=400)) < 4
    assert won(simulated(run, "greedy", games=400)) > 30


def test_the_mean_score_and_the_speed_are_told(run: Run) -> None:
    result = simulated(run, "random")
    assert re.search(r"Mean score +\d+\.\d\n", result.output)
    assert re.search(r"Speed +[\d,]+ games per second\n", result.output)


def test_the_house_rule_changes_the_games(run: Run) -> None:
    assert counts(simulated(run, "random", "--repeat-extras")) != counts(simulated(run, "random"))


def test_a_seed_is_drawn_and_told_without_one(run: Run) -> None:
    result = run("simulate", "pacification", "--games", "1")
    assert re.search(r"Player random, seed [2-9A-Z]{6}\n", result.output)


def test_an_interrupt_counts_what_was_played_until_then() -> None:
    def three() -> Iterator[Outcome]:
        yield Outcome("peace", won=True, score=205)
        yield Outcome("none", won=False, score=100)
        yield Outcome("war", won=False, score=7)
        raise KeyboardInterrupt

    tally, _ = simulate(screen(), 10, three())
    assert tally == Tally(3, 1, {"peace": 1, "none": 1, "war": 1}, [205, 100, 7])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game called chess."),
        (["pacification", "--player", "oracle"], "has no player called oracle."),
        (["pacification", "--seed", " "], "The seed is empty."),
        (["pacification", "--games", "0"], "--games"),
        (["pacification", "--seats", "3"], "does not have these options: seats."),
        (["wars", "--player", "greedy"], "has no player called greedy. There is: careful,"),
        (["wars", "--seats", "1"], "The option seats goes from 2 to 7."),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_words(
    run: Run, arguments: list[str], words: str
) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr


def test_wars_is_played_by_the_bots_of_the_page_and_by_uniform_choice(run: Run) -> None:
    # The rules page: who keeps a card for every suit always survives, by chance it is rarer.
    survived = {}
    for player in ("careful", "random", "uniform"):
        arguments = ("--games", "30", "--seed", "A", "--seats", "2", "--player", player)
        table = counts(run("simulate", "wars", *arguments))
        assert table.pop("All games") == 30
        assert list(table) == ["Western Civilization survived", "Western Civilization destroyed"]
        assert sum(table.values()) == 30
        survived[player] = table["Western Civilization survived"]
    assert survived["careful"] == 30
    assert survived["uniform"] < survived["random"] < 30


def test_the_house_rules_of_simulated_games_are_told(run: Run) -> None:
    arguments = ("--games", "1", "--seed", "A", "--seats", "3", "--no-trading", "--sealed-plan")
    result = run("simulate", "wars", *arguments)
    assert "How many play: 3\n" in result.output
    assert "Off: Players may trade cards before the redraw.\n" in result.output
    assert "Cards for all four suits are committed together" in result.output


def test_a_game_without_a_view_is_played_by_uniform_choice(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.games.VIEWS", {})
    table = counts(simulated(run, "uniform"))
    assert table.pop("All games") == 100
    assert table["None"] > 50
    assert list(table) == sorted(table)
    refused = run("simulate", "pacification", "--player", "greedy")
    assert refused.exit_code == 2
    assert "There is: uniform." in refused.stderr
