"""A long evening at the table leaves no more behind than a short one."""

from engine.pacification import State
from tests.browser.games import at_first_choice, game_where, playable, state_of
from tests.browser.visitor import Visitor

CLICKS = 200


def three_cards_to_pick(state: State) -> bool:
    return at_first_choice(state) and len(playable(state)) >= 3


def test_two_hundred_clicks_grow_nothing(visitor: Visitor) -> None:
    record = game_where(three_cards_to_pick)
    cards = playable(state_of(record))
    visitor.opens(record)
    chrome = visitor.page.context.new_cdp_session(visitor.page)
    chrome.send("Performance.enable")

    def count() -> dict[str, int]:
        chrome.send("HeapProfiler.collectGarbage")
        metrics = chrome.send("Performance.getMetrics")["metrics"]
        numbers = {metric["name"]: int(metric["value"]) for metric in metrics}
        elements = visitor.page.evaluate("() => document.querySelectorAll('*').length")
        return {"elements": elements, "listeners": numbers["JSEventListeners"]}

    def click(times: int) -> None:
        for number in range(times):
            card = cards[number // 2 % len(cards)]  # picks it, and puts it back
            visitor.card(card).dispatch_event("click")
        visitor.settles()

    click(12)  # whatever is made once is there now
    before = count()
    click(CLICKS)
    assert count() == before
    assert visitor.record == record
