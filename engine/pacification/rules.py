"""The rules of Pacification as pure functions; P numbers are those of the rules page."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.choices import Choices, subset_at, subset_place, ways
from engine.errors import IllegalMove
from engine.game import Option, Setting, settle
from engine.pacification.cards import CARDS, DECISIONS, EVENTS, Card
from engine.pacification.state import (
    DRAWN_EACH_TURN,
    HAND_LIMIT,
    HIGH,
    HIGHEST,
    LOW,
    OUSTED,
    POLICY,
    START,
    TURNS,
    TWO_EVENTS,
    Change,
    DamageControl,
    Discarded,
    Drew,
    EndTurn,
    Event,
    EventFlipped,
    FearUnsettled,
    GameEnded,
    LegalMoves,
    Meters,
    Move,
    Observation,
    Outcome,
    Play,
    Played,
    PlayExtra,
    State,
    Straddle,
    Straddled,
    TurnBegan,
    reading,
)
from engine.shuffle import Stream, check_seed, new_seed, shuffled

OPTIONS = (
    Option(
        "repeat_extras",
        False,
        "Straddle the Fence and Deficit Spending may be bought any number of times a turn.",
    ),
)
PRICE = (("turmoil", 1),)


def new_game(seed: str, options: Mapping[str, Setting] | None = None) -> State:
    """A game with its first events flipped and two decisions drawn (P12).

    Raises BadSeed or BadOptions.
    """
    settled = settle(OPTIONS, options)
    check_seed(seed)
    before = State(
        seed=seed,
        repeat_extras=bool(settled["repeat_extras"]),
        turn=0,
        meters=START,
        hand=(),
        event_deck=shuffled([card.id for card in EVENTS], Stream(seed, "events")),
        decision_deck=shuffled([card.id for card in DECISIONS], Stream(seed, "decisions")),
        event_pile=(),
        decision_pile=(),
        straddles=0,
        plays=0,
        result=None,
        events=(),
    )
    return _begin_turn(before, START, ())


# -- moves


@dataclass(frozen=True, slots=True)
class EndTurns:
    """The ways to end the turn: one for each choice of the cards to lose (P13)."""

    hand: tuple[str, ...]
    excess: int

    def __len__(self) -> int:
        return ways(len(self.hand), self.excess)

    def __getitem__(self, place: int) -> Move:
        return EndTurn(subset_at(self.hand, self.excess, place))

    def index(self, move: object) -> int:
        """Tell the place of a move; ValueError if it does not end this turn."""
        discard = move.discard if isinstance(move, EndTurn) else None
        if isinstance(discard, tuple) and len(discard) == self.excess:
            return subset_place(self.hand, discard)
        raise ValueError("not an end of this turn")


END_TURN: tuple[Move, ...] = (EndTurn(),)


def legal_moves(state: State) -> LegalMoves:
    """The ends of turn, then the cards that can be played in hand order, then Straddle.

    () when the game is over.
    """
    if state.result:
        return ()
    acts: list[Move] = []
    if state.plays == 0:
        acts = [Play(card) for card in state.hand if is_met(CARDS[card], state.meters)]
    elif extra_refusal(state) == "":
        acts = [PlayExtra(card) for card in state.hand if is_met(CARDS[card], state.meters)]
    if state.phase == POLICY:
        acts.append(Straddle())
    excess = excess_of(state)
    ends = EndTurns(tuple(sorted(state.hand)), excess) if excess else END_TURN
    return Choices((ends, tuple(acts)))


def is_met(card: Card, meters: Meters) -> bool:
    """Whether a card's requirement is met now (P7)."""
    return not card.needs or reading(meters, card.needs) >= card.at_least


def excess_of(state: State) -> int:
    """How many cards must be discarded if the turn ends now (P13)."""
    return max(0, len(state.hand) - HAND_LIMIT)


def extra_refusal(state: State) -> str:
    """Why no further decision can be bought now, in words; "" if one can (P6, P14)."""
    if state.plays == 0:
        return "Deficit Spending comes after the first decision of the turn."
    if state.plays > 1 and not state.repeat_extras:
        return "Deficit Spending was used this turn."
    if state.meters.turmoil >= HIGHEST:
        return f"Deficit Spending needs Turmoil below {HIGHEST}."
    return ""


