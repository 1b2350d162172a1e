"""All cards of a game with what they do, in an order that no game is dealt in."""

from functools import cache

from engine import GAMES
from engine.pacification.cards import DECISIONS, EVENTS, Card
from engine.pacification.state import METERS
from engine.wars.cards import CARDS as SUIT_CARDS
from engine.wars.cards import CULTURE, SUIT_NAMES, SUITS, WARS
from ui.finding import narrowed
from ui.html import Child, Html, at, el
from ui.model import CARDS, Model
from ui.parts.basic import button, count, icon
from ui.parts.beside import beside
from ui.parts.card import effects, emblem
from ui.parts.emblems import EMBLEMS
from ui.parts.meter import NAMES, SHORT
from ui.parts.suit_card import WORDS, card_name, still_card, suit_icon
from ui.parts.topbar import navigation, topbar

# Filters of each game: a name, which search words never are, and what the button says.
FILTERS: dict[str, tuple[tuple[str, str], ...]] = {
    "pacification": (
        ("", "All"),
        ("event", "Events"),
        ("decision", "Decisions"),
        ("extra", "Extras"),
        *[(meter, SHORT[meter]) for meter in METERS],
    ),
    "wars": (("", "All"), *[(suit, SUIT_NAMES[suit]) for suit in SUITS]),
}
# What can be bought in a turn though it is no card: name, when, what for.
EXTRAS = (
    ("Straddle the Fence", "Once a turn, before the first decision", "Draw one more decision."),
    ("Deficit Spending", "Once a turn, after the first decision", "Play one more decision."),
)
# What a suit is good for, besides the wars that reward it.
USES = {
    "D": "The first suit played, and the first that the tie ladder counts.",
    "E": "The second suit played.",
    "W": "The third suit played.",
    "L": "The last suit played.",
    "C": "Wild: it may be played in any of the four suits. Ties go to who played the least of it.",
}


def cards(model: Model) -> tuple[Html, Html]:
    """The top bar and the main part."""
    game_id = model.about
    shown = _shown(model)
    main = el(
        "main.home.cards-page",
        at("id", "main"),
        el("h1", f"The cards of {GAMES[game_id].title}"),
        beside(game_id, CARDS),
        _search(model),
        el("p.found", el("b", found(model))),
        _list(game_id, shown) if shown else _nothing(),
    )
    return topbar(None, navigation(), home=True), main


def found(model: Model) -> str:
    """How many cards there are, of how many."""
    everything = len(_all(model.about))
    number = len(_shown(model))
    if number == everything:
        return f"All {everything} cards"
    return f"{count(number, 'card', 'cards') if number else 'No card'} of {everything}"


def _search(model: Model) -> Html:
    chosen, words = narrowed(model)
    return el(
        "div.finder",
        el(
            "div.field",
            el("label", at("for", "find"), "Find a card"),
            el(
                "input.input",
                at("id", "find"),
                at("type", "search"),
                at("value", words),
                at("data-input", "find"),
                at("autocomplete", "off"),
                at("autocapitalize", "off"),
                at("spellcheck", "false"),
            ),
        ),
        el(
            "div.filters",
            at("role", "group"),
            at("aria-label", "Show only"),
            [
                button(
                    f"find-only:{name}",
                    at("id", f"only-{name or 'all'}"),
                    at("aria-pressed", "true" if name == chosen else "false"),
                    text,
                )
                for name, text in FILTERS[model.about]
            ],
        ),
    )


def _nothing() -> Html:
    return el(
        "div.panel.nothing",
        el("p", "No card has all of these words under this filter."),
        button("find-all", at("id", "find-all"), "Show all cards"),
    )


# -- finding


def _shown(model: Model) -> list[str]:
    chosen, words = narrowed(model)
    wanted = words.lower().split()
    return [
        card
        for card in _all(model.about)
        if (not chosen or chosen in _marks(card)) and _fits(_text(card), wanted)
    ]


def _fits(text: str, wanted: list[str]) -> bool:
    """Whether each word begins a word of the text."""
    return all(f" {word}" in text for word in wanted)


