"""A seed keeps its spelling wherever it goes, and is never anything but text."""

import datetime as dt

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished
from tests.browser.visitor import Visitor

FIELD = "Enter a seed or paste a link"
SPELLINGS = {
    "emoji": "🦉 and 👩🏽‍🚀",
    "right to left": "שלום עולם ١٢٣",
    "two spaces inside": "two  inner   spaces",
    "markup": "<b>bold</b>",
    "an entity": "&amp; &#60;",
    "quotes": "\"'`><script>alert(1)</script>",
    "64 characters": "W" * 64,
    "64 owls": "🦉" * 64,
    "a path": "../%2e%2e?runtime=x&y=1",
}


def shown_seed(visitor: Visitor) -> str:
    return visitor.page.locator("#tool-seed .seed").text_content() or ""


def sees_the_seed(visitor: Visitor, seed: str) -> None:
    assert shown_seed(visitor) == seed
    assert visitor.record.seed == seed
    assert visitor.page.locator(".seed *").count() == 0


@pytest.mark.parametrize("seed", SPELLINGS.values(), ids=SPELLINGS.keys())
def test_a_seed_never_changes_its_spelling(visitor: Visitor, seed: str) -> None:
    visitor.opens()
    visitor.types(seed, field=FIELD)
    visitor.presses("Open")
    sees_the_seed(visitor, seed)
    visitor.presses("End turn")
    visitor.reloads()
    sees_the_seed(visitor, seed)
    visitor.presses("Seed")
    assert visitor.sheet.locator(".seed").text_content() == seed
    visitor.presses("Close")
    visitor.follows("#/")
    assert visitor.button("Continue").locator(".seed").text_content() == seed
    visitor.follows(finished(seed))
    assert visitor.page.locator(".share-card .seed").text_content() == seed
    visitor.presses("Same seed again")
    sees_the_seed(visitor, seed)
    assert visitor.turn == 1


def test_spaces_inside_are_seen(visitor: Visitor) -> None:
    visitor.opens()
    visitor.types("a   b", field=FIELD)
    visitor.presses("Open")
    assert visitor.page.locator("#tool-seed .seed").inner_text() == "a   b"


@pytest.mark.parametrize(
    ("typed", "seed"),
    [("Cafe\u0301", "Caf\u00e9"), ("\u1112\u1161\u11ab", "\ud55c"), (" \u00a0seed\u3000 ", "seed")],
    ids=["decomposed", "jamo", "white space around"],
)
def test_spelling_is_settled_once_when_it_is_typed(visitor: Visitor, typed: str, seed: str) -> None:
    visitor.opens()
    visitor.types(typed, field=FIELD)
    visitor.presses("Open")
    sees_the_seed(visitor, seed)
    visitor.follows("#/")
    visitor.presses("Seed and house rules")
    visitor.types(typed, field="Seed")
    visitor.presses("Start the game")
    sees_the_seed(visitor, seed)


def test_a_link_is_not_spelled_anew(visitor: Visitor) -> None:
    """A seed that another program made decomposed deals its own cards, not the composed one's."""
    visitor.opens(address(finished("Cafe\u0301")))
    sees_the_seed(visitor, "Cafe\u0301")
    visitor.presses("Same seed again")
    sees_the_seed(visitor, "Cafe\u0301")


@pytest.mark.parametrize("text", ["", "   ", "W" * 65], ids=["nothing", "spaces", "65 characters"])
def test_a_seed_that_is_none_is_refused_in_words(visitor: Visitor, text: str) -> None:
    visitor.opens()
    visitor.types(text, field=FIELD)
    visitor.presses("Open")
    expect(visitor.notice).to_contain_text("seed")
    expect(visitor.page.get_by_role("textbox")).to_have_value(text)
    assert visitor.is_home


def test_the_game_of_the_day_has_the_date_for_its_seed(guest: Newcomer) -> None:
    visitor = guest(timezone_id="Pacific/Auckland")
    visitor.page.clock.set_fixed_time(dt.datetime(2026, 2, 28, 12, tzinfo=dt.UTC))
    visitor.opens()
    expect(visitor.page.get_by_text("1 March 2026. The same cards for everyone.")).to_be_visible()
    visitor.presses("Pacification")
    sees_the_seed(visitor, "2026-03-01")


def test_the_form_of_a_new_game_takes_a_seed_and_house_rules(visitor: Visitor) -> None:
    visitor.opens()
    visitor.presses("Seed and house rules")
    visitor.types("olive  branch", field="Seed")
    visitor.presses(visitor.page.get_by_role("checkbox"))
    visitor.presses("Start the game")
    sees_the_seed(visitor, "olive  branch")
    assert visitor.record.options == {"repeat_extras": True}


def test_fresh_cards_have_a_seed_that_is_easily_read_aloud(visitor: Visitor) -> None:
    visitor.opens()
    seeds = set()
    for _ in range(3):
        visitor.presses("New game")
        seeds.add(shown_seed(visitor))
        visitor.follows("#/")
    assert len(seeds) == 3
    assert all(len(seed) == 6 and not set(seed) & set("01IOil") for seed in seeds)
