"""A person at the page: what they do, and what they see."""

import os
import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

from engine import Record
from engine.link import parse
from engine.pacification import CARDS
from tests.browser.games import address
from tests.browser.hands import Hand
from tests.browser.watch import Watch

START = 30_000  # ms; a start on a busy machine, whichever Python the page runs on
PATIENCE = 15_000  # ms until a person who waits in vain must have read why
PLACES = "main.table, main.handover, main.lost, main.days, main.statistics"
WAITING = "One moment"  # the heading of a page or sheet that is on its way
DATED = re.compile(r"\d{4}\. The same cards")  # the home page knows the date once Python is there
HAND = 9  # more cards than a hand can hold
LONGEST = 150  # more presses than a game can take

# The same tests hold for the page on either Python: RUNTIME=pyodide asks for that one.
QUERY = "?runtime=pyodide" if os.environ.get("RUNTIME") == "pyodide" else ""

# One picture is drawn before a frame's callbacks, the next one behind them.
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"

UNCOVERED = """(it) => {
  const box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return it.contains(top);
}"""


class Visitor:
    """Speaks as a test would tell it: `visitor.opens(...)`, `visitor.presses("New game")`."""

    def __init__(self, page: Page, site: str, hand: Hand, watch: Watch) -> None:
        self.page = page
        self.site = site
        self.hand = hand
        self.watch = watch

    # -- coming and going

    def opens(self, place: Record | str = "") -> Self:
        """Opens the home page, a game, or another place of the site, and waits for Python."""
        self.goes_to(place)
        self.waits_for_python()
        return self

    def goes_to(self, place: Record | str = "") -> None:
        """The same without waiting."""
        path = address(place) if isinstance(place, Record) else place
        query = QUERY if path[:1] in ("", "#") else ""
        self.page.goto(self.site + query + path, wait_until="commit")

    def follows(self, place: Record | str) -> None:
        """Opens a link in the tab that has the page already, as from the bookmarks."""
        fragment = address(place) if isinstance(place, Record) else place
        self.page.evaluate("(hash) => { location.hash = hash; }", fragment)
        self.settles()

    def waits_for_python(self) -> None:
        there = self.page.locator(PLACES).or_(self.page.get_by_text(DATED))
        expect(there.first).to_be_attached(timeout=START)

    def reloads(self) -> None:
        self.page.reload(wait_until="commit")
        self.waits_for_python()

    def goes_back(self) -> None:
        self.page.go_back()
        self.settles()

    def goes_forward(self) -> None:
        self.page.go_forward()
        self.settles()

    def opens_tab(self) -> "Visitor":
        """A second, empty tab of the same browser."""
        return Visitor(self.page.context.new_page(), self.site, self.hand, self.watch)

    # -- doing

    def button(self, name: str) -> Locator:
        """The first button whose name begins with these words; in the open sheet, if there is one.

        The first on the home page is that of Pacification.
        """
        begins = re.compile("^" + re.escape(name) + r"(?!\w)")
        return self._place.get_by_role("button", name=begins).first

    @property
    def _place(self) -> Locator:
        sheet = self.page.locator("dialog[open]")
        return sheet if sheet.count() else self.page.locator("body")

    def card(self, card: str) -> Locator:
        return self.page.locator(f"#card-{card}")

    def presses(self, control: str | Locator) -> None:
        """Presses a button by its name, or any control."""
        self.hand.press(self.button(control) if isinstance(control, str) else control)
        self.settles()

    def picks(self, card: str) -> None:
        self.presses(self.card(card))

    def plays(self, card: str) -> None:
        self.picks(card)
        self.presses(f"Play {CARDS[card].name}")

    def ends_turn(self) -> None:
        """Ends the turn, throwing away the first cards of the hand if there are too many."""
        self.presses("End turn")
        for _ in range(HAND):
            if self.is_discarding:
                self._discards()

    def plays_to_the_end(self) -> None:
        """Plays the first card that can be played in every turn, until the term is over."""
        for _ in range(LONGEST):
            if self.is_over:
                return
            self.acts()
        raise AssertionError("the game does not end")

    def plays_until_turn(self, turn: int) -> None:
        """The same up to the beginning of a turn that comes."""
        for _ in range(LONGEST):
            if self.turn >= turn:
                return
            self.acts()
        raise AssertionError(f"turn {turn} does not come")

    def types(self, text: str, field: str) -> None:
        self._place.get_by_role("textbox", name=field, exact=True).fill(text)

    def settles(self) -> None:
        """Waits until the page shows what came of a press, also where it is on its way."""
        self.page.evaluate(TWO_FRAMES)
        expect(self.page.get_by_role("heading", name=WAITING)).to_have_count(0, timeout=START)

    def acts(self) -> None:
        """Does the next thing of a simple plan: play one card, then end the turn."""
        primary = self.page.locator("#act-primary")
        playable = self.page.locator(".decision-card:not([aria-disabled])")
        if self.is_discarding:
            self._discards()
        elif primary.get_attribute("aria-disabled") is None:
            self.presses(primary)
        elif "extra" in primary.inner_text():
            self.presses("End turn")
        else:
            self.presses(playable.first)

    def _discards(self) -> None:
        ready = self.button("Discard")
        marked = self.page.locator(".decision-card[aria-pressed=false]")
        self.presses(ready if ready.count() else marked.first)

    # -- seeing

    @property
    def is_discarding(self) -> bool:
        return self.page.locator(".hand[data-mode=discard]").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("section.result-wall").count() > 0

    @property
    def is_home(self) -> bool:
        return "about power" in self.heading

    @property
    def heading(self) -> str:
        return self.page.get_by_role("heading", level=1).inner_text()

    @property
    def turn(self) -> int:
        found = re.match(r"Turn (\d+)", self.heading)
        assert found, f"no turn is shown, but {self.heading!r}"
        return int(found[1])

    @property
    def meters(self) -> dict[str, int]:
        """The numbers of the meters, by their names."""
        meters = self.page.get_by_role("meter").all()
        return {
            str(meter.get_attribute("aria-label")): int(meter.get_attribute("aria-valuenow") or "")
            for meter in meters
        }

    @property
    def cards(self) -> list[str]:
        """The ids of the cards in the hand, as they lie there."""
        return self.page.locator(".decision-card").evaluate_all(
            "(cards) => cards.map((card) => card.id.slice('card-'.length))"
        )

    @property
    def sight(self) -> str:
        """All that the page says and offers, as a screen reader would go through it."""
        return self.page.locator("#app").aria_snapshot()

    @property
    def notice(self) -> Locator:
        return self.page.locator("#notice")

    def sees(self, words: str) -> bool:
        """Whether these words are shown, and nothing lies over them."""
        shown = self.page.get_by_text(words).filter(visible=True)
        return any(place.evaluate(UNCOVERED) for place in shown.all())

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def address(self) -> str:
        """The part of the address from its # on."""
        _, mark, behind = self.page.url.partition("#")
        return mark + behind

    @property
    def record(self) -> Record:
        """The game that the address bar holds."""
        return parse(self.page.url).record

    @property
    def saves(self) -> dict[str, str]:
        """What the browser keeps for the page, by name."""
        return self.page.evaluate("() => ({ ...localStorage })")
