"""Pacification in words: what happened, what a card does and needs, how the term ended."""

from cli.lines import Line
from cli.seats import Eyes
from engine.pacification import CARDS, Card, Meters, Outcome, State
from engine.pacification.state import (
    HIGH,
    HIGHEST,
    LOW,
    METERS,
    OUSTED,
    TURNS,
    Change,
    DamageControl,
    Discarded,
    Drew,
    Event,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    Played,
    Straddled,
    TurnBegan,
    reading,
    zone,
)

BRIEFING = (
    f"You are president for {TURNS} turns. After the last one, Peace needs Fear and Hostility at "
    f"{LOW} or less, Oil needs Oil at {HIGH} or more. At the end of every turn, Turmoil {OUSTED} "
    f"loses the office and Hostility {HIGHEST} brings war."
)
OUTCOMES = {
    "double": "Double victory",
    "peace": "Peace victory",
    "oil": "Oil victory",
    "none": "No victory",
    "office": "Out of office",
    "war": "War",
}
FULL_NAMES = {
    "fear": "Western Fear",
    "hostility": "Arab Hostility",
    "turmoil": "Political Turmoil",
    "oil": "Oil Control",
}
ZONES = {"low": "Low", "medium": "Medium", "high": "High"}
TURMOIL_ZONES = {"low": "Popular", "medium": "Damage control", "high": "Lame duck"}
OIL_ZONES = {"low": "Marginal", "medium": "Partial", "high": "Major"}


def short(meter: str) -> str:
    """The short name of a meter: Fear, Hostility, Turmoil, Oil."""
    return meter.capitalize()


def zone_name(meter: str, value: int) -> str:
    """What the level of a meter is called."""
    names = {"turmoil": TURMOIL_ZONES, "oil": OIL_ZONES}.get(meter, ZONES)
    return names[zone(meter, value)]


def effects(card: Card) -> str:
    """What a card does, in printed order.

    >>> effects(CARDS["seize-oil-fields"]), effects(CARDS["covert-operations"])
    ('Oil +2', 'Fear −1')
    """
    signed = [f"{short(meter)} {points:+d}" for meter, points in card.effects]
    return ", ".join(signed).replace("-", "−")


def needs(card: Card, meters: Meters) -> str:
    """What a card asks for; with what there is, when that is too little."""
    if not card.needs:
        return ""
    now = reading(meters, card.needs)
    wanted = f"{short(card.needs)} {card.at_least}"
    return wanted if now >= card.at_least else f"{wanted}, now {now}"


def changes(made: tuple[Change, ...]) -> str:
    """How meters moved.

    >>> changes((Change("fear", 5, 9), Change("oil", 0, 0)))
    'Fear 5 → 9, Oil stays 0'
    """
    return ", ".join([_change(change) for change in made])


def _change(change: Change) -> str:
    if change.before == change.after:
        return f"{short(change.meter)} stays {change.after}"
    return f"{short(change.meter)} {change.before} → {change.after}"


def names(cards: tuple[str, ...]) -> str:
    """The names of cards."""
    return ", ".join([CARDS[card].name for card in cards])


def heading(state: State) -> str:
    """Which turn it is."""
    return "The term is over" if state.result else f"Turn {state.turn} of {TURNS}"


def standing(state: State, eyes: Eyes) -> str:
    """The four meters in one line."""
    shown = [f"{short(meter)} {reading(state.meters, meter)}" for meter in METERS]
    return ", ".join(shown)


def lines(state: State, eyes: Eyes) -> tuple[Line, ...]:
    """All that the last move brought about."""
    return tuple([_line(event, state.meters) for event in state.events])


def _line(event: Event, meters: Meters) -> Line:
    if isinstance(event, TurnBegan):
        count = "one event" if event.count == 1 else "two events"
        return Line(f"Turn {event.turn}", f"Hostility {event.hostility}, {count}", heading=True)
    if isinstance(event, EventFlipped):
        return Line("Event", flipped(event), faint=not event.effective)
    if isinstance(event, Drew):
        return Line("Drawn", names(event.cards) or "nothing, the decision deck is empty")
    if isinstance(event, Straddled):
        return Line("Bought", f"Straddle the Fence: {changes(event.changes)}")
    if isinstance(event, Played):
        price = f"Deficit Spending: {changes(event.price)}. " if event.price else ""
        return Line("Played", f"{price}{CARDS[event.card].name}: {changes(event.changes)}")
    if isinstance(event, DamageControl):
        return Line("End", f"Damage control: {changes(event.changes)}")
    if isinstance(event, Discarded):
        return Line("Discarded", names(event.cards))
    if isinstance(event, FearUnsettled):
        return Line("Unrest", f"Fear is High: {changes(event.changes)}")
    return _ended(event, meters)


def flipped(event: EventFlipped) -> str:
    """What an event did; if nothing, what it needed and what there was."""
    card = CARDS[event.card]
    if event.effective:
        return f"{card.name}: {changes(event.changes)}"
    wanted = f"needs {short(card.needs)} {card.at_least}"
    return f"{card.name}: no effect, {wanted}, it was {event.was}"


def _ended(event: GameEnded, meters: Meters) -> Line:
    outcome = event.outcome
    text = f"{OUTCOMES[outcome.kind]}. {_why(outcome, meters)} Score {outcome.score}."
    return Line("Outcome", text, heading=True)


def _why(outcome: Outcome, meters: Meters) -> str:
    calm = f"Fear is {meters.fear} and Hostility {meters.hostility}"
    if outcome.kind == "office":
        return f"Turmoil is {meters.turmoil}: the office is lost at {OUSTED}."
    if outcome.kind == "war":
        return f"Hostility is {meters.hostility}: war breaks out at {HIGHEST}."
    if outcome.kind == "peace":
        return f"{calm}: both had to be {LOW} or less."
    if outcome.kind == "oil":
        return f"Oil is {meters.oil}: it had to be {HIGH} or more."
    if outcome.kind == "double":
        return f"{calm}, both {LOW} or less, and Oil is {meters.oil}, {HIGH} or more."
    return f"{calm}: Peace needed both at {LOW} or less. Oil is {meters.oil}: it needed {HIGH}."
