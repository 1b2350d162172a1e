"""What the device keeps of a game: the game itself as a link, and a summary to show."""

import hashlib
from dataclasses import dataclass

from engine import Session

DIGITS = "0123456789"
MOST_FIGURES = 7  # as many as seats
ENOUGH = 2  # games that one can bear to lose
OLD, NEW = 8, 15  # how many fields a line has: the first version's had fewer


@dataclass(frozen=True, slots=True)
class Saved:
    """What is kept of a game, readable without replaying it.

    `link` is the game itself, "" when the game was deleted and only its result still counts. The
    rest is a summary, made when it was saved: `line` says where the game stands, `kind` how it
    ended ("" while it goes on), `figures` are its meters or points, `day` the local date, `title`
    the name a person gave it, `rules` its options where they are not the usual ones, `key` a short
    hash of its record and `plays` what the person there decided, card by card, once it is over.
    `table` is who sat there, seat by seat, where it was not the usual table: `person`, or a bot.
    """

    id: str
    link: str
    game_id: str
    seed: str
    line: str
    kind: str = ""
    result: str = ""
    won: bool = False
    score: int = 0
    practice: bool = False
    figures: tuple[int, ...] = ()
    day: str = ""
    title: str = ""
    rules: str = ""
    key: str = ""
    plays: tuple[str, ...] = ()
    table: str = ""

    @property
    def text(self) -> str:
        """One line, the fields between tabs, which none of them holds."""
        if not self.game_id:
            return self.link  # see `unread`
        marks = ("w" if self.won else "") + ("p" if self.practice else "")
        fields = (self.link, self.game_id, self.seed, self.line, self.kind, self.result)
        figures = " ".join([str(figure) for figure in self.figures])
        plays = " ".join(self.plays)
        later = (figures, self.day, self.title, self.rules, self.key, plays, self.table)
        return "\t".join((*fields, str(self.score), marks, *later))

    @staticmethod
    def parse(save_id: str, text: str) -> "Saved | None":
        """The saved game that `text` tells, None for a text that tells none."""
        fields = text.split("\t")
        if len(fields) == OLD:
            fields = [*fields, *[""] * (NEW - OLD)]
        if len(fields) != NEW:
            return None
        link, game_id, seed, line, kind, result, score, marks, *later = fields
        figures, day, title, rules, key, plays, table = later
        numbers = _numbers(figures)
        if not game_id or not _is_number(score) or numbers is None:
            return None
        if len(numbers) > MOST_FIGURES:
            return None
        return Saved(
            save_id,
            link,
            game_id,
            seed,
            line,
            kind,
            result,
            won="w" in marks,
            score=int(score),
            practice="p" in marks,
            figures=numbers,
            day=day,
            title=title,
            rules=rules,
            key=key,
            plays=tuple([play for play in plays.split(" ") if play]),
            table=table,
        )


def begun(save_id: str, link: str, session: Session, line: str, figures: tuple[int, ...]) -> Saved:
    """What is kept of any game, whether it goes on or is over; its page adds how it ended."""
    record = session.record
    return Saved(
        save_id,
        link,
        record.game_id,
        record.seed,
        one_line(line),
        practice=session.practice,
        figures=figures,
        title=one_line(session.title),
        rules=rules_of(session),
    )


def one_line(text: str) -> str:
    """A text without what would end its field or its line; links can bring names that hold it."""
    return "".join([letter if letter >= " " else " " for letter in text]).strip(" ")


def rules_of(session: Session) -> str:
    """The options of a game that are not the usual ones, as `seats=5 trading=0`."""
    record = session.record
    unusual = [
        f"{option.name}={int(record.options[option.name])}"
        for option in record.game.options
        if record.options[option.name] != option.default
    ]
    return " ".join(unusual)


def key_of(session: Session) -> str:
    """A short hash of a record: a game that is counted twice has the same."""
    return hashlib.sha256(session.record.text.encode()).hexdigest()[:16]


def unread(save_id: str, text: str) -> Saved:
    """What is kept of a game in a way that this version cannot read; its text stays as it is."""
    return Saved(save_id, text, "", "", "")


def is_result(saved: Saved) -> bool:
    """Whether the game itself was deleted and only its result still counts."""
    return not saved.link and bool(saved.game_id)


def asks_for_good(before: tuple[Saved, ...], saved: Saved) -> bool:
    """Whether games are worth asking for storage for good: by a first end, or by a third game."""
    new = all(other.id != saved.id for other in before)
    if saved.kind:
        return not any(other.kind for other in before)
    return new and len(before) == ENOUGH


def _is_number(text: str) -> bool:
    return 0 < len(text) < 4 and all(letter in DIGITS for letter in text)


def _numbers(text: str) -> tuple[int, ...] | None:
    if not text:
        return ()
    parts = text.split(" ")
    return tuple([int(part) for part in parts]) if all(_is_number(part) for part in parts) else None
