"""The table by mouse: a whole game, refusals, undo, hints, looking back, text, positions, resigning, reload."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AFAR, Visitor, wait_ready
from tests.browser.sitting import ALMOST_WON, POSITION, click, line, new_game, open_sheet, to_room, whole_game


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(
        browser, viewport={"width": 1280, "height": 800}, permissions=["clipboard-write", "clipboard-read"]
    )
    yield visitor.open(dist_server.address)
    visitor.leave()


def test_a_whole_game_by_mouse(page):
    session = new_game(page)
    whole_game(page, session, click(page))
    page.locator("#do-close-sheet").click()
    expect(page.locator("#do-again")).to_be_visible()
    page.locator("#do-result").click()
    page.locator("#do-result-replay").click()
    expect(page.locator("#sheet")).not_to_be_visible()
    expect(page.locator("#prompt")).to_contain_text("Looking back")
    page.locator("#do-now").click()
    expect(page.locator("#do-result")).to_be_visible()


def test_the_bird_explains_itself(page):
    new_game(page, position=POSITION)
    expect(page.locator("#prompt")).to_contain_text("Ania: the bird stands on a triple, move from a triple")
    expect(page.locator("#mana-demand")).to_contain_text("The bird asks for a triple")
    expect(page.locator("#mana-near")).to_contain_text("Ania’s reserve")


def test_a_refused_click_says_why(page):
    new_game(page, position=POSITION)
    page.locator("#spot-f1").click()
    assert line(page) == "The bird asks for a triple; f1 is a double."
    expect(page.locator("#announcer")).to_have_text("The bird asks for a triple; f1 is a double.")


def test_a_move_step_by_step_and_back(page):
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    page.locator("#spot-d3").hover()
    assert line(page) == "d3 is a double: the bird then goes to a double"
    expect(page.locator("#mana-preview .way")).to_be_attached()
    page.locator("#spot-d3").click()
    expect(page.locator("#mana-over .bird-ring")).to_have_count(6)
    page.locator("#do-undo").click()
    page.locator("#do-reset").click()
    expect(page.locator("#mana-under .selected")).to_have_count(0)
    page.locator("#spot-b2").click()
    page.locator("#spot-c3").click()  # another piece instead
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")
    page.locator("#spot-d3").click()
    page.locator("#spot-a4").click()
    expect(page.locator("#prompt")).to_contain_text("Marco: the bird stands on a double")
    expect(page.locator("#announcer")).to_contain_text("Ania: ronin c3 to d3, bird to a4")
    expect(page.locator("#mana-under .wedge")).to_have_count(2)
    page.locator("#do-undo").click()
    expect(page.locator("#prompt")).to_contain_text("Ania")


def test_a_hint_is_drawn_and_said(page):
    new_game(page, position=ALMOST_WON)
    page.locator("#do-hint").click()
    expect(page.locator("#mana-over .hint")).to_be_attached()
    assert line(page).startswith("Hint – Ania: ronin d5 captures the daimyo on d6")


def test_looking_back_and_playing_from_the_log(page):
    session = new_game(page)
    for spot in ("f1", "b6", "e1", "e4", "a2"):
        page.locator(f"#spot-{spot}").click()
    page.locator("#log-6").click()
    expect(page.locator("#prompt")).to_contain_text("Looking back")
    expect(page.locator("#piece-b6")).to_have_count(0)
    page.locator("#spot-a1").click()
    assert "earlier moment" in line(page)
    page.locator("#do-play").click()
    expect(page.locator("#prompt")).not_to_contain_text("Looking back")  # it has played itself to now
    expect(page.locator("#piece-e4")).to_be_attached()
    assert session.to_act() == 0


def test_the_game_as_text(page):
    new_game(page, position=POSITION)
    page.locator("#do-as-text").click()
    assert page.locator("#text-position").input_value() == POSITION
    page.locator("#do-copy-position").click()
    expect(page.locator("#sheet")).to_contain_text("Copied.")
    assert page.evaluate("() => navigator.clipboard.readText()") == POSITION
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).not_to_be_visible()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("nothing", "A position needs four parts"), ("rdrrrr/6/6/6/6/RRRRRR b - 0", "Black has 0 daimyo instead of 1.")],
)
def test_a_wrong_position_says_what_is_wrong(page, text, sentence):
    open_sheet(page)
    page.locator("#position").fill(text)
    page.locator("#do-begin").click()
    expect(page.locator("#position-trouble")).to_contain_text(sentence)
    said, foot = page.locator("#position-trouble").bounding_box(), page.locator(".sheet-foot").bounding_box()
    assert said["y"] + said["height"] <= foot["y"]  # not below the keys
    to_room(page)


def test_a_sheet_left_by_back_begins_anew(page):
    open_sheet(page, names=("Somebody", "Else"))
    kept = page.locator("#name-0").get_attribute("value")
    page.locator("#position").fill("nonsense")
    page.locator("#do-close-sheet").click()
    page.locator("[data-game=mana]").click()
    assert page.locator("#position").input_value() == ""
    assert page.locator("#name-0").input_value() == kept != "Somebody"
    to_room(page)


def test_resigning_asks_once_more(page):
    new_game(page)
    page.locator("#do-menu").click()
    page.locator("#menu-ask-resign").click()
    expect(page.locator("#sheet")).to_contain_text("Ania gives up, and the game is over.")
    page.locator("#do-resign").click()
    expect(page.locator("#prompt")).to_contain_text("Marco wins: Ania resigned")
    expect(page.locator("#sheet")).to_contain_text("Ania resigned")
    page.locator("#do-rematch-sheet").click()
    expect(page.locator("#prompt")).to_contain_text("Marco: place the daimyo")


def test_rules_at_this_step(page):
    new_game(page, position=POSITION)
    page.locator("#do-rules").click()
    expect(page.locator("#sheet")).to_contain_text("must move such a piece")
    page.keyboard.press("Escape")
    page.locator("#spot-c3").click()
    page.locator("#do-rules").click()
    expect(page.locator("#sheet")).to_contain_text("exactly as many steps")
    page.keyboard.press("Escape")


def test_a_reload_in_mid_turn_loses_nothing(page):
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    page.locator("#spot-d3").click()
    page.reload()
    wait_ready(page)
    expect(page.locator("#prompt")).to_contain_text("Ania: choose a double for the bird")
    page.locator("#spot-a4").click()
    page.reload()
    wait_ready(page)
    expect(page.locator("#prompt")).to_contain_text("Marco: the bird stands on a double")


def test_back_leads_to_the_room_and_forward_to_the_table(page):
    new_game(page, position=POSITION)
    page.locator("#do-menu").click()
    page.go_back()
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#spot-c3")).to_be_visible()
    page.go_back()
    expect(page.locator(".start .room")).to_be_visible()
    page.go_forward()
    expect(page.locator("#spot-c3")).to_be_visible()
    page.reload()
    wait_ready(page)
    expect(page.locator("#spot-c3")).to_be_visible()
    page.go_back()
    expect(page.locator(".start .room")).to_be_visible()


def test_names_never_become_markup(page):
    new_game(page, names=["<img src=x>", "&amp;"])
    assert page.locator("#table img").count() == 0
    expect(page.locator("#seats")).to_contain_text("<img src=x>")
    expect(page.locator("#seats")).to_contain_text("&amp;")


def test_the_start_page_offers_the_game_on_the_go(page):
    new_game(page, position=POSITION)
    page.locator("#do-leave").click()
    expect(page.locator("#do-resume")).to_contain_text("Ania – Marco")
    expect(page.locator("[data-hearth]")).to_contain_text("Continue")
    page.locator("[data-hearth]").click()
    expect(page.locator("#prompt")).to_contain_text("Ania")


def test_games_that_are_not_here_say_so(page):
    to_room(page)
    page.locator("[data-game=l5r]").click(force=True)  # disabled, but it answers
    expect(page.locator("#slip")).to_contain_text("This game is not here yet.")
    paler = ["Legend of the Five Ringsnot here yet", "Ninjatonot here yet"]
    expect(page.locator(".mat[aria-disabled=true]")).to_have_text(paler)
    page.locator("#do-close-slip").click()
    expect(page.locator("#slip")).to_be_empty()


# Of the game on the table, out of its envelope: a sum, a space, and what it holds.
SEED = """() => {
  const text = localStorage.getItem(`tatami.game.${localStorage.getItem("tatami.open")}`);
  return JSON.parse(text.slice(text.indexOf(" "))).record.seed;
}"""


def test_two_new_games_are_two_games(page):
    seeds = set()
    for _ in range(2):
        new_game(page)
        seeds.add(page.evaluate(SEED))
    assert len(seeds) == 2


def test_the_board_turns(page):
    new_game(page, position=POSITION)
    assert page.locator(".spot").first.get_attribute("data-spot") == "a6"
    page.locator("#do-menu").click()
    page.locator("#menu-turn").click()
    assert page.locator(".spot").first.get_attribute("data-spot") == "f1"


APART = """() => {
  const [slip, keys] = ["#slip", "#actions"].map((part) => document.querySelector(part).getBoundingClientRect());
  return slip.bottom <= keys.top || slip.right <= keys.left;
}"""


def test_a_new_version_is_announced_and_can_wait(page):
    new_game(page, position=POSITION)
    page.evaluate("() => { window.dispatchEvent(new CustomEvent('tatami:update-ready')); }")
    expect(page.locator("#slip")).to_contain_text("A new version of Tatami is ready.")
    try:
        for width, height in ((390, 844), (640, 400), (844, 390), (768, 1024), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(APART), width  # the keys stay free
    finally:
        page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("#do-close-slip").click()
    page.locator("#spot-c3").click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")


# Noted when it begins: on a busy machine a motion may be over before it is looked for.
NOTE_MOTIONS = """() => {
  window.walked = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const travels = frames.some((frame) => frame.transform && frame.transform !== "none");
    if (this.closest(".board-picture")) walked.push(travels);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_stones_walk_unless_stillness_is_wished(page, wish):
    page.emulate_media(reduced_motion=wish)
    page.reload()
    wait_ready(page)
    new_game(page, position=POSITION)
    page.evaluate(NOTE_MOTIONS)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    walked = page.evaluate("() => window.walked")
    assert walked
    assert any(walked) == (wish == "no-preference")
    page.emulate_media(reduced_motion="no-preference")


def test_sounds_are_off_until_wished_and_made_in_the_page(page):
    page.evaluate("""() => {
      window.tones = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () { window.tones++; return create.call(this); };
    }""")
    new_game(page, position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    assert page.evaluate("() => window.tones") == 0
    page.keyboard.press("s")
    expect(page.locator("#announcer")).to_have_text("Sound is on")
    page.locator("#do-undo").click()
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    assert page.evaluate("() => window.tones") > 0
    page.keyboard.press("s")


def test_over_plain_http_the_page_says_what_it_cannot_do_and_plays(visit, dist_server):
    page = visit(viewport={"width": 1280, "height": 800}).open(dist_server.address.replace("127.0.0.1", AFAR))
    expect(page.locator("#start-more")).to_contain_text("it needs the network at every start")
    new_game(page, position=POSITION)
    page.locator("#do-as-text").click()
    page.locator("#do-copy-position").click()
    expect(page.locator("#sheet [role=status]")).not_to_be_empty()


def test_an_unforeseen_error_is_one_sentence_and_the_page_goes_on(visit, dist_server):
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.watch.expected = lambda text: "KeyError" in text  # for whoever reads the console
    page = visitor.open(dist_server.address)
    new_game(page, position=POSITION)
    page.evaluate("() => { document.getElementById('spot-a1').dataset.spot = 'nowhere'; }")
    page.locator("#spot-a1").click()
    expect(page.locator("#slip")).to_contain_text("Something went wrong here. Your game is kept")
    page.locator("#do-close-slip").click()
    page.locator("#spot-c3").click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")
