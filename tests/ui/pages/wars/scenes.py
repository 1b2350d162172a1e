"""Games of Wars at the moments tests want to see, as the page shows them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from engine import Record, Seat, Session, Stream
from engine.players import PLAYERS, decide
from engine.wars import State
from engine.wars.cards import put
from tests.ui.support import SAVE_ID, TODAY, Visit
from ui.effects import Later
from ui.model import Model, Table
from ui.seats import eyes

PERSON, CAUTIOUS, NOVICE = "", "careful", "random"
NAMES = ("Ada", "Ben", "Cassia", "Otto", "Edith", "Hugo", "Mira")
ALONE = (PERSON, CAUTIOUS, NOVICE, CAUTIOUS)
TWO = (PERSON, PERSON, NOVICE, CAUTIOUS)
SEVEN = (PERSON, NOVICE, CAUTIOUS, NOVICE, CAUTIOUS, NOVICE, CAUTIOUS)
WATCHING = (CAUTIOUS, NOVICE)

Where = Callable[[State], bool]


def session(players: tuple[str, ...], seed: str = "7KQ2M9", **options: bool) -> Session:
    """A new game with these players, people by the empty name."""
    record = Record.start("wars", seed, {"seats": len(players), **options})
    return Session(record, seats=tuple([Seat(NAMES[at], who) for at, who in enumerate(players)]))


def state_of(here: Session | Visit) -> State:
    record = here.record
    assert isinstance(record.state, State)
    return record.state


def course(start: Session, level: str = CAUTIOUS) -> Iterator[Session]:
    """The game move by move, played by bots on every seat: people's by one of this level."""
    now = start
    while True:
        yield now
        state = state_of(now)
        if state.mover is None:
            return
        player = now.seats[state.mover].player or level
        if state.phase in ("offer", "answer"):
            player = NOVICE  # it trades
        rng = Stream(now.record.text, f"bot {state.mover}")
        observation = now.record.game.observe(state, state.mover)
        decision = decide(now.record.game, observation, rng, PLAYERS[player])
        now = replace(now, record=now.record.play(decision.move))


@cache
def found(where: Where, players: tuple[str, ...], level: str, rules: tuple[str, ...]) -> Session:
    for number in range(80):
        start = session(players, f"seed {number}", **dict.fromkeys(rules, True))
        for now in course(start, level):
            if where(state_of(now)):
                return now
    raise ValueError("no game has this moment")


def visit(now: Session, shown: bool = False) -> Visit:
    """The page with this game on the table; `shown` lets the person to move say so first."""
    return look(Visit(Model(page="table", table=_table(now), today=TODAY)), shown)


def _table(now: Session) -> Table:
    return Table(now, SAVE_ID, shown=eyes(now, -1))


def look(here: Visit, shown: bool = True) -> Visit:
    """The person who is asked says that they hold the device."""
    mover = state_of(here).mover
    return here.send("show", str(mover)) if shown and mover is not None else here


def at(
    where: Where,
    players: tuple[str, ...] = ALONE,
    level: str = CAUTIOUS,
    rules: tuple[str, ...] = (),
    shown: bool = True,
) -> Visit:
    """The page at the first moment that fits."""
    return visit(found(where, players, level, rules), shown)


def asked(phase: str, seat: int = 0, turn: int = 2) -> Where:
    """Where a seat is asked in a phase of a turn."""
    return _asked(phase, seat, turn)


@cache
def _asked(phase: str, seat: int, turn: int) -> Where:
    return lambda state: (state.phase, state.mover, state.turn) == (phase, seat, turn)


def offered(state: State) -> bool:
    """An offer of cards for a card that seat 0 holds."""
    offer = state.offer
    if not offer or state.mover != 0 or not offer.give or not offer.ask:
        return False
    return offer.ask[0] in [card[0] for card in state.hands[0]]


def credit(state: State) -> bool:
    return bool(state.result and state.result.kind == "credit")


def destroyed(state: State) -> bool:
    return bool(state.result and state.result.kind == "destroyed")


def planning(state: State) -> bool:
    """Seat 0 plans, with Culture in hand."""
    wild = [card for card in state.hands[0] if card[0] == "C"]
    return state.phase == "plan" and state.mover == 0 and len(wild) > 1


