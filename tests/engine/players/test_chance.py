"""The chance to win: counted from what a seat may know, with chance that can be repeated."""

from dataclasses import replace

import pytest

from engine import GAMES, Stream, pacification, wars
from engine.pacification import EndTurn, Play, State, Straddle
from engine.players import president
from engine.players.chance import chance
from engine.shuffle import shuffled
from tests.engine.pacification.positions import position
from tests.engine.wars.tables import at

CALM = {"fear": 2, "hostility": 2}
GAMES_PLAYED = 12


def term(state: State, number: int = 0) -> int:
    seen = pacification.observe(state, 0)
    return chance(pacification, seen, 0, Stream("a chance", str(number)), GAMES_PLAYED)


def war(state: wars.State, seat: int) -> int:
    seen = wars.observe(state, seat)
    return chance(wars, seen, seat, Stream("a chance", "war"), GAMES_PLAYED)


# -- Pacification


def test_a_term_that_ends_in_peace_now_is_won_and_one_out_of_office_is_lost() -> None:
    assert term(position(turn=10, plays=2, **CALM)) == 100
    assert term(position(turn=10, plays=2, turmoil=9, **CALM)) == 0
    assert term(position(turn=10, plays=2, oil=15)) == 100
    assert term(position(turn=10, plays=2, fear=20, hostility=20, oil=3)) == 0


def test_a_term_that_is_only_begun_is_neither() -> None:
    assert 0 < term(pacification.new_game("7KQ2M9")) < 100


def test_the_order_of_the_decks_changes_nothing() -> None:
    state = pacification.new_game("7KQ2M9")
    other = replace(
        state,
        seed="another",
        event_deck=shuffled(state.event_deck, Stream("x", "events")),
        decision_deck=shuffled(state.decision_deck, Stream("x", "decisions")),
    )
    assert other.decision_deck != state.decision_deck
    assert term(other) == term(state)


def test_it_is_the_same_from_the_same_chance_and_another_from_other() -> None:
    state = pacification.new_game("7KQ2M9")
    assert len({term(state, 1) for _ in range(2)}) == 1
    assert len({term(state, number) for number in range(6)}) > 1


def test_it_is_told_in_whole_per_cent_rounded_to_the_nearest() -> None:
    state = pacification.new_game("7KQ2M9")
    seen = pacification.observe(state, 0)
    told = {chance(pacification, seen, 0, Stream("x", str(number)), 3) for number in range(12)}
    assert told <= {0, 33, 67, 100}
    assert len(told) > 1


# -- Wars


def last_suit() -> wars.State:
    """The last suit of the last war, and seat 0 leads by more than that is worth."""
    return replace(at("luck", "L9", "L1", "L2"), turn=8, points=(90, 1, 1), victors=(0,) * 7)


def test_a_war_that_cannot_be_lost_any_more_is_won_by_its_leader_alone() -> None:
    assert [war(last_suit(), seat) for seat in range(3)] == [100, 0, 0]


def test_nobody_wins_where_civilization_must_fall() -> None:
    state = replace(last_suit(), hands=(("D1",), (), ()))
    assert [war(state, seat) for seat in range(3)] == [0, 0, 0]


def test_hidden_hands_change_nothing() -> None:
    state = wars.new_game("7KQ2M9", {"seats": 3})
    hands = (state.hands[0], state.hands[2], state.hands[1])
    other = replace(state, hands=hands, deck=shuffled(state.deck, Stream("x", "deck")))
    assert war(other, 0) == war(state, 0)
    assert 0 < war(state, 0) < 100


# -- the president


def choice(state: State) -> object:
    seen = pacification.observe(state, 0)
    move = president.choose(pacification, seen, Stream("x", "y"))
    assert move in seen.legal_moves
    return move


def test_a_president_buys_a_card_while_that_is_cheap() -> None:
    assert choice(position(("investment",))) == Straddle()
    assert choice(position(("investment",), turmoil=2)) == Play("investment")
    assert choice(position(("investment",), straddles=1)) == Play("investment")


def test_a_president_plays_what_brings_a_victory_nearer_and_nothing_else() -> None:
    hand = ("cruise-missile-attacks", "cronyism", "secure-contracts")
    assert choice(position(hand, oil=14, fear=9, straddles=1)) == Play("cronyism")
    assert choice(position(("raise-threat-level-to-red",), straddles=1)) == EndTurn()


def test_a_president_stays_clear_of_impeachment() -> None:
    hand = ("cronyism", "secure-contracts")
    assert choice(position(hand, oil=10, turmoil=4, straddles=1)) == Play("secure-contracts")


def test_a_president_keeps_the_cards_that_help_most() -> None:
    useless = ("raise-threat-level-to-red", "build-war-fervor")
    useful = ("secure-contracts", "negotiations", "investment", "economic-aid", "broker-deals")
    state = position((*useful, *useless), plays=2, straddles=1, oil=12)
    assert choice(state) == EndTurn(tuple(sorted(useless)))


@pytest.mark.parametrize("repeat_extras", [False, True])
def test_a_president_wins_a_good_part_of_the_terms(repeat_extras: bool) -> None:
    game, won = GAMES["pacification"], 0
    for number in range(60):
        state = pacification.new_game(f"term {number}", {"repeat_extras": repeat_extras})
        while not state.result:
            move = president.choose(game, pacification.observe(state, 0), Stream("x", "y"))
            state = pacification.apply(state, move)
        won += state.result.won
    assert 18 <= won <= 42
