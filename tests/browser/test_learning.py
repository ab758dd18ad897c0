"""Learning in the browser: the guided first game to its end in each language, the rules on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_ready
from tests.browser.sitting import POSITION, new_game, open_sheet, spots_of, to_room
from tests.browser.test_axe import findings
from tools.places import ROOT
from ui.app.learning import lesson_of
from ui.mana.reader import CHAPTERS
from ui.words import LANGUAGES, Words

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LESSON = lesson_of("mana")
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


def words_in(language):
    words = Words(language)
    words.add("ui.mana.text")
    words.add("ui.mana.learning")
    return words


def learn(page, at, words):
    """One step as a learner does it."""
    step = LESSON.steps[at]
    expect(page.locator("#prompt")).to_contain_text(words(f"mana.lesson.{step.id}.ask"))
    for spot in spots_of(LESSON.session(at), step.moves[0]):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#prompt")).to_contain_text(words(f"mana.lesson.{step.id}.done"))


def fits(page):
    return page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "viewport"), [("en", DESK), ("pl", PHONE), ("it", DESK)], ids=["en", "pl", "it"])
def test_the_first_game_to_its_end(visit, dist_server, language, viewport):
    page = visit(locale=language, viewport=viewport, reduced_motion="reduce").open(dist_server.address)
    words = words_in(language)
    page.locator("[data-hearth]").click()
    for at in range(len(LESSON.steps)):
        learn(page, at, words)
        assert fits(page)
        if at + 1 < len(LESSON.steps):
            expect(page.locator("#do-next-step")).to_be_focused()
            page.keyboard.press("Enter")
    page.locator("#do-again").click()
    expect(page.locator("#sheet #do-begin")).to_be_visible()
    to_room(page)
    expect(page.locator("[data-hearth]")).to_contain_text(words("start.first_game"))  # a lesson is no game on the go


def test_other_moves_are_answered_and_the_step_survives_a_reload(visit, dist_server):
    page = visit(locale="en", viewport=DESK).open(dist_server.address)
    words = words_in("en")
    page.locator("[data-hearth]").click()
    page.locator("#spot-c1").click()
    expect(page.locator("#cloth-line")).to_contain_text(words("lesson.other"))
    page.locator("#do-hint").click()
    expect(page.locator("#cloth-line")).to_contain_text("a1 to a4")
    learn(page, 0, words)
    page.locator("#do-next-step").click()
    learn(page, 1, words)
    page.reload()
    wait_ready(page)
    learn(page, 1, words)
    page.locator("#lesson-step-7").click()
    learn(page, 7, words)


def test_a_lesson_leaves_the_game_on_the_go_alone(visit, dist_server):
    page = visit(locale="en", viewport=DESK).open(dist_server.address)
    new_game(page, position=POSITION)
    page.locator("#do-rules").click()
    page.locator("#do-learn").click()
    learn(page, 0, words_in("en"))
    to_room(page)
    page.locator("[data-hearth]").click()
    expect(page.locator("#prompt")).to_contain_text("Ania: the bird stands on a triple")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_rules_are_read(visit, dist_server, language, viewport):
    page = visit(locale=language, viewport=viewport, reduced_motion="reduce").open(dist_server.address)
    words = words_in(language)
    open_sheet(page)
    page.locator("#do-reader").click()
    expect(page.locator(".reader-title")).to_have_text(words("mana.rules.idea"))
    for at, chapter in enumerate(CHAPTERS):
        expect(page.locator(".reader-title")).to_have_text(words(f"mana.rules.{chapter.id}"))
        expect(page.locator(".reader [aria-current]")).to_have_id(f"chapter-{chapter.id}")
        expect(page.locator(".reader-discs li")).to_have_count(chapter.discs)
        assert fits(page)
        assert page.evaluate("() => document.querySelector('.reader').scrollWidth <= innerWidth")
        if at + 1 < len(CHAPTERS):
            page.locator("#chapter-after").click()
    page.locator("#do-close-reader").click()
    expect(page.locator("#do-begin")).to_be_visible()  # back on the sheet it was opened from
    assert page.locator("#name-0").input_value() == "Ania"


def test_the_rules_open_where_the_game_is(visit, dist_server):
    page = visit(locale="en", viewport=DESK).open(dist_server.address)
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    page.locator("#do-rules").click()
    expect(page.locator(".reader-title")).to_have_text("Moving")
    expect(page.locator(".reader-beside")).to_contain_text("Ania: choose where the ronin of c3 lands")
    expect(page.locator("#chapter-walk")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#do-rules")).to_be_focused()
    expect(page.locator("#prompt")).to_contain_text("Ania: choose where the ronin of c3 lands")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_has_no_serious_finding(visit, dist_server, viewport):
    page = visit(locale="en", viewport=viewport, reduced_motion="reduce").open(dist_server.address)
    page.evaluate(AXE.read_text())
    page.locator("[data-hearth]").click()
    page.locator("#spot-c1").click()
    assert findings(page) == {}
    learn(page, 0, words_in("en"))
    assert findings(page) == {}
    page.locator("#do-rules").click()
    for chapter in ("walk", "demand", "free", "variants"):
        page.locator(f"#chapter-{chapter}").click()
        page.wait_for_timeout(200)
        assert findings(page) == {}
