"""What can be done with the games of a device: name, copy, delete, bring back, take out."""

from dataclasses import replace

import pytest

from engine.link import parse
from tests.ui.kept import ALL, DAMAGED, GOING, NEWER, OVER, PRACTICE, WARS, device, file_of
from tests.ui.support import TODAY, Visit, playing
from ui import app
from ui.counting import counted
from ui.effects import Address, Announce, Choose, Download, Focus, Forget, Persist, Save, Wipe
from ui.keeping import is_whole, name_of
from ui.model import Message, Settings
from ui.saved import Saved, is_result


def one(here: Visit, save_id: str) -> Saved:
    (found,) = [saved for saved in here.model.saves if saved.id == save_id]
    return found


def agree(here: Visit) -> bool:
    """Whether the device keeps just what the page shows, in the same order."""
    order = [save_id for save_id in reversed(here.kept) if save_id != NEWER.id]
    known = {saved.id: saved.text for saved in here.model.saves}
    return [*known] == order and all(here.kept[save_id] == known[save_id] for save_id in known)


# -- names


def test_a_name_goes_into_the_game_itself_and_changes_nothing_else() -> None:
    here = device(*ALL).send("rename", "GOING\nname\tWith Ada")
    named = one(here, "GOING")
    before, after = parse(GOING.link), parse(named.link)
    assert (after.title, after.record) == ("With Ada", before.record)
    assert replace(named, link=GOING.link, title="") == GOING
    assert agree(here)
    assert here.model.sheet == ""


def test_an_empty_name_takes_the_name_away() -> None:
    here = device(*ALL).send("rename", "OVER\nname\t")
    assert parse(one(here, "OVER").link).title == one(here, "OVER").title == ""
    assert name_of(one(here, "OVER")) == "Pacification of the Middle East"


def test_a_name_that_is_too_long_is_refused_in_words_where_it_was_typed() -> None:
    here = device(*ALL).send("sheet", "rename-OVER").send("rename", f"OVER\nname\t{'x' * 81}")
    assert here.notice == "A name or title can have 80 characters at most."
    assert here.model.saves == ALL
    assert here.page.one("dialog").has(id="notice")


def test_a_name_cannot_end_the_line_it_is_kept_in() -> None:
    here = device(*ALL).send("rename", "GOING\nname\ta\tb\x0bc")
    assert one(here, "GOING").title == "a b c"
    assert Saved.parse("GOING", here.kept["GOING"]) == one(here, "GOING")


def test_names_in_a_link_cannot_end_the_line_either() -> None:
    session = replace(parse(GOING.link), title="a\tb\nc")
    here = Visit().send("address", "#/game/" + session.text + "." + session.record.text)
    (line,) = here.kept.values()
    saved = Saved.parse("X", line)
    assert saved
    assert saved.title == "a b c"


def test_a_game_that_cannot_be_read_keeps_its_name() -> None:
    here = device(*ALL).send("rename", "BROKEN\nname\tA")
    assert here.notice == "This saved game cannot be read; it was left as it is."
    assert here.model.saves == ALL


@pytest.mark.parametrize("name", ["rename", "duplicate", "delete"])
@pytest.mark.parametrize("value", ["", "nothing", "nothing\nname\tA", "GONE", "\t"])
def test_what_is_not_there_cannot_be_changed(name: str, value: str) -> None:
    here = device(*ALL).send(name, value)
    assert (here.model.saves, here.effects) == (ALL, ())


def test_what_is_not_there_makes_no_file() -> None:
    assert device(*ALL).send("export", "nothing").effects == ()
    assert device().send("export").effects == ()


@pytest.mark.parametrize("name", ["rename", "duplicate", "delete"])
def test_no_game_changes_under_the_one_that_is_played(name: str) -> None:
    here = playing().send("end")
    saves = here.model.saves
    here.send(name, here.table.save_id).send(name, f"{here.table.save_id}\nname\tA")
    assert here.model.saves == saves


# -- copies


def test_a_copy_goes_its_own_way_under_a_name_of_its_own() -> None:
    here = device(*ALL).send("duplicate", "GOING")
    copied = here.model.saves[0]
    assert copied.id not in [saved.id for saved in ALL]
    assert copied.title == "Pacification of the Middle East (copy)"
    assert parse(copied.link).record == parse(GOING.link).record
    assert here.model.saves[1:] == ALL
    assert agree(here)


