"""The sheets: log, links, settings, the form of a new game, the warning before undo."""

from tests.engine.support import walked
from tests.ui.gallery import page_of
from tests.ui.support import KNOWN, Visit, at_table, fields_of, playing
from tests.ui.tree import name_of
from ui.pages.pacification.story import lines


def test_a_sheet_has_a_heading_and_can_be_closed() -> None:
    for scene in ("log", "share", "settings at a table", "form", "warning"):
        dialog = page_of(scene).one("dialog")
        assert dialog.one("h2")["id"] == dialog["aria-labelledby"]
        closing = dialog.all("button", aria_label="Close")
        assert [button["data-message"] for button in closing] == ["close"]


def test_no_sheet_is_open_unless_asked_for() -> None:
    assert [
        scene for scene in ("home", "first turn", "peace") if page_of(scene).has("dialog")
    ] == []


def test_the_log_tells_the_whole_game_newest_first() -> None:
    record = walked("log", False, "3", 12)
    page = at_table(record).send("sheet", "log").page
    shown = [entry.words for entry in page.one("dialog").all("li")]
    told = [f"Turn {line.turn}{line.text}{line.effect}" for line in reversed(lines(record))]
    assert shown == told
    assert len(shown) > 20


def test_the_log_can_be_read_when_the_game_is_over() -> None:
    dialog = page_of("log of a result").one("dialog")
    assert dialog.all("li")[0].words.startswith("Turn 10The term is over")


def test_links_show_the_seed_the_rules_and_both_addresses() -> None:
    here = playing().send("end").send("sheet", "share")
    dialog = here.page.one("dialog")
    assert dialog.one("b").words == KNOWN
    cards, whole, moment = dialog.all("input")
    assert whole["value"] == here.link
    assert len({field["value"] for field in (cards, whole, moment)}) == 3
    for field in (cards, whole, moment):
        assert "readonly" in field
        assert name_of(field, here.page)
    assert "any number of times" not in dialog.words


def test_links_name_the_house_rule_that_is_on() -> None:
    here = at_table(walked("house", True, "1", 3)).send("sheet", "share")
    assert "any number of times a turn." in here.page.one("dialog").words


def test_the_form_of_a_new_game_has_a_seed_and_every_house_rule() -> None:
    page = page_of("form")
    form = page.one("form", id="new-game")
    seed, rule = form.all("input")
    assert name_of(seed, page) == "Seed"
    assert "same cards" in page.one(id=seed["aria-describedby"]).words
    assert (rule["type"], rule["name"], "checked" in rule) == ("checkbox", "repeat_extras", False)
    assert "any number of times a turn." in name_of(rule, page)
    button = page.one("dialog").one("button", type="submit")
    assert (button["form"], button.words) == ("new-game", "Start the game")


def test_the_form_starts_the_game_it_shows() -> None:
    here = Visit().send("sheet", "new-pacification")
    form = here.page.one("form", id="new-game")
    assert fields_of(form) == ["seed\t"]
    here.press(form)
    assert (here.record.options, len(here.record.seed)) == ({"repeat_extras": False}, 6)


def test_the_warning_names_the_price_and_offers_both_ways() -> None:
    here = playing().send("end").send("undo")
    dialog = here.page.one("dialog")
    assert "becomes practice" in dialog.one("p").words
    assert "stays out of your record" in dialog.one("p").words
    leave, take = dialog.one(".sheet-foot").all("button")
    assert (leave.words, leave["data-message"]) == ("Leave it", "close")
    assert (take.words, take["data-message"]) == ("Take it back", "undo")
