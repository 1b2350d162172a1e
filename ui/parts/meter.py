"""A meter: number, notches, zones and flags, with a preview of where a card would bring it."""

from engine.pacification.state import METERS, Meters, reading, zone
from ui.html import Child, Html, at, el
from ui.parts.basic import icon

NAMES = {
    "fear": "Western Fear",
    "hostility": "Arab Hostility",
    "turmoil": "Political Turmoil",
    "oil": "Oil Control",
}
SHORT = {"fear": "Fear", "hostility": "Hostility", "turmoil": "Turmoil", "oil": "Oil"}
LEVELS = {"low": "Low", "medium": "Medium", "high": "High"}
ZONES = {
    "fear": LEVELS,
    "hostility": LEVELS,
    "turmoil": {"low": "Popular", "medium": "Damage control", "high": "Lame duck"},
    "oil": {"low": "Marginal", "medium": "Partial", "high": "Major"},
}
# The words under the notches; Turmoil has no room for its zero.
SCALE = {
    "fear": ("low", "medium", "high"),
    "hostility": ("low", "medium", "high"),
    "turmoil": ("medium", "high"),
    "oil": ("low", "medium", "high"),
}
PEACE = "Peace"  # holds up to its line; whatever else a line names begins behind it
# Lines the rules name: the place on the scale, the side of the word, the word. The first of a meter
# is what a term is about.
FLAGS = {
    "fear": ((5, "", PEACE),),
    "hostility": ((5, "", PEACE), (10, "after", "2 events"), (29, "", "War")),
    "turmoil": ((4, "", "Defeat"),),
    "oil": ((14, "", "Oil victory"),),
}


def zone_name(meter: str, value: int) -> str:
    """The zone of a value as a screen calls it."""
    return ZONES[meter][zone(meter, value)]


def meters(now: Meters, then: Meters, played: str, remarks: dict[str, Html | str]) -> Html:
    """The four meters; `then` is what they would show if the card `played` were played."""
    shown = [
        _meter(meter, reading(now, meter), reading(then, meter), played, remarks[meter])
        for meter in METERS
    ]
    return el("ul.meters", shown)


def _meter(meter: str, value: int, following: int, played: str, remark: Html | str) -> Html:
    level = zone(meter, value)
    changes = value != following
    spoken = f"{value} of 30, {zone_name(meter, value)}."
    for place, _, word in FLAGS[meter]:
        spoken += f" {word} at {_limit(place, word)} or {'less' if word == PEACE else 'more'}."
    if changes:
        spoken += (
            f" Would become {following}, {zone_name(meter, following)}, if {played} is played."
        )
    return el(
        "li.meter",
        at("id", f"meter-of-{meter}"),
        at("data-meter", meter),
        at("data-zone", level),
        at("data-preview", changes),
        at("data-style", f"--value:{value};--next:{following}"),
        el(
            "div.meter-head",
            icon(f"meter-{meter}"),
            el("h3.meter-name", _name(meter)),
            el("span.meter-zone.chip", icon(f"zone-{level}", "s"), zone_name(meter, value)),
            el("span.meter-goal", at("aria-hidden", "true"), _goal(meter)),
        ),
        el(
            "p.meter-reading",
            el("b.meter-value", value),
            _preview(following) if changes else None,
            el("span.meter-change", remark),
        ),
        el(
            "div.meter-instrument",
            at("role", "meter"),
            at("aria-label", NAMES[meter]),
            at("aria-valuemin", 0),
            at("aria-valuemax", 30),
            at("aria-valuenow", value),
            at("aria-valuetext", spoken),
            el(
                "div.meter-scale",
                el("div.meter-notches"),
                [_flag(place, side, word) for place, side, word in FLAGS[meter]],
            ),
            el(
                "div.meter-zones",
                at("aria-hidden", "true"),
                [_zone(ZONES[meter][name], name == level) for name in SCALE[meter]],
            ),
        ),
    )


def _name(meter: str) -> Child:
    """The whole name; a phone has room for the short one in it."""
    before, short, after = NAMES[meter].partition(SHORT[meter])
    return (el("span", before) if before else None, short, el("span", after) if after else None)


def _preview(following: int) -> Html:
    return el("span.meter-next", icon("ui-arrow-right"), following, " ", el("small", "if played"))


def _flag(place: int, side: str, word: str) -> Html:
    return el(
        "span.meter-flag",
        at("data-side", side or None),
        at("data-style", f"--at:{place}"),
        el("span", word),
    )


def _limit(place: int, word: str) -> int:
    """The first or last value for which what a line names holds."""
    return place if word == PEACE else place + 1


def _goal(meter: str) -> str:
    """What a term is about, as a phone has room to say it: `Victory ≥ 15`."""
    place, _, word = FLAGS[meter][0]
    last = word.split(" ")[-1].capitalize()
    return f"{last} {'≤' if word == PEACE else '≥'} {_limit(place, word)}"


def _zone(word: str, current: bool) -> Html:
    return el("span", at("aria-current", "true" if current else None), word)


def movement(before: int, after: int, when: str = "this turn") -> Html | str:
    """How far a meter went this turn, or since `when` says."""
    if before == after:
        return "No change"
    up = after > before
    return el(
        "span.meter-moved",
        icon("ui-up" if up else "ui-down"),
        el("span.visually-hidden", "up " if up else "down "),
        f"{abs(after - before)} {when}",
    )
