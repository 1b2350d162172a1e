"""Links to a game and its result as text: to copy, to share, to show as a QR code."""

from engine import Session
from ui.html import Child, Html, at, el
from ui.parts.basic import button, icon

QUIET = 4  # a QR code is found by the white around it, so many of its squares wide


def shared_link(name: str, title: str, note: str, address: str, shares: bool, drawn: Child) -> Html:
    """One link: what it holds, the link to copy by hand, and what can be done with it.

    `drawn` is its QR code, or words while it is drawn; None while nobody asked for it.
    """
    shown = drawn is not None
    return el(
        "section.field.share",
        at("aria-labelledby", f"share-{name}-h"),
        el("h3.label", at("id", f"share-{name}-h"), title),
        el("p.note", at("id", f"share-{name}-note"), note),
        el(
            "input.input",
            at("id", f"link-{name}"),
            at("readonly", True),
            at("aria-labelledby", f"share-{name}-h"),
            at("value", address),
        ),
        el(
            "div.field-row",
            _act("copy", name, title, "ui-copy", "Copy"),
            _act("share", name, title, "ui-share", "Share") if shares else None,
            button(
                f"picture:{name}",
                at("id", f"picture-{name}"),
                at("aria-expanded", "true" if shown else "false"),
                at("aria-label", f"QR code: {title}"),
                "QR code",
            ),
        ),
        drawn,
    )


def shared_text(text: str, shares: bool) -> Html:
    """The result in words, to copy by hand too."""
    title = "The result in words"
    return el(
        "section.field.share",
        at("aria-labelledby", "share-result-h"),
        el("h3.label", at("id", "share-result-h"), title),
        el("p.note", "Names no card, so that it spoils nothing."),
        el(
            "textarea.input.share-text",
            at("id", "text-result"),
            at("readonly", True),
            at("rows", 5),
            at("aria-labelledby", "share-result-h"),
            text,
        ),
        el(
            "div.field-row",
            _act("copy", "result", title, "ui-copy", "Copy"),
            _act("share", "result", title, "ui-share", "Share") if shares else None,
        ),
    )


def _act(act: str, name: str, title: str, sign: str, word: str) -> Html:
    return button(
        f"{act}:{name}",
        at("id", f"{act}-{name}"),
        at("aria-label", f"{word}: {title}"),
        icon(sign),
        word,
    )


def qr_code(rows: str, label: str) -> Html:
    """A QR code from its rows, 1 for dark, with a space between them."""
    lines = rows.split(" ")
    size = len(lines) + 2 * QUIET
    steps = []
    for y, line in enumerate(lines):
        x = 0
        while x < len(line):
            end = x
            while end < len(line) and line[end] == "1":
                end += 1
            if end > x:
                steps.append(f"M{x + QUIET} {y + QUIET}h{end - x}v1H{x + QUIET}z")
            x = end + 1
    return el(
        "svg.share-qr",
        at("role", "img"),
        at("data-reveal", True),
        at("aria-label", label),
        at("viewBox", f"0 0 {size} {size}"),
        at("shape-rendering", "crispEdges"),
        el("path", at("fill", "currentColor"), at("d", "".join(steps))),
    )


def share_panel(session: Session, base_link: str, verdict: str) -> Html:
    """The panel of a finished game; `base_link` is the whole link to it."""
    return el(
        "section.panel.share",
        at("aria-labelledby", "share-h"),
        el("h2", at("id", "share-h"), "Share this game"),
        el(
            "div.share-card",
            el(
                "div",
                el("p.brand", icon("brand"), "Statecraft"),
                el("h3", verdict),
                el("p.note", session.record.game.title),
                el("p.note", "Seed ", el("span.seed", session.record.seed)),
                el("p.note", "Practice: not in your record.") if session.practice else None,
            ),
        ),
        el(
            "input.input",
            at("id", "panel-link-game"),
            at("readonly", True),
            at("aria-label", "Link to this game"),
            at("value", base_link),
        ),
        el(
            "div.field-row",
            button(
                "copy:game",
                at("id", "panel-copy-game"),
                at("aria-label", "Copy link to this game"),
                icon("ui-copy"),
                "Copy link",
            ),
            button("sheet:share", at("id", "panel-share"), icon("ui-share"), "Share"),
        ),
    )
