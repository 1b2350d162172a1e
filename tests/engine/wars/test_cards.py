"""The deck and the wars are those of the original document."""

from pathlib import Path

import pytest

from engine import wars
from engine.wars import CARDS, PHASES, SUIT_NAMES, SUITS, WARS
from engine.wars.cards import PHASE_SUITS, canonical, total, without

NAMES, AWARDS = Path(__file__).with_name("original.txt").read_text(encoding="utf-8").split("\n\n")


def test_fifty_cards_are_five_suits_of_one_to_ten() -> None:
    assert len(CARDS) == len(set(CARDS)) == 50
    assert set(CARDS) == {f"{suit}{value}" for suit in "DEWLC" for value in range(1, 11)}


def test_suits_are_played_in_the_order_diplomacy_economy_war_luck() -> None:
    assert [SUIT_NAMES[suit].lower() for suit in PHASE_SUITS] == list(PHASES)
    assert PHASES == ("diplomacy", "economy", "war", "luck")
    assert [SUIT_NAMES[suit] for suit in SUITS] == [
        "Diplomacy",
        "Economy",
        "War",
        "Luck",
        "Culture",
    ]


def test_canonical_order_is_by_suit_then_by_value() -> None:
    assert canonical(("C1", "L10", "L2", "W3", "D10", "E5", "D9")) == (
        *("D9", "D10", "E5", "W3", "L2", "L10", "C1"),
    )
    assert canonical(CARDS[::-1]) == CARDS
    assert canonical(()) == ()


def test_culture_counts_in_a_total() -> None:
    assert total(("D7", "C10")) == 17
    assert total(()) == 0


def test_what_is_gone_is_missing_and_the_rest_stays_in_order() -> None:
    assert without(("D1", "W3", "C2"), ("W3",)) == ("D1", "C2")


def test_there_are_eight_wars_in_the_order_of_the_document() -> None:
    named = [line.partition(". ")[2].partition(":")[0] for line in NAMES.strip().split("\n")]
    assert [war.name for war in WARS] == named
    for war, line in zip(WARS, NAMES.strip().split("\n"), strict=True):
        first_side = line.partition(": ")[2].partition(" ")[0]
        assert war.sides.partition(" ")[0] in (first_side, {"Francs": "Franks"}.get(first_side))
        assert " v. " in war.sides


@pytest.mark.parametrize("line", AWARDS.strip().split("\n"))
def test_points_and_special_awards_are_those_of_the_document(line: str) -> None:
    turn, points, sentence = line.split("\t")
    war = WARS[int(turn) - 1]
    words = sentence.split()
    assert war.points == int(points)
    assert SUIT_NAMES[war.award_suit] == words[words.index("highest") + 1]
    assert war.award == int(words[-2]) == int(turn)


def test_the_points_of_all_wars_are_76_and_of_all_awards_36() -> None:
    assert sum([war.points for war in WARS]) == 76
    assert sum([war.award for war in WARS]) == 36


def test_w12_two_to_seven_play_as_fifty_cards_allow() -> None:
    assert wars.seats == range(2, 8)
    for seats in wars.seats:
        state = wars.new_game("7KQ2M9", {"seats": seats})
        assert [len(hand) for hand in state.hands] == [7] * seats
        assert len(state.deck) == 50 - 7 * seats
