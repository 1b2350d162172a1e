"""Sounds: none unless switched on, never two at once, and the right one."""

from dataclasses import replace

import pytest

from tests.engine.support import walked
from tests.ui.kept import OVER, kept
from tests.ui.pages.wars.scenes import ALONE, CAUTIOUS, TWO, credit, found
from tests.ui.support import Visit, playing
from ui.effects import Remember, Sound
from ui.games import PAGES
from ui.model import Settings
from ui.sounds import sounds

ON = Settings(sounds="on")


def heard(here: Visit) -> list[str]:
    return [effect.name for effect in here.effects if isinstance(effect, Sound)]


def test_at_first_there_is_no_sound() -> None:
    here = playing()
    while not here.state.result:
        here.ends_turn()
        assert heard(here) == []


def test_switching_on_is_heard_once_and_switching_off_is_not() -> None:
    here = Visit().send("set", "sounds:on")
    assert here.effects == (Remember("sounds", "on"), Sound("play"))
    assert here.send("set", "sounds:").effects == (Remember("sounds", ""),)


def test_a_move_a_revelation_and_the_end_are_told_apart() -> None:
    here = playing().send("set", "sounds:on")
    assert heard(here.plays("secret-machinations")) == ["play"]
    assert heard(here.send("end")) == ["reveal"]
    while not here.state.result:
        here.ends_turn()
        assert len(heard(here)) == 1
    assert heard(here) == ["won" if here.state.result.won else "lost"]


def test_picking_a_card_and_undo_are_silent() -> None:
    here = playing().send("set", "sounds:on")
    assert heard(here.send("pick", "secret-machinations")) == []
    here.send("play")
    assert heard(here.send("undo")) == []


@pytest.mark.parametrize("won", [True, False])
def test_one_person_wins_or_loses(won: bool) -> None:
    session = playing().table.session
    saved = replace(OVER, won=won)
    assert sounds(ON, session, saved, hurry=False) == (Sound("won" if won else "lost"),)


def test_several_people_do_not_all_win_or_lose() -> None:
    together, alone = found(credit, TWO, CAUTIOUS, ()), found(credit, ALONE, CAUTIOUS, ())
    saved = PAGES["wars"].summary("A", "", together)
    assert sounds(ON, together, saved, hurry=False) == (Sound("reveal"),)
    saved = PAGES["wars"].summary("A", "", alone)
    assert sounds(ON, alone, saved, hurry=False)[0].name in ("won", "lost")


def test_bots_in_a_hurry_are_silent_up_to_the_end() -> None:
    session = playing().send("end").table.session
    saved = kept("A", walked("s", False, "1", 3))
    assert sounds(ON, session, saved, hurry=True) == ()
    assert sounds(ON, session, OVER, hurry=True) != ()
