"""Who wins a war: most suits, then the tie ladder, each step in its turn; and the special award."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import wars
from engine.wars import CARDS, WARS, Commit
from engine.wars.cards import PHASE_SUITS, total
from engine.wars.events import AwardDecided, Rung, WarDecided
from engine.wars.ladder import STEPS, award, step_name, suit_winner, victor
from tests.engine.support import steady
from tests.engine.wars.tables import at, cards, laid, played, told

# For each step, plays of two seats that are tied on all steps before it; seat 0 wins by it.
DECIDED_BY = {
    "suits": """
        D9 | D1
        E9 | E1
        W9 | W1
        L1 | L9""",
    "culture": """
        D9 | D1
        E9 | E1
        W1 | W9
        L1 | C5""",
    "D cards": """
        D1 D2 | D9
        E9 | E1
        W1 | W9
        L1 | L9""",
    "E cards": """
        D9 | D1
        E1 E2 | E9
        W1 | W9
        L1 | L9""",
    "W cards": """
        D9 | D1
        E1 | E9
        W1 W2 | W9
        L1 | L9""",
    "L cards": """
        D9 | D1
        E1 | E9
        W1 | W9
        L1 L2 | L9""",
    "D points": """
        D9 | D1
        E9 | E1
        W1 | W9
        L1 | L9""",
    "E points": """
        D1 D4 | D2 D3
        E9 | E1
        W1 | W9
        L1 L4 | L2 L3""",
    "W points": """
        D1 D4 | D2 D3
        E1 E4 | E2 E3
        W9 | W1
        L1 | L9""",
    "L points": """
        D1 D4 C1 | D2 D3
        E1 E4 | E2 E3
        W1 W4 | W2 W3
        L9 | L1 C9""",
}
TIED_TO_THE_BOTTOM = """
    D1 D4 | D2 D3
    E1 E4 | E2 E3
    W1 W4 | W2 W3
    L1 L4 | L2 L3"""


def mirrored(plays: tuple[tuple[tuple[str, ...], ...], ...]) -> tuple:
    return tuple([of_suit[::-1] for of_suit in plays])


def test_the_ladder_has_these_steps_in_this_order() -> None:
    assert tuple(DECIDED_BY) == STEPS
    assert [step_name(step) for step in STEPS] == [
        "most suits won",
        "fewest Culture cards played",
        "most Diplomacy cards played",
        "most Economy cards played",
        "most War cards played",
        "most Luck cards played",
        "most points of Diplomacy cards played",
        "most points of Economy cards played",
        "most points of War cards played",
        "most points of Luck cards played",
    ]


@pytest.mark.parametrize("step", STEPS)
def test_each_step_decides_where_all_before_it_are_tied(step: str) -> None:
    plays = laid(DECIDED_BY[step])
    winner, rungs = victor(plays)
    assert winner == 0
    assert [rung.step for rung in rungs] == list(STEPS[: STEPS.index(step) + 1])
    assert [rung.left for rung in rungs[:-1]] == [(0, 1)] * (len(rungs) - 1)
    assert rungs[-1].left == (0,)
    for rung in rungs[:-1]:
        assert rung.values[0] == rung.values[1]
    assert rungs[-1].values[0] != rungs[-1].values[1]


@pytest.mark.parametrize("step", STEPS)
def test_no_step_depends_on_the_order_of_seats(step: str) -> None:
    winner, rungs = victor(mirrored(laid(DECIDED_BY[step])))
    assert winner == 1
    assert rungs[-1] == Rung(step, (0, 1), rungs[-1].values, (1,))


def test_each_step_compares_only_those_still_tied() -> None:
    # Seat 2 has won no suit: that it played the least Culture and the most Luck does not count.
    plays = laid("""
        D9 | D1 |
        E9 | E1 |
        W1 | W9 |
        L1 C1 | C2 C3 | L8""")
    winner, rungs = victor(plays)
    assert winner == 0
    assert rungs == (
        Rung("suits", (0, 1, 2), (2, 2, 0), (0, 1)),
        Rung("culture", (0, 1), (1, 2), (0,)),
    )


def test_a_step_may_leave_some_of_those_tied() -> None:
    plays = laid("""
        D9 | D1 | D2 | C1
        E1 | E9 | E2 |
        W1 | W2 | W9 |
        L1 | L2 | L3 | C2 C3""")
    winner, rungs = victor(plays)
    assert [rung.left for rung in rungs[:2]] == [(0, 1, 2, 3), (0, 1, 2)]
    assert (winner, rungs[-1].step, rungs[-1].left) == (0, "D points", (0,))


def test_w5_for_the_ladder_culture_is_never_a_card_of_the_suit_it_was_played_in() -> None:
    plays = laid("""
        D9 C1 | D1
        E9 | E1
        W1 | W9
        L1 | L9 C2""")
    winner, rungs = victor(plays)
    values = {rung.step: rung.values for rung in rungs}
    assert values["D cards"] == values["L cards"] == (1, 1)
    assert values["D points"] == (9, 1)
    assert winner == 0


def test_w6_tied_to_the_bottom_of_the_ladder_nobody_wins_the_war() -> None:
    winner, rungs = victor(laid(TIED_TO_THE_BOTTOM))
    assert winner is None
    assert [rung.step for rung in rungs] == list(STEPS)
    assert rungs[-1].left == (0, 1)


def test_w6_the_points_are_not_awarded() -> None:
    rows = laid(TIED_TO_THE_BOTTOM)
    state = replace(at("luck", "L1 L4", "L2 L3"), plays=(*rows[:3], ((), ())), deck=())
    state = played(state, Commit(("L1", "L4")), Commit(("L2", "L3")))
    assert state.points == (0, 0)
    assert state.victors == (None,)
    (decided,) = told(state, WarDecided)
    assert (decided.seat, decided.points) == (None, 6)


def test_w7_with_no_suit_won_all_are_tied_on_zero_and_the_ladder_decides() -> None:
    plays = laid("""
        D5 | C5 |
        E6 | C6 |
        W5 | W1 C4 W2 | W3 W4
        L1 L4 | L2 L3 |""")
    plays = (*plays[:2], laid("W1 W4 | W2 W3 |")[0], plays[3])
    assert [suit_winner(of_suit)[0] for of_suit in plays] == [None] * 4
    winner, rungs = victor(plays)
    assert rungs[0] == Rung("suits", (0, 1, 2), (0, 0, 0), (0, 1, 2))
    assert rungs[1] == Rung("culture", (0, 1, 2), (0, 2, 0), (0, 2))
    assert (winner, rungs[-1].step) == (0, "D cards")


def reference(plays: tuple[tuple[tuple[str, ...], ...], ...]) -> int | None:
    """The ladder written as one comparison of everything at once."""
    keys = []
    for seat in range(len(plays[0])):
        own = [card for of_suit in plays for card in of_suit[seat]]
        by_suit = [tuple([card for card in own if card[0] == suit]) for suit in PHASE_SUITS]
        keys.append(
            (
                [suit_winner(of_suit)[0] for of_suit in plays].count(seat),
                -len([card for card in own if card[0] == "C"]),
                *[len(group) for group in by_suit],
                *[total(group) for group in by_suit],
            )
        )
    best = [seat for seat, key in enumerate(keys) if key == max(keys)]
    return best[0] if len(best) == 1 else None


@st.composite
def any_plays(draw: st.DrawFn) -> tuple[tuple[tuple[str, ...], ...], ...]:
    seats = draw(st.integers(2, 4))
    rows = [[[] for _ in range(seats)] for _ in range(4)]
    for card in draw(st.permutations(CARDS))[: draw(st.integers(0, 24))]:
        row = "DEWL".find(card[0]) if card[0] != "C" else draw(st.integers(0, 3))
        rows[row][draw(st.integers(0, seats - 1))].append(card)
    return tuple([tuple([tuple(played) for played in row]) for row in rows])


@steady
@given(any_plays())
def test_step_by_step_is_the_same_as_all_at_once(plays: tuple) -> None:
    winner, rungs = victor(plays)
    assert winner == reference(plays)
    for rung, following in pairwise(rungs):
        assert following.seats == rung.left


# -- points and awards


@pytest.mark.parametrize("turn", range(1, 9))
def test_the_war_and_its_award_bring_the_points_of_the_turn(turn: int) -> None:
    war = WARS[turn - 1]
    state = at("luck", "L9", "L1", turn=turn, lead=0, points=(0, 0))
    state = replace(state, plays=(*laid("D9|D1\nE9|E1\nW9|W1"), ((), ())), deck=())
    state = played(state, Commit(("L9",)), Commit(("L1",)))
    assert state.points == (war.points + war.award, 0)
    (decided,) = told(state, WarDecided)
    assert (decided.turn, decided.seat, decided.points) == (turn, 0, war.points)
    assert decided.rungs == (Rung("suits", (0, 1), (4, 0), (0,)),)
    assert told(state, AwardDecided) == [
        AwardDecided(turn, war.award_suit, 0, war.award, (9, 1)),
    ]
    assert state.victors[-1] == 0


def test_the_score_of_a_suit_counts_culture_and_not_the_number_of_cards() -> None:
    assert award(laid("W10 | W1 C2 | W3 C9")[0]) == (2, (10, 3, 12))
    assert award(laid("W1 W2 W3 | W10")[0]) == (1, (6, 10))


def test_w8_a_tied_award_is_not_awarded() -> None:
    assert award(laid("W5 | C5 | W1")[0]) == (None, (5, 5, 1))
    state = at("luck", "L9", "L1", turn=3)
    state = replace(state, plays=(*laid("D9|D1\nE9|E1\nW5|C5"), ((), ())), deck=())
    state = played(state, Commit(("L9",)), Commit(("L1",)))
    assert state.points == (8, 0)
    assert told(state, AwardDecided) == [AwardDecided(3, "W", None, 3, (5, 5))]


def test_victor_and_award_may_be_different_seats() -> None:
    state = at("luck", "L9", "L1", turn=8, lead=1)
    state = replace(state, plays=(*laid("D1 D2|D9\nE9|E1\nW9|W1"), ((), ())), deck=())
    state = played(state, Commit(("L1",)), Commit(("L9",)))
    assert state.points == (13, 8)
    assert wars.outcome(state).winners == (0,)


# -- the end phase and the end of the game


def test_w9_the_cards_played_go_to_the_pile_open_before_anyone_discards() -> None:
    state = at("luck", "L9 C1", "L1", turn=2, lead=1, pile=cards("W7 W8"))
    state = replace(state, plays=(*laid("D9|D1 C4\nE9|E1\nW9|"), ((), ())))
    state = played(state, Commit(("L1",)), Commit(("L9",)))
    assert (state.phase, state.mover) == ("discard", 1)
    assert state.pile == cards("W7 W8 D1 C4 D9 E1 E9 W9 L1 L9")
    assert state.pile_open == (False, False) + (True,) * 8
    assert state.plays == (((), ()),) * 4


@pytest.mark.parametrize(
    ("points", "winners"),
    [((0, 0, 0), (0,)), ((0, 13, 3), (0, 1)), ((0, 40, 3), (1,)), ((0, 13, 13), (0, 1, 2))],
)
def test_w10_after_turn_8_most_points_win_and_a_tie_is_shared(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = at("luck", "L9", "L1", "", turn=8, lead=1, points=points)
    state = replace(state, plays=(*laid("D5|C5|\nE9|E1|\nW9|W1|"), ((), (), ())), deck=())
    state = played(state, Commit(("L1",)), Commit(), Commit(("L9",)))
    outcome = wars.outcome(state)
    assert outcome.points == (13, *points[1:]) == state.points
    assert (outcome.kind, outcome.winners, outcome.turn) == ("credit", winners, 8)
    assert outcome.suit == ""
