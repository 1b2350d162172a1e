"""What a press on the table means: choosing, playing, discarding, and the words that go with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record, pacification
from engine.pacification import CARDS, EndTurn, Play, PlayExtra, State, Straddle
from engine.pacification.rules import excess_of
from tests.engine.pacification.positions import HAND, position
from tests.engine.support import records, steady
from tests.ui.support import state_of, table_at
from ui.model import Table
from ui.pages.pacification.act import (
    DISCARDING,
    act,
    ending,
    legal,
    play_of,
    preview,
    turmoil_note,
    why_not,
)


def table(state: State, *picked: str, mode: str = "") -> Table:
    return table_at(state, picked, mode)


# -- choosing a card


def test_a_press_chooses_a_card_and_says_where_it_would_lead() -> None:
    acted = act(
        table(position(("road-map-to-peace",), fear=9, turmoil=3)), "pick", "road-map-to-peace"
    )
    assert (acted.table.picked, acted.move) == (("road-map-to-peace",), None)
    assert acted.words.strip() == "Road Map to Peace chosen: Fear 9 to 8, Turmoil 3 to 1."


def test_a_second_press_lays_the_card_back() -> None:
    acted = act(table(position(HAND[:2]), HAND[0]), "pick", HAND[0])
    assert (acted.table.picked, acted.move) == ((), None)
    assert acted.words == "Appeasement not chosen."


def test_a_press_on_another_card_chooses_that_one_alone() -> None:
    acted = act(table(position(HAND[:3]), HAND[0]), "pick", HAND[2])
    assert acted.table.picked == (HAND[2],)


def test_a_card_that_would_change_nothing_says_so() -> None:
    state = position(("de-rail-investigations",), turmoil=0)
    acted = act(table(state), "pick", "de-rail-investigations")
    assert acted.words.strip() == "De-Rail Investigations chosen: no meter would change."


def test_a_card_whose_need_is_not_met_is_refused_with_need_and_actual() -> None:
    before = table(position(("land-for-peace", HAND[0]), fear=14), HAND[0])
    acted = act(before, "pick", "land-for-peace")
    assert (acted.table, acted.move) == (before, None)
    assert acted.words == "Land for Peace needs Fear 15. Now 14."


def test_a_card_after_the_extra_one_is_refused_with_the_reason() -> None:
    acted = act(table(position(HAND[:2], plays=2)), "pick", HAND[0])
    assert acted.words == "Deficit Spending was used this turn."
    acted = act(table(position(HAND[:2], plays=1, turmoil=30)), "pick", HAND[0])
    assert acted.words == "Deficit Spending needs Turmoil below 30."


def test_a_chosen_extra_card_counts_its_price_in() -> None:
    acted = act(table(position(("investment",), plays=1, turmoil=2)), "pick", "investment")
    assert "Turmoil 2 to 3" in acted.words


@pytest.mark.parametrize("card", ["", "no-such-card", "land-for-peace", "scud-missile-attack"])
def test_a_card_that_is_not_in_the_hand_cannot_be_chosen(card: str) -> None:
    before = table(position(HAND[:2]))
    acted = act(before, "pick", card)
    assert (acted.table, acted.move) == (before, None)


# -- Turmoil past the line (P8)


@pytest.mark.parametrize(
    ("fear", "turmoil", "words"),
    [
        (5, 3, ""),
        (5, 4, "Turmoil would be 5. The end of the turn judges: 4 by then."),
        (5, 5, "Turmoil would be 6. The end of the turn judges: 5 by then, out of office."),
        (15, 4, "Turmoil would be 5. The end of the turn judges: 5 by then, out of office."),
        (15, 3, ""),
    ],
)
def test_a_choice_that_brings_turmoil_past_the_line_says_what_is_judged(
    fear: int, turmoil: int, words: str
) -> None:
    # P8: only the end of the turn judges; damage control takes 1 off, a High Fear adds 1.
    state = position(("secret-machinations",), plays=1, fear=fear, turmoil=turmoil)
    acted = act(table(state), "pick", "secret-machinations")
    assert turmoil_note(pacification.apply(state, PlayExtra("secret-machinations")).meters) == words
    assert acted.words.partition(". ")[2] == words


@steady
@given(records())
def test_the_note_says_what_the_engine_judges(record: Record) -> None:
    state = state_of(record)
    if state.result:
        return
    note = turmoil_note(state.meters)
    discard = tuple(sorted(state.hand)[: excess_of(state)])
    after = pacification.apply(state, EndTurn(discard))
    if note and after.result:
        assert f"judges: {after.meters.turmoil} by then" in note
        assert ("out of office" in note) == (after.result.kind == "office")
    assert bool(note) == (state.meters.turmoil >= 5)


# -- playing


def test_play_plays_the_chosen_card() -> None:
    assert act(table(position(HAND[:2]), HAND[1]), "play", "").move == Play(HAND[1])
    assert act(table(position(HAND[:2], plays=1), HAND[1]), "play", "").move == PlayExtra(HAND[1])


def test_play_without_a_card_says_so() -> None:
    acted = act(table(position(HAND[:2])), "play", "")
    assert (acted.move, acted.words) == (None, "Choose a card first.")


def test_straddle_is_asked_of_the_rules() -> None:
    assert act(table(position(HAND[:2])), "straddle", "").move == Straddle()


def test_what_is_no_act_of_this_table_does_nothing() -> None:
    before = table(position(HAND[:2]), HAND[0])
    for name in ("", "dance", "offer"):
        acted = act(before, name, HAND[0])
        assert (acted.table, acted.move, acted.words) == (before, None, "")


def test_a_refused_deficit_spending_says_why() -> None:
    words = [
        act(table(state), "deficit", "").words
        for state in (position(HAND[:2]), position(HAND[:2], plays=1), position(HAND[:2], plays=2))
    ]
    assert all(words), words
    assert "first decision" in words[0]
    assert "was used" in words[2]


# -- ending the turn and discarding (P13)


def test_a_turn_without_excess_ends_at_once() -> None:
    assert act(table(position(HAND[:5]), HAND[0]), "end", "").move == EndTurn()


def test_a_turn_with_excess_asks_which_cards_go() -> None:
    acted = act(table(position(HAND[:7]), HAND[0]), "end", "")
    assert (acted.table.picked, acted.table.mode, acted.move) == ((), DISCARDING, None)
    assert acted.words == "Mark 2 to discard. You keep 5."


def test_cards_are_marked_up_to_the_excess_and_no_further() -> None:
    here = table(position(HAND[:7]), mode=DISCARDING)
    one = act(here, "pick", HAND[5])
    assert (one.table.picked, one.words) == (
        (HAND[5],),
        "Cronyism will be discarded. 1 to go.",
    )
    two = act(one.table, "pick", HAND[0])
    assert two.words == "Appeasement will be discarded. That is all."
    three = act(two.table, "pick", HAND[1])
    assert three.table == two.table
    assert three.words == "2 marked already. Take one back first."


def test_a_mark_is_taken_back_by_a_second_press() -> None:
    acted = act(table(position(HAND[:7]), HAND[5], HAND[0], mode=DISCARDING), "pick", HAND[5])
    assert (acted.table.picked, acted.words) == ((HAND[0],), "Cronyism stays.")


def test_a_card_that_cannot_be_played_can_be_discarded() -> None:
    hand = ("land-for-peace", *HAND[:5])
    acted = act(table(position(hand), mode=DISCARDING), "pick", "land-for-peace")
    assert acted.table.picked == ("land-for-peace",)


def test_the_turn_does_not_end_before_all_are_marked() -> None:
    before = table(position(HAND[:7]), HAND[5], mode=DISCARDING)
    acted = act(before, "end", "")
    assert (acted.table, acted.move) == (before, None)
    assert acted.words == "Mark 1 more to discard."


def test_the_turn_ends_with_the_marked_cards_in_the_order_of_their_ids() -> None:
    acted = act(table(position(HAND[:7]), HAND[5], HAND[0], mode=DISCARDING), "end", "")
    assert acted.move == EndTurn((HAND[0], HAND[5]))


def test_going_back_takes_all_marks_away() -> None:
    acted = act(table(position(HAND[:7]), HAND[5], mode=DISCARDING), "back", "")
    assert (acted.table.picked, acted.table.mode, acted.move) == ((), "", None)
    assert acted.words == "No card is discarded."


def test_nothing_is_played_while_cards_are_marked() -> None:
    acted = act(table(position(HAND[:6]), HAND[0], mode=DISCARDING), "play", "")
    assert acted.move is None
    assert acted.words


def test_words_end_without_a_space() -> None:
    states = (position(HAND[:7], fear=9), position(HAND[:7], plays=1, turmoil=4))
    for state in states:
        for mode in ("", DISCARDING):
            for name in ("pick", "end", "back", "play", "straddle"):
                words = act(table(state, mode=mode), name, HAND[0]).words
                assert words == words.strip()


# -- the preview


@steady
@given(records(), st.integers(0, 20))
def test_a_preview_is_what_the_move_brings(record: Record, place: int) -> None:
    state = state_of(record)
    if state.result or not state.hand:
        return
    card = state.hand[place % len(state.hand)]
    here = table_at(state, (card,))
    move = play_of(state, card)
    if move in pacification.legal_moves(state):
        assert preview(here, state) == pacification.apply(state, move).meters
        assert (legal(state, card), why_not(state, card)) == (True, "")
    else:
        assert preview(here, state) == state.meters
        assert not legal(state, card)
        assert why_not(state, card).endswith(".")


def test_there_is_no_preview_without_a_choice_or_while_cards_are_marked() -> None:
    state = position(HAND[:6])
    assert preview(table(state), state) == state.meters
    assert preview(table(state, HAND[0], mode=DISCARDING), state) == state.meters


@steady
@given(records())
def test_what_ending_now_would_bring_is_what_it_brings(record: Record) -> None:
    state = state_of(record)
    if state.result:
        return
    after = pacification.apply(state, EndTurn(tuple(sorted(state.hand)[: excess_of(state)])))
    meters, outcome = ending(state)
    assert outcome == after.result
    if after.result:
        assert meters == after.meters


@steady
@given(records(), st.sampled_from(("pick", "play", "straddle", "end", "back", "x")), st.data())
def test_no_press_raises_and_every_press_leaves_a_table_that_makes_sense(
    record: Record, name: str, data: st.DataObject
) -> None:
    state = state_of(record)
    cards = st.sampled_from((*state.hand, "", "scud-missile-attack", sorted(CARDS)[0]))
    mode = DISCARDING if excess_of(state) and data.draw(st.booleans()) else ""
    most = excess_of(state) if mode else 1
    picked = tuple(data.draw(st.lists(cards, max_size=most, unique=True)))
    here = table_at(state, tuple([card for card in picked if card in state.hand]), mode)
    acted = act(here, name, data.draw(cards))
    assert set(acted.table.picked) <= set(state.hand)
    assert acted.table.session == here.session
    assert not acted.table.mode or excess_of(state)
