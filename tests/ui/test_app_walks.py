"""Whatever is sent to the page in whatever order: it answers, stays whole and loses nothing."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Stream
from engine.link import link, parse
from engine.pacification import CARDS
from engine.pacification.rules import excess_of
from tests.engine.support import ODD_SEEDS, steady, walked
from tests.ui.gallery import SCENES, model_of
from tests.ui.support import KNOWN, TODAY, Visit, at_table, fresh_chance
from ui import app
from ui.effects import Address, Announce, Save
from ui.model import GAMES_KEPT, HOME, LOST, REPLAY, SETTINGS, TABLE, Message, Model, address_of
from ui.saved import is_result

TABLE_MESSAGES = ("pick", "play", "straddle", "end", "back", "deficit")
ACTS = ("pick", "play", "pick", "play", "end") * 5 + ("straddle", "undo")
DISCARDS = ("pick", "pick", "pick", "end")
# The door tells `wiped` only when everything was deleted on purpose.
ANSWERED = [name for name in sorted(app.ANSWERS) if name != "wiped"]
NAMES = (*ANSWERED, *TABLE_MESSAGES, "device", "", "no such message")
LOST_WORDS = ("", "\t", "\n", "seed", "game", "x" * 65, "#/game/pAAA", "🕊", "a:b", "<b>", "\x00")
PLACES = ("#/games", "#/settings")


# -- one message


anything = st.one_of(
    st.sampled_from(LOST_WORDS),
    st.sampled_from(sorted(CARDS)),
    st.text(max_size=20),
    st.text(st.characters(exclude_categories=("Cs",)), max_size=20).map(
        lambda text: f"pacification\nseed\t{text}"
    ),
    st.text("#/game.pAQ-_\ud800", max_size=20),
)


@settings(steady, max_examples=400)
@given(st.sampled_from(sorted(SCENES)), st.sampled_from(NAMES) | st.text(max_size=8), anything)
def test_no_message_raises_anywhere(scene: str, name: str, value: str) -> None:
    # A date that is none has a test of its own, below.
    value = TODAY if name == "date" else value
    model, effects = app.update(model_of(scene), Message(name, value, fresh_chance(1)))
    assert app.view(model)
    assert all(type(effect) is not Address or effect.fragment[:2] == "#/" for effect in effects)


@settings(steady, max_examples=200)
@given(st.sampled_from(sorted(SCENES)), st.sampled_from(NAMES), anything)
def test_no_message_raises_when_there_is_no_chance_to_be_had(
    scene: str, name: str, value: str
) -> None:
    model, _ = app.update(model_of(scene), Message(name, TODAY if name == "date" else value))
    assert app.view(model)


@pytest.mark.parametrize(
    "date", ["", "today", "2026-13-01", "2026-11", "2026-11-30-1", "a-b-c", "--"]
)
def test_a_date_that_is_none_leaves_the_page_readable(date: str) -> None:
    assert Visit().send("date", date).page.one("h1").words


# -- hundreds of messages


def known_values(here: Visit, links: list[str]) -> list[str]:
    """Values that mean something to this page now, and some that mean nothing."""
    values = [*LOST_WORDS, *PLACES, "pacification", "chess", "new-pacification", *links[-8:]]
    values += [saved.id for saved in here.model.saves]
    values += [f"pacification\nseed\t{seed}" for seed in (*ODD_SEEDS, *links[-4:], "", " a")]
    values += ["pacification\nseed\tA\nrepeat_extras\ton", "log", "share", "settings", "undo"]
    if here.model.table:
        values += here.state.hand * 6
    return values


@cache
def wandering(path: str, steps: int, patience: int) -> Visit:
    """A visit of so many messages drawn from `path`; at each step all that must hold is asked.

    One message in `patience` has nothing to do with the game on the table.
    """
    rng = Stream(path, "messages")
    here = Visit(Model(today=TODAY))
    links: list[str] = []
    for _ in range(steps):
        name = NAMES[rng.below(len(NAMES))]
        if here.model.table and not here.state.result and rng.below(patience):
            acts = DISCARDS if here.model.table.mode else ACTS
            name = acts[rng.below(len(acts))]
        if here.model.sheet == "undo" and rng.below(2):
            name = "undo"
        values = known_values(here, links)
        value = TODAY if name == "date" else values[rng.below(len(values))]
        if name == "pick" and here.model.table and here.state.hand:
            value = here.state.hand[rng.below(len(here.state.hand))]
        send(here, name, value)
        if here.model.table:
            links.append(here.link)
    return here


def send(here: Visit, name: str, value: str) -> None:
    """Send a message twice over and ask for all that must hold before and after it."""
    before, said, shown = here.model, hash(here.model), app.view(here.model)
    message = Message(name, value, fresh_chance(here.steps + 1))
    answer = app.update(before, message)
    here.send(name, value)
    assert (here.model, here.effects) == answer
    assert (hash(before), app.view(before)) == (said, shown)
    assert app.view(here.model) == app.view(here.model)
    whole(here)
    loses(before, here, name)


def loses(before: Model, here: Visit, name: str) -> None:
    """Nothing is lost but what was just deleted, and that can come back."""
    gone = {saved.id for saved in before.saves} - {saved.id for saved in here.model.saves}
    deleted = {here.model.deleted.id} if name == "delete" and here.model.deleted else set()
    assert gone <= deleted


def whole(here: Visit) -> None:
    """The page, the table, the address and the saves tell the same."""
    model = here.model
    assert model.page in (HOME, TABLE, LOST, REPLAY, GAMES_KEPT, SETTINGS)
    assert (model.page == REPLAY) == (model.replay is not None)
    assert (model.page == TABLE) == (model.table is not None)
    assert [saved.id for saved in model.saves] == list(reversed(here.kept))
    for saved in model.saves:
        assert here.kept[saved.id] == saved.text
        assert is_result(saved) or link(parse(saved.link)) == saved.link
    if model.page == HOME:
        assert here.bar in ("", "#", "#/")
    if model.page in (GAMES_KEPT, SETTINGS):
        assert here.bar == address_of(model.page)
    if model.replay:
        assert here.bar == link(model.replay.session)
    if model.table:
        table, state = model.table, here.state
        assert here.bar == here.link
        assert set(table.picked) <= set(state.hand)
        assert len(table.picked) <= (excess_of(state) if table.mode else 1)
        assert not table.mode or (excess_of(state) and not state.result)
        kept = [saved for saved in model.saves if saved.id == table.save_id]
        assert [saved.link for saved in kept] in ([here.link], [])
        assert kept or not table.session.record.moves
        assert [saved.practice for saved in kept] in ([table.session.practice], [])
    if model.notice and any(isinstance(effect, Announce) for effect in here.effects):
        assert model.notice in here.said


WALKS = (("calm", 250, 400), ("steady", 250, 60), ("restless", 250, 20), ("wild", 400, 3))


@pytest.mark.parametrize(("path", "steps", "patience"), WALKS, ids=[walk[0] for walk in WALKS])
def test_hundreds_of_messages_leave_everything_whole(path: str, steps: int, patience: int) -> None:
    assert wandering(path, steps, patience).kept


def test_the_walks_lead_everywhere() -> None:
    visits = [wandering(*walk) for walk in WALKS]
    saves = [saved for here in visits for saved in here.model.saves]
    assert {bool(saved.kind) for saved in saves} == {True, False}
    assert {saved.practice for saved in saves} == {True, False}
    said = " ".join([words for here in visits for words in here.said])
    for words in ("Deficit Spending", "Straddle", "will be discarded", "taken back"):
        assert words in said


@pytest.mark.parametrize("path", [f"press {number}" for number in range(3)])
def test_hundreds_of_presses_on_whatever_is_there_leave_everything_whole(path: str) -> None:
    rng = Stream(path, "presses")
    here = Visit(Model(today=TODAY)).send("open", f"\nseed\t{KNOWN}")
    turns = set()
    for _ in range(120):
        page = here.page
        place = page.one("dialog") if page.has("dialog") else page
        controls = [node for node in place.inside if "wars" not in node.get("data-message", "wars")]
        if here.model.table and not page.has("dialog"):
            turns.add(here.state.turn)
            acts = page.one(".action-bar").all("button") + page.all(".decision-card")
            controls = acts if rng.below(8) else controls
        before, control = here.model, controls[rng.below(len(controls))]
        here.press(control)
        whole(here)
        loses(before, here, control["data-message"].partition(":")[0])
    assert len(turns) > 3


@settings(steady, max_examples=25)
@given(st.integers(0, 9999))
def test_a_reload_between_any_two_messages_changes_nothing_that_counts(path: int) -> None:
    here = wandering(f"reload {path}", 25, 8)
    table = here.model.table
    here.reload()
    whole(here)
    if table and table.session.record.moves:
        assert here.table.session == table.session
        assert here.table.save_id == table.save_id
    if table:
        assert here.record == table.session.record


def test_every_save_that_was_asked_for_is_kept_under_the_same_name() -> None:
    here = Visit(Model(today=TODAY)).send("new", "pacification")
    names = set()
    for _ in range(12):
        here.ends_turn()
        names |= {effect.id for effect in here.effects if isinstance(effect, Save)}
    assert names == {here.table.save_id} == set(here.kept)


def test_nobody_is_shown_when_a_game_is_over() -> None:
    over = at_table(walked("whole", False, "4"))
    assert over.send("show", "None").model == over.model
    assert over.send("show", "0").model == over.model
