"""What presses make of cards: redraws, commits, plans, discards; and what is warned of."""

from dataclasses import replace

import pytest

from engine.wars.moves import Commit, CommitPlan, Discard, Redraw
from tests.ui.pages.wars.scenes import (
    SCENES,
    SEVEN,
    TWO,
    altered,
    asked,
    at,
    commit,
    hand,
    holding,
    last_of_war,
    planning,
    state_of,
)
from tests.ui.support import Visit
from tests.ui.tree import Node
from ui.effects import Announce
from ui.pages.wars import call


def bar(here: Visit) -> Node:
    return here.page.one(".action-bar")


def primary(here: Visit) -> Node:
    return here.page.one(id="act-primary")


def last_move(here: Visit) -> object:
    return here.record.moves[-1]


def said(here: Visit) -> list[str]:
    return [effect.text for effect in here.effects if isinstance(effect, Announce)]


# -- redraw


def test_without_a_choice_the_redraw_keeps_the_hand() -> None:
    here = at(asked("redraw"))
    assert primary(here).words == "Keep all 7 cards"
    here.press(primary(here))
    assert last_move(here) == Redraw()


def test_up_to_three_cards_are_redrawn() -> None:
    here = at(asked("redraw"))
    cards = hand(here)
    for card in (cards[4], cards[0], cards[2]):
        here.send("pick", card)
    assert bar(here).one("p").words == "3 of 3 cards"
    assert primary(here).words == "Redraw 3 cards"
    here.press(primary(here))
    assert last_move(here) == Redraw((cards[0], cards[2], cards[4]))


def test_a_fourth_card_is_refused_in_words() -> None:
    here = at(asked("redraw"))
    for card in hand(here)[:4]:
        here.send("pick", card)
    assert here.table.picked == hand(here)[:3]
    assert said(here) == ["3 cards are chosen already. Take one back first."]


def test_clearing_puts_all_back() -> None:
    here = at(asked("redraw"))
    here.send("pick", hand(here)[0]).send("clear")
    assert here.table.picked == ()
    assert said(here) == ["No card is chosen."]


def test_with_an_empty_hand_one_is_still_asked() -> None:
    for phase in ("redraw", "discard"):
        here = holding(at(asked(phase)), "")
        assert primary(here).words == "Go on"
        moves = len(here.record.moves)
        here.press(primary(here))
        assert len(here.record.moves) == moves + 1


# -- committing


def test_cards_are_counted_and_added_up_before_they_are_committed() -> None:
    here = holding(at(asked("war")), "W5 W9 L2 C3").send("pick", "W9").send("pick", "C3")
    total = bar(here).one("p", role="status")
    assert (total.words, total["data-suit"]) == ("2 cards · 12", "war")
    assert primary(here).words == "Commit 2 cards face down"
    assert here.send("commit").record.moves[-1] == Commit(("W9", "C3"))


def test_under_open_play_cards_are_played_face_up() -> None:
    here = holding(at(asked("war"), rules=("open_play",)), "W5 L2").send("pick", "W5")
    assert primary(here).words == "Play 1 card face up"


def test_nothing_is_committed_by_mistake() -> None:
    here = holding(at(asked("war")), "W5 L2")
    moves = len(here.record.moves)
    assert primary(here)["aria-disabled"] == "true"
    here.press(primary(here))
    assert len(here.record.moves) == moves
    assert said(here) == ["Choose cards first, or play none."]


def test_playing_none_is_an_act_of_its_own() -> None:
    here = at(asked("war"))
    here.press(bar(here).one("button", id="act-none"))
    assert last_move(here) == Commit()


def test_who_cannot_play_is_asked_nevertheless() -> None:
    here = holding(at(asked("war")), "L2 D3")
    assert [button.words for button in bar(here).all("button")] == ["Play none"]
    assert "You hold no War or Culture card." in here.page.one(".desk-hand").words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("L2", "Only War and Culture can be played now. Luck comes later."),
        ("D3", "Only War and Culture can be played now. Diplomacy is over."),
    ],
)
def test_a_sleeping_card_says_what_is_needed_and_what_it_is(card: str, words: str) -> None:
    here = holding(at(asked("war")), "L2 D3 W1").send("pick", card)
    assert here.table.picked == ()
    assert said(here) == [words]


