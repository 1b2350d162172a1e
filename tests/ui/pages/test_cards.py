"""The list of all cards: what it shows, how one is found, and that it tells nothing of a deck."""

import pytest

from engine.pacification.cards import CARDS, DECISIONS, EVENTS
from engine.wars.cards import CARDS as SUIT_CARDS
from engine.wars.cards import SUITS, WARS
from tests.ui.support import Visit, playing
from tests.ui.tree import Node
from ui.effects import Announce, Focus
from ui.pages.cards import EXTRAS, FILTERS

SOLO = len(EVENTS) + len(DECISIONS) + len(EXTRAS)


def cards_of(game_id: str = "pacification") -> Visit:
    return Visit().send("address", f"#/cards/{game_id}")


def listed(here: Visit) -> list[str]:
    """The names of what is listed, from the top."""
    if here.model.about == "wars":
        return [node["id"].removeprefix("card-") for node in here.page.all(".suit-card")]
    return [node.words for node in here.page.all("h2.card-name")]


def entry(name: str) -> Node:
    for node in cards_of().page.all("li.event-card"):
        if node.one("h2").words == name:
            return node
    raise AssertionError(name)


def count_told(here: Visit) -> str:
    return here.page.one(".found").words


# -- what is listed


def test_every_event_decision_and_extra_is_listed_once() -> None:
    names = [card.name for card in (*EVENTS, *DECISIONS)]
    assert sorted(listed(cards_of())) == sorted([*names, *[name for name, _, _ in EXTRAS]])
    assert count_told(cards_of()) == f"All {SOLO} cards"
    assert (len(names), SOLO) == (110, 112)


def test_every_suit_card_is_listed_once() -> None:
    assert listed(cards_of("wars")) == list(SUIT_CARDS)
    assert count_told(cards_of("wars")) == "All 50 cards"


def test_the_order_is_that_of_names_whatever_game_is_played() -> None:
    names = listed(cards_of())
    assert names[: len(EVENTS)] == sorted([card.name for card in EVENTS])
    assert names[len(EVENTS) : -len(EXTRAS)] == sorted([card.name for card in DECISIONS])
    for seed in ("one", "two"):
        assert listed(playing(seed).send("address", "#/cards/pacification")) == names


def test_a_card_tells_its_kind_its_effects_and_what_it_needs() -> None:
    assert entry("Nation Building").words == (
        "Decision, reformNation BuildingHostility −3Turmoil +1Oil +1Needs nothing."
    )
    assert entry("Insurgency").words == (
        "Event, unrestInsurgencyFear +2Turmoil +1Oil −2Needs Hostility 15 or more."
    )
    assert entry("Deficit Spending").words == (
        "Extra, no cardDeficit SpendingTurmoil +1"
        "Once a turn, after the first decision. Play one more decision."
    )


def test_the_effects_are_those_of_the_engine() -> None:
    for node in cards_of().page.all("li.event-card"):
        card = CARDS.get(node["id"].removeprefix("listed-"))
        if card:
            shown = [line["data-meter"] for line in node.all("span.effect")]
            assert shown == [meter for meter, _ in card.effects]


def test_a_suit_tells_which_wars_reward_it() -> None:
    page = cards_of("wars").page
    for suit in SUITS:
        section = page.one("section", aria_labelledby=f"suit-{names(suit)}-h").words
        for war in WARS:
            assert (war.name in section) == (war.award_suit == suit)


def names(suit: str) -> str:
    return dict(FILTERS["wars"])[suit].lower()


# -- finding


def test_each_word_begins_a_word_of_what_is_found() -> None:
    assert listed(cards_of().send("find", "deploy tr")) == ["Deploy Troops"]
    assert listed(cards_of().send("find", "EPLOY")) == []
    assert "De-Rail Investigations" in listed(cards_of().send("find", "rail"))
    assert listed(cards_of("wars").send("find", "cult 1")) == ["C1", "C10"]
    assert listed(cards_of("wars").send("find", "wild")) == [
        card for card in SUIT_CARDS if "C" in card
    ]


