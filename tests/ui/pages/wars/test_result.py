"""How a game ended: to whom the credit goes, or what was missing; and what home keeps of it."""

from engine import Record, Seat, Session
from engine.wars import SUIT_NAMES, WARS, State
from tests.ui.pages.wars.scenes import (
    NAMES,
    NOVICE,
    PERSON,
    SCENES,
    at,
    state_of,
)
from tests.ui.support import Visit
from tests.ui.tree import Node
from ui.pages.wars import best, summary
from ui.pages.wars.summary import fall, table_of
from ui.saved import Saved


def panel(page: Node, name: str) -> Node:
    (found,) = [node for node in page.all("section") if node.get("aria-labelledby") == f"{name}-h"]
    return found


def ended(scene: str) -> Saved:
    table = SCENES[scene]().table
    return summary("S", "#/game/x", table.session)


# -- credit


def test_the_credit_goes_to_whoever_has_the_most_points() -> None:
    here = SCENES["credit"]()
    result = state_of(here).result
    assert result
    (winner,) = result.winners
    page = here.page
    assert page.one("h1").words == f"Credit to {NAMES[winner]}"
    assert page.one(".result-seal").icons == [f"seat-{winner + 1}"]
    others = sorted(result.points)[:-1]
    told = page.one(".result-head").one("p").words
    assert f"{result.points[winner]} VP, {result.points[winner] - others[-1]} more than" in told


def test_a_shared_victory_names_all_who_share_it() -> None:
    page = SCENES["a shared victory"]().page
    assert page.one("h1").words == "Credit to Ada and Ben"
    assert page.one(".result-seal").icons == ["seat-1", "seat-2"]
    assert "A shared victory: both ended with 30 VP." in page.one(".result-head").words


def test_how_each_war_was_decided_is_told_with_its_award() -> None:
    here = SCENES["credit"]()
    wars = panel(here.page, "wars").all("li")
    assert len(wars) == 8
    for turn, entry in enumerate(wars):
        victor = state_of(here).victors[turn]
        who = "tied on every step" if victor is None else NAMES[victor]
        assert f"{WARS[turn].name}: {who}" in entry.words
        assert f"{SUIT_NAMES[WARS[turn].award_suit]} award:" in entry.words


def test_points_and_wars_won_are_told_for_every_seat() -> None:
    here = SCENES["credit"]()
    state = state_of(here)
    vp = panel(here.page, "vp")
    assert [int(row.one("b").words) for row in vp.one(".vp-track").all("li")] == list(state.points)
    won = [row.one("dd").words for row in vp.one("dl").all("div")]
    counts = [state.victors.count(seat) for seat in range(4)]
    assert [int(words.split()[0]) if words != "No war" else 0 for words in won] == counts


def test_all_eight_wars_are_on_the_wall_none_under_the_lens() -> None:
    wars = SCENES["credit"]().page.one(".timeline").all("li")
    assert len(wars) == 8
    assert not [war for war in wars if "aria-current" in war]


def test_the_result_can_be_shared_and_played_again() -> None:
    page = SCENES["credit"]().page
    assert page.one(".share-card").one("h3").words.startswith("Credit to ")
    messages = [button["data-message"] for button in page.one(".action-bar").all("button")]
    assert messages == ["replay", "again", "fresh"]


def test_hands_are_not_shown_when_there_is_credit() -> None:
    assert not [
        node for node in SCENES["credit"]().page.all("section") if "hands-h" in node.attributes
    ]


# -- the end of Western Civilization


def fallen() -> Visit:
    return SCENES["destroyed"]()


def test_a_fall_names_the_turn_the_war_and_the_missing_suit() -> None:
    here = fallen()
    result = state_of(here).result
    assert result
    page = here.page
    assert page.one("h1").words == f"Western Civilization fell in turn {result.turn}"
    assert page.one(".result-seal").icons == ["cat-unrest"]
    told = page.one(".result-head").one("p").words
    suit = SUIT_NAMES[result.suit]
    assert told.startswith(f"{WARS[result.turn - 1].name}: nobody played a card for {suit}.")
    assert page.one(".share-card").one("h3").words == (
        f"Fell in turn {result.turn}, for want of {suit}"
    )


def test_a_fall_shows_what_was_left_in_the_hands() -> None:
    here = fallen()
    rows = panel(here.page, "hands").all("li")
    for seat, row in enumerate(rows):
        assert len(row.all(".mini")) == len(state_of(here).hands[seat])


def test_the_wars_after_a_fall_never_came() -> None:
    here = fallen()
    result = state_of(here).result
    assert result
    wars = here.page.one(".timeline").all("li")
    assert wars[result.turn - 1].words.endswith("fell here")
    assert wars[7].words == "War on Terror, never came"


# -- in a few words


def test_a_game_in_progress_tells_its_turn() -> None:
    saved = ended("a suit")
    assert (saved.line, saved.kind, saved.result, saved.won) == ("Turn 2 of 8", "", "", False)
    title = SCENES["a suit"]().page.one(id="app")["data-title"]
    assert title == "Turn 2 of 8, The Wars of Western Civilization"


def test_a_finished_game_tells_who_got_the_credit() -> None:
    saved = ended("credit among people")
    assert saved.line.startswith("Credit to ")
    assert saved.result == saved.line
    assert (saved.kind, saved.won, saved.score) == ("credit", False, 0)


def test_one_person_wins_or_loses_with_points_of_the_own() -> None:
    here = SCENES["credit"]()
    result = state_of(here).result
    assert result
    saved = ended("credit")
    assert (saved.won, saved.score) == (0 in result.winners, result.points[0])
    assert saved.result == f"{result.points[0]} VP"


def test_one_person_among_the_winners_has_won() -> None:
    def where(state: State) -> bool:
        return bool(state.result and 1 in state.result.winners)

    here = at(where, (NOVICE, PERSON, NOVICE))
    assert summary("S", "x", here.table.session).won


def test_a_fall_is_nobodys_victory() -> None:
    saved = ended("destroyed")
    assert saved.result.startswith("Fell in turn ")
    assert (saved.kind, saved.won) == ("destroyed", False)


def test_the_line_of_a_fall_can_be_read_again() -> None:
    saved = ended("destroyed")
    result = state_of(fallen()).result
    assert result
    assert saved.line == f"{saved.result}, for want of {SUIT_NAMES[result.suit]}"
    assert fall(saved) == (str(result.turn), SUIT_NAMES[result.suit])


def test_the_usual_table_needs_no_words_and_any_other_is_named_seat_by_seat() -> None:
    record = Record.start("wars", "7KQ2M9", {"seats": 4})
    usual = (Seat("A"), Seat("B", "careful"), Seat("C", "careful"), Seat("D", "careful"))
    assert table_of(Session(record, seats=usual)) == ""
    assert table_of(Session(record)) == "person person person person"
    novice = (*usual[:3], Seat("D", "random"))
    assert table_of(Session(record, seats=novice)) == "person careful careful random"


def test_a_summary_can_be_kept_whatever_the_names_are() -> None:
    for scene in ("credit", "destroyed", "a suit"):
        saved = ended(scene)
        assert Saved.parse("S", saved.text) == saved


def test_the_best_game_is_a_victory_then_the_most_points() -> None:
    def game(score: int, won: bool = False, kind: str = "credit") -> Saved:
        return Saved("S", "x", "wars", "A", "", kind, f"{score} VP", won, score)

    assert best([game(50), game(20, won=True), game(30, won=True)]).score == 30
    assert best([game(9, kind="destroyed"), game(3)]).score == 3
    assert best([game(9, kind="destroyed")]).score == 9
