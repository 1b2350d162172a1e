"""A meter alone: zones, lines the rules name, and the preview in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pacification import Meters
from tests.engine.support import steady
from tests.ui.tree import Node, read
from ui.parts.meter import meters, movement, zone_name

NAMES = ("fear", "hostility", "turmoil", "oil")
REMARKS = {meter: f"remark on {meter}" for meter in NAMES}
levels = st.builds(Meters, *[st.integers(0, 30)] * 4)


def shown(now: Meters, then: Meters | None = None) -> list[Node]:
    return read(meters(now, then or now, "A Card", REMARKS).text).all("li.meter")


@pytest.mark.parametrize(
    ("meter", "words"),
    [
        ("fear", {0: "Low", 5: "Low", 6: "Medium", 14: "Medium", 15: "High", 30: "High"}),
        ("hostility", {0: "Low", 5: "Low", 6: "Medium", 14: "Medium", 15: "High", 30: "High"}),
        ("turmoil", {0: "Popular", 1: "Damage control", 4: "Damage control", 5: "Lame duck"}),
        ("oil", {0: "Marginal", 5: "Marginal", 6: "Partial", 14: "Partial", 15: "Major"}),
    ],
)
def test_zones_are_named_as_the_document_and_the_design_name_them(
    meter: str, words: dict[int, str]
) -> None:
    assert {value: zone_name(meter, value) for value in words} == words


@steady
@given(levels, levels)
def test_a_preview_is_spoken_and_drawn_exactly_where_something_changes(
    now: Meters, then: Meters
) -> None:
    for node in shown(now, then):
        meter = node["data-meter"]
        value, following = getattr(now, meter), getattr(then, meter)
        spoken = node.one(role="meter")["aria-valuetext"]
        assert node.style == {"--value": str(value), "--next": str(following)}
        assert spoken.startswith(f"{value} of 30, {zone_name(meter, value)}.")
        assert ("data-preview" in node) == (value != following) == node.has(".meter-next")
        tail = f" Would become {following}, {zone_name(meter, following)}, if A Card is played."
        assert spoken.endswith(tail) == (value != following)


@steady
@given(levels)
def test_a_zone_is_a_height_a_sign_and_a_word(now: Meters) -> None:
    for node in shown(now):
        word = zone_name(node["data-meter"], getattr(now, node["data-meter"]))
        assert node.one(".meter-zone").words == word
        assert node.one(".meter-zone").icons == [f"zone-{node['data-zone']}"]
        current = [zone.text for zone in node.all(aria_current="true")]
        assert current in ([word], [] if word == "Popular" else [word])


def test_a_phone_leaves_out_all_but_the_short_word_of_a_name() -> None:
    short = {"fear": "Fear", "hostility": "Hostility", "turmoil": "Turmoil", "oil": "Oil"}
    for node in shown(Meters(5, 10, 0, 5)):
        name = node.one("h3.meter-name")
        assert name.words == node.one(role="meter")["aria-label"]
        (left_out,) = name.all("span")
        assert name.words.replace(left_out.words, "").strip() == short[node["data-meter"]]


def test_the_lines_are_those_the_rules_name() -> None:
    flags = {
        node["data-meter"]: [(flag.style["--at"], flag.words) for flag in node.all(".meter-flag")]
        for node in shown(Meters(5, 10, 0, 5))
    }
    assert flags["fear"] == [("5", "Peace")]
    assert flags["hostility"][:2] == [("5", "Peace"), ("10", "2 events")]
    assert flags["turmoil"] == [("4", "Defeat")]
    assert flags["oil"] == [("14", "Oil victory")]
    assert all(len(lines) <= 3 for lines in flags.values())


def test_hostility_shows_the_line_of_war() -> None:
    hostility = shown(Meters(5, 10, 0, 5))[1]
    assert [flag.words for flag in hostility.all(".meter-flag")] == ["Peace", "2 events", "War"]


def test_every_meter_has_its_remark() -> None:
    remarks = [node.one(".meter-change").words for node in shown(Meters(5, 10, 0, 5))]
    assert remarks == list(REMARKS.values())


def test_a_movement_has_a_direction_and_a_number() -> None:
    assert movement(5, 5) == "No change"
    for before, after, sign, words in ((3, 9, "ui-up", "up 6"), (9, 3, "ui-down", "down 6")):
        moved = movement(before, after)
        assert not isinstance(moved, str)
        node = read(moved.text)
        assert node.icons == [sign]
        assert node.words == f"{words} this turn"


def test_what_a_term_is_about_is_told_by_the_numbers_of_the_rules() -> None:
    """A phone has no room for the flags on the scale; those who listen hear all of them."""
    nodes = shown(Meters(5, 10, 0, 5))
    goals = [node.one(".meter-goal").words for node in nodes]
    assert goals == ["Peace ≤ 5", "Peace ≤ 5", "Defeat ≥ 5", "Victory ≥ 15"]
    (hostility,) = [node for node in nodes if node["data-meter"] == "hostility"]
    spoken = hostility.one(role="meter")["aria-valuetext"]
    assert spoken.endswith("Peace at 5 or less. 2 events at 11 or more. War at 30 or more.")
