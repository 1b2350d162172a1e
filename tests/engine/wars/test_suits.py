"""The suit phases: what may be played, who commits when, who wins, and the end of everything."""

import pytest

from engine import IllegalMove, wars
from engine.wars import Commit, CommitPlan, Outcome, Redraw
from engine.wars.events import (
    Committed,
    Destroyed,
    GameEnded,
    Played,
    Revealed,
    SolePlayer,
    SuitWon,
)
from engine.wars.ladder import suit_winner
from tests.engine.wars.tables import at, cards, laid, played, told

HANDS = ("D3 D9 E1 C5", "D4 D8 W2", "L1 C2 C7")


# -- what may be played


@pytest.mark.parametrize(
    ("phase", "fits"),
    [
        ("diplomacy", "D3 D9 C5"),
        ("economy", "E1 C5"),
        ("war", "C5"),
        ("luck", "C5"),
    ],
)
def test_cards_of_the_suit_and_culture_may_be_played_any_number_or_none(
    phase: str, fits: str
) -> None:
    legal = wars.legal_moves(at(phase, *HANDS))
    assert len(legal) == 2 ** len(cards(fits))
    assert {card for move in legal for card in move.cards} == set(cards(fits))
    assert legal[0] == Commit(())
    assert Commit(cards(fits)) in legal


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Commit(("E1",)), "Only Diplomacy and Culture"),
        (Commit(("D4",)), "Diplomacy 4 is not in the hand"),
        (Commit(("C5", "D3")), "in order"),
        (Commit(("D3", "D3")), "Only Diplomacy and Culture"),
        (Commit(["D3"]), "Only Diplomacy and Culture"),
        (Commit((["D3"],)), "Only Diplomacy and Culture"),
        (CommitPlan(), "commit cards to one suit"),
        (Redraw(), "commit cards to one suit"),
    ],
)
def test_what_is_no_commit_is_refused_in_words(move: object, words: str) -> None:
    state = at("diplomacy", *HANDS)
    assert move not in wars.legal_moves(state)
    with pytest.raises(IllegalMove, match=words):
        wars.apply(state, move)


# -- simultaneous play


def test_w3_cards_are_committed_face_down_in_order_and_revealed_together() -> None:
    state = played(at("diplomacy", *HANDS, lead=1, turn=2), Commit(("D4", "D8")))
    assert state.commits == ((), ("D4", "D8"), ())
    assert state.hands[1] == ("W2",)
    assert state.plays[0] == ((), (), ())
    assert state.events == (Committed(1, ("D4", "D8")),)
    state = played(state, Commit(()))
    assert (state.mover, state.commits[2]) == (0, ())
    state = played(state, Commit(("D9", "C5")))
    assert state.commits == ((), (), ())
    assert state.plays[0] == (("D9", "C5"), ("D4", "D8"), ())
    assert state.events == (
        Committed(0, ("D9", "C5")),
        Revealed("D", (("D9", "C5"), ("D4", "D8"), ())),
        SuitWon("D", 0, "total"),
    )
    assert (state.phase, state.mover) == ("economy", 1)


def test_the_suits_follow_one_another_diplomacy_economy_war_luck() -> None:
    state = at("diplomacy", "D1 E1 W1 L1 D2", "")
    phases = []
    for card in ("D1", "E1", "W1", "L1"):
        phases.append(state.phase)
        state = played(state, Commit((card,)), Commit())
    assert phases == ["diplomacy", "economy", "war", "luck"]
    assert (state.phase, state.mover) == ("discard", 0)


# -- who wins a suit


@pytest.mark.parametrize(
    ("plays", "winner", "by"),
    [
        ("D1 D2 | D10", 0, "cards"),
        ("D10 | D1 C1", 1, "cards"),
        ("D1 D9 | D2 D10 | D3", 1, "total"),
        ("D1 C10 | D2 D8", 0, "total"),
        ("D1 | | D2", 2, "total"),
        (" | C1 | ", 1, "cards"),
    ],
)
def test_most_cards_win_a_suit_then_the_highest_total(plays: str, winner: int, by: str) -> None:
    assert suit_winner(laid(plays)[0]) == (winner, by)


@pytest.mark.parametrize("plays", ["D5 | C5", "D1 D4 | D2 D3", "D1 D4 | D2 D3 | D10", "D5 | C5 | "])
def test_w4_tied_on_cards_and_total_nobody_wins_the_suit(plays: str) -> None:
    assert suit_winner(laid(plays)[0]) == (None, "")


def test_w4_nobody_is_told() -> None:
    state = played(at("war", "W5", "C5"), Commit(("W5",)), Commit(("C5",)))
    assert told(state, SuitWon) == [SuitWon("W", None, "")]
    assert not told(state, SolePlayer)


def test_a_sole_player_gets_one_point_at_once_and_the_suit() -> None:
    state = at("economy", "D3 C5", "D4", "E9", points=(3, 0, 2))
    state = played(state, Commit(("C5",)), Commit(), Commit())
    assert state.points == (4, 0, 2)
    assert told(state, SolePlayer) == [SolePlayer("E", 0)]
    assert told(state, SuitWon) == [SuitWon("E", 0, "cards")]


def test_with_two_players_there_is_no_extra_point() -> None:
    state = at("economy", "C5", "D4", "E9")
    state = played(state, Commit(("C5",)), Commit(), Commit(("E9",)))
    assert state.points == (0, 0, 0)
    assert not told(state, SolePlayer)


# -- nobody


