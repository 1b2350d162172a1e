"""How a person presses things: with a mouse, a finger or the keyboard alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page

QUICK = 450  # ms; two presses within less mean one
MANY = 80  # more steps than any page has controls


class Hand(Protocol):
    def press(self, control: Locator) -> None: ...


class Mouse:
    """Presses what the person can see, a refused control too."""

    def press(self, control: Locator) -> None:
        control.click(force=is_refused(control))


class Finger:
    def press(self, control: Locator) -> None:
        control.tap(force=is_refused(control))


def is_refused(control: Locator) -> bool:
    """Refused controls stay in reach; Playwright would wait for them to be enabled."""
    return control.get_attribute("aria-disabled") == "true"


# Where the keyboard is: "" when a person can see it, else what is wrong.
FOCUS = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "on nothing";
  const box = focused.getBoundingClientRect();
  if (!box.width || !box.height) return "on something without a size";
  if (focused.matches("main, dialog")) return "";  // reading starts here, nothing to press
  const x = Math.max(0, box.left) + Math.min(innerWidth, box.right);
  const y = Math.max(0, box.top) + Math.min(innerHeight, box.bottom);
  if (box.right < 1 || box.left > innerWidth - 1 || box.bottom < 1 || box.top > innerHeight - 1)
    return "out of sight";
  const top = document.elementFromPoint(x / 2, y / 2);
  if (!focused.contains(top)) return `behind ${top?.outerHTML.slice(0, 80)}`;
  const look = getComputedStyle(focused);
  const ring = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
  return ring ? "" : "without a ring";
}"""

# Which way to go from the focus to a control: an arrow within a row, else Tab or Shift+Tab.
WAY = """(control) => {
  const focused = document.activeElement;
  if (focused === control) return "";
  const after = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  const row = control.closest("[data-arrows]");
  if (row && row.contains(focused)) return after ? "ArrowRight" : "ArrowLeft";
  return after ? "Tab" : "Shift+Tab";
}"""


class Keyboard:
    """Goes step by step to what is wanted, and at every step sees where the focus is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._key = "Enter"
        self._latest = ""

    def press(self, control: Locator) -> None:
        self.goes_to(control)
        pressed = str(control.evaluate("(it) => it.id + it.textContent"))
        if pressed == self._latest:
            self._page.wait_for_timeout(QUICK)  # as people do who mean it twice
        self._latest = pressed
        self._page.keyboard.press(self._key)
        self._key = "Space" if self._key == "Enter" else "Enter"

    def goes_to(self, control: Locator) -> None:
        wanted = control.element_handle()
        for _ in range(MANY):
            key = self._page.evaluate(WAY, wanted)
            if not key:
                return
            self._page.keyboard.press(key)
            self.sees_the_focus(f"after {key}")
        raise AssertionError(f"the keyboard cannot reach {control}")

    def sees_the_focus(self, when: str) -> None:
        trouble = self._page.evaluate(FOCUS)
        html = "document.activeElement?.outerHTML.slice(0, 120)"
        assert not trouble, f"{when} the focus is {trouble}: {self._page.evaluate(f'() => {html}')}"
