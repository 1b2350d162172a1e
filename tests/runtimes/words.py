"""Everything that is refused, with the words that a person reads."""

from collections.abc import Iterator
from dataclasses import fields, replace

from engine import GAMES, BadOptions, BadRecord, BadSeed, IllegalMove, Record, Seat, Session, digest
from engine.choices import count
from engine.game import Move, State, canonical
from engine.link import is_link, link, parse
from engine.packing import ALPHABET, LONGEST, big, number, sealed, text
from engine.session import MARK
from tests.runtimes.games import Entry, random_game


def refused(game_id: str) -> Iterator[Entry]:
    """Damaged links, and bad seeds, options and moves of one game."""
    yield from damaged_links(game_id)
    yield from bad_contents(game_id)
    yield from bad_sessions(game_id)
    yield from pasted_texts(game_id)
    yield from bad_seeds(game_id)
    yield from bad_options(game_id)
    yield from bad_moves(game_id)


def opened(pasted: str) -> str:
    """What comes of a pasted link: the link that it is, or words."""
    try:
        return "opens " + link(parse(pasted))
    except BadRecord as error:
        return f"refused {error}"


# -- links


def sample(game_id: str, moves: int) -> Session:
    """A game of this many moves with everything around it that a session can have."""
    record = random_game(game_id, 3).until(moves)
    seats = (Seat("Ann & Bo"), Seat("Zoë 🕊", "careful"))
    return Session(record, "A <game>", seats, practice=True, advised=True, place=moves)


def damaged_links(game_id: str) -> Iterator[Entry]:
    """Every cut, every changed, missing, doubled and swapped character of some links."""
    for session in (Session(random_game(game_id, 0).until(6)), sample(game_id, 9)):
        whole = link(session)
        yield f"whole {whole}", opened(whole)
        for at in range(len(whole)):
            head, tail, letter = whole[:at], whole[at + 1 :], whole[at]
            other = ALPHABET[(ord(letter) * 7 + at) % len(ALPHABET)]
            forms = [head, head + tail, head + letter + letter + tail, head + other + tail]
            forms += [head + odd + tail for odd in ("é", "=", "%", "\x00", " ", ".")]
            forms.append(head + tail[:1] + letter + tail[1:])
            yield f"{whole} damaged at {at}", "\n".join([opened(form) for form in forms])


def bad_contents(game_id: str) -> Iterator[Entry]:
    """Texts with a right checksum over something that no game is."""
    mark, version = game_id[0], number(GAMES[game_id].rules_version)
    right = text("A") + number(0) + big(0)
    contents = (
        ("nothing", b""),
        ("a version alone", version),
        ("another version", number(99) + number(0) + right),
        ("an endless number", b"\xff" * 9),
        ("unknown options", version + number(9999) + right),
        ("an empty seed", version + number(0) + text("") + number(0)),
        ("a seed with a tab", version + number(0) + text("a\tb") + number(0)),
        ("a seed with white space", version + number(0) + text(" a") + number(0)),
        ("a long seed", version + number(0) + text("a" * 65) + number(0)),
        ("no UTF-8", version + number(0) + number(2) + b"\xff\xfe" + number(0)),
        ("half a character", version + number(0) + number(3) + b"\xed\xa0\x80" + number(0)),
        ("a seed that is cut", version + number(0) + number(9) + b"abc"),
        ("a number too many", version + number(0) + right + b"\x00"),
        ("a move that is none", version + number(0) + text("A") + number(1) + big(10**9)),
        ("more moves than a game has", version + number(0) + text("A") + number(5000)),
    )
    for name, content in contents:
        yield f"{game_id}, {name}", opened("#/game/" + sealed(mark, content))
        yield f"{game_id}, {name}, another mark", opened("#/game/x" + sealed(mark, content)[1:])
    for settings in range(60):
        content = version + number(settings) + right
        yield f"{game_id}, options {settings}", opened("#/game/" + sealed(mark, content))


def bad_sessions(game_id: str) -> Iterator[Entry]:
    """A sound record with something behind it that no session is."""
    record = sample(game_id, 4).record
    contents = (
        ("nothing", b""),
        ("unknown marks", number(8) + number(0) + text("")),
        ("a place behind the end", number(0) + number(9) + text("")),
        ("no title", number(1) + number(0)),
        ("half a seat", number(1) + number(0) + text("") + text("Ann")),
        ("nothing to tell", number(0) + number(0) + text("")),
    )
    for name, content in contents:
        yield f"{game_id}, {name}", opened(f"#/game/{record.text}." + sealed(MARK, content))


