"""The rules of Wars as pure functions; W numbers are those of the rules page."""

from collections.abc import Mapping

from engine.copies import replace
from engine.errors import BadOptions, IllegalMove
from engine.game import Option, Setting, settle
from engine.shuffle import check_seed
from engine.wars import battle, trades
from engine.wars.cards import PHASES, Cards
from engine.wars.deck import Table, fresh
from engine.wars.events import (
    Declined,
    Discarded,
    Drew,
    Offered,
    Outcome,
    Played,
    Redrew,
    Revealed,
    Traded,
    TurnBegan,
)
from engine.wars.legal import legal_moves, refusal
from engine.wars.moves import (
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    Move,
    Offer,
    Redraw,
)
from engine.wars.state import DISCARD, HAND, OFFER, PLAN, REDRAW, State

OPTIONS = (
    Option("seats", 4, "How many play.", low=2, high=7),
    Option("trading", True, "Players may trade cards before the redraw."),
    Option("open_play", False, "Cards are played face up, one seat after the other."),
    Option(
        "sealed_plan",
        False,
        "Cards for all four suits are committed together after the redraw, then revealed suit by "
        "suit.",
    ),
)


def new_game(seed: str, options: Mapping[str, Setting] | None = None) -> State:
    """A game with its first war begun and seven cards dealt to each seat.

    The deck is shuffled for the purpose `deck`, and dealt as every turn: in order, each seat takes
    all its cards before the next one does. Raises BadSeed or BadOptions.
    """
    settled = settle(OPTIONS, options)
    if settled["open_play"] and settled["sealed_plan"]:
        raise BadOptions(
            "Cards are either played face up or planned face down. Choose one of both."
        )
    check_seed(seed)
    seats = int(settled["seats"])
    before = State(
        seed=seed,
        seats=seats,
        trading=bool(settled["trading"]),
        open_play=bool(settled["open_play"]),
        sealed_plan=bool(settled["sealed_plan"]),
        turn=0,
        phase="",
        lead=0,
        mover=0,
        points=(0,) * seats,
        hands=((),) * seats,
        deck=fresh(seed),
        pile=(),
        pile_open=(),
        commits=((),) * seats,
        parts=((),) * seats,
        plays=battle.no_plays(seats),
        offers=0,
        offer=None,
        reshuffles=0,
        known=(),
        known_pile=((),) * seats,
        victors=(),
        result=None,
        events=(),
    )
    return _begin_turn(before, Table(before))


def apply(state: State, move: Move) -> State:
    """The state after a move. Raises IllegalMove, in words, for anything that is not legal."""
    seat = state.mover
    if seat is None:
        raise IllegalMove(refusal(state, move))
    try:
        legal_moves(state).index(move)
    except ValueError:
        raise IllegalMove(refusal(state, move)) from None
    if isinstance(move, Commit):
        return battle.commit(state, seat, move.cards)
    if isinstance(move, Offer):
        return trades.offer(state, seat, move)
    if state.offer and isinstance(move, Accept | Decline):
        return trades.answer(state, state.offer, move)
    if isinstance(move, Redraw):
        return _redraw(state, seat, move.cards)
    if isinstance(move, Discard):
        return _discard(state, seat, move.cards)
    if isinstance(move, CommitPlan):
        return battle.commit_plan(state, seat, move)
    return trades.end_offers(state, seat)


def seat_to_move(state: State) -> int | None:
    """The seat asked next, counted from 0; None when the game is over."""
    return state.mover


def outcome(state: State) -> Outcome | None:
    """None while playing, else how it ended."""
    return state.result


def reveals(state: State) -> bool:
    """Whether the last move showed a seat cards, or what another one wants or refuses."""
    for event in state.events:
        if isinstance(event, Revealed | Offered | Traded | Declined):
            return True
        if isinstance(event, Drew | Played) and event.cards:
            return True
    return False


# -- turns


def _begin_turn(before: State, table: Table) -> State:
    """Draw phase: in order from the new lead, every hand is filled to seven (W1)."""
    turn = before.turn + 1
    lead = (turn - 1) % before.seats
    table.events.append(TurnBegan(turn, lead))
    for step in range(before.seats):
        seat = (lead + step) % before.seats
        table.draw(seat, HAND - len(table.hands[seat]))
    after = table.state(OFFER if before.trading else REDRAW, lead)
    return replace(after, turn=turn, lead=lead)


def _redraw(state: State, seat: int, cards: Cards) -> State:
    """All of a seat's discards go to the pile before it draws as many."""
    following = (seat + 1) % state.seats
    phase = REDRAW if following != state.lead else PLAN if state.sealed_plan else PHASES[0]
    table = Table(state)
    table.lay_down(Redrew(seat, len(cards), cards))
    table.draw(seat, len(cards))
    return table.state(phase, following)


def _discard(state: State, seat: int, cards: Cards) -> State:
    """The end phase; after the last seat the next turn begins (W9)."""
    following = (seat + 1) % state.seats
    table = Table(state)
    table.lay_down(Discarded(seat, len(cards), cards))
    if following == state.lead:
        return _begin_turn(state, table)
    return table.state(DISCARD, following)
