"""What the rules of Pacification say is what the engine does."""

from engine.pacification.cards import CARDS, DECISIONS, EVENTS
from engine.pacification.rules import PRICE
from engine.pacification.state import DRAWN_EACH_TURN, HIGH, MEDIUM, METERS, START, reading
from tests.ui.gallery import ENDS
from tests.ui.pages.rules.reading import decisions_told, page_of_rules, section_of
from tests.ui.support import state_of, term
from ui.pages.pacification.table import PHASES
from ui.parts.meter import NAMES

READINGS = [f"P{number}" for number in range(1, 17)]


def said(section: str) -> str:
    return section_of("pacification", section).words


def test_every_reading_is_told_once_and_can_be_found_by_its_number() -> None:
    told = decisions_told("pacification")
    assert [number for number, _ in told] == READINGS
    assert all(len(words.split()) > 5 for _, words in told)
    places = page_of_rules("pacification").all("div")
    ids = [node["id"] for node in places if "id" in node]
    assert [name for name in ids if name in [number.lower() for number in READINGS]] == [
        number.lower() for number in READINGS
    ]


def test_the_aim_names_the_numbers_that_end_a_term() -> None:
    aim = said("aim")
    assert "one term of 10 turns" in aim
    assert "Western Fear and Arab Hostility are both 5 or less" in aim
    assert "Oil Control is 15 or more" in aim
    assert "Political Turmoil is 5 or more" in aim
    assert "Arab Hostility is 30" in aim


def test_the_meters_begin_and_change_their_names_where_the_table_says() -> None:
    rows = [
        [cell.words for cell in row.all("td")]
        for row in section_of("pacification", "meters").one("tbody").all("tr")
    ]
    assert [(row[0], row[1]) for row in rows] == [
        (NAMES[meter], str(reading(START, meter))) for meter in METERS
    ]
    assert rows[0][2:] == ["Low: 0–5", "Medium: 6–14", "High: 15–30"]
    assert rows[2][2:] == ["Popular: 0", "Damage control: 1–4", "Lame duck: 5–30"]


def test_the_decks_are_as_large_as_they_say() -> None:
    assert f"{len(EVENTS)} events and {len(DECISIONS)} decisions" in said("cards")
    assert {card.at_least for card in CARDS.values() if card.needs} == {MEDIUM, HIGH}
    assert "Hostility of 6 or more (Medium), or of 15 or more (High)" in said("cards")


def test_the_phases_are_those_on_the_table_in_their_order() -> None:
    named = [
        item.one("b").words.rstrip(".") for item in section_of("pacification", "turn").all("li")
    ]
    assert named == list(PHASES)
    assert "A turn has five phases" in said("turn")
    assert len(PHASES) == 5


def test_a_turn_names_its_numbers() -> None:
    turn = said("turn")
    assert "two if Hostility is 11 or more" in turn
    assert "You draw 2 decisions" in turn
    assert turn.count("one more for 1 Turmoil") == 2
    assert PRICE == (("turmoil", 1),)
    assert "discard down to 5 cards" in turn
    assert "If Fear is 15 or more, Turmoil goes up by 1" in turn


def test_a_score_is_what_the_sixteenth_reading_says() -> None:
    told = dict(decisions_told("pacification"))["P16"]
    scores = {}
    for kind, levels in ENDS.items():
        result = state_of(term(*levels)).result
        assert result
        scores[kind] = result.score
    assert "300 for a double victory" in told
    assert 300 <= scores["double"] < 400
    assert "200 for peace or oil" in told
    assert 200 <= scores["peace"] < 300
    assert 200 <= scores["oil"] < 300
    assert "100 for no victory" in told
    assert scores["none"] == 100
    assert scores["office"] == scores["war"] == 10  # the turn, as these terms end in the tenth


def test_the_first_two_cards_come_with_the_first_turn() -> None:
    assert "the first two come" in dict(decisions_told("pacification"))["P12"]
    assert DRAWN_EACH_TURN == 2


def test_the_advice_is_true_of_the_cards() -> None:
    asking = [card for card in EVENTS if card.needs == "hostility"]
    assert len(asking) * 2 > len(EVENTS)
    most = [card for card in DECISIONS if ("oil", 3) in card.effects]
    assert most
    assert all((card.needs, card.at_least) == ("fear", HIGH) for card in most)
    raising = [card for card in most if dict(card.effects).get("hostility", 0) > 0]
    assert len(raising) * 2 > len(most)
