"""What leaves the page: links to a game, its result in words, a picture of a link."""

from dataclasses import replace

from engine import Session
from engine.link import link, seed_link
from engine.session import NOWHERE
from ui.effects import Announce, Copy, Share, Think
from ui.games import PAGES
from ui.model import Message, Model
from ui.playing import NO_EFFECTS, Answer
from ui.seats import called, mover

DONE = {
    "game": "The link to this game is copied.",
    "seed": "The link to the same cards is copied.",
    "moment": "The link to this moment is copied.",
    "result": "The result is copied.",
}
GONE = "The part of the page that draws QR codes did not arrive. Copy the link instead."


def shared_session(model: Model) -> Session | None:
    """The session that is shared: of the table, or of the replay."""
    if model.table:
        return model.table.session
    return model.replay.session if model.replay else None


def address_of(model: Model, session: Session, what: str) -> str:
    """The whole address of a `game`, of the cards alone (`seed`), or of the `moment` shown."""
    if what == "seed":
        return model.base + seed_link(session)
    if what == "moment":
        place = session.place if session.place != NOWHERE else len(session.record.moves)
        return model.base + link(replace(session, place=place))
    return model.base + link(replace(session, place=NOWHERE))


def result_text(model: Model, session: Session) -> str:
    """How a finished game went, for people who may still want to play it: no card is named."""
    record = session.record
    page = PAGES[record.game_id]
    practice = " Practice." if session.practice else ""
    return "\n".join(
        [
            f"Statecraft: {record.game.title}",
            f"{page.label(session)}. Seed {record.seed}.{practice}",
            page.shape(session),
            f"The same cards: {address_of(model, session, 'seed')}",
        ]
    )


def _copy(model: Model, message: Message) -> Answer:
    session = shared_session(model)
    if not session or message.value not in DONE:
        return model, NO_EFFECTS
    if message.value == "result":
        if mover(session) is not None:
            return model, NO_EFFECTS
        return model, (Copy(result_text(model, session), DONE["result"]),)
    address = address_of(model, session, message.value)
    return model, (Copy(address, DONE[message.value]),)


def _share(model: Model, message: Message) -> Answer:
    """Hand a link to the device's own way of sharing; where it has none, copy it."""
    session = shared_session(model)
    if not session or message.value not in DONE:
        return model, NO_EFFECTS
    if not model.shares:
        return _copy(model, message)
    title = session.record.game.title
    if message.value == "result":
        if mover(session) is not None:
            return model, NO_EFFECTS
        return model, (Share(title, result_text(model, session), ""),)
    return model, (Share(title, "", address_of(model, session, message.value)),)


def _send(model: Model, message: Message) -> Answer:
    """Send the game to the person who is to move on another device."""
    session = model.table.session if model.table else None
    seat = mover(session) if session else None
    if not session or seat is None or not session.seats:
        return model, NO_EFFECTS
    name = called(session, seat)
    address = address_of(model, session, "game")
    if model.table:
        model = replace(model, table=replace(model.table, way="sent"))
    if model.shares:
        return model, (Share(f"Your turn, {name}", session.record.game.title, address),)
    return model, (Copy(address, f"The link to this game is copied. Send it to {name}."),)


def _picture(model: Model, message: Message) -> Answer:
    """Ask for a QR code of a link, or put it away."""
    session = shared_session(model)
    if not session or message.value not in ("game", "seed", "moment"):
        return replace(model, picture=""), NO_EFFECTS
    if model.picture == message.value:
        return replace(model, picture=""), NO_EFFECTS
    if model.thinking == "failed":
        return replace(model, notice=GONE), (Announce(GONE),)
    address = address_of(model, session, message.value)
    words = "The QR code is being drawn."
    return replace(model, picture=message.value), (Think(f"qr {address}"), Announce(words))


ANSWERS = {"copy": _copy, "picture": _picture, "send": _send, "share": _share}
