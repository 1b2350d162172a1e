"""Looking at a game again in a real browser: keys, slider, log, playing by itself, links."""

import re

import pytest
from playwright.sync_api import Locator, expect

from engine import Record, Seat, Session
from engine.link import link, parse
from engine.wars import State
from tests.browser.conftest import Newcomer
from tests.browser.games import finished, played
from tests.browser.visitor import START, Visitor

RECORD = finished()
LAST = len(RECORD.moves)
STARTS = [
    place
    for place, state in enumerate(RECORD.states)
    if not place or state.turn != RECORD.states[place - 1].turn
]


def moment(place: int, record: Record = RECORD) -> str:
    return link(Session(record, place=place))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Moment")


def place_of(visitor: Visitor) -> int:
    """The moment as the slider, the address and the top bar tell it."""
    visitor.settles()
    place = int(slider(visitor).input_value())
    assert parse(visitor.page.url).place == place
    expect(visitor.page.locator(".win-chance b")).to_have_text(f"{place} of {LAST}")
    return place


@pytest.fixture
def looking(visitor: Visitor) -> Visitor:
    """A visitor who looks at a moment in the middle of a finished game."""
    return visitor.opens(moment(STARTS[3] + 1))


@pytest.mark.parametrize("focus", ["page", "slider", "button"])
def test_keys_go_by_move_and_turn_and_to_both_ends(looking: Visitor, focus: str) -> None:
    if focus == "slider":
        slider(looking).focus()
    if focus == "button":
        looking.button("Next move").focus()
    here = STARTS[3] + 1
    for key, place in (
        ("ArrowRight", here + 1),
        ("ArrowLeft", here),
        ("ArrowDown", STARTS[3]),
        ("ArrowDown", STARTS[2]),
        ("ArrowUp", STARTS[3]),
        ("ArrowUp", STARTS[4]),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("End", LAST),
        ("ArrowRight", LAST),
    ):
        looking.page.keyboard.press(key)
        assert place_of(looking) == place, key


def test_keys_leave_fields_alone(looking: Visitor) -> None:
    here = place_of(looking)
    looking.page.locator("#link-here").focus()
    looking.page.keyboard.press("Home")
    looking.page.locator("#replay-speed").focus()
    looking.page.keyboard.press("ArrowDown")
    expect(looking.page.locator("#replay-speed")).to_have_value("fast")
    assert place_of(looking) == here


def test_the_slider_is_dragged_and_says_where_it_is(looking: Visitor) -> None:
    box = slider(looking).bounding_box()
    assert box
    looking.page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    looking.page.mouse.down()
    looking.page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2, steps=9)
    assert place_of(looking) == LAST
    looking.page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2, steps=5)
    looking.page.mouse.up()
    assert place_of(looking) == 0
    expect(slider(looking)).to_have_attribute(
        "aria-valuetext", f"Turn 1, before the first of {LAST} moves"
    )


def test_a_line_of_the_log_leads_to_its_moment(looking: Visitor) -> None:
    line = looking.page.locator(".replay-log .log-line").first
    place = int((line.get_attribute("data-message") or "").removeprefix("moment:"))
    looking.presses(line)
    assert place_of(looking) == place < STARTS[3] + 1
    looking.presses("Open the whole log")
    looking.presses(looking.sheet.locator(".log-line").last)
    expect(looking.sheet).to_have_count(0)
    assert place_of(looking) == LAST


def test_back_leads_out_of_the_replay_in_one_step(visitor: Visitor) -> None:
    visitor.opens(RECORD)
    visitor.presses("Watch replay")
    for _ in range(3):
        visitor.presses("Next move")
    assert place_of(visitor) == 3
    visitor.goes_back()
    assert visitor.is_over
    visitor.goes_forward()
    assert place_of(visitor) == 3
    visitor.presses(visitor.page.get_by_role("link", name="To the result"))
    assert visitor.is_over
    assert visitor.record == RECORD


@pytest.mark.parametrize("motion", [True, False])
def test_it_plays_by_itself_to_the_end(guest: Newcomer, motion: bool) -> None:
    visitor = guest(motion=motion).opens(moment(LAST - 3))
    visitor.page.locator("#replay-speed").select_option("fast")
    visitor.presses("Play")
    expect(slider(visitor)).to_have_value(str(LAST))
    expect(visitor.button("Play")).to_be_visible()
    assert place_of(visitor) == LAST