def straddle_refusal(state: State) -> str:
    """Why no further card can be drawn now, in words; "" if one can (P5, P14)."""
    if state.straddles and not state.repeat_extras:
        return "Straddle the Fence was used this turn."
    if state.plays:
        return "Straddle the Fence comes before the first decision of the turn."
    if not state.decision_deck:
        return "The decision deck is empty."
    if state.meters.turmoil >= HIGHEST:
        return f"Straddle the Fence needs Turmoil below {HIGHEST}."
    return ""


def refusal(state: State, move: object) -> str:
    """Why a move is not legal now, in words for the player; "" if it is."""
    if state.result:
        return "The game is over."
    if type(move) not in (Play, PlayExtra, Straddle, EndTurn):
        return "Pacification has no such move."
    if isinstance(move, EndTurn):
        excess = excess_of(state)
        if move in legal_moves(state):
            return ""
        if not excess:
            return "There is nothing to discard: a hand keeps up to 5 cards."
        return f"Discard exactly {excess} of the cards in hand, in the order of their ids."
    if isinstance(move, Straddle):
        return straddle_refusal(state)
    if isinstance(move, Play | PlayExtra):
        if move.card not in state.hand:
            return "This card is not in the hand."
        if isinstance(move, Play) and state.plays:
            return "One decision was played this turn. Another one takes Deficit Spending."
        if isinstance(move, PlayExtra) and extra_refusal(state):
            return extra_refusal(state)
        card = CARDS[move.card]
        if not is_met(card, state.meters):
            now = reading(state.meters, card.needs)
            return f"{card.name} needs {card.needs.capitalize()} {card.at_least}. Now {now}."
        return ""
    return "Pacification has no such move."


def apply(state: State, move: Move) -> State:
    """The state after a move. Raises IllegalMove, in words, for anything that is not legal."""
    why = refusal(state, move)
    if why:
        raise IllegalMove(why)
    if isinstance(move, Straddle):
        meters, changes = changed(state.meters, PRICE)
        drawn, deck = state.decision_deck[:1], state.decision_deck[1:]
        return replace(
            state,
            meters=meters,
            hand=state.hand + drawn,
            decision_deck=deck,
            straddles=state.straddles + 1,
            events=(Straddled(changes), Drew(drawn)),
        )
    if isinstance(move, EndTurn):
        return _end_turn(state, move.discard)
    price: tuple[Change, ...] = ()
    meters = state.meters
    if isinstance(move, PlayExtra):
        meters, price = changed(meters, PRICE)
    meters, changes = changed(meters, CARDS[move.card].effects)
    return replace(
        state,
        meters=meters,
        hand=tuple([card for card in state.hand if card != move.card]),
        decision_pile=(*state.decision_pile, move.card),
        plays=state.plays + 1,
        events=(Played(move.card, price, changes),),
    )


# -- what happens by itself


def changed(
    meters: Meters, effects: tuple[tuple[str, int], ...]
) -> tuple[Meters, tuple[Change, ...]]:
    """The meters after effects in printed order, each clamped to 0..30 at once (P11)."""
    level = {
        "fear": meters.fear,
        "hostility": meters.hostility,
        "turmoil": meters.turmoil,
        "oil": meters.oil,
    }
    changes = []
    for meter, points in effects:
        before = level[meter]
        level[meter] = min(HIGHEST, max(0, before + points))
        changes.append(Change(meter, before, level[meter]))
    after = Meters(level["fear"], level["hostility"], level["turmoil"], level["oil"])
    return after, tuple(changes)


def _begin_turn(state: State, meters: Meters, told: tuple[Event, ...]) -> State:
    """Event phase and draw: the next turn up to the first choice (P4)."""
    turn = state.turn + 1
    count = 2 if meters.hostility >= TWO_EVENTS else 1
    events = [*told, TurnBegan(turn, count, meters.hostility)]
    flipped = state.event_deck[:count]
    for card_id in flipped:
        card = CARDS[card_id]
        was = reading(meters, card.needs) if card.needs else 0
        effective = is_met(card, meters)
        meters, changes = changed(meters, card.effects if effective else ())
        events.append(EventFlipped(card_id, effective, was, changes))
    drawn = state.decision_deck[:DRAWN_EACH_TURN]
    events.append(Drew(drawn))
    return replace(
        state,
        turn=turn,
        meters=meters,
        hand=state.hand + drawn,
        event_deck=state.event_deck[count:],
        event_pile=state.event_pile + flipped,
        decision_deck=state.decision_deck[DRAWN_EACH_TURN:],
        straddles=0,
        plays=0,
        events=tuple(events),
    )


