"""The page of a replay: the moment as it was, what is said of it, and what it must not show."""

from dataclasses import replace

import pytest

from engine import Record, Session
from engine.link import link
from engine.thinking import answer
from engine.wars import State as War
from engine.wars.events import as_seen
from tests.engine.support import walked
from tests.ui.pages.wars.scenes import ALONE, CAUTIOUS, TWO, asked, credit, destroyed, found
from tests.ui.support import TODAY, Visit, at_table
from tests.ui.tree import Node
from ui.model import Model
from ui.pages.replay_words import checked_told, could_be_done

ENDS = {"peace": "peace", "war": "war"}
WHOLE = walked("whole", False, "4")


def looking(session: Session | Record, place: int = 0) -> Visit:
    """A visit that looks at this moment."""
    here = session if isinstance(session, Session) else Session(session)
    model = Model(today=TODAY, base="https://example.org/")
    return Visit(model).send("address", link(replace(here, place=place)))


def entries(page: Node) -> list[str]:
    return [entry.words for entry in page.one("ol.replay-log").all("li")]


# -- the moment


def test_meters_tell_what_the_last_move_changed() -> None:
    # Counter Terrorist Operations as an extra: Turmoil +1 and Fear -2 in one move.
    page = looking(WHOLE, 3).page
    remarks = [meter.one(".meter-change").words for meter in page.all("li.meter")]
    assert remarks == ["down 2 this step", "No change", "up 1 this step", "No change"]


def test_an_event_is_shown_as_the_card_that_came_up() -> None:
    page = looking(WHOLE, 4).page
    assert page.one("article.event-card").one("h3").words == "Prison Atrocities"
    assert page.one("li.phase", aria_current="step").words == "Event"


def test_what_was_played_lies_picked_and_the_others_beside_it() -> None:
    page = looking(WHOLE, 1).page
    picked = page.one(".decision-card")
    assert "data-picked" in picked
    assert picked.tag == "div"
    assert picked.one(".card-name").words == "Encourage Democratic Reform"
    held = [name.words for name in page.one("ul.name-list").all("li")]
    assert held == ["Protect Rich Arab Investors", "Counter Terrorist Operations"]


@pytest.mark.parametrize(
    ("place", "heading"),
    [
        (0, "Then the president straddled the fence"),
        (1, "Then the president played"),
        (2, "Then the president played one more"),
        (3, "Then the president ended the turn"),
    ],
)
def test_the_president_s_next_move_is_named(place: int, heading: str) -> None:
    assert looking(WHOLE, place).page.one(id="then-h").words == heading


def test_the_end_says_what_decided_and_that_nothing_follows() -> None:
    page = looking(WHOLE, len(WHOLE.moves)).page
    assert page.one(id="now-h").words == "The term is over"
    assert not page.has(id="then-h")
    assert page.one(id="play-on")["aria-disabled"] == "true"


def test_a_game_that_goes_on_says_who_is_choosing() -> None:
    page = looking(WHOLE.until(2), 2).page
    assert page.one(id="then-h").words == "The president is choosing"
    assert page.one(id="replay-leave").words == "To the game"


# -- the slider and the log


def test_the_slider_tells_its_moment_and_marks_where_the_turns_begin() -> None:
    page = looking(WHOLE, 5).page
    slider = page.one("input", type="range")
    assert (slider["min"], slider["max"], slider["value"]) == ("0", "23", "5")
    assert slider["aria-valuetext"] == "Turn 2, move 5 of 23"
    marks = page.one("ol.scrubber-turns").all("li")
    assert [mark.text for mark in marks] == [str(turn) for turn in range(1, 11)]
    assert [mark.text for mark in marks if "aria-current" in mark] == ["2"]
    assert marks[1].style == {"--at": "4", "--of": "23"}


@pytest.mark.parametrize("place", range(len(WHOLE.moves) + 1))
def test_the_log_shows_the_lines_of_the_moment_among_ten(place: int) -> None:
    page = looking(WHOLE, place).page
    lines = page.one("ol.replay-log").all("li")
    now = [line for line in lines if "aria-current" in line]
    assert now
    assert {line.one("button")["data-message"] for line in now} == {f"moment:{place}"}
    assert len(lines) == 10 or place == len(WHOLE.moves)


