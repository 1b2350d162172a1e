"""Redo puts back what undo took, and nothing else; a new move ends that."""

from dataclasses import replace

from engine.link import link
from tests.ui.pages.wars import scenes
from tests.ui.support import playing, visit
from ui.effects import Announce, Later, Save


def test_what_was_taken_back_is_put_back() -> None:
    here = playing().plays("secret-machinations")
    played = here.link
    here.send("undo")
    assert here.link != played
    here.press(here.page.one(id="tool-redo"))
    assert here.link == played
    assert any(isinstance(effect, Save) for effect in here.effects)
    assert not here.page.has("button", id="tool-redo")


def test_nothing_is_put_back_where_nothing_was_taken() -> None:
    for here in (visit(), playing(), playing().plays("secret-machinations")):
        before = here.model
        here.send("redo")
        assert here.model == before
        assert here.effects == (Announce("There is nothing to put back."),)
        assert not here.page.has("button", id="tool-redo")


def test_moves_are_put_back_in_the_order_they_were_made() -> None:
    here = playing()
    records = [here.record, here.plays("secret-machinations").record, here.send("end").record]
    here.send("undo").send("undo").send("undo")  # the first asks, for it turned up cards
    assert here.record == records[0]
    for record in records[1:]:
        assert here.send("redo").record == record


def test_another_move_ends_redo() -> None:
    here = playing().plays("secret-machinations").send("undo").send("end")
    before = here.link
    assert here.send("redo").link == before


def test_redo_after_a_warning_leaves_the_game_practice() -> None:
    here = playing().send("end")
    ended = here.model.table
    assert ended
    here.send("undo").send("undo").send("redo")
    assert here.model.table
    assert here.model.table.session == replace(ended.session, practice=True)


def test_redo_never_leads_into_another_game() -> None:
    here = playing().plays("secret-machinations").send("undo").send("fresh")
    before = here.link
    assert here.send("redo").link == before


def test_with_bots_a_decision_and_all_their_moves_are_put_back_at_once() -> None:
    course = scenes.course(scenes.session(("", "careful", "random", "careful")))
    moment = next(
        now for now in course if len(now.record.moves) > 12 and scenes.state_of(now).mover == 0
    )
    here = visit().send("address", link(moment))
    before = here.link
    here.send("undo").send("undo")
    assert len(here.record.moves) < len(moment.record.moves) - 1
    here.send("redo")
    assert here.record == moment.record
    assert here.link != before  # marked as practice


def test_a_bot_that_was_about_to_move_is_called_again() -> None:
    course = scenes.course(scenes.session(("", "careful", "random", "careful")))
    moment = next(
        now
        for now in course
        if scenes.state_of(now).mover == 1
        and len(now.record.moves) > 2
        and now.record.game.seat_to_move(now.record.states[-2]) == 0
    )
    here = visit().send("address", link(moment))
    here.send("undo").send("undo").send("redo")
    assert here.record == moment.record
    assert any(isinstance(effect, Later) and effect.name == "bot" for effect in here.effects)


def test_a_result_keeps_its_day_when_it_is_put_back_on_another() -> None:
    here = playing().finishes()
    day = here.model.saves[0].day
    here.send("date", "2026-12-01").send("undo")
    assert here.model.saves[0].kind == ""
    here.send("redo")
    assert (here.model.saves[0].kind != "", here.model.saves[0].day) == (True, day)
