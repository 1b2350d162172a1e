"""The event phase: how many events, what they need, what they do (P4, P11, P12, P14)."""

import pytest

from engine import pacification
from engine.pacification import Meters
from engine.pacification.state import (
    Change,
    DamageControl,
    Drew,
    EventFlipped,
    TurnBegan,
)
from tests.engine.pacification import document
from tests.engine.pacification.document import START_LEVELS, Printed
from tests.engine.pacification.positions import IDLE, end_turn, flips, position

asking = pytest.mark.parametrize(
    "printed", [card for card in document.EVENTS if card.needs], ids=lambda printed: printed.id
)


def began(turn: int, count: int, hostility: int) -> TurnBegan:
    return TurnBegan(turn=turn, count=count, hostility=hostility)


# -- the first turn


def test_a_game_begins_with_the_printed_meters() -> None:
    assert START_LEVELS == {"fear": 5, "hostility": 10, "turmoil": 0, "oil": 5}
    state = pacification.new_game("7KQ2M9")
    assert state.events[0] == TurnBegan(turn=1, count=1, hostility=START_LEVELS["hostility"])
    assert state.turn == 1


@pytest.mark.parametrize("seed", ["7KQ2M9", "Zürich 🕊", "a", "b", "c", "d"])
def test_the_first_turn_flips_one_event_from_the_start_levels(seed: str) -> None:
    state = pacification.new_game(seed)
    (card,) = state.event_pile
    printed = document.CARDS[card]
    levels = dict(START_LEVELS)
    if not printed.needs or levels[printed.needs] >= printed.at_least:
        for meter, points in printed.effects:
            levels[meter] = max(0, levels[meter] + points)
    assert state.meters == Meters(**levels)


@pytest.mark.parametrize("seed", ["7KQ2M9", "Zürich 🕊", "a"])
@pytest.mark.parametrize("repeat_extras", [False, True])
def test_p12_the_hand_starts_empty_so_the_first_choice_is_between_two_cards(
    seed: str, repeat_extras: bool
) -> None:
    state = pacification.new_game(seed, {"repeat_extras": repeat_extras})
    assert len(state.hand) == 2
    assert state.events[-1] == Drew(state.hand)
    assert len(state.decision_deck) == 56
    assert state.decision_pile == ()


def test_a_new_game_tells_its_first_events_and_its_first_draw() -> None:
    state = pacification.new_game("7KQ2M9")
    assert [type(event).__name__ for event in state.events] == ["TurnBegan", "EventFlipped", "Drew"]


# -- how many


@pytest.mark.parametrize(
    ("hostility", "count"), [(0, 1), (5, 1), (10, 1), (11, 2), (14, 2), (15, 2), (29, 2)]
)
def test_p4_two_events_come_when_hostility_is_11_or_more(hostility: int, count: int) -> None:
    before = position(hostility=hostility)
    after = end_turn(before)
    assert [card for card, _ in flips(after)] == list(IDLE[:count])
    assert began(4, count, hostility) in after.events
    assert after.event_pile == IDLE[:count]
    assert after.event_deck == before.event_deck[count:]


def test_p4_one_event_stays_one_when_it_raises_hostility_to_11() -> None:
    after = end_turn(position(hostility=10, events=("western-support-of-israel", *IDLE)))
    assert after.meters.hostility == 13
    assert flips(after) == [("western-support-of-israel", True)]


def test_p4_the_count_is_that_of_the_hostility_left_by_the_turn_before() -> None:
    played = pacification.apply(
        position(("appeasement",), hostility=12), pacification.Play("appeasement")
    )
    after = end_turn(played)
    assert after.meters.hostility == 8
    assert len(flips(after)) == 1


@pytest.mark.parametrize(
    ("hostility", "effective", "fear"), [(11, False, 5), (12, True, 7), (14, True, 7)]
)
def test_p4_the_second_event_is_checked_after_the_first_took_effect(
    hostility: int, effective: bool, fear: int
) -> None:
    events = ("western-support-of-israel", "scud-missile-attack")
    after = end_turn(position(hostility=hostility, events=events))
    assert flips(after) == [(events[0], True), (events[1], effective)]
    assert after.meters == Meters(fear=fear, hostility=hostility + 3, turmoil=0, oil=5)
    second = [event for event in after.events if isinstance(event, EventFlipped)][1]
    assert second.was == hostility + 3


def test_p4_the_first_event_is_checked_before_the_second() -> None:
    events = ("scud-missile-attack", "western-support-of-israel")
    after = end_turn(position(hostility=12, events=events))
    assert flips(after) == [(events[0], False), (events[1], True)]


