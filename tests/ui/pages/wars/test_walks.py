"""Whole games through the page: presses on whatever is there, bots moving in between."""

import re
from functools import cache

import pytest

from engine import Stream
from tests.ui.pages.wars.scenes import CAUTIOUS, NOVICE, PERSON, SCENES, state_of
from tests.ui.support import TODAY, Visit
from ui import app
from ui.effects import Announce, Later
from ui.model import Model

# Read from the text: a tree of each of thousands of pages would take ten times as long.
BUTTON = re.compile(r'<button[^>]* data-message="([^"]*)"([^>]*)>')
GAMES = {
    "one person and bots": ((PERSON, NOVICE, CAUTIOUS), ("trading",)),
    "two people and a bot": ((PERSON, CAUTIOUS, PERSON), ("trading", "open_play")),
    "people alone": ((PERSON, PERSON, PERSON), ("sealed_plan",)),
    "seven": ((PERSON, *(CAUTIOUS,) * 6), ()),
    "bots alone": ((NOVICE, CAUTIOUS, NOVICE), ("trading", "sealed_plan")),
}


def begun(path: str, players: tuple[str, ...], rules: tuple[str, ...]) -> Visit:
    """A game of these players, started by the form."""
    fields = [f"seed\t{path}", *[f"{rule}\ton" for rule in rules]]
    for place in range(7):
        player = (players[place] or "person") if place < len(players) else "nobody"
        fields.append(f"player-{place + 1}\t{player}")
    return Visit(Model(today=TODAY)).send("start", "\n".join(["wars", *fields]))


def step(here: Visit, rng: Stream) -> str:
    """One thing that happens: a bot's pause is over, or a person presses something."""
    later = [effect for effect in here.effects if isinstance(effect, Later)]
    if later and (later[0].pause == 0 or rng.below(8)):
        here.send(later[0].name, later[0].value)
        return later[0].name
    html = app.view(here.model)
    message = pressed(BUTTON.findall(html[html.index("<main") :]), rng)
    name, _, value = message.partition(":")
    here.send(name, value)
    return name


def pressed(buttons: list[tuple[str, str]], rng: Stream) -> str:
    """The message of a button: often that of the primary one, so that games come to an end."""
    first = [message for message, rest in buttons if "act-primary" in rest]
    # Whoever plays none ends the game for all.
    others = [message for message, _ in buttons if message != "none" or len(buttons) == 1]
    return first[0] if first and rng.below(3) == 0 else others[rng.below(len(others))]


@cache
def walk(name: str) -> tuple[Visit, frozenset[str]]:
    """A game to its end, and what was done on the way."""
    players, rules = GAMES[name]
    here, rng, done = begun(name, players, rules), Stream(name, "walk"), set()
    for _ in range(3000):
        if state_of(here).result:
            return here, frozenset(done)
        before = here.model
        done.add(step(here, rng))
        assert here.model != before or here.effects
        assert here.notice == ""
    raise ValueError("this game has no end")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_by_pressing_what_is_there_ends_at_its_result(name: str) -> None:
    here, _ = walk(name)
    assert here.page.has(".result-head")
    assert here.page.one("h1").words.startswith(("Credit to", "Western Civilization fell"))
    (saved,) = here.device
    assert saved.kind


def test_the_walks_use_every_act() -> None:
    done = {act for name in GAMES for act in walk(name)[1]}
    assert done == {
        "accept",
        "ask+",
        "ask-",
        "bot",
        "clear",
        "commit",
        "decline",
        "discard",
        "go",
        "hurry",
        "none",
        "offer",
        "pick",
        "plan",
        "redraw",
        "send",
        "show",
        "skip",
        "to",
    }


@pytest.mark.parametrize("scene", SCENES)
def test_every_button_of_every_page_is_answered(scene: str) -> None:
    page = SCENES[scene]().page
    place = page.one("dialog") if page.has("dialog") else page.one("main")
    for button in place.all("button"):
        if "data-message" not in button:
            continue
        here = SCENES[scene]()
        before = here.model
        here.press(button)
        spoken = [effect for effect in here.effects if isinstance(effect, Announce)]
        answered = here.model != before or spoken or here.effects
        assert answered, button["data-message"]
        assert here.page.one("h1").words
        if button.get("aria-disabled") == "true":
            assert spoken
            assert here.model.table
            assert before.table
            assert here.record == before.table.session.record