def test_a_press_stops_it(looking: Visitor) -> None:
    looking.page.clock.install()
    looking.presses("Play")
    expect(looking.button("Pause")).to_be_visible()
    looking.page.keyboard.press("Home")
    expect(looking.button("Play")).to_be_visible()
    looking.page.clock.run_for(20_000)
    assert place_of(looking) == 0


def test_a_link_to_a_moment_shows_it_in_a_fresh_profile(guest: Newcomer) -> None:
    sender, receiver = guest(), guest()
    sender.opens(RECORD)
    sender.presses("Watch replay")
    slider(sender).press("End")
    sender.presses("Previous turn")
    sent = sender.page.get_by_role("textbox", name="Address of this moment").input_value()
    assert sent == sender.site + sender.address
    receiver.opens(sent.removeprefix(receiver.site))
    assert place_of(receiver) == place_of(sender)
    assert receiver.sight == sender.sight
    assert not [name for name in receiver.saves if "game" in name]


def test_the_link_is_copied(newcomer: Newcomer) -> None:
    visitor = newcomer(workers=False, permissions=["clipboard-read", "clipboard-write"])
    visitor.opens(moment(4))
    visitor.presses("Link to this moment")
    expect(visitor.notice).to_contain_text("The link to this moment is copied.")
    copied = visitor.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == visitor.site + visitor.address


def test_playing_on_is_practice_and_leaves_the_game_as_it_was(visitor: Visitor) -> None:
    visitor.opens(played(6))
    kept = {name: visitor.saves[name] for name in visitor.saves if "game" in name}
    visitor.follows(moment(4, played(6)))
    visitor.presses("Play on from here")
    expect(visitor.page.get_by_text("Practice", exact=True)).to_be_visible()
    assert parse(visitor.page.url) == Session(played(6).until(4), practice=True)
    visitor.acts()
    games = {name: visitor.saves[name] for name in visitor.saves if "game" in name}
    assert len(games) == len(kept) + 1
    assert kept.items() <= games.items()
    visitor.goes_back()
    expect(slider(visitor)).to_be_visible()


def test_the_adviser_checks_the_game_and_tells_what_could_have_been(newcomer: Newcomer) -> None:
    visitor = newcomer().opens(moment(LAST - 1))
    expect(visitor.page.locator("#checked")).to_contain_text(
        f"Checked: all {LAST} moves are legal", timeout=START
    )
    possible = re.compile(r"^\d+ moves? (was|were) possible here\. .+ the game")
    expect(visitor.page.locator("#could")).to_have_text(possible, timeout=START)
    visitor.presses("Previous move")
    expect(visitor.page.locator("#could")).to_have_text(
        re.compile(r"possible here\. ."), timeout=START
    )


# -- Wars

SUITS = {"D": "Diplomacy", "E": "Economy", "W": "War", "L": "Luck", "C": "Culture"}


def begun_wars() -> Session:
    """A game that goes on between one person and bots, in its first cooperation phase."""
    record = Record.start("wars", "7KQ2M9", {"seats": 3})
    while len(record.moves) < 3:
        record = record.play(record.game.legal_moves(record.state)[0])
    return Session(record, seats=(Seat("Ada"), Seat("Ben", "careful"), Seat("Otto", "random")))


@pytest.mark.parametrize("alone", [True, False])
def test_no_hidden_hand_is_in_the_page_of_a_game_that_goes_on(
    visitor: Visitor, alone: bool
) -> None:
    session = begun_wars() if alone else Session(begun_wars().record)
    visitor.opens(link(Session(session.record, seats=session.seats, place=0)))
    for place in range(4):
        state = session.record.states[place]
        assert isinstance(state, State)
        hands = state.hands
        html = visitor.page.locator("#app").inner_html()
        shown = visitor.page.locator(".mini").all_inner_texts()
        rows = visitor.page.locator(".last-hands li")
        expect(rows).to_have_count(1 if alone else 0)
        assert len(shown) == (len(hands[0]) if alone else 0)
        for hand in hands[1:] if alone else hands:
            for card in hand:
                assert f"{SUITS[card[0]]} {card[1:]}<" not in html
                assert f"{SUITS[card[0]]} {card[1:]}," not in html
                assert f"card-{card}" not in html
        visitor.presses("Next move")
