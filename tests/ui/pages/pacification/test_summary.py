"""A game in a few words, for the list, the tab and the record."""

from dataclasses import replace

import pytest

from engine.pacification.rules import judged
from engine.pacification.state import Meters
from tests.ui.gallery import ENDS
from tests.ui.support import SAVE_ID, TITLE, TODAY, Visit, at_table, playing, term
from ui.pages.pacification import best
from ui.saved import Saved

WORDS = {
    "double": ("Double victory", "Double", True),
    "peace": ("Peace victory", "Peace", True),
    "oil": ("Oil victory", "Oil", True),
    "none": ("No victory", "No victory", False),
    "office": ("Out of office", "Out of office", False),
    "war": ("War", "War", False),
}


def ending(kind: str) -> Visit:
    """A visit that has just seen a term end this way."""
    return at_table(term(ENDS[kind][-1])).send("undo").send("end")


@pytest.mark.parametrize("kind", sorted(WORDS))
def test_a_finished_game_tells_how_it_ended(kind: str) -> None:
    here = ending(kind)
    line, short, won = WORDS[kind]
    (saved,) = here.model.saves
    assert (saved.line, saved.result, saved.won, saved.kind) == (line, short, won, kind)
    assert here.state.result
    assert saved.score == here.state.result.score
    assert here.page.one(id="app")["data-title"] == f"{line}, {TITLE}"


def test_a_game_in_progress_tells_its_turn() -> None:
    here = playing("a turn").send("end")
    meters = here.state.meters
    figures = (meters.fear, meters.hostility, meters.turmoil, meters.oil)
    told = ("pacification", "a turn", "Turn 2 of 10")
    assert here.model.saves == (Saved(SAVE_ID, here.link, *told, figures=figures, day=TODAY),)
    assert here.page.one(id="app")["data-title"] == f"Turn 2 of 10, {TITLE}"


def ended(turn: int, meters: Meters) -> Saved:
    outcome = judged(turn, meters)
    assert outcome
    return Saved("AB", "", "pacification", "", "", outcome.kind, "", outcome.won, outcome.score)


DOUBLE = ended(10, Meters(5, 5, 0, 15))
PEACE = ended(10, Meters(5, 5, 0, 5))
OIL = ended(10, Meters(6, 6, 0, 15))
NONE = ended(10, Meters(6, 6, 0, 14))
OFFICE = ended(9, Meters(6, 6, 5, 14))
WAR = ended(9, Meters(6, 30, 0, 14))


def test_the_best_game_is_the_one_with_the_highest_score() -> None:
    games = [WAR, NONE, OFFICE, PEACE, DOUBLE, OIL]
    for place in range(len(games)):
        turned = games[place:] + games[:place]
        assert best(turned) == DOUBLE
    assert best([OIL, NONE]) == OIL
    assert best([NONE, OFFICE]) == NONE
    assert best([ended(3, Meters(6, 6, 5, 14)), OFFICE]) == OFFICE
    assert best([replace(OIL, score=205), PEACE]).kind == "oil"


def test_of_equal_scores_the_better_end_is_the_best() -> None:
    # P16: peace and oil both begin at 200, so the kind decides, the way they are listed.
    assert best([OIL, PEACE]) == best([PEACE, OIL]) == PEACE
    assert best([WAR, OFFICE]) == best([OFFICE, WAR]) == OFFICE


def test_a_defeat_is_best_only_when_there_is_nothing_else() -> None:
    assert best([WAR]) == WAR
    assert best([ended(10, Meters(6, 6, 5, 14)), NONE]) == NONE
