"""What holds on every page there is: readable by all, safe, and every control answers."""

import re
from collections.abc import Iterator

import pytest

from tests.ui.gallery import SCENES, model_of, page_of
from tests.ui.support import Visit
from tests.ui.tree import Node, name_of
from ui import app

CONTROLS = ("a", "button", "input", "select", "textarea")
# What may stand inside a button, a paragraph or a phrase; a browser takes the rest out of there.
PHRASES = (*CONTROLS, "b", "br", "img", "label", "small", "span", "svg", "use")
HOLDERS = ("p", "button", "span", "label", "h1", "h2", "h3", "b", "small", "legend", "dt")
TELLING = ("delete", "duplicate", "restore")  # the page says what they did
every_page = pytest.mark.parametrize("scene", SCENES)


@every_page
def test_the_page_is_one_element_with_a_title(scene: str) -> None:
    (root,) = page_of(scene).parts
    assert isinstance(root, Node)
    assert (root.tag, root["id"]) == ("div", "app")
    assert root["data-title"]


@every_page
def test_no_two_elements_have_the_same_id(scene: str) -> None:
    ids = [node["id"] for node in page_of(scene).inside if "id" in node]
    assert sorted(ids) == sorted(set(ids))
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", name) for name in ids)


@every_page
def test_whatever_an_element_refers_to_is_there(scene: str) -> None:
    page = page_of(scene)
    ids = [node["id"] for node in page.inside if "id" in node]
    for node in page.inside:
        for attribute in ("aria-labelledby", "aria-describedby", "for", "form"):
            assert [name for name in node.get(attribute).split() if name not in ids] == []


@every_page
def test_there_is_one_main_heading_in_one_main_part(scene: str) -> None:
    page = page_of(scene)
    assert page.one("h1").words
    assert page.one("main")["id"] == "main"


@every_page
def test_every_control_has_a_name(scene: str) -> None:
    page = page_of(scene)
    controls = [node for node in page.inside if node.tag in CONTROLS]
    assert controls
    for control in controls:
        assert name_of(control, page).strip(), control


@every_page
def test_controls_that_do_different_things_have_different_names(scene: str) -> None:
    page = page_of(scene)
    pressed: dict[str, str] = {}
    for control in page.all("button"):
        if "data-message" in control:
            name = name_of(control, page)
            assert pressed.setdefault(name, control["data-message"]) == control["data-message"]


@every_page
def test_every_button_says_what_kind_it_is(scene: str) -> None:
    for button in page_of(scene).all("button"):
        assert button["type"] in ("button", "submit")
        assert ("data-message" in button) == (button["type"] == "button")


@every_page
def test_no_style_and_no_script_is_written_into_the_page(scene: str) -> None:
    for node in page_of(scene).inside:
        assert node.tag not in ("script", "style", "iframe", "object", "embed")
        assert not [name for name in node.attributes if name == "style" or name.startswith("on")]
        assert not node.get("href").lower().startswith(("javascript:", "data:"))


@every_page
def test_styles_to_set_are_numbers_and_names_of_transitions_alone(scene: str) -> None:
    for node in page_of(scene).inside:
        for name in node.style:
            value = node.style[name]
            if name == "view-transition-name":
                assert re.fullmatch(r"card-[A-Za-z0-9-]+", value)
            else:
                assert re.fullmatch(r"--[a-z]+", name)
                assert re.fullmatch(r"\d+", value)


@every_page
def test_no_two_elements_share_the_name_of_a_transition(scene: str) -> None:
    named = [node.style.get("view-transition-name") for node in page_of(scene).inside]
    names = [name for name in named if name]
    assert len(names) == len(set(names))


@every_page
def test_a_browser_finds_every_element_where_it_is_written(scene: str) -> None:
    for node in page_of(scene).inside:
        holders = [around for around in node.around if around.tag in HOLDERS]
        if holders and not any(around.tag == "svg" for around in node.around):
            assert node.tag in PHRASES, f"{node.tag} inside {holders[0].tag}"
        if node.tag in CONTROLS:
            assert not [around for around in node.around if around.tag in ("a", "button")]
        if node.tag == "li":
            assert node.parent is not None
            assert node.parent.tag in ("ol", "ul")