@cache
def _all(game_id: str) -> tuple[str, ...]:
    """Every card: events, decisions and extras by name; suit cards by suit and value."""
    if game_id == "wars":
        return SUIT_CARDS
    listed: list[str] = []
    for deck in (EVENTS, DECISIONS):
        listed += [card_id for _, card_id in sorted([(card.name, card.id) for card in deck])]
    return (*listed, *[name for name, _, _ in EXTRAS])


@cache
def _by_id() -> dict[str, tuple[str, Card]]:
    """Events and decisions with their kind."""
    kinds = {card.id: ("event", card) for card in EVENTS}
    return {**kinds, **{card.id: ("decision", card) for card in DECISIONS}}


@cache
def _marks(card_id: str) -> tuple[str, ...]:
    """The filters that let a card through."""
    if card_id in SUIT_CARDS:
        return (card_id[0],)
    if card_id not in _by_id():
        return ("extra", "turmoil")
    kind, card = _by_id()[card_id]
    return (kind, *[meter for meter, _ in card.effects])


@cache
def _text(card_id: str) -> str:
    """What a card can be found by: lower case, a space before each word."""
    if card_id in SUIT_CARDS:
        wild = "wild" if card_id[0] == CULTURE else ""
        return f" {card_name(card_id)} {wild}".lower()
    if card_id not in _by_id():
        when, what = next((when, what) for name, when, what in EXTRAS if name == card_id)
        return f" {card_id} {when} {what} political turmoil extra".lower()
    kind, card = _by_id()[card_id]
    meters = " ".join([NAMES[meter] for meter, _ in card.effects])
    name = f"{card.name} {card.name.replace('-', ' ')}"
    return f" {name} {EMBLEMS[card_id][1]} {kind} {meters} {_need(card)}".lower()


# -- the list


def _list(game_id: str, shown: list[str]) -> Child:
    if game_id != "wars":
        return el("ul.card-list", [_entry(card_id) for card_id in shown])
    held = [(suit, [card for card in shown if card[0] == suit]) for suit in SUITS]
    return el("div.suit-list", [_suit(suit, held_here) for suit, held_here in held if held_here])


@cache
def _entry(card_id: str) -> Html:
    """An event, a decision or an extra; kept, for writing them all takes a slow phone a while."""
    if card_id not in _by_id():
        return _extra(card_id)
    kind, card = _by_id()[card_id]
    return _paper(
        card_id,
        emblem(card),
        f"{kind.capitalize()}, {EMBLEMS[card_id][1].lower()}",
        card.name,
        effects(card),
        _need(card),
    )


def _extra(name: str) -> Html:
    when, what = next((when, what) for extra, when, what in EXTRAS if extra == name)
    sign = el("span.card-emblem", icon("meter-turmoil"))
    price = Card("", name, "", 0, (("turmoil", 1),))
    ident = name.lower().replace(" ", "-")
    return _paper(ident, sign, "Extra, no card", name, effects(price), f"{when}. {what}")


def _paper(ident: str, sign: Html, kind: str, name: str, does: Html, need: str) -> Html:
    return el(
        "li.event-card",
        at("id", f"listed-{ident}"),
        sign,
        el("p.event-status", kind),
        el("h2.card-name", name),
        does,
        el("p.event-reason", need),
    )


def _need(card: Card) -> str:
    """What a card asks for."""
    if not card.needs:
        return "Needs nothing."
    return f"Needs {SHORT[card.needs]} {card.at_least} or more."


def _suit(suit: str, held: list[str]) -> Html:
    wars = [(place + 1, war) for place, war in enumerate(WARS) if war.award_suit == suit]
    awards = [f"{war.name} (turn {turn}, {war.award} VP)" for turn, war in wars]
    told = f" Its highest score is rewarded in: {', '.join(awards)}." if awards else ""
    heading = f"suit-{WORDS[suit]}-h"
    return el(
        "section",
        at("aria-labelledby", heading),
        el(
            "h2.suit-name",
            at("id", heading),
            at("data-suit", WORDS[suit]),
            suit_icon(suit),
            SUIT_NAMES[suit],
        ),
        el("p.note", USES[suit] + told),
        el("ul", [el("li", still_card(card)) for card in held]),
    )
