"""The home page: the games with their tiles, and the panels below."""

from engine import GAMES
from engine.link import link
from ui.counting import listed
from ui.games import SHELF
from ui.html import Html, at, el
from ui.model import Model
from ui.pages.home_panels import foot, panels, where
from ui.parts.basic import WORDS, button
from ui.parts.coach import FIRST
from ui.parts.topbar import navigation, topbar
from ui.saved import Saved

# What stands on the tile of a game: facts, invitation, picture with its size, the value on it.
TILES = {
    "pacification": (
        "Solo, ten turns",
        (
            "You are the president. Bring down fear and hostility, or take the oil, "
            "and stay in office."
        ),
        ("assets/patterns-dome.svg", 420, 400, ""),
    ),
    "wars": (
        "2 to 7 players or bots, eight wars",
        "Save civilization together, suit by suit. Then take the credit for it alone.",
        ("assets/patterns-rosette.svg", 420, 420, "VIII"),
    ),
}


def home(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    going = [saved for saved in listed(model.saves) if not saved.kind]
    alone = len(SHELF) == 1
    games = "A card game" if alone else f"{WORDS[len(SHELF)].capitalize()} card games"
    main = el(
        "main.home",
        at("id", "main"),
        el("h1", f"{games} about power, and what it costs."),
        el("div.game-tiles", [_tile(model, game_id, going) for game_id in SHELF]),
        panels(model),
        foot(model),
    )
    return topbar(None, navigation(), home=True), main


def _tile(model: Model, game_id: str, going: list[Saved]) -> Html:
    facts, invitation, (picture, width, height, value) = TILES[game_id]
    of_game = el("span.visually-hidden", f": {GAMES[game_id].title}")
    dealt = _dealt(model, game_id)
    latest = [] if dealt else [saved for saved in going if saved.game_id == game_id][:1]
    return el(
        "article.game-tile.wall",
        at("data-game", game_id),
        at("id", f"tile-{game_id}"),
        el(
            "div.game-tile-art",
            at("aria-hidden", "true"),
            el("img", at("src", picture), at("alt", ""), at("width", width), at("height", height)),
            el("span.denomination", value) if value else None,
        ),
        el(
            "div.game-tile-text",
            el("h2", GAMES[game_id].title),
            el("p.game-tile-facts", facts),
            el("p", invitation),
            _guide(model, game_id, of_game),
        ),
        el(
            "div.game-tile-actions",
            dealt,
            [_continue(saved) for saved in latest],
            button(
                f"new:{game_id}",
                at("id", f"new-{game_id}"),
                at("data-once", True),
                el("span", "New game", of_game),
                kind="" if latest or dealt else ".button-primary",
            ),
            button(
                f"sheet:new-{game_id}",
                at("id", f"rules-{game_id}"),
                el("span", "Seed and house rules", of_game),
                kind=".button-quiet",
            ),
        ),
    )


def _guide(model: Model, game_id: str, of_game: Html) -> Html | None:
    """The guided first game, until it was left or a game of its kind is over on this device."""
    known = [saved for saved in model.saves if saved.game_id == game_id]
    if any(saved.kind or (saved.practice and saved.title != FIRST) for saved in known):
        return None
    return el(
        "button.more",
        at("type", "button"),
        at("id", f"tour-{game_id}"),
        at("data-message", f"tour:{game_id}"),
        at("data-once", True),
        el("span", "Show me how", of_game),
    )


def _dealt(model: Model, game_id: str) -> Html | None:
    """The way back to a game on which no move was made yet."""
    table = model.aside
    if not table or table.session.record.game_id != game_id or table.session.record.moves:
        return None
    record = table.session.record
    return el(
        "a.button.button-primary",
        at("id", f"continue-{game_id}"),
        at("href", link(table.session)),
        el("span", "Continue turn 1", el("small", "Seed ", el("span.seed", record.seed))),
    )


def _continue(saved: Saved) -> Html:
    return button(
        f"continue:{saved.id}",
        at("id", f"continue-{saved.game_id}"),
        el("span", f"Continue {where(saved)}", el("small", "Seed ", el("span.seed", saved.seed))),
        kind=".button-primary",
    )
