"""What a press on the table of Wars means: another pick, or a move."""

from dataclasses import replace

from engine.players.odds import gaps, of_suit, uncovered
from engine.wars.cards import (
    CULTURE,
    PHASE_SUITS,
    PHASES,
    SUIT_NAMES,
    Cards,
    canonical,
    without,
)
from engine.wars.legal import playable
from engine.wars.moves import MOST, Commit, Discard, Redraw
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW, State
from ui.model import Table
from ui.pages.wars.acted import Acted, cleared, dropped
from ui.pages.wars.planning import act_plan, planned
from ui.pages.wars.seen import Moment, seen, state_of
from ui.pages.wars.trading import act_answer, act_offer
from ui.parts.suit_card import card_name


def act(table: Table, name: str, value: str) -> Acted:
    """Answer a press of the seat that is asked, if its hand is the one that is shown.

    `pick` and `clear` choose cards in every phase. Moves are `redraw`, `commit`, `none`, `discard`,
    `offer`, `skip`, `accept`, `decline`; `to`, `ask+`, `ask-` shape an offer, `plan` a plan.
    """
    state = state_of(table.session.record)
    seat, phase = state.mover, state.phase
    if table.mode or seat is None or seat != table.shown:
        return Acted(table)
    if phase == OFFER:
        return act_offer(table, state, seat, name, value)
    if phase == ANSWER:
        return act_answer(table, state, seat, name, value)
    if phase == PLAN:
        return act_plan(table, state, seat, name, value)
    if name == "pick" and value in state.hands[seat]:
        return _pick(table, state, value)
    if name == "clear":
        return cleared(table)
    cards = canonical(table.picked)
    if phase == REDRAW and name == "redraw":
        return Acted(table, Redraw(cards))
    if phase == DISCARD and name == "discard":
        return Acted(table, Discard(cards))
    if phase in PHASES and name == "none":
        return Acted(table, Commit())
    if phase in PHASES and name == "commit":
        if not cards:
            return Acted(table, words="Choose cards first, or play none.")
        return Acted(table, Commit(cards))
    return Acted(table)


def _pick(table: Table, state: State, card: str) -> Acted:
    if card in table.picked:
        return dropped(table, card)
    if state.phase == REDRAW and len(table.picked) == MOST:
        return Acted(table, words=f"{MOST} cards are chosen already. Take one back first.")
    if state.phase in PHASES and card not in playable(state.hands[table.shown], _suit(state)):
        return Acted(table, words=_asleep_told(state, card))
    return Acted(replace(table, picked=(*table.picked, card)), words=f"{card_name(card)} chosen.")


def _suit(state: State) -> str:
    return PHASE_SUITS[PHASES.index(state.phase)]


def _asleep_told(state: State, card: str) -> str:
    """Why a card cannot be played now: what is needed, and what it is."""
    over = PHASE_SUITS.index(card[0]) < PHASES.index(state.phase)
    needed = f"Only {SUIT_NAMES[_suit(state)]} and Culture can be played now."
    return f"{needed} {SUIT_NAMES[card[0]]} {'is over' if over else 'comes later'}."


# -- warnings: from what the seat that is asked may see, never from hidden cards


CALLS = {
    OFFER: "Your turn to offer a trade.",
    ANSWER: "Your turn to answer.",
    REDRAW: "Your turn to redraw.",
    PLAN: "Your turn to plan for all four suits.",
    DISCARD: "Your turn to put cards down.",
}


def call(table: Table) -> str:
    """What the one whose hand is shown is asked now, "" while others are or something is read."""
    moment = seen(table)
    if table.mode or not moment.chooses:
        return ""
    if moment.suit < 0:
        return CALLS[moment.phase]
    words = f"Your turn: {SUIT_NAMES[PHASE_SUITS[moment.suit]]} phase."
    fate = warning(table, moment)
    return f"{words} {fate}" if fate else words


def warning(table: Table, moment: Moment) -> str:
    """What the one who is asked should know before letting a suit go unplayed; "" for nothing."""
    mine = moment.mine
    if not mine or not moment.chooses:
        return ""
    if moment.phase == PLAN:
        bare = [suit for place, suit in enumerate(PHASE_SUITS) if not planned(table)[place]]
        return f"No card for {SUIT_NAMES[bare[0]]}: {_fate('one')}" if bare else ""
    if moment.suit < 0:
        return ""
    if not table.picked:
        return _none_told(moment, mine.hand)
    return _later_told(moment, mine.hand, without(mine.hand, table.picked))


def _fate(what: str) -> str:
    return f"if nobody plays {what}, everyone loses."


def _none_told(moment: Moment, hand: Cards) -> str:
    suit = PHASE_SUITS[moment.suit]
    name = SUIT_NAMES[suit]
    if not moment.open_play:
        return f"I{_fate(_fitting(suit))[1:]}"
    if any(moment.plays[moment.suit]):
        return ""
    if len(moment.asked) == moment.seats - 1:
        able = "Play one, or everyone loses." if playable(hand, suit) else "Everyone loses."
        return f"Nobody has played for {name}. {able}"
    return f"Nobody has played for {name} so far: {_fate('a card')}"


def _later_told(moment: Moment, before: Cards, left: Cards) -> str:
    """Whether a commit takes the last card for a later suit."""
    later = PHASE_SUITS[moment.suit + 1 :]
    if gaps(left, later) <= gaps(before, later):
        return ""
    suit = uncovered(left, later)[len(of_suit(left, CULTURE))]
    when = "next" if suit == later[0] else "later"
    return f"Keep {_fitting(suit)}: {_fate(f'one {when}')}"


def _fitting(suit: str) -> str:
    """A card that can be played for a suit.

    >>> _fitting("E")
    'an Economy or Culture card'
    """
    name = SUIT_NAMES[suit]
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} or Culture card"
