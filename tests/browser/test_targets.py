"""On a phone every control is large enough for a finger, and no two are in each other's way."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import at_first_choice, excess, finished, game_where, new_game, played
from tests.browser.visitor import Visitor

LEAST = 44  # CSS pixels, as the design says

# Every control that is shown, with the part of it that can be touched: a box's label belongs to it.
# `layer` tells what lies on the page from what is stuck to the screen or open above it.
CONTROLS = """(place) => [...place.querySelectorAll("button, a[href], input, select, summary")]
  .filter((it) => it.checkVisibility())
  .map((it) => {
    const box = (it.closest("label") ?? it).getBoundingClientRect();
    const clip = it.closest(".hand, .sheet-body")?.getBoundingClientRect();
    const within = clip ?? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    return {
      name: it.getAttribute("aria-label") ?? (it.innerText || it.name).replaceAll("\\n", " "),
      width: Math.round(box.width * 10) / 10,
      height: Math.round(box.height * 10) / 10,
      left: Math.max(box.left, within.left), right: Math.min(box.right, within.right),
      top: Math.max(box.top, within.top), bottom: Math.min(box.bottom, within.bottom),
      layer: it.closest("dialog, .action-bar, .replay-bar")?.className ?? "",
    };
  })"""


def too_small_or_overlapping(visitor: Visitor) -> list[str]:
    place = visitor.page.locator("dialog[open]")
    if not place.count():
        place = visitor.page.locator("body")
    controls = place.evaluate(CONTROLS)
    assert controls
    troubles = [
        f"{it['name'][:40]}: {it['width']} x {it['height']}"
        for it in controls
        if it["width"] < LEAST or it["height"] < LEAST
    ]
    for number, one in enumerate(controls):
        for other in controls[:number]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if one["layer"] == other["layer"] and across > 1 and down > 1:
                names = f"{other['name'][:40]} and {one['name'][:40]}"
                troubles.append(f"{names} overlap by {across:.0f} x {down:.0f}")
    return troubles


def test_every_control_of_the_home_page(guest: Newcomer) -> None:
    visitor = guest(phone=True).opens()
    troubles = too_small_or_overlapping(visitor)
    for record in (played(6, "one"), played(6, "two")):
        visitor.follows(record)
        visitor.follows("#/")
    expect(visitor.page.get_by_role("region", name="Games in progress")).to_be_visible()
    troubles += too_small_or_overlapping(visitor)
    assert not troubles


def test_every_control_of_the_table(guest: Newcomer) -> None:
    visitor = guest(phone=True).opens(new_game())
    troubles = too_small_or_overlapping(visitor)
    visitor.presses(visitor.page.locator(".decision-card:not([aria-disabled])").first)
    troubles += too_small_or_overlapping(visitor)
    visitor.follows(game_where(lambda state: at_first_choice(state) and excess(state) > 0))
    visitor.presses("End turn")
    assert visitor.is_discarding
    troubles += too_small_or_overlapping(visitor)
    assert not troubles


@pytest.mark.parametrize("width", [320, 390])
def test_every_control_of_a_replay(guest: Newcomer, width: int) -> None:
    visitor = guest(phone=True)
    visitor.page.set_viewport_size({"width": width, "height": 844})
    visitor.opens(finished())
    visitor.presses("Watch replay")
    assert not too_small_or_overlapping(visitor)


def test_every_control_of_the_result_and_of_the_lost_page(guest: Newcomer) -> None:
    visitor = guest(phone=True).opens(finished())
    troubles = too_small_or_overlapping(visitor)
    visitor.presses("Copy link to this game")
    expect(visitor.notice).to_be_visible()
    troubles += too_small_or_overlapping(visitor)
    visitor.follows("#/nothing")
    troubles += too_small_or_overlapping(visitor)
    assert not troubles


def test_every_control_of_every_sheet(guest: Newcomer) -> None:
    visitor = guest(phone=True).opens()
    visitor.presses("Seed and house rules")
    troubles = too_small_or_overlapping(visitor)
    visitor.presses("Close")
    visitor.follows(new_game())
    visitor.presses("End turn")
    for opener in ("Seed", "Log", "Settings", "Undo"):
        visitor.presses(opener)
        expect(visitor.sheet).to_be_visible()
        troubles += too_small_or_overlapping(visitor)
        visitor.page.keyboard.press("Escape")
        visitor.settles()
    assert not troubles
