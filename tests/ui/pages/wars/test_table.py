"""The table as the one who sits there sees it: chronicle, matrix, points, hand, actions."""

import pytest

from engine.wars import WARS
from engine.wars.cards import PHASE_SUITS, SUIT_NAMES, total
from engine.wars.ladder import suit_winner
from tests.ui.pages.wars.scenes import (
    NAMES,
    SCENES,
    SEVEN,
    altered,
    asked,
    at,
    commit,
    hand,
    holding,
    last_of_suit,
    state_of,
    wait,
)
from tests.ui.support import Visit
from tests.ui.tree import Node

PHASES = ["Draw", "Cooperation", "Redraw", "Diplomacy", "Economy", "War", "Luck", "Victor", "End"]


def phase_of(page: Node) -> str:
    (current,) = [step for step in page.one(".phase-ribbon").all("li") if "aria-current" in step]
    return current.words


def rows(page: Node) -> dict[str, list[str]]:
    """The matrix: what stands beside each name."""
    body = page.one("table.suit-matrix").one("tbody")
    return {row.one("b").words: [cell.words for cell in row.all("td")] for row in body.all("tr")}


# -- the top bar


@pytest.mark.parametrize(
    ("scene", "phase"),
    [
        ("an offer", "Cooperation"),
        ("an answer", "Cooperation"),
        ("a redraw", "Redraw"),
        ("a plan", "Diplomacy"),
        ("a suit", "War"),
        ("the end of a war", "Victor"),
        ("the end of a turn", "End"),
        ("a suit revealed", "Economy"),
    ],
)
def test_the_ribbon_names_nine_phases_and_the_current_one(scene: str, phase: str) -> None:
    page = SCENES[scene]().page
    steps = page.one(".phase-ribbon").all("li")
    assert [step.words.removesuffix(", done") for step in steps] == PHASES
    assert phase_of(page) == phase
    done = [step.words for step in steps if step.get("data-state") == "done"]
    assert done == [f"{name}, done" for name in PHASES[: PHASES.index(phase)]]


def test_the_turn_is_counted() -> None:
    page = at(asked("war")).page
    assert page.one("h1").words == "Turn 2 of 8"
    assert page.one(".turn-notches").style == {"--turn": "2", "--turns": "8"}


# -- the wall


def test_the_chronicle_shows_eight_wars_with_their_winners_and_what_is_to_come() -> None:
    here = at(asked("war", turn=4))
    wars = here.page.one(".timeline").all("li")
    assert len(wars) == 8
    for turn, victor in enumerate(state_of(here).victors):
        ended = "not awarded" if victor is None else f"won by {NAMES[victor]}"
        assert wars[turn].words == f"{WARS[turn].name}, {ended}"
        assert wars[turn].icons == ["ui-void" if victor is None else f"seat-{victor + 1}"]
    assert wars[6].words == "Cold War, 12 VP"


def test_the_current_war_lies_under_the_lens_with_its_stakes() -> None:
    page = at(asked("war", turn=4)).page
    (war,) = [war for war in page.one(".timeline").all("li") if "aria-current" in war]
    assert war.one("h2").words == "Mongol Invasion"
    assert [chip.words for chip in war.all(".chip")] == ["Victor 9 VP", "Highest Luck score 4 VP"]


def test_a_war_that_is_decided_says_so_before_its_turn_is_over() -> None:
    here = SCENES["the end of a turn"]()
    victor = state_of(here).victors[-1]
    assert victor is not None
    assert here.page.one(".timeline").all(".chip")[0].words == f"Won by {NAMES[victor]}"


# -- the matrix


def test_the_rows_are_in_the_order_of_the_turn_from_the_lead() -> None:
    here = at(asked("war", turn=3))
    assert state_of(here).lead == 2
    assert list(rows(here.page)) == ["Cassia", "Otto", "Ada", "Ben"]


def test_it_is_a_table_with_headers_for_rows_and_columns() -> None:
    table = at(asked("war")).page.one("table.suit-matrix")
    assert "turn 2" in table.one("caption").words
    assert "how many · their total" in table.one("span.matrix-signs").words
    columns = [head.words for head in table.all("th", scope="col")]
    assert columns == ["Player", "Diplomacy", "Economy", "War", "Luck"]
    assert len(table.all("th", scope="row")) == 4


