"""Looking at a game again: its moments, the address, playing by itself, the adviser, playing on."""

import pytest

from engine import Record, Session
from engine.link import link, parse
from engine.thinking import answer
from tests.engine.support import walked
from tests.ui.pages.wars.scenes import TWO, asked, found
from tests.ui.support import SAVE_ID, TODAY, Visit, at_table, playing
from ui.effects import Address, Announce, Copy, Effect, Focus, Later, Save, Think
from ui.model import REPLAY, TABLE, Model, Replay
from ui.replaying import STEPS, goal, turn_starts, where

WHOLE = walked("whole", False, "4")
LAST = len(WHOLE.moves)
BASE = "https://example.org/"


def looking(place: int = 0, record: Record = WHOLE) -> Visit:
    here = Visit(Model(today=TODAY, base=BASE))
    return here.send("address", link(Session(record, place=place)))


def replay_of(here: Visit) -> Replay:
    assert here.model.replay
    return here.model.replay


def place_of(here: Visit) -> int:
    return replay_of(here).place


def of_kind(here: Visit, kind: type[Effect]) -> list[Effect]:
    return [effect for effect in here.effects if isinstance(effect, kind)]


def due(here: Visit, name: str) -> Later:
    (later,) = [effect for effect in here.effects if isinstance(effect, Later)]
    assert later.name == name
    return later


def passes(here: Visit, later: Later) -> Visit:
    """The time of a message has come."""
    return here.send(later.name, later.value)


# -- opening


def test_the_result_leads_to_the_replay_at_the_first_moment() -> None:
    here = at_table(WHOLE)
    here.press(here.page.one(id="act-replay"))
    assert here.model.page == REPLAY
    assert place_of(here) == 0
    assert Address(here.bar, replace=False) in here.effects
    assert parse(here.bar) == Session(WHOLE, place=0)
    assert Focus("main") in here.effects


def test_back_leads_from_the_replay_to_the_result() -> None:
    here = at_table(WHOLE)
    before = here.link
    here.send("replay").send("step", "last").send("address", before)
    assert here.model.page == TABLE
    assert here.link == before
    assert here.model.replay is None


def test_the_link_beside_the_slider_leads_to_the_game() -> None:
    here = looking(5)
    here.send("address", here.page.one(id="replay-leave")["href"])
    assert here.model.page == TABLE
    assert here.record == WHOLE


def test_a_saved_game_is_looked_at_by_its_id() -> None:
    here = playing().plays("secret-machinations").ends_turn()
    save_id, record = here.table.save_id, here.record
    here.send("home").send("replay", save_id)
    assert replay_of(here).session.record == record
    assert place_of(here) == 0


@pytest.mark.parametrize("value", ["", "no such save", SAVE_ID])
def test_nothing_is_looked_at_that_there_is_not(value: str) -> None:
    here = Visit(Model(today=TODAY)).send("replay", value)
    assert here.model == Model(today=TODAY)


def test_a_link_to_a_moment_opens_it_there_on_any_device() -> None:
    here = looking(7)
    assert (here.model.page, place_of(here)) == (REPLAY, 7)
    assert here.said == [f"Replay of {WHOLE.game.title}, seed whole. Turn 3, move 7 of {LAST}."]
    assert here.kept == {}


def test_a_reload_comes_back_to_the_moment() -> None:
    here = looking(3).send("step", "next").reload()
    assert place_of(here) == 4
    assert here.page.one("input", type="range")["value"] == "4"


def test_the_address_of_the_moment_that_is_shown_changes_nothing() -> None:
    here = looking(3)
    before = here.model
    here.send("address", here.bar)
    assert (here.model, here.effects) == (before, ())


# -- from moment to moment


@pytest.mark.parametrize(
    ("step", "place"),
    [("first", 0), ("turn-back", 4), ("back", 5), ("next", 7), ("turn-next", 9), ("last", LAST)],
)
def test_steps_go_by_moves_and_by_turns(step: str, place: int) -> None:
    # Turn 2 begins after move 4, turn 3 after move 6, turn 4 after move 9.
    here = looking(6).send("step", step)
    assert place_of(here) == place
    assert here.said[-1].startswith(f"{where(replay_of(here))}. ")


