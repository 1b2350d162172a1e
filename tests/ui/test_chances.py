"""The chance to win: asked of the worker once a moment lasts, shown to one person, never spoken."""

import pytest

from engine.link import link
from tests.ui.pages.wars import scenes
from tests.ui.support import Visit, playing, visit
from tests.ui.tree import Node
from ui.chances import REST
from ui.effects import Announce, Later, Remember, Think

ALONE = scenes.session(scenes.ALONE)
COURSE = list(scenes.course(ALONE))


def wanting(thinking: str = "ready") -> Visit:
    """A new term on the table, the chance to win wanted."""
    return playing().send("thinking", thinking).send("set", "chances:on")


def bar(here: Visit) -> Node:
    return here.page.one("header")


def shown(here: Visit) -> list[str]:
    return [node.words for node in bar(here).all("p.win-chance")]


def called(here: Visit) -> list[Later]:
    return [it for it in here.effects if isinstance(it, Later) and it.name == "chance"]


def asked(here: Visit) -> list[str]:
    return [it.question for it in here.effects if isinstance(it, Think)]


def rests(here: Visit) -> Visit:
    """The moment lasts until it is asked about."""
    return here.send("chance", str(len(here.record.moves)))


def told(here: Visit, percent: int) -> Visit:
    """The moment lasts, and the worker tells this."""
    (question,) = asked(rests(here))
    return here.send("thought", f"{question}\nchance {percent} 400")


# -- asking


def test_nothing_is_asked_or_shown_unless_it_is_wanted() -> None:
    here = playing().send("thinking", "ready").ends_turn()
    assert not called(here)
    assert not asked(rests(here))
    assert not shown(here)


def test_switched_on_at_a_table_the_worker_is_asked_about_the_one_person() -> None:
    here = wanting()
    assert here.effects == (Remember("chances", "on"), Later("chance", "0", REST))
    assert rests(here).effects == (Think(f"chance 0 {here.record.text}"),)


def test_a_moment_is_asked_about_when_it_is_reached() -> None:
    here = told(wanting(), 50).ends_turn()
    assert called(here) == [Later("chance", "1", REST)]
    assert asked(rests(here)) == [f"chance 0 {here.record.text}"]


def test_it_is_asked_once_however_often_the_moment_is_looked_at() -> None:
    here = wanting()
    assert not called(here.send("sheet", "log"))
    assert asked(rests(here))
    assert not asked(rests(here))
    assert not called(here.send("close"))


def test_a_moment_that_is_past_is_not_asked_about_but_the_one_after_it() -> None:
    here = wanting().ends_turn()
    assert not called(here)
    here.send("chance", "0")
    assert not asked(here)
    assert called(here) == [Later("chance", "1", REST)]


def test_who_plays_on_while_the_worker_counts_sees_the_later_moment_only() -> None:
    here = wanting()
    (question,) = asked(rests(here))
    here.ends_turn()
    assert not called(here)
    here.send("thought", f"{question}\nchance 61 400")
    assert "61%" not in bar(here).words
    assert called(here) == [Later("chance", "1", REST)]


def test_before_the_worker_is_there_it_is_waited_for() -> None:
    here = wanting("arriving")
    assert not called(here)
    assert called(here.send("thinking", "ready")) == [Later("chance", "0", REST)]


def test_what_the_worker_told_before_is_not_asked_again() -> None:
    here = told(wanting(), 61).ends_turn()
    assert not called(here.send("undo").send("undo"))
    assert "61% chance to win" in shown(here)[0]
    told(here.ends_turn(), 40).send("undo").send("redo")
    assert not asked(rests(here))
    assert "40% chance to win" in shown(here)[0]


def test_switched_off_it_is_forgotten() -> None:
    here = told(wanting(), 61)
    assert not shown(here.send("set", "chances:"))
    assert not here.model.chances.course


@pytest.mark.parametrize("answer", ["no answer", "unknown question", "damaged x", "chance x 9"])
def test_what_tells_nothing_shows_nothing_and_is_not_asked_again(answer: str) -> None:
    here = wanting()
    (question,) = asked(rests(here))
    here.send("thought", f"{question}\n{answer}")
    assert not shown(here)
    assert not called(here)
    assert called(here.ends_turn())


def test_another_game_begins_without_numbers() -> None:
    here = told(wanting(), 61).send("fresh")
    assert "61" not in shown(here)[0]
    assert called(here)


# -- who sees it


def test_it_is_worked_out_in_words_then_a_number_and_never_spoken() -> None:
    here = wanting()
    assert "Working out the chance to win" in shown(here)[0]
    here.said.clear()
    told(here, 61)
    assert "61% chance to win" in shown(here)[0]
    assert not here.said
    assert not [it for it in here.effects if isinstance(it, Announce)]


def test_after_a_move_the_last_number_stays_marked_as_that_of_before() -> None:
    here = told(wanting(), 61).ends_turn()
    (chance,) = bar(here).all("p.win-chance")
    assert chance["data-state"] == "past"
    assert "61% chance to win before this move. Working out" in chance.words
    told(here, 55)
    (chance,) = bar(here).all("p.win-chance")
    assert "data-state" not in chance
    assert "55% chance to win" in chance.words


def test_its_course_is_drawn_turn_by_turn_and_told() -> None:
    here = told(wanting(), 61)
    assert not bar(here).all("svg.sparkline")
    told(here.ends_turn(), 40)
    told(here.ends_turn(), 100)
    drawn = bar(here).one("svg.sparkline")
    words = drawn.one("title").words
    assert words == "Chance to win so far: turn 1 61%, turn 2 40%, turn 3 100%"
    assert drawn.one("polyline")["points"] == "0,13 60,20 120,0"


def test_it_goes_with_the_end_of_the_game() -> None:
    assert not shown(told(wanting(), 61).finishes())


def test_it_is_in_no_link_and_not_in_what_is_kept() -> None:
    plain = playing().ends_turn()
    here = told(playing().send("thinking", "ready").send("set", "chances:on"), 61).ends_turn()
    assert (here.link, list(here.kept.values())) == (plain.link, list(plain.kept.values()))


def test_without_a_worker_nothing_is_shown_and_the_setting_says_why() -> None:
    here = wanting()
    asked(rests(here))
    here.send("thinking", "failed")
    assert not shown(here)
    note = here.send("sheet", "settings").page.one(id="chances-note").words
    assert "did not start in this browser" in note
    assert "did not start" not in wanting().send("sheet", "settings").page.one("dialog").words
    assert called(here.send("thinking", "ready"))


# -- Wars


def at_wars(now: object = ALONE) -> Visit:
    here = visit().send("set", "chances:on").send("thinking", "ready")
    return here.send("address", link(now))


def test_at_a_table_of_bots_the_one_person_is_asked_about_at_their_own_moves_alone() -> None:
    seen = set()
    for now in COURSE[:40]:
        here = at_wars(now)
        person = scenes.state_of(now).mover == 0 and not here.table.mode
        seen.add(person)
        if person:
            assert asked(rests(here)) == [f"chance 0 {now.record.text}"]
        elif scenes.state_of(now).mover:
            assert not called(here)
            assert not shown(here)
    assert seen == {True, False}


@pytest.mark.parametrize("players", [scenes.TWO, scenes.WATCHING])
def test_with_several_people_or_none_it_is_never_shown(players: tuple[str, ...]) -> None:
    for now in list(scenes.course(scenes.session(players)))[:30]:
        here = at_wars(now)
        mover = scenes.state_of(now).mover
        for _ in range(2):
            assert not called(here)
            assert not shown(here)
            here.send("show", str(mover))
