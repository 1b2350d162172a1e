"""What may be on the screen now: the public part of a moment, and one hand or none."""

from dataclasses import dataclass

from engine import Record, Session
from engine.players import PLAYERS
from engine.wars import PHASES, Observation, State, observe
from engine.wars.cards import PHASE_SUITS, SUIT_NAMES, put
from engine.wars.events import Offered, Outcome, Played, Revealed, WarDecided, as_seen
from engine.wars.ladder import Plays, suit_winner
from engine.wars.state import ANSWER, DISCARD, OFFER, OVER, PLAN, REDRAW
from ui.model import NOBODY, Table
from ui.seats import called

LONGEST = 20  # letters of a name


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment as seat `seat` may see it; NOBODY sees what all may see.

    `mine` is that seat's observation and the only way to a hand; all else is public. `plays` lie
    open, in the end phase those of the war just decided. `players` are ids of bots, "" for people.
    `order` are the seats in the order of this turn (W1), `asked` those whose turn in this phase is
    over. `suit` is the place of the suit that is committed now, -1 outside the suit phases;
    `revealed` counts the suits that are decided, from the first.
    """

    seat: int
    mine: Observation | None
    names: tuple[str, ...]
    players: tuple[str, ...]
    open_play: bool
    turn: int
    phase: str
    lead: int
    mover: int | None
    points: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    plays: Plays
    deck_size: int
    pile_size: int
    offer: Offered | None
    victors: tuple[int | None, ...]
    result: Outcome | None
    order: tuple[int, ...]
    asked: tuple[int, ...]
    suit: int
    revealed: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def chooses(self) -> bool:
        """Whether the one who looks is asked now."""
        return self.mine is not None and self.seat == self.mover

    def winner(self, place: int) -> tuple[int | None, str]:
        """Who won a decided suit, and by what; nobody won one that is not decided."""
        return suit_winner(self.plays[place]) if place < self.revealed else (None, "")


def state_of(record: Record) -> State:
    """The state of a record that is known to be of this game."""
    state = record.state
    if not isinstance(state, State):
        raise TypeError("not a record of Wars")
    return state


def seen(table: Table) -> Moment:
    """The moment on the table for whoever is shown."""
    session, seat = table.session, viewer(table)
    state = state_of(session.record)
    observation = observe(state, max(seat, 0))
    order = tuple([(state.lead + step) % state.seats for step in range(state.seats)])
    turn = state.offer.seat if state.offer else state.mover
    plays = _plays(session.record)
    return Moment(
        seat=seat,
        mine=observation if seat != NOBODY else None,
        names=names_of(session),
        players=players_of(session),
        open_play=observation.open_play,
        turn=observation.turn,
        phase=observation.phase,
        lead=observation.lead,
        mover=observation.mover,
        points=observation.points,
        hand_sizes=observation.hand_sizes,
        plays=plays,
        deck_size=observation.deck_size,
        pile_size=observation.pile_size,
        offer=_public(state.offer),
        victors=observation.victors,
        result=observation.result,
        order=order,
        asked=() if turn is None else order[: (turn - state.lead) % state.seats],
        suit=PHASES.index(state.phase) if state.phase in PHASES else -1,
        revealed=_revealed(state.phase, plays),
    )


def _revealed(phase: str, plays: Plays) -> int:
    """How many suits are decided, from the first."""
    if phase in PHASES:
        return PHASES.index(phase)
    if phase == OVER:
        return len([of_suit for of_suit in plays if max([len(play) for play in of_suit])])
    return len(PHASES) if phase == DISCARD else 0


def _public(offer: Offered | None) -> Offered | None:
    """An offer with its numbers only."""
    told = as_seen(offer, NOBODY) if offer else None
    return told if isinstance(told, Offered) else None


def viewer(table: Table) -> int:
    """The seat whose hand may be on the screen, NOBODY for none."""
    shown = table.shown
    return shown if shown in range(state_of(table.session.record).seats) else NOBODY


def _plays(record: Record) -> Plays:
    """What lies open; in the end phase, when it went to the pile, what lay there (W9)."""
    state = state_of(record)
    if state.phase != DISCARD:
        return state.plays
    place = len(record.states) - 1
    while place > 0:
        after, before = record.states[place], record.states[place - 1]
        decided = [event for event in after.events if isinstance(event, WarDecided)]
        if decided and isinstance(before, State):
            plays = before.plays
            for event in after.events:
                if isinstance(event, Revealed):
                    plays = put(plays, PHASE_SUITS.index(event.suit), event.plays)
                elif isinstance(event, Played):
                    suit = PHASE_SUITS.index(event.suit)
                    plays = put(plays, suit, put(plays[suit], event.seat, event.cards))
            return plays
        place -= 1
    return state.plays


# -- who sits where


def names_of(session: Session) -> tuple[str, ...]:
    """The names at the table."""
    return tuple([called(session, seat) for seat in range(state_of(session.record).seats)])


def players_of(session: Session) -> tuple[str, ...]:
    """The ids of the bots at the table, "" where a person sits."""
    count = state_of(session.record).seats
    players = [seat.player for seat in session.seats[:count]]
    return tuple(players + [""] * (count - len(players)))


def level(player: str) -> str:
    """Who plays a seat, in words."""
    if not player:
        return "Person"
    return f"Bot, {PLAYERS[player].name.lower()}" if player in PLAYERS else "Bot"


# -- phases

HEADINGS = {
    OFFER: "Cooperation",
    ANSWER: "Cooperation",
    REDRAW: "Redraw",
    PLAN: "Plan",
    DISCARD: "End of the turn",
    OVER: "The end",
}


def heading(moment: Moment) -> str:
    """The phase as a heading."""
    if moment.suit >= 0:
        return f"{SUIT_NAMES[PHASE_SUITS[moment.suit]]} phase"
    return HEADINGS[moment.phase]
