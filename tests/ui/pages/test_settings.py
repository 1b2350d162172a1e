"""Settings: one body for the page and the sheet, every choice there is, and deleting everything."""

import pytest

from tests.ui.gallery import page_of
from tests.ui.kept import ALL, NEWER, device
from tests.ui.support import Visit, playing
from tests.ui.tree import name_of
from ui.effects import Wipe
from ui.model import CHOICES, SETTINGS
from ui.pages.settings import WORDS


def test_every_choice_has_words() -> None:
    offered = {name: sorted([value for value, _ in choices]) for name, _, choices, _ in WORDS}
    assert offered == {name: sorted(CHOICES[name]) for name in CHOICES}


def test_the_page_is_reached_by_its_address() -> None:
    here = Visit().send("address", "#/settings")
    assert here.model.page == SETTINGS
    assert here.page.one("h1").words == "Settings"
    assert here.page.one(id="app")["data-title"] == "Settings, Statecraft"


def test_the_sheet_offers_what_the_page_offers() -> None:
    page = Visit().send("address", "#/settings").page.one("main")
    sheet = Visit().send("sheet", "settings").page.one("dialog")
    offered = [
        [button["data-message"] for button in part.all("button") if button["id"] != "sheet-close"]
        for part in (page, sheet)
    ]
    assert offered[0] == offered[1]
    assert len(offered[0]) == sum([len(CHOICES[name]) for name in CHOICES]) + 1


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_just_the_chosen_value_of_each_setting_is_pressed(name: str) -> None:
    for value in CHOICES[name]:
        page = Visit().send("address", "#/settings").send("set", f"{name}:{value}").page
        group = page.one("div.field", aria_labelledby=f"{name}-h")
        pressed = group.all("button", aria_pressed="true")
        assert [button["data-message"] for button in pressed] == [f"set:{name}:{value}"]
        assert page.one(id=group["aria-describedby"]).words
        assert name_of(group, page)


@pytest.mark.parametrize("name", ["theme", "motion", "text"])
def test_what_the_style_sheet_needs_to_know_is_on_the_page(name: str) -> None:
    value = CHOICES[name][-1]
    here = playing().send("set", f"{name}:{value}")
    assert here.page.one(id="app")[f"data-{name}"] == value
    assert f"data-{name}" not in here.send("set", f"{name}:").page.one(id="app")


def test_a_refusal_is_seen_in_the_sheet() -> None:
    here = Visit().send("sheet", "settings").send("failed", "It did not work.")
    assert here.page.one("dialog").one(id="notice").words == "It did not work."


def test_deleting_everything_is_asked_once_more_and_names_what_goes_and_what_stays() -> None:
    here = device(*ALL, NEWER, page=SETTINGS)
    here.press(here.page.one("button", id="wipe"))
    dialog = here.page.one("dialog")
    assert "6 saved games, 2 results in your statistics and your settings" in dialog.words
    assert "copy of this page for playing offline" in dialog.words
    assert here.effects == ()
    here.press(dialog.one("button", id="wipe-do"))
    assert here.effects == (Wipe(),)


def test_it_can_be_left_alone() -> None:
    page = page_of("deleting everything")
    assert page.one("button", id="wipe-leave")["data-message"] == "close"
