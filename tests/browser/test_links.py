"""Links: whoever opens one sees the same table; a damaged one harms nothing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, game_where, new_game, played
from tests.browser.visitor import Visitor

WHOLE = address(played(8))
DAMAGED = {
    "cut": WHOLE[:-1],
    "mistyped": WHOLE[:-5] + ("A" if WHOLE[-5] != "A" else "B") + WHOLE[-4:],
    "too short": "#/game/p",
    "empty": "#/game/",
    "of another game": "#/game/x" + WHOLE[len("#/game/p") :],
    "foreign": "#section-2",
    "markup": "#/game/<img src=x onerror=alert(1)>",
    "cut in its second part": address(played(8), practice=True)[:-1],
}


def test_a_link_in_a_fresh_profile_shows_the_same_table(guest: Newcomer) -> None:
    sender, receiver = guest(), guest()
    sender.opens(new_game())
    for _ in range(8):
        sender.acts()
    receiver.opens(sender.address)
    assert receiver.sight == sender.sight
    assert receiver.address == sender.address


def test_a_link_to_a_practice_game_says_so(visitor: Visitor) -> None:
    visitor.opens(address(played(8), practice=True))
    expect(visitor.page.get_by_text("Practice", exact=True)).to_be_visible()


def test_a_seed_link_deals_the_same_cards(guest: Newcomer) -> None:
    sender, receiver = guest(), guest()
    sender.opens()
    sender.presses("New game")
    first = sender.cards, sender.meters
    sender.presses("End turn")
    sender.presses("Seed")
    link = sender.page.get_by_role("textbox", name="The same cards").input_value()
    receiver.opens(link.removeprefix(receiver.site))
    assert (receiver.cards, receiver.meters) == first
    assert receiver.turn == 1
    receiver.presses("End turn")
    assert receiver.record == sender.record


def test_a_link_to_a_finished_game_shows_the_result(visitor: Visitor) -> None:
    record = game_where(lambda state: state.result is not None and state.result.kind == "office")
    visitor.opens(record)
    assert visitor.is_over
    assert visitor.heading == "Out of office"
    expect(visitor.button("Same seed again")).to_be_visible()
    assert visitor.record == record


def test_a_pasted_link_opens_even_with_the_words_around_it(visitor: Visitor) -> None:
    visitor.opens()
    link = visitor.site + address(played(8))
    visitor.types(f"Look at this (https: {link}).", field="Enter a seed or paste a link")
    visitor.presses("Open")
    assert visitor.record == played(8)


@pytest.mark.parametrize("fragment", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_link_says_so_and_leads_home(guest: Newcomer, fragment: str) -> None:
    visitor = guest().opens(played(8))
    saves = visitor.saves
    visitor.follows(fragment)
    assert visitor.heading == "This address does not open a game."
    expect(visitor.page.get_by_role("main")).to_contain_text("Nothing on this device was changed.")
    assert visitor.saves == saves
    visitor.presses("Home")
    assert visitor.address == "#/"
    expect(visitor.button("Continue")).to_be_visible()
    assert visitor.saves == saves


def test_a_damaged_link_opened_first_says_so_too(visitor: Visitor) -> None:
    visitor.opens(DAMAGED["cut"])
    assert visitor.heading == "This address does not open a game."
    expect(visitor.page.get_by_role("main")).to_contain_text("This link is damaged")
    assert visitor.saves == {}
    visitor.presses("Home")
    visitor.presses("New game")
    assert visitor.turn == 1


def test_a_damaged_pasted_link_stays_in_its_field(visitor: Visitor) -> None:
    visitor.opens()
    visitor.types(DAMAGED["cut"], field="Enter a seed or paste a link")
    visitor.presses("Open")
    expect(visitor.notice).to_contain_text("This link is damaged")
    expect(visitor.page.get_by_role("textbox")).to_have_value(DAMAGED["cut"])
    assert visitor.saves == {}
