"""The result: a headline and a reason for every end, the course in words, what to do next."""

import pytest
from hypothesis import given

from engine import Record
from engine.pacification import CARDS, Outcome
from tests.engine.support import records, steady, walked
from tests.ui.gallery import ENDS
from tests.ui.pages.pacification.test_story import recomputed
from tests.ui.support import KNOWN, at_table, playing, state_of, table_at, term
from tests.ui.tree import Node
from ui.model import Model
from ui.pages.pacification import result
from ui.pages.pacification.result import SEALS, verdict

CALM = {"fear": 5, "hostility": 5}


def page_at(*levels: dict[str, int], turn: int = 10) -> Node:
    return at_table(term(*levels, turn=turn)).page


def told(page: Node) -> tuple[str, str, str]:
    """The headline, the reason, and the verdict on the card to share."""
    head = page.one(".result-head")
    return head.one("h1").words, head.one("p").words, page.one(".share-card").one("h3").words


# -- headline, reason and verdict of the six ends


def test_a_double_victory() -> None:
    assert told(page_at({"fear": 4, "hostility": 3, "oil": 17})) == (
        "Peace, and the oil",
        (
            "Fear ended at 4 and Hostility at 3. Oil ended at 17. "
            "Both victories at once: the best end of a term."
        ),
        "Double victory",
    )


def test_a_peace_victory() -> None:
    assert told(page_at({"fear": 5, "hostility": 3}, {"fear": 5, "hostility": 3})) == (
        "Peace",
        (
            "Fear ended at 5 and Hostility at 3. Both had to be 5 or less. "
            "Peace victory with 2 points to spare."
        ),
        "Peace victory with 2 points to spare",
    )


@pytest.mark.parametrize("late", [{"fear": 6, "hostility": 5}, {"fear": 5, "hostility": 6}])
def test_a_peace_that_came_with_the_last_turn(late: dict[str, int]) -> None:
    assert told(page_at(late, CALM))[0] == "Peace, on the last day"
    assert told(page_at(CALM, CALM))[0] == "Peace"


def test_an_oil_victory() -> None:
    assert told(page_at({"oil": 16}, {"oil": 16})) == (
        "The oil is yours",
        "Oil ended at 16. It had to be 15 or more. Oil victory with 1 point to spare.",
        "Oil victory with 1 point to spare",
    )


def test_an_oil_victory_that_came_with_the_last_turn() -> None:
    assert told(page_at({"oil": 14}, {"oil": 15})) == (
        "The oil, on the last day",
        "Oil ended at 15. It had to be 15 or more. Oil victory with nothing to spare.",
        "Oil victory with nothing to spare",
    )
    assert told(page_at({"oil": 15}, {"oil": 15}))[0] == "The oil is yours"


def test_a_term_without_victory() -> None:
    assert told(page_at({"fear": 8, "hostility": 4, "oil": 14})) == (
        "The term is over",
        (
            "You stayed in office for all 10 turns. Fear ended at 8 and Hostility at 4. "
            "Peace needs both at 5 or less. Oil ended at 14. Oil needs 15."
        ),
        "A full term, no victory",
    )


def test_out_of_office() -> None:
    assert told(page_at({"turmoil": 7}, turn=4)) == (
        "Out of office",
        "Turmoil was 6 at the end of turn 4. At 5 or more the presidency ends.",
        "Out of office in turn 4",
    )


def test_war() -> None:
    page = page_at({"hostility": 30}, turn=7)
    headline, reason, phrase = told(page)
    assert (headline, phrase) == ("War", "War in turn 7")
    assert reason.startswith("Hostility was 30 at the end of turn 7.")


def test_out_of_office_is_named_before_war() -> None:
    # P9
    assert told(page_at({"hostility": 30, "turmoil": 6}))[0] == "Out of office"


def test_a_high_fear_that_tipped_the_scale_is_in_the_number() -> None:
    assert "Turmoil was 5 " in told(page_at({"fear": 15, "turmoil": 5}))[1]


def test_points_to_spare_are_counted_in_words_for_nothing_one_and_more() -> None:
    phrases = [
        verdict(
            Outcome("peace", won=True, score=200),
            state_of(term({"fear": fear, "hostility": 5})).meters,
        )
        for fear in (5, 4, 0)
    ]
    assert [phrase.removeprefix("Peace victory with ") for phrase in phrases] == [
        "nothing to spare",
        "1 point to spare",
        "5 points to spare",
    ]


