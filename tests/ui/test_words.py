"""Three languages, complete: no key is missing, unused or filled with other arguments; no sentence is in code."""

import ast
import re
import string
from pathlib import Path

import pytest

import engine.bots.bot
import engine.bots.worker
import engine.mana.game  # noqa: F401 (adds its sentences)
from engine.core.game import Text
from engine.core.problem import SENTENCES as PROBLEMS
from engine.core.registry import REGISTRY
from ui.words import LANGUAGES, PLURAL, Words, plural_pl, sentences_in

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("ui.text", "ui.mana.text", "ui.mana.learning")
# The parts of the interface whose words are in PACKAGES.
SOURCES = [
    *(ROOT / "ui").glob("*.py"),
    *(path for part in ("app", "table", "saves", "mana", "widgets") for path in (ROOT / "ui" / part).glob("*.py")),
]
ENGINE = [*(ROOT / "engine" / "mana").glob("*.py"), *(ROOT / "engine" / "core").glob("*.py")]
# What players may hear of the engine. The rest (json, talk …) is for programs, in English.
FOR_PLAYERS = {"link", "record", "save", "game", "play", "bot", "mana"}


def keys(language="en"):
    return {key for package in PACKAGES for key in sentences_in(package, language)}


def leaves(form):
    if isinstance(form, str):
        yield form
    else:
        for name, inner in form.items():
            if name != "by":
                yield from leaves(inner)


def arguments(form):
    found = set()
    if not isinstance(form, str):
        found.add(form["by"])
        for name, inner in form.items():
            if name != "by":
                found |= arguments(inner)
        return found
    return {name for _, name, _, _ in string.Formatter().parse(form) if name}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(package, language):
    assert list(sentences_in(package, language)) == list(sentences_in(package, "en"))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_takes_the_same_arguments(package, language):
    english = sentences_in(package, "en")
    for key, form in sentences_in(package, language).items():
        assert arguments(form) <= arguments(english[key]), key
        assert set(arguments(english[key])) - arguments(form) <= {"n"}, key


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_there(package, language):
    """Plural forms are those of the language; named forms are the same in all."""
    plural = {PLURAL[language](n) for n in range(1, 120)}

    def check(key, form, english):
        if isinstance(form, str):
            return
        names = set(form) - {"by"}
        if names & {"one", "few", "many", "other"}:
            assert plural <= names, key
        elif not isinstance(english, str):
            assert names == set(english) - {"by"}, key
        for name in names:
            inner = english.get(name, english.get("other", "")) if not isinstance(english, str) else ""
            check(key, form[name], inner)

    for key, form in sentences_in(package, language).items():
        check(key, form, sentences_in(package, "en")[key])


@pytest.mark.parametrize("language", ["pl", "it"])
def test_a_translation_is_a_translation(language):
    """Most sentences differ from the English ones; the rest are names, codes and figures."""
    same = [
        key
        for package in PACKAGES
        for key, form in sentences_in(package, language).items()
        if form == sentences_in(package, "en")[key]
    ]
    allowed = {"app.title", "table.seconds", "mana.position.example"}
    allowed |= {
        "language.en",
        "language.pl",
        "language.it",
        "newgame.computer",
        "seat.computer",
        "seat.computer_number",
    }
    assert set(same) <= allowed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_the_engine_has_its_sentence(language):
    known = keys(language)
    mine = {key for key in PROBLEMS if key.split(".")[0] in FOR_PLAYERS}
    assert mine <= known
    for key in mine:
        wanted = {name for _, name, _, _ in string.Formatter().parse(PROBLEMS[key]) if name}
        form = next(s[key] for s in (sentences_in(p, language) for p in PACKAGES) if key in s)
        assert arguments(form) <= wanted, key


def test_polish_plurals():
    forms = {n: plural_pl(n) for n in (1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 122)}
    assert forms == {
        1: "one", 2: "few", 4: "few", 5: "many", 11: "many", 12: "many", 14: "many", 21: "many", 22: "few", 25: "many",
        112: "many", 122: "few",
    }  # fmt: skip


