"""What a player of Wars types, read as moves. Whether they are legal is for the rules to say."""

from collections.abc import Callable

from cli.wars.words import counted, suit_words
from engine import IllegalMove
from engine.choices import count
from engine.wars import PHASES, SUIT_NAMES, SUITS, Observation, State, observe
from engine.wars.cards import CULTURE, PHASE_SUITS, Cards, canonical, card_name
from engine.wars.moves import (
    MOST,
    Accept,
    Commit,
    CommitPlan,
    Decline,
    Discard,
    EndOffers,
    Move,
    Offer,
    Redraw,
)
from engine.wars.state import ANSWER, OFFER, PLAN, REDRAW

Ask = Callable[[str], str]

NONE = "0"  # the move that does least, in every phase
YES, NO = ("y", "yes", "accept"), ("n", "no", "decline", NONE)
IDLE = ("g", "give", "a", "ask", "for", "to", "and")  # words that people put into an offer


def chosen(state: State, answer: str, ask: Ask) -> Move:
    """The move an answer means. Raises IllegalMove, in words, for an answer that means none."""
    if state.mover is None:
        raise IllegalMove("The game is over.")
    seen = observe(state, state.mover)
    words = answer.lower().replace(",", " ").replace("+", " ").split()
    if seen.phase == ANSWER:
        return _answered(seen, words, ask)
    if seen.phase == OFFER:
        return EndOffers() if words == [NONE] else _offer(seen, words)
    if seen.phase == PLAN:
        return CommitPlan() if words == [NONE] else _plan(seen, words)
    cards = () if words == [NONE] else _cards(seen.hand, words)
    if seen.phase == REDRAW:
        return Redraw(cards)
    return Commit(cards) if seen.phase in PHASES else Discard(cards)


def ways_to_pay(seen: Observation) -> int:
    """In how many ways the offer can be accepted: 0 when the hand does not hold what is asked."""
    return count(seen.legal_moves) - 1


# -- cards


def _cards(hand: Cards, words: list[str]) -> Cards:
    """Cards by number, such as `1 3`, or by letter and value, such as `d3`."""
    cards = [_card(hand, word) for word in words]
    if "" in cards or not cards:
        raise IllegalMove(_numbers_wanted(hand))
    return _once(cards)


def _once(cards: list[str]) -> Cards:
    for card in cards:
        if cards.count(card) > 1:
            raise IllegalMove(f"{card_name(card)} is named twice. Name each card once.")
    return canonical(tuple(cards))


def _card(hand: Cards, word: str) -> str:
    """The card of this number or id in the hand, "" if there is none."""
    for place, card in enumerate(hand, start=1):
        if word in (str(place), card.lower()):
            return card
    return ""


def _numbers_wanted(hand: Cards) -> str:
    if not hand:
        return f"There is no card in your hand. Type {NONE}."
    return f"Type numbers of cards, 1 to {len(hand)}, with spaces between, or {NONE} for none."


def _suits(word: str) -> list[str]:
    """The suits a word names, in full or by their letters; none if it is not about suits."""
    for suit in SUITS:
        if word == SUIT_NAMES[suit].lower():
            return [suit]
    letters = word.upper()
    return list(letters) if all(letter in SUITS for letter in letters) else []


# -- trades


def _offer(seen: Observation, words: list[str]) -> Offer:
    """A seat, then cards to give and suits to ask for: `2 1 3 L C`."""
    seats = {str(seat + 1): seat for seat in range(seen.seats) if seat != seen.seat}
    if not words or words[0] not in seats:
        others = ", ".join(seats)
        raise IllegalMove(
            f"Begin with the seat you offer to ({others}), then the numbers of cards to give and "
            f"the letters of suits to ask for, such as: {next(iter(seats))} 1 L. "
            f"Or type {NONE} for no offer."
        )
    give: list[str] = []
    asked: list[str] = []
    for word in words[1:]:
        card, suits = _card(seen.hand, word), _suits(word)
        if card:
            give.append(card)
        elif suits:
            asked += suits
        elif word not in IDLE:
            raise IllegalMove(
                f"{word[:20]} is neither a card, 1 to {len(seen.hand)}, nor a suit, "
                f"{', '.join(SUITS)}."
            )
    if len(give) > MOST or len(asked) > MOST:
        raise IllegalMove(f"Give {MOST} cards at most, and ask for {MOST} at most.")
    return Offer(seats[words[0]], _once(give), tuple(sorted(asked, key=SUITS.index)))


def _answered(seen: Observation, words: list[str], ask: Ask) -> Move:
    """`n`, or `y` with the cards that pay; they are asked for where there is a choice."""
    if words and words[0] in NO and len(words) == 1:
        return Decline()
    if not words or words[0] not in YES:
        raise IllegalMove("Type y to accept the offer, or n to decline it.")
    wanted = seen.offer.ask if seen.offer else ()
    ways = ways_to_pay(seen)
    if not ways:
        raise IllegalMove(_cannot_pay(seen.hand, wanted))
    typed = words[1:]
    if not typed:
        if ways == 1:
            return Accept(tuple([card for card in seen.hand if card[0] in wanted]))
        question = f"Pay {suit_words(wanted)} with which cards, by number: "
        typed = ask(question).lower().replace(",", " ").split()
    return Accept(_cards(seen.hand, typed))


def _cannot_pay(hand: Cards, wanted: tuple[str, ...]) -> str:
    for suit in SUITS:
        held = len([card for card in hand if card[0] == suit])
        if held < wanted.count(suit):
            return (
                f"The offer asks for {suit_words(wanted)}, and you hold {counted(held)} of "
                f"{SUIT_NAMES[suit]}. Type n to decline."
            )
    return "Type n to decline."


# -- plans


def _plan(seen: Observation, words: list[str]) -> CommitPlan:
    """Cards by number, a Culture card with the letter of the suit it is played for: `1 4 7L`."""
    cards: list[str] = []
    suits: list[str] = []
    for word in words:
        card = _card(seen.hand, word)
        if card:
            cards.append(card)
            suits.append(card[0])
        elif _card(seen.hand, word[:-1]) and word[-1].upper() in PHASE_SUITS:
            cards.append(_card(seen.hand, word[:-1]))
            suits.append(word[-1].upper())
        elif cards and word.upper() in PHASE_SUITS:
            suits[-1] = word.upper()
        else:
            raise IllegalMove(_numbers_wanted(seen.hand))
    for card, suit in zip(cards, suits, strict=True):
        if suit == CULTURE:
            place = seen.hand.index(card) + 1
            raise IllegalMove(
                f"Say for which suit {card_name(card)} is played, such as: {place}L. "
                f"The letters are {', '.join(PHASE_SUITS)}."
            )
        if card[0] not in (suit, CULTURE):
            raise IllegalMove(f"{card_name(card)} can only be played for {SUIT_NAMES[card[0]]}.")
    _once(cards)
    parts = [
        canonical(tuple([card for card, at in zip(cards, suits, strict=True) if at == suit]))
        for suit in PHASE_SUITS
    ]
    return CommitPlan(parts[0], parts[1], parts[2], parts[3])