@pytest.mark.parametrize("kind", sorted(ENDS))
def test_every_end_has_its_seal(kind: str) -> None:
    here = at_table(term(*ENDS[kind]))
    assert here.state.result
    assert here.state.result.kind == kind
    assert tuple(here.page.one(".result-seal").icons) == SEALS[kind]
    assert len(here.page.one(".result-seal").icons) == (2 if kind == "double" else 1)


@pytest.mark.parametrize("kind", sorted(ENDS))
def test_every_end_offers_the_next_game(kind: str) -> None:
    bar = at_table(term(*ENDS[kind])).page.one(".action-bar")
    acts = [(button.words, button["data-message"]) for button in bar.all("button")]
    assert acts == [
        ("Watch replay", "replay"),
        ("Same seed again", "again"),
        ("Play again", "fresh"),
    ]
    assert bar.one("button.button-primary").words == "Play again"


def test_a_game_in_progress_has_no_result() -> None:
    with pytest.raises(ValueError, match="in progress"):
        result(Model(), table_at(state_of(playing().record)))


# -- the course of the meters


@steady
@given(records(finished=True))
def test_the_chart_carries_every_number_in_words(record: Record) -> None:
    chart = at_table(record).page.one("svg.chart")
    played = recomputed(record)
    names = ("Western Fear", "Arab Hostility", "Political Turmoil", "Oil Control")
    meters = ("fear", "hostility", "turmoil", "oil")
    sentences = ["Meters at the start and after each turn."]
    for name, meter in zip(names, meters, strict=True):
        sentences.append(f"{name}: {', '.join([str(levels[meter]) for levels in played])}.")
    assert chart.one("title").text == " ".join(sentences)
    assert chart["role"] == "img"
    assert chart["aria-labelledby"] == chart.one("title")["id"]


@steady
@given(records(finished=True))
def test_the_meters_show_where_they_ended_and_how_high_they_were(record: Record) -> None:
    page = at_table(record).page
    played = recomputed(record)
    for meter in ("fear", "hostility", "turmoil", "oil"):
        shown = page.one(id=f"meter-of-{meter}")
        start, end = played[0][meter], played[-1][meter]
        assert shown.one(".meter-value").words == str(end)
        top = max([levels[meter] for levels in played])
        remark = f"highest after a turn: {top}" if top > max(start, end) else f"started at {start}"
        assert shown.one(".meter-change").words == remark


# -- the decisions


@steady
@given(records(finished=True))
def test_every_turn_lists_its_decisions(record: Record) -> None:
    page = at_table(record).page
    (section,) = [
        node for node in page.all("section") if node.get("aria-labelledby") == "decisions-h"
    ]
    rows = section.all("li")
    assert len(rows) == state_of(record).turn
    turn, names = 1, [[] for _ in rows]
    for move in record.moves:
        if type(move).__name__ in ("Play", "PlayExtra"):
            names[turn - 1].append(CARDS[move.card].name)
        turn += type(move).__name__ == "EndTurn"
    for at, row in enumerate(rows):
        assert row.one(".log-turn").words == f"Turn {at + 1}"
        assert row.all("span")[2].words == (", ".join(names[at]) or "No decision")


# -- practice, links


def test_the_result_of_a_practice_game_is_marked() -> None:
    here = at_table(walked("whole", False, "4"), practice=True)
    assert [chip.words for chip in here.page.one("header").all(".chip")] == ["Practice"]
    assert not at_table(walked("whole", False, "4")).page.one("header").has(".chip")


def test_the_shared_result_of_a_practice_game_says_so() -> None:
    here = at_table(walked("whole", False, "4"), practice=True)
    assert "practice" in here.page.one(".share-card").words.lower()


def test_the_result_shows_seed_and_link() -> None:
    here = playing().finishes()
    panel = here.page.one("section.share")
    assert panel.one(".seed").words == KNOWN
    link = panel.one("input")
    assert (link["value"], "readonly" in link) == (here.link, True)
    assert [button["data-message"] for button in panel.all("button")] == [
        "copy:game",
        "sheet:share",
    ]


def test_the_last_move_can_be_taken_back_from_the_result() -> None:
    here = playing().finishes()
    here.press(here.page.one(id="tool-undo"))
    assert here.page.one("h1")["id"] == "turn"


def test_the_same_seed_again_deals_the_same_cards() -> None:
    here = playing()
    first = here.state
    here.finishes().send("again")
    assert here.state == first
