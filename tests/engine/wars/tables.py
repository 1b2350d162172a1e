"""Positions of Wars laid out by hand, and walks through whole games."""

from dataclasses import replace

from hypothesis import strategies as st

from engine import Record, Stream, wars
from engine.choices import count
from engine.wars import CARDS, PHASES, State
from engine.wars.events import Event
from engine.wars.moves import Move
from tests.engine.support import seeds

KINDS = (
    {},
    {"trading": False},
    {"open_play": True},
    {"sealed_plan": True},
    {"trading": False, "open_play": True},
    {"trading": False, "sealed_plan": True},
)


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def at(phase: str, *hands: str, **fields: object) -> State:
    """A position in a phase: a hand for each seat; what lies nowhere else is the deck.

    Other fields of the state, or options, are given by name. The lead moves first.
    """
    options = {name: fields.pop(name) for name in ("open_play", "sealed_plan") if name in fields}
    start = wars.new_game("7KQ2M9", {"seats": len(hands), **options})
    fields = {"hands": tuple([cards(hand) for hand in hands]), "deck": (), **fields}
    pile = fields.get("pile", ())
    state = replace(start, phase=phase, pile_open=(False,) * len(pile), events=(), **fields)
    if "mover" not in fields:
        state = replace(state, mover=state.lead)
    placed = everywhere(state)
    return replace(state, deck=state.deck + tuple([card for card in CARDS if card not in placed]))


def everywhere(state: State) -> list[str]:
    """All cards there are, in no particular order."""
    found = [*state.deck, *state.pile]
    for rows in (state.hands, state.commits, *state.plays):
        for row in rows:
            found += row
    return found


def played(state: State, *moves: Move) -> State:
    for move in moves:
        state = wars.apply(state, move)
    return state


def told(state: State, kind: type[Event]) -> list[Event]:
    """The events of one kind that the last move brought about."""
    return [event for event in state.events if isinstance(event, kind)]


def laid(text: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Plays in Diplomacy, Economy, War and Luck, a line each; seats are parted by strokes."""
    return tuple(
        [tuple([cards(part) for part in line.split("|")]) for line in text.strip().split("\n")]
    )


def wander(state: State, rng: Stream) -> Move:
    """A move drawn from `rng`: some trades and redraws, and mostly some card in a suit."""
    legal = wars.legal_moves(state)
    last = count(legal) - 1
    place = rng.below(last + 1)
    if state.phase in ("offer", "answer", "redraw") and rng.below(2):
        place = 0
    elif state.phase in PHASES and rng.below(12):
        place = max(place, min(1, last))
    return legal[place]


def walked(seed: str, options: dict[str, object], path: str, moves: int = 10_000) -> Record:
    """A record after up to `moves` wandering moves, the path drawn from `path`."""
    record, rng = Record.start("wars", seed, options), Stream(path, "walk")
    while len(record.moves) < moves and record.state.mover is not None:
        record = record.play(wander(record.state, rng))
    return record


@st.composite
def options(draw: st.DrawFn) -> dict[str, object]:
    return {"seats": draw(st.integers(2, 7)), **draw(st.sampled_from(KINDS))}


@st.composite
def records(draw: st.DrawFn, finished: bool = False) -> Record:
    """Records of Wars with any options, anywhere in a game or only at its end."""
    moves = 10_000 if finished else draw(st.integers(0, 120))
    return walked(draw(seeds), draw(options()), str(draw(st.integers(0, 9999))), moves)


def state_of(record: Record) -> State:
    assert isinstance(record.state, State)
    return record.state