@pytest.mark.parametrize("phase", wars.PHASES)
def test_w15_if_nobody_plays_a_card_everyone_loses_at_once_whatever_the_vp(phase: str) -> None:
    suit = "DEWL"[wars.PHASES.index(phase)]
    state = at(phase, "D1 E1 W1 L1", "D2 E2 W2 L2", turn=6, lead=1, points=(40, 3))
    state = played(state, Commit(), Commit())
    assert (state.phase, state.mover) == ("over", None)
    assert wars.outcome(state) == Outcome("destroyed", (), (40, 3), 6, suit)
    assert told(state, Destroyed) == [Destroyed(6, suit)]
    assert state.events[-1] == GameEnded(wars.outcome(state))
    assert not told(state, SuitWon)
    assert wars.legal_moves(state) == ()


# -- open play


def test_w3_under_open_play_cards_lie_face_up_as_they_are_played() -> None:
    state = played(at("diplomacy", *HANDS, open_play=True), Commit(("D9", "C5")))
    assert state.plays[0] == (("D9", "C5"), (), ())
    assert state.commits == ((), (), ())
    assert state.events == (Played(0, "D", ("D9", "C5")),)
    assert wars.observe(state, 2).plays == state.plays
    state = played(state, Commit(()))
    assert state.events == (Played(1, "D", ()),)
    state = played(state, Commit(("C2", "C7")))
    assert state.events == (Played(2, "D", ("C2", "C7")), SuitWon("D", 0, "total"))
    assert not told(state, Revealed)
    assert (state.phase, state.mover) == ("economy", 0)


def test_open_play_can_end_everything_too() -> None:
    state = played(at("war", "D1", "D2", open_play=True), Commit(), Commit())
    assert wars.outcome(state).kind == "destroyed"


# -- sealed plan

PLANS = ("D3 D9 E1 C5", "W2 C2 C7", "L1 L2")


def test_w3_a_sealed_plan_is_committed_after_the_redraw() -> None:
    state = at("redraw", *PLANS, sealed_plan=True)
    state = played(state, Redraw(), Redraw(), Redraw())
    assert (state.phase, state.mover) == ("plan", 0)


def test_w3_a_sealed_plan_lies_face_down_until_the_last_is_committed() -> None:
    state = at("plan", *PLANS, sealed_plan=True)
    plan = CommitPlan(("D9",), ("E1", "C5"), (), ())
    state = played(state, plan)
    assert state.commits == (("D9", "E1", "C5"), (), ())
    assert state.parts == ((1, 2, 0, 0), (), ())
    assert state.hands[0] == ("D3",)
    assert state.events == (Committed(0, ("D9", "E1", "C5")),)
    assert (state.phase, state.mover) == ("plan", 1)
    state = played(state, CommitPlan((), ("C2",), ("W2",), ()), CommitPlan((), (), (), ("L1",)))
    assert state.commits == ((), (), ())
    assert state.hands == (("D3",), ("C7",), ("L2",))
    assert (state.phase, state.mover) == ("discard", 0)
    assert [event for event in state.events if isinstance(event, Revealed | SuitWon)] == [
        Revealed("D", (("D9",), (), ())),
        SuitWon("D", 0, "cards"),
        Revealed("E", (("E1", "C5"), ("C2",), ())),
        SuitWon("E", 0, "cards"),
        Revealed("W", ((), ("W2",), ())),
        SuitWon("W", 1, "cards"),
        Revealed("L", ((), (), ("L1",))),
        SuitWon("L", 2, "cards"),
    ]
    assert [event.seat for event in told(state, SolePlayer)] == [0, 1, 2]


def test_w15_a_sealed_plan_is_revealed_only_as_far_as_civilization_lasts() -> None:
    state = at("plan", *PLANS, sealed_plan=True)
    state = played(
        state,
        CommitPlan(("D3", "D9"), (), (), ()),
        CommitPlan((), (), ("W2", "C2"), ("C7",)),
        CommitPlan((), (), (), ("L1",)),
    )
    assert wars.outcome(state) == Outcome("destroyed", (), (1, 0, 0), 1, "E")
    assert [event.suit for event in told(state, Revealed)] == ["D", "E"]
    assert state.plays[0] == (("D3", "D9"), (), ())
    assert state.commits == ((), ("W2", "C2", "C7"), ("L1",))
    assert state.parts == ((0, 0, 0, 0), (0, 0, 2, 1), (0, 0, 0, 1))


def test_a_plan_puts_culture_in_any_suit_and_other_cards_in_their_own() -> None:
    state = at("plan", "D3 C5", "W2", sealed_plan=True)
    assert set(wars.legal_moves(state)) == {
        CommitPlan(*[("D3",) * with_d + ("C5",) * (suit == 0), *rest])
        for with_d in (0, 1)
        for suit in range(5)
        for rest in [[("C5",) if suit == at else () for at in (1, 2, 3)]]
    }


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (CommitPlan(("E1",), (), (), ()), "its own suit"),
        (CommitPlan(("D3",), ("D9",), (), ()), "its own suit"),
        (CommitPlan(("C5",), ("C5",), (), ()), "each card once"),
        (CommitPlan(("D3", "D3"), (), (), ()), "each card once"),
        (CommitPlan(("D9", "D3"), (), (), ()), "in order"),
        (CommitPlan(("D4",), (), (), ()), "Diplomacy 4 is not in the hand"),
        (CommitPlan(["D3"], (), (), ()), "each card once"),
        (CommitPlan(None, None, None, None), "each card once"),
        (Commit(("D3",)), "all four suits"),
    ],
)
def test_what_is_no_plan_is_refused_in_words(plan: object, words: str) -> None:
    state = at("plan", *PLANS, sealed_plan=True)
    assert plan not in wars.legal_moves(state)
    with pytest.raises(IllegalMove, match=words):
        wars.apply(state, plan)
