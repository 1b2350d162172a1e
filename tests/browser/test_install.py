"""The page as an app."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.deployments import THOUGHTLESS
from tests.browser.visitor import START, Visitor

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => document.body.append("the browser asks");
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_the_browser_finds_nothing_wrong_with_the_manifest(visitor: Visitor) -> None:
    visitor.opens()
    chrome = visitor.page.context.new_cdp_session(visitor.page)
    manifest = chrome.send("Page.getAppManifest")
    assert manifest["url"] == f"{visitor.site}manifest.webmanifest"
    assert manifest["errors"] == []
    errors = chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_an_offer_to_install_waits_for_a_press_and_is_used_once(newcomer: Newcomer) -> None:
    visitor = newcomer(script=THOUGHTLESS).opens()
    assert visitor.page.evaluate(OFFER)  # earlier than anybody is there to take it
    expect(visitor.button("Install")).to_be_visible(timeout=START)
    visitor.presses("Install")
    expect(visitor.page.get_by_text("the browser asks")).to_be_visible()
    expect(visitor.button("Install")).to_have_count(0)
    assert visitor.page.evaluate(OFFER)
    expect(visitor.button("Install")).to_be_visible()


def test_where_nothing_is_offered_there_is_no_button(newcomer: Newcomer) -> None:
    visitor = newcomer(script=THOUGHTLESS).opens()
    expect(visitor.page.get_by_text("Ready to play offline.")).to_be_visible(timeout=START)
    expect(visitor.button("Install")).to_have_count(0)


def test_a_shortcut_opens_its_game(visitor: Visitor) -> None:
    visitor.opens("#/today")
    assert visitor.turn == 1
    visitor.ends_turn()
    address = visitor.address
    visitor.goes_to("#/continue")
    visitor.reloads()
    assert visitor.address == address
