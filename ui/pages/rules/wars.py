"""How Wars is played, in words."""

from engine.wars import options, seats
from engine.wars.cards import CARDS, PHASE_SUITS, SUIT_NAMES, SUITS, WARS
from engine.wars.ladder import STEPS, step_name
from engine.wars.moves import MOST
from engine.wars.state import HAND, OFFERS, TURNS
from ui.pages.rules.text import Section, table

PLAYED = ", ".join([SUIT_NAMES[suit] for suit in PHASE_SUITS])
HEADS = ("Turn", "War", "VP", "Special award")


def _row(turn: int) -> tuple[str, ...]:
    """A war: its points and its award."""
    war = WARS[turn - 1]
    award = f"{war.award} VP, {SUIT_NAMES[war.award_suit]}"
    return (str(turn), f"{war.name}: {war.sides}", str(war.points), award)


def _step(step: str) -> str:
    name = step_name(step)
    return f"# {name[:1].upper()}{name[1:]}"


SECTIONS: tuple[Section, ...] = (
    (
        "aim",
        "The aim",
        f"""
{seats[0]} to {seats[-1]} players, people or bots, see Western Civilization through {TURNS} wars. It
must survive them all, or everyone loses. If it does, the credit goes to whoever has the most
victory points (VP).
""",
    ),
    (
        "deck",
        "The cards",
        f"""
{len(CARDS)} cards: five suits, each from 1 to {len(CARDS) // len(SUITS)}. {PLAYED} have a phase of
their own. Culture is wild: it may be played in any of these phases.

Everyone draws from one deck. When it has run out, the discard pile is shuffled into a new one.
""",
    ),
    (
        "wars",
        "The wars",
        f"""
The victor of a war takes its VP. Its special award goes to the highest total played for one suit.

{table([HEADS, *[_row(turn) for turn in range(1, TURNS + 1)]])}
""",
    ),
    (
        "turn",
        "A turn",
        f"""
Each turn has a leader, who is asked first; the others follow in order. The lead moves on by one
seat a turn.

- Draw: Hands are filled to {HAND} cards. More than that, after trades, draws nothing.
- Cooperation: Players trade cards.
- Redraw: Each player may put down up to {MOST} cards and draws as many.
- {PLAYED}: Four phases, each to play cards for that suit.
- Victor: The war and its special award are decided.
- End: Each player may discard any of the cards left.
""",
    ),
    (
        "trade",
        "Cooperation",
        f"""
Once a turn you may make up to {OFFERS} offers, each to one player. You give up to {MOST} named
cards and ask for up to {MOST}, by suit. One of the two may be nothing.

The other player pays with cards that fit, or declines. Only the two of you see which cards; the
rest see how many.
""",
    ),
    (
        "suits",
        "Playing for a suit",
        """
Everyone commits any number of cards of the suit and of Culture face down, or none. When all have,
the cards are revealed.

- Nobody played: Western Civilization is destroyed. The game is over and everyone has lost.
- One player alone: That player wins the suit, and 1 VP at once.
- Several: Most cards win the suit, Culture included. If tied, the highest total does.
""",
    ),
    (
        "victor",
        "Who wins the war",
        """
Most suits won. Players who are tied go down this ladder, until a step leaves one of them:

"""
        + "\n".join([_step(step) for step in STEPS[1:]]),
    ),
    (
        "end",
        "The end",
        f"""
After turn {TURNS} the most VP win.
""",
    ),
    (
        "house",
        "House rules",
        """
Settled when a game is set up. Trading is usual, the others are not.

"""
        + "\n".join([f"- {rule.text}" for rule in options if isinstance(rule.default, bool)]),
    ),
)

READINGS = f"""
W1 Seat 1 leads the first turn.
W2 Trading goes round once, each player making up to {OFFERS} offers one after the other. An ask for
  Culture takes Culture alone, and cards are paid from the hand as it was before the trade. Gifts
  and begging are allowed, both can be declined, and what was traded may be traded on.
W3 Cards for a suit are chosen in secret and turned up together. Two house rules differ, open play
  and one plan for all four suits; they do not go together.
W4 A suit tied in cards and in total is won by nobody.
W5 On the ladder Culture counts as Culture alone, wherever it was played.
W6 If players are tied to the foot of the ladder, the VP of that war go to nobody.
W7 If nobody won a suit, all are tied with none, and the ladder decides.
W8 A special award for which players are tied goes to nobody.
W9 The cards played in a turn join the pile before anyone discards at its end.
W10 Players with equal VP at the end win together.
W11 In the pile, what was played lies open; what was put down by hand lies face down.
W12 The original names two to four players, and more. We stop at {seats[-1]}: hands of {HAND} for
  all then leave a single card.
W13 With neither deck nor pile left there is no card to draw, and none is drawn.
W14 Every player is asked each time, even with a single answer to give: to be passed over would give
  something away.
W15 A fallen civilization has no winner, whoever was ahead in VP.
W16 Turn {TURNS} is over once its war is decided; there is nothing left to discard for.
W17 You keep in mind what you drew, gave, got and put down, and what an offer named to you, for as
  long as it cannot have moved unseen. Of a trade others learn who, how many and whether, never
which. """