def test_p4_the_first_event_of_a_turn_meets_the_meters_the_last_turn_left() -> None:
    raised = pacification.apply(
        position(("embedded-journalists",), fear=5, events=("political-backlash",)),
        pacification.Play("embedded-journalists"),
    )
    assert flips(end_turn(raised)) == [("political-backlash", True)]
    still = position(("embedded-journalists",), fear=5, events=("political-backlash",))
    assert flips(end_turn(still)) == [("political-backlash", False)]


# -- requirements


@asking
def test_an_event_takes_effect_when_its_requirement_is_met(printed: Printed) -> None:
    levels = {"fear": 5, "hostility": 5, "turmoil": 0, "oil": 9, printed.needs: printed.at_least}
    after = end_turn(position(events=(printed.id, "hijackings"), **levels))
    flip = next(event for event in after.events if isinstance(event, EventFlipped))
    assert (flip.card, flip.effective, flip.was) == (printed.id, True, printed.at_least)
    assert [(change.meter, change.after - change.before) for change in flip.changes] == list(
        printed.effects
    )


@asking
def test_an_event_is_discarded_without_effect_one_point_below(printed: Printed) -> None:
    below = printed.at_least - 1
    levels = {"fear": 5, "hostility": 5, "turmoil": 0, "oil": 9, printed.needs: below}
    before = position(events=(printed.id, *IDLE), **levels)
    after = end_turn(before)
    assert EventFlipped(printed.id, effective=False, was=below, changes=()) in after.events
    assert after.meters == before.meters
    assert after.event_pile[0] == printed.id


def test_an_event_without_effect_is_not_replaced() -> None:
    after = end_turn(position(hostility=5, events=(*IDLE, "hijackings")))
    assert flips(after) == [(IDLE[0], False)]
    assert after.meters.fear == 5


def test_a_log_can_say_what_an_event_needed_and_what_there_was() -> None:
    after = end_turn(position(hostility=12, events=IDLE))
    flip = next(event for event in after.events if isinstance(event, EventFlipped))
    card = pacification.CARDS[flip.card]
    line = f"{card.name}: needs {card.needs.capitalize()} {card.at_least}, it was {flip.was}"
    assert line == "SCUD Missile Attack: needs Hostility 15, it was 12"


# -- effects


def test_p11_a_meter_stops_at_0_and_at_30_and_the_event_tells_it() -> None:
    events = ("catch-terrorists", "oil-fields-burn")
    after = end_turn(position(fear=1, hostility=20, oil=0, events=events))
    assert [event.changes for event in after.events if isinstance(event, EventFlipped)] == [
        (Change("fear", 1, 0),),
        (Change("fear", 0, 2), Change("oil", 0, 0)),
    ]


def test_p11_what_was_clamped_is_lost_for_the_next_effect() -> None:
    up_then_down = ("nuclear-proliferation", "catch-terrorists")
    after = end_turn(position(fear=29, hostility=11, events=up_then_down))
    assert after.meters.fear == 28
    down_then_up = ("catch-terrorists", "hijackings")
    after = end_turn(position(fear=1, hostility=11, events=down_then_up))
    assert after.meters.fear == 2


def test_effects_are_told_in_printed_order() -> None:
    after = end_turn(position(hostility=15, events=("insurgency", "bases-expelled")))
    first = next(event for event in after.events if isinstance(event, EventFlipped))
    assert [change.meter for change in first.changes] == ["fear", "turmoil", "oil"]


# -- after the events, the draw


def test_a_turn_draws_the_top_two_decisions_to_the_end_of_the_hand() -> None:
    before = position(("cronyism", "appeasement"), decisions=("invasion", "diplomacy"))
    after = end_turn(before)
    assert after.hand == ("cronyism", "appeasement", "invasion", "diplomacy")
    assert after.events[-1] == Drew(("invasion", "diplomacy"))
    assert after.decision_deck == before.decision_deck[2:]


def test_a_turn_is_told_in_the_order_it_happens() -> None:
    after = end_turn(position(hostility=11, turmoil=1))
    assert [type(event) for event in after.events] == [
        DamageControl,
        TurnBegan,
        EventFlipped,
        EventFlipped,
        Drew,
    ]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_p14_a_draw_from_an_empty_deck_is_skipped(left: int) -> None:
    before = position(deck_size=left, repeat_extras=True)
    after = end_turn(before)
    assert after.hand == before.decision_deck
    assert after.decision_deck == ()
    assert after.decision_pile == before.decision_pile
    assert after.events[-1] == Drew(before.decision_deck)


@pytest.mark.parametrize("left", [0, 1])
def test_p14_the_event_deck_is_not_reshuffled(left: int) -> None:
    before = position(hostility=11, event_deck_size=left)
    after = end_turn(before)
    assert [card for card, _ in flips(after)] == list(before.event_deck)
    assert after.event_deck == ()
    assert sorted(after.event_pile) == sorted(document.EVENT_IDS)
