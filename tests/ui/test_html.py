"""Elements escape by construction: a text is a text, wherever it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.support import steady
from tests.ui.tree import VOID, Node, read
from ui.html import NOTHING, Html, at, el, escape

HOSTILE = (
    "<script>alert(1)</script>",
    "</p><b>",
    "\"'><img src=x onerror=alert(1)>",
    "&amp;",
    "&lt",
    "&#60;",
    "<!-- -->",
    "<![CDATA[",
    "&&<<>>\"\"''",
    "]]>",
)
texts = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(st.characters(exclude_categories=("Cs",)), max_size=30),
    st.text("<>&\"'=/! #;ax", max_size=12),
)


def only(html: Html) -> Node:
    (node,) = read(html.text).parts
    assert isinstance(node, Node)
    return node


@steady
@given(texts)
def test_any_text_inside_an_element_stays_that_text(text: str) -> None:
    node = only(el("p", text))
    assert (node.text, node.all()) == (text, [])


@steady
@given(texts)
def test_any_text_in_an_attribute_stays_that_text(text: str) -> None:
    node = only(el("p", at("title", text), "x"))
    assert (node.attributes, node.text, node.all()) == ({"title": text}, "x", [])


@steady
@given(st.lists(texts, min_size=5, max_size=5))
def test_texts_in_every_position_at_once_add_no_element(several: list[str]) -> None:
    one, two, three, four, five = several
    node = only(el("div", at("id", three), [one, (two,)], el("b", at("id", four), five), one))
    assert node.attributes == {"id": three}
    assert node.one("b").attributes == {"id": four}
    assert node.one("b").text == five
    assert node.text == one + two + five + one
    assert len(node.all()) == 1


@steady
@given(st.lists(st.one_of(texts, st.integers(), st.none()), max_size=6))
def test_children_are_written_in_their_order_and_none_is_nothing(
    children: list[str | int | None],
) -> None:
    written = "".join([str(child) for child in children if child is not None])
    assert only(el("p", *children)).text == written
    assert only(el("p", children)).text == written
    assert only(el("p", [[child] for child in children])).text == written


@steady
@given(texts)
def test_a_text_without_special_letters_is_not_touched(text: str) -> None:
    assert (escape(text) == text) == (not set(text) & set('<>&"'))


def test_zero_is_written_and_an_empty_list_is_nothing() -> None:
    assert el("b", 0, [], (), "").text == "<b>0</b>"


@pytest.mark.parametrize("tag", VOID)
def test_a_void_element_has_no_end(tag: str) -> None:
    assert el(tag, at("id", "a")).text == f'<{tag} id="a">'


@pytest.mark.parametrize("tag", ["p", "use", "path", "i"])
def test_any_other_element_has_an_end_even_when_it_is_empty(tag: str) -> None:
    assert el(tag).text == f"<{tag}></{tag}>"


def test_classes_follow_the_name_of_the_tag() -> None:
    assert only(el("p.note")).attributes == {"class": "note"}
    assert only(el("button.button.button-quiet")).classes == ["button", "button-quiet"]
    assert only(el("br.wide")).classes == ["wide"]


def test_attributes_keep_their_order() -> None:
    html = el("p.a", at("id", "b"), at("title", "c"), "one", "two")
    assert html.text == '<p class="a" id="b" title="c">onetwo</p>'


def test_an_attribute_behind_content_or_in_a_list_is_refused() -> None:
    for children in (("one", at("id", "a")), ([at("id", "a")],)):
        with pytest.raises(TypeError, match='the attribute id="a" stands behind content'):
            el("p", *children)


def test_one_element_in_two_places_stays_what_it_is() -> None:
    inner = el("b", "one")
    outer = el("p", inner, el("i", inner), inner)
    assert outer.text == "<p><b>one</b><i><b>one</b></i><b>one</b></p>"
    assert inner.text == "<b>one</b>"


def test_true_stands_alone_and_false_and_none_leave_it_out() -> None:
    node = only(el("input", at("checked", True), at("a", False), at("b", None)))
    assert node.attributes == {"checked": None}
    assert at("a", None) == at("a", False) == NOTHING


def test_an_empty_text_and_the_numbers_zero_and_one_are_values() -> None:
    node = only(el("i", at("a", ""), at("b", 0), at("c", 1)))
    assert node.attributes == {"a": "", "b": "0", "c": "1"}


def test_an_element_inside_an_element_is_not_escaped_twice() -> None:
    assert el("p", el("b", "<")).text == "<p><b>&lt;</b></p>"


def test_the_same_tag_twice_does_not_mix_its_children() -> None:
    assert [el("p", "a").text, el("p", "b").text] == ["<p>a</p>", "<p>b</p>"]
