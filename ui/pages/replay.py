"""The replay of any game: the moment, what the adviser knows of it, the log, the slider."""

from dataclasses import replace

from engine.choices import count as how_many
from engine.link import link
from engine.session import NOWHERE
from ui.games import PAGES
from ui.html import Child, Html, at, el
from ui.model import Model, Replay
from ui.pages.replay_words import checked_told, could_be_done
from ui.parts.basic import button, icon
from ui.parts.log import Line
from ui.parts.replayed import Replayed
from ui.parts.sheet import sheet
from ui.parts.topbar import icon_button, topbar
from ui.replaying import STEPS, goal, turn_of, turn_starts, where, wondering

BEFORE, SHOWN = 4, 10  # lines of the log: before those of the moment, and in all
# Each step with its sign, its name and its key.
SIGNS = {
    "first": ("ui-first", "First moment", "Home"),
    "turn-back": ("ui-turn-back", "Previous turn", "ArrowDown"),
    "back": ("ui-step-back", "Previous move", "ArrowLeft"),
    "next": ("ui-step-forward", "Next move", "ArrowRight"),
    "turn-next": ("ui-turn-next", "Next turn", "ArrowUp"),
    "last": ("ui-last", "Last moment", "End"),
}
SPEED_NAMES = (("slow", "Slow"), ("", "Normal speed"), ("fast", "Fast"))


def replay(model: Model, replay: Replay) -> tuple[Html, Html]:
    """The top bar and the main part."""
    shown = PAGES[replay.session.record.game_id].replayed(replay)
    main = el(
        "main.table",
        at("id", "main"),
        at("data-keys", "\n".join([f"{SIGNS[step][2]} step:{step}" for step in STEPS])),
        shown.wall,
        el(
            "div.desk.replay-desk",
            el("div.replay-steps", shown.steps),
            el("div.replay-steps", shown.beside, _moment(model, replay, shown), _log(replay)),
        ),
        _bar(replay),
    )
    return topbar(_middle(replay, shown), _tools()), main


def _middle(replay: Replay, shown: Replayed) -> Child:
    turn, turns = turn_of(replay, replay.place), turn_of(replay, replay.moves)
    practice = replay.session.practice
    return (
        el(
            "h1.turn-counter",
            at("id", "turn"),
            el("b", f"Replay, turn {turn}"),
            el(
                "span.turn-notches",
                at("data-style", f"--turn:{turn};--turns:{max(turns, shown.turns)}"),
                at("aria-hidden", "true"),
            ),
        ),
        el("span.chip", icon("ui-undo", "s"), "Practice") if practice else None,
        shown.ribbon,
        el(
            "p.win-chance",
            el(
                "span",
                el("b", f"{replay.place} of {replay.moves}"),
                el("small", " move" if replay.moves == 1 else " moves"),
            ),
        ),
    )


def _tools() -> Html:
    return el(
        "div.toolbar",
        icon_button("sheet:log", "ui-log", "Log"),
        icon_button("sheet:settings", "ui-settings", "Settings"),
    )


# -- what the adviser knows, and the link


def _moment(model: Model, replay: Replay, shown: Replayed) -> Html:
    """What could be done at this moment, and the link that leads to it."""
    words = _could(model, replay, shown)
    checked = checked_told(replay.checked, replay.moves, shown.ends)
    return el(
        "section.panel.replay-moment",
        at("aria-labelledby", "moment-h"),
        el("h2", at("id", "moment-h"), "This moment"),
        el("p", at("id", "could"), " ".join(words)) if words else None,
        el("p.note", at("id", "checked"), checked) if checked else None,
        el(
            "div.field-row",
            el(
                "input.input",
                at("id", "link-here"),
                at("readonly", True),
                at("aria-label", "Address of this moment"),
                at("value", model.base + link(replay.session)),
            ),
            button("copy:moment", at("id", "copy-here"), icon("ui-link"), "Link to this moment"),
            button("sheet:share", at("id", "open-share"), icon("ui-share"), "Share"),
        ),
    )


def _could(model: Model, replay: Replay, shown: Replayed) -> list[str]:
    record = replay.session.record
    state = record.states[replay.place]
    if record.game.seat_to_move(state) is None:
        return []
    question = wondering(replay)
    if not question:
        return ["What could be done here stays hidden while the game goes on."]
    ways = how_many(record.game.legal_moves(state))
    answers = [answer for asked, answer in model.thoughts if asked == question]
    words = could_be_done(ways, answers[0] if answers else "", shown.ends, _past(replay))
    if model.thinking == "arriving" and not answers:
        words.append("The adviser is arriving.")
    return words


def _past(replay: Replay) -> bool:
    """Whether the move at this moment was made."""
    return replay.place < replay.moves


# -- the log


