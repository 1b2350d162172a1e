"""What the rules of Wars say is what the engine does."""

from engine.wars import options, seats
from engine.wars.cards import CARDS, PHASE_SUITS, SUIT_NAMES, WARS
from engine.wars.ladder import STEPS
from engine.wars.state import HAND
from tests.ui.pages.rules.reading import decisions_told, section_of

READINGS = [f"W{number}" for number in range(1, 18)]


def said(section: str) -> str:
    return section_of("wars", section).words


def test_every_reading_is_told_once() -> None:
    told = decisions_told("wars")
    assert [number for number, _ in told] == READINGS
    assert all(len(words.split()) > 4 for _, words in told)


def test_the_aim_names_the_players_and_the_wars() -> None:
    assert "2 to 7 players" in said("aim")
    assert "through 8 wars" in said("aim")


def test_the_deck_is_as_it_says() -> None:
    assert "50 cards: five suits, each from 1 to 10" in said("deck")
    assert len({card[0] for card in CARDS}) == 5


def test_every_war_stands_in_the_table_with_its_points_and_its_award() -> None:
    rows = section_of("wars", "wars").one("tbody").all("tr")
    told = [[cell.words for cell in row.all("td")] for row in rows]
    assert told == [
        [
            str(turn + 1),
            f"{war.name}: {war.sides}",
            str(war.points),
            f"{war.award} VP, {SUIT_NAMES[war.award_suit]}",
        ]
        for turn, war in enumerate(WARS)
    ]


def test_a_turn_names_its_numbers() -> None:
    assert "filled to 7 cards" in said("turn")
    assert "put down up to 3 cards" in said("turn")
    names = ", ".join(SUIT_NAMES[suit] for suit in PHASE_SUITS)
    assert f"{names}. Four phases" in said("turn")
    assert len(PHASE_SUITS) == 4
    assert "up to 2 offers" in said("trade")
    assert "up to 3 named cards and ask for up to 3" in said("trade")


def test_the_ladder_has_every_step_in_its_order() -> None:
    steps = [item.words for item in section_of("wars", "victor").one("ol").all("li")]
    assert len(steps) == len(STEPS) - 1
    assert steps[0] == "Fewest Culture cards played"
    assert steps[-1] == "Most points of Luck cards played"


def test_trading_alone_of_the_house_rules_is_usual() -> None:
    rules = {rule.text: rule.default for rule in options if isinstance(rule.default, bool)}
    assert [item.words for item in section_of("wars", "house").all("li")] == list(rules)
    assert "Trading is usual, the others are not" in said("house")
    assert [text for text in rules if rules[text]] == ["Players may trade cards before the redraw."]


def test_full_hands_of_the_most_players_leave_one_card() -> None:
    assert len(CARDS) - seats[-1] * HAND == 1
    told = dict(decisions_told("wars"))["W12"]
    assert "We stop at 7: hands of 7 for all then leave a single card" in told
