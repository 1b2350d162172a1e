"""Who won a suit, a war, an award, and by which rule: in words, step by step."""

import pytest

from engine.wars import State
from engine.wars.events import AwardDecided, Rung, WarDecided
from engine.wars.ladder import STEPS, victor
from tests.engine.wars.tables import laid
from tests.ui.pages.wars.scenes import (
    NAMES,
    SCENES,
    SEVEN,
    TWO,
    at,
    commit,
    last_of_suit,
    last_of_war,
    state_of,
)
from tests.ui.tree import Node
from ui.pages.wars import halt
from ui.pages.wars.why import (
    award_told,
    listed,
    rule_of,
    rule_told,
    rung_told,
    step_told,
    suit_decided,
    suit_words,
    war_verdict,
)

THREE = NAMES[:3]
WORDS = {
    "suits": "most suits won",
    "culture": "fewest Culture cards played",
    "D cards": "most Diplomacy cards played",
    "E cards": "most Economy cards played",
    "W cards": "most War cards played",
    "L cards": "most Luck cards played",
    "D points": "most points of Diplomacy cards played",
    "E points": "most points of Economy cards played",
    "W points": "most points of War cards played",
    "L points": "most points of Luck cards played",
}


def decided(*rungs: Rung) -> WarDecided:
    left = rungs[-1].left
    return WarDecided(3, left[0] if len(left) == 1 else None, 8, rungs)


def climbed(step: str) -> WarDecided:
    """A war that was tied on every step before this one, which Ada won."""
    place = STEPS.index(step)
    tied = [Rung(before, (0, 1), (1, 1), (0, 1)) for before in STEPS[:place]]
    return decided(*tied, Rung(step, (0, 1), (2, 1), (0,)))


# -- the tie ladder


@pytest.mark.parametrize("step", STEPS)
def test_each_step_that_decides_a_war_is_named(step: str) -> None:
    event = climbed(step)
    assert war_verdict(THREE, event) == f"Ada takes 8 VP: {WORDS[step]}."
    assert rule_of(event) == WORDS[step]
    assert step_told(event.rungs[-1]) == WORDS[step][0].upper() + WORDS[step][1:]
    assert rung_told(THREE, event.rungs[-1], 8) == "Ada takes the 8 VP."


def test_each_step_says_its_place_on_the_ladder() -> None:
    assert rule_told(climbed("suits")) == "Decided by the suits won."
    for place, step in enumerate(STEPS[1:], 1):
        assert rule_told(climbed(step)) == (
            f"Tied on the suits won. Decided by step {place} of 9 of the tie ladder."
        )


def test_a_war_that_is_tied_to_the_bottom_says_that_nobody_gets_it() -> None:
    event = decided(*[Rung(step, (0, 1), (1, 1), (0, 1)) for step in STEPS])
    assert war_verdict(THREE, event) == "Tied on every step: the 8 VP are not awarded."
    assert rule_told(event) == "Tied on the suits won and on every step of the tie ladder."


@pytest.mark.parametrize(
    ("rung", "words"),
    [
        (Rung("suits", (0, 1, 2), (1, 1, 1), (0, 1, 2)), "All are tied."),
        (Rung("suits", (0, 1, 2), (2, 2, 0), (0, 1)), "Ada and Ben are tied."),
        (Rung("culture", (0, 2), (1, 1), (0, 2)), "Ada and Cassia are still tied."),
        (Rung("culture", (1, 2), (1, 0), (2,)), "Cassia takes the 8 VP."),
    ],
)
def test_each_step_says_who_is_left(rung: Rung, words: str) -> None:
    assert rung_told(THREE, rung, 8) == words


def test_the_page_climbs_the_ladder_as_the_rules_do() -> None:
    here = commit(at(last_of_war))
    (war,) = [event for event in state_of(here).events if isinstance(event, WarDecided)]
    steps = here.page.one("ol.ladder").all("li")
    assert [step.one("b").words.lower() for step in steps] == [
        WORDS[rung.step].lower() for rung in war.rungs
    ]
    for step, rung in zip(steps, war.rungs, strict=True):
        values = zip(rung.seats, rung.values, strict=True)
        told = ", ".join([f"{NAMES[seat]} {value}" for seat, value in values])
        assert told in step.words


def test_a_ladder_of_several_steps_is_told_in_full() -> None:
    plays = laid(
        """
        D5 | D3 D4 | D1
        E5 E6 | E2 | E1
        W1 | W2 | W5 W6
        L1 | L2 | L5 C6
        """
    )
    winner, rungs = victor(plays)
    told = [rung_told(THREE, rung, 8) for rung in rungs]
    assert winner is not None
    assert told[-1] == f"{THREE[winner]} takes the 8 VP."
    assert len(told) == len(rungs)


