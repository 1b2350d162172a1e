"""The table of Pacification: the wall shows the state of the world, the desk is where one acts."""

from engine.pacification import CARDS, Meters, State
from engine.pacification.rules import excess_of, extra_refusal, straddle_refusal
from engine.pacification.state import METERS, POLICY, TURNS, reading
from ui.html import Child, Html, at, el
from ui.model import Model, Table
from ui.pages.pacification.act import (
    DISCARDING,
    closed,
    ending,
    legal,
    preview,
    turmoil_note,
    why_not,
)
from ui.pages.pacification.story import flipped, lines, state_of, turn_opening
from ui.parts.basic import button, count, icon, wide
from ui.parts.card import decision_card, event_card, requirement
from ui.parts.coach import coach
from ui.parts.log import log
from ui.parts.meter import meters, movement
from ui.parts.topbar import game_tools, topbar
from ui.parts.turn import phase_ribbon, practice_chip, turn_counter

PHASES = ("Event", "Policy", "Implementation", "Damage control", "End")


def table(model: Model, table: Table) -> tuple[Html, Html]:
    """The top bar and the main part."""
    state = state_of(table.session.record)
    then = preview(table, state)
    played = CARDS[table.picked[0]].name if then != state.meters else ""
    opened = turn_opening(table.session.record)
    remarks = {
        meter: movement(reading(opened, meter), reading(state.meters, meter)) for meter in METERS
    }
    main = el(
        "main.table",
        at("id", "main"),
        el(
            "section.wall",
            at("aria-label", "State of the world"),
            meters(state.meters, then, played, remarks),
        ),
        el(
            "div.desk.pacification-desk",
            _events(table),
            _log(table),
            coach(model),
            _hand(table, state, then),
        ),
        _actions(table, state),
    )
    return topbar(_turn(table, state), game_tools(model, table.session)), main


def _turn(table: Table, state: State) -> Child:
    at_phase = 4 if table.mode == DISCARDING else 1 if state.phase == POLICY else 2
    return (
        turn_counter(state.turn, TURNS),
        practice_chip(table.session.practice),
        phase_ribbon(PHASES, at_phase),
    )


def _events(table: Table) -> Html:
    hostility, events = flipped(table.session.record)
    two = len(events) > 1
    why = "Two, because Hostility was 11 or more." if two else f"One, Hostility was {hostility}."
    return el(
        "section.desk-events",
        at("aria-labelledby", "events-h"),
        el(
            "div.section-head",
            el("h2", at("id", "events-h"), "This turn’s events" if two else "This turn’s event"),
            el("p.note", why),
        ),
        el("div.events", [event_card(place + 1, events[place]) for place in range(len(events))]),
    )


def _log(table: Table) -> Html:
    latest = [line for line in lines(table.session.record) if line.effect][-3:]
    return el(
        "section.panel.log-panel",
        at("aria-labelledby", "log-h"),
        el(
            "div.section-head",
            el("h2", at("id", "log-h"), "Log"),
            el(
                "button.more",
                at("type", "button"),
                at("id", "open-log"),
                at("data-message", "sheet:log"),
                "Open the whole log",
            ),
        ),
        log(latest, brief=True),
    )


def _hand(table: Table, state: State, then: Meters) -> Html:
    discarding = table.mode == DISCARDING
    note = turmoil_note(then) if then != state.meters else ""
    playable = [card for card in state.hand if legal(state, card)]
    others = [card for card in state.hand if card not in playable]
    return el(
        "section.desk-hand",
        at("aria-labelledby", "hand-h"),
        el(
            "div.section-head",
            el("h2", at("id", "hand-h"), "Your hand"),
            el("p.note", _hand_note(state, discarding, len(playable))),
            el("p.note.turmoil-note", note) if note else None,
        ),
        el(
            "ul.hand",
            at("id", "hand"),
            at("data-arrows", True),
            at("data-mode", "discard" if discarding else None),
            [
                _card(table, state, card, card not in playable and not discarding)
                for card in [*playable, *others]
            ],
        ),
    )


