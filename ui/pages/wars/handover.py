"""The page between two people at one device: nothing of any hand is in it."""

from engine import GAMES
from engine.wars.cards import WARS
from engine.wars.state import ANSWER, DISCARD, OFFER, PLAN, REDRAW
from ui.html import Html, at, el
from ui.model import Table
from ui.pages.wars.bar import quiet_bar
from ui.pages.wars.seen import Moment, heading
from ui.pages.wars.why import called
from ui.parts.basic import button, icon
from ui.parts.seat import seat_icon

TITLE = GAMES["wars"].title
DONE = {REDRAW: "redrawn", PLAN: "committed", DISCARD: "finished the turn", OFFER: "had the floor"}


def handover(table: Table, moment: Moment) -> tuple[Html, Html]:
    """Ask for the device to be passed to the seat that is asked, or for a link to come back."""
    seat = moment.mover if moment.mover is not None else 0
    name = moment.names[seat]
    where = f"{heading(moment)}, {WARS[moment.turn - 1].name}. {_so_far(moment)}"
    if table.way == "sent":
        title, note = (
            f"Waiting for {name}",
            "Open the link that comes back: this game goes on there.",
        )
        acts = (_send(f"Send it to {name} again", ".button-large"), _show(seat, name, ""))
    elif table.way == "came":
        title = f"{name}, it is your move"
        note = (
            "Show your hand when nobody else can see it. Then send the game on: the page offers it."
        )
        where = f"{TITLE}. {where}"
        acts = (_show(seat, name, ".button-primary.button-large"), _send(f"Or send it to {name}"))
    else:
        title, note = f"Pass the device to {name}", "No hand is on this screen."
        acts = (
            _show(seat, name, ".button-primary.button-large"),
            _send(f"Or send the game to {name}"),
        )
    main = el(
        "main.handover.wall",
        at("id", "main"),
        el(
            "div.handover-message",
            seat_icon(seat, "xl"),
            el("h1", title),
            el("p", where),
            acts[0],
            el("p.note", note),
            acts[1] if table.session.seats else None,
        ),
    )
    return quiet_bar(table, moment), main


def _show(seat: int, name: str, kind: str) -> Html:
    return button(
        f"show:{seat}",
        at("id", "act-primary"),
        at("data-once", True),
        f"I am {name}, show my hand",
        kind=kind,
    )


def _send(words: str, kind: str = "") -> Html:
    return button("send", at("id", "act-send"), icon("ui-share"), words, kind=kind)


def _so_far(moment: Moment) -> str:
    """Who has been asked before in this phase."""
    if moment.phase == ANSWER and moment.offer:
        return f"{moment.names[moment.offer.seat]} makes an offer."
    if not moment.asked:
        return f"{moment.names[moment.lead]} is first."
    has = "has" if len(moment.asked) == 1 else "have"
    did = DONE.get(moment.phase, "played" if moment.open_play else "committed")
    return f"{called(moment.names, moment.asked)} {has} {did}."