def test_cards_of_nobody_are_passed_over() -> None:
    here = holding(at(asked("war")), "W1")
    for value in ("W2", "", "X9", "W"):
        assert here.send("pick", value).table.picked == ()
    for name in ("redraw", "discard", "offer", "accept", "plan", "no such act"):
        moves = len(here.record.moves)
        assert len(here.send(name, "W1").record.moves) == moves


# -- the end of the turn


def test_any_number_of_cards_can_be_discarded() -> None:
    here = holding(at(asked("discard")), "D1 E2 W3 L4 C5")
    assert primary(here).words == "Keep all 5 cards"
    for card in ("C5", "D1", "W3", "L4"):
        here.send("pick", card)
    assert primary(here).words == "Discard 4 cards"
    here.press(primary(here))
    assert last_move(here) == Discard(("D1", "W3", "L4", "C5"))


def test_a_single_card_is_kept_or_discarded_by_its_number() -> None:
    here = holding(at(asked("discard")), "D1")
    assert primary(here).words == "Keep the card"
    assert primary(here.send("pick", "D1")).words == "Discard 1 card"


# -- a plan


def plan(cards: str) -> Visit:
    return holding(at(planning, rules=("sealed_plan",)), cards)


def test_suit_cards_are_planned_for_their_suit_and_culture_for_any() -> None:
    here = plan("D1 W2 W8 C3 C4").send("pick", "W8").send("pick", "D1")
    wild = here.page.one("li", id="hand-C4")
    names = [button["aria-label"] for button in wild.all("button")]
    assert names == [
        "Culture 4 for Diplomacy",
        "Culture 4 for Economy",
        "Culture 4 for War",
        "Culture 4 for Luck",
    ]
    here.press(wild.all("button")[1])
    chosen = here.page.one("li", id="hand-C4").all("button", aria_pressed="true")
    assert [button["aria-label"] for button in chosen] == ["Culture 4 for Economy"]
    assert primary(here).words == "Commit 3 cards face down"
    here.press(primary(here))
    assert last_move(here) == CommitPlan(("D1",), ("C4",), ("W8",), ())


def test_culture_can_be_moved_to_another_suit_and_taken_back() -> None:
    here = plan("D1 C3").send("plan", "C3L").send("plan", "C3W")
    assert said(here) == ["Culture 3 planned for War."]
    assert here.table.asked == ("W",)
    here.send("plan", "C3W")
    assert (here.table.picked, here.table.asked) == ((), ())
    assert said(here) == ["Culture 3 not chosen."]


def test_a_suit_card_can_be_taken_back_and_a_plan_cleared() -> None:
    here = plan("D1 E2 C3").send("pick", "D1").send("pick", "E2").send("plan", "C3L")
    here.send("pick", "D1")
    assert (here.table.picked, here.table.asked) == (("E2", "C3"), ("E", "L"))
    here.send("clear")
    assert (here.table.picked, here.table.asked) == ((), ())


def test_the_matrix_shows_what_is_planned() -> None:
    here = plan("D1 D5 C3").send("pick", "D5").send("pick", "D1").send("plan", "C3L")
    (row,) = [row for row in here.page.one("tbody").all("tr") if "data-you" in row]
    minis = [[mini.words for mini in cell.all(".mini")] for cell in row.all("td")]
    assert minis == [["5", "1"], [], [], ["3 Culture"]]
    totals = [cell.one(".play-total").words for cell in row.all("td") if cell.has(".mini")]
    assert totals == ["2 · 6", "1 · 3"]


def test_a_plan_counts_its_cards_by_suit() -> None:
    here = plan("D1 D5 C3").send("pick", "D5").send("pick", "D1").send("plan", "C3L")
    total = bar(here).one("p", role="status")
    assert [suit.words for suit in total.all("span.suit-name")] == [
        "Diplomacy 2",
        "Economy 0",
        "War 0",
        "Luck 1",
    ]


def test_a_plan_for_nothing_has_to_be_said() -> None:
    here = plan("D1 C3").send("commit")
    assert said(here) == ["Choose cards first, or play none."]
    assert here.send("none").record.moves[-1] == CommitPlan()


@pytest.mark.parametrize("value", ["C3C", "C3", "D1W", "C9W", "", "W", "C3WW"])
def test_a_plan_that_cannot_be_is_passed_over(value: str) -> None:
    here = plan("D1 C3").send("plan", value)
    assert here.table.picked == ()


# -- warnings


def warning(here: Visit) -> str:
    notes = bar(here).all(".warning")
    return notes[0].words if notes else ""


