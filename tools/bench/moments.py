"""Moments of games at which a click or a thought is measured, as links."""

from collections.abc import Iterator

from engine import Record, Seat, Session, Stream
from engine.choices import count
from engine.link import link
from engine.pacification import Play
from engine.pacification import State as Pacification
from engine.players import PLAYERS, decide
from engine.wars.cards import PHASES
from engine.wars.legal import playable
from engine.wars.state import State as Wars


def first_choices(wanted: int) -> list[str]:
    """Pacification in the middle of a term, about to play a card."""
    links: list[str] = []
    number = 0
    while len(links) < wanted:
        number += 1
        for record in _pacification(f"bench {number}"):
            if _is_first_choice(record):
                links.append(link(Session(record)))
                break
    return links


def _is_first_choice(record: Record) -> bool:
    state = record.state
    if not isinstance(state, Pacification) or state.turn < 5 or state.plays or state.straddles:
        return False
    return any(isinstance(move, Play) for move in record.game.legal_moves(state))


def _pacification(seed: str) -> Iterator[Record]:
    rng = Stream(seed, "bench")
    record = Record.start("pacification", seed)
    while moves := count(record.game.legal_moves(record.state)):
        yield record
        record = record.play(record.game.legal_moves(record.state)[rng.below(moves)])


def commits(wanted: int, seats: int = 7) -> list[str]:
    """Wars with one person among bots, who is about to commit cards."""
    return _wars(wanted, seats, person=True)


def thoughts(wanted: int, seats: int) -> list[str]:
    """Wars with bots only, each link another bot's turn to choose."""
    return _wars(wanted, seats, person=False)


def _wars(wanted: int, seats: int, *, person: bool) -> list[str]:
    """One moment of a game, so that they are as different as games are."""
    named = [
        Seat("Ann") if person and not seat else Seat(f"Bot {seat}", "careful")
        for seat in range(seats)
    ]
    links: list[str] = []
    number = 0
    while len(links) < wanted:
        number += 1
        rng = Stream(f"bench {number}", "bench")
        record = Record.start("wars", f"bench {number}", {"seats": seats})
        after = 20 + rng.below(40 * seats)
        while isinstance(state := record.state, Wars) and state.mover is not None:
            ripe = len(record.moves) >= after and (not person or _can_commit(state))
            if ripe:
                links.append(link(Session(record, seats=tuple(named))))
                break
            observation = record.game.observe(state, state.mover)
            record = record.play(decide(record.game, observation, rng, PLAYERS["careful"]).move)
    return links


def _can_commit(state: Wars) -> bool:
    if state.mover != 0 or state.phase not in PHASES:
        return False
    suit = "DEWL"[PHASES.index(state.phase)]
    return len(playable(state.hands[0], suit)) > 1
