"""The pages that are about no game in play, and their addresses."""

from dataclasses import replace

from ui.effects import Focus
from ui.games import SHELF
from ui.model import CARDS, DAYS, GAMES_KEPT, RULES, SETTINGS, STATISTICS, Model
from ui.playing import Answer

GENERAL: tuple[str, ...] = (DAYS, GAMES_KEPT, SETTINGS, STATISTICS)
OF_A_GAME: tuple[str, ...] = (RULES, CARDS)


def address_of(page: str, about: str = "") -> str:
    """The address of one of these pages.

    >>> address_of("rules", "wars"), address_of("settings")
    ('#/rules/wars', '#/settings')
    """
    return f"#/{page}/{about}" if about else f"#/{page}"


# Each address with its page and the game that it is about.
PLACES: dict[str, tuple[str, str]] = {address_of(page): (page, "") for page in GENERAL}
for game_id in SHELF:
    for page in OF_A_GAME:
        PLACES[address_of(page, game_id)] = (page, game_id)


def gone_to(model: Model, address: str) -> Answer:
    """The page at one of these addresses; whatever was on the table is kept on the device."""
    page, about = PLACES[address]
    aside = model.table or model.aside
    model = replace(model, page=page, about=about, finding="", table=None, aside=aside)
    model = replace(model, replay=None, sheet="", arriving="")
    return model, (Focus("main"),)
