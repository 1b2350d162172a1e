"""What the benchmark asks MicroPython: the page's answers to messages, and a bot's thought."""

from engine import Stream
from engine.game import Move
from engine.link import parse
from engine.players import PLAYERS, decide
from engine.record import Record
from ui import app
from ui.model import Message, Model

CHANCE = "23456789ABCD"

model: Model = app.first_model()
record: Record


def press(name: str, value: str) -> str:
    """The page after a message."""
    global model
    model, _ = app.update(model, Message(name, value, CHANCE))
    return app.view(model)


def sit_down(written: str) -> None:
    """Open a game for `think`."""
    global record
    record = parse(written).record


def think() -> Move:
    """A careful bot looks at the game and chooses."""
    seat = record.game.seat_to_move(record.state) or 0
    observation = record.game.observe(record.state, seat)
    return decide(record.game, observation, Stream("bench", "bot"), PLAYERS["careful"]).move
