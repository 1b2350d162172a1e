"""The suit phases and the victor phase: cards committed and revealed, suits and wars decided."""

from engine.copies import replace
from engine.wars import knowledge, ladder
from engine.wars.cards import PHASE_SUITS, PHASES, WARS, Cards, put, without
from engine.wars.events import (
    AwardDecided,
    Committed,
    Destroyed,
    Event,
    GameEnded,
    Outcome,
    Played,
    Revealed,
    SolePlayer,
    SuitWon,
    WarDecided,
)
from engine.wars.moves import CommitPlan
from engine.wars.state import DISCARD, OVER, PLAN, TURNS, Known, State


def commit(state: State, seat: int, cards: Cards) -> State:
    """A seat commits to the suit of this phase: face down, or face up under `open_play` (W3)."""
    index = PHASES.index(state.phase)
    hands = put(state.hands, seat, without(state.hands[seat], cards)) if cards else state.hands
    following = (seat + 1) % state.seats
    if state.open_play:
        of_suit = put(state.plays[index], seat, cards)
        after = replace(
            state,
            mover=following,
            events=(Played(seat, PHASE_SUITS[index], cards),),
            hands=hands,
            plays=put(state.plays, index, of_suit),
            known=knowledge.revealed(state.known, cards),
        )
        return _decide_suit(after, index) if following == state.lead else after
    commits = put(state.commits, seat, cards)
    told: tuple[Event, ...] = (Committed(seat, cards),)
    if following != state.lead:
        return replace(state, mover=following, events=told, hands=hands, commits=commits)
    after = replace(
        state,
        mover=following,
        events=(*told, Revealed(PHASE_SUITS[index], commits)),
        hands=hands,
        commits=((),) * state.seats,
        plays=put(state.plays, index, commits),
        known=_shown(state, commits),
    )
    return _decide_suit(after, index)


def commit_plan(state: State, seat: int, move: CommitPlan) -> State:
    """A seat commits to all four suits; after the last one they are revealed suit by suit (W3)."""
    cards = move.diplomacy + move.economy + move.war + move.luck
    part = (len(move.diplomacy), len(move.economy), len(move.war), len(move.luck))
    following = (seat + 1) % state.seats
    after = replace(
        state,
        mover=following,
        events=(Committed(seat, cards),),
        hands=put(state.hands, seat, without(state.hands[seat], cards)),
        commits=put(state.commits, seat, cards),
        parts=put(state.parts, seat, part),
    )
    if following != state.lead:
        return after
    for index in range(len(PHASES)):
        counts = [part[index] for part in after.parts]
        shown = tuple([cards[:count] for cards, count in zip(after.commits, counts, strict=True)])
        hidden = tuple([cards[count:] for cards, count in zip(after.commits, counts, strict=True)])
        after = replace(
            after,
            phase=PLAN,
            mover=following,
            events=(*after.events, Revealed(PHASE_SUITS[index], shown)),
            commits=hidden,
            parts=tuple([put(part, index, 0) for part in after.parts]),
            plays=put(after.plays, index, shown),
            known=_shown(after, shown),
        )
        after = _decide_suit(after, index)
        if after.result:
            break
    return after


def _shown(state: State, plays: tuple[Cards, ...]) -> tuple[Known, ...]:
    """What is known in secret once these plays lie open."""
    known = state.known
    for cards in plays:
        known = knowledge.revealed(known, cards)
    return known


def _decide_suit(state: State, index: int) -> State:
    """All cards of a suit lie open: who won it, or whether Western Civilization is destroyed."""
    suit, plays = PHASE_SUITS[index], state.plays[index]
    playing = [seat for seat, cards in enumerate(plays) if cards]
    if not playing:
        outcome = Outcome("destroyed", (), state.points, state.turn, suit)
        told = (*state.events, Destroyed(state.turn, suit), GameEnded(outcome))
        return replace(state, phase=OVER, mover=None, events=told, result=outcome)
    points, events = state.points, state.events
    if len(playing) == 1:
        points = put(points, playing[0], points[playing[0]] + 1)
        events = (*events, SolePlayer(suit, playing[0]))
    winner, by = ladder.suit_winner(plays)
    events = (*events, SuitWon(suit, winner, by))
    if index + 1 < len(PHASES):
        following = PHASES[index + 1]
        return replace(state, phase=following, mover=state.lead, events=events, points=points)
    return _decide_war(replace(state, events=events, points=points))


def _decide_war(state: State) -> State:
    """The victor phase: VP and special award of the turn, then the end phase or the end."""
    war, points = WARS[state.turn - 1], state.points
    victor, rungs = ladder.victor(state.plays)
    if victor is not None:
        points = put(points, victor, points[victor] + war.points)
    plays = state.plays[PHASE_SUITS.index(war.award_suit)]
    best, scores = ladder.award(plays)
    if best is not None:
        points = put(points, best, points[best] + war.award)
    events = (
        *state.events,
        WarDecided(state.turn, victor, war.points, rungs),
        AwardDecided(state.turn, war.award_suit, best, war.award, scores),
    )
    victors = (*state.victors, victor)
    parts: tuple[tuple[int, ...], ...] = ((),) * state.seats
    if state.turn < TURNS:
        after = replace(
            state,
            phase=DISCARD,
            mover=state.lead,
            events=events,
            points=points,
            victors=victors,
            parts=parts,
        )
        return _clear(after)
    winners = tuple([seat for seat in range(state.seats) if points[seat] == max(points)])
    outcome = Outcome("credit", winners, points, state.turn, "")
    return replace(
        state,
        phase=OVER,
        mover=None,
        events=(*events, GameEnded(outcome)),
        points=points,
        victors=victors,
        parts=parts,
        result=outcome,
    )


def _clear(state: State) -> State:
    """The cards played go to the pile, face up (W9, W11): suit by suit, in order from the lead."""
    cards: Cards = ()
    for of_suit in state.plays:
        for turn in range(state.seats):
            cards += of_suit[(state.lead + turn) % state.seats]
    return replace(
        state,
        plays=no_plays(state.seats),
        pile=state.pile + cards,
        pile_open=state.pile_open + (True,) * len(cards),
    )


def no_plays(seats: int) -> tuple[tuple[Cards, ...], ...]:
    """Nothing played in any suit."""
    return (((),) * seats,) * len(PHASES)
