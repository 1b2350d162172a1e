"""Links, results in words and QR codes: what leaves the page says what it holds, and no more."""

from dataclasses import replace

import pytest

from engine import Session
from engine.link import link, parse, seed_link
from engine.pacification import CARDS
from engine.session import NOWHERE
from tests.engine.support import walked
from tests.ui.pages.wars import scenes
from tests.ui.support import TODAY, Visit, playing
from tests.ui.tree import Node, read
from ui.effects import Announce, Copy, Share, Think
from ui.model import Model
from ui.parts.share import QUIET, qr_code
from ui.sharing import result_text

BASE = "https://a.example/statecraft/"
TERM = walked("a term", False, "to the end")
LINKS = ("seed", "game", "moment")


def at(session: Session, shares: bool = False) -> Visit:
    here = Visit(Model(today=TODAY, base=BASE, shares=shares))
    return here.send("address", link(session))


def sheet(here: Visit) -> Node:
    return here.send("sheet", "share").page.one("dialog")


def wars_ended(*players: str) -> Session:
    *_, ended = scenes.course(scenes.session(players))
    return ended


# -- links


@pytest.mark.parametrize("what", LINKS)
def test_what_is_copied_is_what_the_sheet_shows(what: str) -> None:
    here = at(Session(TERM.until(7)))
    shown = sheet(here).one(id=f"link-{what}")["value"]
    (copied,) = here.send("copy", what).effects
    assert isinstance(copied, Copy)
    assert copied.text == shown
    assert shown.startswith(f"{BASE}#/game/")


def test_each_link_holds_what_it_says() -> None:
    session = Session(TERM.until(7))
    shown = {what: sheet(at(session)).one(id=f"link-{what}")["value"] for what in LINKS}
    assert shown["seed"] == BASE + seed_link(session)
    assert parse(shown["seed"]).record.moves == ()
    assert parse(shown["game"]) == session
    assert parse(shown["moment"]) == replace(session, place=7)


def test_a_game_that_was_not_begun_has_its_cards_to_share_alone() -> None:
    dialog = sheet(playing())
    assert dialog.has("input", id="link-seed")
    assert not dialog.has("input", id="link-game")


def test_where_the_device_can_share_it_is_handed_the_link() -> None:
    session = Session(TERM.until(7))
    here = at(session, shares=True)
    here.press(sheet(here).one(id="share-game"))
    assert here.effects == (Share(session.record.game.title, "", BASE + link(session)),)


def test_where_it_cannot_there_is_no_such_button_and_the_message_copies() -> None:
    here = at(Session(TERM.until(7)))
    assert not sheet(here).has("button", id="share-game")
    (effect,) = here.send("share", "game").effects
    assert isinstance(effect, Copy)


@pytest.mark.parametrize("name", ["copy", "share"])
@pytest.mark.parametrize("what", ["", "all", "result", "Game"])
def test_what_cannot_be_shared_is_passed_over(name: str, what: str) -> None:
    here = at(Session(TERM.until(7)), shares=True)
    before = here.model
    assert here.send(name, what).model == before
    assert here.effects == ()


# -- the result in words

ENDED = (
    Session(TERM),
    wars_ended("", "careful", "random", "careful"),
    wars_ended("", "", "random"),
    wars_ended("random", "random"),
)


@pytest.mark.parametrize("session", ENDED, ids=["term", "alone", "two people", "bots"])
def test_the_result_in_words_names_no_card_and_holds_the_way_to_play_it(session: Session) -> None:
    here = at(session)
    text = sheet(here).one("textarea").words
    (copied,) = here.send("copy", "result").effects
    assert isinstance(copied, Copy)
    assert text.split() == copied.text.split()
    assert session.record.seed in text
    assert text.endswith(seed_link(session))
    assert not [card.name for card in CARDS.values() if card.name in text]
    assert copied.text.count("\n") == 3


def test_the_shape_of_a_term_has_a_sign_for_each_turn() -> None:
    shape = result_text(Model(), Session(TERM)).split("\n")[2]
    words, _, signs = shape.rpartition(": ")
    assert words == "Turn by turn, tension up +, down −, the same ="
    turns = {getattr(state, "turn", 0) for state in TERM.states}
    assert len(signs.split(" ")) == len(turns)
    assert set(signs.split(" ")) <= {"+", "−", "="}


