"""What the table answers: previews, prices, refusals, warnings, and taking back."""

from playwright.sync_api import expect

from engine import Record
from engine.pacification import CARDS, EndTurn, Meters, Play, PlayExtra, State, Straddle, apply
from engine.pacification.rules import end_of_turn, judged
from engine.pacification.state import reading
from tests.browser.conftest import Newcomer
from tests.browser.games import (
    at_first_choice,
    can_straddle,
    excess,
    game_where,
    new_game,
    playable,
    state_of,
    unplayable,
)
from tests.browser.hands import QUICK
from tests.browser.visitor import Visitor

NAMES = {
    "fear": "Western Fear",
    "hostility": "Arab Hostility",
    "turmoil": "Political Turmoil",
    "oil": "Oil Control",
}


def named(meters: Meters) -> dict[str, int]:
    return {name: reading(meters, meter) for meter, name in NAMES.items()}


def a_choice_of_cards(state: State) -> bool:
    return at_first_choice(state) and bool(playable(state)) and bool(unplayable(state))


def two_cards_to_play(state: State) -> bool:
    if not at_first_choice(state) or len(playable(state)) < 2 or state.meters.turmoil > 3:
        return False
    first, second = playable(state)[:2]
    return second in playable(apply(state, Play(first)))


def without_a_choice(state: State) -> bool:
    return not state.result and not playable(state) and excess(state) == 0


def two_turns_without_a_choice(state: State) -> bool:
    return without_a_choice(state) and without_a_choice(apply(state, EndTurn()))


def lost_if_ended(kind: str, state: State) -> bool:
    end = judged(state.turn, end_of_turn(state.meters)[0]) if not state.result else None
    return end is not None and end.kind == kind and excess(state) == 0


# -- cards


def test_an_unplayable_card_says_why_and_pressing_it_changes_nothing(visitor: Visitor) -> None:
    record = game_where(a_choice_of_cards)
    state = state_of(record)
    card = CARDS[unplayable(state)[0]]
    visitor.opens(record)
    need = f"Needs {card.needs.capitalize()} {card.at_least}."
    expect(visitor.card(card.id)).to_contain_text(
        f"{need} Now {reading(state.meters, card.needs)}."
    )
    before = visitor.sight
    visitor.picks(card.id)
    assert visitor.sight == before
    assert visitor.record == record
    spoken = visitor.page.get_by_role("status")
    expect(spoken).to_contain_text(f"{card.name} needs {card.needs.capitalize()} {card.at_least}")


def test_a_picked_card_shows_on_the_meters_what_it_would_do(visitor: Visitor) -> None:
    record = game_where(a_choice_of_cards)
    state = state_of(record)
    card = playable(state)[0]
    after = apply(state, Play(card)).meters
    visitor.opens(record)
    before = visitor.sight
    visitor.picks(card)
    assert visitor.meters == named(state.meters)
    for meter, name in NAMES.items():
        shown = visitor.page.locator(f"#meter-of-{meter}")
        told = shown.get_by_role("meter", name=name)
        then = reading(after, meter)
        if then == reading(state.meters, meter):
            expect(shown.locator(".meter-next")).to_have_count(0)
            expect(told).not_to_have_attribute("aria-valuetext", "Would become")
        else:
            expect(shown.locator(".meter-next")).to_have_text(f"{then} if played")
            assert f"Would become {then}, " in (told.get_attribute("aria-valuetext") or "")
            assert f"if {CARDS[card].name} is played." in (
                told.get_attribute("aria-valuetext") or ""
            )
    visitor.picks(card)
    assert visitor.sight == before
    visitor.plays(card)
    assert visitor.meters == named(after)
    assert card not in visitor.cards


def test_picking_another_card_puts_the_first_one_back(visitor: Visitor) -> None:
    record = game_where(two_cards_to_play)
    first, second = playable(state_of(record))[:2]
    visitor.opens(record)
    visitor.picks(first)
    visitor.picks(second)
    expect(visitor.card(first)).to_have_attribute("aria-pressed", "false")
    expect(visitor.card(second)).to_have_attribute("aria-pressed", "true")
    expect(visitor.button(f"Play {CARDS[second].name}")).to_be_visible()


