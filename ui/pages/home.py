"""The home page: the games, today's game, a seed or a link, what was played on this device."""

from engine import GAMES
from ui.games import PAGES, SHELF
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.parts.basic import WORDS, button, count, icon, is_date
from ui.parts.topbar import icon_button, topbar
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
LISTED = 6  # games in progress shown at most
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def home(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    tools = el("nav.toolbar", at("aria-label", "Main"), icon_button("sheet:settings", *SETTINGS))
    going = [saved for saved in model.saves if not saved.kind]
    alone = len(SHELF) == 1
    games = "A card game" if alone else f"{WORDS[len(SHELF)].capitalize()} card games"
    main = el(
        "main.home",
        at("id", "main"),
        el("h1", f"{games} about power, and what it costs."),
        el("div.game-tiles", [_tile(game_id, going) for game_id in SHELF]),
        el(
            "div.home-row",
            _today(model),
            _open(model),
            _record([saved for saved in model.saves if saved.kind and not saved.practice]),
            _going(going) if len(going) > 1 else None,
        ),
        _foot(model),
    )
    return topbar(None, tools, home=True), main


SETTINGS = ("ui-settings", "Settings")


def _tile(game_id: str, going: list[Saved]) -> Html:
    facts, invitation, (picture, width, height, value) = TILES[game_id]
    of_game = el("span.visually-hidden", f": {GAMES[game_id].title}")
    latest = [saved for saved in going if saved.game_id == game_id][:1]
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
        ),
        el(
            "div.game-tile-actions",
            [_continue(saved) for saved in latest],
            button(
                f"new:{game_id}",
                at("id", f"new-{game_id}"),
                at("data-once", True),
                el("span", "New game", of_game),
                kind="" if latest else ".button-primary",
            ),
            button(
                f"sheet:new-{game_id}",
                at("id", f"rules-{game_id}"),
                el("span", "Seed and house rules", of_game),
                kind=".button-quiet",
            ),
        ),
    )


def _continue(saved: Saved) -> Html:
    where = saved.line.partition(" of ")[0]
    return button(
        f"continue:{saved.id}",
        at("id", f"continue-{saved.game_id}"),
        el(
            "span",
            f"Continue {where[:1].lower()}{where[1:]}",
            el("small", "Seed ", el("span.seed", saved.seed)),
        ),
        kind=".button-primary",
    )


def _panel(name: str, sign: str, heading: Child, *body: Child) -> Html:
    return el(
        "section.panel",
        at("aria-labelledby", f"{name}-h"),
        el("h2", at("id", f"{name}-h"), icon(sign), heading),
        body,
    )


def _today(model: Model) -> Html:
    date = f"{date_in_words(model.today)}. " if is_date(model.today) else ""
    return _panel(
        "today",
        "ui-today",
        "Today’s game",
        el("p.note", f"{date}The same cards for everyone."),
        el(
            "div.field-row",
            [
                button(
                    f"today:{game_id}",
                    at("id", f"today-{game_id}"),
                    at("data-once", True),
                    _short(game_id),
                )
                for game_id in SHELF
            ],
        ),
    )


def _short(game_id: str) -> str:
    """The name of a game in short; a game that this version does not know keeps its id."""
    return GAMES[game_id].title.split(" of ")[0] if game_id in GAMES else game_id


def date_in_words(date: str) -> str:
    """A date as people write it.

    >>> date_in_words("2026-11-30")
    'Monday 30 November 2026'
    """
    year, month, day = [int(part) for part in date.split("-")]
    return f"{WEEKDAYS[weekday(year, month, day)]} {day} {MONTHS[month - 1]} {year}"


def weekday(year: int, month: int, day: int) -> int:
    """The day of the week, Monday is 0: Zeller's congruence, where a year begins in March."""
    early = month < 3
    shifted, counted = year - early, month + 12 * early
    days = day + 13 * (counted + 1) // 5 + shifted + shifted // 4 - shifted // 100
    return (days + shifted // 400 + 5) % 7


def _open(model: Model) -> Html:
    return _panel(
        "seed",
        "ui-link",
        el("label", at("for", "seed"), "Enter a seed or paste a link"),
        el(
            "p.note",
            at("id", "seed-note"),
            "A link also carries the options and every move.",
        ),
        el(
            "form.field-row",
            at("data-message", "open"),
            el(
                "input.input",
                at("id", "seed"),
                at("name", "seed"),
                at("value", model.draft),
                at("aria-describedby", "seed-note"),
                at("placeholder", "4KD7QX"),
                at("autocomplete", "off"),
                at("autocapitalize", "off"),
                at("spellcheck", "false"),
            ),
            el("button.button", at("type", "submit"), "Open"),
        ),
    )


def _record(finished: list[Saved]) -> Html:
    if not finished:
        return _panel(
            "record",
            "ui-chart",
            "Your record",
            el("p.note", "No game finished on this device yet. Practice games do not count."),
        )
    won = [saved for saved in finished if saved.won]
    facts: list[tuple[str, Child]] = [("Games", len(finished)), ("Won", len(won))]
    for game_id in SHELF:
        played = [saved for saved in finished if saved.game_id == game_id]
        if played:
            several = len(played) < len(finished)
            name = f"Best, {_short(game_id)}" if several else "Best"
            facts.append((name, PAGES[game_id].best(played).result))
    return _panel(
        "record",
        "ui-chart",
        "Your record",
        el("dl.stats", [el("div", el("dt", name), el("dd", value)) for name, value in facts]),
        el("p.note", "Finished games on this device; practice does not count."),
    )


def _going(going: list[Saved]) -> Html:
    more = len(going) - LISTED
    return _panel(
        "going",
        "ui-cards",
        "Games in progress",
        el(
            "ul.name-list",
            [
                el(
                    "li",
                    el(
                        "button.more",
                        at("type", "button"),
                        at("id", f"going-{saved.id}"),
                        at("data-message", f"continue:{saved.id}"),
                        f"{_short(saved.game_id)}: {saved.line}, seed ",
                        el("span.seed", saved.seed),
                    ),
                )
                for saved in going[:LISTED]
            ],
        ),
        el("p.note", f"And {count(more, 'older game', 'older games')}.") if more > 0 else None,
    )


def _foot(model: Model) -> Html:
    """What is on this device, and what could be."""
    sign, news, note = _keeping(model)
    return el(
        "footer.home-foot",
        icon(sign),
        el("p", el("b", f"{news} "), el("span.note", note)),
        button("update", at("id", "update"), "Take it") if model.offline == "update" else None,
        button("install", at("id", "install"), icon("ui-install"), "Install", kind=".button-quiet")
        if model.installable
        else None,
    )


def _keeping(model: Model) -> tuple[str, str, str]:
    """The sign, the news and what it means."""
    if not model.keeps:
        return (
            "ui-device",
            "This browser does not let the page save.",
            "A game lasts until you close the page; copy its link to keep it.",
        )
    if model.offline == "update":
        return (
            "ui-offline",
            "A new version is ready.",
            "Taking it reloads this tab; your games stay as they are.",
        )
    if model.offline == "ready":
        return (
            "ui-offline",
            "Ready to play offline.",
            "Everything is on this device; nothing is sent anywhere.",
        )
    return (
        "ui-device",
        "Your games stay on this device.",
        "They are saved after every move; nothing is sent anywhere.",
    )
