"""Several people at one device: whose hand is shown, and when none is."""

import re

import pytest

from engine import Seat, Session
from engine.link import link
from engine.wars import CARDS
from tests.ui.pages.wars.scenes import (
    CAUTIOUS,
    NAMES,
    PERSON,
    SCENES,
    TWO,
    asked,
    at,
    commit,
    hand,
    last_of_suit,
    last_of_war,
    look,
    offered,
    session,
    state_of,
    wait,
)
from tests.ui.support import TODAY, Visit
from ui import app
from ui.effects import Announce, Focus
from ui.model import Model
from ui.parts.suit_card import card_name

PEOPLE = (PERSON, PERSON, PERSON)


def holds_no_card(text: str) -> bool:
    """Whether a page, its attributes and ids included, or something spoken has no card in it."""
    names = any(re.search(rf"\b{card_name(card)}\b", text) for card in CARDS)
    marks = re.search(r"\b[DEWLC](10|[1-9])\b|suit-card|mini|pick:", text)
    return not names and not marks


def spoken(here: Visit) -> str:
    return " ".join([effect.text for effect in here.effects if isinstance(effect, Announce)])


HANDOVERS = {
    "a suit": lambda: at(asked("war"), TWO, shown=False),
    "another person": lambda: at(asked("war", 1), TWO, shown=False),
    "an open suit": lambda: at(asked("war"), TWO, rules=("open_play",), shown=False),
    "a redraw": lambda: at(asked("redraw"), TWO, shown=False),
    "an offer": lambda: at(asked("offer"), TWO, shown=False),
    "an answer": lambda: at(offered, TWO, shown=False),
    "a plan": lambda: at(asked("plan"), TWO, rules=("sealed_plan",), shown=False),
    "the end of a turn": lambda: at(asked("discard"), TWO, shown=False),
    "a new game": lambda: Visit(Model(today=TODAY)).send("start", NEW),
}
NEW = "wars\nseed\tA\nplayer-2\tperson"
every_handover = pytest.mark.parametrize("name", HANDOVERS)


@every_handover
def test_nothing_of_any_hand_is_in_the_page(name: str) -> None:
    here = HANDOVERS[name]()
    assert here.page.has("main.handover")
    assert holds_no_card(app.view(here.model))


@every_handover
def test_it_names_who_is_to_have_the_device_and_offers_that_hand_alone(name: str) -> None:
    here = HANDOVERS[name]()
    seat = state_of(here).mover
    assert seat is not None
    assert here.page.one("h1").words == f"Pass the device to {NAMES[seat]}"
    button, send = here.page.one("main").all("button")
    assert button.words == f"I am {NAMES[seat]}, show my hand"
    assert send.words == f"Or send the game to {NAMES[seat]}"
    here.press(button)
    cards = [card["id"].removeprefix("card-") for card in here.page.all(".suit-card")]
    assert sorted(cards) == sorted(hand(here))
    focus, said = here.effects
    assert focus == Focus("main")
    assert isinstance(said, Announce)
    assert said.text.startswith("Your turn")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("a suit", "War phase, Punic Wars. Ben, Cassia and Otto have committed."),
        ("another person", "War phase, Punic Wars. Ben is first."),
        ("a redraw", "Redraw, Punic Wars. Ben, Cassia and Otto have redrawn."),
        ("the end of a turn", "End of the turn, Punic Wars. Ben, Cassia and Otto have"),
        ("an open suit", "War phase, Punic Wars. Ben, Cassia and Otto have played."),
    ],
)
def test_it_says_where_the_game_stands(name: str, words: str) -> None:
    assert HANDOVERS[name]().page.one("main").all("p")[0].words.startswith(words)


def test_an_offer_is_announced_without_its_cards() -> None:
    here = HANDOVERS["an answer"]()
    offer = state_of(here).offer
    assert offer
    told = here.page.one("main").all("p")[0].words
    assert told.endswith(f"{NAMES[offer.seat]} makes an offer.")


@every_handover
def test_the_log_on_a_hand_over_holds_only_what_all_may_know(name: str) -> None:
    here = HANDOVERS[name]()
    log = here.send("sheet", "log").page.one("dialog")
    secret = re.compile(r"\b(drew|put down|committed)\b")
    assert not [line.words for line in log.all("li") if secret.search(line.words)]


@every_handover
def test_reload_and_back_keep_the_hand_hidden(name: str) -> None:
    here = look(HANDOVERS[name]())
    address = here.link
    here.bar = address
    for leave in (here.reload, lambda: here.send("home").send("address", address)):
        assert here.page.has(".suit-card")
        leave()
        if here.table.mode:  # what the last move revealed to all is shown again
            here.send("go")
        assert here.page.has("main.handover")
        assert holds_no_card(app.view(here.model))
        look(here)


