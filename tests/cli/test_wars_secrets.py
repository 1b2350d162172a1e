"""Whatever a terminal prints about Wars, it is only what those who read it may know."""

import re
from dataclasses import replace

import pytest
from rich.console import RenderableType

from cli.door import screen
from cli.seats import OPEN, PUBLIC, Eyes
from cli.wars import board, words
from engine import Record, Seat, Session, Stream
from engine.link import link
from engine.wars import State, determinize, observe
from tests.cli.support import Run, decisions, flat, wars, wars_answers

CARD = r"(?:Diplomacy|Economy|War|Luck|Culture) \d"
NAMES = ("You", "Ben", "Cassia", "Otto")
HOUSE_RULES: tuple[dict[str, bool], ...] = ({}, {"open_play": True}, {"sealed_plan": True})


def printed(shown: RenderableType) -> str:
    console = screen()
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


@pytest.mark.parametrize("options", HOUSE_RULES, ids=["usual", "open", "sealed"])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_table_and_the_story_are_the_same_whatever_is_hidden(
    seat: int, options: dict[str, bool]
) -> None:
    record = wars("A", options, person="random", bots="random")
    eyes, rng = Eyes(seat, NAMES), Stream("test", "hidden")
    tables = 0
    for state in record.states:
        assert isinstance(state, State)
        other = determinize(observe(state, seat), rng)
        assert words.lines(other, eyes) == words.lines(state, eyes)
        if state.mover == seat:
            assert printed(board.table(other, eyes)) == printed(board.table(state, eyes))
            tables += 1
    assert tables > 20


def test_no_hand_of_another_is_printed_in_a_whole_game(run: Run) -> None:
    record = wars("A", bots="random", person="random")
    result = run("play", "wars", "--seed", "A", "--bots", "random", typed=wars_answers(record))
    told = flat(result)
    assert "You drew " in told
    assert re.search(r"Bot \w+ put down \d", told)
    assert not re.search(rf"Bot \w+ (drew|put down|discarded) {CARD}", told)
    assert not re.search(rf"Bot \w+ offered Bot \w+ {CARD}", told)
    assert re.search(rf"Bot \w+ offered you {CARD}", told)


def test_the_log_tells_no_more_than_the_game_did(run: Run) -> None:
    record = wars("A", bots="random", person="random")
    typed = "\n".join(wars_answers(record).splitlines()[:30]) + "\nl\nq\n"
    told = flat(run("play", "wars", "--seed", "A", "--bots", "random", typed=typed))
    log = told.rsplit("l The Wars of Western Civilization", 1)[1]
    assert "You drew " in log
    assert not re.search(rf"Bot \w+ (drew|put down|discarded) {CARD}", log)


def replayed(run: Run, record: Record, *seats: Seat) -> str:
    result = run("replay", link(Session(record, seats=seats)))
    assert result.exit_code == 0
    return flat(result)


ALONE = (Seat("You"), Seat("Ben", "random"), Seat("Cassia", "random"), Seat("Otto", "random"))


def test_an_unfinished_game_is_replayed_as_its_one_person_may_know_it(run: Run) -> None:
    record = wars("A", bots="random", person="random").until(60)
    story = replayed(run, record, *ALONE)
    assert "You drew " in story
    assert "You put down " in story
    assert not re.search(rf"(Ben|Cassia|Otto) (drew|put down|discarded) {CARD}", story)
    assert "The game is not over." in story


@pytest.mark.parametrize(
    "seats",
    [
        (),
        (Seat("You"), Seat("Ben"), *ALONE[2:]),
        tuple([replace(seat, player="random") for seat in ALONE]),
        (Seat("You"), Seat("Ben", "random")),  # these do not fit, so nobody is known
    ],
    ids=["unnamed", "two people", "bots", "too few"],
)
def test_an_unfinished_game_of_several_people_is_replayed_as_all_may_know_it(
    run: Run, seats: tuple[Seat, ...]
) -> None:
    story = replayed(run, wars("A", bots="random", person="random").until(60), *seats)
    assert "won Diplomacy" in story
    assert not re.search(rf"(drew|put down|discarded|asked \w+ for|offered \w+) {CARD}", story)
    assert " drew " not in story


def test_a_finished_game_is_replayed_openly(run: Run) -> None:
    story = replayed(run, wars("A", bots="random", person="random"), *ALONE)
    for name in NAMES:
        assert re.search(rf"{name} drew {CARD}", story)
    assert re.search(rf"Ben offered (Cassia|Otto) {CARD}", story)
    assert "The game is not over." not in story


def test_a_name_from_a_link_is_printed_without_what_moves_the_cursor(run: Run) -> None:
    seats = (Seat("\x1b[2JA\u202eda\n"), *ALONE[1:3], Seat("O" * 80, "random"))
    result = run("replay", link(Session(wars("A").until(9), seats=seats)))
    assert "At the table: [2JAda, Ben (novice), Cassia (novice), " + "O" * 20 in flat(result)
    assert "\x1b" not in result.output
    assert "\u202e" not in result.output
    assert "O" * 21 not in result.output


def test_what_was_committed_is_told_by_nobody_before_it_is_revealed() -> None:
    record = wars("A", {"seats": 3})
    (state, _) = next(
        (state, move)
        for state, move in decisions(record)
        if state.phase == "diplomacy" and state.lead == 2
    )
    for seat in (0, PUBLIC, OPEN):
        assert words.lines(state, Eyes(seat, NAMES[:3])) == ()
    assert "face down" in printed(board.table(state, Eyes(0, NAMES[:3])))
