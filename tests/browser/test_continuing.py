"""A game goes on where it was left: after a reload, with Back, beside other games."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.games import address, finished, new_game, played, state_of
from tests.browser.visitor import Visitor

# A worker that is there as soon as it is asked for, and leaves a mark when the page knows.
ARRIVES_AT_ONCE = """
globalThis.Worker = class extends EventTarget {
  constructor() {
    super();
    setTimeout(() => {
      this.dispatchEvent(new MessageEvent("message", { data: "ready" }));
      document.documentElement.dataset.arrived = "";
    });
  }
  postMessage() {}
  terminate() {}
};
"""


def plays_a_turn_and_a_half(visitor: Visitor) -> None:
    visitor.presses(visitor.page.locator(".decision-card:not([aria-disabled])").first)
    visitor.presses("Play")
    visitor.ends_turn()
    visitor.presses(visitor.page.locator(".decision-card:not([aria-disabled])").first)
    visitor.presses("Play")


def table_of(visitor: Visitor) -> str:
    """What is seen below the bar: in the bar is Redo, which a reload forgets."""
    return visitor.page.get_by_role("main").aria_snapshot()


def test_a_reload_in_the_middle_changes_nothing(visitor: Visitor) -> None:
    visitor.opens(new_game())
    plays_a_turn_and_a_half(visitor)
    before = visitor.turn, visitor.meters, visitor.cards, visitor.sight
    visitor.reloads()
    assert (visitor.turn, visitor.meters, visitor.cards, visitor.sight) == before
    visitor.presses("Undo")
    before = visitor.meters, visitor.cards, table_of(visitor)
    visitor.reloads()
    assert (visitor.meters, visitor.cards, table_of(visitor)) == before


def test_a_practice_game_is_one_after_a_reload(visitor: Visitor) -> None:
    visitor.opens(new_game())
    visitor.presses("End turn")
    visitor.presses("Undo")
    visitor.presses("Take it back")
    before = table_of(visitor)
    visitor.reloads()
    assert table_of(visitor) == before
    expect(visitor.page.get_by_text("Practice", exact=True)).to_be_visible()


def test_the_address_always_holds_the_game(visitor: Visitor) -> None:
    visitor.opens(new_game())
    for _ in range(12):
        visitor.acts()
        state = state_of(visitor.record)
        assert visitor.turn == state.turn
        assert sorted(visitor.cards) == sorted(state.hand)
        assert visitor.meters["Political Turmoil"] == state.meters.turmoil
        assert visitor.meters["Oil Control"] == state.meters.oil
    assert len(visitor.record.moves) > 4


def test_the_home_page_continues_the_game(visitor: Visitor) -> None:
    visitor.opens(new_game())
    plays_a_turn_and_a_half(visitor)
    before = visitor.sight
    visitor.presses(visitor.page.get_by_role("link", name="Statecraft, home"))
    expect(visitor.button("Continue turn 2")).to_contain_text("Seed 7KQ2M9")
    visitor.reloads()
    visitor.presses("Continue turn 2")
    assert visitor.sight == before


def test_back_and_forward(visitor: Visitor) -> None:
    visitor.opens()
    visitor.presses("New game")
    visitor.ends_turn()
    game = visitor.sight
    visitor.goes_back()
    assert visitor.is_home
    expect(visitor.button("Continue turn 2")).to_be_visible()
    visitor.goes_forward()
    assert visitor.sight == game
    visitor.goes_back()
    visitor.presses("New game")
    other = visitor.record.seed
    visitor.presses(visitor.page.get_by_role("link", name="Statecraft, home"))
    visitor.goes_back()
    assert visitor.record.seed == other
    assert visitor.turn == 1


def test_somebody_elses_link_leaves_the_own_game_beside_it(visitor: Visitor) -> None:
    visitor.opens(new_game("mine"))
    plays_a_turn_and_a_half(visitor)
    mine = visitor.sight
    visitor.follows(played(6, "theirs"))
    visitor.presses("Open the link")
    theirs = visitor.sight
    assert visitor.record == played(6, "theirs")
    visitor.goes_back()
    assert visitor.sight == mine
    visitor.follows("#/")
    going = visitor.page.get_by_role("region", name="Games in progress")
    expect(going.get_by_role("listitem")).to_have_count(2)
    for seed, sight in [("mine", mine), ("theirs", theirs)]:
        visitor.presses(going.get_by_role("button", name=f"seed {seed}"))
        assert visitor.sight == sight
        visitor.follows("#/")


def test_a_new_game_leaves_the_old_one_in_the_list(visitor: Visitor) -> None:
    visitor.opens(new_game("first"))
    visitor.presses("End turn")
    visitor.follows("#/")
    visitor.presses("New game")
    visitor.presses("End turn")
    visitor.follows("#/")
    going = visitor.page.get_by_role("region", name="Games in progress")
    expect(going.get_by_role("listitem").filter(has_text="first")).to_have_count(1)
    expect(going.get_by_role("listitem")).to_have_count(2)


def test_an_old_link_to_a_game_played_further_opens_where_it_stands(visitor: Visitor) -> None:
    visitor.opens(played(8))
    visitor.follows(played(4))
    assert visitor.record == played(8)
    expect(visitor.notice).to_contain_text("You have played this game further")


def test_what_the_page_says_stays_while_more_of_it_arrives(newcomer: Newcomer) -> None:
    visitor = newcomer(script=ARRIVES_AT_ONCE, service_workers="block").opens(played(8))
    visitor.page.goto("about:blank")
    visitor.opens(played(4))
    expect(visitor.page.locator("html[data-arrived]")).to_be_attached()
    visitor.settles()
    expect(visitor.notice).to_contain_text("You have played this game further")


def test_another_tab_lists_what_this_one_plays(visitor: Visitor) -> None:
    visitor.opens()
    other = visitor.opens_tab().opens(new_game())
    other.presses("End turn")
    expect(visitor.button("Continue turn 2")).to_be_visible()


def test_a_finished_game_counts_in_the_record(guest: Newcomer) -> None:
    visitor = guest().opens(new_game())
    visitor.plays_to_the_end()
    visitor.follows("#/")
    record = visitor.page.get_by_role("region", name="Your record")
    expect(record.get_by_role("definition").first).to_have_text("1")
    expect(visitor.button("Continue")).to_have_count(0)


def test_the_finished_page_starts_the_same_cards_or_fresh_ones(visitor: Visitor) -> None:
    visitor.opens(finished())
    visitor.presses("Same seed again")
    assert visitor.address == address(new_game())
    visitor.goes_back()
    visitor.presses("Play again")
    assert visitor.record.seed != "7KQ2M9"
    assert visitor.turn == 1
