"""The walk goes where it should: what it never reaches is compared by nobody."""

from functools import cache

import pytest

from engine import GAMES
from tests.runtimes import walk
from tests.runtimes.games import RANDOM_GAMES, random_game
from ui.games import SHELF

each_game = pytest.mark.parametrize("game_id", sorted(GAMES))
each_page = pytest.mark.parametrize("game_id", SHELF)


@cache
def told(section: str) -> tuple[str, ...]:
    """The entries of a section, told here."""
    walk.begin(section, "")
    entries = []
    while entry := walk.more():
        entries.append(entry)
    return tuple(entries)


def places(*sections: str) -> set[str]:
    """The pages and sheets that sections show, by the class or the id they have."""
    html = "\n".join(["\n".join(told(section)) for section in sections])
    mains = {part.partition('"')[0] for part in html.split('<main class="')[1:]}
    sheets = {part.partition('"')[0] for part in html.split('<dialog class="sheet" id="')[1:]}
    return mains | sheets


def test_every_game_has_a_page_that_is_walked() -> None:
    assert set(SHELF) == set(GAMES)
    assert {f"{part} {game_id}" for part in ("walks", "moments") for game_id in GAMES} <= set(
        walk.sections()
    )


def test_every_section_has_much_to_tell() -> None:
    for section in walk.sections():
        if section != walk.GOLDEN and section.partition(" ")[0] != "games":
            assert len(told(section)) >= 30


@each_game
def test_random_games_use_every_option_and_end_in_more_than_one_way(game_id: str) -> None:
    records = [random_game(game_id, number) for number in range(RANDOM_GAMES)]
    game = GAMES[game_id]
    settings = {setting for record in records for setting in record.settings}
    for option in game.options:
        wanted = (False, True) if isinstance(option.default, bool) else game.seats
        assert {(option.name, value) for value in wanted} <= settings
    outcomes = [game.outcome(record.state) for record in records]
    assert len({outcome.kind for outcome in outcomes if outcome}) >= 2


@each_page
def test_moments_show_every_sheet_and_games_that_go_on_and_are_over(game_id: str) -> None:
    shown = places(f"moments {game_id}")
    assert {"table", "home"} <= shown
    assert {f"sheet-{name}" for name in ("log", "share", "settings", "undo")} <= shown
    over = [entry for entry in told(f"moments {game_id}") if "result-wall" in entry]
    assert 0 < len(over) < len(told(f"moments {game_id}")) // 2


def test_bots_move_and_the_device_is_handed_over() -> None:
    entries = told("moments wars")
    assert len([entry for entry in entries if ", bot " in entry.partition("\n")[0]]) >= 10
    assert [entry for entry in entries if 'class="handover' in entry]


@each_page
def test_walks_set_up_a_game_and_play_it(game_id: str) -> None:
    entries = told(f"walks {game_id}")
    assert {"table", f"sheet-new-{game_id}"} <= places(f"walks {game_id}")
    links = {part.partition(" ")[0] for entry in entries for part in entry.split("Address ")[1:]}
    assert len(links) > 30


def test_walks_meet_what_comes_from_outside() -> None:
    every = [entry for game_id in SHELF for entry in told(f"walks {game_id}")]
    labels = "\n".join([entry.partition("\n")[0] for entry in every])
    for words in ("due bot", "press undo", "press sheet", "reload at", ": address", ": open"):
        assert words in labels


@each_game
def test_refusals_of_every_sort_are_among_the_words(game_id: str) -> None:
    words = "\n".join(told(f"words {game_id}"))
    for refusal in (
        "it was cut or mistyped",
        "is not a game of Statecraft",
        "has #/game/ in it",
        "too long",
        "by version 99 of the rules",
        "The seed is empty",
        "control character",
        "half a character",
        "white space",
        "can have 64 at most",
        "is on or off",
        "does not have these options",
        "There is no game called",
        "The game is over",
        "not in the hand",
        "no move to take back",
    ):
        assert refusal in words