def test_choosing_none_warns_that_somebody_must_play() -> None:
    assert warning(holding(at(asked("war")), "W1 L2")) == (
        "If nobody plays a War or Culture card, everyone loses."
    )
    assert warning(holding(at(asked("economy")), "D1")) == (
        "If nobody plays an Economy or Culture card, everyone loses."
    )


@pytest.mark.parametrize(
    ("phase", "cards", "picked", "words"),
    [
        (
            "war",
            "W9 C3",
            "C3",
            "Keep a Luck or Culture card: if nobody plays one next, everyone loses.",
        ),
        ("war", "W9 C3", "W9", ""),
        ("war", "W9 C3 C4", "C3", ""),
        ("war", "W9 L1 C3", "C3", ""),
        ("war", "W9", "W9", ""),
        ("luck", "L1 C3", "C3", ""),
        (
            "diplomacy",
            "D1 C2 C3 L1",
            "C2",
            "Keep a War or Culture card: if nobody plays one later, everyone loses.",
        ),
        (
            "diplomacy",
            "D1 W2 C3 L1",
            "C3",
            "Keep an Economy or Culture card: if nobody plays one next, everyone loses.",
        ),
    ],
)
def test_a_commit_that_leaves_nothing_for_a_later_suit_warns_of_it(
    phase: str, cards: str, picked: str, words: str
) -> None:
    assert warning(holding(at(asked(phase)), cards).send("pick", picked)) == words


def open_to(here: Visit, *plays: str) -> Visit:
    """The suit as the seats before have played it, face up."""
    state = state_of(here)
    of_suit = [tuple(cards.split()) for cards in plays] + [()] * (state.seats - len(plays))
    rotated = [of_suit[(seat - state.lead) % state.seats] for seat in range(state.seats)]
    return altered(here, plays=(*state.plays[:2], tuple(rotated), state.plays[3]))


def test_under_open_play_the_last_one_is_told_that_nobody_has_played() -> None:
    where = asked("war", turn=2)  # Ben leads, Ada is last
    here = holding(open_to(at(where, rules=("open_play",)), "", "", ""), "W1 L2")
    assert warning(here) == "Nobody has played for War. Play one, or everyone loses."
    assert warning(holding(here, "L2")) == "Nobody has played for War. Everyone loses."


def test_under_open_play_an_earlier_one_is_told_that_nobody_has_played_so_far() -> None:
    where = asked("war", turn=3)  # Cassia leads, Ada is third
    here = holding(open_to(at(where, rules=("open_play",)), "", ""), "W1 L2")
    assert (
        warning(here) == "Nobody has played for War so far: if nobody plays a card, everyone loses."
    )


def test_under_open_play_there_is_no_warning_once_a_suit_is_safe() -> None:
    here = holding(open_to(at(asked("war"), rules=("open_play",)), "", "W4", ""), "W1 L2")
    assert warning(here) == ""


def test_a_plan_warns_of_suits_without_a_card() -> None:
    here = plan("D1 E1 W1 L1")
    assert warning(here) == "No card for Diplomacy: if nobody plays one, everyone loses."
    for card in hand(here):
        here.send("pick", card)
    assert warning(here) == ""


def test_nobody_is_warned_who_is_not_asked() -> None:
    for scene in ("waiting for a bot", "bots alone", "a redraw", "the end of a turn"):
        assert warning(SCENES[scene]()) == ""


# -- who may act


def test_nothing_can_be_played_before_the_person_is_there() -> None:
    here = at(asked("war"), TWO, shown=False)
    before = here.model
    for name in ("none", "commit", "clear"):
        assert here.send(name).model == before
    assert here.send("pick", hand(here)[0]).model == before


def test_nothing_can_be_played_while_the_table_stands_still() -> None:
    here = commit(at(last_of_war))
    before = here.model
    for name in ("none", "commit", "discard", "redraw"):
        assert here.send(name).model == before


def test_nothing_can_be_played_for_a_bot() -> None:
    here = at(asked("war", 1), SEVEN)
    assert here.send("none").record.moves == here.record.moves
    assert hand(here)


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("offer", "Your turn to offer a trade."),
        ("redraw", "Your turn to redraw."),
        ("war", "Your turn: War phase."),
        ("discard", "Your turn to put cards down."),
    ],
)
def test_whoever_is_asked_hears_for_what_and_nobody_else_does(phase: str, words: str) -> None:
    here = at(asked(phase))
    assert call(here.table).startswith(words)
    assert call(replace(here.table, mode="report")) == ""
    assert call(replace(here.table, shown=1)) == ""
