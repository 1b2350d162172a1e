"""Questions to the worker: text in, text out, and never anything raised."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadRecord, Record, digest
from engine.pacification import EndTurn, Play
from engine.thinking import MOST_MOVES, answer
from tests.engine.support import records, steady, walked

START = Record.start("pacification", "7KQ2M9")
OFFERS = Record.start("wars", "7KQ2M9", {"seats": 4})  # tens of thousands of offers to make


def lines_about(record: Record) -> list[str]:
    return answer(f"outcomes {record.text}").split("\n")


# -- verify


@given(records())
@steady
def test_a_record_is_sound_and_told_with_its_moves(record: Record) -> None:
    word, moves, outcome = answer(f"verify {record.text}").split(" ")
    assert (word, int(moves)) == ("sound", len(record.moves))
    assert outcome == (record.state.result.kind if record.state.result else "-")


@given(records(finished=True))
@steady
def test_a_finished_record_is_told_with_its_outcome(record: Record) -> None:
    assert answer(f"verify {record.text}").split(" ")[2] == record.state.result.kind


@given(records(), st.data())
@steady
def test_a_damaged_record_is_told_in_the_words_of_its_error(
    record: Record, data: st.DataObject
) -> None:
    cut = record.text[: data.draw(st.integers(0, len(record.text) - 1))]
    with pytest.raises(BadRecord) as error:
        Record.parse(cut)
    for task in ("verify", "outcomes"):
        assert answer(f"{task} {cut}") == f"damaged {error.value}"


# -- outcomes


@given(records())
@steady
def test_each_legal_move_is_told_in_order_as_the_rules_play_it(record: Record) -> None:
    game = record.game
    expected = []
    for place, move in enumerate(game.legal_moves(record.state)):
        after = game.apply(record.state, move)
        ended = game.outcome(after)
        told = f"{ended.kind if ended else '-'} {digest(after)}"
        expected.append(f"{place} {'hidden' if game.reveals(after) else told}")
    assert lines_about(record) == (expected or [""])


def test_nothing_is_told_of_a_game_that_is_over() -> None:
    over = walked("7KQ2M9", False, "to the end")
    assert answer(f"outcomes {over.text}") == ""


def test_what_a_move_would_turn_up_is_not_told_before_it_is_made() -> None:
    moves = list(GAMES["pacification"].legal_moves(START.state))
    told = dict(zip(moves, lines_about(START), strict=True))
    assert told[EndTurn()].endswith(" hidden")
    decisions = [move for move in moves if isinstance(move, Play)]
    assert decisions
    assert not [move for move in decisions if told[move].endswith(" hidden")]


def test_the_last_move_of_a_term_tells_its_outcome() -> None:
    over = walked("7KQ2M9", False, "to the end")
    before = over.take_back()
    place = before.game.legal_moves(before.state).index(over.moves[-1])
    assert lines_about(before)[place] == f"{place} {over.state.result.kind} {digest(over.state)}"


def test_of_very_many_moves_the_first_500_are_told() -> None:
    assert len(GAMES["wars"].legal_moves(OFFERS.state)) > MOST_MOVES
    told = lines_about(OFFERS)
    assert [line.split(" ")[0] for line in told[:-1]] == [str(place) for place in range(MOST_MOVES)]
    assert told[-1] == "more"


def test_offers_of_wars_are_not_played_ahead_where_they_show_cards() -> None:
    moves = GAMES["wars"].legal_moves(OFFERS.state)
    for line in lines_about(OFFERS)[:-1]:
        place = int(line.split(" ")[0])
        after = GAMES["wars"].apply(OFFERS.state, moves[place])
        assert line.endswith(" hidden") == GAMES["wars"].reveals(after)


# -- anything else


@pytest.mark.parametrize(
    "question",
    [
        "",
        " ",
        "verify",
        "outcomes",
        "verify\npAQ",
        "Verify x",
        "think hard",
        "__class__ x",
        "-",
        None,
    ],
)
def test_what_is_no_question_is_unknown(question: object) -> None:
    assert answer(question) == "unknown question"


@given(st.sampled_from(["", "verify ", "outcomes ", "verify p", "outcomes w"]), st.text())
@steady
def test_no_question_raises(beginning: str, rest: str) -> None:
    assert answer(beginning + rest).split(" ")[0] in ("unknown", "damaged")
