"""The cooperation phase: the floor, offers and answers (W2)."""

from engine.copies import replace
from engine.wars import knowledge
from engine.wars.cards import canonical, put, without
from engine.wars.events import Declined, EndedOffers, Offered, Traded
from engine.wars.moves import Accept, Decline, Offer
from engine.wars.state import ANSWER, OFFER, OFFERS, REDRAW, State


def offer(state: State, seat: int, move: Offer) -> State:
    """An offer is made; the other side learns the named cards (W17)."""
    made = Offered(seat, move.to, len(move.give), len(move.ask), move.give, move.ask)
    return replace(
        state,
        phase=ANSWER,
        mover=move.to,
        events=(made,),
        offers=state.offers + 1,
        offer=made,
        known=knowledge.named(state.known, move.to, seat, move.give),
    )


def answer(state: State, made: Offered, move: Accept | Decline) -> State:
    """The other side accepts and pays from the hand held before the trade, or declines."""
    seat, to, give = made.seat, made.to, made.give
    phase, mover, offers = _floor(state, seat, state.offers)
    if isinstance(move, Decline):
        told = (Declined(seat, to),)
        return replace(state, phase=phase, mover=mover, events=told, offers=offers, offer=None)
    paid = move.cards
    sizes = tuple([len(hand) for hand in state.hands])
    hands = put(state.hands, seat, canonical(without(state.hands[seat], give) + paid))
    return replace(
        state,
        phase=phase,
        mover=mover,
        events=(Traded(seat, to, made.given, made.asked, give, paid),),
        hands=put(hands, to, canonical(without(state.hands[to], paid) + give)),
        offers=offers,
        offer=None,
        known=knowledge.traded(state.known, seat, to, give, paid, sizes),
    )


def end_offers(state: State, seat: int) -> State:
    """A seat gives up the floor."""
    phase, mover, offers = _floor(state, seat, OFFERS)
    return replace(state, phase=phase, mover=mover, events=(EndedOffers(seat),), offers=offers)


def _floor(state: State, seat: int, offers: int) -> tuple[str, int, int]:
    """Phase, seat to move and offers made: the floor of `seat` goes on until its second offer.

    Then the next seat gets it; after the last one the redraw begins.
    """
    if offers < OFFERS:
        return OFFER, seat, offers
    following = (seat + 1) % state.seats
    return (REDRAW if following == state.lead else OFFER), following, 0
