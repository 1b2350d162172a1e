import pytest

from cli.pacification.players import greedy, random
from engine import Record, Session
from engine.link import link
from engine.pacification import EndTurn
from tests.cli.support import GAME, Run, answers, last_link, played, states, text


@pytest.mark.parametrize("seed", ["7KQ2M9", "B", "Zürich"])
def test_a_whole_game_is_played_by_typing_numbers(run: Run, seed: str) -> None:
    record = played(seed, greedy)
    result = run("play", "pacification", "--seed", seed, typed=answers(record))
    assert result.exit_code == 0
    assert link(Session(record)) in result.output
    outcome = states(record)[-1].result
    assert outcome is not None
    assert f"Score {outcome.score}." in result.output
    assert f"Seed {seed}\n" in result.output


def test_under_the_house_rule_extras_are_bought_again_and_again(run: Run) -> None:
    record = played("C", random, repeat_extras=True)
    assert max([state.plays + state.straddles for state in states(record)]) > 3
    result = run("play", "pacification", "--seed", "C", "--repeat-extras", typed=answers(record))
    assert last_link(result).record == record
    assert "may be bought any number of times" in result.output


def test_the_seed_is_shown_from_the_start_and_a_fresh_one_is_drawn_without(run: Run) -> None:
    seeds = []
    for _ in range(2):
        result = run("play", "pacification")
        seeds.append(last_link(result).record.seed)
        assert result.output.splitlines()[:2] == [GAME.title, f"Seed {seeds[-1]}"]
        assert len(seeds[-1]) == 6
    assert seeds[0] != seeds[1]


def test_a_seed_is_brought_into_one_spelling_before_it_is_shown(run: Run) -> None:
    result = run("play", "pacification", "--seed", "  Zu\u0308rich [red] \u00a0")
    assert "Seed Zürich [red]\n" in result.output
    assert last_link(result).record.seed == "Zürich [red]"


def test_a_card_that_cannot_be_played_says_why_and_nothing_changes(run: Run) -> None:
    # Turn 1 of this deal: Land for Peace needs Fear 15.
    result = run("play", "pacification", "--seed", "7KQ2M9", typed="1\nq\n")
    assert "Land for Peace needs Fear 15. Now 5." in result.output
    assert "Fear 15, now 5" in result.output
    assert last_link(result).record.moves == ()


@pytest.mark.parametrize("answer", ["7", "-1", "x", "1 2", "2.0", "²", "9" * 5000])
def test_an_answer_that_is_no_move_is_explained(run: Run, answer: str) -> None:
    result = run("play", "pacification", "--seed", "7KQ2M9", typed=f"{answer}\n")
    assert "Type the number of a card, 1 to 2, s, or 0 to end the turn." in result.output
    assert last_link(result).record.moves == ()


@pytest.mark.parametrize("discard", ["", "1 2", "1 1", "7", "x"])
def test_a_wrong_discard_is_explained_and_the_turn_goes_on(run: Run, discard: str) -> None:
    # Three turns without playing: six cards in hand, one too many.
    typed = f"0\n0\n0\n{discard}\n0 2\n"
    result = run("play", "pacification", "--seed", "7KQ2M9", typed=typed)
    assert "Discard exactly 1 card of 1 to 6, such as: 0 1" in result.output
    record = last_link(result).record
    second = states(record)[2].hand[1]
    assert record.moves == (EndTurn(), EndTurn(), EndTurn((second,)))


def test_the_same_card_cannot_be_discarded_twice(run: Run) -> None:
    # A fourth turn without playing: seven cards in hand, two too many.
    result = run("play", "pacification", "--seed", "7KQ2M9", typed="0\n0\n0 1\n0 2 2\n0 2 3\n")
    assert "Discard exactly 2 different cards of 1 to 7, such as: 0 1 2" in result.output
    record = last_link(result).record
    hand = states(record)[3].hand
    assert record.moves[3] == EndTurn(tuple(sorted(hand[1:3])))


def test_undo_is_free_while_nothing_new_was_turned_up(run: Run) -> None:
    result = run("play", "pacification", "--seed", "7KQ2M9", typed="2\nu\nq\n")
    assert "The last move is taken back." in result.output
    assert last_link(result) == Session(Record.start("pacification", "7KQ2M9"))


