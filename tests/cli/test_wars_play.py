import re

import pytest

from engine import Record, Seat, Session
from engine.link import link
from engine.players import Decision
from engine.thinking import move_of
from engine.wars import CommitPlan, EndOffers, Offer, Redraw
from tests.cli.support import Run, decisions, flat, last_link, text, wars, wars_answers

TABLE = (Seat("You"), Seat("Bot Ben", "careful"), Seat("Bot Cassia", "careful"))


@pytest.mark.parametrize("bots", ["careful", "random"])
@pytest.mark.parametrize("person", ["careful", "random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_by_typing(run: Run, seats: int, person: str, bots: str) -> None:
    record = wars("A", {"seats": seats}, person=person, bots=bots)
    arguments = ("--seats", str(seats), "--seed", "A", "--bots", bots)
    result = run("play", "wars", *arguments, typed=wars_answers(record))
    assert result.exit_code == 0
    assert last_link(result).record == record
    assert "The credit goes to " in flat(result)
    assert "python -m cli replay '#/game/" in result.output


@pytest.mark.parametrize(
    ("argument", "option", "value"),
    [
        ("--no-trading", "trading", False),
        ("--open-play", "open_play", True),
        ("--sealed-plan", "sealed_plan", True),
    ],
)
def test_a_whole_game_is_played_under_each_house_rule(
    run: Run, argument: str, option: str, value: bool
) -> None:
    record = wars("B", {"seats": 3, option: value}, person="random")
    arguments = ("--seats", "3", "--seed", "B", argument)
    result = run("play", "wars", *arguments, typed=wars_answers(record))
    assert last_link(result).record == record
    assert record.options[option] is value


def test_the_bots_play_as_they_would_on_the_page(run: Run) -> None:
    result = run("play", "wars", "--seed", "X", typed="0\n0\n")
    record = last_link(result).record
    moves = range(len(record.moves))
    bots = [count for count in moves if record.game.seat_to_move(record.states[count])]
    assert len(bots) > 4
    for count in bots:
        assert record.moves[count] == move_of("careful", record.until(count)).move


def test_the_link_carries_who_sits_where(run: Run) -> None:
    session = last_link(run("play", "wars", "--seats", "3", "--seed", "X", typed="0\nq\n"))
    assert session.seats == TABLE
    assert session.record.options["seats"] == 3
    novices = last_link(run("play", "wars", "--bots", "novice", typed="q\n"))
    assert [seat.player for seat in novices.seats] == ["", "random", "random", "random"]


def test_a_game_is_continued_from_its_link_with_the_same_bots(run: Run) -> None:
    left = last_link(run("play", "wars", "--seats", "3", "--seed", "X", typed="2 1 L\n0\n0\n"))
    result = run("play", "--link", link(left), typed="0\n")
    assert "At the table: You, Bot Ben (cautious), Bot Cassia (cautious)" in flat(result)
    continued = last_link(result)
    assert continued.seats == TABLE
    assert continued.record.moves[: len(left.record.moves)] == left.record.moves
    assert len(continued.record.moves) > len(left.record.moves)


def test_a_person_of_a_link_may_sit_anywhere(run: Run) -> None:
    record = Record.start("wars", "X", {"seats": 2})
    table = (Seat("Otto", "careful"), Seat("Ada"))
    result = run("play", "--link", link(Session(record, seats=table)), typed="0\n")
    assert "2  Ada" in result.output
    assert "Drawn       Ada drew " in result.output
    assert "Otto drew" not in result.output
    record = last_link(result).record
    assert record.game.seat_to_move(record.state) == 1


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((), "Several people play this game"),
        ((Seat("Ada"), Seat("Ben")), "Several people play this game"),
        ((Seat("Ada", "careful"), Seat("Ben", "random")), "Only bots play this game."),
        ((Seat("Ada"), Seat("Ben", "oracle")), "Several people play this game"),
    ],
)
def test_a_game_that_is_not_of_one_person_is_refused_in_words(
    run: Run, seats: tuple[Seat, ...], words: str
) -> None:
    session = Session(Record.start("wars", "X", {"seats": 2}), seats=seats)
    result = run("play", "--link", link(session))
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["wars", "--bots", "oracle"], "There are no bots called oracle. There are: random"),
        (["wars", "--seats", "8"], "The option seats goes from 2 to 7."),
        (["wars", "--open-play", "--sealed-plan"], "Choose one of both."),
        (["wars", "--repeat-extras"], "does not have these options: repeat_extras."),
        (["pacification", "--seats", "3"], "does not have these options: seats."),
        (["pacification", "--bots", "careful"], "is played alone."),
        (["--link", "LINK", "--bots", "careful"], "Give the link alone."),
        (["--link", "LINK", "--no-trading"], "Give the link alone."),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    run: Run, arguments: list[str], words: str
) -> None:
    good = link(Session(Record.start("wars", "X", {"seats": 3}), seats=TABLE))
    result = run("play", *[good if word == "LINK" else word for word in arguments])
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


