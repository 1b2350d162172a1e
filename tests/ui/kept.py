"""Games that a device keeps, made by playing them; files of them; pages that list them."""

from collections.abc import Callable
from dataclasses import replace

from engine import Record, Session
from engine.link import link
from tests.engine.support import walked
from tests.ui.support import TODAY, Visit
from ui.effects import Later
from ui.games import PAGES
from ui.keeping import HEADER, PAGEFUL
from ui.model import GAMES_KEPT, SETTINGS, Model
from ui.saved import Saved, unread


def kept(
    save_id: str, record: Record, day: str = TODAY, title: str = "", practice: bool = False
) -> Saved:
    """What the page keeps of a game."""
    session = Session(record, title=title, practice=practice)
    saved = PAGES[record.game_id].summary(save_id, link(session), session)
    return replace(saved, day=day)


def going(seed: str = "going", moves: int = 6) -> Record:
    return walked(seed, False, "3", moves)


def over(seed: str = "over") -> Record:
    return walked(seed, False, "4")


GOING = kept("GOING", going(), "2026-11-28")
OVER = kept("OVER", over(), "2026-11-29", "The long night")
PRACTICE = kept("PRACT", over("practice"), "2025-12-24", practice=True)
WARS = kept("WARS", Record.start("wars", "w", {"seats": 3}))
RESULT = replace(kept("GONE", over("gone")), link="")
DAMAGED = replace(kept("BROKEN", going("broken")), link=GOING.link[:-1])
NEWER = unread("LATER", "#/game/q\tof\tanother\tversion")
ALL = (WARS, OVER, GOING, PRACTICE, RESULT, DAMAGED)


def device(*saves: Saved, page: str = GAMES_KEPT) -> Visit:
    """A visit to a device that keeps these games, newest first."""
    read = tuple([saved for saved in saves if saved.game_id])
    others = tuple([saved for saved in saves if not saved.game_id])
    here = Visit(Model(page=page, saves=read, unread=others, today=TODAY), bar=f"#/{page}")
    for saved in reversed(saves):
        here.kept[saved.id] = saved.text
    return here


def file_of(*saves: Saved) -> str:
    """The file that an export makes of these games."""
    return "\n".join([HEADER, *[f"{saved.id}\t{saved.text}" for saved in saves], ""])


def brings(here: Visit, text: str) -> Visit:
    """Bring in a file to its end."""
    here.send("import", text)
    while due := [effect for effect in here.effects if isinstance(effect, Later)]:
        here.send(due[0].name, due[0].value)
    return here


SCENES: dict[str, Callable[[], Visit]] = {
    "no saved games": device,
    "saved games": lambda: device(*ALL, NEWER),
    "more saved games than a page": lambda: device(
        *[kept(f"G{number}", going(str(number))) for number in range(PAGEFUL + 2)]
    ),
    "saved games, one deleted": lambda: device(*ALL).send("delete", "OVER"),
    "saved games, imported": lambda: brings(device(GOING), file_of(OVER, GOING)),
    "saved games for good": lambda: device(GOING).send("persist").send("persisted", "yes"),
    "naming a game": lambda: device(*ALL).send("sheet", "rename-OVER"),
    "naming refused": lambda: (
        device(*ALL).send("sheet", "rename-OVER").send("rename", f"OVER\nname\t{'x' * 81}")
    ),
    "settings": lambda: device(page=SETTINGS),
    "deleting everything": lambda: device(*ALL, page=SETTINGS).send("sheet", "wipe"),
}