def _log(replay: Replay) -> Html:
    """The lines around the moment, oldest first; each leads to its own."""
    lines, now = _around(replay)
    return el(
        "section.panel.log-panel",
        at("aria-labelledby", "log-h"),
        el("div.section-head", el("h2", at("id", "log-h"), "Log")),
        _lines(lines, now, "line"),
        button("sheet:log", at("id", "open-log"), "Open the whole log", kind=".button-quiet"),
    )


def log_sheet(replay: Replay) -> Html:
    """The whole log as a sheet."""
    lines = [placed for place in range(replay.moves + 1) for placed in _at(replay, place)]
    now = max([place for place, _ in lines if place <= replay.place], default=0)
    return sheet("log", "Log", _lines(lines, now, "whole"))


Placed = list[tuple[int, Line]]  # lines of the log, each with the place that it tells of


def _at(replay: Replay, place: int) -> Placed:
    page = PAGES[replay.session.record.game_id]
    return [(place, line) for line in page.told_at(replay, place)]


def _around(replay: Replay) -> tuple[Placed, int]:
    """A few lines around the moment, and the place of those that told of it last."""
    place = replay.place
    lines = _at(replay, place)
    while place and not lines:
        place -= 1
        lines = _at(replay, place)
    now, told = place, len(lines)
    while place and len(lines) < told + BEFORE:
        place -= 1
        lines = _at(replay, place) + lines
    lines = lines[max(len(lines) - told - BEFORE, 0) :]
    place = replay.place
    while place < replay.moves and len(lines) < SHOWN:
        place += 1
        lines += _at(replay, place)
    return lines[: max(SHOWN, told)], now


def _lines(lines: Placed, now: int, name: str) -> Html:
    entries: list[Html] = []
    before, number = -1, 0
    for place, line in lines:
        number = number + 1 if place == before else 0
        before = place
        entries.append(
            el(
                "li.log-entry",
                at("aria-current", "true" if place == now else None),
                el("span.log-turn", el("span.visually-hidden", "Turn "), line.turn),
                el(
                    "button.log-line",
                    at("type", "button"),
                    at("id", f"{name}-{place}-{number}"),
                    at("data-message", f"moment:{place}"),
                    line.text,
                    el("span.visually-hidden", f", at move {place}"),
                ),
                el("span.log-effect", line.effect),
            )
        )
    return el("ol.log.replay-log", entries)


# -- the bar


def _bar(replay: Replay) -> Html:
    ended = replay.over and not _past(replay)
    return el(
        "div.replay-bar",
        at("role", "group"),
        at("aria-label", "Replay"),
        _scrubber(replay),
        el(
            "div.replay-controls",
            [_step(replay, step) for step in STEPS[:3]],
            _watch(replay),
            [_step(replay, step) for step in STEPS[3:]],
        ),
        _speed(replay),
        el("span.spacer"),
        el(
            "a.button",
            at("id", "replay-leave"),
            at("href", link(replace(replay.session, place=NOWHERE))),
            "To the result" if replay.over else "To the game",
        ),
        button("play-on", at("id", "play-on"), "Play on from here", refused=ended),
    )


def _scrubber(replay: Replay) -> Html:
    starts = turn_starts(replay)
    turn = turn_of(replay, replay.place)
    return el(
        "div.scrubber",
        el(
            "input",
            at("type", "range"),
            at("id", "scrub"),
            at("min", 0),
            at("max", replay.moves),
            at("value", replay.place),
            at("aria-label", "Moment"),
            at("aria-valuetext", where(replay)),
            at("data-input", "scrub"),
        ),
        el(
            "ol.scrubber-turns",
            at("aria-hidden", "true"),
            [
                el(
                    "li",
                    at("data-style", f"--at:{start};--of:{max(replay.moves, 1)}"),
                    at("aria-current", "true" if turn_of(replay, start) == turn else None),
                    turn_of(replay, start),
                )
                for start in starts
            ],
        ),
    )


def _step(replay: Replay, step: str) -> Html:
    sign, name, _ = SIGNS[step]
    return button(
        f"step:{step}",
        at("id", f"step-{step}"),
        at("aria-label", name),
        at("title", name),
        icon(sign),
        kind=".button-icon",
        refused=goal(replay, step) == replay.place,
    )


def _watch(replay: Replay) -> Html:
    return button(
        "watch",
        at("id", "act-primary"),
        icon("ui-pause" if replay.playing else "ui-play", "s"),
        "Pause" if replay.playing else "Play",
        kind=".button-primary",
        refused=not replay.moves,
    )


def _speed(replay: Replay) -> Html:
    options = [
        el("option", at("value", speed), at("selected", speed == replay.speed), name)
        for speed, name in SPEED_NAMES
    ]
    return el(
        "select.input.replay-speed",
        at("id", "replay-speed"),
        at("aria-label", "Speed"),
        at("data-input", "speed"),
        options,
    )
