"""An address that opens no game: the reason, and the way home."""

import pytest

from tests.ui.support import Visit, playing

DAMAGED = playing().link[:-1]


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("#/nowhere", "Nothing is kept under this address."),
        (DAMAGED, "This link is damaged: it was cut or mistyped."),
        ("#/game/xAAAAAAAA", "This link is not a game of Statecraft, or it was cut."),
    ],
)
def test_the_page_says_why_once_and_leads_home(address: str, reason: str) -> None:
    here = Visit().send("address", address)
    page = here.page
    assert page.one("h1").words == "This address does not open a game."
    assert page.words.count(reason) == 1
    assert not page.has(id="notice")
    button = page.one("main").one("button")
    assert (button.words, "button-primary" in button.classes) == ("Home", True)
    assert here.press(button).model.page == "home"


def test_nothing_on_the_device_is_changed() -> None:
    here = playing().send("end")
    kept = dict(here.kept)
    here.send("address", DAMAGED)
    assert here.kept == kept
    assert here.model.saves


def test_a_good_address_leads_on_from_a_lost_one() -> None:
    here = playing().send("end")
    address = here.link
    here.send("address", "#/nowhere").send("address", address)
    assert here.link == address
    assert here.notice == ""
