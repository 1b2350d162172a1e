"""The implementation phase: decisions, their requirements, Deficit Spending (P6, P7, P8, P14)."""

from dataclasses import replace

import pytest

from engine import IllegalMove, pacification
from engine.pacification import EndTurn, Meters, Play, PlayExtra, State
from engine.pacification.state import Change, Move, Played
from tests.engine.pacification import document
from tests.engine.pacification.document import Printed
from tests.engine.pacification.positions import HAND, end_turn, position

both = pytest.mark.parametrize("repeat_extras", [False, True], ids=["once", "repeat"])
asking = pytest.mark.parametrize(
    "printed", [card for card in document.DECISIONS if card.needs], ids=lambda printed: printed.id
)
decisions = pytest.mark.parametrize("printed", document.DECISIONS, ids=lambda printed: printed.id)


def play(state: State, *cards: str) -> State:
    """The first card played, the others bought by Deficit Spending."""
    state = pacification.apply(state, Play(cards[0]))
    for card in cards[1:]:
        state = pacification.apply(state, PlayExtra(card))
    return state


def refused(state: State, move: Move, words: str) -> None:
    assert move not in pacification.legal_moves(state)
    with pytest.raises(IllegalMove, match=words):
        pacification.apply(state, move)


# -- one decision


@decisions
def test_a_decision_takes_effect_and_goes_to_the_pile(printed: Printed) -> None:
    hand = ("cover-ups", printed.id, "cronyism") if printed.id not in HAND else HAND
    before = position(hand, fear=15, hostility=15, turmoil=4, oil=10, deck_size=9)
    after = play(before, printed.id)
    levels = {"fear": 15, "hostility": 15, "turmoil": 4, "oil": 10}
    for meter, points in printed.effects:
        levels[meter] += points
    assert after.meters == Meters(**levels)
    assert after.hand == tuple([card for card in hand if card != printed.id])
    assert after.decision_pile == (*before.decision_pile, printed.id)
    assert after.decision_deck == before.decision_deck
    changes = tuple(
        [
            Change(meter, getattr(before.meters, meter), getattr(after.meters, meter))
            for meter, _ in printed.effects
        ]
    )
    assert after.events == (Played(printed.id, price=(), changes=changes),)


def test_a_decision_does_not_end_the_turn_or_flip_an_event() -> None:
    before = position(HAND[:3])
    after = play(before, HAND[0])
    assert (after.turn, after.event_deck, after.result) == (3, before.event_deck, None)


@both
def test_at_most_one_decision_is_played_without_deficit_spending(repeat_extras: bool) -> None:
    after = play(position(HAND[:3], repeat_extras=repeat_extras), HAND[0])
    refused(after, Play(HAND[1]), r"One decision was played this turn\..*Deficit Spending")


def test_playing_none_is_allowed() -> None:
    state = position(HAND[:3])
    assert pacification.legal_moves(state)[0] == EndTurn(())
    assert end_turn(state).hand[:3] == HAND[:3]


def test_only_cards_in_the_hand_can_be_played() -> None:
    state = position(HAND[:2], decisions=("cronyism",))
    for card in ("cronyism", "hijackings", "Broker Deals", "", "no-such-card"):
        refused(state, Play(card), r"This card is not in the hand\.")
    gone = play(state, HAND[0])
    refused(gone, PlayExtra(HAND[0]), r"This card is not in the hand\.")


# -- requirements


@asking
@pytest.mark.parametrize("extra", [False, True], ids=["play", "extra"])
def test_p7_a_decision_whose_requirement_is_not_met_cannot_be_played(
    printed: Printed, extra: bool
) -> None:
    below = printed.at_least - 1
    levels = {"fear": 5, "hostility": 5, "plays": int(extra), printed.needs: below}
    move = PlayExtra(printed.id) if extra else Play(printed.id)
    meter = printed.needs.capitalize()
    words = f"^{printed.corrected} needs {meter} {printed.at_least}\\. Now {below}\\.$"
    refused(position((printed.id,), **levels), move, words)