# -- the end of a war


def verdict(page: Node) -> Node:
    return page.one("section.verdict")


def test_the_end_of_a_war_tells_who_won_it_by_which_rule_and_the_award() -> None:
    here = commit(at(last_of_war))
    page, events = here.page, state_of(here).events
    (war,) = [event for event in events if isinstance(event, WarDecided)]
    (award,) = [event for event in events if isinstance(event, AwardDecided)]
    told = verdict(page).words
    assert war_verdict(NAMES, war) in told
    assert rule_told(war) in told
    assert award_told(NAMES, award) in told
    assert page.one(".vp-track").words
    (button,) = page.one(".action-bar").all("button")
    assert (button.words, button["data-message"]) == ("Continue", "go")


def test_it_includes_the_reveal_of_the_last_suit() -> None:
    here = commit(at(last_of_war))
    assert "Luck" in verdict(here.page).one("ul.reveals").words
    assert len(verdict(here.page).one("ul.reveals").all("li")) == 1
    cells = [cell.words for cell in here.page.one("tbody").all("td")]
    assert "Not yet" not in cells
    assert "Committed" not in cells


def test_under_a_sealed_plan_all_four_suits_are_told_at_once() -> None:
    def last(state: State) -> bool:
        return state.phase == "plan" and (state.mover, state.lead) == (0, 1)

    here = at(last, rules=("sealed_plan",)).send("none")
    assert here.table.mode == "report"
    assert len(verdict(here.page).one("ul.reveals").all("li")) == 4


def test_continuing_leads_on() -> None:
    here = commit(at(last_of_war))
    here.press(here.page.one(".action-bar").one("button"))
    assert here.table.mode == ""
    assert not here.page.has("section.verdict")


def test_among_seven_every_seat_is_compared() -> None:
    page = commit(at(last_of_war, SEVEN)).page
    first = page.one("ol.ladder").all("li")[0].words
    assert all(name in first for name in NAMES)


# -- a suit revealed


def test_among_several_people_a_reveal_is_told_with_its_suit_marked() -> None:
    here = commit(at(last_of_suit, TWO))
    page = here.page
    assert verdict(page).one("h2").words == "Economy revealed"
    plays = state_of(here).plays[1]
    assert suit_decided(NAMES, "E", plays) in verdict(page).words
    current = [cell for cell in page.all("td") if "aria-current" in cell]
    assert {cell["data-suit"] for cell in current} == {"economy"}
    assert len(current) == 4


def test_the_last_reveal_of_a_game_goes_straight_to_the_result() -> None:
    for scene in ("credit", "credit among people", "destroyed"):
        assert halt(SCENES[scene]().table.session) == ""


def test_one_person_waits_for_no_reveal() -> None:
    assert commit(at(last_of_suit)).table.mode == ""


# -- words


@pytest.mark.parametrize(
    ("plays", "words"),
    [
        ((("W9",), (), ()), "Ada won War with 1 card, as the only player, and got 1 VP at once."),
        ((("W9",), ("W1", "C2"), ()), "Ben won War with the most cards, 2."),
        (
            (("W9",), ("W1",), ("W4",)),
            "Ada won War with the highest total: 1 card each, 9 against 4.",
        ),
        (
            (("W9", "W1"), ("W4", "C6"), ("W5",)),
            "Nobody won War: Ada and Ben are tied, 2 cards and a total of 10 each.",
        ),
    ],
)
def test_a_suit_says_who_won_it_and_why(plays: tuple[tuple[str, ...], ...], words: str) -> None:
    assert suit_decided(THREE, "W", plays) == words


@pytest.mark.parametrize(
    ("award", "words"),
    [
        (AwardDecided(3, "W", 1, 3, (4, 9, 0)), "Ben gets 3 VP for the highest War score, 9."),
        (
            AwardDecided(3, "W", None, 3, (9, 9, 0)),
            "Ada and Ben are tied for the highest War score, 9: the award of 3 VP is not awarded.",
        ),
    ],
)
def test_an_award_says_who_got_it_or_who_is_tied(award: AwardDecided, words: str) -> None:
    assert award_told(THREE, award) == words


def test_names_and_suits_are_listed_as_a_sentence_does() -> None:
    assert [listed(NAMES[:number]) for number in range(4)] == [
        "",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cassia",
    ]
    assert suit_words(("D", "L", "L", "C")) == "1 Diplomacy, 2 Luck, 1 Culture"
