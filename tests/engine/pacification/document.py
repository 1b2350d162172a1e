"""The original rules document, read for the tests without any help from the engine."""

import re
from dataclasses import dataclass
from pathlib import Path

ORIGINAL = Path(__file__).with_name("original.txt").read_text(encoding="ascii")

# P2: the misspellings that are corrected, each with the word it stands for.
CORRECTIONS = {
    "Infatada": "Intifada",
    "Sieze": "Seize",
    "Fevor": "Fervor",
    "Missle": "Missile",
    "Casulties": "Casualties",
    "Al Queda": "Al Qaeda",
}
METERS = {"WFM": "fear", "AHM": "hostility", "AH": "hostility", "PTM": "turmoil", "OCM": "oil"}
NEEDS = {
    "-": ("", 0),
    "AM": ("hostility", 6),
    "AH": ("hostility", 15),
    "WM": ("fear", 6),
    "WH": ("fear", 15),
}


@dataclass(frozen=True)
class Printed:
    """A line of a card list: the name as printed, the requirement's code, the notes as printed."""

    name: str
    code: str
    notes: str

    @property
    def corrected(self) -> str:
        """The name that a player reads (P2)."""
        name = self.name
        for wrong in CORRECTIONS:
            name = name.replace(wrong, CORRECTIONS[wrong])
        return name

    @property
    def id(self) -> str:
        """The slug of the corrected name (P2)."""
        return re.sub(r"[^a-z0-9]+", "-", self.corrected.lower()).strip("-")

    @property
    def effects(self) -> tuple[tuple[str, int], ...]:
        """The meters and points in printed order; `AH+3` is read as AHM+3 (P1)."""
        return tuple(
            [
                (METERS[code], int(points))
                for code, points in re.findall(r"([A-Z]+)([+-]\d+)", self.notes)
            ]
        )

    @property
    def needs(self) -> str:
        """The meter that the requirement asks about, "" for none."""
        return NEEDS[self.code][0]

    @property
    def at_least(self) -> int:
        """The least that this meter must show."""
        return NEEDS[self.code][1]


def _card_list(heading: str, end: str) -> tuple[Printed, ...]:
    section = ORIGINAL.split(heading)[1].split(end)[0]
    rows = [re.split(r"\s*\t\s*", line.strip()) for line in section.split("\n") if line.strip()]
    assert rows[0] == ["Card Name:", "REQ", "Notes:"]
    return tuple([Printed(*row) for row in rows[1:]])


EVENTS = _card_list("EVENT DECK CARD LIST", "DECISION DECK CARD LIST")
DECISIONS = _card_list("DECISION DECK CARD LIST", "LINKS")
CARDS = {card.id: card for card in EVENTS + DECISIONS}
EVENT_IDS = tuple([card.id for card in EVENTS])
DECISION_IDS = tuple([card.id for card in DECISIONS])
START_LEVELS = dict(
    zip(
        ("fear", "hostility", "turmoil", "oil"),
        [int(level) for level in re.findall(r"Start at level (\d+)", ORIGINAL)],
        strict=True,
    )
)