def pasted_texts(game_id: str) -> Iterator[Entry]:
    """A link as people paste it, and other things they paste."""
    whole = link(sample(game_id, 2))
    forms = (
        f"https://example.org/any/{whole}",
        f"  <{whole}>, ",
        f"({whole}).",
        f"{whole} and more",
        f"{whole}\n",
        f"{whole}.",
        f"{whole}..",
        whole.replace("#/game/", "#/game"),
        whole.replace("#/game/", "#/other/"),
        whole[:7] + whole[8:] + whole[7],
        whole.lower(),
        whole.upper(),
        "#/game/",
        "#/game/.",
        "#/game/?",
        "#/game/" + game_id[0] + "A" * (LONGEST + 1),
        "",
        "#",
        "://",
        "🕊",
    )
    for form in forms:
        yield f"pasted {form[:60]}", f"{is_link(form)} {opened(form)}"


# -- seeds, options, moves


def bad_seeds(game_id: str) -> Iterator[Entry]:
    """Seeds good and bad."""
    seeds = ["", "a" * 64, "a" * 65, "🕊" * 64, "🕊" * 65, "a b", "\x7f", "a\x85b", "é", "e\u0301"]
    seeds += [
        f"{before}a{behind}"
        for space in ("\t", "\n", "\x0b", " ", "\u00a0", "\u1680", "\u2003", "\u3000", "\ufeff")
        for before, behind in ((space, ""), ("", space))
    ]
    seeds += ["a\x00b", "a\x1fb", "a\u200bb", "\u202ea", "a" + chr(0xD800)]
    # By number: a label with a zero in it would be cut on its way out of MicroPython.
    for place, seed in enumerate((*seeds, None, 7, b"a", ("a",))):
        yield f"{game_id}, seed {place}", started(game_id, seed, {})


def bad_options(game_id: str) -> Iterator[Entry]:
    """Options unknown, of wrong types, out of range, contradicting each other."""
    known = [option.name for option in GAMES[game_id].options]
    values = (True, False, None, 0, 1, 2, 7, 8, -1, 10**12, "on", "", (1,))
    for name in (*known, "unknown", "", "seats"):
        for value in values:
            yield f"{game_id}, {name} = {canonical(value)}", started(game_id, "A", {name: value})
    for first in known:
        for second in known:
            pair = {first: True, second: True}
            yield f"{game_id}, {first} and {second}", started(game_id, "A", pair)
    yield "several unknown", started(game_id, "A", {"b": 1, "a": 2, "Z": True, "é": 0})
    for other in ("", "chess", game_id.upper()):
        yield f"the game {other}", started(other, "A", {})


def started(game_id: str, seed: object, options: dict[str, object]) -> str:
    """The first state of a game, or words."""
    try:
        return digest(Record.start(game_id, seed, options).state)
    except (BadSeed, BadOptions) as error:
        return f"{type(error).__name__} {error}"


def bad_moves(game_id: str) -> Iterator[Entry]:
    """Moves of another moment and of another game, altered ones, and what is none at all."""
    foreign: list[Move] = [None, "", 7, ()]
    for other in sorted(GAMES):
        record = random_game(other, 2)
        foreign += [record.moves[at] for at in range(0, len(record.moves), len(record.moves) // 6)]
    for played in range(1, 8):
        record = random_game(game_id, played)
        for at in range(0, len(record.states), max(1, len(record.states) // 6)):
            state = record.states[at]
            moves = [*foreign, *record.moves[at : at + 9]]
            moves += [changed for move in record.moves[at : at + 2] for changed in altered(move)]
            answers = [applied(game_id, state, move) for move in moves]
            yield f"{game_id} {played}, moves at {at}", "\n".join(answers)
    try:
        record.until(0).take_back()
    except IllegalMove as error:
        yield f"{game_id}, nothing to take back", str(error)


def altered(move: Move) -> list[Move]:
    """The move with its cards in another order, with one twice, one less, one that is none."""
    changed: list[Move] = []
    for field in fields(move):
        value = getattr(move, field.name)
        if isinstance(value, tuple):
            forms = [value[::-1], value + value[:1], value[1:], (*value, "X99"), ("C1", *value)]
        elif isinstance(value, str):
            forms = ["", value + "x"]
        else:
            forms = [value - 1, value + 1, 99]
        changed += [replace(move, **{field.name: form}) for form in (*forms, None)]
    return changed


def applied(game_id: str, state: State, move: Move) -> str:
    """The state after a move, or words; and whether the move is among the legal ones."""
    game = GAMES[game_id]
    legal = game.legal_moves(state)
    known = f"{count(legal)} {move in legal}"
    try:
        return f"{known} {digest(game.apply(state, move))}"
    except IllegalMove as error:
        return f"{known} {error}"