@every_page
def test_no_heading_paragraph_or_entry_is_empty(scene: str) -> None:
    empty = [
        " ".join([node.tag, *node.classes])
        for node in page_of(scene).inside
        if node.tag in ("h1", "h2", "h3", "p", "li", "dt", "dd", "legend", "button")
        and not node.text.strip()
        and not node.get("aria-label")
    ]
    assert empty == []


@every_page
def test_signs_are_hidden_from_those_who_listen_and_pictures_tell_their_words(scene: str) -> None:
    for picture in page_of(scene).all("svg"):
        if picture.get("role") == "img":
            assert picture.one("title").text
        else:
            inside_a_picture = any(around.tag == "svg" for around in picture.around)
            assert inside_a_picture or picture["aria-hidden"] == "true"
    for image in page_of(scene).all("img"):
        assert "alt" in image


@every_page
def test_every_region_and_dialog_has_a_name(scene: str) -> None:
    page = page_of(scene)
    for node in page.inside:
        if node.tag in ("section", "dialog", "nav") or node.get("role") in ("group", "meter"):
            assert name_of(node, page) if "aria-labelledby" in node else node["aria-label"]


@every_page
def test_one_primary_act_at_most_is_offered_by_a_page_a_sheet_and_a_tile(scene: str) -> None:
    page = page_of(scene)
    tiles = page.all(".game-tile")
    for place in (*(tiles or [page.one("main")]), *page.all("dialog")):
        assert len(place.all("button.button-primary")) <= 1
    assert len(page.one("main").all("button.button-primary")) <= max(1, len(tiles))


@every_page
def test_texts_are_calm_and_typographically_right(scene: str) -> None:
    page = page_of(scene)
    for text in [page.words, *[node.get("aria-label") for node in page.inside]]:
        assert "!" not in text
        assert "'" not in text
        assert "None" not in text.replace("None can", "")
        assert not re.search(r"[<>{}]|\b(True|False)\b|(?<!\d)-\d", text)


def silent(scene: str) -> list[Node]:
    """The controls whose press changes nothing and asks nothing of the door."""
    return [
        control
        for control, here in pressed(scene)
        if (here.model, here.effects) == (model_of(scene), ())
    ]


@every_page
def test_every_control_that_is_not_refused_does_something(scene: str) -> None:
    assert [node for node in silent(scene) if node.get("aria-disabled") != "true"] == []


def test_every_refused_control_says_why_when_it_is_pressed() -> None:
    found = {node["data-message"]: scene for scene in SCENES for node in silent(scene)}
    assert found == {}


@every_page
def test_after_any_press_there_is_a_page_again(scene: str) -> None:
    for control, here in pressed(scene):
        assert app.view(here.model), control


@every_page
def test_a_refused_control_never_moves_the_game(scene: str) -> None:
    for control, here in pressed(scene):
        if control.get("aria-disabled") == "true":
            before = model_of(scene).table or model_of(scene).replay
            after = here.model.table or here.model.replay
            assert (after and after.session) == (before and before.session)


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene != "home before Python"])
def test_a_button_that_is_not_refused_is_not_answered_with_a_refusal(scene: str) -> None:
    for control, here in pressed(scene):
        tells = control["data-message"].partition(":")[0] in TELLING
        if control.tag == "button" and control.get("aria-disabled") != "true" and not tells:
            assert here.notice in ("", model_of(scene).notice), control["data-message"]


@every_page
def test_what_the_page_has_to_say_lies_where_the_person_is(scene: str) -> None:
    # All behind an open dialog is covered and can be neither reached nor heard.
    page = page_of(scene)
    place = page.one("dialog") if page.has("dialog") else page
    assert model_of(scene).notice in place.words


def pressed(scene: str) -> Iterator[tuple[Node, Visit]]:
    """Each control that can be pressed, and the visit after it was pressed alone."""
    page = page_of(scene)
    place = page.one("dialog") if page.has("dialog") else page
    for control in place.inside:
        if "data-message" in control:
            yield control, Visit(model_of(scene)).press(control)
