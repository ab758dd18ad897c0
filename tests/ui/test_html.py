"""The builder: text is escaped by construction, nothing inline can be written."""

import pytest

from ui.html import NOTHING, Markup, button, classes, div, el, input_, join, path, span, svg
from ui.typeset import tied


def test_text_and_attributes_are_escaped():
    markup = div("<b>&'\"", title='"><script>', class_="a")
    assert markup == '<div title="&quot;&gt;&lt;script&gt;" class="a">&lt;b&gt;&amp;&#39;&quot;</div>'


def test_markup_is_taken_as_it_is_and_once_only():
    inner = span("a & b")
    assert div(inner) == "<div><span>a &amp; b</span></div>"
    assert isinstance(div(inner), Markup)


def test_children_may_be_numbers_nothing_or_any_nesting():
    assert div(3, None, [span("x"), (span(str(n)) for n in range(2))], NOTHING) == (
        "<div>3<span>x</span><span>0</span><span>1</span></div>"
    )


def test_attribute_names_and_values():
    assert svg(path(d="M0 0", stroke_width=2.4), viewBox="0 0 1 1", aria_hidden=True) == (
        '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" stroke-width="2.4"></path></svg>'
    )
    assert button("x", hidden=False, aria_pressed=False, title=None) == (
        '<button type="button" aria-pressed="false">x</button>'
    )
    assert input_(checked=True) == "<input checked>"


@pytest.mark.parametrize("name", ["style", "onclick", "onload"])
def test_nothing_inline(name):
    with pytest.raises(ValueError, match="inline"):
        el("div", **{name: "x"})


def test_a_string_made_elsewhere_is_not_markup():
    assert join("<i>") == "&lt;i&gt;"
    assert join(str(span("x"))) == "&lt;span&gt;x&lt;/span&gt;"


def test_classes():
    assert classes("a", None, False, "b") == "a b"
    assert classes(None) is None


def test_lines_do_not_break_between_a_word_and_its_number():
    tie = "\u00a0"
    for sentence, kept in (
        ("level 1", f"level{tie}1"),
        ("choose where the ronin of c3 lands", f"choose where the ronin of{tie}c3 lands"),
        ("Black · 5 on board, 1 in reserve", f"Black · 5{tie}on board, 1{tie}in reserve"),
        ("ronin z c3 na d3, w rezerwie", f"ronin z{tie}c3 na{tie}d3, w{tie}rezerwie"),
        ("the bird stands on a double", "the bird stands on a double"),
    ):
        assert tied(sentence) == kept
