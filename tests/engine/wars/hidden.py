"""States that differ only in what one seat may not know."""

from dataclasses import fields, is_dataclass, replace
from random import Random

from engine import wars
from engine.wars import State
from engine.wars.cards import canonical
from engine.wars.events import as_seen
from engine.wars.observe import unseen
from tests.engine.wars.tables import everywhere


def mixed(state: State, seat: int, chance: Random) -> State:
    """The state with all that is hidden from a seat dealt anew, and another seed."""
    hidden = [card for card in everywhere(state) if card in unseen(wars.observe(state, seat))]
    turned = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def turn(value: object) -> object:
        if isinstance(value, str):
            return turned.get(value, value)
        if isinstance(value, tuple):
            return tuple([turn(item) for item in value])
        if is_dataclass(value):
            changes = {field.name: turn(getattr(value, field.name)) for field in fields(value)}
            return replace(value, **changes)
        return value

    def unless_seen(event: object) -> object:
        return event if as_seen(event, seat) == event else turn(event)

    offer = state.offer and unless_seen(state.offer)
    if offer != state.offer or (offer and seat not in (offer.seat, offer.to)):
        offer = replace(offer, ask=tuple(chance.choices("DEWLC", k=offer.asked)))
    others = [note for note in state.known if note.seer != seat]
    return replace(
        state,
        seed="another seed",
        hands=tuple([canonical(hand) for hand in turn(state.hands)]),
        deck=turn(state.deck),
        pile=turn(state.pile),
        commits=turn(state.commits),
        known=(*[note for note in state.known if note.seer == seat], *turn(tuple(others))),
        offer=offer,
        events=tuple([unless_seen(event) for event in state.events]),
    )
