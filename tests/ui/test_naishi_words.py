"""Naishi's sentences: three languages, complete, every key used, no sentence in code; names that fit on a card."""

import ast
import re
import string
from pathlib import Path

import pytest

from engine.core.problem import SENTENCES as PROBLEMS
from engine.naishi.cards import NAMES as KINDS
from ui.words import LANGUAGES, PLURAL, Words, sentences_in

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "ui.naishi.text"
PACKAGES = (PACKAGE, "ui.naishi.learning")
# What the engine writes in positions and in the texts of actions.
NOTATION = {*KINDS, "river", "line", "hand", "column", "as"}
NOTATION |= {"develop", "switch", "discard", "decree", "recall", "declare", "end", "turn", "ninja"}
SOURCES = [*(ROOT / "ui" / "naishi").glob("*.py"), *(ROOT / "engine" / "naishi").glob("*.py")]
LONGEST = 11  # letters that a card's strip has room for, condensed (ui/widgets/card.py)
# Made of a game's id by the app: about, seats, levels, options.
BY_THE_APP = {"naishi.about", "naishi.level"}


def fields(form):
    """The names of arguments in a sentence and its forms."""
    if isinstance(form, str):
        return {name for _, name, _, _ in string.Formatter().parse(form) if name}
    inner = (fields(part) for name, part in form.items() if name != "by")
    return {form["by"]}.union(*inner)


def leaves(form):
    if isinstance(form, str):
        yield form
    else:
        for name, inner in form.items():
            if name != "by":
                yield from leaves(inner)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_with_the_same_arguments_in_the_same_order(package, language):
    english, other = sentences_in(package, "en"), sentences_in(package, language)
    assert list(other) == list(english)
    for key, form in other.items():
        assert fields(form) <= fields(english[key]), key


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_there(package, language):
    plural = {PLURAL[language](n) for n in range(1, 120)}

    def check(key, form, english):
        if isinstance(form, str):
            return
        names = set(form) - {"by"}
        if names & {"one", "few", "many", "other"}:
            assert plural <= names, key
        else:
            assert names == set(english) - {"by"}, key
        for name in names:
            inner = english.get(name, english.get("other", "")) if not isinstance(english, str) else ""
            check(key, form[name], inner)

    for key, form in sentences_in(package, language).items():
        check(key, form, sentences_in(package, "en")[key])


def used_keys():
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = set(re.findall(r'"(naishi\.[a-z_.]+[a-z_])"', text))
    found |= {
        f"naishi.log.{verb}" for verb in ("develop", "discard", "decree", "recall", "declare", "end_turn", "pass")
    }
    found |= {f"naishi.log.switch_{zone}" for zone in ("river", "line", "hand", "column")}
    found |= {f"naishi.prompt.{what}{n}" for what in ("switch", "discard") for n in ("", ".second")}
    for form in sentences_in(PACKAGE, "pl").values():  # a sentence within a sentence
        found |= {spec for leaf in leaves(form) for _, name, spec, _ in string.Formatter().parse(leaf) if name and spec}
    return found | BY_THE_APP


def test_no_key_is_missing_or_unused():
    """The sentences of chapters and steps are asked for by their ids: see test_learning."""
    known = set(sentences_in(PACKAGE, "en"))
    assert used_keys() == known | {"naishi.figure.row"}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", ["pl", "it"])
def test_a_translation_is_a_translation(package, language):
    english = sentences_in(package, "en")
    same = {key for key, form in sentences_in(package, language).items() if form == english[key]}
    assert same <= {"naishi.score.kind", "naishi.score.of_kind", "naishi.score.sum", "naishi.aside.gain"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_fit_on_a_card_of_a_phone(language):
    words = Words(language)
    words.add(PACKAGE)
    for kind in KINDS:
        assert 0 < len(words("naishi.card", value=kind)) <= LONGEST  # one name, on the card and in every sentence
        assert words("naishi.scoring", value=kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_of_the_engine_have_their_sentence(language):
    import engine.naishi.game  # noqa: F401 (adds them)

    known = sentences_in(PACKAGE, language)
    for key in [key for key in PROBLEMS if key.startswith("naishi.")]:
        assert fields(known[key]) <= fields(PROBLEMS[key])


def test_a_card_in_a_sentence_is_named_in_the_language_of_the_sentence():
    for language, told in (
        ("en", "Ania: Rice field to Line 2 for a Mountain"),
        ("pl", "Ania: Pole ryżowe do Rzędu 2 za Górę"),
        ("it", "Ania: Risaia in Linea 2 per una Montagna"),
    ):
        words = Words(language)
        words.add(PACKAGE)
        assert words("naishi.log.develop", name="Ania", zone="line", a=2, card="rice", gone="mountain") == told


def test_no_sentence_is_in_code():
    """Two words in a row are a sentence, except in docstrings, class lists, drawings, notation and keys."""
    for path in (ROOT / "ui" / "naishi").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        classes = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.keyword) and node.arg in ("class_", "transform", "viewBox", "preserveAspectRatio")
            for part in ast.walk(node.value)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | classes:
                drawing = re.fullmatch(r"[MmLlHhVvCcQqAaZz0-9 ,.\-]*", node.value)
                lane = node.value in ("slim far-hand", "low far-line", "space free")
                lane = lane or set(re.findall("[a-z]+", node.value)) <= NOTATION
                assert drawing or lane or not re.search(r"[A-Za-z]{2,} [a-z]{2,}", node.value), (path.name, node.value)