def last_of_war(state: State) -> bool:
    """Seat 0 is the last to commit to the last suit: its move decides the war."""
    last = (state.lead - 1) % state.seats == 0
    return state.phase == "luck" and state.mover == 0 and last and state.turn < 8


def last_of_suit(state: State) -> bool:
    """Seat 0 is the last to commit to a suit that is not the last."""
    last = (state.lead - 1) % state.seats == 0
    return state.phase == "economy" and state.mover == 0 and last


def wait(here: Visit, moves: int = 10_000) -> Visit:
    """Let bots move, so many times at most, until a person is asked or the table stands still."""
    for _ in range(moves):
        later = [effect for effect in here.effects if isinstance(effect, Later)]
        if not later:
            break
        here.send(later[0].name, later[0].value)
    return here


def commit(here: Visit) -> Visit:
    """Play the first card that can be played, none if there is none."""
    cards = [card for card in here.page.all("button.suit-card") if "aria-disabled" not in card]
    if cards:
        return here.press(cards[0]).send("commit")
    return here.send("none")


def altered(here: Visit, **fields: object) -> Visit:
    """The page if the last state had these fields; it can be played on."""
    record = here.record
    state = replace(state_of(here), **fields)
    record = replace(record, states=(*record.states[:-1], state))
    now = replace(here.table.session, record=record)
    return Visit(replace(here.model, table=replace(here.table, session=now)))


def holding(here: Visit, cards: str) -> Visit:
    """The page if the seat that is asked held these cards."""
    state = state_of(here)
    assert state.mover is not None
    return altered(here, hands=put(state.hands, state.mover, tuple(cards.split())))


def shared_victory() -> Visit:
    """A finished game in which the points of two happen to be equal."""
    here = at(credit)
    points = (30, 30, 4, 9)
    result = state_of(here).result
    assert result
    return altered(here, points=points, result=replace(result, winners=(0, 1), points=points))


SCENES: dict[str, Callable[[], Visit]] = {
    "the form": lambda: Visit().send("sheet", "new-wars"),
    "a new game": lambda: Visit(Model(today=TODAY)).send("start", "wars\nseed\tA\ntrading\ton"),
    "an offer": lambda: at(asked("offer")),
    "an offer with cards": lambda: (
        at(asked("offer")).send("pick", hand(at(asked("offer")))[0]).send("ask+", "L")
    ),
    "an answer": lambda: at(offered),
    "a redraw": lambda: at(asked("redraw")),
    "a redraw with cards": lambda: at(asked("redraw")).send("pick", hand(at(asked("redraw")))[0]),
    "a suit": lambda: at(asked("war")),
    "an open suit": lambda: at(asked("war"), rules=("open_play",)),
    "a plan": lambda: at(planning, rules=("sealed_plan",)),
    "a plan with cards": lambda: at(planning, rules=("sealed_plan",)).send(
        "plan", f"{hand(at(planning, rules=('sealed_plan',)))[-1]}W"
    ),
    "the end of a turn": lambda: at(asked("discard")),
    "seven seats": lambda: at(asked("luck"), SEVEN),
    "seven seats trading": lambda: at(asked("offer"), SEVEN),
    "waiting for a bot": lambda: commit(at(last_of_suit)),
    "a hand-over": lambda: at(asked("war"), TWO, shown=False),
    "a hand-over in trade": lambda: at(offered, TWO, shown=False),
    "a hand shown": lambda: at(asked("war"), TWO),
    "a bot among people": lambda: at(asked("redraw", 2), TWO),
    "a suit revealed": lambda: commit(at(last_of_suit, TWO)),
    "the end of a war": lambda: commit(at(last_of_war)),
    "the end of a war among seven": lambda: commit(at(last_of_war, SEVEN)),
    "bots alone": lambda: at(asked("war", 1), WATCHING),
    "the log": lambda: at(asked("war")).send("sheet", "log"),
    "credit": lambda: at(credit),
    "credit among people": lambda: at(credit, TWO),
    "a shared victory": shared_victory,
    "destroyed": lambda: at(destroyed, (PERSON, NOVICE), NOVICE),
}


def hand(here: Visit) -> tuple[str, ...]:
    """The hand of the seat that is asked."""
    state = state_of(here)
    assert state.mover is not None
    return state.hands[state.mover]
