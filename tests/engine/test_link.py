"""Links: a session behind the # of an address, found again in whatever was pasted."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadRecord, Record, Seat, Session
from engine.link import is_link, link, parse, seed_link
from tests.engine.support import ODD_SEEDS, records, steady, walked

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
OUTSIDERS = "=+/. \n\0~%!é🕊"


def session(number: int, surrounded: bool) -> Session:
    record = walked(
        (f"seed {number}", *ODD_SEEDS[:5])[number % 6], number % 2 == 0, str(number), number * 4
    )
    if not surrounded:
        return Session(record)
    seats = (Seat("Ada"), Seat("Zoë", "bot 2"))[: number % 3]
    return Session(record, "Evening", seats, practice=number % 2 == 1, place=number % 2 - 1)


PLAIN = [session(number, surrounded=False) for number in range(10)]
SURROUNDED = [session(number, surrounded=True) for number in range(10)]
TWENTY = PLAIN + SURROUNDED
twenty = pytest.mark.parametrize("linked", TWENTY, ids=range(20))
GAME = SURROUNDED[9]


@twenty
def test_a_link_holds_the_whole_session(linked: Session) -> None:
    assert parse(link(linked)) == linked


@steady
@given(records(), st.booleans(), st.text(st.characters(exclude_categories=("Cs",)), max_size=20))
def test_parse_is_the_inverse_of_link(record: Record, practice: bool, title: str) -> None:
    linked = Session(record, title, practice=practice)
    assert parse(link(linked)) == linked
    assert link(parse(link(linked))) == link(linked)


@twenty
def test_a_link_needs_no_escapes_in_an_address(linked: Session) -> None:
    assert re.fullmatch(r"#/game/[A-Za-z0-9_.-]+", link(linked))


@twenty
def test_a_link_to_the_cards_holds_the_seats_but_no_moves(linked: Session) -> None:
    opened = parse(seed_link(linked))
    start = Record.start("pacification", linked.record.seed, linked.record.options)
    assert opened == Session(start, seats=linked.seats)


@twenty
def test_a_link_without_surroundings_is_the_record_alone(linked: Session) -> None:
    assert link(Session(linked.record)) == "#/game/" + linked.record.text


@pytest.mark.parametrize("seed", ODD_SEEDS)
def test_a_seed_keeps_its_spelling_in_a_link(seed: str) -> None:
    pasted = "https://example.org/statecraft/" + link(Session(Record.start("pacification", seed)))
    assert [ord(letter) for letter in parse(pasted).record.seed] == [ord(at) for at in seed]


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "https://example.org/any/sub/path/{}",
        "https://example.org/index.html?runtime=pyodide{}",
        "Look: http://localhost:8000/statecraft/{} what a game",
        "<https://example.org/{}>",
        "(https://example.org/{})",
        "[game](https://example.org/{}).",
        '<a href="https://example.org/{}">game</a>',
        "“https://example.org/{}”",
        "https://example.org/{}.",
        "https://example.org/{}...",
        "https://example.org/{}, or not",
        "https://example.org/{}!?",
        "https://example.org/{};",
        "  {}  ",
        "\n{}\r\n",
        "{}\u00a0",
        "{}…",
        "„{}“ 🕊",
        "**{}**",
        "`{}`",
    ],
)
@twenty
def test_what_stands_around_a_link_is_passed_over(linked: Session, around: str) -> None:
    pasted = around.replace("{}", link(linked))
    assert is_link(pasted)
    assert parse(pasted) == linked


@pytest.mark.parametrize(
    "pasted", ["https://example.org/", "#/", "#/game/p", "see #/pacification", "a://b", "#/game/"]
)
def test_an_address_is_a_link_even_when_it_holds_no_game(pasted: str) -> None:
    assert is_link(pasted)
    with pytest.raises(BadRecord):
        parse(pasted)


@pytest.mark.parametrize("pasted", ["7KQ2M9", "2026-11-30", "Zürich 🕊", "a/b", "#1", "a:b", ""])
def test_any_other_text_is_a_seed(pasted: str) -> None:
    assert not is_link(pasted)
    with pytest.raises(BadRecord, match="holds no game"):
        parse(pasted)


# -- damage


@pytest.mark.parametrize(
    "escapes",
    [{"/": "%2F"}, {"/": "%2f", "#": "%23"}, {".": "%2E"}],
    ids=["upper case", "lower case", "a full stop"],
)
def test_a_link_survives_escapes_of_either_case(escapes: dict[str, str]) -> None:
    session = Session(Record.start("pacification", "7KQ2M9"), practice=True)
    written = link(session)
    for letter in sorted(escapes):
        written = written.replace(letter, escapes[letter])
    assert parse(f"https://a.example/{written}") == session
    assert is_link(f"https://a.example/{written}")


@twenty
def test_every_cut_of_a_link_is_refused(linked: Session) -> None:
    written = link(linked)
    opened = []
    for place in range(len(written)):
        for cut in (written[:place], written[place + 1 :]):
            try:
                parse(cut)
            except BadRecord:
                continue
            opened.append(cut)
    assert opened == []


@twenty
def test_every_single_character_change_of_a_link_is_refused(linked: Session) -> None:
    written = link(linked)
    opened = []
    for place in range(len(written)):
        for letter in ALPHABET + OUTSIDERS:
            if letter == written[place]:
                continue
            changed = written[:place] + letter + written[place + 1 :]
            try:
                parse(changed)
            except BadRecord:
                continue
            opened.append(changed)
    assert opened == []


@twenty
def test_a_link_is_refused_when_a_character_is_added_inside_or_lost(linked: Session) -> None:
    written = link(linked)
    for place in range(len("#/game/"), len(written)):
        for changed in (
            written[:place] + "A" + written[place:],
            written[:place] + written[place + 1 :],
        ):
            with pytest.raises(BadRecord):
                parse(changed)


@pytest.mark.parametrize("letter", ALPHABET)
def test_a_letter_that_follows_at_once_is_no_punctuation(letter: str) -> None:
    for linked in (PLAIN[3], SURROUNDED[3]):
        with pytest.raises(BadRecord):
            parse(link(linked) + letter)


def test_surroundings_belong_to_a_game_and_are_no_game_themselves() -> None:
    for alone in ("#/game/" + GAME.text, "#/game/." + GAME.text, "#/game/" + GAME.text + "."):
        with pytest.raises(BadRecord):
            parse(alone)


def test_a_million_characters_are_refused() -> None:
    for pasted in ("#/game/" + "A" * 2**20, "#/game/p" + "." * 2**20, "x" * 2**20):
        with pytest.raises(BadRecord):
            parse(pasted)


@steady
@given(st.text(max_size=60), st.text(st.sampled_from(ALPHABET + "./#"), max_size=60))
def test_any_pasted_text_is_a_session_or_refused(before: str, behind: str) -> None:
    for pasted in (before, before + "#/game/" + behind, "#/game/" + before, behind):
        try:
            opened = parse(pasted)
        except BadRecord:
            continue
        assert link(opened) in pasted
