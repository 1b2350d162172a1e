"""The way between the site and a visitor, held up or broken for some files."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page, Request, Route

How = Literal["missing", "cut off", "another page instead"]
HOWS: tuple[How, ...] = ("missing", "cut off", "another page instead")


def is_for_python(request: Request) -> bool:
    """Whether a request is for a part of what starts Python: all but the page and its looks.

    Without page.js nobody could say anything, so it counts as the page.
    """
    looks = ("document", "stylesheet", "font", "image")
    page = ("/ui/js/page.js", ".svg")
    return request.resource_type not in looks and not request.url.endswith(page)


class Network:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[Route] = []
        self._holding = False

    def holds(self, wanted: Callable[[Request], bool] = is_for_python) -> None:
        """Keeps requests waiting, until `lets_go`."""
        self._holding = True

        def meet(route: Route) -> None:
            if self._holding and wanted(route.request):
                self._held.append(route)
            else:
                route.continue_()

        self._page.route("**/*", meet)

    def lets_go(self) -> None:
        self._holding = False
        held, self._held = self._held, []
        for route in held:
            route.continue_()

    def breaks(self, file: str, how: How) -> None:
        """Answers for one file with a failure."""

        def meet(route: Route) -> None:
            if how == "missing":
                route.fulfill(status=404, content_type="text/html", body="Nothing is here.")
            elif how == "cut off":
                route.abort()
            else:  # as the sign-in page of a hotel's network
                route.fulfill(status=200, content_type="text/html", body="<h1>Welcome</h1>")

        self._page.route(f"**/{file}", meet)

    def mends(self) -> None:
        self._page.unroute_all()