@asking
@pytest.mark.parametrize("extra", [False, True], ids=["play", "extra"])
def test_p7_a_decision_can_be_played_when_its_requirement_is_just_met(
    printed: Printed, extra: bool
) -> None:
    levels = {"fear": 5, "hostility": 5, "plays": int(extra), printed.needs: printed.at_least}
    move = PlayExtra(printed.id) if extra else Play(printed.id)
    state = position((printed.id,), **levels)
    assert move in pacification.legal_moves(state)
    assert pacification.apply(state, move).decision_pile == (printed.id,)


def test_p7_a_refusal_says_what_is_needed_and_what_there_is() -> None:
    with pytest.raises(IllegalMove) as refusal:
        pacification.apply(position(("invasion",), fear=11), Play("invasion"))
    assert str(refusal.value) == "Invasion needs Fear 15. Now 11."
    with pytest.raises(IllegalMove) as refusal:
        pacification.apply(position(("ceasefire",), hostility=14), Play("ceasefire"))
    assert str(refusal.value) == "Ceasefire needs Hostility 15. Now 14."


def test_p7_requirements_are_judged_now_not_when_the_turn_began() -> None:
    rising = play(position(("strong-rhetoric", "invasion"), fear=13), "strong-rhetoric")
    assert PlayExtra("invasion") in pacification.legal_moves(rising)
    falling = play(position(("stay-the-course", "invasion"), fear=15), "stay-the-course")
    refused(falling, PlayExtra("invasion"), r"Invasion needs Fear 15\. Now 13\.")


# -- Deficit Spending


@both
def test_p6_an_extra_decision_costs_one_turmoil(repeat_extras: bool) -> None:
    state = play(position(HAND[:4], turmoil=2, repeat_extras=repeat_extras), "broker-deals")
    after = pacification.apply(state, PlayExtra("control-pipelines"))
    assert after.meters == Meters(fear=5, hostility=10, turmoil=3, oil=7)
    assert after.decision_pile == ("broker-deals", "control-pipelines")
    assert after.events == (
        Played("control-pipelines", (Change("turmoil", 2, 3),), (Change("oil", 6, 7),)),
    )


def test_p6_deficit_spending_is_once_per_turn() -> None:
    after = play(position(HAND[:5]), *HAND[1:3])
    refused(after, PlayExtra(HAND[0]), r"Deficit Spending was used this turn\.")
    assert list(pacification.legal_moves(after)) == [EndTurn(())]


def test_p6_deficit_spending_comes_back_with_the_next_turn() -> None:
    after = play(end_turn(play(position(HAND[:5]), *HAND[1:3])), HAND[0])
    assert PlayExtra(HAND[3]) in pacification.legal_moves(after)


def test_p6_repeat_extras_lifts_once_per_turn() -> None:
    state = play(position(HAND[:9], repeat_extras=True), *HAND[1:8])
    assert state.meters.turmoil == 6 - 2 + 1
    assert state.plays == 7
    assert PlayExtra(HAND[0]) in pacification.legal_moves(state)
    assert play(position(HAND, repeat_extras=True), *HAND).hand == ()


def test_p6_deficit_spending_needs_a_first_decision() -> None:
    for repeat_extras in (False, True):
        state = position(HAND[:3], repeat_extras=repeat_extras)
        refused(state, PlayExtra(HAND[0]), "after the first decision")


def test_p6_the_price_is_paid_before_the_extra_decision() -> None:
    after = play(position(("broker-deals", "cover-ups")), "broker-deals", "cover-ups")
    assert after.meters.turmoil == 0
    assert after.events == (
        Played("cover-ups", (Change("turmoil", 0, 1),), (Change("turmoil", 1, 0),)),
    )


def test_p6_nothing_can_be_paid_without_a_card_to_play() -> None:
    state = play(position(("broker-deals", "invasion", "diplomacy")), "broker-deals")
    assert list(pacification.legal_moves(state)) == [EndTurn(())]
    refused(state, PlayExtra("invasion"), r"Invasion needs Fear 15\. Now 5\.")
    refused(play(position(HAND[:1]), HAND[0]), PlayExtra(HAND[0]), "not in the hand")
    assert state.meters.turmoil == 0


