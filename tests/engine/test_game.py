"""What every game shares: options are settled in one way, and a digest covers a whole state."""

import hashlib
from dataclasses import dataclass, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadOptions, BadRecord, BadSeed, IllegalMove, digest
from engine.game import Option, canonical, settle
from engine.pacification import Meters, State
from engine.pacification.state import Drew, Outcome
from tests.engine.support import steady, walked

OPTIONS = (
    Option("seats", 4, "How many play.", low=2, high=7),
    Option("trading", True, "Cards may be traded."),
    Option("open_play", False, "Hands lie open."),
)


# -- the games there are


def test_a_game_is_found_by_its_id() -> None:
    assert "pacification" in GAMES
    for game_id in GAMES:
        assert GAMES[game_id].id == game_id


def test_pacification_is_solo_and_says_its_name() -> None:
    game = GAMES["pacification"]
    assert (game.title, game.rules_version) == ("Pacification of the Middle East", 1)
    assert game.seats == range(1, 2)
    assert [(option.name, option.default) for option in game.options] == [("repeat_extras", False)]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_game_counts_its_rules_versions_from_1_and_explains_its_options(game_id: str) -> None:
    game = GAMES[game_id]
    assert game.rules_version >= 1
    assert game.title
    for option in game.options:
        assert option.text.endswith(".")
        assert option.low <= option.default <= option.high


def test_what_goes_wrong_has_a_type_of_its_own() -> None:
    kinds = (IllegalMove, BadRecord, BadSeed, BadOptions)
    assert [[issubclass(one, other) for other in kinds] for one in kinds] == [
        [one is other for other in kinds] for one in kinds
    ]
    assert all(issubclass(kind, ValueError) for kind in kinds)


# -- options


@pytest.mark.parametrize("given", [None, {}])
def test_missing_options_take_their_defaults(given: dict[str, bool | int] | None) -> None:
    assert settle(OPTIONS, given) == {"seats": 4, "trading": True, "open_play": False}


def test_options_keep_the_order_they_are_declared_in() -> None:
    settled = settle(OPTIONS, {"open_play": True, "seats": 7})
    assert list(settled) == ["seats", "trading", "open_play"]
    assert settled == {"seats": 7, "trading": True, "open_play": True}


def test_given_options_are_not_touched() -> None:
    given = {"seats": 3}
    settle(OPTIONS, given)
    assert given == {"seats": 3}


@pytest.mark.parametrize("value", [2, 3, 7])
def test_a_number_may_be_either_end_of_its_range(value: int) -> None:
    assert settle(OPTIONS, {"seats": value})["seats"] == value


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 1}, "seats goes from 2 to 7"),
        ({"seats": 8}, "seats goes from 2 to 7"),
        ({"seats": True}, "seats is a whole number"),
        ({"seats": "4"}, "seats is a whole number"),
        ({"seats": 4.0}, "seats is a whole number"),
        ({"seats": None}, "seats is a whole number"),
        ({"trading": 1}, "trading is on or off"),
        ({"trading": 0}, "trading is on or off"),
        ({"trading": None}, "trading is on or off"),
        ({"trading": "yes"}, "trading is on or off"),
        ({"tradin": True}, "does not have these options: tradin"),
        ({"b": 1, "a": 2, "seats": 4}, "does not have these options: a, b"),
        ({3: True}, "does not have these options: 3"),
    ],
)
def test_bad_options_are_refused_in_words(given: dict[str, bool | int], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        settle(OPTIONS, given)


@pytest.mark.parametrize("value", [0, 1, "on", None])
def test_repeat_extras_is_on_or_off(value: object) -> None:
    with pytest.raises(BadOptions, match="repeat_extras is on or off"):
        GAMES["pacification"].new_game("7KQ2M9", {"repeat_extras": value})


def test_a_new_game_checks_its_seed_and_its_options() -> None:
    with pytest.raises(BadSeed):
        GAMES["pacification"].new_game("", {})
    with pytest.raises(BadOptions):
        GAMES["pacification"].new_game("7KQ2M9", {"seats": 2})


# -- digests

STATE = walked("7KQ2M9", repeat_extras=True, path="digest", moves=20).state
OTHER_VALUES = {
    "seed": "7KQ2M8",
    "repeat_extras": False,
    "turn": 11,
    "meters": Meters(1, 2, 3, 4),
    "hand": ("cover-ups",),
    "event_deck": (),
    "decision_deck": ("cover-ups",),
    "event_pile": ("insurgency",),
    "decision_pile": ("cover-ups",),
    "straddles": 9,
    "plays": 9,
    "result": Outcome("war", won=False, score=3),
}


def test_a_digest_is_16_hex_digits() -> None:
    assert len(digest(STATE)) == 16
    assert set(digest(STATE)) <= set("0123456789abcdef")


def test_a_digest_leaves_out_the_events_and_nothing_else() -> None:
    assert isinstance(STATE, State)
    assert digest(replace(STATE, events=(Drew(("cover-ups",)),))) == digest(STATE)
    assert {field.name for field in fields(State)} == {*OTHER_VALUES, "events"}
    changed = [digest(replace(STATE, **{name: OTHER_VALUES[name]})) for name in OTHER_VALUES]
    assert len({digest(STATE), *changed}) == len(changed) + 1


def test_a_digest_sees_the_order_of_cards() -> None:
    assert isinstance(STATE, State)
    turned = replace(STATE, event_deck=STATE.event_deck[::-1])
    assert digest(turned) != digest(STATE)


@dataclass(frozen=True)
class Sample:
    name: str
    events: tuple[str, ...]
    rest: tuple[object, ...]


def test_the_canonical_text_is_frozen() -> None:
    sample = Sample("a:b", ("x",), (1, -2, True, None, "", ("é🕊",), 10**20))
    text = "{name=3:a:b,rest=(1,-2,True,None,0:,(2:é🕊),100000000000000000000)}"
    assert canonical(sample) == text
    assert digest(sample) == hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=("Cs",))),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=8,
)


def typed(value: object) -> object:
    """The value so that 1 and True differ."""
    if isinstance(value, tuple):
        return tuple([typed(item) for item in value])
    return (type(value).__name__, value)


@steady
@given(plain, plain)
def test_different_values_have_different_texts(one: object, other: object) -> None:
    assert (canonical(one) == canonical(other)) == (typed(one) == typed(other))


@pytest.mark.parametrize("value", [0.5, [1], {1}, {"a": 1}, b"a", frozenset(), object()])
def test_a_digest_refuses_what_is_not_plain(value: object) -> None:
    for held in (value, (1, (value,)), Sample("", (), (value,))):
        with pytest.raises(TypeError, match="plain values"):
            digest(held)
