"""What is kept of a game is one line, read back exactly or not at all."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Record
from tests.engine.support import ODD_SEEDS, records, steady
from tests.ui.support import Visit, at_table, playing
from ui.saved import Saved

KINDS = ("", "double", "peace", "oil", "none", "office", "war")
fields = st.text(st.characters(exclude_characters="\t", exclude_categories=("Cs",)), max_size=20)
saves = st.builds(
    Saved,
    id=fields,
    link=fields,
    game_id=st.just("pacification"),
    seed=fields,
    line=fields,
    kind=st.sampled_from(KINDS),
    result=fields,
    won=st.booleans(),
    score=st.integers(0, 400),
    practice=st.booleans(),
)
GAME = Saved(
    "AB", "#/game/p", "pacification", "7KQ2M9", "Peace victory", "peace", "Peace", True, 207
)


@steady
@given(saves)
def test_parse_is_the_inverse_of_text(saved: Saved) -> None:
    assert Saved.parse(saved.id, saved.text) == saved


@steady
@given(
    st.one_of(
        st.text(st.characters(exclude_categories=("Cs",))),
        st.text("\t09wp.-x\n", max_size=20),
        st.lists(st.text("0123456789wp pacification²٣", max_size=8), min_size=7, max_size=9).map(
            "\t".join
        ),
    )
)
def test_garbage_is_refused_or_is_a_game_that_reads_the_same_again(text: str) -> None:
    saved = Saved.parse("id", text)
    if saved is not None:
        assert text.count("\t") == 14
        assert Saved.parse("id", saved.text) == saved


def test_a_line_with_a_field_too_few_or_too_many_tells_no_game() -> None:
    assert Saved.parse("AB", GAME.text.rpartition("\t")[0]) is None
    assert Saved.parse("AB", GAME.text + "\t") is None
    assert Saved.parse("AB", "") is None


@pytest.mark.parametrize("score", ["", "-1", "1.5", "1e3", "²", "٣", " 7", "seven", "0x1"])
def test_a_score_that_is_no_plain_number_tells_no_game(score: str) -> None:
    fields = GAME.text.split("\t")
    assert Saved.parse("AB", "\t".join([*fields[:6], score, fields[7]])) is None


def test_a_score_of_thousands_of_digits_tells_no_game() -> None:
    fields = GAME.text.split("\t")
    assert Saved.parse("AB", "\t".join([*fields[:6], "9" * 5000, fields[7]])) is None


def test_the_marks_are_read_apart() -> None:
    for won in (False, True):
        for practice in (False, True):
            saved = replace(GAME, won=won, practice=practice)
            assert Saved.parse("AB", saved.text) == saved


@steady
@given(records(), st.booleans())
def test_every_game_is_kept_as_one_line_of_fifteen_fields(game: Record, practice: bool) -> None:
    here = at_table(game, practice).send("undo").send("undo")
    for saved in here.model.saves:
        assert here.kept[saved.id].count("\t") == 14
        assert "\n" not in here.kept[saved.id]
        assert Saved.parse(saved.id, here.kept[saved.id]) == saved
    assert bool(here.kept) == bool(game.moves)


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_a_seed_never_changes_its_spelling_on_the_device(seed: str) -> None:
    visit = Visit().send("start", f"pacification\nseed\t{seed}").send("end")
    (saved,) = visit.device
    assert saved.seed == seed
    assert visit.send("home").send("continue", saved.id).record.seed == seed


def test_a_game_in_progress_has_no_kind_and_a_finished_one_has() -> None:
    here = playing().send("end")
    (saved,) = here.device
    assert (saved.kind, saved.result, saved.won, saved.score) == ("", "", False, 0)
    (saved,) = here.finishes().device
    assert here.state.result
    assert saved.kind == here.state.result.kind
    assert saved.score == here.state.result.score