def test_the_whole_log_has_every_line_of_the_game_in_order() -> None:
    here = looking(WHOLE, 9).send("sheet", "log")
    shown = here.page.one("dialog").one("ol.replay-log").all("li")
    places = [int(line.one("button")["data-message"].partition(":")[2]) for line in shown]
    assert places == sorted(places)
    table = at_table(WHOLE).send("sheet", "log").page.one("dialog").all("li")
    assert len(shown) == len(table)


def test_a_line_of_the_whole_log_leads_to_its_moment_and_closes_the_log() -> None:
    here = looking(WHOLE, 9).send("sheet", "log")
    here.press(here.page.one(id="whole-2-0"))
    assert not here.page.has("dialog")
    assert here.page.one("input", type="range")["value"] == "2"


# -- what the adviser says


def test_the_moves_are_counted_before_the_adviser_is_there() -> None:
    assert looking(WHOLE, 9).page.one(id="could").words == "3 moves were possible here."
    here = looking(WHOLE, 9).send("thinking", "arriving")
    assert here.page.one(id="could").words.endswith("The adviser is arriving.")


def test_the_adviser_s_answer_about_this_moment_is_told_and_no_other() -> None:
    here = looking(WHOLE, 22).send("thinking", "ready")
    question = f"outcomes {WHOLE.until(22).text}"
    here.send("thought", f"{question}\n{answer(question)}")
    words = here.page.one(id="could").words
    assert "would have ended the game: a full term and no victory." in words
    assert "ended" not in here.send("step", "back").page.one(id="could").words


def test_a_checked_game_says_so() -> None:
    here = looking(WHOLE).send("thinking", "ready")
    question = f"verify {WHOLE.text}"
    here.send("thought", f"{question}\n{answer(question)}")
    assert here.page.one(id="checked").words == (
        "Checked: all 23 moves are legal, and the game ends with a full term and no victory."
    )


@pytest.mark.parametrize(
    ("told", "moves", "words"),
    [
        ("sound 27 peace", 27, "Checked: all 27 moves are legal, and the game ends with peace."),
        ("sound 1 -", 1, "Checked: the one move is legal, and the game goes on."),
        ("sound 0 -", 0, "Checked: no move was made yet."),
        ("damaged It was cut.", 3, "The adviser could not check this game."),
        ("no answer", 3, "The adviser could not check this game."),
        ("", 3, ""),
    ],
)
def test_the_answer_about_the_whole_record_in_words(told: str, moves: int, words: str) -> None:
    assert checked_told(told, moves, ENDS) == words


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("0 - a\n1 peace b", "One would have ended the game: peace."),
        (
            "0 war a\n1 peace b\n2 war c\n3 - d",
            "Three would have ended the game: two with war, one with peace.",
        ),
        ("0 - a\n1 - b", "No move would have ended the game."),
        (
            "0 hidden\n1 - a",
            ("One would have turned up cards. No other move would have ended the game."),
        ),
        ("0 hidden\n1 hidden", "Each would have turned up cards."),
        ("0 peace a", "It would have ended the game: peace."),
        ("0 - a", "It would not have ended the game."),
        ("0 - a\n1 - b\nmore", "No move would have ended the game. The first 2 were looked at."),
        ("no answer", ""),
        ("damaged It was cut.", ""),
        ("", ""),
    ],
)
def test_the_answer_about_a_moment_in_words(lines: str, words: str) -> None:
    counted, *told = could_be_done(7, lines, ENDS, True)
    assert counted == "7 moves were possible here."
    assert " ".join(told) == words


def test_what_is_still_to_be_chosen_is_told_as_possible() -> None:
    assert could_be_done(1, "0 war a", ENDS, False) == [
        "One move is possible here.",
        "It would end the game: war.",
    ]


# -- Wars: what must not be seen


def over() -> Session:
    return found(credit, ALONE, CAUTIOUS, ())


def unfinished(players: tuple[str, ...] = ALONE) -> Session:
    return found(asked("luck", 1, 3), players, CAUTIOUS, ())


def state_at(session: Session, place: int) -> War:
    state = session.record.states[place]
    assert isinstance(state, War)
    return state


def hands(page: Node) -> list[list[str]]:
    """The cards of each hand that is shown."""
    if not page.has("ul.last-hands"):
        return []
    rows = page.one("ul.last-hands").all("li")
    return [[mini.words for mini in row.all("span.mini")] for row in rows]


