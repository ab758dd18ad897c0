"""Learning in the browser: guided first games to their end and rules in each language, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import at_rest, wait_ready
from tests.browser.sitting import POSITION, new_game, to_room
from tests.browser.test_axe import findings
from tests.browser.test_keyboard import FOCUS, press, tab_to
from tools.places import ROOT
from ui.app.games import scene_of
from ui.app.learning import lesson_of
from ui.app.reader import book_of
from ui.naishi.spots import grid, neighbour
from ui.table.picker import ways_of
from ui.words import Words

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
GAMES = ("mana", "naishi")
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


def words_in(language, game="mana"):
    words = Words(language)
    words.add(f"ui.{game}.text")
    words.add(f"ui.{game}.learning")
    return words


def by_mouse(page):
    return lambda spot: page.locator(f"#spot-{spot}").click()


def by_keys(page):
    """Arrows over Naishi's table, Tab to the keys of the cloth, and Enter."""
    places = [spot for row in grid(False) for spot in row]

    def touch(spot):
        if spot in places:
            if page.evaluate(FOCUS).removeprefix("spot-") not in places:
                press(page, "ArrowUp")
            for key in way(page.evaluate(FOCUS).removeprefix("spot-"), spot):
                press(page, key)
        else:
            tab_to(page, f"spot-{spot}")
        assert page.evaluate(FOCUS) == f"spot-{spot}"
        press(page, "Enter")

    return touch


def way(here, there):
    """The arrow keys from one spot to another."""
    ways, last = {here: []}, [here]
    while there not in ways:
        spot = last.pop(0)
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            to = neighbour(spot, key, False)
            if to not in ways:
                ways[to] = [*ways[spot], key]
                last.append(to)
    return ways[there]


def learn(page, at, words, game="mana", touch=None):
    """One step as a learner does it; the other side answers by itself."""
    lesson, touch = lesson_of(game), touch or by_mouse(page)
    session, ask = lesson.session(at), ".ask"
    for text in lesson.steps[at].line:
        if session.to_act() == lesson.learner:
            expect(page.locator("#prompt")).to_contain_text(words(f"{game}.lesson.{lesson.steps[at].id}{ask}"))
            chair, ask = session.chair(lesson.learner), ".then"
            paths = zip(chair.actions(), scene_of(game).paths(chair), strict=True)
            for spot in next(ways_of(path)[0] for action, path in paths if chair.text(action) == text):
                touch(spot)
        session.play(text)
    expect(page.locator("#prompt")).to_contain_text(words(f"{game}.lesson.{lesson.steps[at].id}.done"))


def fits(page):
    return page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "viewport", "touch", "reading"),
    [("en", DESK, by_mouse, [DESK]), ("pl", PHONE, by_mouse, [PHONE]), ("it", DESK, by_keys, [DESK])],
    ids=["en", "pl", "it"],
)
def test_first_games_to_their_end_and_the_rules(visit, dist_server, language, viewport, touch, reading):
    page = visit(locale=language, viewport=viewport, reduced_motion="reduce").open(dist_server.address)
    for game in GAMES:
        words = words_in(language, game)
        page.locator(f"#start-learn-{game}").click()
        steps = len(lesson_of(game).steps)
        for at in range(steps):
            learn(page, at, words, game, touch(page) if game == "naishi" else None)
            assert fits(page)
            if at + 1 < steps:
                expect(page.locator("#do-next-step")).to_be_focused()
                page.keyboard.press("Enter")
        page.locator("#do-again").click()
        expect(page.locator("#sheet #do-begin")).to_be_visible()
        to_room(page)
        expect(page.locator("[data-hearth]")).to_contain_text(
            words("start.first_game")
        )  # a lesson is no game on the go
    for game in GAMES:
        page.locator(f"#start-reader-{game}").click()
        for size in reading:
            page.set_viewport_size(size)
            read(page, words_in(language, game), game)
        page.keyboard.press("Escape")
        expect(page.locator(f"#start-reader-{game}")).to_be_focused()


