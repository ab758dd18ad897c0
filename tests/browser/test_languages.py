"""English, Polish, Italian: chosen from the browser, switchable, remembered."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor, wait_ready
from tests.browser.sitting import POSITION, new_game, to_room

PROMPTS = {
    "en": "Ania: the bird stands on a triple, move from a triple",
    "pl": "Ania: ptak stoi na potrójnym, rusz pionkiem z potrójnego",
    "it": "Ania: l’uccello è su un triplo, muovi da un triplo",
}

INSIDE = """(part) => {
  const { scrollWidth, clientWidth } = document.querySelector(part);
  return scrollWidth <= clientWidth + 1;
}"""


def test_the_browser_s_language_is_taken(visit, dist_server):
    page = visit(locale="pl-PL").open(dist_server.address)
    assert page.evaluate("() => document.documentElement.lang") == "pl"
    expect(page.locator("[data-hearth]")).to_contain_text("Pierwsza gra")
    new_game(page, position=POSITION)
    expect(page.locator("#prompt")).to_contain_text(PROMPTS["pl"])


def test_languages_are_switched_in_mid_turn_and_remembered(visit, dist_server):
    page = visit(locale="en-GB").open(dist_server.address)
    new_game(page, position=POSITION)
    expect(page.locator("#prompt")).to_contain_text(PROMPTS["en"])
    for language in ("it", "pl"):
        page.locator("#do-menu").click()
        page.locator("#menu-options").click()
        page.locator(f"label:has(#language-{language})").click()
        page.keyboard.press("Escape")
        expect(page.locator("#prompt")).to_contain_text(PROMPTS[language])
        assert page.evaluate("() => document.documentElement.lang") == language
    page.reload()
    wait_ready(page)
    expect(page.locator("#prompt")).to_contain_text(PROMPTS["pl"])
    to_room(page)
    page.locator("#tool-language-it").click()
    expect(page.locator(".lede")).to_contain_text("Quattro giochi")
    expect(page.locator("#do-resume")).to_contain_text("turno di Ania")


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser)
    yield visitor.open(dist_server.address)
    visitor.leave()


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_words_fit(page, language):
    """No sentence pushes the page sideways or a cloth out of its place."""
    to_room(page)
    page.locator(f"#tool-language-{language}").click()
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
        for part in ("#prompt", "#actions", "#bar"):
            assert page.evaluate(INSIDE, part), (width, part)


# Wherever the font has a letter, what would stand in for it does not matter.
NOT_IN_THE_FONT = """async ([face, letters]) => {
  await document.fonts.load(face, letters);
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter, instead) => { pen.font = `${face}, ${instead}`; return pen.measureText(letter).width; };
  return [...letters].filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
}"""
NAMES = (
    "Zoë François Señor Ærøskøbing Þórr Ýrr Łukasz Żaneta Ğül Şahin Őrs Űri Čapek Růžena Ľubica Ņina Șerban Œuvre ıĪ"
)


@pytest.mark.parametrize("face", ["700 20px Alegreya", "400 20px Alegreya Sans", "700 20px Alegreya Sans"])
def test_the_letters_of_european_names_are_in_the_font(page, face):
    letters = "".join(sorted({*NAMES, *NAMES.upper()} - {" "}))
    assert page.evaluate(NOT_IN_THE_FONT, [face, letters]) == []
    assert page.evaluate(NOT_IN_THE_FONT, [face, "日"]) == ["日"]  # the question can be answered otherwise
