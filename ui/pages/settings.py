"""How a person wants the page, and the way to delete all it keeps: as a page and as a sheet."""

from ui.counting import counted
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.parts.basic import button, count, icon
from ui.parts.sheet import sheet
from ui.parts.topbar import navigation, topbar

Choices = tuple[tuple[str, str], ...]
CHANCES = (
    "An estimate from quick games of cautious bots; it sees no more than you do. Shown while you "
    "play alone or against bots, where the screen has room. "
    "Worked out beside the page; the battery pays a little."
)
# Each setting with what it is called, its values as they are called, and what it does.
WORDS: tuple[tuple[str, str, Choices, str], ...] = (
    (
        "theme",
        "Light or dark",
        (("", "As the device"), ("light", "Light"), ("dark", "Dark")),
        "The upper part of a table is dark in both.",
    ),
    (
        "motion",
        "Motion",
        (("", "As the device says"), ("less", "Less motion")),
        "With less, cards and meters change at once instead of gliding.",
    ),
    (
        "text",
        "Text size",
        (("", "Usual size"), ("large", "Large"), ("larger", "Larger")),
        "Everything grows with it, beyond what the browser is set to.",
    ),
    (
        "pace",
        "Pace of the bots",
        (("slow", "Slow"), ("", "Usual pace"), ("quick", "Quick")),
        "How long a bot waits before its move, so that you can follow.",
    ),
    (
        "sounds",
        "Sounds",
        (("", "Sounds off"), ("on", "Sounds on")),
        "A few short notes: for a move, for what is turned up, for the end of a game.",
    ),
    (
        "chances",
        "Chance to win",
        (("", "Not shown"), ("on", "Show the chance")),
        CHANCES,
    ),
)
NO_CHANCES = (
    "It cannot be shown now: what works it out did not start in this browser. "
    "Reload the page to try again."
)


def settings(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part of the page."""
    main = el(
        "main.home.settings",
        at("id", "main"),
        el("h1", "Settings"),
        el("div.panel.settings-body", body(model, "h2")),
    )
    return topbar(None, navigation(), home=True), main


def settings_sheet(model: Model) -> Html:
    """The same over another page."""
    return sheet("settings", "Settings", body(model, "h3"), notice=model.notice)


def body(model: Model, heading: str) -> Child:
    """The settings, each with what it does; `heading` is the tag of their names."""
    return (
        [_setting(model, heading, *words) for words in WORDS],
        el(
            "div.field",
            el(f"{heading}.label", "On this device"),
            el("p.note", "Games, results and settings are kept in this browser and nowhere else."),
            el(
                "div.field-row",
                el("a.button", at("id", "kept-games"), at("href", "#/games"), "Saved games"),
                button("sheet:wipe", at("id", "wipe"), "Delete everything on this device"),
            ),
        ),
    )


def _setting(
    model: Model, heading: str, name: str, called: str, choices: Choices, note: str
) -> Html:
    chosen = getattr(model.settings, name)
    if name == "chances" and model.thinking == "failed":
        note = f"{note} {NO_CHANCES}"
    return el(
        "div.field",
        at("role", "group"),
        at("aria-labelledby", f"{name}-h"),
        at("aria-describedby", f"{name}-note"),
        el(f"{heading}.label", at("id", f"{name}-h"), called),
        el(
            "div.field-row",
            [
                button(
                    f"set:{name}:{value}",
                    at("id", f"{name}-{value or 'usual'}"),
                    at("aria-pressed", "true" if value == chosen else "false"),
                    icon("ui-check", "s") if value == chosen else None,
                    word,
                )
                for value, word in choices
            ],
        ),
        el("p.note", at("id", f"{name}-note"), note),
    )


def wipe(model: Model) -> Html:
    """The sheet that asks once more, and names what would be deleted."""
    games = len([saved for saved in model.saves if saved.link]) + len(model.unread)
    results = len(counted(model.saves))
    inside = (
        el(
            "p",
            f"{count(games, 'saved game', 'saved games')}, "
            f"{count(results, 'result', 'results')} in your statistics and your settings "
            "are deleted for good.",
        ),
        el(
            "p.note",
            "It does not touch what other pages keep, nor the copy of this page for playing "
            "offline: to remove that too, delete the data of this site in the settings of the "
            "browser. A file from Saved games can bring games and results back, but not the "
            "settings.",
        ),
    )
    foot = (
        el("span.spacer"),
        button("wipe", at("id", "wipe-do"), "Delete everything"),
        button("close", at("id", "wipe-leave"), "Keep everything", kind=".button-primary"),
    )
    return sheet("wipe", "Delete everything?", inside, foot, model.notice)