def end_of_turn(meters: Meters) -> tuple[Meters, tuple[Event, ...]]:
    """The meters that are judged, and what damage control and a High Fear did to them."""
    meters, relief = changed(meters, (("turmoil", -1),))
    told: tuple[Event, ...] = (DamageControl(relief),)
    if meters.fear >= HIGH:
        meters, unrest = changed(meters, PRICE)
        told = (*told, FearUnsettled(unrest))
    return meters, told


def judged(turn: int, meters: Meters) -> Outcome | None:
    """The outcome at the end of a turn, None if the term goes on (P8, P9, P10, P15, P16)."""
    if meters.turmoil >= OUSTED:
        return Outcome("office", won=False, score=turn)
    if meters.hostility >= HIGHEST:
        return Outcome("war", won=False, score=turn)
    if turn < TURNS:
        return None
    calm = 2 * LOW - meters.fear - meters.hostility
    surplus = meters.oil - HIGH
    peace = meters.fear <= LOW and meters.hostility <= LOW
    if peace and surplus >= 0:
        return Outcome("double", won=True, score=300 + calm + surplus)
    if peace:
        return Outcome("peace", won=True, score=200 + calm)
    if surplus >= 0:
        return Outcome("oil", won=True, score=200 + surplus)
    return Outcome("none", won=False, score=100)


def _end_turn(state: State, discard: tuple[str, ...]) -> State:
    meters, told = end_of_turn(state.meters)
    if discard:
        told = (told[0], Discarded(discard), *told[1:])
        state = replace(
            state,
            hand=tuple([card for card in state.hand if card not in discard]),
            decision_pile=state.decision_pile + discard,
        )
    outcome = judged(state.turn, meters)
    if outcome:
        return replace(state, meters=meters, result=outcome, events=(*told, GameEnded(outcome)))
    return _begin_turn(state, meters, told)


# -- what a seat sees


def observe(state: State, seat: int) -> Observation:
    """What the president sees; `seat` is 0, else ValueError."""
    if seat != 0:
        raise ValueError("Pacification has one seat: 0")
    return Observation(
        repeat_extras=state.repeat_extras,
        turn=state.turn,
        phase=state.phase,
        meters=state.meters,
        hand=state.hand,
        event_deck_size=len(state.event_deck),
        decision_deck_size=len(state.decision_deck),
        event_pile=state.event_pile,
        decision_pile=state.decision_pile,
        straddles=state.straddles,
        plays=state.plays,
        result=state.result,
        events=state.events,
        legal_moves=legal_moves(state),
    )


def determinize(observation: Observation, rng: Stream) -> State:
    """A full state that fits the observation: the unseen cards in an order drawn from `rng`."""
    seen = {*observation.hand, *observation.event_pile, *observation.decision_pile}
    return State(
        seed=new_seed(rng),
        repeat_extras=observation.repeat_extras,
        turn=observation.turn,
        meters=observation.meters,
        hand=observation.hand,
        event_deck=shuffled([card.id for card in EVENTS if card.id not in seen], rng),
        decision_deck=shuffled([card.id for card in DECISIONS if card.id not in seen], rng),
        event_pile=observation.event_pile,
        decision_pile=observation.decision_pile,
        straddles=observation.straddles,
        plays=observation.plays,
        result=observation.result,
        events=observation.events,
    )


def seat_to_move(state: State) -> int | None:
    """0, or None when the game is over."""
    return None if state.result else 0


def outcome(state: State) -> Outcome | None:
    """None while playing, else how the term ended."""
    return state.result


def reveals(state: State) -> bool:
    """Whether the last move turned up a card, so that taking it back would be practice."""
    return any(isinstance(event, Drew | EventFlipped) for event in state.events)
