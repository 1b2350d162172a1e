"""Links that arrive where a game lies, and games that go to and fro between devices by link."""

from dataclasses import replace

from engine import Session
from engine.link import link, parse
from tests.engine.support import walked
from tests.ui.pages.wars import scenes
from tests.ui.support import TODAY, Visit, playing, visit
from ui import app
from ui.effects import Address, Copy, Share
from ui.model import TABLE, Model

FRIENDS = link(Session(walked("from a friend", False, "friend", 4)))
# A whole game of Ada and Ben, who play as well as the cautious bot does.
COURSE = list(scenes.course(scenes.session(("", ""))))


def match(moves: int) -> Session:
    """Their game after so many moves."""
    return COURSE[moves]


def parted(moves: int) -> Session:
    """The same game with another move after the first so many."""
    now = match(moves)
    legal = now.record.game.legal_moves(now.record.state)
    other = next(move for move in legal if move != COURSE[-1].record.moves[moves])
    return replace(now, record=now.record.play(other))


def opens(here: Visit, session: Session) -> Visit:
    return here.send("address", link(session))


# -- over a game in progress


def test_a_link_opened_over_a_game_in_progress_asks_first() -> None:
    here = playing().send("end")
    mine = here.link
    here.send("address", FRIENDS)
    assert (here.model.sheet, here.link) == ("arriving", mine)
    words = here.page.one("dialog").words
    assert "Your game stays on this device either way." in words


def test_staying_puts_the_address_right_and_changes_nothing_else() -> None:
    for answer in ("stay", "close"):
        here = playing().send("end")
        before = here.model
        here.send("address", FRIENDS).send(answer)
        assert here.model == before
        assert here.effects == (Address(here.link, True),)


def test_opening_the_link_keeps_both_games() -> None:
    here = playing().send("end")
    mine = here.link
    here.send("address", FRIENDS).send("arriving")
    assert here.link == FRIENDS
    assert {saved.link for saved in here.model.saves} == {mine, FRIENDS}
    assert (here.model.sheet, here.model.arriving) == ("", "")


def test_two_links_in_a_row_ask_for_the_later_one() -> None:
    here = playing().send("end").send("address", FRIENDS)
    other = link(Session(walked("another friend", False, "friend", 4)))
    assert here.send("address", other).send("arriving").link == other


def test_a_game_that_was_not_begun_or_is_over_is_left_without_asking() -> None:
    for here in (playing(), opens(visit(), Session(walked("a term", False, "to the end")))):
        assert here.send("address", FRIENDS).link == FRIENDS


def test_back_to_a_game_of_this_device_does_not_ask() -> None:
    here = playing().send("end")
    first = here.link
    here.send("home").send("new", "pacification").send("end")
    assert here.send("address", first).link == first


def test_an_answer_to_a_question_that_was_not_asked_changes_nothing() -> None:
    for here in (visit(), playing().send("end")):
        before = here.model
        assert here.send("arriving").model == before
        assert here.send("stay").model == before


# -- one game, two devices


def test_a_link_to_a_game_of_two_people_opens_behind_the_hand_over_screen() -> None:
    here = opens(visit(), match(3))
    assert here.page.one("h1").words == "Ben, it is your move"
    assert "The Wars of Western Civilization." in here.page.one("main").words
    assert not here.page.has(".suit-card")
    assert not here.page.has("button", id="tool-redo")


def test_a_game_of_this_device_asks_for_the_device_to_be_passed() -> None:
    here = opens(visit(), match(3))
    again = opens(here.send("home"), match(3))
    assert "Pass the device to" in again.page.one("h1").words


def test_a_newer_link_goes_on_with_the_game_under_its_one_name() -> None:
    here = opens(visit(), match(3))
    (first,) = here.model.saves
    opens(here, match(9))
    (saved,) = here.model.saves
    assert (saved.id, saved.link) == (first.id, link(match(9)))
    assert here.notice == "The game has gone on: 6 moves more than on this device."


def test_a_newer_link_does_not_ask_over_the_very_game_it_goes_on_with() -> None:
    here = opens(visit(), match(3))
    assert opens(here, match(9)).model.sheet == ""


def test_an_older_link_is_recognised_and_the_game_stays_where_it_is() -> None:
    here = opens(visit(), match(9)).send("home")
    opens(here, match(3))
    (saved,) = here.model.saves
    assert (here.link, saved.link) == (link(match(9)), link(match(9)))
    assert "further on this device" in here.notice


def test_a_link_that_parted_ways_is_shown_as_that_and_never_merged() -> None:
    here = opens(visit(), match(9)).send("home")
    opens(here, parted(5))
    assert {saved.link for saved in here.model.saves} == {link(match(9)), link(parted(5))}
    assert (
        here.notice == "This link and a game on this device part ways after 5 moves. Both are kept."
    )
    assert here.link == link(parted(5))


def test_a_newer_link_does_not_wash_off_practice() -> None:
    practice = replace(match(3), practice=True)
    here = opens(visit(), practice)
    opens(here, match(9))
    assert here.model.table
    assert here.model.table.session.practice


