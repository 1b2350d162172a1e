"""A seat at the table: its shape, its name, its points."""

from ui.html import Html, at, el
from ui.parts.basic import icon

LEAST = 40  # what a full bar of points is worth; more when somebody has more


def seat_icon(seat: int, size: str = "") -> Html:
    """The shape of a seat, counted from 0."""
    return icon(f"seat-{seat + 1}", size)


def points_track(names: tuple[str, ...], points: tuple[int, ...], you: int) -> Html:
    """The victory points of all seats, a notch each; `you` is the seat of who looks, if one is."""
    full = LEAST
    while full < max(points):
        full += 10
    return el(
        "ol.vp-track",
        [
            el(
                "li.vp-row",
                at("data-style", f"--value:{points[seat]};--max:{full}"),
                seat_icon(seat),
                el(
                    "span.vp-name",
                    at("title", names[seat]),
                    "You" if seat == you else names[seat],
                ),
                el("span.notch-bar", at("aria-hidden", "true")),
                el("b", points[seat]),
            )
            for seat in range(len(names))
        ],
    )
