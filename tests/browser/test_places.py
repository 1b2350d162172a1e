"""The site at home under any path, and the way back from addresses that lead nowhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.games import played
from tests.browser.visitor import Visitor
from tools.serve import serving


@pytest.fixture
def root_url(site: Path) -> Iterator[str]:
    with serving(site, base="/") as url:
        yield url


def plays_a_little(visitor: Visitor) -> None:
    visitor.presses("New game")
    visitor.presses("End turn")
    before = visitor.sight
    visitor.reloads()
    assert visitor.sight == before


def test_the_game_is_played_under_a_sub_path(visitor: Visitor) -> None:
    assert visitor.site.endswith("/any/sub/path/")
    plays_a_little(visitor.opens())


def test_the_game_is_played_at_the_root(guest: Newcomer, root_url: str) -> None:
    visitor = guest(site=root_url).opens()
    assert visitor.site.count("/") == 3
    plays_a_little(visitor)


def test_a_link_moves_from_one_path_to_another(guest: Newcomer, root_url: str) -> None:
    here, there = guest(), guest(site=root_url)
    here.opens(played(8))
    there.opens(here.address)
    assert there.sight == here.sight


def test_a_missing_page_leads_home_to_a_game(guest: Newcomer) -> None:
    visitor = guest(phone=True, forgiving=("missing", "console"))
    visitor.goes_to("no/such/page")
    assert visitor.heading == "Nothing is here."
    visitor.hand.press(visitor.page.get_by_role("link", name="Go to the home page"))
    visitor.page.wait_for_url(visitor.site)
    visitor.waits_for_python()
    visitor.presses("New game")
    assert visitor.turn == 1
