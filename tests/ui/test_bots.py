"""Bots at the table: asked in the worker when it is there, on the page until then; never stuck."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine.link import link
from engine.players import PLAYERS
from engine.thinking import answer
from tests.ui.pages.wars import scenes
from tests.ui.support import Visit, visit
from ui.effects import Later, Think
from ui.playing import BUDGET
from ui.seats import bot_of

COURSE = list(scenes.course(scenes.session(("", "careful", "random", "careful"))))
# The first moment at which a bot is to move.
WAITING = next(now for now in COURSE if scenes.state_of(now).mover)


def waiting(thinking: str = "ready") -> Visit:
    """A table at which a bot is to move, and the state of the worker."""
    return visit().send("thinking", thinking).send("address", link(WAITING))


def called(here: Visit) -> Visit:
    """The bot's pause is over."""
    return here.send("bot", str(len(WAITING.record.moves)))


def asked(here: Visit) -> str:
    (effect,) = called(here).effects
    assert isinstance(effect, Think)
    assert effect.budget == BUDGET
    return effect.question


def test_the_worker_is_asked_and_its_answer_is_played() -> None:
    here = waiting()
    question = asked(here)
    assert here.record == WAITING.record
    here.send("thought", f"{question}\n{answer(question)}")
    assert len(here.record.moves) == len(WAITING.record.moves) + 1


@pytest.mark.parametrize("thinking", ["", "arriving", "failed"])
def test_until_the_worker_is_there_the_page_chooses_the_same_move(thinking: str) -> None:
    here = waiting()
    question = asked(here)
    here.send("thought", f"{question}\n{answer(question)}")
    alone = called(waiting(thinking))
    assert alone.record == here.record


def test_an_answer_that_comes_twice_or_too_late_is_dropped() -> None:
    here = waiting()
    question = asked(here)
    here.send("thought", f"{question}\n{answer(question)}")
    after = here.record
    assert here.send("thought", f"{question}\n{answer(question)}").record == after
    away = waiting()
    question = asked(away)
    away.send("home").send("thought", f"{question}\n{answer(question)}")
    assert away.model.table is None


def test_a_bot_that_never_answers_is_replaced_and_the_log_says_so() -> None:
    here = waiting()
    question = asked(here)
    here.send("thought", f"{question}\nno answer")
    assert len(here.record.moves) == len(WAITING.record.moves) + 1
    name = WAITING.seats[scenes.state_of(WAITING).mover or 0].name
    log = here.send("sheet", "log").page.one("dialog").words
    assert f"{name} could not decide; a cautious move was made instead." in log


def test_a_bot_that_had_to_be_stopped_is_not_asked_on_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing could stop it; the log says so each time."""
    here = visit().send("thinking", "ready")
    here.send("address", link(scenes.session(("", "random", "random", "random"))))
    here.send("skip").send("bot", "1")
    (effect,) = here.effects
    assert isinstance(effect, Think)
    here.send("thought", f"{effect.question}\nno answer").send("thinking", "failed")
    called: list[str] = []
    spy = SimpleNamespace(id="random", games=("wars",), choose=lambda *_: called.append("random"))
    monkeypatch.setattr("engine.thinking.PLAYERS", {**PLAYERS, "random": spy})
    while bot_of(here.table.session):
        here.send("bot", str(len(here.record.moves)))
    assert called == []
    assert len(here.table.faults) == len(here.record.moves) - 1 > 1


def test_undo_forgets_no_bot_that_was_replaced_before_and_redo_none_behind() -> None:
    here = waiting()
    here.send("thought", f"{asked(here)}\nno answer")
    faults = here.table.faults
    assert [number for number, _ in faults] == [len(WAITING.record.moves)]
    here.send("undo").send("undo")
    assert len(here.record.moves) < len(WAITING.record.moves)
    assert here.table.faults == ()
    assert here.send("redo").table.faults == faults


def test_when_the_worker_is_gone_the_bots_that_waited_for_it_are_called_on_the_page() -> None:
    here = waiting()
    asked(here)
    here.send("thinking", "failed")
    moves = str(len(WAITING.record.moves))
    assert [effect.value for effect in here.effects if isinstance(effect, Later)] == [moves]
    called(here)
    assert len(here.record.moves) == len(WAITING.record.moves) + 1


@pytest.mark.parametrize(("pace", "longer"), [("slow", 1), ("", 0), ("quick", -1)])
def test_the_pause_of_bots_is_a_setting(pace: str, longer: int) -> None:
    usual = waiting().effects
    here = visit().send("set", f"pace:{pace}").send("address", link(WAITING))
    (before,) = [effect.pause for effect in usual if isinstance(effect, Later)]
    (after,) = [effect.pause for effect in here.effects if isinstance(effect, Later)]
    assert (after > before) - (after < before) == longer


def test_every_level_is_known_to_the_worker() -> None:
    for level in PLAYERS:
        assert answer(f"move {level} {WAITING.record.text}").startswith("moved ")


def test_what_the_page_says_stays_while_bots_move() -> None:
    here = waiting("").send("unkept")
    words = here.notice
    assert words
    assert called(here).notice == words


def test_bots_do_not_wait_behind_a_chance_that_is_being_counted() -> None:
    here = waiting()
    here.model = replace(here.model, chances=replace(here.model.chances, asked="chance 0 x"))
    called(here)
    assert len(here.record.moves) == len(WAITING.record.moves) + 1
