"""The way between the rules and the cards of the games."""

from ui.games import SHELF
from ui.html import Html, at, el
from ui.model import CARDS, RULES
from ui.parts.of_games import short

WORDS = {RULES: "rules", CARDS: "cards"}


def beside(game_id: str, page: str) -> Html:
    """Links from the rules or the cards of a game to the others; `page` is the one shown."""
    return el(
        "nav.beside",
        at("aria-label", "Rules and cards"),
        [
            el(
                "a.button",
                at("id", f"to-{there}-{game}"),
                at("href", f"#/{there}/{game}"),
                at("aria-current", "page" if (there, game) == (page, game_id) else None),
                f"{short(game)}: {WORDS[there]}",
            )
            for game in SHELF
            for there in (RULES, CARDS)
        ],
    )