def test_a_bot_that_cannot_decide_is_named_and_the_game_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(player_id: str, record: Record) -> Decision:
        return Decision(record.game.legal_moves(record.state)[0], "careful", "raised")

    monkeypatch.setattr("cli.sitting.move_of", failing)
    result = run("play", "wars", "--seats", "2", "--seed", "X", "--no-trading", typed="0\nq\n")
    told = "Bot Ben could not decide; a cautious move was made instead."
    assert told in result.output
    assert len(last_link(result).record.moves) == 2


# -- undo


def test_undo_takes_back_the_own_last_move_and_what_the_bots_did_since(run: Run) -> None:
    # Everybody redraws, then Diplomacy is played; the person leads.
    arguments = ("--seats", "3", "--seed", "X", "--no-trading")
    played = last_link(run("play", "wars", *arguments, typed="0\n1\nu\nn\nq\n"))
    assert len(played.record.moves) == 6
    assert played.practice is False
    undone = last_link(run("play", "wars", *arguments, typed="0\n1\nu\ny\nq\n"))
    assert undone.record.moves == played.record.moves[:3]
    assert undone.seats == played.seats


def test_undo_of_what_turned_up_cards_makes_the_game_practice_for_good(run: Run) -> None:
    typed = "0\n1 2\n0\nu\ny\nu\n0\n"
    result = run("play", "wars", "--seats", "3", "--seed", "X", "--no-trading", typed=typed)
    assert flat(result).count("without it the game is practice") == 1
    assert "The last move is taken back, with all that came of it." in result.output
    assert "seed X, practice" in result.output
    assert last_link(result).practice is True


def test_undo_is_free_while_nothing_was_shown(run: Run) -> None:
    # The person acts first and gives up the floor; nobody else has offered anything either.
    result = run("play", "wars", "--seats", "2", "--seed", "X", typed="0\nu\nq\n")
    assert "(y/n)" not in result.output
    assert last_link(result).record.moves == ()
    assert last_link(result).practice is False


def test_there_is_nothing_to_undo_before_the_own_first_move(run: Run) -> None:
    record = Record.start("wars", "X", {"seats": 2})
    table = (Seat("Otto", "careful"), Seat("Ada"))
    result = run("play", "--link", link(Session(record, seats=table)), typed="u\nq\n")
    assert "There is no move to take back." in result.output
    assert last_link(result).record.moves != ()


# -- what is on the screen


def test_the_table_tells_war_stakes_seats_hand_and_what_can_be_typed(run: Run) -> None:
    screen = text(run("play", "wars", "--seats", "3", "--seed", "X", typed="q\n"))
    assert "Turn 1 of 8, Persian Wars, seed X\n" in screen
    assert "Greek city states v. Persian Empire: 6 VP, and 1 VP for the highest War" in screen
    assert "1  You (first)   0      7\n" in screen
    assert "\n1  Diplomacy 7\n" in screen
    assert "Cooperation: offer 1 of 2\n" in screen
    assert "2 1 L  Offer Bot Ben your Diplomacy 7 for a Luck card\n" in screen
    assert "D Diplomacy, E Economy, W War, L Luck, C Culture" in screen
    assert "\n0      No offer\n" in screen


def test_what_was_played_this_turn_and_who_won_it_stays_on_the_table(run: Run) -> None:
    arguments = ("--seats", "3", "--seed", "X", "--no-trading")
    screen = text(run("play", "wars", *arguments, typed="0\n1\n"))
    after = screen.split("won Diplomacy")[1]
    assert "Diplomacy  Economy\n" in after
    assert re.search(r"^1  You \(first\) +0 +6  7", after, re.MULTILINE)
    assert "* won the suit. Deck: " in after


def test_a_card_given_away_stays_known(run: Run) -> None:
    result = run("play", "wars", "--seats", "4", "--seed", "X", typed="2 1 L\nq\n")
    assert "Bot Ben accepted: Luck 6 for Diplomacy 7\n" in text(result)
    assert "Known to hold\n" in text(result)
    assert re.search(r"^2  Bot Ben +0 +7  Diplomacy 7$", text(result), re.MULTILINE)


