"""The pages that are about no game in play, and their addresses."""

from dataclasses import replace

from engine import GAMES
from ui.days import has_games
from ui.effects import Announce, Focus
from ui.games import SHELF
from ui.model import CARDS, DAYS, GAMES_KEPT, RULES, SETTINGS, STATISTICS, Model
from ui.playing import Answer

GENERAL: tuple[str, ...] = (DAYS, GAMES_KEPT, SETTINGS, STATISTICS)
OF_A_GAME: tuple[str, ...] = (RULES, CARDS)


def place_of(address: str, today: str) -> tuple[str, tuple[str, ...]] | None:
    """Which of these pages an address means, and what it is to tell of; None for any other address.

    >>> place_of("#/rules/wars", ""), place_of("#/days/wars/2026-03", "2026-11-30")
    (('rules', ('wars',)), ('days', ('wars', '2026-03')))
    """
    if address[:2] != "#/":
        return None
    page, *about = address[2:].split("/")
    known = bool(about) and about[0] in SHELF
    if page in OF_A_GAME:
        there = known and len(about) == 1
    elif page == DAYS and len(about) == 2:
        there = known and has_games(about[1], today)
    elif page in (DAYS, STATISTICS):
        there = not about or (known and len(about) == 1)
    else:
        there = page in GENERAL and not about
    return (page, tuple(about)) if there else None


NAMES = {
    DAYS: "Calendar",
    GAMES_KEPT: "Saved games",
    SETTINGS: "Settings",
    STATISTICS: "Statistics",
}


def title_of(page: str, about: str) -> str:
    """The name of one of these pages."""
    if page in OF_A_GAME:
        return f"{'Rules' if page == RULES else 'Cards'}, {GAMES[about].title}"
    return f"{NAMES[page]}, Statecraft"


def gone_to(model: Model, page: str, about: tuple[str, ...]) -> Answer:
    """One of these pages; whatever was on the table is kept on the device."""
    game_id, month = (*about, "", "")[:2]
    aside = model.table or model.aside
    model = replace(model, page=page, about=game_id, finding="", table=None, aside=aside)
    model = replace(model, replay=None, sheet="", arriving="", calendar=(game_id, month))
    return model, (Focus("main"), Announce(f"{title_of(page, game_id)}."))