def test_a_game_that_was_finished_on_another_device_is_finished_here_too() -> None:
    here = opens(visit(), match(9))
    opens(here, COURSE[-1])
    (saved,) = here.model.saves
    assert saved.kind
    assert parse(saved.link) == COURSE[-1]


# -- sending


def at_the_hand_over(shares: bool = False) -> Visit:
    model = Model(today=TODAY, base="https://a.example/s/", shares=shares)
    return opens(Visit(model), match(3))


def test_the_hand_over_screen_offers_to_send_the_game_to_who_is_next() -> None:
    here = at_the_hand_over()
    name = here.page.one("h1").words.removesuffix(", it is your move")
    here.press(here.page.one(id="act-send"))
    address = f"https://a.example/s/{link(match(3))}"
    assert here.effects == (Copy(address, f"The link to this game is copied. Send it to {name}."),)
    assert here.model.page == TABLE
    # Whoever has sent it is not to open that hand in passing.
    assert here.page.one("h1").words == f"Waiting for {name}"
    assert "button-primary" not in here.page.one(id="act-primary").classes
    assert here.page.one(id="act-send").words == f"Send it to {name} again"


def test_where_the_device_can_share_it_is_handed_the_link() -> None:
    here = at_the_hand_over(shares=True).send("send")
    (effect,) = here.effects
    assert isinstance(effect, Share)
    assert effect.link.endswith(link(match(3)))


def test_nothing_is_sent_where_nobody_is_next() -> None:
    for here in (visit(), playing(), opens(visit(), Session(walked("a term", False, "end")))):
        assert here.send("send").effects == ()


def test_a_link_to_a_moment_is_looked_at_without_asking_and_back_leads_to_the_game() -> None:
    here = playing().send("end")
    mine = here.link
    moment = replace(Session(walked("from a friend", False, "friend", 4)), place=2)
    assert opens(here, moment).model.sheet == ""
    assert here.model.replay
    here.send("address", mine)
    assert here.link == mine
    opens(here, moment)
    assert here.model.replay


# -- who plays alone


def solo(moves: int) -> Session:
    return Session(walked("the same cards", False, "friend", moves))


def test_a_friends_longer_game_with_the_same_cards_asks_and_never_becomes_mine() -> None:
    here = opens(visit(), solo(2))
    mine = here.link
    assert opens(here, solo(9)).model.sheet == "arriving"
    here.send("arriving")
    assert here.notice == (
        "This link goes further than a game on this device. Yours is kept as it is."
    )
    assert {saved.link for saved in here.model.saves} == {mine, link(solo(9))}


def test_a_friends_finished_game_is_shown_and_counts_for_nobody_here() -> None:
    here = opens(visit(), solo(2)).send("home")
    ended = Session(walked("the same cards", False, "friend"))
    opens(here, ended)
    assert here.link == link(ended)
    assert [saved.kind for saved in here.model.saves] == [""]
    here.send("undo").send("undo").send("redo")
    assert all(saved.practice for saved in here.model.saves if saved.kind)


# -- names


def test_a_game_that_was_renamed_is_the_same_game_at_its_old_address() -> None:
    here = opens(visit(), match(9)).send("home")
    (saved,) = here.model.saves
    here.send("rename", f"{saved.id}\nname\tThe long night")
    opens(here, match(9))
    assert here.notice == ""
    assert [saved.title for saved in here.model.saves] == ["The long night"]
    assert here.model.table
    assert here.model.table.session.title == "The long night"


def test_a_newer_link_keeps_the_name_that_the_game_has_here() -> None:
    here = opens(visit(), match(9)).send("home")
    (saved,) = here.model.saves
    here.send("rename", f"{saved.id}\nname\tThe long night")
    opens(here, match(12))
    assert [(saved.title, saved.link) for saved in here.model.saves] == [
        ("The long night", link(replace(match(12), title="The long night")))
    ]


def test_a_game_renamed_in_another_tab_is_not_parted_by_the_next_move() -> None:
    here = playing().send("end")
    (saved,) = here.model.saves
    renamed = replace(parse(saved.link), title="The long night")
    other = replace(saved, link=link(renamed), title="The long night")
    here.model = app.refreshed(here.model, app.Device((other,), TODAY))
    here.send("end")
    assert [saved.id for saved in here.model.saves] == [saved.id]


# -- the game of the day, met again by a link


def test_a_link_into_the_middle_of_a_days_game_that_was_played_is_practice() -> None:
    here = visit().send("today", "pacification").finishes().send("home")
    (saved,) = here.model.saves
    record = parse(saved.link).record
    half = record.until(len(record.moves) // 2)
    played = record.moves[len(half.moves)]
    other = next(move for move in half.game.legal_moves(half.state) if move != played)
    opens(here, Session(half.play(other)))
    assert here.model.table
    assert here.model.table.session.practice
    assert here.link != saved.link
