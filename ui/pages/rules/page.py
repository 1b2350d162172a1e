"""A page of rules: contents, sections, and the readings of the original with their numbers."""

from engine import GAMES
from ui.html import Child, Html, at, el
from ui.model import RULES, Model
from ui.pages.rules.text import Section, paragraphs, readings
from ui.parts.basic import button, icon
from ui.parts.beside import beside
from ui.parts.topbar import navigation, topbar

HOW = ("readings", "How we read the rules")


def rules(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    game_id = model.about
    sections, decided = text_of(game_id)
    main = el(
        "main.home.rules-page",
        at("id", "main"),
        el("h1", GAMES[game_id].title),
        beside(game_id, RULES),
        el(
            "nav.contents",
            at("aria-label", "Contents"),
            el(
                "ol",
                [
                    el(
                        "li",
                        el(
                            "button.more",
                            at("type", "button"),
                            at("id", f"to-{name}"),
                            at("data-message", f"section:{name}"),
                            heading,
                        ),
                    )
                    for name, heading in contents(game_id)
                ],
            ),
        ),
        el(
            "div.guide-offer.panel",
            el("p", "The quickest way to learn it is to play: a guide explains as you go."),
            button(
                f"tour:{game_id}",
                at("id", "act-primary"),
                at("data-once", True),
                icon("ui-arrow-right"),
                "Play a guided first game",
                kind=".button-primary",
            ),
        ),
        [_section(name, heading, _blocks(text)) for name, heading, text in sections],
        _section(*HOW, _readings(decided)),
    )
    return topbar(None, navigation(f"#/rules/{game_id}"), home=True), main


def contents(game_id: str) -> list[tuple[str, str]]:
    """The id and the heading of each section, in order."""
    return [*[(name, heading) for name, heading, _ in text_of(game_id)[0]], HOW]


def text_of(game_id: str) -> tuple[tuple[Section, ...], str]:
    """The sections and the readings of a game, as they are written."""
    if game_id == "wars":
        from ui.pages.rules import wars

        return wars.SECTIONS, wars.READINGS
    from ui.pages.rules import pacification

    return pacification.SECTIONS, pacification.READINGS


def _section(name: str, heading: str, body: Child) -> Html:
    return el(
        "section",
        at("aria-labelledby", name),
        el("h2", at("id", name), heading),
        body,
    )


def _blocks(text: str) -> list[Html]:
    return [_block(lines) for lines in paragraphs(text)]


def _block(lines: list[str]) -> Html:
    if lines[0][:1] == "|":
        return _table([line[1:].split("|") for line in lines])
    if lines[0][:1] in "-#":
        return el("ul" if lines[0][:1] == "-" else "ol", [_item(line[2:]) for line in lines])
    return el("p", lines[0])


def _item(text: str) -> Html:
    """An entry of a list; what stands before a colon is its name."""
    name, colon, rest = text.partition(": ")
    return el("li", el("b", f"{name}. "), rest) if colon else el("li", text)


def _table(rows: list[list[str]]) -> Html:
    heads, *others = rows
    return el(
        "table",
        el("thead", el("tr", [el("th", at("scope", "col"), head.strip()) for head in heads])),
        el("tbody", [el("tr", [el("td", cell.strip()) for cell in row]) for row in others]),
    )


def _readings(text: str) -> Child:
    return (
        el("p", "Where the original says nothing, or can be taken in two ways, we decided:"),
        el(
            "dl.readings",
            [
                el(
                    "div",
                    at("id", number.lower()),
                    el("dt", number),
                    el("dd", told),
                )
                for number, told in readings(text)
            ],
        ),
    )