@pytest.mark.parametrize("step", STEPS)
def test_every_step_taken_again_and_again_comes_to_an_end_that_is_told(step: str) -> None:
    here = looking(6)
    for _ in range(LAST + 1):
        here.send("step", step)
    assert place_of(here) in (0, LAST)
    end = "first" if place_of(here) == 0 else "last"
    assert here.said[-1] == f"This is the {end} moment."


def test_turns_visit_the_beginning_of_each() -> None:
    here = looking()
    visited = [0]
    while goal(replay_of(here), "turn-next") != LAST:
        visited.append(place_of(here.send("step", "turn-next")))
    assert visited == turn_starts(replay_of(here))
    assert len(visited) == 10


@pytest.mark.parametrize("message", ["scrub", "moment"])
def test_the_address_tells_the_moment_without_a_step_for_back(message: str) -> None:
    here = looking().send(message, "9")
    assert place_of(here) == 9
    assert of_kind(here, Address) == [Address(link(Session(WHOLE, place=9)), replace=True)]


def test_the_slider_speaks_for_itself_and_a_line_of_the_log_is_told() -> None:
    assert of_kind(looking().send("scrub", "9"), Announce) == []
    assert of_kind(looking().send("moment", "9"), Announce) != []


@pytest.mark.parametrize("value", ["", "-1", str(LAST + 1), "x", "1.5", "9" * 30])
def test_a_moment_that_there_is_not_changes_nothing(value: str) -> None:
    here = looking(3)
    before = here.model
    for message in ("scrub", "moment", "step", "tick", "rest", "speed"):
        here.send(message, value if message != "speed" else value or "no such speed")
        assert (here.model, here.effects) == (before, ())


def test_no_message_of_a_replay_does_anything_elsewhere() -> None:
    here = playing()
    before = here.model
    for message in ("scrub", "moment", "step", "watch", "speed", "play-on"):
        for value in ("", "0", "next", "fast"):
            assert here.send(message, value).model == before
            assert here.effects == ()


def test_nothing_of_a_replay_is_kept_on_the_device() -> None:
    here = looking()
    for step in STEPS:
        here.send("step", step)
        assert of_kind(here, Save) == []


# -- by itself


def test_it_plays_move_by_move_to_the_end_and_stops() -> None:
    here = looking(LAST - 2).send("watch")
    here = passes(here, due(here, "tick"))
    assert (place_of(here), replay_of(here).playing) == (LAST - 1, True)
    here = passes(here, due(here, "tick"))
    assert (place_of(here), replay_of(here).playing) == (LAST, False)
    due(here, "rest")


def test_from_the_end_it_starts_anew() -> None:
    here = looking(LAST).send("watch")
    assert (place_of(here), replay_of(here).playing) == (0, True)


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("watch", ""),
        ("step", "back"),
        ("step", "first"),
        ("scrub", "3"),
        ("moment", "9"),
        ("copy", "moment"),
        ("sheet", "log"),
    ],
)
def test_any_press_stops_it(message: str, value: str) -> None:
    here = looking(4).send("watch")
    later = due(here, "tick")
    place = place_of(here.send(message, value))
    passes(here, later)
    assert (place_of(here), replay_of(here).playing) == (place, False)


def test_a_tick_from_before_a_pause_does_not_count() -> None:
    here = looking(4).send("watch")
    stale = due(here, "tick")
    here.send("watch").send("watch")
    fresh = due(here, "tick")
    assert place_of(passes(here, stale)) == 4
    assert place_of(passes(here, fresh)) == 5


def test_another_speed_takes_effect_at_once() -> None:
    here = looking(4).send("watch")
    stale = due(here, "tick")
    here.send("speed", "fast")
    fresh = due(here, "tick")
    assert fresh.pause < stale.pause
    assert place_of(passes(here, stale)) == 4
    assert place_of(passes(here, fresh)) == 5
    assert due(here.send("speed", "slow"), "tick").pause > stale.pause


def test_a_tick_after_the_replay_was_left_does_nothing() -> None:
    here = looking(4).send("watch")
    later = due(here, "tick")
    here.send("home")
    before = here.model
    assert passes(here, later).model == before


# -- the adviser


def asked_of(here: Visit) -> list[str]:
    return [effect.question for effect in here.effects if isinstance(effect, Think)]


def test_the_whole_record_is_checked_once_the_adviser_is_there() -> None:
    here = looking(2).send("thinking", "ready")
    assert asked_of(here) == [f"verify {WHOLE.text}", f"outcomes {WHOLE.until(2).text}"]
    here.send("thought", f"verify {WHOLE.text}\n{answer(f'verify {WHOLE.text}')}")
    assert replay_of(here).checked == f"sound {LAST} none"
    assert asked_of(here.send("thinking", "ready")) == [f"outcomes {WHOLE.until(2).text}"]


