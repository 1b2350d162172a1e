"""A long evening at the table leaves no more behind than a short one."""

from engine.pacification import State
from tests.browser.conftest import Newcomer
from tests.browser.games import at_first_choice, game_where, playable, state_of

CLICKS = 1500
FEW = 10
# Each card is picked, and put back; the page paints now and then, as it does for a person.
CLICK = """
async ([cards, times]) => {
  for (let number = 0; number < times; number++) {
    document.getElementById(`card-${cards[(number >> 1) % cards.length]}`).click();
    if (number % 4 === 3) await new Promise(requestAnimationFrame);
  }
}
"""

# The memory that Python lives in, which only ever grows.
MEMORY = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const begin = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await begin(...given);
    const all = Object.values((made.instance ?? made).exports);
    globalThis.pythons ??= all.find((it) => it instanceof WebAssembly.Memory);
    return made;
  };
}
"""


def three_cards_to_pick(state: State) -> bool:
    return at_first_choice(state) and len(playable(state)) >= 3


def test_fifteen_hundred_clicks_grow_nothing(guest: Newcomer) -> None:
    visitor = guest(script=MEMORY)
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
        return {
            "elements": elements,
            "listeners": numbers["JSEventListeners"],
            "bytes of Python": visitor.page.evaluate("() => pythons.buffer.byteLength"),
            "pages left behind": numbers["Nodes"] // (2 * elements),  # with their texts
        }

    def click(times: int) -> None:
        visitor.page.evaluate(CLICK, [cards, times])
        visitor.settles()

    click(60)  # whatever is made once is there now
    before = count()
    click(CLICKS)
    after = count()
    # What comes behind the start may listen too, once: not with every click.
    assert 0 <= after.pop("listeners") - before.pop("listeners") < FEW
    assert after == before
    assert visitor.record == record