def test_a_copy_of_a_finished_game_does_not_count_twice() -> None:
    before = len(counted(ALL))
    here = device(*ALL).send("duplicate", "OVER")
    assert len(here.model.saves) == len(ALL) + 1
    assert len(counted(here.model.saves)) == before


def test_nor_does_one_of_a_game_from_before_keys_were_kept() -> None:
    old = replace(OVER, key="")
    here = device(old).send("duplicate", "OVER")
    assert len(counted(here.model.saves)) == 1
    assert agree(here)


def test_the_name_of_a_copy_is_no_longer_than_a_name_can_be() -> None:
    here = device(replace(GOING, title="x" * 80)).send("duplicate", "GOING")
    assert here.model.saves[0].title == "x" * 73 + " (copy)"


# -- deleting and undo


def test_a_game_in_progress_is_gone_at_once_and_comes_back_as_it_was() -> None:
    here = device(*ALL).send("delete", "GOING")
    assert here.effects == (Forget("GOING"), Focus("restore"), Announce(here.notice))
    assert here.notice == f"Deleted: Pacification of the Middle East, {GOING.line.lower()}."
    assert "GOING" not in here.kept
    assert here.page.one(id="notice").one("button", id="restore").words == "Undo"
    here.send("restore")
    assert one(here, "GOING") == GOING
    assert sorted(here.kept) == sorted([saved.id for saved in ALL])
    assert agree(here)
    assert not here.page.has(id="restore")


def test_a_finished_game_leaves_its_result_and_says_so() -> None:
    here = device(*ALL).send("delete", "OVER")
    assert one(here, "OVER") == replace(OVER, link="")
    assert here.notice.endswith("Its result still counts in your statistics.")
    assert len(counted(here.model.saves)) == len(counted(ALL))
    assert agree(here)
    assert one(here.send("restore"), "OVER") == OVER


def test_a_practice_game_leaves_nothing() -> None:
    here = device(*ALL).send("delete", "PRACT")
    assert "PRACT" not in here.kept
    assert "result" not in here.notice


def test_nor_does_one_whose_record_is_kept_a_second_time() -> None:
    here = device(OVER).send("duplicate", "OVER").send("delete", "OVER")
    assert [is_result(saved) for saved in here.model.saves] == [False]
    assert len(counted(here.model.saves)) == 1


def test_the_result_of_a_game_from_before_keys_were_kept_gets_its_key() -> None:
    here = device(replace(OVER, key="")).send("delete", "OVER")
    assert one(here, "OVER").key == OVER.key


def test_undo_lasts_until_something_else_happens() -> None:
    for name, value in (("close", ""), ("sheet", "settings"), ("delete", "WARS"), ("home", "")):
        here = device(*ALL).send("delete", "GOING").send(name, value).send("restore")
        assert not [saved for saved in here.model.saves if saved.id == "GOING"]


def test_news_from_outside_does_not_take_undo_away() -> None:
    here = device(*ALL).send("delete", "GOING").send("date", TODAY).send("thinking", "ready")
    assert one(here.send("restore"), "GOING") == GOING


def test_undo_overwrites_nothing_that_another_tab_has_kept_meanwhile() -> None:
    here = device(*ALL).send("delete", "GOING")
    other = replace(WARS, id="GOING")
    here.model = replace(here.model, saves=(other, *here.model.saves))
    here.send("restore")
    assert one(here, "GOING") == other
    assert here.model.saves[0].link == GOING.link
    assert here.model.saves[0].id != "GOING"


def test_a_game_that_another_tab_plays_is_kept_again_by_its_next_move() -> None:
    there = playing().send("end")
    save_id = there.table.save_id
    here = device(*there.model.saves).send("delete", save_id)
    there.model = replace(there.model, saves=here.model.saves)
    there.send("end")
    assert one(there, save_id).link == there.link


def test_what_cannot_be_read_can_be_deleted_and_comes_back_to_the_letter() -> None:
    here = device(*ALL, NEWER).send("delete", "LATER")
    assert (here.model.unread, here.notice) == ((), "Deleted: A game that cannot be read.")
    here.send("restore")
    assert (here.model.unread, here.kept["LATER"]) == ((NEWER,), NEWER.text)


