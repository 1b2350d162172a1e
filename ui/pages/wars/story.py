"""What happened in a game of Wars, as far as one seat may know it: log, news, announcements."""

from engine.wars.cards import CULTURE, SUIT_NAMES, WARS, Cards, canonical, total
from engine.wars.events import (
    AwardDecided,
    Committed,
    Declined,
    Destroyed,
    Discarded,
    Drew,
    EndedOffers,
    Event,
    GameEnded,
    Offered,
    Played,
    Redrew,
    Reshuffled,
    Revealed,
    SolePlayer,
    SuitWon,
    Traded,
    TurnBegan,
    WarDecided,
    as_seen,
)
from engine.wars.state import HAND, State
from ui.model import Table
from ui.pages.wars.seen import Moment, names_of, viewer
from ui.pages.wars.why import Names, called, rule_of, suit_words
from ui.parts.basic import count, signed
from ui.parts.log import Line
from ui.parts.suit_card import card_names

Told = tuple[str, str]  # a sentence without its full stop, and its effect
KEPT = 3  # pieces of news shown at once


def lines(table: Table) -> list[Line]:
    """The whole log, oldest first, as far as the one who is shown may know it."""
    names, seat = names_of(table.session), viewer(table)
    faults = dict(table.faults)
    out: list[Line] = []
    turn = 1
    for place, state in enumerate(table.session.record.states):
        if isinstance(state, State):
            if place - 1 in faults:
                out.append(Line(turn, faults[place - 1]))
            for event in state.events:
                if isinstance(event, TurnBegan):
                    turn = event.turn
                if worth_a_line(event):
                    out += [Line(turn, text, effect) for text, effect in told(event, names, seat)]
    return out


def worth_a_line(event: Event) -> bool:
    """Whether the log needs an event; what was committed is told by the reveal."""
    if isinstance(event, Redrew | Discarded):
        return event.count > 0
    return not isinstance(event, Committed | EndedOffers)


def announcement(table: Table) -> str:
    """What the last move brought about, to be spoken."""
    return " ".join(sentences(_last(table), names_of(table.session), viewer(table)))


def _last(table: Table) -> tuple[Event, ...]:
    state = table.session.record.state
    return state.events if isinstance(state, State) else ()


def sentences(events: tuple[Event, ...], names: Names, seat: int) -> list[str]:
    """What events tell a seat, in sentences."""
    out = []
    for event in events:
        for text, effect in told(event, names, seat):
            out.append(f"{text}: {effect}." if effect else f"{text}.")
    return out


def news(table: Table, moment: Moment) -> list[str]:
    """What the one who looks should know: while others choose, the last move.

    When it is their turn, what matters of all that happened since their own last move.
    """
    names = moment.names
    if not moment.chooses:
        return sentences(_last(table), names, moment.seat)[-KEPT:]
    states = table.session.record.states
    found: list[str] = []
    place = len(states) - 1
    while place >= 0 and len(found) < KEPT:
        state = states[place]
        if isinstance(state, State):
            events = tuple([event for event in state.events if _matters(event, moment.seat)])
            found = sentences(events, names, moment.seat) + found
        before = states[place - 1] if place else None
        if isinstance(before, State) and before.mover == moment.seat:
            break
        place -= 1
    return found[-KEPT:]


def _matters(event: Event, seat: int) -> bool:
    """Whether an event is news to a seat whose turn it is."""
    if isinstance(event, Drew):  # a whole new hand is plain to see
        return event.seat == seat and event.count < HAND
    if isinstance(event, Declined):
        return event.seat == seat
    return isinstance(event, Traded | SolePlayer | SuitWon)


# -- one event


def told(event: Event, names: Names, seat: int) -> list[Told]:
    """What an event tells a seat; NOBODY is told what all may know."""
    if isinstance(event, Committed | Drew | Redrew | Discarded | Offered | Traded):
        return _about_cards(as_seen(event, seat), names, seat)
    if isinstance(event, Revealed | Played | SolePlayer | SuitWon | Destroyed):
        return _about_suits(event, names)
    if isinstance(event, Declined):
        return [(f"{names[event.to]} declined the offer of {names[event.seat]}", "")]
    if isinstance(event, EndedOffers):
        return [(f"{names[event.seat]} made no more offers", "")]
    if isinstance(event, TurnBegan):
        war = WARS[event.turn - 1].name
        return [(f"Turn {event.turn}, {war}. {names[event.lead]} leads", "")]
    if isinstance(event, Reshuffled):
        return [(f"The discard pile of {event.count} cards became the new deck", "")]
    if isinstance(event, WarDecided | AwardDecided):
        return _about_points(event, names)
    return _ending(event, names)


def _ending(event: GameEnded, names: Names) -> list[Told]:
    outcome = event.outcome
    if not outcome.winners:  # that it was destroyed has been told
        return []
    return [(f"Credit to {called(names, outcome.winners)}", f"{max(outcome.points)} VP")]