def test_with_the_adviser_there_a_replay_is_checked_when_it_is_opened() -> None:
    here = at_table(WHOLE).send("thinking", "ready").send("replay")
    assert asked_of(here) == [f"verify {WHOLE.text}"]


def test_a_moment_is_asked_about_once_the_person_rests_there() -> None:
    here = looking().send("thinking", "ready").send("scrub", "3")
    early = due(here, "rest")
    here.send("scrub", "4")
    late = due(here, "rest")
    assert asked_of(passes(here, early)) == []
    assert asked_of(passes(here, late)) == [f"outcomes {WHOLE.until(4).text}"]


def test_what_is_known_is_not_asked_again() -> None:
    here = looking().send("thinking", "ready").send("scrub", "3")
    (question,) = asked_of(passes(here, due(here, "rest")))
    here.send("thought", f"{question}\n{answer(question)}").send("scrub", "4").send("scrub", "3")
    assert asked_of(passes(here, due(here, "rest"))) == []


def test_nothing_is_asked_without_an_adviser_while_it_plays_or_at_the_end() -> None:
    assert asked_of(looking().send("rest", "0")) == []
    assert asked_of(looking().send("watch").send("thinking", "ready")) == [f"verify {WHOLE.text}"]
    here = looking().send("thinking", "ready").send("step", "last")
    assert asked_of(passes(here, due(here, "rest"))) == []


def test_a_rest_leaves_what_the_page_has_to_say() -> None:
    here = looking(3).send("step", "next")
    later = due(here, "rest")
    here.send("copied", "It is copied.")
    assert passes(here, later).notice == "It is copied."


def test_a_check_of_another_game_is_not_taken_for_this_one() -> None:
    here = looking().send("thought", f"verify {WHOLE.until(3).text}\nsound 3 -")
    assert replay_of(here).checked == ""


# -- links, and playing on


def test_the_link_to_the_moment_is_copied_whole() -> None:
    here = looking(5).send("copy", "moment")
    (copy,) = of_kind(here, Copy)
    assert copy == Copy(BASE + here.bar, "The link to this moment is copied.")
    assert here.page.one(id="link-here")["value"] == BASE + here.bar


def test_playing_on_is_a_practice_game_of_its_own() -> None:
    original = at_table(WHOLE)
    here = original.send("replay").send("scrub", "6").send("play-on")
    session = here.table.session
    assert here.model.page == TABLE
    assert session == Session(WHOLE.until(6), practice=True)
    assert here.table.save_id != SAVE_ID
    assert list(here.kept) == [here.table.save_id]
    assert Address(link(session), replace=False) in here.effects


def test_playing_on_keeps_title_and_seats_and_calls_the_bots() -> None:
    now = found(asked("luck", 1, 3), ("", "careful"), "careful", ())
    place = next(at for at, state in enumerate(now.record.states) if at > 5 and state.mover == 1)
    address = link(Session(now.record, "Rome", now.seats, place=place))
    here = Visit(Model(today=TODAY)).send("address", address).send("play-on")
    assert (here.table.session.title, here.table.session.seats) == ("Rome", now.seats)
    assert due(here, "bot").value == str(place)


def test_playing_on_among_people_shows_no_hand_first() -> None:
    now = found(asked("war"), TWO, "careful", ())
    place = max(at for at, state in enumerate(now.record.states) if state.mover == 0)
    session = Session(now.record, seats=now.seats, place=place)
    here = Visit(Model(today=TODAY)).send("address", link(session)).send("play-on")
    assert here.table.shown == -1


def test_where_the_game_is_over_there_is_nothing_to_play_on() -> None:
    here = looking(LAST).send("play-on")
    assert here.model.page == REPLAY
    assert here.notice.startswith("The game is over at this moment.")
    assert here.kept == {}


def test_seats_that_do_not_fit_a_replay_are_left_out() -> None:
    now = found(asked("war"), TWO, "careful", ())
    here = looking(2, now.record)
    assert replay_of(here).session.seats == ()
    odd = Session(now.record, seats=now.seats[:2], place=2)
    assert replay_of(Visit().send("address", link(odd))).session.seats == ()
