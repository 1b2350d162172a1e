"""Who won a suit, a war or an award, and by which rule: in words."""

from engine.wars.cards import SUIT_NAMES, SUITS, Cards, total
from engine.wars.events import AwardDecided, Rung, WarDecided
from engine.wars.ladder import STEPS, step_name, suit_winner
from ui.parts.basic import count

Names = tuple[str, ...]


def listed(names: Names) -> str:
    """Names as a sentence lists them.

    >>> listed(("Ada", "Ben", "Otto"))
    'Ada, Ben and Otto'
    """
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def called(names: Names, seats: tuple[int, ...]) -> str:
    """The names of seats as a sentence lists them."""
    return listed(tuple([names[seat] for seat in seats]))


def of_each(names: Names, seats: tuple[int, ...], values: tuple[int, ...]) -> str:
    """The value of each seat.

    >>> of_each(("Ada", "Ben"), (0, 1), (2, 1))
    'Ada 2, Ben 1'
    """
    return ", ".join([f"{names[seat]} {values[place]}" for place, seat in enumerate(seats)])


def suit_decided(names: Names, suit: str, plays: tuple[Cards, ...]) -> str:
    """Who won a suit in which at least one card was played, and why."""
    winner, by = suit_winner(plays)
    playing = [seat for seat in range(len(plays)) if plays[seat]]
    most = max([len(cards) for cards in plays])
    cards = count(most, "card", "cards")
    tied = tuple([seat for seat in playing if len(plays[seat]) == most])
    if winner is None:
        highest = max([total(plays[seat]) for seat in tied])
        tied = tuple([seat for seat in tied if total(plays[seat]) == highest])
        return (
            f"Nobody won {SUIT_NAMES[suit]}: {called(names, tied)} are tied, "
            f"{cards} and a total of {highest} each."
        )
    won = f"{names[winner]} won {SUIT_NAMES[suit]}"
    if len(playing) == 1:
        return f"{won} with {cards}, as the only player, and got 1 VP at once."
    if by == "cards":
        return f"{won} with the most cards, {most}."
    others = [total(plays[seat]) for seat in tied if seat != winner]
    return (
        f"{won} with the highest total: {cards} each, {total(plays[winner])} against {max(others)}."
    )


def war_verdict(names: Names, event: WarDecided) -> str:
    """Who won a war and by which rule, in one sentence."""
    if event.seat is None:
        return f"Tied on every step: the {event.points} VP are not awarded."
    return f"{names[event.seat]} takes {event.points} VP: {rule_of(event)}."


def rule_of(event: WarDecided) -> str:
    """The rule that decided a war which was won."""
    return step_name(event.rungs[-1].step)


def rule_told(event: WarDecided) -> str:
    """Which rule decided a war, and where it stands among the steps."""
    place = len(event.rungs) - 1
    if event.seat is None:
        return "Tied on the suits won and on every step of the tie ladder."
    if place == 0:
        return "Decided by the suits won."
    return f"Tied on the suits won. Decided by step {place} of {len(STEPS) - 1} of the tie ladder."


def step_told(rung: Rung) -> str:
    """What a step asks for, as a heading."""
    name = step_name(rung.step)
    return name[:1].upper() + name[1:]


def rung_told(names: Names, rung: Rung, points: int) -> str:
    """What came of a step of the ladder."""
    if len(rung.left) == 1:
        return f"{names[rung.left[0]]} takes the {points} VP."
    if rung.left == rung.seats:
        everyone = len(rung.left) == len(names)
        return "All are tied." if everyone else f"{called(names, rung.left)} are still tied."
    return f"{called(names, rung.left)} are tied."


def award_told(names: Names, event: AwardDecided) -> str:
    """Who got a special award, or who is tied for it."""
    best = max(event.scores)
    suit = SUIT_NAMES[event.suit]
    if event.seat is not None:
        return f"{names[event.seat]} gets {event.points} VP for the highest {suit} score, {best}."
    tied = tuple([seat for seat in range(len(names)) if event.scores[seat] == best])
    return (
        f"{called(names, tied)} are tied for the highest {suit} score, {best}: "
        f"the award of {event.points} VP is not awarded."
    )


def suit_words(suits: tuple[str, ...]) -> str:
    """Suits counted by name.

    >>> suit_words(("D", "D", "L"))
    '2 Diplomacy, 1 Luck'
    """
    counted = [(suit, suits.count(suit)) for suit in SUITS if suit in suits]
    return ", ".join([f"{number} {SUIT_NAMES[suit]}" for suit, number in counted])