def read(page, words, game):
    """Every chapter, one after the other."""
    chapters = book_of(game).chapters
    page.locator(f"#chapter-{chapters[0].id}").click()
    for at, chapter in enumerate(chapters):
        expect(page.locator(".reader-title")).to_have_text(words(f"{game}.rules.{chapter.id}"))
        expect(page.locator(".reader [aria-current]")).to_have_id(f"chapter-{chapter.id}")
        expect(page.locator(".reader [aria-current]")).to_be_in_viewport()
        expect(page.locator(".reader-discs li")).to_have_count(chapter.discs)
        assert fits(page)
        assert page.evaluate("() => document.querySelector('.reader').scrollWidth <= innerWidth"), chapter.id
        if at + 1 < len(chapters):
            page.locator("#chapter-after").click()


def test_other_moves_are_answered_and_the_step_survives_a_reload(visit, dist_server):
    page = visit(locale="en", viewport=DESK, reduced_motion="reduce").open(dist_server.address)
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


def test_the_rules_open_where_the_game_is_and_lead_to_a_step_that_leaves_the_game_alone(visit, dist_server):
    page = visit(locale="en", viewport=DESK, reduced_motion="reduce").open(dist_server.address)
    open_rules_from_the_sheet(page)
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    page.locator("#do-rules").click()
    expect(page.locator(".reader-title")).to_have_text("Moving")
    expect(page.locator(".reader-beside")).to_contain_text("Ania: choose where the ronin of c3 lands")
    expect(page.locator("#chapter-walk")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#do-rules")).to_be_focused()
    expect(page.locator("#prompt")).to_contain_text("Ania: choose where the ronin of c3 lands")
    page.locator("#do-rules").click()
    find_a_word(page)
    page.locator("#chapter-demand").click()
    page.locator("#do-learn").click()
    learn(page, 2, words_in("en"))
    page.locator("#do-rules").click()
    expect(page.locator(".reader-title")).to_have_text("The demand")
    page.keyboard.press("Escape")
    to_room(page)
    page.locator("[data-hearth]").click()
    expect(page.locator("#prompt")).to_contain_text("Ania: choose where the ronin of c3 lands")


def open_rules_from_the_sheet(page):
    """And back to the sheet, as it was."""
    page.locator("[data-game=naishi]").click()
    page.locator("#name-0").fill("Ania")
    page.locator("#do-reader").click()
    expect(page.locator(".reader .card").first).to_be_visible()
    page.locator("#do-close-reader").click()
    expect(page.locator("#do-begin")).to_be_visible()
    assert page.locator("#name-0").input_value() == "Ania"


def find_a_word(page):
    """What is typed stays, and so does the place of the next letter."""
    page.locator("#find").click()
    page.keyboard.type("Third")
    expect(page.locator("#found")).to_have_text("1 chapter")
    expect(page.locator(".chapter-row")).to_have_count(1)
    expect(page.locator(".reader-title")).to_have_text("The end")
    expect(page.locator(".reader mark").first).to_have_text("third")
    expect(page.locator("#find")).to_be_focused()
    assert page.locator("#find").input_value() == "Third"
    for word in ("", "third"):  # Escape takes the word away, every time, before it closes the rules
        page.keyboard.type(word)
        page.keyboard.press("Escape")
        expect(page.locator("#find")).to_have_value("")
        expect(page.locator("#find")).to_be_focused()
        expect(page.locator(".chapter-row")).to_have_count(len(book_of("mana").chapters))


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_has_no_serious_finding(visit, dist_server, viewport):
    page = visit(locale="en", viewport=viewport, reduced_motion="reduce").open(dist_server.address)
    page.evaluate(AXE.read_text())
    page.locator("[data-hearth]").click()
    page.locator("#spot-c1").click()
    assert findings(page) == {}
    learn(page, 0, words_in("en"))
    assert findings(page) == {}
    to_room(page)
    page.locator("#start-learn-naishi").click()
    learn(page, 0, words_in("en", "naishi"), "naishi")
    assert findings(page) == {}
    page.locator("#do-rules").click()
    for chapter in ("develop", "decree", "cards"):
        page.locator(f"#chapter-{chapter}").click()
        at_rest(page)
        assert findings(page) == {}
    page.locator("#find").fill("fort")
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")
    to_room(page)
    page.locator("#start-reader-mana").click()
    for chapter in ("walk", "variants"):
        page.locator(f"#chapter-{chapter}").click()
        at_rest(page)
        assert findings(page) == {}
