import re

import pytest

from cli.pacification.players import greedy
from engine import Record, Seat, Session
from engine.link import link
from engine.pacification import EndTurn, Play
from tests.cli.support import Run, flat, played, states, text, wars


def replayed(run: Run, record: Record) -> str:
    result = run("replay", link(Session(record)))
    assert result.exit_code == 0
    return text(result)


def test_a_game_is_told_turn_by_turn_to_its_outcome(run: Run) -> None:
    record = played("7KQ2M9", greedy)
    story = replayed(run, record)
    turns = [line.split()[1] for line in story.splitlines() if line.startswith("Turn ")]
    assert turns == [str(turn) for turn in range(1, 11)]
    last = states(record)[-1]
    assert last.result is not None
    assert "\nOutcome     " in story
    assert f"Score {last.result.score}." in story.replace("\n            ", " ")
    assert f"Fear {last.meters.fear}, Hostility {last.meters.hostility}" in story


def test_every_card_played_and_discarded_is_named(run: Run) -> None:
    record = Record.start("pacification", "7KQ2M9")
    record = record.play(Play("humanitarian-aid")).play(EndTurn())
    story = replayed(run, record)
    assert "Drawn       Land for Peace, Humanitarian Aid\n" in story
    assert "Played      Humanitarian Aid: Hostility 10 → 9, Fear 5 → 4\n" in story
    assert "End         Damage control: Turmoil 1 → 0\n" in story


def test_an_event_without_effect_tells_what_it_needed_and_what_there_was(run: Run) -> None:
    story = replayed(run, Record.start("pacification", "SEED67"))
    assert "Event       SCUD Missile Attack: no effect, needs Hostility 15, it was 10\n" in story


def test_a_game_that_is_not_over_can_be_continued(run: Run) -> None:
    record = Record.start("pacification", "7KQ2M9").play(EndTurn())
    story = replayed(run, record)
    assert "The game is not over." in story
    assert f"python -m cli play --link '{link(Session(record))}'\n" in story


def test_practice_and_the_house_rule_are_named(run: Run) -> None:
    record = Record.start("pacification", "7KQ2M9", {"repeat_extras": True})
    story = text(run("replay", link(Session(record, practice=True))))
    assert "Practice: a move that turned up cards was taken back." in story
    assert "may be bought any number of times a turn." in story.replace("\n", " ")


def test_a_link_may_be_pasted_with_what_stands_around_it(run: Run) -> None:
    record = Record.start("pacification", "7KQ2M9")
    pasted = f"(https://example.org/statecraft/{link(Session(record))})."
    assert "Seed 7KQ2M9\n" in run("replay", pasted).output


def test_a_long_link_is_printed_in_one_piece(run: Run) -> None:
    record = Record.start("pacification", "a long seed " * 5 + "end")
    assert len(link(Session(record))) > 80
    assert link(Session(record)) + "\n" in replayed(run, record)


@pytest.mark.parametrize(
    ("pasted", "words"),
    [
        ("", "Give a link, in quotes"),
        ("7KQ2M9", "A link to a game has #/game/ in it."),
        ("#/game/", "This link is not a game of Statecraft, or it was cut."),
        ("CUT", "This link is damaged: it was cut or mistyped."),
        ("MISTYPED", "This link is damaged: it was cut or mistyped."),
    ],
)
def test_a_link_that_holds_no_whole_game_is_refused_in_words(
    run: Run, pasted: str, words: str
) -> None:
    good = link(Session(played("7KQ2M9", greedy)))
    bad = {"CUT": good[:-3], "MISTYPED": good[:20] + ("b" if good[20] == "a" else "a") + good[21:]}
    result = run("replay", bad.get(pasted, pasted))
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_a_game_without_words_of_its_own_is_told_in_plain_ones(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.games.VIEWS", {})
    record = Record.start("pacification", "7KQ2M9").play(Play("humanitarian-aid"))
    story = replayed(run, record)
    assert "Move 1      Play, card: humanitarian-aid\n" in story
    assert "Drew, cards: land-for-peace, humanitarian-aid\n" in story


def test_plain_words_tell_no_more_than_may_be_known(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.games.VIEWS", {})
    record = wars("A", {"seats": 2})
    seats = (Seat("You"), Seat("Ben", "careful"))
    alone = flat(run("replay", link(Session(record.until(8), seats=seats))))
    assert re.search(r"Drew, seat: 0, count: 7, missing: 0, cards: [DEWLC]\d", alone)
    assert "Drew, seat: 1, count: 7, missing: 0, cards: none" in alone
    several = flat(run("replay", link(Session(record.until(8)))))
    assert "Move 8" in several
    assert "cards" not in several
    openly = flat(run("replay", link(Session(record))))
    assert re.search(r"Drew, seat: 1, count: 7, missing: 0, cards: [DEWLC]\d", openly)
