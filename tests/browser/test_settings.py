"""Settings in a real browser: kept, applied, and everything deleted when a person says so."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished, played
from tests.browser.test_keeping import DAMAGED, GOING, OVER, WARS, profile
from tests.browser.visitor import Visitor

OTHERS = {"theme": "dark", "statecraft": "mine", "statecraf.game.1": "x", "chess.game.1": "e4"}
LISTEN = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.heard.push(this.frequency.value);
  return start.call(this, when);
};
"""
FALLEN = address(finished())
PAGES = {
    "home": "#/",
    "saved games": "#/games",
    "settings": "#/settings",
    "statistics": "#/statistics",
    "days": "#/days",
    "rules of pacification": "#/rules/pacification",
    "rules of wars": "#/rules/wars",
    "table": GOING.link,
    "hand-over": WARS.link,
    "result": FALLEN,
}
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("where", ["the page", "the sheet"])
def test_each_setting_is_kept(guest: Newcomer, where: str) -> None:
    visitor = guest().opens()
    if where == "the page":
        visitor.follows("#/settings")
    else:
        visitor.presses("Settings")
    for word in ("Dark", "Less motion", "Larger", "Quick", "Sounds on", "Show the chance"):
        visitor.presses(word)
        expect(visitor.button(word)).to_have_attribute("aria-pressed", "true")
    kept = {"theme": "dark", "motion": "less", "text": "larger", "pace": "quick", "sounds": "on"}
    kept["chances"] = "on"
    assert visitor.saves == {f"statecraft.{name}": kept[name] for name in kept}
    visitor.follows("#/")
    visitor.reloads()
    for name in ("theme", "motion", "text"):
        expect(visitor.page.locator("html")).to_have_attribute(f"data-{name}", kept[name])
    visitor.follows("#/settings")
    usual = ("As the device", "As the device says", "Usual size", "Usual pace", "Sounds off")
    for word in (*usual, "Not shown"):
        visitor.presses(visitor.page.get_by_role("button", name=word, exact=True))
    assert visitor.saves == {}


def test_less_motion_stops_every_transition(guest: Newcomer) -> None:
    visitor = guest(motion=True).opens(played(8))
    moving = """() => [...document.querySelectorAll("*")].filter((it) =>
      it.checkVisibility() && [null, "::before", "::after"].some((part) => {
        const look = getComputedStyle(it, part);
        return look.transitionDuration.split(", ").some((time) => parseFloat(time) > 0)
          || look.animationName !== "none";
      })).length"""
    assert visitor.page.evaluate(moving) > 0
    visitor.presses("Settings")
    visitor.presses("Less motion")
    assert visitor.page.evaluate(moving) == 0


@pytest.mark.parametrize("text", ["large", "larger"])
def test_larger_text_is_larger_and_no_page_is_too_wide_for_a_small_phone(
    guest: Newcomer, text: str
) -> None:
    saves = profile(GOING, WARS, OVER, BROKEN=DAMAGED)
    visitor = guest(size=(320, 568), saves=saves).opens()
    size = "() => parseFloat(getComputedStyle(document.body).fontSize)"
    usual = visitor.page.evaluate(size)
    visitor.follows("#/settings")
    visitor.presses(text.capitalize())
    assert visitor.page.evaluate(size) >= 1.1 * usual
    wide = {}
    for name in PAGES:
        visitor.follows(PAGES[name])
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        wide[name] = visitor.page.evaluate(TOO_WIDE)
        if name in ("saved games", "table"):
            visitor.presses("Settings")
            wide[f"{name}, a sheet"] = visitor.page.evaluate(TOO_WIDE)
            visitor.presses("Close")
    assert {name: wide[name] for name in wide if wide[name] > 0} == {}


def test_deleting_everything_asks_first_and_touches_our_own_keys_alone(guest: Newcomer) -> None:
    ours = {**profile(GOING, OVER, BROKEN=DAMAGED), "statecraft.text": "large"}
    visitor = guest(saves={**ours, **OTHERS}).opens()
    visitor.follows("#/settings")
    visitor.presses("Delete everything on this device")
    expect(visitor.sheet).to_contain_text("3 saved games, 1 result in your statistics")
    visitor.presses("Keep everything")
    expect(visitor.button("Delete everything on this device")).to_be_focused()
    assert visitor.saves == {**ours, **OTHERS}
    visitor.presses("Delete everything on this device")
    visitor.hand.press(visitor.button("Delete everything"))
    expect(visitor.notice).to_have_text("Everything that was kept on this device is deleted.")
    assert visitor.is_home
    assert visitor.saves == OTHERS
    expect(visitor.page.locator("html")).not_to_have_attribute("data-text", "large")


def test_from_the_sheet_of_a_table_one_can_go_back_to_the_game(guest: Newcomer) -> None:
    visitor = guest().opens(played(8))
    before = visitor.sight
    visitor.presses("Settings")
    visitor.presses("Delete everything on this device")
    visitor.page.keyboard.press("Escape")
    visitor.settles()
    assert visitor.sight == before
    expect(visitor.button("Settings")).to_be_focused()


def test_sounds_are_heard_once_switched_on_and_not_before(guest: Newcomer) -> None:
    visitor = guest(script=LISTEN).opens(played(8))
    visitor.ends_turn()
    visitor.presses("Settings")
    assert visitor.page.evaluate("() => window.heard") == []
    visitor.presses("Sounds on")
    notes = heard(visitor, 2)
    visitor.presses("Close")
    visitor.ends_turn()
    assert heard(visitor, 5)[:2] == notes


def heard(visitor: Visitor, least: int) -> list[float]:
    """The notes that were played, once there are so many."""
    for _ in range(200):
        notes: list[float] = visitor.page.evaluate("() => window.heard")
        if len(notes) >= least:
            return notes
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"of {least} notes only these were played: {notes}")


def test_a_device_that_plays_no_sound_goes_on_without(guest: Newcomer) -> None:
    visitor = guest(script="delete window.AudioContext;").opens(played(8))
    visitor.presses("Settings")
    visitor.presses("Sounds on")
    visitor.presses("Close")
    visitor.presses("End turn")
    visitor.page.wait_for_timeout(300)
    expect(visitor.notice).to_have_count(0)
