"""A record is a game; its text is that game and no other."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine import GAMES, BadOptions, BadSeed, IllegalMove, Record, Stream, digest
from engine.pacification import EndTurn, Play, PlayExtra, Straddle
from engine.session import MARK
from tests.engine.support import ODD_SEEDS, records, seeds, steady, walked

URL_SAFE = re.compile(r"[A-Za-z0-9_-]+")
START = Record.start("pacification", "7KQ2M9")


# Shared once, so they open for ever; the moves are those that the second one was made of.
FROZEN_START = "pAQAGN0tRMk05ALpexjw"
FROZEN_GAME = "pAQEMWsO8cmljaCDwn5WKDg6ItsW-6ns"
FROZEN_MOVES = (
    Straddle(),
    Play("control-pipelines"),
    EndTurn(()),
    Straddle(),
    Play("set-up-puppet-dictator"),
    PlayExtra("humanitarian-aid"),
    PlayExtra("build-patriotism"),
    PlayExtra("precision-bombing-campaign"),
    PlayExtra("positive-propaganda"),
    EndTurn(()),
    EndTurn(()),
    Play("air-strikes"),
    PlayExtra("military-operation"),
    EndTurn(()),
)


# -- a record grows and shrinks move by move


def test_a_record_starts_without_moves() -> None:
    assert (START.game_id, START.seed, START.rules_version) == ("pacification", "7KQ2M9", 1)
    assert START.moves == ()
    assert START.options == {"repeat_extras": False}
    assert START.game is GAMES["pacification"]
    assert START.states == (START.state,)
    assert START.state == GAMES["pacification"].new_game("7KQ2M9")


def test_a_record_keeps_its_options() -> None:
    record = Record.start("pacification", "7KQ2M9", {"repeat_extras": True})
    assert record.options == {"repeat_extras": True}
    assert record.state != START.state
    assert record.text != START.text


@pytest.mark.parametrize("game_id", ["", "chess", "Pacification", "p"])
def test_an_unknown_game_is_refused(game_id: str) -> None:
    with pytest.raises(BadOptions, match="no game called"):
        Record.start(game_id, "7KQ2M9")


def test_bad_seeds_and_options_are_refused_at_the_start() -> None:
    with pytest.raises(BadSeed):
        Record.start("pacification", " 7KQ2M9")
    with pytest.raises(BadOptions):
        Record.start("pacification", "7KQ2M9", {"seats": 4})


@steady
@given(records())
def test_states_are_those_the_rules_lead_to(record: Record) -> None:
    state = record.game.new_game(record.seed, record.options)
    states = [state]
    for move in record.moves:
        state = record.game.apply(state, move)
        states.append(state)
    assert record.states == tuple(states)
    assert record.state == states[-1]


@steady
@given(records())
def test_the_moves_up_to_each_state_are_one_number(record: Record) -> None:
    numbers, packed, ways = [(0, 1)], 0, 1
    for state, move in zip(record.states, record.moves, strict=False):
        legal = record.game.legal_moves(state)
        packed, ways = packed + legal.index(move) * ways, ways * len(legal)
        numbers.append((packed, ways))
    assert record.numbers == tuple(numbers)


@steady
@given(records(), st.integers(0, 10**6))
def test_taking_back_what_was_played_changes_nothing(record: Record, choice: int) -> None:
    legal = record.game.legal_moves(record.state)
    for place in {0, len(legal) - 1, choice % len(legal)} if legal else ():
        played = record.play(legal[place])
        assert played.moves == (*record.moves, legal[place])
        assert played.take_back() == record
        assert played.take_back().text == record.text


@steady
@given(records())
def test_taking_everything_back_leads_to_the_start(record: Record) -> None:
    start = Record.start(record.game_id, record.seed, record.options)
    while record.moves:
        record = record.take_back()
    assert record == start
    with pytest.raises(IllegalMove, match="no move to take back"):
        record.take_back()


@steady
@given(records())
def test_until_is_the_record_as_it_was(record: Record) -> None:
    grown = Record.start(record.game_id, record.seed, record.options)
    assert record.until(0) == grown
    for count, move in enumerate(record.moves, 1):
        grown = grown.play(move)
        assert record.until(count) == grown
    assert record.until(len(record.moves)) == record


@steady
@given(records())
def test_playing_never_changes_the_record_it_starts_from(record: Record) -> None:
    before = (record.text, digest(record.state), record.moves)
    for place in range(min(3, len(record.game.legal_moves(record.state)))):
        record.play(record.game.legal_moves(record.state)[place])
    assert (record.text, digest(record.state), record.moves) == before


def test_a_record_takes_legal_moves_only() -> None:
    for move in (PlayExtra(START.state.hand[0]), EndTurn(("cover-ups",)), Play("hijackings")):
        with pytest.raises(IllegalMove):
            START.play(move)
    twice = START.play(Straddle())
    with pytest.raises(IllegalMove, match="was used"):
        twice.play(Straddle())


# -- its text


@steady
@given(records())
@example(START)
def test_parse_is_the_inverse_of_text(record: Record) -> None:
    parsed = Record.parse(record.text)
    assert parsed == record
    assert parsed.text == record.text
    assert parsed.moves == record.moves
    assert [digest(state) for state in parsed.states] == [digest(state) for state in record.states]


@steady
@given(records())
def test_a_text_is_safe_in_an_address(record: Record) -> None:
    assert URL_SAFE.fullmatch(record.text)
    assert record.text.isascii()


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_odd_seeds_keep_their_spelling(seed: str) -> None:
    parsed = Record.parse(Record.start("pacification", seed).text)
    assert [ord(letter) for letter in parsed.seed] == [ord(letter) for letter in seed]


@steady
@given(seeds, seeds, st.booleans(), st.booleans())
def test_texts_are_as_different_as_records(
    seed: str, other_seed: str, repeat: bool, other_repeat: bool
) -> None:
    one = Record.start("pacification", seed, {"repeat_extras": repeat})
    other = Record.start("pacification", other_seed, {"repeat_extras": other_repeat})
    assert (one.text == other.text) == ((seed, repeat) == (other_seed, other_repeat))


def test_texts_that_were_shared_open_for_ever() -> None:
    assert START.text == FROZEN_START
    assert Record.parse(FROZEN_START) == START
    record = Record.parse(FROZEN_GAME)
    assert record.seed == "Zürich 🕊"
    assert record.options == {"repeat_extras": True}
    assert record.moves == FROZEN_MOVES


def test_every_game_has_a_first_letter_of_its_own() -> None:
    letters = [game_id[0] for game_id in GAMES]
    assert len({*letters, MARK}) == len(letters) + 1
    assert URL_SAFE.fullmatch("".join([*letters, MARK]))


# -- its length


def stretched(seed: str, calm: int) -> Record:
    """A game by a player who wants a long text: buys whatever leaves Turmoil at `calm` or less.

    Every card bought makes the lists longer that moves are packed by, and more moves are made.
    """
    record = Record.start("pacification", seed)
    rng = Stream(seed, "stretched")
    while legal := record.game.legal_moves(record.state):
        acts = [place for place in range(len(legal)) if not isinstance(legal[place], EndTurn)]
        bought = [
            place
            for place in acts
            if record.game.apply(record.state, legal[place]).meters.turmoil <= calm
        ]
        if Straddle() in legal and len(legal) - 1 in bought:
            place = len(legal) - 1
        elif bought:
            place = bought[rng.below(len(bought))]
        else:
            place = len(legal) - len(acts) - 1
        record = record.play(legal[place])
    return record


def test_a_finished_game_takes_60_letters_and_its_seed() -> None:
    finished = [stretched(f"{number:06}", 3 + number % 3) for number in range(150)]
    finished += [walked(f"{number:06}", False, "length", eager=number % 10) for number in range(50)]
    assert len([record for record in finished if record.state.turn == 10]) > 100
    assert max([len(record.moves) for record in finished]) >= 36
    assert max([len(record.text) for record in finished]) <= 60 + 6


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_an_odd_seed_costs_what_its_bytes_cost(seed: str) -> None:
    letters_of_seed = -(-len(seed.encode("utf-8")) * 4 // 3)
    for path in "abc":
        assert len(walked(seed, False, path).text) <= 60 + letters_of_seed
