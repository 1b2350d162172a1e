"""What comes in from a file: nothing that is here is overwritten, nothing in it is trusted."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Seat
from engine.link import link, parse
from tests.engine.support import steady
from tests.ui.kept import (
    ALL,
    DAMAGED,
    GOING,
    NEWER,
    OVER,
    PRACTICE,
    RESULT,
    WARS,
    brings,
    device,
    file_of,
    going,
    kept,
    over,
)
from tests.ui.support import TODAY, Visit, playing
from ui.counting import counted
from ui.effects import Later
from ui.games import SHELF
from ui.keeping import HEADER
from ui.model import Model
from ui.saved import Saved

GOOD = (WARS, OVER, GOING, PRACTICE)
FOREIGN = "This is no file of saved games and no link to a game. Nothing was changed."


def by_id(here: Visit) -> dict[str, Saved]:
    return {saved.id: saved for saved in here.model.saves}


def test_what_was_exported_comes_in_on_an_empty_device_as_it_was() -> None:
    here = brings(device(), file_of(*GOOD, RESULT))
    assert by_id(here) == {saved.id: saved for saved in (*GOOD, RESULT)}
    assert here.notice == "4 games imported, 1 result imported."
    assert counted(here.model.saves) == counted((*GOOD, RESULT))
    assert {save_id: here.kept[save_id] for save_id in here.kept} == {
        saved.id: saved.text for saved in (*GOOD, RESULT)
    }


def test_what_is_here_already_is_left_as_it_is() -> None:
    here = brings(device(*ALL), file_of(*GOOD, RESULT))
    assert here.model.saves == ALL
    assert here.notice == "5 were already here."


def test_importing_twice_is_importing_once() -> None:
    here = brings(device(GOING), file_of(*GOOD, replace(OVER, id="GOING"), RESULT))
    saves = here.model.saves
    assert brings(here, file_of(*GOOD, replace(OVER, id="GOING"), RESULT)).model.saves == saves


def test_of_one_game_the_longer_record_stays_under_its_name() -> None:
    short, long = kept("SAME", going(moves=4)), kept("SAME", going(moves=9))
    here = brings(device(short), file_of(long))
    assert here.model.saves == (long,)
    assert here.notice == "1 game brought further."
    here = brings(device(long), file_of(short))
    assert here.model.saves == (long,)
    assert here.notice == "1 was already here."


def test_a_game_brought_further_keeps_its_name_and_its_mark() -> None:
    short = kept("SAME", going(moves=4), title="Mine", practice=True)
    here = brings(device(short), file_of(kept("SAME", going(moves=9))))
    (saved,) = here.model.saves
    assert (saved.title, saved.practice) == ("Mine", True)
    assert parse(saved.link).record == going(moves=9)


def test_another_game_of_the_same_name_comes_in_beside_it() -> None:
    other = kept("GOING", going("other"))
    here = brings(device(GOING), file_of(other))
    new, old = here.model.saves
    assert old == GOING
    assert (new.link, new.id in ("", "GOING")) == (other.link, False)


@pytest.mark.parametrize("here", [DAMAGED, NEWER], ids=["damaged", "of another version"])
def test_nothing_takes_the_place_of_what_cannot_be_read(here: Saved) -> None:
    visit = brings(device(here), file_of(replace(GOING, id=here.id)))
    assert visit.kept[here.id] == here.text
    assert [saved.link for saved in visit.model.saves if saved.id != here.id] == [GOING.link]


def test_nothing_takes_the_place_of_the_game_on_the_table() -> None:
    here = playing().send("end")
    further = replace(kept(here.table.save_id, here.record.play(here.record.moves[0])))
    before = here.table
    brings(here, file_of(further))
    assert here.table == before
    assert by_id(here)[before.save_id].link == here.link
    assert len(here.model.saves) == 2


def test_a_deleted_game_comes_back_and_its_result_counts_once() -> None:
    here = device(OVER).send("delete", "OVER")
    brings(here, file_of(OVER))
    assert here.model.saves == (OVER,)
    assert len(counted(brings(device(replace(OVER, link="")), file_of(OVER)).model.saves)) == 1


# -- what a file says is not trusted


def test_results_are_made_anew_from_the_record() -> None:
    forged = replace(OVER, won=True, score=999, kind="double", result="Double", line="x", key="k")
    assert by_id(brings(device(), file_of(forged))) == {"OVER": OVER}


def test_a_practice_game_stays_one() -> None:
    forged = replace(PRACTICE, practice=False)
    assert by_id(brings(device(), file_of(forged)))["PRACT"].practice


def test_days_to_come_and_days_that_are_none_are_not_taken_over() -> None:
    for day in ("2026-12-01", "9999-01-01", "yesterday", "2026-11-31"):
        assert by_id(brings(device(), file_of(replace(GOING, day=day))))["GOING"].day == ""


def test_names_that_are_not_ours_are_replaced() -> None:
    for name in ("", "a:b", "x" * 13, "é", 'a"', "../x"):
        (saved,) = brings(device(), file_of(replace(GOING, id=name))).model.saves
        assert len(saved.id) == 6
        assert saved.link == GOING.link


def test_seats_that_do_not_fit_are_left_out() -> None:
    session = replace(parse(GOING.link), seats=(Seat("A"), Seat("B", "nobody")))
    strange = replace(GOING, link=link(session))
    assert by_id(brings(device(), file_of(strange)))["GOING"].link == GOING.link


@pytest.mark.parametrize(
    "changed",
    [{"key": ""}, {"key": "x" * 16}, {"kind": ""}, {"game_id": "chess"}, {"practice": True}],
    ids=["no key", "a wrong key", "no end", "an unknown game", "practice"],
)
def test_a_result_without_a_game_must_be_whole(changed: dict[str, object]) -> None:
    here = brings(device(), file_of(replace(RESULT, **changed)))  # type: ignore[arg-type]
    assert here.model.saves == ()
    assert here.notice == "1 line could not be read; nothing was changed for that one."


# -- damage


def test_damaged_lines_are_counted_and_the_others_come_in() -> None:
    lines = [*file_of(*GOOD).splitlines(), "garbage", f"X\t{GOING.text[:30]}", f"Y\t{DAMAGED.text}"]
    here = brings(device(GOING), "\n".join(lines))
    assert here.notice == (
        "3 games imported, 1 was already here, "
        "3 lines could not be read; nothing was changed for those."
    )
    assert by_id(here) == {saved.id: saved for saved in GOOD}


@pytest.mark.parametrize(
    "text",
    [
        file_of(*GOOD).replace("\n", "\r\n"),
        file_of(*GOOD).replace("\n", "\r"),
        "\ufeff" + file_of(*GOOD),
        "\ufeff" + file_of(*GOOD).replace("\n", "\r\n") + "\r\n \r\n\r\n",
        "\n\n" + file_of(*GOOD).replace("\n", "\n\n"),
    ],
    ids=["CRLF", "CR", "BOM", "all of it", "blank lines"],
)
def test_what_editors_and_systems_do_to_a_file_does_not_matter(text: str) -> None:
    assert by_id(brings(device(), text)) == {saved.id: saved for saved in GOOD}


@pytest.mark.parametrize("text", ["", "\n", "hello", "a\tb", f"x{HEADER}", HEADER.lower(), "🕊"])
def test_any_other_file_is_refused_in_words(text: str) -> None:
    here = brings(device(*ALL), text)
    assert (here.notice, here.model.saves) == (FOREIGN, ALL)


def test_a_file_of_a_newer_version_says_what_to_do() -> None:
    here = brings(device(*ALL), file_of(GOING).replace("version 1", "version 2"))
    assert "Reload the page" in here.notice
    assert here.model.saves == ALL


def test_a_file_without_games_says_so() -> None:
    assert brings(device(), HEADER).notice == "This file holds no games."


def test_a_browser_that_keeps_nothing_does_not_promise_to() -> None:
    here = device()
    here.model = replace(here.model, keeps=False)
    assert brings(here, file_of(GOING)).notice == (
        "1 game imported. This browser does not let the page save: they last until you close it."
    )


whole = file_of(*GOOD, RESULT)
damage = st.tuples(st.integers(0, len(whole)), st.integers(0, 40), st.text(max_size=6))


@steady
@given(damage, st.booleans())
def test_no_damage_to_a_file_loses_anything_that_is_here(
    cut: tuple[int, int, str], full: bool
) -> None:
    at, length, put = cut
    before = device(*(ALL if full else (OVER, RESULT)))
    saves = before.model.saves
    here = brings(before, whole[:at] + put + whole[at + length :])
    assert set(saves) <= set(here.model.saves)
    assert here.notice
    for saved in here.model.saves:
        assert here.kept[saved.id] == saved.text
        assert Saved.parse(saved.id, saved.text) == saved


# -- a link, and long files


def test_a_pasted_link_comes_in_under_a_new_name() -> None:
    here = device(WARS).send("paste", f"\nlink\t<https://example.org/x/{GOING.link}>.")
    assert here.notice == "1 game imported."
    new, old = here.model.saves
    assert (new.link, new.day, old) == (GOING.link, TODAY, WARS)
    assert here.send("paste", f"\nlink\t{GOING.link}").notice == "1 was already here."


def test_a_damaged_link_is_refused_in_its_own_words() -> None:
    here = device(WARS).send("paste", f"\nlink\t{GOING.link[:-1]}")
    assert here.notice.startswith("This link is damaged")
    assert here.model.saves == (WARS,)


def test_a_link_to_a_moment_brings_the_whole_game() -> None:
    game = parse(OVER.link)
    game = replace(game, record=game.record.until(9), title="")
    here = device().send("paste", f"\nlink\t{link(replace(game, place=3))}")
    assert parse(here.model.saves[0].link) == game


def test_a_pasted_link_to_a_game_that_was_finished_elsewhere_counts_for_nobody_here() -> None:
    here = Visit(Model(today=TODAY)).send("paste", f"\nlink\t{OVER.link}")
    assert here.model.saves == ()
    assert "Open its link to watch it" in here.notice


def test_a_pasted_link_that_is_older_than_a_game_here_brings_nothing() -> None:
    game = parse(OVER.link)
    older = link(replace(game, record=game.record.until(4)))
    here = Visit(Model(today=TODAY, saves=(OVER,))).send("paste", f"\nlink\t{older}")
    assert [saved.id for saved in here.model.saves] == [OVER.id]
    assert "already here" in here.notice


@pytest.mark.parametrize(
    "figures",
    [(5,), (1, 2, 3, 4, 5, 6, 7, 8, 9), (12345,), ()],
    ids=["one", "nine", "huge", "none"],
)
@pytest.mark.parametrize("game_id", SHELF)
def test_a_result_that_no_game_has_cannot_spoil_the_statistics(
    game_id: str, figures: tuple[int, ...]
) -> None:
    kind = "credit" if game_id == "wars" else "peace"
    told = Saved("BADBAD", "", game_id, "A", "Won", kind, "Won", won=True, key="0" * 16)
    here = Visit(Model(today=TODAY)).send("import", file_of(replace(told, figures=figures)))
    assert here.send("address", "#/statistics").page.one("h1").words == "Statistics"


def test_a_long_file_comes_in_piece_by_piece() -> None:
    saves = [kept(f"G{number}", over(str(number))) for number in range(9)]
    here = device().send("import", file_of(*saves))
    pieces = 1
    while due := [effect for effect in here.effects if isinstance(effect, Later)]:
        assert here.notice == f"Importing: {len(here.model.saves)} of 9."
        here.send(due[0].name, due[0].value)
        pieces += 1
    assert pieces > 2
    assert here.notice == "9 games imported."


@pytest.mark.parametrize(
    "value", ["", "1 2 3", "a b c d e", "1 2 3 4 99999999999\nx", "-1 0 0 0 0"]
)
def test_a_piece_that_is_none_changes_nothing(value: str) -> None:
    here = device(*ALL).send("importing", value)
    assert (here.model.saves, here.effects) == (ALL, ())


def test_a_game_brought_further_by_a_file_is_not_overwritten_from_its_table() -> None:
    game = parse(OVER.link)
    early = replace(game, record=game.record.until(3), title="")
    here = Visit(Model(today=TODAY)).send("address", link(early))
    (saved,) = here.model.saves
    here.send("address", "#/games")
    further = replace(saved, link=link(replace(early, record=game.record.until(9))))
    here.model = replace(here.model, aside=None)
    here.send("import", file_of(further))
    assert parse(here.model.saves[0].link).record == game.record.until(9)
    here.send("address", link(early))
    here.send("end")
    kept_now = [parse(other.link).record.moves[:9] for other in here.model.saves]
    assert game.record.until(9).moves in kept_now
