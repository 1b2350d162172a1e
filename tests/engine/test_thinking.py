"""Questions to the worker: text in, text out, and never anything raised."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadRecord, Record, Stream, digest
from engine.choices import count
from engine.game import Game, Move, Observation
from engine.pacification import EndTurn, Play
from engine.players import LEVELS, PLAYERS, careful, random
from engine.players import chance as counting
from engine.thinking import MOST_MOVES, answer, move_of, told_chance, told_move
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


# -- a bot's move


def bots_of(record: Record) -> list[str]:
    return [level.id for level in LEVELS if record.game_id in level.games]


def wandered(seats: int, moves: int) -> Record:
    record = Record.start("wars", "7KQ2M9", {"seats": seats})
    rng = Stream(f"{seats}", "walk")
    for _ in range(moves):
        legal = record.game.legal_moves(record.state)
        record = record.play(legal[rng.below(count(legal))])
    return record


@pytest.mark.parametrize("record", [START, OFFERS, wandered(2, 9), wandered(7, 60)])
def test_the_worker_chooses_what_the_page_would_choose(record: Record) -> None:
    bots = bots_of(record)
    assert bots
    for bot in bots:
        decision = move_of(bot, record)
        assert told_move(record, answer(f"move {bot} {record.text}")) == decision
        assert decision.move in record.game.legal_moves(record.state)


def test_a_bot_sees_its_own_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def choose(game: Game, observation: Observation, rng: Stream) -> Move:
        seen.append(observation)
        return observation.legal_moves[0]

    monkeypatch.setattr(careful, "choose", choose)
    record = wandered(4, 30)
    seat = record.game.seat_to_move(record.state)
    assert seat is not None
    answer(f"move careful {record.text}")
    assert seen == [record.game.observe(record.state, seat)]


def test_a_bot_that_fails_is_told_with_who_moved_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Move:
        raise RuntimeError("no idea")

    monkeypatch.setattr(random, "choose", fails)
    told = answer(f"move random {OFFERS.text}")
    assert told.split(" ")[2:] == ["careful", "raised"]
    assert told_move(OFFERS, told).fault == "raised"


@pytest.mark.parametrize(
    "told", ["no answer", "", "over", "moved", "moved x careful -", "moved 999999999 careful -"]
)
def test_any_other_answer_is_a_silent_bot_and_a_careful_move(told: str) -> None:
    decision = told_move(OFFERS, told)
    assert (decision.by, decision.fault) == ("careful", "silent")
    assert decision.move == move_of("careful", OFFERS).move


def test_no_move_is_told_of_a_game_that_is_over() -> None:
    over = walked("7KQ2M9", False, "to the end")
    assert {answer(f"move {bot} {over.text}") for bot in PLAYERS} == {"over"}


@pytest.mark.parametrize("question", ["move", "move careful", "move chess {}", "move  {}"])
def test_a_move_of_nobody_is_an_unknown_question(question: str) -> None:
    assert answer(question.replace("{}", OFFERS.text)) == "unknown question"


def test_a_bot_is_not_asked_about_a_damaged_record() -> None:
    assert answer(f"move careful {OFFERS.text[:-1]}").startswith("damaged ")


# -- the chance to win


def few(monkeypatch: pytest.MonkeyPatch, games: int = 8) -> None:
    monkeypatch.setattr(counting, "GAMES", games)


@pytest.mark.parametrize(("record", "seats"), [(START, 1), (OFFERS, 4), (wandered(7, 60), 7)])
def test_the_chance_is_told_with_the_number_of_games_fewer_where_more_play(
    record: Record, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch)
    told = answer(f"chance 0 {record.text}")
    assert told == f"chance {told_chance(told)} {8 // seats}"
    assert answer(f"chance 0 {record.text}") == told


def test_the_chance_is_counted_from_what_one_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def chance(game: Game, observation: Observation, *_: object) -> int:
        seen.append(observation)
        return 61

    monkeypatch.setattr(counting, "chance", chance)
    record = wandered(4, 30)
    assert answer(f"chance 2 {record.text}") == f"chance 61 {counting.GAMES // 4}"
    assert seen == [record.game.observe(record.state, 2)]


def test_no_chance_is_told_of_a_game_that_is_over() -> None:
    assert answer(f"chance 0 {walked('7KQ2M9', False, 'to the end').text}") == "over"


@pytest.mark.parametrize(
    "question", ["chance", "chance 0", "chance {}", "chance -1 {}", "chance 4 {}", "chance  {}"]
)
def test_the_chance_of_nobody_is_an_unknown_question(question: str) -> None:
    assert answer(question.replace("{}", OFFERS.text)) == "unknown question"


def test_the_chance_in_a_damaged_record_is_not_counted() -> None:
    assert answer(f"chance 0 {OFFERS.text[:-1]}").startswith("damaged ")


@pytest.mark.parametrize("told", ["no answer", "", "over", "chance", "chance x 9", "chance -1 9"])
def test_any_other_answer_tells_no_chance(told: str) -> None:
    assert told_chance(told) is None