def written(cards: tuple[str, ...]) -> list[str]:
    suits = {"D": "Diplomacy", "E": "Economy", "W": "War", "L": "Luck", "C": "Culture"}
    return [f"{card[1:]} {suits[card[0]]}" for card in cards]


@pytest.mark.parametrize("place", [0, 7, 30, 61])
def test_a_finished_game_shows_every_hand_as_it_was(place: int) -> None:
    session = over()
    state = state_at(session, place)
    shown = hands(looking(session, place).page)
    assert shown == [
        written(state.hands[seat] + state.commits[seat]) for seat in range(state.seats)
    ]


@pytest.mark.parametrize("place", [0, 7, 30])
def test_an_unfinished_game_shows_the_hand_of_the_one_person_alone(place: int) -> None:
    session = unfinished()
    state = state_at(session, place)
    shown = hands(looking(session, place).page)
    assert shown == [written(state.hands[0] + state.commits[0])]


@pytest.mark.parametrize("place", [0, 7, 30])
def test_an_unfinished_game_among_several_shows_no_hand(place: int) -> None:
    for session in (unfinished(TWO), replace(unfinished(), seats=())):
        page = looking(session, place).page
        assert hands(page) == []
        assert "Nobody’s hand is shown while the game goes on." in page.words


def swapped(session: Session, keep: int) -> Session:
    """The same game with everything that seat `keep` may not see told otherwise.

    Every hidden card of the others is another one: whoever is shown must see the same page.
    """
    states = []
    for state in session.record.states:
        assert isinstance(state, War)
        hidden = [seat for seat in range(state.seats) if seat != keep]
        hands = tuple(
            [
                ("C1",) * len(hand) if seat in hidden else hand
                for seat, hand in enumerate(state.hands)
            ]
        )
        commits = tuple(
            [
                ("C1",) * len(cards) if seat in hidden else cards
                for seat, cards in enumerate(state.commits)
            ]
        )
        events = tuple([as_seen(event, keep) for event in state.events])
        states.append(replace(state, hands=hands, commits=commits, events=events))
    return replace(session, record=replace(session.record, states=tuple(states)))


@pytest.mark.parametrize(("players", "keep"), [(ALONE, 0), (TWO, -1)])
def test_no_page_of_an_unfinished_game_depends_on_what_is_hidden(
    players: tuple[str, ...], keep: int
) -> None:
    session = unfinished(players)
    real, other = looking(session), looking(session)
    assert other.model.replay
    blinded = replace(other.model.replay, session=replace(swapped(session, keep), place=0))
    other.model = replace(other.model, replay=blinded)
    for _ in range(len(session.record.moves) + 1):
        seen, blind = real.page, other.page
        # The link holds the whole game, and the moves a hand allows are its owner's to know.
        assert hands(seen) == hands(blind)
        for part in ("now-h", "then-h"):
            assert _section(seen, part) == _section(blind, part)
        assert entries(seen) == entries(blind)
        real.send("step", "next")
        other.send("step", "next")
    assert real.said == other.said


def _section(page: Node, heading: str) -> str:
    if not page.has(id=heading):
        return ""
    return next(node for node in page.one(id=heading).around if node.tag == "section").words


def test_what_others_could_do_is_neither_counted_nor_asked_while_the_game_goes_on() -> None:
    session = unfinished(TWO)
    here = looking(session, 12).send("thinking", "ready")
    assert here.page.one(id="could").words == (
        "What could be done here stays hidden while the game goes on."
    )
    asked_for = [effect for effect in here.effects if "outcomes" in str(effect)]
    assert asked_for == []


def test_the_one_person_is_told_what_they_could_do_and_of_nobody_else() -> None:
    session = unfinished()
    for place in range(len(session.record.moves)):
        words = looking(session, place).page.one(id="could").words
        own = state_at(session, place).mover == 0
        assert ("possible here" in words) == own


def test_the_fall_of_civilization_is_told_at_the_end() -> None:
    session = found(destroyed, ("", "random"), "random", ())
    page = looking(session, len(session.record.moves)).page
    assert page.one(id="now-h").words.startswith("Western Civilization fell in turn")
    assert not page.has(id="then-h")


def test_what_was_committed_face_down_is_told_once_the_game_is_over() -> None:
    session = over()
    place = next(
        at
        for at, state in enumerate(session.record.states)
        if isinstance(state, War) and any(state.commits)
    )
    assert "Face down:" in looking(session, place).page.words
    assert "committed" in " ".join(entries(looking(session, place).page))