# -- what can be read


def test_games_are_whole_or_not_without_being_replayed() -> None:
    whole = (GOING, OVER, WARS, PRACTICE)
    assert [saved.id for saved in whole if not is_whole(saved)] == []
    broken = [replace(OVER, link=OVER.link[:at]) for at in range(0, len(OVER.link), 7)]
    broken += [DAMAGED, replace(GOING, game_id="chess"), replace(GOING, game_id="wars")]
    assert [saved for saved in broken if is_whole(saved)] == []


# -- files


def test_all_games_go_into_one_readable_file() -> None:
    here = device(*ALL, NEWER).send("export")
    words = f"statecraft-2026-11-30.txt holds {len(ALL) + 1} games."
    file = Download("statecraft-2026-11-30.txt", file_of(*ALL, NEWER))
    assert here.effects == (file, Announce(words))
    first, *lines = file_of(*ALL, NEWER).splitlines()
    assert first == "Statecraft saved games, version 1"
    assert len(lines) == len(ALL) + 1


@pytest.mark.parametrize("saved", [OVER, DAMAGED, NEWER], ids=lambda saved: saved.id)
def test_one_game_goes_into_a_file_of_its_own(saved: Saved) -> None:
    here = device(*ALL, NEWER).send("export", saved.id)
    name = f"statecraft-2026-11-30-{saved.id}.txt"
    assert here.effects == (
        Download(name, file_of(saved)),
        Announce(f"{name} holds 1 game."),
    )


def test_without_a_date_the_file_has_none_in_its_name() -> None:
    here = device(GOING)
    here.model = replace(here.model, today="")
    assert here.send("export").effects[0] == Download("statecraft.txt", file_of(GOING))


def test_a_file_is_chosen_and_everything_deleted_by_the_door() -> None:
    assert device().send("choose").effects == (Choose(),)
    assert device().send("wipe").effects == (Wipe(),)


# -- storage for good


def test_the_browser_is_asked_once_a_visit_and_its_answer_is_told() -> None:
    here = device(GOING).send("persist")
    assert here.effects == (Persist(),)
    assert here.page.one(id="good").words == "The browser has been asked."
    assert here.send("persist").effects == ()
    here.send("persisted", "yes")
    assert "has promised" in here.page.one(id="good").words
    assert here.send("persist").effects == ()
    assert "did not promise" in here.send("persisted", "no").page.one(id="good").words


def test_it_is_asked_of_itself_when_the_first_game_ends() -> None:
    here = playing()
    asked = []
    while not here.state.result:
        here.ends_turn()
        asked += [effect for effect in here.effects if isinstance(effect, Persist)]
    assert asked == [Persist()]
    assert here.model.persisted == "asked"
    again = device(OVER).send("open", "\nseed\tA")
    again.finishes()
    assert again.model.persisted == ""


def test_and_when_there_is_a_third_game() -> None:
    here = device(GOING, WARS).send("open", "\nseed\tA").send("end")
    assert Persist() in here.effects
    assert Persist() not in here.send("end").effects
    fourth = device(GOING, WARS, PRACTICE).send("open", "\nseed\tA").send("end")
    assert Persist() not in fourth.effects


def test_a_browser_that_keeps_nothing_is_not_asked() -> None:
    here = device(GOING, WARS)
    here.model = replace(here.model, keeps=False)
    assert Persist() not in here.send("open", "\nseed\tA").send("end").effects


def test_a_save_from_a_message_without_chance_has_a_name_all_the_same() -> None:
    model, effects = app.update(device(*ALL).model, Message("duplicate", "GOING"))
    (save,) = [effect for effect in effects if isinstance(effect, Save)]
    assert save.id == model.saves[0].id != ""


def test_when_everything_is_deleted_the_page_is_as_new_and_says_so() -> None:
    here = device(*ALL)
    here.model = replace(here.model, thinking="ready", arrived="yes", base="https://a.example/")
    here.send("set", "text:large").send("wiped")
    assert here.notice == "Everything that was kept on this device is deleted."
    assert (here.model.saves, here.model.settings) == ((), Settings())
    assert (here.model.today, here.model.base) == (TODAY, "https://a.example/")
    assert (here.model.thinking, here.model.arrived) == ("ready", "yes")
    assert here.effects[0] == Address("#/", True)
