"""The acts at the table: what each button says, what it costs, and discarding."""

import pytest

from engine.pacification.rules import excess_of
from tests.engine.pacification.positions import HAND, end_turn, position
from tests.ui.gallery import begun, holding
from tests.ui.support import KNOWN, Visit, at_table, playing, record_at
from tests.ui.tree import Node, name_of


def card(page: Node, name: str) -> Node:
    """The decision in the hand with this id."""
    return page.one(id=f"card-{name}")


def act(page: Node, words: str) -> Node:
    """The act whose button begins with these words."""
    (found,) = [
        button for button in page.one(".action-bar").all("button") if button.words.startswith(words)
    ]
    return found


def primary(page: Node) -> Node:
    return page.one(".action-bar").one("button.button-primary")


# -- the acts


def test_with_nothing_chosen_the_primary_act_asks_for_a_card() -> None:
    button = primary(playing().page)
    assert (button.words, button["aria-disabled"]) == ("Choose a card to play", "true")
    assert act(playing().page, "End turn").words == "End turn without playing"


def test_with_a_card_chosen_the_primary_act_names_it() -> None:
    button = primary(playing().send("pick", "secret-machinations").page)
    assert (button.words, button["data-message"]) == ("Play Secret Machinations", "play")
    assert "aria-disabled" not in button


def test_with_no_card_to_play_the_primary_act_ends_the_turn() -> None:
    page = at_table(record_at(end_turn(position(deck_size=0)))).page
    assert primary(page).words == "End turn"
    assert len(page.one(".action-bar").all("button", data_message="end")) == 1
    used = holding(4).plays(HAND[0]).plays(HAND[1]).page
    assert primary(used).words == "End turn"


def test_an_extra_card_shows_its_price_on_the_button() -> None:
    here = playing().plays("secret-machinations").send("pick", "build-international-coalition")
    assert primary(here.page).words == (
        "Play Build International CoalitionDeficit Spending: Turmoil +1"
    )
    assert act(here.page, "Deficit").words == "Deficit SpendingTurmoil +1, play one more"
    assert act(here.page, "Deficit")["data-message"] == "play"


def test_straddle_shows_its_price_or_why_not() -> None:
    def straddle(here: Visit) -> tuple[str, bool]:
        button = act(here.page, "Straddle the Fence")
        small = button.one("small").words
        return small, button.get("aria-disabled") == "true"

    assert straddle(playing()) == ("Turmoil +1, draw one more", False)
    assert straddle(playing().send("straddle")) == ("Used this turn", True)
    assert straddle(playing().plays("secret-machinations")) == (
        "Before the first decision only",
        True,
    )
    empty = at_table(record_at(end_turn(position(deck_size=0))))
    assert straddle(empty) == ("The decision deck is empty", True)
    high = at_table(record_at(position(HAND[:2], turmoil=30)))
    assert straddle(high) == ("Needs Turmoil below 30", True)


def test_deficit_spending_shows_its_price_or_why_not() -> None:
    def deficit(here: Visit) -> tuple[str, bool]:
        button = act(here.page, "Deficit Spending")
        return button.one("small").words, button.get("aria-disabled") == "true"

    assert deficit(playing()) == ("After your first card: Turmoil +1, play one more", True)
    unpicked = deficit(playing().plays("secret-machinations"))
    assert unpicked == ("Choose a card: Turmoil +1, play one more", True)
    assert deficit(holding(4).plays(HAND[0]).plays(HAND[1])) == ("Used this turn", True)
    high = at_table(record_at(position(HAND[:2], turmoil=30, plays=1)))
    assert deficit(high) == ("Needs Turmoil below 30", True)


def test_ending_the_turn_says_when_it_would_end_the_term() -> None:
    assert "Turmoil 6: out of office" in act(begun(turmoil=7).page, "End turn").words
    war = at_table(record_at(position(HAND[:1], hostility=30)))
    assert "Hostility 30: war" in act(war.page, "End turn").words
    both = at_table(record_at(position(HAND[:1], hostility=30, turmoil=6)))
    assert "Turmoil 5: out of office" in act(both.page, "End turn").words  # P9
    assert ":" not in act(begun(turmoil=4).page, "End turn").words


