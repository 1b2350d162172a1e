"""The sheet that shares a game: its links, QR codes of them, its result in words."""

from ui.html import Child, Html, at, el
from ui.model import Model
from ui.parts.share import qr_code, shared_link, shared_text
from ui.parts.sheet import sheet
from ui.seats import mover, people
from ui.sharing import address_of, result_text, shared_session

LINKS = (
    ("seed", "The same cards", "Whoever opens it plays these cards from the first turn."),
    ("game", "This game", "The cards, the options and every move: to watch it, or to go on."),
    ("moment", "This moment", "Opens the replay at what is on the table now."),
)


def share_sheet(model: Model) -> Html | None:
    """Every way to share what is on the table, or None when nothing is."""
    session = shared_session(model)
    if not session:
        return None
    record = session.record
    rules = [option.text for option in record.game.options if record.options[option.name] is True]
    body = (
        el("p", "Seed ", el("b.seed", record.seed)),
        [el("p.note", rule) for rule in rules],
        el("p.note", "Practice: not in your record.") if session.practice else None,
        [
            shared_link(
                name,
                title,
                note,
                address_of(model, session, name),
                model.shares,
                _drawn(model, name, title, address_of(model, session, name)),
            )
            for name, title, note in LINKS
            if name == "seed" or record.moves
        ],
        shared_text(result_text(model, session), model.shares) if mover(session) is None else None,
        el(
            "p.note",
            "A link holds the whole game. Whoever decodes it can see every card, "
            "so playing by link rests on trust.",
        )
        if len(people(session)) > 1
        else None,
    )
    return sheet("share", "Share this game", body, notice=model.notice)


def _drawn(model: Model, name: str, title: str, address: str) -> Child:
    """The QR code of a link, if it was asked for; words until it is there."""
    if model.picture != name:
        return None
    for question, answer in model.thoughts:
        if question == f"qr {address}":
            if answer == "no answer":
                words = "The QR code could not be drawn. Copy the link instead."
                return el("p.note", at("role", "status"), words)
            return qr_code(answer, f"QR code of the link: {title}")
    waiting = "The adviser is arriving; it draws" if model.thinking != "ready" else "Drawing"
    return el("p.note", f"{waiting} the QR code.")