def test_a_second_press_at_once_picks_the_other_card(guest: Newcomer) -> None:
    """A card still on its way must not swallow the next press."""
    record = game_where(two_cards_to_play)
    first, second = playable(state_of(record))[:2]
    visitor = guest(motion=True).opens(record)
    places = [visitor.card(card).bounding_box() for card in (first, second)]
    for place in places:
        assert place is not None
        visitor.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + 40)
        visitor.settles()
    expect(visitor.card(second)).to_have_attribute("aria-pressed", "true")


# -- prices


def test_straddle_the_fence_costs_turmoil_and_draws_a_card(visitor: Visitor) -> None:
    record = game_where(can_straddle)
    state = state_of(record)
    visitor.opens(record)
    straddle = visitor.button("Straddle the Fence")
    expect(straddle).to_contain_text("Turmoil +1, draw one more")
    visitor.presses(straddle)
    assert visitor.record == record.play(Straddle())
    assert visitor.meters["Political Turmoil"] == state.meters.turmoil + 1
    assert len(visitor.cards) == len(state.hand) + 1
    expect(straddle).to_contain_text("Used this turn")
    visitor.presses(straddle)
    assert visitor.record == record.play(Straddle())


def test_deficit_spending_plays_another_card_for_its_price(visitor: Visitor) -> None:
    record = game_where(two_cards_to_play)
    first, second = playable(state_of(record))[:2]
    visitor.opens(record)
    deficit = visitor.button("Deficit Spending")
    expect(deficit).to_have_attribute("aria-disabled", "true")
    visitor.plays(first)
    played = record.play(Play(first))
    before = visitor.sight
    visitor.presses(deficit)
    assert (visitor.sight, visitor.record) == (before, played)
    visitor.picks(second)
    expect(deficit).to_contain_text("Turmoil +1, play one more")
    expect(visitor.button(f"Play {CARDS[second].name}")).to_contain_text("Turmoil +1")
    visitor.presses(deficit)
    assert visitor.record == played.play(PlayExtra(second))
    assert visitor.meters == named(state_of(visitor.record).meters)
    expect(deficit).to_contain_text("Used this turn")


# -- the end of a turn


def test_too_many_cards_are_discarded_exactly(visitor: Visitor) -> None:
    record = game_where(lambda state: not state.result and excess(state) == 2)
    visitor.opens(record)
    expect(visitor.button("End turn")).to_contain_text("Then discard 2")
    visitor.presses("End turn")
    one, two, three = visitor.cards[:3]
    expect(visitor.page.get_by_text("Mark 2 cards to discard. You keep 5.")).to_be_visible()
    visitor.presses("Mark 2 more to discard")
    visitor.picks(three)
    visitor.presses("Mark 1 more to discard")
    assert visitor.record == record
    visitor.picks(one)
    visitor.picks(two)
    expect(visitor.card(two)).to_have_attribute("aria-pressed", "false")
    visitor.picks(three)
    visitor.picks(two)
    visitor.presses("Discard 2 and end turn")
    assert visitor.record == record.play(EndTurn(tuple(sorted((one, two)))))


def test_discarding_can_be_left_without_losing_a_card(visitor: Visitor) -> None:
    record = game_where(lambda state: at_first_choice(state) and excess(state) == 1)
    visitor.opens(record)
    before = visitor.sight
    visitor.presses("End turn")
    visitor.picks(visitor.cards[0])
    visitor.presses("Keep playing")
    assert visitor.sight == before
    assert visitor.record == record


def loses(visitor: Visitor, record: Record, warning: str, end: str) -> None:
    visitor.opens(record)
    expect(visitor.button("End turn")).to_contain_text(warning)
    visitor.presses("End turn")
    assert visitor.heading == end


