"""Visitors: each comes with a browser profile of its own, and is watched to the end."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.hands import Finger, Hand, Keyboard, Mouse
from tests.browser.visitor import Visitor
from tests.browser.watch import Watch

DESKTOP = (1280, 800)
PHONE = (390, 844)

NO_WORKERS = """
globalThis.Worker = class { constructor() { throw new Error("not in this browser"); } };
"""

Newcomer = Callable[..., Visitor]


class Door:
    """Lets visitors in, and when they have left asks what went wrong meanwhile."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self._site = site
        self._inside: list[tuple[BrowserContext, Watch]] = []

    def admit(
        self,
        *,
        site: str = "",
        size: tuple[int, int] = DESKTOP,
        phone: bool = False,
        keyboard: bool = False,
        motion: bool = False,
        saves: dict[str, str] | None = None,
        script: str = "",
        workers: bool = True,
        forgiving: tuple[str, ...] = (),
        **settings: Any,  # noqa: ANN401 - Playwright's own, whichever
    ) -> Visitor:
        """A person with a fresh profile, on a desktop unless told otherwise.

        `saves` is what the profile keeps for the site already, `script` runs before every page.
        Without `motion` the device asks for less of it, so that a test need not wait. Without
        `workers` nothing thinks beside the page, and nothing is kept for offline.
        """
        url = site or self._site
        width, height = PHONE if phone else size
        origin = "/".join(url.split("/")[:3])
        kept = [{"name": name, "value": value} for name, value in (saves or {}).items()]
        if not workers:
            settings["service_workers"] = "block"
            script += NO_WORKERS
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": kept}]},
            **settings,
        )
        context.set_default_timeout(10_000)
        watch = Watch(origin + "/", forgiving)
        watch.follow(context)
        self._inside.append((context, watch))
        if script:
            context.add_init_script(script)
        page = context.new_page()
        hand: Hand = Keyboard(page) if keyboard else Finger() if phone else Mouse()
        return Visitor(page, url, hand, watch)

    def close(self) -> None:
        for context, _ in self._inside:
            for page in context.pages:
                page.title()  # whatever the browser still has to tell arrives before the answer
            context.close()
        complaints = [complaint for _, watch in self._inside for complaint in watch.complaints]
        assert not complaints, "\n".join(complaints)


@pytest.fixture
def newcomer(browser: Browser, site_url: str) -> Iterator[Newcomer]:
    """Lets in a visitor with a profile of their own; as many as a test needs."""
    door = Door(browser, site_url)
    yield door.admit
    door.close()


@pytest.fixture
def guest(newcomer: Newcomer) -> Newcomer:
    """The same for tests of the page alone: its browser has no workers, so much less is loaded."""
    return partial(newcomer, workers=False)


@pytest.fixture
def visitor(guest: Newcomer) -> Visitor:
    """A guest with a mouse, at a desktop."""
    return guest()
