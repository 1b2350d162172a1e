"""The golden games of Wars cover what the rules can do."""

from pathlib import Path

from engine import Record
from engine.wars.events import Reshuffled, Traded

FILE = Path(__file__).parents[1] / "golden" / "wars-1.txt"
RECORDS = [
    Record.parse(line.split(" ")[1])
    for line in FILE.read_text(encoding="utf-8").split("\n")
    if line.startswith("record ")
]


def finished(**wanted: object) -> list[Record]:
    return [
        record
        for record in RECORDS
        if record.state.result and {**record.options, **wanted} == record.options
    ]


def test_two_four_and_seven_seats_play_to_the_end() -> None:
    for seats in (2, 4, 7):
        assert [r for r in finished(seats=seats) if r.state.result.kind == "credit"]


def test_each_house_rule_is_played_to_the_end() -> None:
    for rule in ({"trading": False}, {"open_play": True}, {"sealed_plan": True}):
        assert [r for r in finished(**rule) if r.state.result.kind == "credit"]


def test_western_civilization_falls_for_want_of_every_suit() -> None:
    suits = {r.state.result.suit for r in finished() if r.state.result.kind == "destroyed"}
    assert suits == set("DEWL")


def test_cards_are_traded_and_the_deck_is_shuffled_again() -> None:
    for kind in (Traded, Reshuffled):
        seats = {
            record.state.seats
            for record in RECORDS
            for state in record.states
            for event in state.events
            if isinstance(event, kind)
        }
        assert {2, 4, 7} <= seats
