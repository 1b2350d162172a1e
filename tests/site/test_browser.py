"""A test that needs a browser fails without one, and says what to do."""

from pathlib import Path

import pytest

from tools.browser import BrowserMissing, chromium_path


def test_chromium_is_the_one_the_environment_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mine = tmp_path / "my-chromium"
    mine.touch(mode=0o755)
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert chromium_path() == str(mine)


def test_a_wrong_name_in_the_environment_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/chromium")
    with pytest.raises(BrowserMissing, match="/no/such/chromium"):
        chromium_path()


def test_a_machine_without_a_browser_is_told_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("tools.browser._NAMES", ("chromium",))
    with pytest.raises(BrowserMissing, match="apt-get install chromium"):
        chromium_path()