def test_undo_of_a_move_that_turned_up_cards_is_asked_for_and_makes_practice(run: Run) -> None:
    kept = run("play", "pacification", "--seed", "7KQ2M9", typed="0\nu\nn\nq\n")
    assert last_link(kept).practice is False
    assert last_link(kept).record.moves == (EndTurn(),)
    taken = run("play", "pacification", "--seed", "7KQ2M9", typed="0\nu\ny\nq\n")
    assert last_link(taken).practice is True
    assert last_link(taken).record.moves == ()
    assert "Turn 1 of 10, seed 7KQ2M9, practice" in taken.output


def test_there_is_nothing_to_undo_before_the_first_move(run: Run) -> None:
    result = run("play", "pacification", "--seed", "7KQ2M9", typed="u\nq\n")
    assert "There is no move to take back." in result.output


def test_the_log_tells_every_turn_so_far(run: Run) -> None:
    result = run("play", "pacification", "--seed", "7KQ2M9", typed="2\n0\nl\nq\n")
    log = result.output.split("Your move")[3]
    assert "Accusations of Corruption: Turmoil 0 → 1" in log
    assert "Humanitarian Aid: Hostility 10 → 9, Fear 5 → 4" in log
    assert "Turn 2" in log


def test_the_end_of_input_prints_a_link_that_continues_the_game(run: Run) -> None:
    left = run("play", "pacification", "--seed", "7KQ2M9", typed="s\n3\n0\n")
    assert left.exit_code == 0
    continued = run("play", "--link", link(last_link(left)), typed="0\n")
    assert "Seed 7KQ2M9\n" in continued.output
    assert "Turn 2 of 10" in continued.output
    moves = last_link(continued).record.moves
    assert moves[:3] == last_link(left).record.moves
    assert len(moves) == 4


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError, RuntimeError])
def test_whatever_stops_a_game_its_link_is_printed(
    run: Run, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]
) -> None:
    typed = iter(["0"])

    def answer() -> str:
        for line in typed:
            return line
        raise stop

    monkeypatch.setattr("builtins.input", answer)
    result = run("play", "pacification", "--seed", "7KQ2M9")
    assert last_link(result).record.moves == (EndTurn(),)
    assert (result.exit_code == 0) == (stop is not RuntimeError)


def test_practice_stays_with_a_game_that_is_continued(run: Run) -> None:
    practice = link(Session(Record.start("pacification", "7KQ2M9"), practice=True))
    result = run("play", "--link", practice, typed="0\nu\n0\n")
    assert last_link(result).practice is True
    assert "(y/n)" not in result.output


def test_a_link_to_a_game_that_is_over_tells_how_it_ended(run: Run) -> None:
    record = played("7KQ2M9", greedy)
    result = run("play", "--link", link(Session(record)))
    assert result.exit_code == 0
    assert "Your move" not in result.output
    assert "Outcome" in result.output


def test_the_end_of_a_turn_is_told_before_it_comes(run: Run) -> None:
    # P8: Turmoil may pass 5 inside a turn; damage control takes 1 off before it is judged.
    typed = "s\n" * 6
    result = run("play", "pacification", "--seed", "7KQ2M9", "--repeat-extras", typed=typed)
    assert "End the turn: Turmoil 5 → 4, discard 1\n" in text(result)
    assert "End the turn: Turmoil 6 → 5, discard 2, the term ends: Out of office" in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["pacification", "--seed", ""], "The seed is empty."),
        (["pacification", "--seed", "x" * 65], "The seed has 65 characters."),
        (["pacification", "--seed", "a\tb"], "The seed holds a control character"),
        (["pacification", "--seed", "\udcff"], "The seed holds half a character."),
        (["chess"], "There is no game called chess. There is: pacification, wars."),
        ([], "Say which game"),
        (["--link", "nonsense"], "This address holds no game."),
        (["--link", "#/game/pAQAGN0tRMk05"], "This link is damaged"),
        (["--link", "LINK", "--seed", "x"], "Give the link alone."),
        (["--link", "LINK", "--repeat-extras"], "Give the link alone."),
        (["wars", "--link", "LINK"], "Give the link alone."),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    run: Run, arguments: list[str], words: str
) -> None:
    good = link(Session(Record.start("pacification", "7KQ2M9")))
    result = run("play", *[good if word == "LINK" else word for word in arguments])
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_a_game_without_a_table_is_refused_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.games.VIEWS", {})
    result = run("play", "pacification")
    assert result.exit_code == 2
    assert "Pacification of the Middle East has no table in the terminal." in result.stderr
