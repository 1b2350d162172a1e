"""What a device keeps may be made up, or damaged: no page of the site fails on it."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.ui.support import TODAY, Visit
from ui.games import SHELF
from ui.keeping import HEADER
from ui.model import Model
from ui.pages.rules import rules  # noqa: F401 - the seldom pages are there, as on a page at rest
from ui.saved import Saved

PAGES = ("#/", "#/days", "#/days/wars/2026-10", "#/games", "#/statistics", "#/statistics/wars")
KINDS = ("", "double", "peace", "oil", "none", "office", "war", "credit", "destroyed", "x")
DAYS = ("", "2026-11-30", "2026-11-29", "2026-02-31", "0000-01-01", "0001-01-01", "9999-12-31", "x")
steady = settings(deadline=None, derandomize=True, max_examples=200)
words = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=6)

saves = st.builds(
    Saved,
    id=st.text("ABC123", min_size=1, max_size=6),
    link=st.sampled_from(("", "#/game/x", "#/game/wAQAGN0tRMk05AA")),
    game_id=st.sampled_from((*SHELF, "chess")),
    seed=words | st.sampled_from(DAYS),
    line=words,
    kind=st.sampled_from(KINDS),
    result=words | st.just("fell in turn 9 for want of X"),
    won=st.booleans(),
    score=st.integers(-999, 99999),
    practice=st.booleans(),
    figures=st.lists(st.integers(-99, 999), max_size=7).map(tuple),
    day=st.sampled_from(DAYS) | words,
    title=words,
    rules=words
    | st.sampled_from(("seats=7", "seats=x", "repeat_extras=1", "=", "seats=3 trading=0")),
    key=st.text("0123456789abcdef", max_size=16),
    plays=st.lists(words | st.just("land-for-peace"), max_size=4).map(tuple),
    table=words | st.sampled_from(("person careful", "person", "careful random", "person chess")),
)
YEAR_NONE = Saved(
    "A", "", "pacification", "0000-01-01", "", "peace", key="0" * 16, day="0000-01-01"
)
NOWHERE = Saved("B", "", "wars", "A", "", "credit", key="1" * 16, figures=(1,) * 7)


@steady
@given(st.lists(saves, max_size=4).map(tuple))
@example((YEAR_NONE,))
@example((NOWHERE,))
def test_no_page_fails_on_what_a_device_keeps(several: tuple[Saved, ...]) -> None:
    read = [Saved.parse(saved.id, saved.text) for saved in several]
    here = Visit(Model(today=TODAY, saves=tuple([saved for saved in read if saved])))
    for page in PAGES:
        assert here.send("address", page).page.one("h1").words


@pytest.mark.parametrize("saved", [YEAR_NONE, NOWHERE])
def test_no_line_of_a_file_stops_a_page(saved: Saved) -> None:
    here = Visit(Model(today=TODAY))
    here.send("import", f"{HEADER}\n{saved.id}\t{saved.text}\n")
    for page in PAGES:
        assert here.send("address", page).page.one("h1").words
