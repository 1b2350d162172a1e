"""What is really drawn, in light and dark, from a small phone to a large screen."""

import base64

import pytest
from playwright.sync_api import Locator, Page, expect

from engine import Record
from tests.browser.conftest import Newcomer
from tests.browser.games import finished, new_game, played, state_of
from tests.browser.network import Network
from tests.browser.visitor import QUERY, START, Visitor

WIDTHS = (320, 390, 768, 1280)
LONG_SEED = "W" * 64

# The colours of a picture along its foot, from left to right.
STRIPES = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt());
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const row = pen.getImageData(0, picture.height - 4, picture.width, 1).data;
  const colours = [];
  for (let at = 0; at < row.length; at += 4) colours.push([...row.slice(at, at + 3)]);
  return colours;
}"""

# Contrast of what is written on what it lies on, as WCAG counts it; colours in any notation.
CONTRAST = """(element) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground_of = (it) => getComputedStyle(it).backgroundColor;
  let under = element;
  while (ground_of(under) === "rgba(0, 0, 0, 0)") under = under.parentElement;
  const ground = light(ground_of(under));
  const ink = light(getComputedStyle(element).color);
  const ratio = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
  return { ground, ratio };
}"""


def stripes(page: Page, part: Locator) -> list[tuple[int, int, int]]:
    """The colours along the foot of a part of the page, from left to right."""
    picture = base64.b64encode(part.screenshot()).decode()
    return [tuple(colour) for colour in page.evaluate(STRIPES, picture)]


def own_style(part: Locator, name: str) -> int:
    style = part.evaluate("(it, name) => getComputedStyle(it).getPropertyValue(name)", name)
    return int(style)


@pytest.mark.parametrize("record", [new_game(), finished()], ids=["table", "result"])
def test_meters_are_drawn_under_the_policy(visitor: Visitor, record: Record) -> None:
    visitor.opens(record)
    meters = state_of(record).meters
    for meter, value in [("fear", meters.fear), ("hostility", meters.hostility)]:
        shown = visitor.page.locator(f"#meter-of-{meter}")
        assert own_style(shown, "--value") == value
        assert own_style(shown, "--next") == value
        assert len(set(stripes(visitor.page, shown.locator(".meter-notches")))) > 1


@pytest.mark.parametrize("meter", ["fear", "hostility", "oil"])
def test_a_meter_has_as_many_bright_notches_as_it_says(visitor: Visitor, meter: str) -> None:
    visitor.opens(played(8))
    shown = visitor.page.locator(f"#meter-of-{meter}")
    value = int(shown.locator(".meter-value").inner_text())
    assert value > 0
    foot = stripes(visitor.page, shown.locator(".meter-notches"))
    lit = [max(colour) - min(colour) > 60 for colour in foot]  # all else there is almost grey
    starts = [at for at, on in enumerate(lit) if on and not (at and lit[at - 1])]
    assert len(starts) == value


def test_style_is_applied_to_the_page_as_it_was_built(visitor: Visitor) -> None:
    """A numbered style on the pre-rendered page is set before Python is there."""
    network = Network(visitor.page)
    network.holds(lambda request: "/runtime/" in request.url and "morphdom" not in request.url)

    def with_a_number(route: object) -> None:
        answer = route.fetch()
        body = answer.text().replace("<h1", '<h1 data-style="--value:7"', 1)
        route.fulfill(response=answer, body=body)

    visitor.page.route(visitor.site + QUERY, with_a_number)
    visitor.goes_to()
    heading = visitor.page.get_by_role("heading", level=1)
    expect(heading).to_have_css("--value", "7", timeout=START)
    expect(heading).not_to_have_attribute("style", "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark_are_both_readable(guest: Newcomer, scheme: str) -> None:
    visitor = guest(color_scheme=scheme).opens()
    expected = (0.7, 1.0) if scheme == "light" else (0.0, 0.1)
    for place in ("", new_game(), finished()):
        if place:
            visitor.follows(place)
        body = visitor.page.locator("body").evaluate(CONTRAST)
        assert expected[0] <= body["ground"] <= expected[1]
        words = visitor.page.locator("h1, h2, h3, .note, .card-name, .effect-name, .button").all()
        assert len(words) > 8
        for word in words:
            if word.is_visible():
                told = word.evaluate(CONTRAST)
                assert told["ratio"] >= 4.5, word.evaluate("(it) => it.outerHTML.slice(0, 120)")
    wall = visitor.page.locator(".wall").evaluate(CONTRAST)
    assert wall["ground"] < 0.1
    assert wall["ratio"] >= 7


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways(guest: Newcomer, width: int) -> None:
    visitor = guest(size=(width, 800)).opens()
    wide = []
    for place in ("#/", new_game(LONG_SEED), played(12), finished(LONG_SEED), "#/", "#/lost"):
        visitor.follows(place)
        visitor.page.evaluate("() => scrollTo(500, 0)")
        found = visitor.page.evaluate(
            "() => [document.documentElement.scrollWidth - innerWidth, scrollX]"
        )
        if found != [0, 0]:
            wide.append((visitor.heading, found))
    assert not wide


@pytest.mark.parametrize("width", [320, 1280])
def test_no_sheet_is_wider_than_the_screen(guest: Newcomer, width: int) -> None:
    visitor = guest(size=(width, 800)).opens(new_game(LONG_SEED))
    for opener in ("Seed", "Log", "Settings"):
        visitor.presses(opener)
        box = visitor.sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert visitor.sheet.evaluate("(it) => it.scrollWidth <= it.clientWidth")
        visitor.presses("Close")