def test_a_commit_hides_the_hand_at_once_and_says_nothing_of_it() -> None:
    here = at(asked("war", 1), TWO)
    assert here.page.has("button.suit-card")
    commit(here)
    assert not here.page.has(".suit-card")
    assert holds_no_card(spoken(here))
    assert "Ben committed." in spoken(here)
    assert Focus("main") in here.effects


def test_between_bots_the_table_is_shown_without_any_hand() -> None:
    here = SCENES["a bot among people"]()
    page = here.page
    assert page.has("table.suit-matrix")
    assert not page.has(".suit-card")
    assert page.one(".desk-hand").one("h2").words == "Deck and discard pile"
    assert [button["data-message"] for button in page.one("main").all("button")] == ["hurry"]


def test_only_the_person_who_is_asked_can_be_shown() -> None:
    here = at(asked("war", 1), TWO, shown=False)
    for seat in ("0", "2", "3", "4", "-1", "", "x"):
        assert here.send("show", seat).page.has("main.handover")


def test_a_suit_that_was_revealed_is_shown_to_all_together_without_any_hand() -> None:
    here = commit(at(last_of_suit, TWO))
    assert here.table.mode == "reveal"
    assert not here.page.has(".suit-card")
    assert here.page.one("main").has("section.verdict")
    here.send("go")
    assert here.table.mode == ""


def test_with_one_person_there_are_no_hand_overs_and_no_reveals_to_wait_for() -> None:
    here = at(asked("offer", turn=1))
    seen = 0
    while state_of(here).turn == 1 and not state_of(here).result:
        here = wait(here)
        assert not here.page.has("main.handover")
        assert here.table.mode in ("", "report")
        phase = state_of(here).phase
        if here.table.mode:
            here.send("go")
        elif phase in ("offer", "answer"):
            here.send("skip" if phase == "offer" else "decline")
        elif phase in ("redraw", "discard"):
            here.send(phase)
        else:
            commit(here)
        seen += 1
    assert seen > 5


def test_the_one_person_always_sees_the_own_hand_alone() -> None:
    for scene in ("waiting for a bot", "a suit", "a redraw"):
        here = SCENES[scene]()
        cards = [card["id"].removeprefix("card-") for card in here.page.all(".suit-card")]
        assert sorted(cards) == sorted(state_of(here).hands[0])


def test_a_reload_at_the_end_of_a_war_shows_it_again() -> None:
    here = commit(at(last_of_war))
    assert here.table.mode == "report"
    here.bar = here.link
    here.reload()
    assert here.table.mode == "report"
    assert here.page.has("ol.ladder")
    assert wait(here).table.mode == "report"  # bots wait, too


def test_one_who_moves_twice_running_keeps_the_device() -> None:
    # With two seats the second one of turn 1 leads turn 2.
    here = at(asked("discard", 1, turn=1), (PERSON, PERSON))
    here.send("discard")
    assert (state_of(here).turn, state_of(here).mover) == (2, 1)
    assert here.table.shown == 1
    assert here.page.has("section.sheet")


# -- links with seats that do not fit


@pytest.mark.parametrize(
    "seats",
    [
        (Seat("Ada"),),
        tuple([Seat(name) for name in NAMES]),
        (Seat("Ada"), Seat("Ben", "grandmaster"), Seat("Otto")),
        (Seat("Ada"), Seat("Ben", "wars"), Seat("Otto", CAUTIOUS)),
    ],
)
def test_seats_that_do_not_fit_the_game_are_taken_by_people(seats: tuple[Seat, ...]) -> None:
    record = session(PEOPLE).record
    here = Visit().send("address", link(Session(record, seats=seats)))
    assert here.table.session.seats == ()
    assert here.page.one("h1").words == "Pass the device to Seat 1"


def test_odd_names_from_a_link_are_shown_safely() -> None:
    record = session(PEOPLE).record
    names = ("<b>Ada</b>", "Tab\there", "  ")
    here = Visit().send("address", link(Session(record, seats=tuple([Seat(n) for n in names]))))
    here.send("show", "0").send("ask+", "L").send("offer")
    assert here.page.one("h1").words == "Pass the device to Tab here"
    look(here).send("decline").send("show", "0").send("skip")
    assert here.page.one("h1").words == "Pass the device to Tab here"
    (saved,) = here.device
    assert saved.line == "Turn 1 of 8"
    assert here.page.one("main").all("p")[0].words == (
        "Cooperation, Persian Wars. <b>Ada</b> has had the floor."
    )
