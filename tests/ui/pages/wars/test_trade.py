"""Offers: made with cards and suits, answered with cards that fit, told to the two by name."""

import pytest

from engine.wars.cards import canonical, without
from engine.wars.events import Offered
from engine.wars.moves import Accept, Decline, EndOffers, Offer
from tests.ui.pages.wars.scenes import (
    ALONE,
    NAMES,
    SEVEN,
    altered,
    asked,
    at,
    hand,
    holding,
    offered,
    state_of,
    wait,
)
from tests.ui.support import Visit
from tests.ui.tree import Node
from ui.effects import Announce


def sheet(here: Visit) -> Node:
    return here.page.one("section.sheet")


def primary(here: Visit) -> Node:
    return here.page.one(id="act-primary")


def said(here: Visit) -> list[str]:
    return [effect.text for effect in here.effects if isinstance(effect, Announce)]


# -- making one


def test_an_offer_goes_to_one_of_the_others_whose_hands_are_counted() -> None:
    here = at(asked("offer", turn=3), SEVEN)
    buttons = sheet(here).one(".recipients").all("button")
    order = [seat for seat in (2, 3, 4, 5, 6, 0, 1) if seat != 0]
    assert [button["data-message"] for button in buttons] == [f"to:{seat}" for seat in order]
    sizes = [len(held) for held in state_of(here).hands]
    assert [button.words for button in buttons] == [
        f"{NAMES[seat]}{sizes[seat]} cards" for seat in order
    ]


def test_the_next_seat_is_chosen_until_another_one_is() -> None:
    here = at(asked("offer"))
    pressed = sheet(here).one(".recipients").all("button", aria_pressed="true")
    assert [button["data-message"] for button in pressed] == ["to:1"]
    here.send("to", "3")
    pressed = sheet(here).one(".recipients").all("button", aria_pressed="true")
    assert [button["data-message"] for button in pressed] == ["to:3"]
    assert said(here) == ["The offer is for Otto."]


@pytest.mark.parametrize("value", ["0", "4", "-1", "", "x"])
def test_an_offer_to_nobody_or_oneself_is_passed_over(value: str) -> None:
    here = at(asked("offer"))
    assert here.send("to", value).table.to == -1


def test_the_deal_is_written_on_the_button_and_made_as_written() -> None:
    here = holding(at(asked("offer")), "D3 E1 W9 C2").send("to", "2")
    for name, value in (
        ("pick", "W9"),
        ("pick", "D3"),
        ("ask+", "L"),
        ("ask+", "E"),
        ("ask+", "L"),
    ):
        here.send(name, value)
    assert primary(here).words == "Offer CassiaDiplomacy 3, War 9 for 1 Economy, 2 Luck"
    here.press(primary(here))
    assert here.record.moves[-1] == Offer(2, ("D3", "W9"), ("E", "L", "L"))


def test_a_gift_and_a_plea_say_that_nothing_is_had_for_them() -> None:
    here = holding(at(asked("offer")), "D3 E1")
    assert primary(here.send("pick", "D3")).words == "Give BenDiplomacy 3 for nothing"
    assert primary(here.send("clear").send("ask+", "C")).words == "Ask Ben1 Culture for nothing"


def test_a_gift_is_not_what_the_sheet_presses_for() -> None:
    here = holding(at(asked("offer")), "D3 E1")
    assert "button-primary" not in primary(here.send("pick", "D3")).classes
    assert "button-primary" in primary(here.send("ask+", "C")).classes


def test_an_empty_offer_is_refused() -> None:
    here = at(asked("offer"))
    assert primary(here)["aria-disabled"] == "true"
    here.press(primary(here))
    assert said(here) == ["Choose cards to give, or suits to ask for."]


def test_no_more_than_three_cards_are_given_or_asked_for() -> None:
    here = holding(at(asked("offer")), "D1 D2 D3 D4")
    for card in ("D1", "D2", "D3", "D4"):
        here.send("pick", card)
    assert here.table.picked == ("D1", "D2", "D3")
    assert said(here) == ["3 cards are chosen already. Take one back first."]
    for _ in range(4):
        here.send("ask+", "W")
    assert here.table.asked == ("W", "W", "W")
    assert said(here) == ["3 cards are asked for already, which is the most."]


def test_a_stepper_goes_up_and_down_and_no_lower_than_nothing() -> None:
    here = at(asked("offer")).send("ask+", "W").send("ask+", "D").send("ask-", "W")
    assert here.table.asked == ("D",)
    outputs = [output.words for output in sheet(here).all("output")]
    assert outputs == ["1", "0", "0", "0", "0"]
    less = sheet(here).one("button", id="ask-less-W")
    assert (less["aria-label"], less["aria-disabled"]) == ("One War less", "true")
    here.press(less)
    assert said(here) == ["No War is asked for."]


def test_the_floor_can_be_given_up() -> None:
    here = at(asked("offer"))
    here.press(sheet(here).one("button", id="act-skip"))
    assert here.record.moves[-1] == EndOffers()


def test_after_the_first_offer_its_answer_is_told_and_a_second_one_may_be_made() -> None:
    here = wait(at(asked("offer")).send("ask+", "C").send("offer"))
    assert state_of(here).phase == "offer"
    assert here.page.one(".news").words == "Ben declined the offer of Ada."
    assert "second of two" in sheet(here).one(".sheet-head").words
    assert sheet(here).one("button", id="act-skip").words == "Make no more offers"


