"""The saved games: all there are on this device, and what can be done with each."""

from engine import GAMES
from engine.session import LONGEST_NAME
from ui.dates import when
from ui.games import PAGES
from ui.html import Child, Html, at, el
from ui.keeping import PAGEFUL, is_whole, name_of
from ui.model import Model
from ui.parts.basic import button, count, icon
from ui.parts.figures import in_words, picture
from ui.parts.sheet import sheet
from ui.parts.topbar import navigation, topbar
from ui.saved import Saved, is_result

GOOD = {
    "yes": "This browser has promised to keep your games until you delete them.",
    "no": (
        "This browser did not promise it. Your games stay, but it may delete them when the "
        "device runs out of room. A file of them is safe from that."
    ),
    "asked": "The browser has been asked.",
    "": "A browser may delete what pages keep when the device runs out of room. Ask it not to.",
}
# What can be done with a game: the message, the word, the kind of button.
ACTS = (
    ("continue:", "Continue", ""),
    ("replay:", "Replay", ""),
    ("sheet:rename-", "Rename", ".button-quiet"),
    ("duplicate:", "Duplicate", ".button-quiet"),
    ("export:", "Export", ".button-quiet"),
    ("delete:", "Delete", ".button-quiet"),
)


def games(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    whole = [saved for saved in model.saves if saved.link and is_whole(saved)]
    broken = [saved for saved in model.saves if saved.link and not is_whole(saved)]
    going = _newest([saved for saved in whole if not saved.kind])
    over = _newest([saved for saved in whole if saved.kind])
    most = PAGEFUL * (1 + model.finding.count("+"))
    shown_over = over[: max(0, most - len(going))]
    more = len(going) + len(over) - len(going[:most]) - len(shown_over)
    results = [saved for saved in model.saves if is_result(saved)]
    main = el(
        "main.home.kept",
        at("id", "main"),
        el("h1", "Saved games"),
        el("p", _nothing(model)) if not whole and not broken and not model.unread else None,
        _section(model, "going", "In progress", going[:most], len(going)),
        _section(model, "over", "Finished", shown_over, len(over)),
        button("list-more", at("id", "list-more"), f"Show more of {count(more, 'game', 'games')}")
        if more
        else None,
        _unread([*broken, *model.unread]),
        el(
            "p.note",
            f"{count(len(results), 'result', 'results')} of deleted games still in the statistics.",
        )
        if results
        else None,
        el(
            "div.home-row",
            _files(model, bool(whole or broken or model.unread or results)),
            _good(model),
        ),
    )
    return topbar(None, navigation(), home=True), main


def _newest(saves: list[Saved]) -> list[Saved]:
    """By the day of the last move; within a day as the device has them."""
    return sorted(saves, key=lambda saved: saved.day, reverse=True)


def _nothing(model: Model) -> str:
    if not model.keeps:
        return "This browser does not let the page save. A game lasts until you close the page."
    return "No game is kept on this device yet. Every game is, from its first move on."


def _section(model: Model, name: str, heading: str, saves: list[Saved], number: int) -> Html | None:
    if not number:
        return None
    return el(
        "section",
        at("aria-labelledby", f"{name}-h"),
        el("h2.section-head", at("id", f"{name}-h"), heading, " ", el("small", number)),
        el("ul.kept-games", [_game(model, saved) for saved in saves]),
    )


def _game(model: Model, saved: Saved) -> Html:
    day = when(saved.day, model.today)
    figures = PAGES[saved.game_id].figures(saved)
    told = in_words(figures)
    facts: list[Child] = ["Seed ", el("span.seed", saved.seed)]
    if day:
        facts.append(f" · {day}")
    named = el("p.note", GAMES[saved.game_id].title) if saved.title else None
    return el(
        "li.panel.kept-game",
        at("id", f"game-{saved.id}"),
        at("data-game", saved.game_id),
        picture(figures) if figures else None,
        el(
            "div.kept-text",
            el("h3", at("dir", "auto"), name_of(saved)),
            named,
            el(
                "p.kept-line",
                saved.line,
                el("span.chip", icon("ui-undo", "s"), "Practice") if saved.practice else None,
            ),
            el("p.visually-hidden", told) if told else None,
            el("p.note", facts),
        ),
        el("div.kept-acts", el("div", _acts(saved, ACTS[:2])), el("div", _acts(saved, ACTS[2:]))),
    )


def _acts(saved: Saved, acts: tuple[tuple[str, str, str], ...]) -> list[Html]:
    of_game = el("span.visually-hidden", f" {name_of(saved)}, {saved.line}, seed {saved.seed}")
    return [
        button(
            f"{message}{saved.id}",
            at("id", f"{word.lower()}-{saved.id}"),
            at("data-once", True),
            el("span", "Open" if saved.kind and word == "Continue" else word, of_game),
            kind=kind,
        )
        for message, word, kind in acts
    ]


def _unread(saves: list[Saved]) -> Html | None:
    """What cannot be read is shown and kept as it is."""
    if not saves:
        return None
    return el(
        "section",
        at("aria-labelledby", "unread-h"),
        el("h2.section-head", at("id", "unread-h"), "Cannot be read ", el("small", len(saves))),
        el(
            "p.note",
            "Damaged, or written by another version of Statecraft. They are kept as they are: "
            "export them to look into them, or delete them.",
        ),
        el("ul.kept-games", [_broken(saved) for saved in saves]),
    )


def _broken(saved: Saved) -> Html:
    where = f"{name_of(saved)}, {saved.line}" if saved.line else name_of(saved)
    of_game = el("span.visually-hidden", f" {where}, kept as {saved.id}")
    return el(
        "li.panel.kept-game",
        at("id", f"game-{saved.id}"),
        el(
            "div.kept-text",
            el("h3", at("dir", "auto"), name_of(saved)),
            el(
                "p.note",
                f"{saved.line}, kept as {saved.id}" if saved.line else f"Kept as {saved.id}",
            ),
        ),
        el(
            "div.kept-acts",
            [
                button(
                    f"{name}:{saved.id}",
                    at("id", f"{name}-{saved.id}"),
                    el("span", word, of_game),
                    kind=".button-quiet",
                )
                for name, word in (("export", "Export"), ("delete", "Delete"))
            ],
        ),
    )


def _files(model: Model, some: bool) -> Html:
    return el(
        "section.panel",
        at("aria-labelledby", "files-h"),
        el("h2", at("id", "files-h"), icon("ui-install"), "To another device, and back"),
        el(
            "p.note", "A plain text file holds all games and results. Importing loses nothing here."
        ),
        el(
            "div.field-row",
            button("export", at("id", "export-all"), "Export all") if some else None,
            button("choose", at("id", "choose"), "Import a file"),
        ),
        el(
            "form.field.kept-paste",
            at("data-message", "paste"),
            el("label", at("for", "paste"), "Or paste a link to a game"),
            el(
                "div.field-row",
                el(
                    "input.input",
                    at("id", "paste"),
                    at("name", "link"),
                    at("autocomplete", "off"),
                    at("autocapitalize", "off"),
                    at("spellcheck", "false"),
                ),
                el("button.button", at("type", "submit"), at("id", "paste-do"), "Import"),
            ),
        ),
    )


def _good(model: Model) -> Html:
    """What the browser says of keeping everything for good."""
    state = model.persisted if model.persisted in GOOD else ""
    ask = button("persist", at("id", "persist"), "Keep my games for good")
    return el(
        "section.panel",
        at("aria-labelledby", "good-h"),
        el(
            "h2",
            at("id", "good-h"),
            icon("ui-lock"),
            "Kept for good" if state == "yes" else "Keeping games for good",
        ),
        el("p.note", at("id", "good"), GOOD[state]),
        None if state else el("div.field-row", ask),
    )


def rename(model: Model, save_id: str) -> Html | None:
    """The sheet with the name of a game."""
    found = [saved for saved in model.saves if saved.id == save_id and saved.link]
    if not found or model.table:
        return None
    form = el(
        "form.field",
        at("id", "rename"),
        at("data-message", f"rename:{save_id}"),
        el("label", at("for", "name"), "Name"),
        el(
            "input.input",
            at("id", "name"),
            at("name", "name"),
            at("value", found[0].title),
            at("aria-describedby", "name-note"),
            at("autocomplete", "off"),
            at("autofocus", True),
        ),
        el(
            "p.note",
            at("id", "name-note"),
            f"{LONGEST_NAME} characters at most. Empty: the game has no name of its own.",
        ),
    )
    foot = (
        el("span.spacer"),
        el("button.button.button-primary", at("type", "submit"), at("form", "rename"), "Rename"),
    )
    return sheet(f"rename-{save_id}", "Name of the game", form, foot, model.notice)
