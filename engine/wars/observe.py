"""What a seat may see and remembers, and full games made up from it."""

from engine.shuffle import Stream, new_seed, shuffled
from engine.wars.cards import (
    CARDS,
    CULTURE,
    PHASE_SUITS,
    PHASES,
    SUITS,
    Cards,
    canonical,
    put,
    without,
)
from engine.wars.events import Offered, as_seen
from engine.wars.legal import legal_moves, playable
from engine.wars.state import PLAN, Known, Observation, State


def observe(state: State, seat: int) -> Observation:
    """What a seat may see and remembers (W11, W17); ValueError for a seat that is not there."""
    if seat not in range(state.seats):
        raise ValueError(f"this game has seats 0 to {state.seats - 1}")
    known: list[list[str]] = [[] for _ in range(state.seats)]
    for note in state.known:
        if note.seer == seat:
            known[note.holder].append(note.card)
    seen = [card for card, is_open in zip(state.pile, state.pile_open, strict=True) if is_open]
    offer = as_seen(state.offer, seat) if state.offer else None
    return Observation(
        seat=seat,
        seats=state.seats,
        trading=state.trading,
        open_play=state.open_play,
        sealed_plan=state.sealed_plan,
        turn=state.turn,
        phase=state.phase,
        lead=state.lead,
        mover=state.mover,
        points=state.points,
        hand=state.hands[seat],
        hand_sizes=tuple(
            [len(state.hands[at]) + len(state.commits[at]) for at in range(state.seats)]
        ),
        commits=state.commits[seat],
        parts=state.parts[seat],
        plays=state.plays,
        known=tuple([canonical(tuple(cards)) for cards in known]),
        deck_size=len(state.deck),
        pile_size=len(state.pile),
        pile_seen=canonical(tuple(seen)),
        pile_known=canonical(state.known_pile[seat]),
        offers=state.offers,
        offer=offer if isinstance(offer, Offered) else None,
        reshuffles=state.reshuffles,
        victors=state.victors,
        result=state.result,
        events=tuple([as_seen(event, seat) for event in state.events]),
        legal_moves=legal_moves(state) if seat == state.mover else (),
    )


def unseen(observation: Observation) -> Cards:
    """The cards of which a seat does not know where they are, in canonical order."""
    placed = [*observation.hand, *observation.commits]
    placed += [*observation.pile_seen, *observation.pile_known]
    for cards in observation.known:
        placed += cards
    for of_suit in observation.plays:
        for cards in of_suit:
            placed += cards
    gone = set(placed)
    return tuple([card for card in CARDS if card not in gone])


def committed(observation: Observation) -> tuple[int, ...]:
    """The seats whose cards lie face down now, in order (W3)."""
    face_down = observation.phase == PLAN or (
        observation.phase in PHASES and not observation.open_play
    )
    if not face_down or observation.mover is None:
        return ()
    count = (observation.mover - observation.lead) % observation.seats
    return tuple([(observation.lead + step) % observation.seats for step in range(count)])


def determinize(observation: Observation, rng: Stream) -> State:
    """Make up a full state that fits an observation, with a seed and hidden cards from `rng`.

    Known cards are where they are known to be, sizes are as shown. What lies committed by others
    is guessed among what they could commit; what other seats know is not.
    """
    me, seats = observation.seat, observation.seats
    left = list(shuffled(unseen(observation), rng))
    hands: list[Cards] = []
    for seat in range(seats):
        cards = observation.hand
        if seat != me:
            cards = observation.known[seat]
            count = observation.hand_sizes[seat] - len(cards)
            cards, left = canonical(cards + tuple(left[:count])), left[count:]
        hands.append(cards)
    hidden = observation.pile_size - len(observation.pile_seen) - len(observation.pile_known)
    closed, left = observation.pile_known + tuple(left[:hidden]), left[hidden:]
    pile = shuffled(observation.pile_seen + closed, rng)
    commits: list[Cards] = [()] * seats
    parts: list[tuple[int, ...]] = [()] * seats
    for seat in committed(observation):
        if seat != me:
            commits[seat], parts[seat] = _guess(observation, hands[seat], rng)
            hands[seat] = without(hands[seat], commits[seat])
    commits[me], parts[me] = observation.commits, observation.parts
    known: list[Known] = []
    for seat in range(seats):
        known += [Known(me, seat, card) for card in observation.known[seat]]
    offer = observation.offer
    if offer and me not in (offer.seat, offer.to):
        offer = _guess_offer(offer, hands[offer.seat], rng)
        known += [Known(offer.to, offer.seat, card) for card in offer.give]
    return State(
        seed=new_seed(rng),
        seats=seats,
        trading=observation.trading,
        open_play=observation.open_play,
        sealed_plan=observation.sealed_plan,
        turn=observation.turn,
        phase=observation.phase,
        lead=observation.lead,
        mover=observation.mover,
        points=observation.points,
        hands=tuple(hands),
        deck=tuple(left),
        pile=pile,
        pile_open=tuple([card in observation.pile_seen for card in pile]),
        commits=tuple(commits),
        parts=tuple(parts),
        plays=observation.plays,
        offers=observation.offers,
        offer=offer,
        reshuffles=observation.reshuffles,
        known=tuple(known),
        known_pile=put(((),) * seats, me, observation.pile_known),
        victors=observation.victors,
        result=observation.result,
        events=observation.events,
    )


def _guess(observation: Observation, hand: Cards, rng: Stream) -> tuple[Cards, tuple[int, ...]]:
    """What a seat may have committed from a hand, and under `sealed_plan` its parts.

    Most people play two of three cards of a suit, and keep Culture for where it is needed.
    """
    if observation.phase != PLAN:
        suit = PHASE_SUITS[PHASES.index(observation.phase)]
        chance = {card: 1 if card[0] == CULTURE else 2 for card in hand}
        return tuple([card for card in playable(hand, suit) if rng.below(3) < chance[card]]), ()
    planned: list[list[str]] = [[] for _ in PHASES]
    for card in hand:
        if card[0] != CULTURE:
            if rng.below(3) < 2:
                planned[PHASE_SUITS.index(card[0])].append(card)
        elif rng.below(2):
            planned[rng.below(len(PHASES))].append(card)
    cards = [card for part in planned for card in part]
    return tuple(cards), tuple([len(part) for part in planned])


def _guess_offer(offer: Offered, hand: Cards, rng: Stream) -> Offered:
    """An offer between others, of which only the numbers are known, with cards and suits."""
    give = canonical(shuffled(hand, rng)[: offer.given])
    asked = sorted([rng.below(len(SUITS)) for _ in range(offer.asked)])
    ask = tuple([SUITS[place] for place in asked])
    return Offered(offer.seat, offer.to, offer.given, offer.asked, give, ask)
