"""The smallest pieces: numbers with signs and nouns, icons, buttons, log entries."""

import pytest

from tests.ui.tree import read
from ui.html import at
from ui.parts.basic import WORDS, button, count, icon, signed
from ui.parts.log import Line, log


@pytest.mark.parametrize(("points", "text"), [(-12, "−12"), (-1, "−1"), (0, "0"), (1, "+1")])
def test_numbers_have_a_true_minus(points: int, text: str) -> None:
    assert signed(points) == text


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (11, "11 cards")]
)
def test_nouns_agree_with_their_numbers(number: int, text: str) -> None:
    assert count(number, "card", "cards") == text


def test_small_numbers_have_words() -> None:
    assert (WORDS[0], WORDS[2], WORDS[10], len(WORDS)) == ("no", "two", "ten", 11)


def test_an_icon_is_a_hidden_use_of_the_sprite() -> None:
    drawn = read(icon("ui-log", "s").text).one("svg")
    assert (drawn["aria-hidden"], drawn.icons) == ("true", ["ui-log"])
    assert drawn.classes == ["icon", "icon-s"]
    assert read(icon("ui-log").text).one("svg").classes == ["icon"]


def test_a_refused_button_stays_in_reach() -> None:
    refused = read(button("end", at("id", "a"), "End", kind=".button-quiet", refused=True).text)
    node = refused.one("button")
    assert (node["aria-disabled"], node["data-message"], node.words) == ("true", "end", "End")
    assert node.classes == ["button", "button-quiet"]
    assert "disabled" not in node
    assert "aria-disabled" not in read(button("end", "End").text).one("button")


LINES = [
    Line(1, "First", "Fear +1"),
    Line(2, "Second <b>", "no effect, needs Fear 6, it was 5", "no effect"),
]


def test_the_log_is_newest_first_and_escapes_its_texts() -> None:
    shown = [entry.words for entry in read(log(LINES).text).one("ol").all("li")]
    assert shown == [
        "Turn 2Second <b>no effect, needs Fear 6, it was 5",
        "Turn 1FirstFear +1",
    ]


def test_the_brief_log_shortens_where_a_short_form_is_given() -> None:
    shown = [
        entry.one(".log-effect").words for entry in read(log(LINES, brief=True).text).all("li")
    ]
    assert shown == ["no effect", "Fear +1"]


def test_an_empty_log_is_an_empty_list() -> None:
    assert read(log([]).text).one("ol").parts == []
