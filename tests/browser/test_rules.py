"""The rules and the cards in a browser: the way there and back, sections, finding a card."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.games import at_first_choice, game_where, playable, state_of
from tests.browser.test_targets import too_small_or_overlapping
from tests.browser.visitor import START, Visitor

NARROW = (320, 640)


def opens(visitor: Visitor, place: str) -> None:
    """Opens rules or cards and waits for Python."""
    visitor.goes_to(place)
    expect(visitor.page.locator(".rules-page, .cards-page")).to_be_visible(timeout=START)


def test_the_contents_bring_a_section_to_the_top_with_the_keyboard_on_it(guest: Newcomer) -> None:
    visitor = guest(phone=True)
    opens(visitor, "#/rules/wars")
    visitor.presses("How we read the rules")
    heading = visitor.page.locator("#readings")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert visitor.sees("Seat 1 leads the first turn.")
    assert visitor.address == "#/rules/wars"


def test_from_the_table_to_the_rules_and_back_nothing_is_lost(visitor: Visitor) -> None:
    record = game_where(lambda state: at_first_choice(state) and bool(playable(state)))
    visitor.opens(record)
    card = visitor.page.locator(".decision-card:not([aria-disabled])").first
    visitor.presses(card)
    before = visitor.sight
    visitor.presses("Log")
    visitor.presses(visitor.page.get_by_role("link", name="How to play"))
    assert visitor.heading == "Pacification of the Middle East"
    visitor.presses(visitor.page.get_by_role("link", name="Pacification: cards"))
    assert visitor.heading.startswith("The cards of")
    visitor.goes_back()
    visitor.goes_back()
    assert visitor.sight == before
    assert visitor.record == record
    assert state_of(visitor.record).turn == state_of(record).turn


def test_a_card_is_found_while_one_types(visitor: Visitor) -> None:
    opens(visitor, "#/cards/pacification")
    field = visitor.page.get_by_role("searchbox", name="Find a card")
    field.press_sequentially("deploy tr")
    visitor.settles()
    expect(visitor.page.locator(".found")).to_have_text("1 card of 112")
    assert visitor.sees("Deploy Troops")
    expect(field).to_be_focused()
    expect(field).to_have_value("deploy tr")
    field.press_sequentially("zz")
    visitor.presses("Show all cards")
    expect(visitor.page.locator(".found")).to_have_text("All 112 cards")
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_a_filter_shows_one_kind(guest: Newcomer) -> None:
    visitor = guest(keyboard=True)
    opens(visitor, "#/cards/wars")
    visitor.presses("Culture")
    expect(visitor.page.locator(".found")).to_have_text("10 cards of 50")
    expect(visitor.button("Culture")).to_have_attribute("aria-pressed", "true")


def test_nothing_is_wider_than_the_screen(guest: Newcomer) -> None:
    for size in (NARROW, PHONE):
        visitor = guest(size=size)
        for place in (
            "#/rules/pacification",
            "#/rules/wars",
            "#/cards/pacification",
            "#/cards/wars",
        ):
            opens(visitor, place)
            visitor.settles()
            assert visitor.page.evaluate("() => document.documentElement.scrollWidth") == size[0]


def test_every_control_is_large_enough_for_a_finger(guest: Newcomer) -> None:
    visitor = guest(phone=True)
    for place in ("#/rules/pacification", "#/rules/wars", "#/cards/pacification", "#/cards/wars"):
        opens(visitor, place)
        assert too_small_or_overlapping(visitor) == []