@both
def test_p14_deficit_spending_needs_turmoil_below_30(repeat_extras: bool) -> None:
    at_30 = position(HAND[:2], turmoil=30, plays=1, repeat_extras=repeat_extras)
    refused(at_30, PlayExtra("broker-deals"), r"Deficit Spending needs Turmoil below 30\.")
    at_29 = position(HAND[:2], turmoil=29, plays=1, repeat_extras=repeat_extras)
    assert pacification.apply(at_29, PlayExtra("broker-deals")).meters.turmoil == 30


def test_p14_a_first_decision_is_free_at_turmoil_30() -> None:
    assert play(position(HAND[:2], turmoil=30), "broker-deals").meters.turmoil == 30


@both
def test_p8_turmoil_may_pass_5_inside_a_turn(repeat_extras: bool) -> None:
    state = position(
        ("cronyism", "appeasement", "cover-ups"), turmoil=4, repeat_extras=repeat_extras
    )
    state = pacification.apply(state, pacification.Straddle())
    state = play(state, "cronyism", "appeasement")
    assert state.meters.turmoil == 8
    assert pacification.outcome(state) is None
    assert pacification.seat_to_move(state) == 0


def test_p8_turmoil_that_came_down_again_is_forgotten() -> None:
    state = play(position(("cronyism", "cover-ups"), turmoil=5), "cronyism", "cover-ups")
    assert state.meters.turmoil == 5
    after = end_turn(state)
    assert pacification.outcome(after) is None
    assert after.turn == 4


# -- meters


@pytest.mark.parametrize(
    ("card", "levels", "after"),
    [
        ("cover-ups", {"turmoil": 1}, Meters(5, 10, 0, 5)),
        ("cover-ups", {"turmoil": 0}, Meters(5, 10, 0, 5)),
        ("stay-the-course", {"fear": 1, "turmoil": 9}, Meters(0, 10, 8, 5)),
        ("appeasement", {"hostility": 3, "oil": 0, "turmoil": 30}, Meters(5, 0, 30, 0)),
        ("cronyism", {"oil": 29}, Meters(5, 10, 1, 30)),
        ("invasion", {"fear": 15, "hostility": 28, "oil": 30}, Meters(13, 30, 0, 30)),
        ("build-patriotism", {"fear": 28, "turmoil": 2}, Meters(30, 10, 0, 5)),
    ],
)
def test_p11_meters_stop_at_0_and_at_30(card: str, levels: dict[str, int], after: Meters) -> None:
    assert play(position((card,), **levels), card).meters == after


def test_p11_a_change_that_the_scale_stops_is_told_as_none() -> None:
    state = play(position(("cronyism",), oil=30, turmoil=30), "cronyism")
    assert state.events == (
        Played("cronyism", (), (Change("oil", 30, 30), Change("turmoil", 30, 30))),
    )


# -- the list of moves


def test_moves_are_the_end_of_turn_then_cards_in_hand_order_then_straddle() -> None:
    hand = ("secure-contracts", "invasion", "appeasement", "cover-ups")
    assert list(pacification.legal_moves(position(hand))) == [
        EndTurn(()),
        Play("secure-contracts"),
        Play("appeasement"),
        Play("cover-ups"),
        pacification.Straddle(),
    ]


def test_moves_after_the_first_decision_are_extra_ones() -> None:
    state = play(position(HAND[:3]), HAND[1])
    assert list(pacification.legal_moves(state)) == [
        EndTurn(()),
        PlayExtra(HAND[0]),
        PlayExtra(HAND[2]),
    ]


def test_a_refused_move_leaves_the_state_as_it_was() -> None:
    state = position(("invasion",), fear=14)
    copy = replace(state)
    with pytest.raises(IllegalMove):
        pacification.apply(state, Play("invasion"))
    assert state == copy
