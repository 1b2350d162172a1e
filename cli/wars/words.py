"""Wars in words: what happened, as far as those who are told may know it."""

from collections.abc import Iterator

from cli.lines import Line
from cli.seats import OPEN, PERSON, Eyes
from engine.wars import CARDS, SUIT_NAMES, SUITS, WARS, Outcome, State
from engine.wars.cards import CULTURE, Cards, card_name, total
from engine.wars.events import (
    AwardDecided,
    Committed,
    Declined,
    Destroyed,
    Discarded,
    Drew,
    EndedOffers,
    Event,
    Offered,
    Played,
    Redrew,
    Reshuffled,
    Revealed,
    Rung,
    SolePlayer,
    SuitWon,
    Traded,
    TurnBegan,
    WarDecided,
    as_seen,
)
from engine.wars.ladder import STEPS, step_name
from engine.wars.state import TURNS

BRIEFING = (
    f"{TURNS} turns, one war each. In every turn cards are played for Diplomacy, Economy, War and "
    "Luck; Culture fits all four. If nobody plays for a suit, Western Civilization is destroyed "
    "and everyone loses. Who wins most suits takes the VP of the war, and most VP in the end "
    "takes the credit."
)
OUTCOMES = {
    "credit": "Western Civilization survived",
    "destroyed": "Western Civilization destroyed",
}
AboutSuit = Revealed | Played | SolePlayer | SuitWon | Destroyed


def heading(state: State) -> str:
    """Which turn it is, and which war."""
    if state.result:
        return "The game is over"
    return f"Turn {state.turn} of {TURNS}, {WARS[state.turn - 1].name}"


def standing(state: State, eyes: Eyes) -> str:
    """Everyone's VP in one line."""
    return ", ".join(
        [f"{name} {points} VP" for name, points in zip(eyes.names, state.points, strict=True)]
    )


def lines(state: State, eyes: Eyes) -> tuple[Line, ...]:
    """All that the last move brought about, without the cards that those eyes may not see."""
    told: list[Line] = []
    for event in state.events:
        told += _told(event if eyes.seat == OPEN else as_seen(event, eyes.seat), eyes)
    return tuple(told)


# -- names, cards and numbers


def named(eyes: Eyes, seat: int) -> str:
    """What a seat is called inside a sentence."""
    name = eyes.names[seat]
    return "you" if name == PERSON else name


def listed(eyes: Eyes, seats: tuple[int, ...]) -> str:
    """Seats as a sentence lists them.

    >>> listed(Eyes(0, ("You", "Ben", "Otto")), (0, 1, 2))
    'you, Ben and Otto'
    """
    names = [named(eyes, seat) for seat in seats]
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def counted(number: int) -> str:
    """So many cards.

    >>> counted(0), counted(1), counted(2)
    ('no card', '1 card', '2 cards')
    """
    return f"{number or 'no'} {'card' if number < 2 else 'cards'}"


def card_names(cards: Cards) -> str:
    """Cards by name, in canonical order."""
    return ", ".join([card_name(card) for card in CARDS if card in cards])


def suit_words(suits: tuple[str, ...]) -> str:
    """Suits counted by name.

    >>> suit_words(("D", "D", "L"))
    '2 Diplomacy, 1 Luck'
    """
    every = [(suits.count(suit), SUIT_NAMES[suit]) for suit in SUITS if suit in suits]
    return ", ".join([f"{number} {name}" for number, name in every])


def played(cards: Cards) -> str:
    """Cards played for a suit: its own by value, Culture by name, several with their total.

    >>> played(("W3", "W7", "C4")), played(("C9",)), played(())
    ('3 + 7 + Culture 4 = 14', 'Culture 9', 'no card')
    """
    if not cards:
        return "no card"
    values = [card_name(card) if card[0] == CULTURE else card[1:] for card in cards]
    return " + ".join(values) + (f" = {total(cards)}" if len(cards) > 1 else "")


# -- events


def _told(event: Event, eyes: Eyes) -> Iterator[Line]:
    if isinstance(event, TurnBegan):
        war = WARS[event.turn - 1]
        text = f"{war.name}: {at_stake(event.turn)}. First to move: {named(eyes, event.lead)}"
        yield Line(f"Turn {event.turn}", text, heading=True)
    elif isinstance(event, Reshuffled):
        yield Line("Deck", f"The pile of {counted(event.count)} became the new deck")
    elif isinstance(event, Drew):
        yield from _drew(event, eyes.names[event.seat])
    elif isinstance(event, Offered | Traded | Declined):
        yield Line("Trade", _about_trade(event, eyes))
    elif isinstance(event, Redrew | Discarded):
        if event.count:
            verb = "put down" if isinstance(event, Redrew) else "discarded"
            cards = card_names(event.cards) or counted(event.count)
            label = "Redraw" if isinstance(event, Redrew) else "End"
            yield Line(label, f"{eyes.names[event.seat]} {verb} {cards}")
    elif isinstance(event, AboutSuit):
        yield _about_suit(event, eyes)
    elif isinstance(event, WarDecided):
        yield from _war(event, eyes)
    elif isinstance(event, AwardDecided):
        yield Line("Award", _award(event, eyes))
    elif not isinstance(event, Committed | EndedOffers):  # what was committed is soon revealed
        yield Line("Outcome", ended(event.outcome, eyes), heading=True)


