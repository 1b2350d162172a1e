"""The suit matrix: who played what this turn, seats by suits; and the points beside it."""

from engine.wars.cards import CULTURE, PHASE_SUITS, PHASES, SUIT_NAMES, WARS, Cards, total
from engine.wars.ladder import award
from engine.wars.state import ANSWER, OFFER, OVER, PLAN, REDRAW
from ui.html import Child, Html, at, el
from ui.model import Table
from ui.pages.wars.planning import planned
from ui.pages.wars.seen import Moment, level
from ui.pages.wars.why import called
from ui.parts.basic import icon
from ui.parts.seat import points_track, seat_icon
from ui.parts.suit_card import WORDS, card_back, mini, suit_icon, suit_name


def matrix(table: Table, moment: Moment, marked: int) -> Html:
    """The table of this turn; the column of the suit at place `marked` stands out, -1 for none."""
    winners = [moment.winner(place)[0] for place in range(len(PHASES))]
    return el(
        "table.suit-matrix",
        el(
            "caption",
            el("span.visually-hidden", f"Plays of turn {moment.turn} by player and suit. "),
            el("span.matrix-signs", _signs(moment)),
        ),
        el(
            "thead",
            el(
                "tr",
                el("th", at("scope", "col"), "Player"),
                [_suit_head(place, place == marked) for place in range(len(PHASES))],
            ),
        ),
        el("tbody", [_row(table, moment, seat, winners, marked) for seat in moment.order]),
    )


def _signs(moment: Moment) -> str:
    """What the numbers in the matrix mean."""
    held = "Beside a name: cards in hand."
    return f"In a suit: the cards, then how many · their total. {held}" if _plays(moment) else held


def _suit_head(place: int, current: bool) -> Html:
    suit = PHASE_SUITS[place]
    return el(
        "th",
        at("scope", "col"),
        at("data-suit", WORDS[suit]),
        at("aria-current", "true" if current else None),
        suit_name(suit, SUIT_NAMES[suit]),
    )


def _row(table: Table, moment: Moment, seat: int, winners: list[int | None], marked: int) -> Html:
    cells = [] if _plays(moment) else [_turn_of(moment, seat)]
    for place in range(len(PHASES)) if _plays(moment) else ():
        suit = PHASE_SUITS[place]
        cell = _cell(table, moment, seat, place, winners[place] == seat)
        current = at("aria-current", "true" if place == marked else None)
        cells.append(el("td", at("data-suit", WORDS[suit]), current, cell))
    you = seat == moment.seat
    return el("tr", at("data-you", you), el("th", at("scope", "row"), _seat(moment, seat)), cells)


def _plays(moment: Moment) -> bool:
    """Whether cards are, or were, played in this phase."""
    return moment.phase not in (OFFER, ANSWER, REDRAW)


def _turn_of(moment: Moment, seat: int) -> Html:
    """Before the first suit: who has been asked, who is asked now."""
    words = "After you" if moment.chooses else "Waiting"
    sign, note = "ui-waiting", ".note"
    offers = moment.phase == ANSWER and moment.offer and moment.offer.seat == seat
    if seat in moment.asked:
        sign, note, words = "ui-check", "", "Done"
    elif seat == moment.mover:
        sign, note, words = "ui-hourglass", "", "Choosing now"
    elif offers:
        sign, note, words = "ui-trade", "", "Makes an offer"
    return el("td", at("colspan", len(PHASES)), el(f"div.play{note}", icon(sign, "s"), words))


def _seat(moment: Moment, seat: int) -> Html:
    held = moment.hand_sizes[seat]
    who = "You" if seat == moment.seat else level(moment.players[seat])
    leads = ", leads" if seat == moment.lead and moment.phase != OVER else ""
    return el(
        "div.seat",
        seat_icon(seat),
        el("b", moment.names[seat]),
        el("small", who + leads),
        el(
            "span.seat-count",
            at("title", "cards in hand"),
            icon("ui-cards", "s"),
            held,
            el("span.visually-hidden", " cards in hand"),
        ),
    )


def _cell(table: Table, moment: Moment, seat: int, place: int, won: bool) -> Html:
    """What a seat did for a suit: decided, being committed, or to come."""
    if place < moment.revealed:
        return _play(moment.plays[place][seat], PHASE_SUITS[place], won)
    if moment.phase == PLAN:
        mine = planned(table)[place] if seat == moment.mover and moment.chooses else ()
        return _play(mine, PHASE_SUITS[place], False) if mine else _committing(moment, seat, place)
    if place == moment.suit and not table.mode:
        return _committing(moment, seat, place)
    fallen = moment.phase == OVER and place == moment.revealed
    return el("span.note", "No card" if fallen else "Not yet")


def _committing(moment: Moment, seat: int, place: int) -> Html:
    if seat in moment.asked:
        if moment.open_play:
            return _play(moment.plays[place][seat], PHASE_SUITS[place], False)
        return el("div.play", card_back(), "Committed")
    if seat == moment.mover:
        return el("div.play", icon("ui-hourglass", "s"), "Choosing now")
    words = "After you" if moment.chooses else "Waiting"
    return el("div.play.note", icon("ui-waiting", "s"), words)


def _play(cards: Cards, suit: str, won: bool) -> Html:
    if not cards:
        return el("span.note", "No card")
    mark: Child = (icon("ui-check", "s"), el("span.visually-hidden", "Won with ")) if won else None
    return el(
        "div.play",
        at("data-won", won),
        [mini(card, card[0] != CULTURE) for card in reversed(cards)],
        el("span.play-total", mark, f"{len(cards)} · {total(cards)}"),
    )


# -- points


def points_panel(moment: Moment) -> Html:
    """Victory points, the suits won this turn, and what is at stake."""
    war = WARS[moment.turn - 1]
    return el(
        "section.panel.vp-panel",
        at("aria-labelledby", "vp-h"),
        el("div.section-head", el("h2", at("id", "vp-h"), "Victory points")),
        points_track(moment.names, moment.points, moment.seat),
        el(
            "dl.stakes",
            el("div", el("dt", "Suits won"), el("dd", _suits_won(moment))),
            el("div", el("dt", "Victor"), el("dd", f"{war.points} VP, most suits won")),
            el("div", el("dt", "Award"), el("dd", _award(moment))),
        ),
    )


def _suits_won(moment: Moment) -> Child:
    won = []
    for place in range(moment.revealed):
        winner = moment.winner(place)[0]
        suit = PHASE_SUITS[place]
        who = "nobody" if winner is None else moment.names[winner]
        won.append(
            el(
                "span.suit-name",
                at("data-suit", WORDS[suit]),
                suit_icon(suit, "s"),
                el("span.visually-hidden", f"{SUIT_NAMES[suit]} "),
                who,
            )
        )
    return won or "Not yet"


def _award(moment: Moment) -> str:
    """The special award: what it is for, and who has it once that suit is decided."""
    war = WARS[moment.turn - 1]
    told = f"{war.award} VP, highest {SUIT_NAMES[war.award_suit]} score"
    place = PHASE_SUITS.index(war.award_suit)
    if place >= moment.revealed:
        return told
    best, scores = award(moment.plays[place])
    if best is None:
        tied = tuple([seat for seat in range(moment.seats) if scores[seat] == max(scores)])
        return f"{told}: {max(scores)}, tied by {called(moment.names, tied)}"
    return f"{told}: {max(scores)} by {moment.names[best]}"
