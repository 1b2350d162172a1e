"""A sheet: a dialog of paper over the page. The door opens it as a modal dialog."""

from ui.html import Child, Html, at, el
from ui.parts.basic import icon


def sheet(name: str, title: str, body: Child, foot: Child = None, notice: str = "") -> Html:
    """A dialog that its head or Escape closes; `notice` is what the page has to say."""
    return el(
        "dialog.sheet",
        at("id", f"sheet-{name}"),
        at("aria-labelledby", f"sheet-{name}-h"),
        el(
            "div.sheet-head",
            el("h2", at("id", f"sheet-{name}-h"), title),
            el("span.spacer"),
            el(
                "button.button.button-icon",
                at("id", "sheet-close"),
                at("type", "button"),
                at("data-message", "close"),
                at("aria-label", "Close"),
                icon("ui-close"),
            ),
        ),
        el("div.notice", at("id", "notice"), icon("ui-info"), el("p", notice)) if notice else None,
        # Named, so that a notice above it does not make it anew and lose where it was scrolled to.
        el("div.sheet-body", at("id", "sheet-body"), body),
        el("div.sheet-foot", at("id", "sheet-foot"), foot) if foot else None,
    )