def test_the_shape_of_wars_tells_who_won_each() -> None:
    session = wars_ended("", "careful", "random", "careful")
    state = scenes.state_of(session)
    signs = result_text(Model(), session).split("\n")[2].rpartition(": ")[2].split(" ")
    told = {0: "+", None: "="}
    assert signs[: len(state.victors)] == [told.get(seat, "−") for seat in state.victors]


def test_several_people_are_told_apart_by_letters() -> None:
    shape = result_text(Model(), wars_ended("", "", "random")).split("\n")[2]
    assert "A Ada, B Ben, C Cassia" in shape


def test_a_practice_game_says_so_in_its_result() -> None:
    assert "Practice." in result_text(Model(), Session(TERM, practice=True))
    assert "Practice" not in result_text(Model(), Session(TERM))


def test_a_game_in_progress_has_no_result_to_share() -> None:
    dialog = sheet(at(Session(TERM.until(7))))
    assert not dialog.all("textarea")


def test_a_place_in_a_replay_is_not_carried_into_the_link_to_the_game() -> None:
    here = at(Session(TERM, place=4))
    (copied,) = here.send("copy", "game").effects
    assert isinstance(copied, Copy)
    assert parse(copied.text).place == NOWHERE


# -- QR codes

ROWS = "1101 0010 1111 0001"


def squares(drawn: Node) -> list[str]:
    """The rows that a drawn code has, read back from its path."""
    size = int(drawn.one("svg")["viewbox"].split(" ")[2])
    grid = [["0"] * size for _ in range(size)]
    for part in drawn.one("path")["d"].split("z"):
        if part:
            start, _, length = part.removesuffix(f"v1H{part.rpartition('H')[2]}").partition("h")
            x, y = [int(number) for number in start.removeprefix("M").split(" ")]
            for step in range(int(length)):
                grid[y][x + step] = "1"
    return ["".join(row) for row in grid]


def test_a_code_is_drawn_square_by_square_with_white_around_it() -> None:
    drawn = squares(read(qr_code(ROWS, "A code").text))
    inner = [row[QUIET:-QUIET] for row in drawn[QUIET:-QUIET]]
    assert inner == ROWS.split(" ")
    assert not any("1" in row for row in (*drawn[:QUIET], *drawn[-QUIET:]))


def test_a_code_is_asked_for_and_shown_when_it_comes() -> None:
    here = at(Session(TERM.until(7))).send("thinking", "ready")
    here.press(sheet(here).one(id="picture-game"))
    question = f"qr {BASE}{link(Session(TERM.until(7)))}"
    assert here.effects == (Think(question), Announce("The QR code is being drawn."))
    assert "Drawing the QR code." in here.page.one("dialog").words
    here.send("thought", f"{question}\n{ROWS}")
    drawn = here.page.one("dialog").one("svg", role="img")
    assert drawn["aria-label"] == "QR code of the link: This game"
    here.press(here.page.one(id="picture-game"))
    assert not here.page.one("dialog").all("svg", role="img")


def test_until_the_worker_is_there_the_page_says_what_it_waits_for() -> None:
    here = at(Session(TERM.until(7))).send("thinking", "arriving").send("sheet", "share")
    assert "The adviser is arriving" in here.send("picture", "game").page.one("dialog").words


def test_a_worker_that_is_gone_or_gives_no_answer_is_told_in_words() -> None:
    gone = at(Session(TERM.until(7))).send("thinking", "failed").send("sheet", "share")
    assert "Copy the link instead" in gone.send("picture", "game").page.one("dialog").words
    here = at(Session(TERM.until(7))).send("thinking", "ready").send("sheet", "share")
    (think, _) = here.send("picture", "game").effects
    assert isinstance(think, Think)
    here.send("thought", f"{think.question}\nno answer")
    assert "could not be drawn" in here.page.one("dialog").words


def test_a_code_of_the_game_before_a_move_is_not_shown_after_it() -> None:
    here = at(Session(TERM.until(7))).send("thinking", "ready").send("sheet", "share")
    (think, _) = here.send("picture", "game").effects
    assert isinstance(think, Think)
    here.send("thought", f"{think.question}\n{ROWS}").send("close")
    other = at(Session(TERM.until(8)))
    other.model = replace(other.model, thoughts=here.model.thoughts, picture="game")
    assert not sheet(other).all("svg", role="img")


@pytest.mark.parametrize("what", ["", "result", "no such link"])
def test_a_code_of_nothing_is_passed_over(what: str) -> None:
    here = at(Session(TERM.until(7))).send("thinking", "ready")
    before = here.model
    assert here.send("picture", what).effects == ()
    assert here.model == before
