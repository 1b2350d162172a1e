"""The table in play, read as a person reads it: meters, events, hand, acts, and no card unseen."""

from hypothesis import given

from engine import Record
from engine.pacification import CARDS
from engine.pacification.rules import is_met
from tests.engine.pacification.positions import HAND, end_turn, position
from tests.engine.support import records, steady
from tests.ui.gallery import begun, holding
from tests.ui.support import Visit, at_table, playing, record_at
from tests.ui.tree import Node

METERS = ("fear", "hostility", "turmoil", "oil")
NAMES = ("Western Fear", "Arab Hostility", "Political Turmoil", "Oil Control")


def card(page: Node, name: str) -> Node:
    """The decision in the hand with this id."""
    return page.one(id=f"card-{name}")


# -- where we are


def test_the_turn_is_the_heading_and_the_title() -> None:
    page = playing().send("end").page
    assert page.one("h1").words == "Turn 2 of 10"
    assert page.one("h1").one(".turn-notches").style == {"--turn": "2", "--turns": "10"}
    assert page.one(id="app")["data-title"] == "Turn 2 of 10, Pacification of the Middle East"
    assert page.one(id="app")["data-game"] == "pacification"


def phases(page: Node) -> tuple[str, list[str]]:
    """The current phase and those that are done."""
    shown = page.one("ol.phase-ribbon").all("li")
    assert [phase.words.removesuffix(", done") for phase in shown] == [
        "Event",
        "Policy",
        "Implementation",
        "Damage control",
        "End",
    ]
    (current,) = [phase.words for phase in shown if phase.get("aria-current") == "step"]
    done = [phase.words for phase in shown if phase.get("data-state") == "done"]
    assert all(words.endswith(", done") for words in done)
    return current, [words.removesuffix(", done") for words in done]


def test_the_phase_is_policy_while_a_card_can_be_bought() -> None:
    assert phases(playing().page) == ("Policy", ["Event"])


def test_the_phase_is_implementation_after_that() -> None:
    done = ["Event", "Policy"]
    assert phases(playing().send("straddle").page) == ("Implementation", done)
    assert phases(playing().plays("secret-machinations").page) == ("Implementation", done)


def test_the_phase_is_the_end_while_cards_are_marked() -> None:
    current, done = phases(holding(7).send("end").page)
    assert (current, done) == ("End", ["Event", "Policy", "Implementation", "Damage control"])


def test_practice_is_marked_beside_the_turn_and_only_then() -> None:
    practice = playing().send("end").send("undo").send("undo")
    chips = [chip.words for chip in practice.page.one("header").all(".chip")]
    assert chips == ["Practice"]
    assert not playing().page.one("header").has(".chip")


# -- the meters


def test_four_meters_show_number_zone_and_scale() -> None:
    here = begun(fear=2, hostility=9, turmoil=2, oil=16)
    shown = here.page.all("li.meter")
    assert [meter["data-meter"] for meter in shown] == list(METERS)
    for meter, name in zip(shown, NAMES, strict=True):
        value = getattr(here.state.meters, meter["data-meter"])
        dial = meter.one(role="meter")
        assert meter.one("h3").words == name == dial["aria-label"]
        assert meter.one(".meter-value").words == str(value) == dial["aria-valuenow"]
        assert (dial["aria-valuemin"], dial["aria-valuemax"]) == ("0", "30")
        assert dial["aria-valuetext"].startswith(f"{value} of 30, ")
        assert meter.one(".meter-zone").words in dial["aria-valuetext"]
        assert meter.one(".meter-zone").icons == [f"zone-{meter['data-zone']}"]
        assert meter.style == {"--value": str(value), "--next": str(value)}
        assert not meter.has(".meter-next")
        assert "data-preview" not in meter


def test_a_chosen_card_is_previewed_on_the_meters_it_moves() -> None:
    page = playing().send("pick", "build-international-coalition").page
    fear = page.one(id="meter-of-fear")
    assert fear.style == {"--value": "9", "--next": "7"}
    assert fear.one(".meter-next").words == "7 if played"
    assert fear.one(role="meter")["aria-valuetext"] == (
        "9 of 30, Medium. Peace at 5 or less. "
        "Would become 7, Medium, if Build International Coalition is played."
    )
    for meter in ("hostility", "turmoil", "oil"):
        still = page.one(id=f"meter-of-{meter}")
        assert still.style["--value"] == still.style["--next"]
        assert "Would" not in still.one(role="meter")["aria-valuetext"]


def test_the_preview_of_an_extra_card_holds_its_price() -> None:
    here = playing().plays("secret-machinations").send("pick", "build-international-coalition")
    assert here.page.one(id="meter-of-turmoil").style == {"--value": "0", "--next": "1"}


def test_the_preview_goes_with_the_choice() -> None:
    here = playing()
    before = here.page.one("ul.meters").text
    here.send("pick", "secret-machinations").send("pick", "secret-machinations")
    assert here.page.one("ul.meters").text == before


def test_a_meter_tells_how_far_it_went_this_turn() -> None:
    page = playing().page  # Major Terrorist Attack: Fear +4
    fear, hostility = page.one(id="meter-of-fear"), page.one(id="meter-of-hostility")
    assert fear.one(".meter-change").words == "up 4 this turn"
    assert fear.one(".meter-change").icons == ["ui-up"]
    assert hostility.one(".meter-change").words == "No change"
    here = playing().plays("build-international-coalition")
    fear = here.page.one(id="meter-of-fear").one(".meter-change")
    assert fear.words == "up 2 this turn"
    here.ends_turn()
    assert here.page.one(id="meter-of-turmoil").one(".meter-change").words == "No change"