def test_names_are_never_read_as_forms():
    words = Words("en")
    assert words("table.thinks", name="{n}") == "{n} is thinking"
    assert words.say(Text("start.to_move", {"seat": 1}), ["A", "B"]) == "B to move"


def test_another_language_keeps_the_parts():
    words = Words("en")
    words.add("ui.mana.text")
    assert words.in_language("pl")("mana.colour", colour="black") == "Czarne"
    assert Words("xx").language == "en"


# Keys in code


def strings_of(path):
    """Every literal of a module, and every f-string as a pattern."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in node.values]
            yield re.compile("".join(parts) + "$")


def used_keys():
    literals, patterns = set(), []
    for path in [*SOURCES, *ENGINE]:
        for found in strings_of(path):
            if isinstance(found, str):
                literals.add(found)
            else:
                patterns += with_a_beginning(found.pattern)
    return literals, patterns


def with_a_beginning(pattern):
    """A pattern without a beginning would match everything; one that begins with a game's id is about its part."""
    if re.match(r"\.\+\\\.\w{3,}\\\.", pattern):
        games = "|".join(info.id for info in REGISTRY.infos())
        pattern = f"({games})" + pattern.removeprefix(".+")
        return [re.compile(pattern)]
    return [re.compile(pattern)] if "\\." in pattern.partition(".+")[0] else []


def brought_for_a_new_game(info):
    """What ui.app.newgame asks of a game, by the game's id."""
    found = {f"{info.id}.about", f"{info.id}.level", f"{info.id}.position.example"}
    found |= {f"{info.id}.seat.{seat}" for seat in range(info.most_seats)}
    for option in info.options:
        found |= {f"{info.id}.option.{option.id}{end}" for end in ("", ".half")}
    return found


def unused(asked):
    literals, patterns = used_keys()
    used = literals | set(PROBLEMS) | brought_for_a_new_game(REGISTRY.info("mana"))
    return [key for key in asked if key not in used and not any(p.match(key) for p in patterns)]


def test_no_key_is_unused():
    assert unused(keys()) == []


def test_an_unused_key_would_be_found():
    made_up = ["table.made_up", "mana.made_up", "mana.made_up.half", "app.made.up", "start.rumour"]
    assert unused(made_up) == made_up


def test_no_key_is_missing():
    """Every literal that is asked of words, or given to Text or Problem, is a key."""
    known, missing = keys(), []
    for path in [*SOURCES, *ENGINE]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                asked = [node.args[0]]
                if isinstance(asked[0], ast.IfExp):
                    asked = [asked[0].body, asked[0].orelse]
                if name in ("words", "Text", "Problem"):
                    missing += [one.value for one in asked if isinstance(one, ast.Constant) and one.value not in known]
    assert [key for key in missing if key.split(".")[0] in FOR_PLAYERS] == []


# Sentences in code

CODE_ATTRIBUTES = {"class_", "d", "points", "transform", "viewBox", "preserveAspectRatio", "id", "for_"}
SENTENCE = re.compile(r"[A-Za-zÀ-ž]{3,},? [A-Za-zÀ-ž]{2,}")


def _docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body
            if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
                yield body[0].value


def sentences_in_code(path):
    tree = ast.parse(path.read_text())
    fine = {id(node) for node in _docstrings(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):  # for whoever reads the console
            fine |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "TypeAlias":
            fine |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.keyword) and node.arg in CODE_ATTRIBUTES:
            fine |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "classes":
            fine |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in fine:
            if SENTENCE.search(node.value):
                yield path.name, node.value


# Class lists that are put together before they are given, and a media query.
NOT_SENTENCES = {
    "cloth-line refused", "only-icon close-log", "seat acts", "close-log", "fill edge", "board turned",
}  # fmt: skip


def test_no_sentence_is_in_code():
    found = [one for path in SOURCES for one in sentences_in_code(path) if one[1] not in NOT_SENTENCES]
    assert found == []


def test_only_one_module_knows_the_browser():
    for path in SOURCES:
        imported = {
            name
            for node in ast.walk(ast.parse(path.read_text()))
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        }
        if path.name != "dom.py":
            assert not {name for name in imported if name.split(".")[0] in ("js", "pyodide", "pyscript")}, path