def _hand_note(state: State, discarding: bool, playable: int) -> Child:
    if discarding:
        excess = excess_of(state)
        return f"Mark {count(excess, 'card', 'cards')} to discard. You keep 5."
    if not state.hand:
        return "No cards."
    held = count(len(state.hand), "card", "cards")
    note = f"{held}, {playable if playable else 'none'} can be played now."
    return (note, wide(" You keep 5 at the end of the turn.") if len(state.hand) > 5 else None)


def _card(table: Table, state: State, card: str, refused: bool) -> Html:
    foot = requirement(CARDS[card], state.meters, closed(state))
    sign = "ui-discard" if table.mode == DISCARDING else "ui-check"
    return decision_card(CARDS[card], foot, sign if card in table.picked else "", refused)


def _actions(table: Table, state: State) -> Html:
    acts = _discarding(table, state) if table.mode == DISCARDING else _acting(table, state)
    return el(
        "div.action-bar",
        at("role", "group"),
        at("aria-label", "Actions"),
        acts,
    )


def _act(name: str, text: Child, small: Child, kind: str = "", refused: bool = False) -> Html:
    return button(
        name,
        at("id", f"act-{name}"),
        at("data-once", True),
        el("span", text, el("small", small) if small else None),
        kind=kind,
        refused=refused,
    )


def _primary(name: str, text: Child, small: Child = None, refused: bool = False) -> Html:
    return button(
        name,
        at("id", "act-primary"),
        at("data-once", True),
        None if refused else icon("ui-arrow-right"),
        el("span", text, el("small", small) if small else None),
        kind=".button-primary",
        refused=refused,
    )


def _discarding(table: Table, state: State) -> Child:
    excess = excess_of(state)
    left = excess - len(table.picked)
    return (
        _act("back", "Keep playing", None, kind=".button-quiet"),
        el("span.spacer"),
        _primary("end", f"Mark {left} more to discard", refused=True)
        if left
        else _primary("end", f"Discard {excess} and end turn"),
    )


def _acting(table: Table, state: State) -> Child:
    straddle = straddle_refusal(state)
    extra = extra_refusal(state)
    picked = table.picked[0] if table.picked else ""
    any_legal = any(legal(state, card) for card in state.hand)
    ends = _end_words(state)
    return (
        _act(
            "straddle",
            "Straddle the Fence",
            _short(straddle) if straddle else "Turmoil +1, draw one more",
            refused=bool(straddle),
        ),
        _act("deficit", "Deficit Spending", _deficit_words(state, extra), refused=True)
        if extra or not picked
        else _act("play", "Deficit Spending", "Turmoil +1, play one more"),
        el("span.spacer"),
        _act(
            "end",
            ("End turn", wide(" without playing") if not state.plays else None),
            ends,
            kind=".button-quiet",
        )
        if any_legal
        else None,
        _play_or_end(state, picked, any_legal, ends),
    )


def _play_or_end(state: State, picked: str, any_legal: bool, ends: str) -> Html:
    if picked and not why_not(state, picked):
        price = "Deficit Spending: Turmoil +1" if state.plays else None
        return _primary("play", f"Play {CARDS[picked].name}", price)
    if any_legal and not state.plays:
        return _primary("play", "Choose a card to play", refused=True)
    if any_legal:
        return _primary("play", "Choose a card to play as an extra", refused=True)
    return _primary("end", "End turn", ends)


def _short(refusal: str) -> str:
    """A refusal as it fits under a button that names the thing itself."""
    if "was used" in refusal:
        return "Used this turn"
    if "before the first" in refusal:
        return "Before the first decision only"
    return refusal.rstrip(".").replace("Straddle the Fence needs", "Needs")


def _deficit_words(state: State, refusal: str) -> Child:
    if not state.plays:
        return ("After your first card", wide(": Turmoil +1, play one more"))
    if refusal:
        return _short(refusal).replace("Deficit Spending needs", "Needs")
    return ("Choose a card: Turmoil +1", wide(", play one more"))


def _end_words(state: State) -> str:
    """What ending the turn now brings for certain: a defeat, a discard, or nothing to add."""
    judged, outcome = ending(state)
    if outcome and outcome.kind == "office":
        return f"Turmoil {judged.turmoil}: out of office"
    if outcome and outcome.kind == "war":
        return f"Hostility {judged.hostility}: war"
    excess = excess_of(state)
    return f"Then discard {excess}" if excess else ""