def test_a_suit_that_is_decided_shows_cards_count_and_total_and_who_won() -> None:
    here = at(asked("war"))
    state = state_of(here)
    for place in (0, 1):
        plays = state.plays[place]
        winner, _ = suit_winner(plays)
        for seat, cards in enumerate(plays):
            cell = rows(here.page)[NAMES[seat]][place]
            if not cards:
                assert cell == "No card"
                continue
            assert cell.endswith(f"{len(cards)} · {total(cards)}")
            assert ("Won with" in cell) == (seat == winner)


def test_cards_lie_in_the_matrix_highest_first_with_culture_named() -> None:
    plays = ((("D3", "D10", "C4"), (), ("D1",), ()), *[((),) * 4] * 3)
    here = altered(at(asked("economy")), plays=plays)
    (cell, *_) = [row.all("td")[0] for row in here.page.one("tbody").all("tr") if of(row) == "Ada"]
    assert [mini.words for mini in cell.all(".mini")] == ["4 Culture", "10", "3"]
    assert [mini["data-suit"] for mini in cell.all(".mini")] == ["culture"] + ["diplomacy"] * 2


def of(row: Node) -> str:
    return row.one("b").words


def test_the_current_suit_tells_who_has_committed_who_chooses_and_who_follows() -> None:
    here = at(asked("war", turn=3))  # Cassia leads, Ada is third
    third = [cells[2] for cells in rows(here.page).values()]
    assert third == ["Committed", "Committed", "Choosing now", "After you"]
    assert [cells[3] for cells in rows(here.page).values()] == ["Not yet"] * 4
    current = [cell for cell in here.page.all("td") if "aria-current" in cell]
    assert {cell["data-suit"] for cell in current} == {"war"}


def test_under_open_play_cards_of_the_current_suit_lie_open() -> None:
    here = at(asked("war", turn=3), rules=("open_play",))
    first = state_of(here).plays[2][2]
    cell = rows(here.page)["Cassia"][2]
    assert cell.endswith(f"{len(first)} · {total(first)}") if first else cell == "No card"
    assert "Committed" not in here.page.one("tbody").words


def test_hand_counts_do_not_betray_how_many_cards_were_committed() -> None:
    here = at(asked("war", turn=3))
    state = state_of(here)
    assert any(state.commits)
    counts = [int(count.words.split()[0]) for count in here.page.all(".seat-count")]
    held = [len(state.hands[seat]) + len(state.commits[seat]) for seat in (2, 3, 0, 1)]
    assert counts == held


def test_before_the_first_suit_the_matrix_tells_whose_turn_it_is() -> None:
    here = at(asked("redraw", turn=3))
    assert list(rows(here.page).values()) == [["Done"], ["Done"], ["Choosing now"], ["After you"]]


def test_seats_say_who_plays_them_and_who_leads() -> None:
    seats = at(asked("war", turn=3)).page.one("tbody").all("small")
    assert [seat.words for seat in seats] == [
        "Bot, novice, leads",
        "Bot, cautious",
        "You",
        "Bot, cautious",
    ]


def test_what_was_played_stays_to_be_seen_until_the_turn_is_over() -> None:
    here = SCENES["the end of a turn"]()
    assert not any(cards for of_suit in state_of(here).plays for cards in of_suit)
    cells = [cell for cells in rows(here.page).values() for cell in cells]
    assert "Not yet" not in cells
    assert len([cell for cell in cells if "Won with" in cell]) > 1


# -- points


def test_points_suits_won_and_stakes_are_always_there() -> None:
    for scene in ("an offer", "an answer", "a redraw", "a suit", "a plan", "seven seats trading"):
        panel = SCENES[scene]().page.one(".vp-panel")
        names = [term.words for term in panel.all("dt")]
        assert names == ["Suits won", "Victor", "Award"]


def test_points_are_told_by_seat_and_a_notch_each() -> None:
    here = at(asked("war", turn=4))
    tracks = here.page.one(".vp-track").all("li")
    points = state_of(here).points
    assert [int(track.one("b").words) for track in tracks] == list(points)
    assert [int(track.style["--value"]) for track in tracks] == list(points)
    assert {track.style["--max"] for track in tracks} == {"40"}


def test_more_than_forty_points_make_the_bars_finer() -> None:
    here = SCENES["credit"]()
    best = max(state_of(here).points)
    (full,) = {int(track.style["--max"]) for track in here.page.all(".vp-row")}
    assert full >= best
    assert full % 10 == 0


def test_suits_won_so_far_are_told_with_their_winners() -> None:
    here = at(asked("war"))
    told = here.page.one(".vp-panel").all("dd")[0].words
    for place in (0, 1):
        winner, _ = suit_winner(state_of(here).plays[place])
        who = "nobody" if winner is None else NAMES[winner]
        assert f"{SUIT_NAMES[PHASE_SUITS[place]]} {who}" in told