def at_stake(turn: int) -> str:
    """What the war of a turn is worth.

    >>> at_stake(2)
    '7 VP, and 2 VP for the highest Economy score'
    """
    war = WARS[turn - 1]
    return f"{war.points} VP, and {war.award} VP for the highest {SUIT_NAMES[war.award_suit]} score"


def _drew(event: Drew, name: str) -> Iterator[Line]:
    """Own cards by name; of others only that cards were wanting (W13)."""
    if event.cards:
        yield Line("Drawn", f"{name} drew {card_names(event.cards)}")
    if event.missing:
        less = counted(event.missing)
        yield Line("Drawn", f"Deck and pile are empty: {name} drew {less} less")


def _about_trade(event: Offered | Traded | Declined, eyes: Eyes) -> str:
    one, other = eyes.names[event.seat], eyes.names[event.to]
    if isinstance(event, Declined):
        offer = "your offer" if one == PERSON else f"the offer of {one}"
        return f"{other} declined {offer}"
    given = card_names(event.give) or counted(event.given)
    if isinstance(event, Offered):
        asked = suit_words(event.ask) or counted(event.asked)
        if not event.given:
            return f"{one} asked {named(eyes, event.to)} for {asked}, for nothing"
        back = asked if event.asked else "nothing"
        return f"{one} offered {named(eyes, event.to)} {given} for {back}"
    paid = card_names(event.paid) or counted(event.asked)
    if not event.given:
        return f"{other} gave {named(eyes, event.seat)} {paid} for nothing"
    return f"{other} accepted: " + (f"{paid} for {given}" if event.asked else f"took {given}")


def _about_suit(event: AboutSuit, eyes: Eyes) -> Line:
    suit = SUIT_NAMES[event.suit]
    if isinstance(event, Revealed):
        shown = [f"{eyes.names[at]} {played(cards)}" for at, cards in enumerate(event.plays)]
        return Line(suit, "; ".join(shown))
    if isinstance(event, Played):
        return Line(suit, f"{eyes.names[event.seat]} {played(event.cards)}")
    if isinstance(event, Destroyed):
        return Line("", f"Nobody played for {suit}. Western Civilization is destroyed")
    if isinstance(event, SolePlayer):
        return Line("", f"{eyes.names[event.seat]} alone played for {suit}: 1 VP at once")
    if event.seat is None:
        return Line("", f"Nobody won {suit}: tied on cards and on total")
    by = "most cards" if event.by == "cards" else "highest total"
    return Line("", f"{eyes.names[event.seat]} won {suit}: {by}")


def _war(event: WarDecided, eyes: Eyes) -> Iterator[Line]:
    """The verdict, then every step that led to it with what it compared."""
    war = WARS[event.turn - 1].name
    if event.seat is None:
        verdict = f"Nobody won {war}, tied on every step: the {event.points} VP are not awarded"
    else:
        step = len(event.rungs) - 1
        by = step_name(event.rungs[-1].step)
        if step:
            by += f", step {step} of {len(STEPS) - 1} of the tie ladder"
        verdict = f"{eyes.names[event.seat]} won {war}, {event.points} VP: {by}"
    yield Line("Victor", verdict)
    for rung in event.rungs:
        yield Line("", _rung(rung, eyes), faint=True)


def _rung(rung: Rung, eyes: Eyes) -> str:
    step = step_name(rung.step)
    values = [
        f"{eyes.names[seat]} {value}" for seat, value in zip(rung.seats, rung.values, strict=True)
    ]
    tied = f"; tied: {listed(eyes, rung.left)}" if len(rung.left) > 1 else ""
    return f"{step[0].upper()}{step[1:]}: {', '.join(values)}{tied}"


def _award(event: AwardDecided, eyes: Eyes) -> str:
    best = max(event.scores)
    score = f"highest {SUIT_NAMES[event.suit]} score, {best}"
    if event.seat is not None:
        return f"{eyes.names[event.seat]} got {event.points} VP: {score}"
    tied = tuple([seat for seat in range(len(event.scores)) if event.scores[seat] == best])
    return f"{event.points} VP not awarded: tied on the {score}, {listed(eyes, tied)}"


def ended(outcome: Outcome, eyes: Eyes) -> str:
    """How the game ended."""
    if not outcome.winners:
        war, suit = WARS[outcome.turn - 1].name, SUIT_NAMES[outcome.suit]
        return (
            f"{OUTCOMES[outcome.kind]} in turn {outcome.turn}, {war}: nobody played for {suit}. "
            "Everyone lost."
        )
    most = max(outcome.points)
    credit = f"The credit goes to {listed(eyes, outcome.winners)} with {most} VP"
    shared = " each, a shared victory" if len(outcome.winners) > 1 else ""
    return f"{OUTCOMES[outcome.kind]}. {credit}{shared}."
