"""What pages that tell of several games share: their short names, and a choice between them."""

from engine import GAMES
from ui.games import SHELF
from ui.html import Html, at, el
from ui.parts.basic import button
from ui.saved import Saved


def short(game_id: str) -> str:
    """The name of a game in short; a game that this version does not know keeps its id."""
    return GAMES[game_id].title.split(" of ")[0] if game_id in GAMES else game_id


def result_of(saved: Saved) -> str:
    """How a finished game ended; whether it was practice, or can no longer be looked at."""
    mark = ", practice" if saved.practice else ""
    return f"{saved.result}{mark}" if saved.link else f"{saved.result}{mark}, deleted"


def which_game(chosen: str) -> Html:
    """A button for each game; the chosen one is pressed in."""
    return el(
        "div.choices",
        at("role", "group"),
        at("aria-label", "Game"),
        [
            button(
                f"which:{game_id}",
                at("id", f"which-{game_id}"),
                at("aria-pressed", "true" if game_id == chosen else "false"),
                short(game_id),
            )
            for game_id in SHELF
        ],
    )
