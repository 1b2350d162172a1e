"""The pages of rules: how they are reached, found through and left; when they are loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.pages.rules.reading import page_of_rules, rules_of
from tests.ui.support import Visit, playing
from ui.effects import Focus
from ui.games import SHELF

ROOT = Path(__file__).parents[4]
MOST = 22_000  # bytes of both texts

each_game = pytest.mark.parametrize("game_id", SHELF)


@each_game
def test_the_contents_lead_to_every_section(game_id: str) -> None:
    page = page_of_rules(game_id)
    headings = [(node["id"], node.words) for node in page.one("main").all("h2")]
    contents = page.one("nav", aria_label="Contents").all("button")
    assert [button.words for button in contents] == [words for _, words in headings]
    for button, (name, _) in zip(contents, headings, strict=True):
        assert rules_of(game_id).press(button).effects == (Focus(name),)


@each_game
def test_a_section_that_there_is_not_is_not_gone_to(game_id: str) -> None:
    for name in ("", "p6", "main", "nowhere"):
        assert rules_of(game_id).send("section", name).effects == ()
    assert Visit().send("section", "aim").effects == ()


@each_game
def test_the_tab_and_the_colours_are_those_of_the_game(game_id: str) -> None:
    app = page_of_rules(game_id).one("div", id="app")
    assert app["data-game"] == game_id
    assert app["data-title"].startswith("Rules, ")


@each_game
def test_rules_and_cards_of_every_game_are_a_link_away(game_id: str) -> None:
    links = page_of_rules(game_id).one("nav", aria_label="Rules and cards").all("a")
    assert [link["href"] for link in links] == [
        f"#/{page}/{game}" for game in SHELF for page in ("rules", "cards")
    ]
    here = [link["href"] for link in links if "aria-current" in link]
    assert here == [f"#/rules/{game_id}"]


@each_game
def test_a_guided_first_game_is_offered(game_id: str) -> None:
    here = rules_of(game_id)
    (offer,) = here.page.one("main").all("button.button-primary")
    assert offer.words == "Play a guided first game"
    assert here.press(offer).record.game_id == game_id


def test_the_log_leads_to_the_rules_and_the_cards() -> None:
    links = playing().send("sheet", "log").page.one("dialog").all("a")
    assert [(link.words, link["href"]) for link in links] == [
        ("How to play", "#/rules/pacification"),
        ("All cards", "#/cards/pacification"),
    ]


def test_the_texts_are_short() -> None:
    texts = [ROOT / f"ui/pages/rules/{game_id}.py" for game_id in SHELF]
    assert sum([text.stat().st_size for text in texts]) < MOST


def test_nothing_of_rules_and_cards_is_loaded_before_it_is_asked_for() -> None:
    asked = (
        "import sys; from ui import app; from ui.model import Message;"
        "model = app.begin(app.Device(), '#/', 'ABCDEFGHJKLM')[0];"
        "model = app.update(model, Message('new', 'pacification', 'ABCDEFGHJKLM'))[0];"
        "app.view(model); late = ('rules', 'cards');"
        "print([name for name in sys.modules"
        "       if name.startswith('ui.pages.') and name.split('.')[-1] in late])"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"
