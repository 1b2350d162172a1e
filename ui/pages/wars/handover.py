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
NO_HAND = "No hand is on this screen."
CAME = "Show your hand when nobody else can see it. Then send the game on: the page offers it."
SENT = "Open the link that comes back: this game goes on there."
DONE = {REDRAW: "redrawn", PLAN: "committed", DISCARD: "finished the turn", OFFER: "had the floor"}


def handover(table: Table, moment: Moment) -> tuple[Html, Html]:
    """Ask for the device to be passed to the seat that is asked, or for a link to come back."""
    seat = moment.mover if moment.mover is not None else 0
    name = moment.names[seat]
    where = f"{heading(moment)}, {WARS[moment.turn - 1].name}. {_so_far(moment)}"
    title, note, send = f"Pass the device to {name}", NO_HAND, f"Or send the game to {name}"
    if table.way == "came":
        title, note, send = f"{name}, it is your move", CAME, f"Or send it to {name}"
        where = f"{TITLE}. {where}"
    elif table.way == "sent":
        title, note, send = f"Waiting for {name}", SENT, f"Send it to {name} again"
    main = el(
        "main.handover.wall",
        at("id", "main"),
        el(
            "div.handover-message",
            seat_icon(seat, "xl"),
            el("h1", title),
            el("p", where),
            button(
                f"show:{seat}",
                at("id", "act-primary"),
                at("data-once", True),
                f"I am {name}, show my hand",
                # Whoever has sent the game on is not to open that hand in passing.
                kind="" if table.way == "sent" else ".button-primary.button-large",
            ),
            el("p.note", note),
            button("send", at("id", "act-send"), icon("ui-share"), send)
            if table.session.seats
            else None,
        ),
    )
    return quiet_bar(table, moment), main


def _so_far(moment: Moment) -> str:
    """Who has been asked before in this phase."""
    if moment.phase == ANSWER and moment.offer:
        return f"{moment.names[moment.offer.seat]} makes an offer."
    if not moment.asked:
        return f"{moment.names[moment.lead]} is first."
    has = "has" if len(moment.asked) == 1 else "have"
    did = DONE.get(moment.phase, "played" if moment.open_play else "committed")
    return f"{called(moment.names, moment.asked)} {has} {did}."
