"""Games to type, and what a terminal printed."""

import re
from collections.abc import Callable, Mapping
from typing import cast

from typer.testing import Result

from cli.games import Player
from engine import GAMES, Record, Session, Stream
from engine.game import Move, Setting
from engine.link import parse
from engine.pacification import EndTurn, Play, PlayExtra, State, Straddle
from engine.thinking import move_of
from engine.wars import Accept, Commit, CommitPlan, Decline, Discard, Offer, Redraw
from engine.wars import State as WarsState

Run = Callable[..., Result]
GAME = GAMES["pacification"]


def played(seed: str, player: Player, *, repeat_extras: bool = False) -> Record:
    """A whole game by a player."""
    record = Record.start("pacification", seed, {"repeat_extras": repeat_extras})
    chance = Stream(seed, "test")
    while GAME.outcome(record.state) is None:
        record = record.play(player(GAME.observe(record.state, 0), chance))
    return record


def states(record: Record) -> list[State]:
    """The states of a game of Pacification."""
    return [cast(State, state) for state in record.states]


def answers(record: Record) -> str:
    """What a person types to play the moves of a game."""
    typed = []
    for state, move in zip(states(record), record.moves, strict=False):
        numbers = {card: str(place) for place, card in enumerate(state.hand, start=1)}
        if isinstance(move, EndTurn):
            typed.append("0")
            if move.discard:
                typed.append(" ".join([numbers[card] for card in move.discard]))
        elif isinstance(move, Straddle):
            typed.append("s")
        elif isinstance(move, Play | PlayExtra):
            typed.append(numbers[move.card])
    return "\n".join(typed) + "\n"


def last_link(result: Result) -> Session:
    """The game of the last link that was printed."""
    return parse(re.findall(r"#/game/[\w.-]+", result.output)[-1])


def text(result: Result) -> str:
    """The output without the white space that fills its columns."""
    return "\n".join([line.rstrip() for line in result.output.splitlines()]) + "\n"


# -- Wars


def wars(
    seed: str,
    options: Mapping[str, Setting] | None = None,
    *,
    bots: str = "careful",
    person: str = "careful",
) -> Record:
    """A whole game of a person, who plays like a bot, at seat 0 against bots."""
    record = Record.start("wars", seed, options)
    while record.game.outcome(record.state) is None:
        seat = record.game.seat_to_move(record.state)
        record = record.play(move_of(bots if seat else person, record).move)
    return record


def decisions(record: Record, seat: int = 0) -> list[tuple[WarsState, Move]]:
    """The moments at which a seat of Wars was asked, and what it did."""
    asked = []
    for state, move in zip(record.states, record.moves, strict=False):
        if isinstance(state, WarsState) and state.mover == seat:
            asked.append((state, move))
    return asked


def wars_answer(state: WarsState, move: Move) -> str:
    """What a person types for a move of Wars."""
    hand = state.hands[state.mover or 0]
    if isinstance(move, Offer):
        return " ".join([str(move.to + 1), *_numbers(hand, move.give), *move.ask])
    if isinstance(move, Accept):
        return " ".join(["y", *_numbers(hand, move.cards)])
    if isinstance(move, Decline):
        return "n"
    if isinstance(move, CommitPlan):
        parts = (move.diplomacy, move.economy, move.war, move.luck)
        planned = [
            number + ("DEWL"[at] if card[0] == "C" else "")
            for at, cards in enumerate(parts)
            for number, card in zip(_numbers(hand, cards), cards, strict=True)
        ]
        return " ".join(planned) or "0"
    cards = move.cards if isinstance(move, Redraw | Commit | Discard) else ()
    return " ".join(_numbers(hand, cards)) or "0"


def wars_answers(record: Record) -> str:
    """What the person at seat 0 types to play the moves of a game of Wars."""
    return "\n".join([wars_answer(state, move) for state, move in decisions(record)]) + "\n"


def _numbers(hand: tuple[str, ...], cards: tuple[str, ...]) -> list[str]:
    return [str(hand.index(card) + 1) for card in cards]


def flat(result: Result) -> str:
    """The output with single spaces only, so that a wrapped sentence is found."""
    return " ".join(result.output.split())