def test_words_find_labels_meters_and_needs_too() -> None:
    incidents = listed(cards_of().send("find", "incident"))
    assert "Hijackings" in incidents
    assert listed(cards_of().send("find", "oil control fear 15 liberate")) == ["Liberate Nation"]


@pytest.mark.parametrize("game_id", FILTERS)
def test_each_filter_shows_what_it_names(game_id: str) -> None:
    everything = listed(cards_of(game_id))
    for name, text in FILTERS[game_id]:
        here = cards_of(game_id).send("find", "zz").send("find-only", name).send("find", "")
        shown = listed(here)
        assert shown
        assert shown == [card for card in everything if card in shown]
        (pressed,) = here.page.one("main").all("button", aria_pressed="true")
        assert pressed.words == text
        if game_id == "wars":
            assert [card for card in everything if card[0] == name or not name] == shown


def test_filters_of_kinds_and_meters_let_the_right_cards_through() -> None:
    decisions = listed(cards_of().send("find-only", "decision"))
    assert decisions == sorted([card.name for card in DECISIONS])
    assert listed(cards_of().send("find-only", "extra")) == [name for name, _, _ in EXTRAS]
    oil = [card.name for card in CARDS.values() if "oil" in dict(card.effects)]
    assert sorted(listed(cards_of().send("find-only", "oil"))) == sorted(oil)


def test_words_and_filter_narrow_together_and_both_stay() -> None:
    here = cards_of().send("find-only", "event").send("find", "oil")
    assert all(name in [card.name for card in EVENTS] for name in listed(here))
    assert here.page.one("input", id="find")["value"] == "oil"
    assert listed(here.send("find-only", "decision")) != []
    assert here.page.one("input", id="find")["value"] == "oil"


def test_the_count_is_told_and_shown() -> None:
    here = cards_of().send("find", "deploy")
    assert here.effects == (Announce(f"1 card of {SOLO}"),)
    assert count_told(here) == f"1 card of {SOLO}"
    assert here.send("find", "").effects == (Announce(f"All {SOLO} cards"),)


def test_finding_nothing_says_so_and_leads_back_to_all() -> None:
    here = cards_of().send("find-only", "event").send("find", "zebra")
    assert listed(here) == []
    assert here.effects == (Announce(f"No card of {SOLO}"),)
    assert "No card has all of these words" in here.page.words
    here.press(here.page.one("button", id="find-all"))
    assert len(listed(here)) == SOLO
    assert here.page.one("input", id="find")["value"] == ""
    assert Focus("find") in here.effects


def test_odd_words_are_looked_for_as_they_are() -> None:
    for words in ("|", "event|oil", "é & <b>", "\t", "x" * 500):
        here = cards_of().send("find", words)
        assert here.page.one("input", id="find")["value"] == words[:80]
    assert len(listed(cards_of().send("find", "  "))) == SOLO


def test_what_is_no_filter_or_elsewhere_changes_nothing() -> None:
    here = cards_of("wars")
    before = here.model
    for name, value in (
        ("find-only", "event"),
        ("find-only", "nothing"),
        ("find", ""),
        ("find-all", ""),
    ):
        assert here.send(name, value).model == before
        assert here.effects == ()
    for name, value in (("find-only", "event"), ("find", "oil"), ("find-all", "")):
        assert Visit().send(name, value).model == Visit().model


def test_the_filter_that_is_on_already_tells_the_count_again() -> None:
    here = cards_of().send("find-only", "extra")
    before = here.model
    assert here.send("find-only", "extra").model == before
    assert here.effects == (Announce(f"2 cards of {SOLO}"),)


def test_another_game_begins_with_all_its_cards() -> None:
    here = cards_of().send("find", "oil").send("address", "#/cards/wars")
    assert len(listed(here)) == len(SUIT_CARDS)
