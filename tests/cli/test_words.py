import doctest
from dataclasses import replace
from types import ModuleType

import pytest

from cli import plain
from cli.pacification import board, words
from cli.seats import Eyes
from cli.wars import words as wars_words
from engine.pacification import CARDS, Meters, Outcome, new_game
from engine.pacification.state import (
    Change,
    DamageControl,
    Discarded,
    Drew,
    Event,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    Played,
    Straddled,
    TurnBegan,
)

START = Meters(5, 10, 0, 5)


def told(event: Event, meters: Meters = START) -> str:
    state = replace(new_game("7KQ2M9"), meters=meters, events=(event,))
    (line,) = words.lines(state, Eyes(0, ("You",)))
    return line.text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (TurnBegan(3, 1, 10), "Hostility 10, one event"),
        (TurnBegan(3, 2, 11), "Hostility 11, two events"),
        (
            EventFlipped("scud-missile-attack", False, 12, ()),
            "SCUD Missile Attack: no effect, needs Hostility 15, it was 12",
        ),
        (
            EventFlipped("oil-fields-burn", True, 15, (Change("fear", 3, 5), Change("oil", 0, 0))),
            "Oil Fields Burn: Fear 3 → 5, Oil stays 0",
        ),
        (Drew(("investment", "peace-talks")), "Investment, Peace Talks"),
        (Drew(()), "nothing, the decision deck is empty"),
        (Straddled((Change("turmoil", 0, 1),)), "Straddle the Fence: Turmoil 0 → 1"),
        (Played("cronyism", (), (Change("oil", 5, 7),)), "Cronyism: Oil 5 → 7"),
        (
            Played("cronyism", (Change("turmoil", 1, 2),), (Change("oil", 5, 7),)),
            "Deficit Spending: Turmoil 1 → 2. Cronyism: Oil 5 → 7",
        ),
        (DamageControl((Change("turmoil", 0, 0),)), "Damage control: Turmoil stays 0"),
        (Discarded(("cover-ups",)), "Cover-Ups"),
        (FearUnsettled((Change("turmoil", 3, 4),)), "Fear is High: Turmoil 3 → 4"),
    ],
)
def test_every_event_is_told_in_words(event: Event, text: str) -> None:
    assert told(event) == text


DOUBLE = (
    "Double victory. Fear is 4 and Hostility 3, both 5 or less, and Oil is 16, 15 or more. Score 7."
)
NONE = (
    "No victory. Fear is 9 and Hostility 3: Peace needed both at 5 or less. "
    "Oil is 14: it needed 15. Score 7."
)


@pytest.mark.parametrize(
    ("kind", "meters", "text"),
    [
        ("double", Meters(4, 3, 0, 16), DOUBLE),
        (
            "peace",
            Meters(4, 3, 0, 2),
            "Peace victory. Fear is 4 and Hostility 3: both had to be 5 or less. Score 7.",
        ),
        ("oil", Meters(9, 9, 0, 16), "Oil victory. Oil is 16: it had to be 15 or more. Score 7."),
        ("none", Meters(9, 3, 0, 14), NONE),
        (
            "office",
            Meters(9, 9, 6, 5),
            "Out of office. Turmoil is 6: the office is lost at 5. Score 7.",
        ),
        ("war", Meters(9, 30, 0, 5), "War. Hostility is 30: war breaks out at 30. Score 7."),
    ],
)
def test_every_outcome_tells_why(kind: str, meters: Meters, text: str) -> None:
    assert told(GameEnded(Outcome(kind, won=False, score=7)), meters) == text


@pytest.mark.parametrize(
    ("meter", "value", "name"),
    [
        ("fear", 5, "Low"),
        ("hostility", 6, "Medium"),
        ("fear", 15, "High"),
        ("turmoil", 0, "Popular"),
        ("turmoil", 4, "Damage control"),
        ("turmoil", 5, "Lame duck"),
        ("oil", 5, "Marginal"),
        ("oil", 14, "Partial"),
        ("oil", 30, "Major"),
    ],
)
def test_every_zone_has_its_name(meter: str, value: int, name: str) -> None:
    assert words.zone_name(meter, value) == name


def test_a_requirement_tells_what_there_is_only_when_it_is_too_little() -> None:
    ceasefire = CARDS["ceasefire"]
    assert words.needs(ceasefire, Meters(0, 14, 0, 0)) == "Hostility 15, now 14"
    assert words.needs(ceasefire, Meters(0, 15, 0, 0)) == "Hostility 15"
    assert words.needs(CARDS["investment"], Meters(0, 0, 0, 0)) == ""


@pytest.mark.parametrize("value", [0, 5, 6, 14, 15, 30])
def test_a_scale_shows_one_notch_a_point_with_a_gap_where_a_zone_begins(value: int) -> None:
    scale = board.notches("hostility", value)
    assert scale.count("|") == value
    assert [len(zone) for zone in scale.split(" ")] == [5, 9, 16]


@pytest.mark.parametrize("module", [plain, board, words, wars_words])
def test_the_examples_in_the_documentation_hold(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0
