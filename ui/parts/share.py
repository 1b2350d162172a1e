"""Links to a game: the whole of it, or only its cards."""

from engine import Session
from engine.link import link, seed_link
from ui.html import Child, Html, at, el
from ui.parts.basic import button, icon


def links(session: Session, base: str) -> Child:
    """Both links, each with a button that copies it and what it does."""
    return (
        el(
            "div.field",
            el("p.note", "The whole game: the cards, the options and every move."),
            button("copy:game", at("id", "copy-game"), icon("ui-copy"), "Copy link to this game"),
            _shown("link-game", "Link to this game", base + link(session)),
        ),
        el(
            "div.field",
            el("p.note", "Only the cards: whoever opens it plays them from the first turn."),
            button(
                "copy:seed", at("id", "copy-seed"), icon("ui-copy"), "Copy link to the same cards"
            ),
            _shown("link-seed", "Link to the same cards", base + seed_link(session)),
        ),
    )


def _shown(name: str, label: str, whole: str) -> Html:
    """A link to copy by hand."""
    return el(
        "input.input",
        at("id", name),
        at("readonly", True),
        at("aria-label", label),
        at("value", whole),
    )


def share_panel(session: Session, base: str, verdict: str) -> Html:
    """The panel of a finished game."""
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
                el("p.note", "Practice: moves were taken back.") if session.practice else None,
            ),
        ),
        _shown("panel-link-game", "Link to this game", base + link(session)),
        button("copy:game", at("id", "panel-copy-game"), icon("ui-copy"), "Copy link to this game"),
        button(
            "copy:seed", at("id", "panel-copy-seed"), icon("ui-copy"), "Copy link to the same cards"
        ),
    )