def test_a_game_without_a_card_for_a_suit_ends_in_words(run: Run) -> None:
    arguments = ("--seats", "2", "--seed", "A", "--bots", "random")
    result = run("play", "wars", *arguments, typed="0\n" * 300)
    assert result.exit_code == 0
    told = flat(result)
    assert "Nobody played for Economy. Western Civilization is destroyed" in told
    assert "destroyed in turn 1, Persian Wars: nobody played for Economy. Everyone lost." in told


# -- wrong answers


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("x", "Begin with the seat you offer to (2, 3), then the numbers of cards to give"),
        ("1 1 L", "Begin with the seat you offer to (2, 3)"),
        ("4 1 L", "Begin with the seat you offer to (2, 3)"),
        ("2", "An offer gives something, asks for something, or both."),
        ("2 8 L", "8 is neither a card, 1 to 7, nor a suit, D, E, W, L, C."),
        ("2 1 x", "x is neither a card, 1 to 7, nor a suit"),
        ("2 1 1 L", "Diplomacy 7 is named twice. Name each card once."),
        ("2 1 2 3 4", "Give 3 cards at most, and ask for 3 at most."),
        ("2 LLLL", "Give 3 cards at most, and ask for 3 at most."),
        ("0 0", "Begin with the seat"),
    ],
)
def test_an_offer_that_is_none_is_explained(run: Run, typed: str, words: str) -> None:
    result = run("play", "wars", "--seats", "3", "--seed", "X", typed=f"{typed}\nq\n")
    assert words in flat(result)
    assert last_link(result).record.moves == ()


@pytest.mark.parametrize(
    ("typed", "offer"),
    [
        ("2 1 3 L C", Offer(1, ("D7", "W3"), ("L", "C"))),
        ("2 g 3 1 a c l", Offer(1, ("D7", "W3"), ("L", "C"))),
        ("2, 1, 3, CL", Offer(1, ("D7", "W3"), ("L", "C"))),
        ("2 give d7 and w3 for luck culture", Offer(1, ("D7", "W3"), ("L", "C"))),
        ("3 E e", Offer(2, (), ("E", "E"))),
        ("3 7", Offer(2, ("C8",), ())),
        ("0", EndOffers()),
    ],
)
def test_an_offer_is_typed_in_many_ways(run: Run, typed: str, offer: Offer) -> None:
    result = run("play", "wars", "--seats", "3", "--seed", "X", typed=f"{typed}\nq\n")
    assert last_link(result).record.moves[0] == offer


@pytest.mark.parametrize("typed", ["8", "-1", "x", "1 x", "0 1", "²", "9" * 5000])
def test_numbers_that_are_none_are_explained(run: Run, typed: str) -> None:
    arguments = ("--seats", "3", "--seed", "X", "--no-trading")
    result = run("play", "wars", *arguments, typed=f"{typed}\nq\n")
    assert "Type numbers of cards, 1 to 7, with spaces between, or 0 for none." in result.output
    assert last_link(result).record.moves == ()


def test_cards_that_cannot_be_chosen_say_why(run: Run) -> None:
    arguments = ("--seats", "3", "--seed", "X", "--no-trading")
    result = run("play", "wars", *arguments, typed="1 2 3 4\n1 1\n2,1\n5\nq\n")
    assert "Redraw 0 to 3 cards, each once." in result.output
    assert "Diplomacy 7 is named twice. Name each card once." in result.output
    assert "Only Diplomacy and Culture can be played now." in result.output
    assert last_link(result).record.moves[0] == Redraw(("D7", "D10"))


def test_a_plan_names_the_suit_of_each_culture_card(run: Run) -> None:
    arguments = ("--seats", "3", "--seed", "X", "--no-trading", "--sealed-plan")
    typed = "0\n1 7\n1 3l\n1 1\n1 9\n6 2 7 E 1\nq\n"
    result = run("play", "wars", *arguments, typed=typed)
    assert "Say for which suit Culture 8 is played, such as: 7L." in result.output
    assert "War 3 can only be played for War." in result.output
    assert "Diplomacy 7 is named twice." in result.output
    assert "Type numbers of cards, 1 to 7" in result.output
    plan = CommitPlan(("D7", "D10"), ("C8",), (), ("L10",))
    assert decisions(last_link(result).record)[1][1] == plan