def _about_cards(event: Event, names: Names, seat: int) -> list[Told]:
    """Events of which the cards are for some eyes only; they have none for all others."""
    if isinstance(event, Offered | Traded):
        return _about_trades(event, names)
    if isinstance(event, Drew):
        return _drawn(event, names, seat)
    if isinstance(event, Committed):
        cards = f": {_cards(event.cards)}" if event.seat == seat else ""
        return [(f"{names[event.seat]} committed{cards}", "")]
    if isinstance(event, Redrew | Discarded):
        verb = "redrew" if isinstance(event, Redrew) else "discarded"
        number = count(event.count, "card", "cards") if event.count else "no card"
        named = f": {card_names(event.cards)} put down" if event.cards else ""
        return [(f"{names[event.seat]} {verb} {number}{named}", "")]
    return []


def _drawn(event: Drew, names: Names, seat: int) -> list[Told]:
    """Own cards by name; of others only that cards were wanting (W13)."""
    out = []
    if event.seat == seat and event.cards:
        out.append((f"{names[seat]} drew {card_names(canonical(event.cards))}", ""))
    if event.missing:
        missing = count(event.missing, "card", "cards")
        out.append(
            (f"Deck and discard pile are empty: {names[event.seat]} drew {missing} less", "")
        )
    return out


def _about_trades(event: Offered | Traded, names: Names) -> list[Told]:
    one, other = names[event.seat], names[event.to]
    given = card_names(event.give) if event.give else count(event.given, "card", "cards")
    if isinstance(event, Offered):
        asked = suit_words(event.ask) if event.ask else str(event.asked)
        if not event.given:
            asked = asked if event.ask else count(event.asked, "card", "cards")
            return [(f"{one} asked {other} for {asked}, for nothing", "")]
        return [(f"{one} offered {other} {given} for {asked if event.asked else 'nothing'}", "")]
    paid = card_names(event.paid) if event.paid else count(event.asked, "card", "cards")
    if not event.given:
        return [(f"{other} gave {one} {paid} for nothing", "")]
    got = f"gave {paid} for {given}" if event.asked else f"took {given}"
    return [(f"{other} accepted the offer of {one}: {got}", "")]


def _about_suits(event: Event, names: Names) -> list[Told]:
    if isinstance(event, Revealed):
        shown = [f"{names[seat]} {_values(cards)}" for seat, cards in enumerate(event.plays)]
        return [(f"{SUIT_NAMES[event.suit]} revealed: {'; '.join(shown)}", "")]
    if isinstance(event, Played):
        return [(f"{names[event.seat]} played {_cards(event.cards)}", "")]
    if isinstance(event, SolePlayer):
        return [
            (f"{names[event.seat]} alone played for {SUIT_NAMES[event.suit]}", f"{signed(1)} VP")
        ]
    if isinstance(event, SuitWon):
        if event.seat is None:
            return [(f"Nobody won {SUIT_NAMES[event.suit]}", "tied on cards and total")]
        by = "most cards" if event.by == "cards" else "highest total"
        return [(f"{names[event.seat]} won {SUIT_NAMES[event.suit]}", by)]
    if isinstance(event, Destroyed):
        suit = SUIT_NAMES[event.suit]
        return [(f"Nobody played for {suit}. Western Civilization is destroyed", "")]
    return []


def _about_points(event: WarDecided | AwardDecided, names: Names) -> list[Told]:
    if isinstance(event, WarDecided):
        war = WARS[event.turn - 1].name
        if event.seat is None:
            return [(f"{war}: tied on every step", "not awarded")]
        return [(f"{names[event.seat]} won {war}, {rule_of(event)}", f"{signed(event.points)} VP")]
    score = f"highest {SUIT_NAMES[event.suit]} score, {max(event.scores)}"
    if event.seat is None:
        return [(f"Special award, {score}: tied", "not awarded")]
    return [(f"{names[event.seat]} got the special award, {score}", f"{signed(event.points)} VP")]


def _cards(cards: Cards) -> str:
    """Cards by name, with their total where there are several."""
    if not cards:
        return "no card"
    return card_names(cards) + (f", {total(cards)} in all" if len(cards) > 1 else "")


def _values(cards: Cards) -> str:
    """Cards played for a suit: its own by value, Culture by name."""
    if not cards:
        return "no card"
    own = [card[1:] for card in cards if card[0] != CULTURE]
    return ", ".join(own + [f"Culture {card[1:]}" for card in cards if card[0] == CULTURE])


def decided(table: Table) -> list[tuple[WarDecided, AwardDecided]]:
    """The wars of the game so far with their special awards."""
    out = []
    for state in table.session.record.states:
        war: WarDecided | None = None
        for event in state.events:
            if isinstance(event, WarDecided):
                war = event
            elif isinstance(event, AwardDecided) and war:
                out.append((war, event))
    return out