def test_a_preview_past_the_line_says_what_is_judged() -> None:
    # P8
    note = begun(turmoil=6).send("pick", HAND[1]).page.one(".turmoil-note").words
    assert note == "Turmoil would be 6. The end of the turn judges: 5 by then, out of office."
    assert "judges" not in begun(turmoil=3).send("pick", HAND[1]).page.words
    assert "judges" not in begun(turmoil=6).page.words


# -- the events


def test_events_that_took_effect_and_those_that_did_not() -> None:
    state = position(hostility=12, events=("bar-weapon-inspectors", "scud-missile-attack"))
    page = at_table(record_at(end_turn(state))).page
    first, second = page.all("article.event-card")
    assert (first["data-state"], second["data-state"]) == ("applied", "no-effect")
    assert first.one(".event-status").words == "Event 1. Took effect"
    assert first.one("h3").words == "Bar Weapon Inspectors"
    assert first.one(".effect").words == "Fear +2"
    assert second.one(".event-status").words == "Event 2. No effect"
    assert second.one(".event-reason").words == "Needs Hostility 15. It was 12."
    assert not second.has(".effects")
    events = page.one("section.desk-events")
    assert events.one("h2").words == "This turn’s events"
    assert events.one(".note").words == "Two, because Hostility was 11 or more."


def test_a_turn_with_one_event_says_why_it_was_one() -> None:
    events = playing("ABCDEF").page.one("section.desk-events")  # it raised Hostility to 13
    assert events.one("h2").words == "This turn’s event"
    assert events.one(".note").words == "One, Hostility was 10."
    assert len(events.all("article")) == 1


def test_the_events_stay_until_the_turn_ends() -> None:
    here = playing()
    before = here.page.one("section.desk-events").text
    here.send("straddle").plays("secret-machinations")
    assert here.page.one("section.desk-events").text == before


# -- the hand


@steady
@given(records())
def test_every_card_of_the_hand_is_there_once(record: Record) -> None:
    here = at_table(record)
    if here.state.result:
        return
    cards = here.page.one("ul.hand").all("button.decision-card")
    assert sorted([node["id"] for node in cards]) == sorted(
        [f"card-{held}" for held in here.state.hand]
    )
    for node in cards:
        name = node["id"].removeprefix("card-")
        assert node.style == {"view-transition-name": f"card-{name}"}
        assert node["data-message"] == f"pick:{name}"
        assert node.one(".card-name").words == CARDS[name].name


@steady
@given(records())
def test_a_card_is_refused_exactly_when_it_cannot_be_played_and_says_why(record: Record) -> None:
    here = at_table(record)
    state = here.state
    if state.result:
        return
    spent = state.plays > 0 and (state.plays > 1 and not state.repeat_extras)
    for held in state.hand:
        node = card(here.page, held)
        need = CARDS[held]
        foot = node.one(".requirement")
        met = is_met(need, state.meters)
        closed = spent or (state.plays > 0 and state.meters.turmoil == 30)
        assert (node.get("aria-disabled") == "true") == (not met or closed)
        assert foot["data-met"] == ("true" if met and not closed else "false")
        assert "disabled" not in node
        if not met:
            now = getattr(state.meters, need.needs)
            assert foot.words == f"Needs {need.needs.capitalize()} {need.at_least}. Now {now}."
        elif closed:
            assert foot.words == "No more plays this turn"


def test_a_card_that_can_be_played_says_what_it_asks() -> None:
    page = begun(fear=15).page
    assert card(page, "land-for-peace").one(".requirement").words == "Fear High"
    assert card(page, "cruise-missile-attacks").one(".requirement").words == "Fear Medium or higher"
    assert card(page, HAND[0]).one(".requirement").words == "Any time"


def test_effects_are_shown_in_printed_order_with_a_triangle_a_point() -> None:
    shown = card(begun().page, "land-for-peace").all(".effect")
    assert [effect.words for effect in shown] == ["Hostility −5", "Turmoil −1", "Oil −2"]
    assert [effect.icons for effect in shown] == [
        ["meter-hostility"],
        ["meter-turmoil"],
        ["meter-oil"],
    ]
    pips = [effect.one(".pips") for effect in shown]
    assert [pip.style for pip in pips] == [{"--n": "5"}, {"--n": "1"}, {"--n": "2"}]
    assert {pip["data-direction"] for pip in pips} == {"down"}


def test_cards_that_can_be_played_come_first() -> None:
    order = [node["id"] for node in begun(fear=2).page.all("button.decision-card")]
    assert order == [
        f"card-{HAND[0]}",
        f"card-{HAND[1]}",
        "card-land-for-peace",
        "card-cruise-missile-attacks",
    ]


def test_a_chosen_card_is_pressed_and_marked() -> None:
    page = playing().send("pick", "secret-machinations").page
    pressed = [node["id"] for node in page.all("button.decision-card", aria_pressed="true")]
    assert pressed == ["card-secret-machinations"]
    assert card(page, "secret-machinations").one(".card-selected").icons == ["ui-check"]
    assert not card(page, "build-international-coalition").has(".card-selected")


def test_the_hand_says_how_many_cards_can_be_played() -> None:
    def note(here: Visit) -> str:
        return here.page.one("section.desk-hand").all(".note")[0].words

    assert note(playing()) == "2 cards, 2 can be played now."
    assert note(begun(fear=2)) == "4 cards, 2 can be played now."
    assert note(holding(4).plays(HAND[0]).plays(HAND[1])) == "2 cards, none can be played now."
    assert note(holding(7)) == "7 cards, 7 can be played now. You keep 5 at the end of the turn."
    assert note(at_table(record_at(end_turn(position(deck_size=0))))) == "No cards."