def test_ending_the_turn_says_how_many_cards_go() -> None:
    assert act(holding(7).page, "End turn").words.endswith("Then discard 2")
    assert "discard" not in act(holding(5).page, "End turn").words


# -- discarding


def test_discarding_reuses_the_cards_in_place() -> None:
    page = holding(7).send("end").page
    assert page.one("ul.hand")["data-mode"] == "discard"
    assert "data-mode" not in holding(7).page.one("ul.hand")
    cards = page.all("button.decision-card")
    assert len(cards) == 7
    assert not [node for node in cards if "aria-disabled" in node]
    assert page.one("section.desk-hand").one(".note").words == (
        "Mark 2 cards to discard. You keep 5."
    )


def test_the_button_counts_what_is_left_to_mark() -> None:
    here = holding(7).send("end")
    assert (primary(here.page).words, primary(here.page)["aria-disabled"]) == (
        "Mark 2 more to discard",
        "true",
    )
    here.send("pick", HAND[3])
    assert primary(here.page).words == "Mark 1 more to discard"
    here.send("pick", HAND[0])
    button = primary(here.page)
    assert (button.words, button.get("aria-disabled")) == ("Discard 2 and end turn", "")
    here.press(button)
    assert here.state.turn == 5
    assert not {HAND[0], HAND[3]} & set(here.state.hand)


def test_marked_cards_bear_the_discard_sign() -> None:
    page = holding(7).send("end").send("pick", HAND[3]).page
    assert card(page, HAND[3])["aria-pressed"] == "true"
    assert card(page, HAND[3]).one(".card-selected").icons == ["ui-discard"]


def test_one_can_go_back_to_playing() -> None:
    here = holding(7).send("end").send("pick", HAND[3])
    here.press(act(here.page, "Keep playing"))
    assert "data-mode" not in here.page.one("ul.hand")
    assert not here.page.all("button.decision-card", aria_pressed="true")


# -- the log, the tools


def test_the_log_shows_the_latest_effects_newest_first() -> None:
    here = playing().plays("secret-machinations").plays("build-international-coalition")
    entries = [entry.words for entry in here.page.one("ol.log").all("li")]
    assert entries == [
        "Turn 1Build International CoalitionFear −2",
        "Turn 1Deficit SpendingTurmoil +1",
        "Turn 1Secret MachinationsOil +1",
    ]


def test_the_seed_is_there_from_the_first_moment_and_leads_to_the_links() -> None:
    page = playing().page
    button = page.one(id="tool-seed")
    assert KNOWN in button.words
    assert name_of(button, page) == f"Seed {KNOWN}. Links to this game"
    assert playing().press(button).page.has("dialog", id="sheet-share")


def test_undo_names_its_price_before_it_is_pressed() -> None:
    def undo(here: Visit) -> tuple[str, bool]:
        button = here.page.one(id="tool-undo")
        return button["aria-label"], button.get("aria-disabled") == "true"

    assert undo(playing()) == ("Undo", True)
    assert undo(playing().plays("secret-machinations")) == ("Undo", False)
    assert undo(playing().send("end")) == ("Undo, and mark the game as practice", False)
    practice = playing().send("end").send("undo").send("undo").send("end")
    assert undo(practice) == ("Undo", False)


@pytest.mark.parametrize("path", ["1", "2", "3"])
def test_ten_turns_are_played_with_the_buttons_of_the_page_alone(path: str) -> None:
    here = playing(f"buttons {path}")
    for _ in range(200):
        if here.state.result:
            break
        page = here.page
        cards = page.all("button.decision-card", aria_pressed="false")
        button = primary(page)
        if here.table.mode and button.get("aria-disabled") == "true":
            button = cards[0]
        elif not here.table.mode and excess_of(here.state) and not here.table.picked:
            button = act(page, "End turn")
        elif button.get("aria-disabled") == "true":
            button = cards[0] if here.state.plays == 0 else act(page, "End turn")
        here.press(button)
    assert here.state.result
    assert here.page.one("h1")["id"] == "result-h"
