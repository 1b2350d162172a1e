"""The log and the announcements: every kind of event in words, and the course of the meters."""

import pytest
from hypothesis import given

from engine import Record, pacification
from engine.pacification import EndTurn, Meters, Play, PlayExtra, State, Straddle
from engine.pacification.state import Change
from tests.engine.pacification.document import CARDS, START_LEVELS
from tests.engine.pacification.positions import HAND, position
from tests.engine.support import records, steady, walked
from tests.ui.support import playing, record_at, state_of
from ui.pages.pacification import story
from ui.pages.pacification.story import (
    announcement,
    course,
    decisions,
    flipped,
    last_lines,
    lines,
    told,
    turn_opening,
)
from ui.parts.log import Line


def after(state: State, move: object) -> Record:
    """A record whose last move this was."""
    return record_at(state, pacification.apply(state, move))


def texts(record: Record) -> list[tuple[int, str, str]]:
    return [(line.turn, line.text, line.effect) for line in last_lines(record)]


# -- one line for everything that happens


def test_an_event_without_effect_says_what_it_needed_and_what_there_was() -> None:
    record = after(position(hostility=12, events=("scud-missile-attack",)), EndTurn())
    needed = "no effect, needs Hostility 15, it was 12"
    assert Line(4, "SCUD Missile Attack", needed, "no effect") in last_lines(record)
    spoken = "SCUD Missile Attack: no effect, needs Hostility 15, it was 12."
    assert spoken in announcement(record)


def test_an_event_that_asks_for_fear_says_fear() -> None:
    record = after(position(fear=3, hostility=5, events=("political-backlash",)), EndTurn())
    needed = "no effect, needs Fear 6, it was 3"
    assert (4, "Political Backlash", needed) in texts(record)


def test_an_event_with_effect_tells_its_changes_in_printed_order() -> None:
    record = after(position(hostility=12, events=("revolt-in-saudi-arabia",)), EndTurn())
    assert (4, "Revolt in Saudi Arabia", "Fear +4, Oil −3") in texts(record)


def test_the_second_event_is_told_with_what_the_first_one_did() -> None:
    events = ("western-support-of-israel", "scud-missile-attack")
    record = after(position(hostility=11, events=events), EndTurn())
    assert texts(record)[1:4] == [
        (4, "Turn 4 begins, two events", ""),
        (4, "Western Support of Israel", "Hostility +3"),
        (4, "SCUD Missile Attack", "no effect, needs Hostility 15, it was 14"),
    ]


def test_a_turn_with_one_event_says_so() -> None:
    record = after(position(hostility=10, events=("hijackings",)), EndTurn())
    assert (4, "Turn 4 begins, one event", "") in texts(record)


def test_a_decision_is_told_by_its_name_and_changes() -> None:
    record = after(position(HAND, fear=9), Play("economic-aid"))
    assert texts(record) == [(3, "Economic Aid", told_of("economic-aid"))]


def told_of(card: str) -> str:
    """The effects of a card as the document prints them, with a true minus."""
    names = {"fear": "Fear", "hostility": "Hostility", "turmoil": "Turmoil", "oil": "Oil"}
    signs = [f"{'+' if n > 0 else '−'}{abs(n)}" for _, n in CARDS[card].effects]
    pairs = zip(CARDS[card].effects, signs, strict=True)
    return ", ".join([f"{names[meter]} {sign}" for (meter, _), sign in pairs])


def test_an_extra_decision_tells_its_price_as_a_line_before_it() -> None:
    state = position(HAND, plays=1, turmoil=2, oil=9)
    assert texts(after(state, PlayExtra("secure-contracts"))) == [
        (3, "Deficit Spending", "Turmoil +1"),
        (3, "Secure Contracts", told_of("secure-contracts")),
    ]


def test_a_bought_card_tells_its_price_and_the_card() -> None:
    state = position((), decisions=("investment",))
    assert texts(after(state, Straddle())) == [
        (3, "Straddle the Fence", "Turmoil +1"),
        (3, "Drew Investment", ""),
    ]


def test_damage_control_says_what_it_took_off_and_when_there_was_nothing() -> None:
    assert texts(after(position(turmoil=3), EndTurn()))[0] == (3, "Damage control", "Turmoil −1")
    assert texts(after(position(turmoil=0), EndTurn()))[0] == (
        3,
        "Damage control",
        "Turmoil stays 0",
    )


def test_discarded_cards_are_named_in_the_turn_that_ended() -> None:
    state = position(HAND[:7])
    record = after(state, EndTurn((HAND[1], HAND[4])))
    assert texts(record)[1] == (3, "Discarded Broker Deals, Covert Operations", "")


def test_high_fear_is_told_in_the_turn_that_ended() -> None:
    assert texts(after(position(fear=15), EndTurn()))[1] == (3, "Fear is High", "Turmoil +1")


def test_drawn_cards_are_named_and_an_empty_deck_tells_nothing() -> None:
    drawn = after(position((), decisions=("investment", "cronyism")), EndTurn())
    assert texts(drawn)[-1] == (4, "Drew Investment, Cronyism", "")
    assert not [
        line for line in texts(after(position(deck_size=0), EndTurn())) if "Drew" in line[1]
    ]


@pytest.mark.parametrize(
    ("levels", "end"),
    [
        ({"turn": 10, "fear": 5, "hostility": 5, "oil": 15}, "Double victory"),
        ({"turn": 10, "fear": 5, "hostility": 5}, "Peace victory"),
        ({"turn": 10, "oil": 15}, "Oil victory"),
        ({"turn": 10}, "No victory"),
        ({"turmoil": 6}, "Out of office"),
        ({"hostility": 30}, "War"),
    ],
)
def test_the_end_of_the_term_is_the_last_line(levels: dict[str, int], end: str) -> None:
    record = after(position(**levels), EndTurn())
    assert texts(record)[-1] == (levels.get("turn", 3), "The term is over", end)
    assert announcement(record).endswith(f" The term is over: {end}.")


