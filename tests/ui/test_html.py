"""The builder: text is escaped by construction, nothing inline can be written."""

import pytest

from ui.html import NOTHING, Markup, button, classes, div, el, input_, join, path, span, svg


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
