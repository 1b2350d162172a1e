"""The comparison itself: whatever differs is shown."""

from tests.runtimes.compare import difference

TOLD = ["first\nthe same", "second\nabc", "third\nlast"]


def test_equal_tellings_differ_nowhere() -> None:
    assert difference(TOLD, list(TOLD)) == ""


def test_the_first_difference_is_shown_with_its_label_and_both_texts() -> None:
    shown = difference(TOLD, [TOLD[0], "second\nabX", "third\nanother"])
    assert "“second”" in shown
    assert "ab▶c" in shown
    assert "ab▶X" in shown
    assert "another" not in shown


def test_a_telling_that_breaks_off_is_a_difference() -> None:
    assert "only CPython tells of “third”" in difference(TOLD, TOLD[:2])
    assert "only the other tells of “third”" in difference(TOLD[:2], TOLD)


def test_nothing_told_is_a_difference() -> None:
    assert difference([], [])