# -- meters that reach the end of their scale


def test_a_clamped_change_tells_what_the_meter_did_not_what_the_card_says() -> None:
    state = position(("road-map-to-peace",), turmoil=1, fear=0)
    assert texts(after(state, Play("road-map-to-peace"))) == [
        (3, "Road Map to Peace", "Turmoil −1, Fear stays 0")
    ]
    state = position(hostility=29, events=("western-support-of-israel",))
    assert (4, "Western Support of Israel", "Hostility +1") in texts(after(state, EndTurn()))
    state = position(turmoil=30)
    assert texts(after(state, EndTurn()))[0][2] == "Turmoil −1"


def test_changes_are_told_in_order_with_true_signs() -> None:
    changes = (Change("oil", 5, 3), Change("fear", 30, 30), Change("turmoil", 0, 12))
    assert told(changes) == "Oil −2, Fear stays 30, Turmoil +12"
    assert told(()) == ""


# -- the whole log


@steady
@given(records())
def test_the_log_tells_every_event_of_the_game_in_its_turn(record: Record) -> None:
    told_lines = lines(record)
    turns = [line.turn for line in told_lines]
    assert turns == sorted(turns)
    assert turns[0] == 1
    assert turns[-1] == state_of(record).turn
    begins = [line for line in told_lines if line.text.startswith("Turn ")]
    assert [line.turn for line in begins] == list(range(1, state_of(record).turn + 1))
    named = [line.text for line in told_lines]
    for card in state_of(record).event_pile:
        assert named.count(CARDS[card].corrected) == 1
    for _, card in decisions(record):
        assert named.count(CARDS[card].corrected) == 1
    assert (told_lines[-1].text == "The term is over") == bool(state_of(record).result)


@steady
@given(records())
def test_the_last_lines_are_the_end_of_the_log(record: Record) -> None:
    latest = last_lines(record)
    assert latest
    assert lines(record)[-len(latest) :] == latest


@steady
@given(records())
def test_an_announcement_is_made_of_sentences(record: Record) -> None:
    spoken = announcement(record)
    assert spoken == spoken.strip()
    assert spoken.endswith(".")
    assert len(spoken.split(". ")) == len(last_lines(record))


def test_an_announcement_tells_nothing_that_is_not_in_the_log() -> None:
    record = walked("told", False, "2", 6)
    for line in last_lines(record):
        assert line.text in announcement(record)
        assert line.effect in announcement(record)


# -- the course of the meters


def recomputed(record: Record) -> list[dict[str, int]]:
    """The meters at the start and after each turn, by the document and the moves alone."""
    first = record.states[0]
    assert isinstance(first, State)
    deck = [*first.event_pile, *first.event_deck]
    levels = dict(START_LEVELS)
    out = [dict(levels)]

    def shift(meter: str, points: int) -> None:
        levels[meter] = min(30, max(0, levels[meter] + points))

    def flip() -> None:
        for _ in range(2 if levels["hostility"] >= 11 else 1):
            card = CARDS[deck.pop(0)]
            if not card.needs or levels[card.needs] >= card.at_least:
                for meter, points in card.effects:
                    shift(meter, points)

    flip()
    for move in record.moves:
        if isinstance(move, Straddle | PlayExtra):
            shift("turmoil", 1)
        if isinstance(move, Play | PlayExtra):
            for meter, points in CARDS[move.card].effects:
                shift(meter, points)
        if isinstance(move, EndTurn):
            shift("turmoil", -1)
            if levels["fear"] >= 15:
                shift("turmoil", 1)
            out.append(dict(levels))
            if len(out) <= 10 and levels["turmoil"] < 5 and levels["hostility"] < 30:
                flip()
    return out


def as_levels(meters: Meters) -> dict[str, int]:
    return {meter: getattr(meters, meter) for meter in START_LEVELS}


@steady
@given(records())
def test_the_course_is_what_the_document_gives_turn_by_turn(record: Record) -> None:
    assert [as_levels(meters) for meters in course(record)] == recomputed(record)


@steady
@given(records())
def test_a_turn_opens_where_the_turn_before_was_judged(record: Record) -> None:
    if not state_of(record).result:
        assert as_levels(turn_opening(record)) == recomputed(record)[-1]


@steady
@given(records())
def test_the_events_of_the_turn_are_the_last_ones_flipped(record: Record) -> None:
    state = state_of(record)
    if state.result:
        return
    hostility, events = flipped(record)
    before = recomputed(record)[-1]["hostility"]
    assert hostility == before
    assert len(events) == (2 if before >= 11 else 1)
    assert tuple([event.card for event in events]) == state.event_pile[-len(events) :]


@steady
@given(records())
def test_decisions_are_the_moves_that_played_one_each_with_its_turn(record: Record) -> None:
    turn, expected = 1, []
    for move in record.moves:
        if isinstance(move, Play | PlayExtra):
            expected.append((turn, move.card))
        turn += isinstance(move, EndTurn)
    assert decisions(record) == expected


def test_the_state_of_a_record_of_another_game_is_refused() -> None:
    record = playing().record
    foreign = Record(record.game_id, 1, record.seed, record.settings, (), ("no state",), ((0, 1),))
    with pytest.raises(TypeError):
        story.state_of(foreign)