# -- answering one


def answering(give: str, ask: str, cards: str, offers: int = 1) -> Visit:
    """Cassia offers cards to Ada, who holds some."""
    given, asked_for = tuple(give.split()), tuple(ask.split())
    made = Offered(2, 0, len(given), len(asked_for), given, asked_for)
    return holding(altered(at(offered), offer=made, offers=offers), cards)


def test_an_offer_is_told_with_its_cards_and_who_makes_it() -> None:
    page = answering("E6 L2", "D", "D3 D4 W5")
    assert sheet(page).one("h2").words == "Cassia makes you an offer"
    assert sheet(page).one(".sheet-head").one(".note").words == (
        "Bot, novice. The first of two offers this turn."
    )
    get, asks = sheet(page).one(".offer-summary").all("div")
    assert [mini.words for mini in get.all(".mini")] == ["Economy 6", "Luck 2"]
    assert [mini.words for mini in asks.all(".mini")] == ["1 Diplomacy"]


def test_a_second_offer_says_so() -> None:
    page = answering("E6", "D", "D3", offers=2)
    assert "The second of two" in sheet(page).words


def test_cards_that_fit_are_chosen_and_given() -> None:
    here = answering("E6 L2", "D", "D3 D4 W5")
    assert primary(here).words == "Choose 1 Diplomacy to give"
    here.send("pick", "D4")
    assert primary(here).words == "Give Diplomacy 4"
    here.press(primary(here))
    assert here.record.moves[-1] == Accept(("D4",))


def test_another_card_of_the_suit_takes_the_place_of_the_first() -> None:
    here = answering("E6", "D", "D3 D4 W5").send("pick", "D4").send("pick", "D3")
    assert here.table.picked == ("D3",)


def test_several_suits_are_paid_each_by_itself() -> None:
    here = answering("E6", "D D L", "D3 D4 D8 L1 L2").send("pick", "L2").send("pick", "D8")
    assert primary(here).words == "Choose 1 Diplomacy to give"
    here.send("accept")
    assert said(here) == ["Choose 1 Diplomacy to give."]
    here.send("pick", "D3").send("accept")
    assert here.record.moves[-1] == Accept(("D3", "D8", "L2"))


def test_a_card_that_does_not_fit_says_what_is_asked_for() -> None:
    here = answering("E6", "D D", "D3 W5 C1").send("pick", "C1")
    assert here.table.picked == ()
    assert said(here) == ["Cassia asks for 2 Diplomacy."]


def test_an_ask_that_cannot_be_met_says_need_and_actual() -> None:
    here = answering("E6", "D D", "D3 W5")
    assert primary(here).words == "Needs 2 Diplomacy. You hold 1"
    here.press(primary(here))
    assert said(here) == ["Needs 2 Diplomacy. You hold 1."]
    assert "no card of it" in primary(answering("E6", "D", "W5")).words


def test_a_gift_is_accepted_without_a_card_or_declined() -> None:
    here = answering("E6", "", "D3")
    assert not here.page.all("button.suit-card")
    assert primary(here).words == "Accept the gift"
    assert here.send("accept").record.moves[-1] == Accept()
    here = answering("E6", "", "D3").send("decline")
    assert here.record.moves[-1] == Decline()


def test_a_plea_is_called_one() -> None:
    here = answering("", "D", "D3")
    assert sheet(here).one("h2").words == "Cassia asks you for cards"
    assert "Nothing" in sheet(here).one(".offer-summary").words


def test_the_hand_afterwards_is_shown() -> None:
    here = answering("E6 L2", "D", "D3 D4 W5").send("pick", "D4")
    after = canonical((*without(hand(here), ("D4",)), "E6", "L2"))
    rows = [row for row in sheet(here).all("p.play") if not row.has(".mini-named")]
    assert [mini.words for mini in rows[-1].all(".mini")] == [
        f"{card[1:]} {suit}" for card, suit in zip(after, suits(after), strict=True)
    ]


def suits(cards: tuple[str, ...]) -> list[str]:
    names = {"D": "Diplomacy", "E": "Economy", "W": "War", "L": "Luck", "C": "Culture"}
    return [names[card[0]] for card in cards]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("D3 D4 W5", "You would hold a card for every suit."),
        ("D4 W5 C1", "You would hold a card for every suit, with Culture for Diplomacy."),
        ("D4 W5", "You would hold no card of Diplomacy."),
        ("D4 C1", "You would hold no card of Diplomacy and War, and only 1 Culture card."),
    ],
)
def test_the_answer_says_what_the_hand_would_cover(cards: str, words: str) -> None:
    here = answering("E6 L2", "D", cards).send("pick", "D4")
    told = sheet(here).one(".sheet-body").all("p.note")[0].words
    assert told.startswith(words)
    assert told.endswith("The others see only that 1 card went for 2.")


def test_between_two_there_are_no_others() -> None:
    here = at(offered, ALONE[:2])
    assert "The others" not in sheet(here).words


def test_declining_is_always_there() -> None:
    here = at(offered)
    here.press(sheet(here).one("button", id="act-decline"))
    assert here.record.moves[-1] == Decline()
