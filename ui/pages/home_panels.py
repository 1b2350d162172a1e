"""What lies below the games on the home page: today's, a seed or link, the record, the foot."""

from ui.counting import alone, counted, listed, won
from ui.dates import date_in_words, is_date
from ui.days import standing, streak_of
from ui.games import PAGES, SHELF
from ui.html import Child, Html, at, el
from ui.model import Model
from ui.parts.basic import button, count, icon
from ui.parts.of_games import result_of, short
from ui.parts.topbar import TO_DAYS, TO_GAMES, TO_STATISTICS
from ui.saved import Saved

LISTED = 6  # games in progress shown at most
# The state of the worker, as far as a person should know.
WORKER = {
    "arriving": " The adviser is arriving.",
    "failed": " The adviser did not arrive; bots think on the page.",
}


def panels(model: Model) -> list[Html]:
    """The row of panels, and the games in progress where the tiles do not hold them."""
    going = [saved for saved in listed(model.saves) if not saved.kind]
    row = el("div.home-row", _today(model), _open(model), _record(counted(model.saves)))
    return [row, _going(going)] if len(going) > 1 else [row]


def _panel(name: str, sign: str, heading: Child, aside: Child, *body: Child) -> Html:
    return el(
        "section.panel",
        at("id", name),
        at("aria-labelledby", f"{name}-h"),
        el("div.panel-head", el("h2", at("id", f"{name}-h"), icon(sign), heading), aside),
        body,
    )


def _link(place: tuple[str, str], name: str) -> Html:
    address, word = place
    return el("a.more", at("href", address), at("id", f"to-{name}"), word)


def _today(model: Model) -> Html:
    date = f"{date_in_words(model.today)}. " if is_date(model.today) else ""
    streak = streak_of(model.saves, model.today).current if date else 0
    words = el("span.note", f"Streak: {count(streak, 'day', 'days')}") if streak else None
    return _panel(
        "today",
        "ui-today",
        "Today’s game",
        (words, _link(TO_DAYS, "days")),
        el("p.note", f"{date}The same cards for everyone."),
        el(
            "div.field-row",
            [
                button(
                    f"today:{game_id}",
                    at("id", f"today-{game_id}"),
                    at("data-once", True),
                    el("span", short(game_id), el("small", _stands(model, game_id))),
                )
                for game_id in SHELF
            ],
        ),
    )


def _stands(model: Model, game_id: str) -> Child:
    """What a press on today's game does: deal it, go on with it, show how it ended."""
    saved = standing(model.saves, game_id, model.today)
    if not saved:
        return "Play"
    if not saved.kind:
        return f"Continue {where(saved)}"
    return el("span.visually-hidden", "Result: "), result_of(saved)


def where(saved: Saved) -> str:
    """Where a game in progress stands, in the middle of a sentence."""
    place = saved.line.partition(" of ")[0]
    return f"{place[:1].lower()}{place[1:]}"


def _open(model: Model) -> Html:
    return _panel(
        "open",
        "ui-link",
        el("label", at("for", "seed"), "Enter a seed or paste a link"),
        None,
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
    link = _link(TO_STATISTICS, "statistics")
    own = [saved for saved in finished if alone(saved)]
    together = len(finished) - len(own)
    more = f" {count(together, 'game', 'games')} played together." if together else ""
    if not own:
        words = "No game finished on this device yet. Practice games do not count."
        return _panel("record", "ui-chart", "Your record", link, el("p.note", f"{words}{more}"))
    facts: list[tuple[str, Child]] = [("Games", len(own)), ("Won", won(own))]
    for game_id in SHELF:
        played = [saved for saved in own if saved.game_id == game_id]
        if won(played):  # a defeat is nobody's best
            several = len(played) < len(own)
            name = f"Best, {short(game_id)}" if several else "Best"
            facts.append((name, PAGES[game_id].best(played).result))
    return _panel(
        "record",
        "ui-chart",
        "Your record",
        link,
        el("dl.stats", [el("div", el("dt", name), el("dd", value)) for name, value in facts]),
        el("p.note", f"Practice games do not count.{more}"),
    )


def _going(going: list[Saved]) -> Html:
    more = len(going) - LISTED
    return _panel(
        "going",
        "ui-cards",
        "Games in progress",
        _link(TO_GAMES, "games"),
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
                        el(
                            "span",
                            f"{short(saved.game_id)}: {saved.line}, seed ",
                            el("span.seed", saved.seed),
                        ),
                    ),
                )
                for saved in going[:LISTED]
            ],
        ),
        el("p.note", f"And {count(more, 'older game', 'older games')}.") if more > 0 else None,
    )


def foot(model: Model) -> Html:
    """What is on this device, and what could be."""
    sign, news, note = _keeping(model)
    return el(
        "footer.home-foot",
        icon(sign),
        el("p", el("b", f"{news} "), el("span.note", note)),
        _link(TO_GAMES, "saves"),
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
    saved = "They are saved after every move; nothing is sent anywhere."
    return (
        "ui-device",
        "Your games stay on this device.",
        f"{saved}{WORKER.get(model.thinking, '')}",
    )