def test_the_award_is_told_with_who_has_it_once_its_suit_is_decided() -> None:
    before = at(asked("economy")).page.one(".vp-panel").all("dd")[2].words
    assert before == "2 VP, highest Economy score"
    after = at(asked("war")).page.one(".vp-panel").all("dd")[2].words
    assert after.startswith("2 VP, highest Economy score: ")


# -- the hand


def groups(page: Node) -> list[str]:
    return [group.one("h3").words for group in page.all(".hand-group")]


def test_the_hand_is_grouped_by_suit_what_can_be_played_first_and_says_why_a_group_sleeps() -> None:
    here = holding(at(asked("economy")), "D1 E2 E9 W3 L4 C5")
    assert groups(here.page) == [
        "Economy",
        "Culture, wild",
        "War, next phase",
        "Luck, later",
        "Diplomacy, phase over",
    ]
    cards = here.page.all("button.suit-card")
    assert [card["aria-label"] for card in cards] == [
        "Economy 9",
        "Economy 2",
        "Culture 5, wild",
        "War 3",
        "Luck 4",
        "Diplomacy 1",
    ]
    assert ["aria-disabled" in card for card in cards] == [False] * 3 + [True] * 3


def test_every_card_of_the_hand_is_there_once_with_its_name() -> None:
    here = at(asked("redraw"))
    shown = [card["data-message"] for card in here.page.all("button.suit-card")]
    assert sorted(shown) == sorted([f"pick:{card}" for card in hand(here)])
    names = [card["aria-label"] for card in here.page.all("button.suit-card")]
    assert len(set(names)) == len(names)


def test_a_picked_card_is_lifted_and_pressed() -> None:
    here = at(asked("redraw"))
    card = hand(here)[0]
    here.send("pick", card)
    button = here.page.one("button", id=f"card-{card}")
    assert button["aria-pressed"] == "true"
    assert "ui-discard" in button.icons
    here.send("pick", card)
    assert here.page.one("button", id=f"card-{card}")["aria-pressed"] == "false"


def test_deck_and_discard_pile_are_counted() -> None:
    here = at(asked("war"))
    state = state_of(here)
    piles = [pile.words for pile in here.page.one(".piles").all("p")]
    assert piles == [f"Deck {len(state.deck)}", f"Discard {len(state.pile)}"]
    assert here.page.one(".pile-counts").words == (
        f"Deck {len(state.deck)}, discard pile {len(state.pile)}."
    )


# -- while others choose


def test_while_a_bot_chooses_there_is_the_hand_but_no_choice() -> None:
    page = SCENES["waiting for a bot"]().page
    assert page.all(".suit-card")
    assert not page.all("button.suit-card")
    main = page.one("main")
    assert [button["data-message"] for button in main.all("button")] == ["hurry"]
    assert main.one("button", data_message="hurry").words == "Skip the pause"
    assert main.one(".action-bar").one("p").words.endswith("is choosing")


def test_skipping_the_pause_lets_bots_move_at_once() -> None:
    here = SCENES["waiting for a bot"]()
    (before,) = [effect.pause for effect in here.effects if hasattr(effect, "pause")]
    here.send("hurry")
    (after,) = [effect.pause for effect in here.effects if hasattr(effect, "pause")]
    assert (before > 0, after) == (True, 0)


def test_what_a_bot_has_just_done_is_told() -> None:
    here = wait(SCENES["waiting for a bot"](), 1)
    assert here.page.one(".news").words


def test_news_since_the_own_last_move_are_told_when_the_turn_comes_round() -> None:
    here = wait(commit(at(last_of_suit)))
    told = here.page.one(".news").words
    assert "Economy" in told


def test_seven_seats_have_seven_rows_and_shapes() -> None:
    page = at(asked("luck"), SEVEN).page
    assert len(rows(page)) == 7
    shapes = [row.icons[0] for row in page.one("tbody").all("tr")]
    assert sorted(shapes) == [f"seat-{number}" for number in range(1, 8)]


def test_a_game_without_named_seats_shows_numbers() -> None:
    here = Visit().send("address", "#/game/" + at(asked("war")).record.until(0).text)
    here.send("show", "0")
    assert here.page.one(".vp-track").words.startswith("You")
    assert "Seat 2" in here.page.one(".vp-track").words
    assert here.table.session.seats == ()