def test_ending_the_turn_warns_before_office_is_lost(visitor: Visitor) -> None:
    record = game_where(lambda state: lost_if_ended("office", state))
    turmoil = end_of_turn(state_of(record).meters)[0].turmoil
    loses(visitor, record, f"Turmoil {turmoil}: out of office", "Out of office")


def test_ending_the_turn_warns_before_war(visitor: Visitor) -> None:
    record = game_where(lambda state: lost_if_ended("war", state))
    loses(visitor, record, "Hostility 30: war", "War")


def test_a_double_click_ends_one_turn_only(guest: Newcomer) -> None:
    visitor = guest(motion=True).opens(new_game())
    visitor.button("End turn").dblclick()
    visitor.settles()
    assert visitor.turn == 2
    assert visitor.record == new_game().play(EndTurn())


def test_a_double_tap_ends_one_turn_only(guest: Newcomer) -> None:
    visitor = guest(phone=True).opens(new_game())
    place = visitor.button("End turn").bounding_box()
    assert place is not None
    for _ in range(2):
        visitor.page.touchscreen.tap(place["x"] + 20, place["y"] + 20)
    visitor.settles()
    assert visitor.turn == 2


def test_a_key_held_down_ends_one_turn_only(guest: Newcomer) -> None:
    visitor = guest(keyboard=True).opens(game_where(two_turns_without_a_choice))
    turn = visitor.turn
    visitor.button("End turn").focus()
    for _ in range(4):  # further downs without an up are what a held key sends
        visitor.page.keyboard.down("Enter")
    visitor.page.keyboard.up("Enter")
    visitor.settles()
    assert visitor.turn == turn + 1


def test_a_key_pressed_twice_in_a_row_ends_one_turn_only(guest: Newcomer) -> None:
    visitor = guest().opens(game_where(two_turns_without_a_choice))
    turn = visitor.turn
    # Without a pointer, as from a key: both within one moment, however slow the machine is.
    visitor.button("End turn").evaluate("(it) => { it.click(); it.click(); }")
    visitor.settles()
    assert visitor.turn == turn + 1
    visitor.page.wait_for_timeout(QUICK)
    visitor.button("End turn").evaluate("(it) => it.click()")
    visitor.settles()
    assert visitor.turn == turn + 2


# -- taking back


def test_taking_back_what_revealed_nothing_is_free(visitor: Visitor) -> None:
    record = game_where(two_cards_to_play)
    visitor.opens(record)
    table = visitor.page.get_by_role("main")
    before = table.aria_snapshot()
    visitor.plays(playable(state_of(record))[0])
    visitor.presses("Undo")
    redo = visitor.button("Redo")
    expect(redo).to_be_visible()
    assert table.aria_snapshot() == before
    assert visitor.record == record
    visitor.presses(redo)
    assert len(visitor.record.moves) == len(record.moves) + 1
    expect(visitor.page.get_by_text("Practice", exact=True)).to_have_count(0)


def test_taking_back_what_turned_up_cards_makes_it_practice(visitor: Visitor) -> None:
    visitor.opens(new_game())
    cards, meters = visitor.cards, visitor.meters
    visitor.presses("End turn")
    played = visitor.sight
    visitor.presses("Undo, and mark the game as practice")
    expect(visitor.sheet).to_contain_text("the game becomes practice")
    visitor.presses("Leave it")
    assert visitor.sight == played
    visitor.presses("Undo")
    visitor.presses("Take it back")
    assert (visitor.turn, visitor.cards, visitor.meters) == (1, cards, meters)
    expect(visitor.page.get_by_text("Practice", exact=True)).to_be_visible()
    visitor.presses("End turn")
    visitor.presses("Undo")
    assert visitor.turn == 1
    expect(visitor.sheet).to_have_count(0)


def test_there_is_nothing_to_take_back_at_the_start(visitor: Visitor) -> None:
    visitor.opens(new_game())
    before = visitor.sight
    visitor.presses("Undo")
    assert visitor.sight == before
    expect(visitor.page.get_by_role("status")).to_contain_text("There is no move to take back.")
