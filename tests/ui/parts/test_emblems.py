"""Every card has an emblem and a label; every sign that is used is in the sprite."""

import re
from pathlib import Path

import pytest

from tests.engine.pacification.document import CARDS
from tests.ui.gallery import SCENES, page_of
from ui.pages.pacification.result import SEALS
from ui.parts.emblems import EMBLEMS, GROUPS
from ui.parts.meter import ZONES

ROOT = Path(__file__).parents[3]
SPRITE = re.findall(r"<symbol id=\"([^\"]*)\"", (ROOT / "assets/icons.svg").read_text())


def test_the_emblems_cover_exactly_the_110_cards() -> None:
    assert len(CARDS) == 110
    assert sorted(EMBLEMS) == sorted(CARDS)


def test_no_card_is_listed_twice() -> None:
    listed = [word for word in GROUPS.split() if word in CARDS]
    assert sorted(listed) == sorted(CARDS)


def test_every_emblem_has_one_label_of_one_word_and_every_label_one_emblem() -> None:
    pairs = set(EMBLEMS.values())
    assert len({emblem for emblem, _ in pairs}) == len({label for _, label in pairs}) == len(pairs)
    for emblem, label in pairs:
        assert re.fullmatch(r"cat-[a-z]+", emblem)
        assert re.fullmatch(r"[A-Z][a-z]+(-[a-z]+)?", label)


def test_the_sprite_has_every_symbol_once() -> None:
    assert len(SPRITE) == len(set(SPRITE)) > 80


def test_every_emblem_seal_and_zone_is_in_the_sprite() -> None:
    used = {emblem for emblem, _ in EMBLEMS.values()}
    used |= {seal for seals in SEALS.values() for seal in seals}
    used |= {f"meter-{meter}" for meter in ZONES}
    used |= {f"zone-{level}" for zones in ZONES.values() for level in zones}
    assert used <= set(SPRITE)


def test_every_sign_that_the_source_names_is_in_the_sprite() -> None:
    # Signs that no page of the gallery happens to show are found here.
    named = set()
    for file in (ROOT / "ui").rglob("*.py"):
        named |= set(re.findall(r"\"((?:ui|cat|zone|seat|suit)-[a-z0-9-]+)\"", file.read_text()))
    assert len(named) > 20
    assert sorted(named - set(SPRITE)) == []


@pytest.mark.parametrize("scene", SCENES)
def test_every_sign_on_a_page_is_in_the_sprite(scene: str) -> None:
    icons = page_of(scene).icons
    assert "brand" in icons
    assert set(icons) <= set(SPRITE)
