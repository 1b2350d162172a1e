"""The statistics of Pacification: ends, meters, margins, decisions."""

from collections.abc import Sequence

from engine.pacification import CARDS
from engine.pacification.state import HIGH, LOW, METERS
from ui.counting import decisions, share, tally
from ui.html import Html
from ui.pages.pacification.summary import RANK, SHORT_ENDS, best
from ui.pages.statistics.parts import bests, panel, shares
from ui.parts.bars import bars
from ui.parts.basic import count, icon
from ui.parts.meter import NAMES
from ui.saved import Saved

# From where on a meter counts as what: the lines that the rules draw (P8, P14, P15), then steps.
STEPS = {
    "fear": (0, 6, 11, 16, 21),
    "hostility": (0, 6, 11, 16, 21),
    "turmoil": (0, 1, 5),
    "oil": (0, 5, 10, 15, 20),
}
DEFEATS = ("office", "war")
MOST = 10  # decisions shown
PLAYED = "Times played, and how many of the games with them were won"


def told(games: Sequence[Saved]) -> list[Html]:
    """The panels of some games, at least one."""
    ends = [(SHORT_ENDS.get(kind, kind), number) for kind, number in _ends(games)]
    panels = [panel("ends", "How it ended", bars("Games by end", shares(ends)))]
    lost = [saved for saved in games if saved.kind in DEFEATS]
    if lost:
        panels.append(_defeats(lost))
    measured = [saved for saved in games if len(saved.figures) == len(METERS)]
    if measured:
        panels.append(panel("best", "Best margins", bests(_margins(measured))))
        meters = [_meter(place, measured) for place in range(len(METERS))]
        panels.append(panel("meters", "Meters at the end", meters))
    played = [card for card in decisions(games) if card.name in CARDS]
    if played:
        rows = [
            (CARDS[card.name].name, card.times, f"{share(card.won, card.games)} won")
            for card in played[:MOST]
        ]
        panels.append(panel("decisions", "Most played decisions", bars(PLAYED, rows)))
    return panels


def _ends(games: Sequence[Saved]) -> list[tuple[str, int]]:
    return tally([saved.kind for saved in games], RANK)


def _defeats(lost: Sequence[Saved]) -> Html:
    """How games are lost, turn by turn: the score of a defeat is its turn (P16)."""
    rows = []
    for turn in sorted({saved.score for saved in lost}):
        kinds = [saved.kind for saved in lost if saved.score == turn]
        there = [kind for kind in DEFEATS if kind in kinds]
        words = [f"{kinds.count(kind)} {SHORT_ENDS[kind].lower()}" for kind in there]
        alone = SHORT_ENDS[there[0]].lower()
        rows.append((f"Turn {turn}", len(kinds), ", ".join(words) if len(there) > 1 else alone))
    return panel("defeats", "How you lose", bars("Defeats by turn", rows))


def _margins(games: Sequence[Saved]) -> list[tuple[str, str]]:
    """The best of each kind, by what was to spare."""
    facts = [("Best end", best(list(games)).result)]
    calm = [2 * LOW - game.figures[0] - game.figures[1] for game in games if _is(game, "peace")]
    if calm:
        facts.append(("Calmest peace", f"{_points(max(calm))} to spare"))
    oil = [game.figures[3] - HIGH for game in games if _is(game, "oil")]
    if oil:
        facts.append(("Most oil", f"{_points(max(oil))} to spare"))
    return facts


def _is(game: Saved, kind: str) -> bool:
    return game.kind in (kind, "double")


def _points(number: int) -> str:
    return count(number, "point", "points")


def _meter(place: int, games: Sequence[Saved]) -> Html:
    meter = METERS[place]
    steps = STEPS[meter]
    values = [saved.figures[place] for saved in games]
    rows = []
    for number, low in enumerate(steps):
        high = steps[number + 1] - 1 if number + 1 < len(steps) else None
        inside = [value for value in values if value >= low and (high is None or value <= high)]
        name = f"{low} and more" if high is None else f"{low}" if low == high else f"{low}–{high}"
        rows.append((name, len(inside), ""))
    return bars((icon(f"meter-{meter}", "s"), NAMES[meter]), rows)
