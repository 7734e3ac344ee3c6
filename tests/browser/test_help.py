"""Help at every moment: what one points at, what cannot be used, what happened and what is asked, told by the rules."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteka.core.game import game_named
from ludoteka.rulebook.explaining import help_of, look_up, part_of
from ludoteka.rulebook.shown import Help
from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import STILL

PHONES = ((390, 844), (360, 640))
FIRST = {"seasons": "main", "etherstone": "action", "elven-rage": "capture"}  # the first turn of one's own
SETTINGS: dict[str, dict[str, Any]] = {
    "seasons": {"level": "apprentice"},
    "etherstone": {"start": "sets"},
    "elven-rage": {},
}
JOURNALS = Path(__file__).parents[1] / "journals"
CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
# A moment of a replay in the middle of a turn, on a screen each.
REPLAYS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "seasons": ("seasons-2-archmage", 60, {"viewport": {"width": 1366, "height": 650}, "locale": "ru-RU"}),
    "etherstone": ("etherstone-2-sets", 40, {"viewport": {"width": 390, "height": 844}, "locale": "uk-UA"}),
    "elven-rage": ("elven-rage-2", 60, {"viewport": {"width": 360, "height": 640}, "locale": "uk-UA"}),
}
TIP = "[data-testid=pointing]"
MARKED = "main [data-explained]"
# A point beside a thing that is nearer to it than to all else that is marked: a finger that just misses it.
BESIDE = """(node, marked) => {
  const far = (one, x, y) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left === right ? Infinity : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const others = [...document.querySelectorAll(marked)].filter((one) => !one.contains(node) && !node.contains(one));
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const points = [[left - 4, top + 3], [left + 3, top - 4], [right + 4, top + 3], [left + 3, bottom + 4]];
  return points.find(([x, y]) => others.every((one) => far(one, x, y) > 4));
}"""
# Of all that is marked, those of a name that are seen: by their own name and where the finger would meet them.
SEEN = """() => {
  const found = new Map();
  for (const node of document.querySelectorAll('main [data-explained]')) {
    const name = node.dataset.help ?? node.dataset.topic ?? 'card';
    const box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const met = document.elementFromPoint(x, y)?.closest('[data-explained]');
    if (box.width && met === node && !found.has(name)) found.set(name, [x, y]);
  }
  return [...found];
}"""


def told(game: str, language: str = "en") -> Help:
    found = help_of(game_named(game), language)
    assert found is not None
    return found


def at_turn(server: ServerProcess, visit: Visit, game: str = "seasons", **how: Any) -> Person:
    anna = visit(server, **how)
    anna.deal(game, **SETTINGS[game])
    hurry(anna, until=lambda: anna.kind == FIRST[game])
    anna.open().ready()
    at_rest(anna.page)
    return anna


def at_rest(page: Page) -> None:
    """All of the board is there, and nothing of it moves under a pointer any more."""
    expect(page.locator("main [data-loading]")).to_have_count(0)
    page.evaluate(STILL)


def marked(page: Page) -> list[tuple[str, tuple[float, float]]]:
    """What is marked and seen, by name and place, once all of the board is there and at rest."""
    expect(page.locator(MARKED).first).to_be_attached()
    at_rest(page)
    spots: list[tuple[str, tuple[float, float]]] = page.evaluate(SEEN)
    assert len(spots) >= 8
    return spots


def at_rule(page: Page, part: str) -> None:
    """The rulebook is open, and this part of it is what one sees."""
    expect(page.locator(f"dialog [data-rule='{part}']")).to_be_in_viewport()


def test_what_the_pointer_rests_on_is_told(server: ServerProcess, visit: Visit) -> None:
    anna = at_turn(server, visit)
    page, help_ = anna.page, told("seasons")
    gauge = help_["parts"][help_["topics"]["gauge"]]
    page.locator(".mine div.gauge").hover()
    tip = anna.find("pointing")
    expect(tip).to_have_role("tooltip")
    expect(tip).to_contain_text(gauge["title"])
    expect(tip).to_contain_text("of 15")  # how it stands
    page.mouse.move(1, 1)
    expect(tip).to_have_count(0)

    page.locator(".mine div.gauge").hover()
    expect(tip).to_have_role("tooltip")
    anna.key("w")  # it stays, and leads to the rule
    expect(tip).to_have_role("dialog")
    assert anna.axe("what is this", within=TIP) == []
    anna.find("to-rules").click()
    at_rule(page, gauge["rules"])
    anna.key("Escape")
    anna.key("Escape")
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650)])  # the wheel is round, or a row
def test_a_number_and_a_space_tell_what_they_stand_for(
    server: ServerProcess, visit: Visit, size: tuple[int, int]
) -> None:
    anna = at_turn(server, visit, viewport={"width": size[0], "height": size[1]})
    page, tip = anna.page, anna.find("pointing")
    anna.key("w")
    expect(page.locator(MARKED).first).to_be_attached()
    crystals = anna.position["view"]["players"][anna.seat]["crystals"]
    page.locator(".mine [data-topic=crystals]").click()
    expect(tip).to_contain_text(f"crystals: {crystals}")
    anna.key("Escape")
    for space, season in ((5, "spring"), (12, "fall")):
        page.locator(f"main [data-now*='{season}, space {space} of 12']").last.click()
        expect(tip).to_contain_text(f"{season}, space {space} of 12")
        anna.key("Escape")
    ahead = next(die["space"] for die in anna.position["view"]["dice"] if die["by"] is None)
    page.locator(f"main [data-now*='space {ahead} of 12.']").last.click()
    expect(tip).to_contain_text("The marker comes here if the leftover die has")


def test_a_tip_is_in_nobodys_way(server: ServerProcess, visit: Visit) -> None:
    """A click goes through it, and puts it away."""
    anna = at_turn(server, visit)
    bonus = anna.page.locator("[data-help='bonus/gauge']")
    bonus.hover()
    expect(anna.find("pointing")).to_have_role("tooltip")
    before = anna.number
    bonus.click()
    anna.answered(before)
    expect(anna.find("pointing")).to_have_count(0)


@pytest.mark.parametrize("game", FIRST)
def test_everything_that_is_marked_says_what_it_is(server: ServerProcess, visit: Visit, game: str) -> None:
    anna = at_turn(server, visit, game)
    page, help_, before = anna.page, told(game), anna.number
    anna.key("w")
    expect(anna.find("pointing-mode")).to_be_visible()
    spots = marked(page)
    for name, (x, y) in spots:
        page.mouse.click(x, y)
        expect(anna.find("pointing"), name).to_be_visible()
        part = help_["parts"][part_of(look_up(help_["topics"], name))]
        expect(anna.find("pointing").locator(f"[data-testid=to-rules]:has-text('{part['title']}')")).to_be_visible()
        anna.key("Escape")
    assert anna.number == before, "nothing was done"
    anna.key("Escape")
    expect(page.locator(MARKED)).to_have_count(0)


@pytest.mark.parametrize("game", REPLAYS)
def test_a_replay_can_be_pointed_at(server: ServerProcess, visit: Visit, game: str) -> None:
    """By mouse, by touch and by keyboard; nobody is asked why something cannot be done."""
    journal, moment, screen = REPLAYS[game]
    phone = screen["viewport"]["width"] < 720
    anna = visit(server, touch=phone, has_touch=phone, **screen)
    language = screen["locale"][:2]
    page, help_ = anna.page, told(game, language)
    brought = {"journal": (JOURNALS / f"{journal}.jsonl").read_text(encoding="utf-8")}
    table = anna.ask("POST", "/api/journals", brought)["id"]
    anna.go(f"/replay/{table}/{moment}?seat=0")
    anna.watch(moment, 0)
    if phone:
        anna.press(page.locator(".switches .more"))
    anna.press(page.locator(".switches").get_by_role("button", name=texts(language)("web-help")))
    expect(page.get_by_role("dialog").get_by_text(texts(language)("web-key-moment"))).to_have_count(1)
    expect(page.get_by_role("dialog").get_by_text(texts(language)("web-key-undo"))).to_have_count(0)
    anna.press(anna.find("point"))
    spots = marked(page)
    assert page.evaluate(CHECK, phone) == []
    tip = anna.find("pointing")
    for name, (x, y) in spots[:8]:
        page.mouse.click(x, y)  # a finger would meet the smaller thing beside it
        expect(tip, name).to_be_visible()
        part = help_["parts"][part_of(look_up(help_["topics"], name))]
        expect(tip.get_by_test_id("to-rules")).to_contain_text(part["title"])
        expect(tip.locator(".not")).to_have_count(0)
        anna.key("Escape")
    anna.press_at(*spots[0][1])
    anna.press(tip.get_by_test_id("to-rules"))
    expect(page.get_by_role("dialog", name=texts(language)("web-rules"))).to_be_visible()
    anna.key("Escape", "Escape")
    expect(tip).to_have_count(0)
    anna.key("Escape")
    expect(anna.find("pointing-mode")).to_have_count(0)
    anna.key("w")
    anna.tab_to("main [data-explained]")
    anna.key("Enter")
    expect(tip).to_be_focused()
    anna.key("ArrowDown")  # it scrolls what is told, and leads to no other round
    anna.key("Escape", "Escape")
    anna.key("ArrowRight")
    anna.watch(moment + 1, 0)

    if phone:
        anna.press(anna.find("look-at-log"))
    entry = page.locator("[data-testid=log] li").last
    anna.press(entry.locator(".line"))
    expect(anna.find("happened").get_by_test_id("to-rules")).to_be_in_viewport()
    page.evaluate(STILL)
    assert page.evaluate(CHECK, phone) == []


def test_a_spectator_points_at_the_table(server: ServerProcess, visit: Visit) -> None:
    anna, watcher = visit(server), visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    watcher.ask("GET", "/api/me")
    watcher.go(f"/table/{anna.table['id']}")
    watcher.until(lambda: watcher.number >= 0, "the table is shown")
    page, help_ = watcher.page, told("seasons")
    tip = watcher.find("pointing")
    expect(page.locator("[data-topic=wheel]").first).to_be_visible()
    at_rest(page)
    page.locator("[data-topic=wheel]").first.hover(position={"x": 4, "y": 40})
    expect(tip).to_have_role("tooltip")
    watcher.key("w")
    expect(tip).to_have_role("dialog")
    expect(tip).to_contain_text(help_["parts"][help_["topics"]["wheel"]]["title"])
    expect(tip.locator(".not")).to_have_count(0)
    assert watcher.frames
    assert not any('"type":"refusal"' in frame for frame in watcher.frames)


@pytest.mark.parametrize("over", ["a page", "a table"])
def test_an_example_can_be_pointed_at(server: ServerProcess, visit: Visit, over: str) -> None:
    """What is told leads to the book under it."""
    help_ = told("seasons")
    if over == "a table":
        anna = at_turn(server, visit)
        anna.find("rules").click()
    else:
        anna = visit(server, touch=True, has_touch=True, viewport={"width": 390, "height": 844})
        anna.go("/rules/seasons")
    page, tip = anna.page, anna.find("pointing")
    anna.press(page.locator("[data-example=transmuting]"))
    example = anna.find("example")
    reserve = example.locator("[data-topic=reserve]")
    expect(reserve).to_be_visible()
    at_rest(page)
    if over == "a table":
        reserve.hover()
        expect(tip).to_have_role("tooltip")
        page.mouse.move(1, 1)
        expect(tip).to_have_count(0)
        anna.key("w")
    else:
        anna.press(anna.find("point"))
    mode = anna.find("pointing-mode")
    expect(mode).to_be_visible()
    expect(mode).to_have_count(1)  # the table under it is not pointed at
    expect(page.locator(".match [data-explained]")).to_have_count(0)
    anna.press(reserve)
    expect(tip).to_contain_text(help_["parts"]["reserve"]["title"])
    anna.key("Escape")
    anna.key("Escape")
    expect(mode).to_have_count(0)
    expect(example).to_have_count(1)
    if over == "a table":
        page.mouse.move(1, 1)
        reserve.hover()
        expect(tip).to_have_role("tooltip")
        anna.key("w")
    else:
        anna.press(anna.find("point"))
        anna.press(reserve)
    tip.get_by_test_id("to-rules").click()
    expect(example).to_have_count(0)
    expect(page.locator(f"[data-rule='{help_['parts']['reserve']['rules']}']")).to_be_in_viewport()
    expect(page.locator("dialog")).to_have_count(1 if over == "a table" else 0)


def test_by_keyboard_alone(server: ServerProcess, visit: Visit) -> None:
    anna = at_turn(server, visit)
    help_ = told("seasons")
    anna.key("?")
    anna.page.get_by_test_id("point").press("Enter")
    expect(anna.page.locator(MARKED).first).to_be_attached()
    anna.tab_to(".mine .crystals")  # it cannot be used, so that otherwise the keyboard does not come to it
    anna.key("Enter")
    expect(anna.find("pointing")).to_contain_text(help_["parts"]["crystals"]["title"])
    expect(anna.find("pointing")).to_be_focused()
    anna.key("Escape")
    assert anna.focused(".mine .crystals")
    anna.key("Escape")
    expect(anna.find("pointing-mode")).to_have_count(0)
    expect(anna.page.locator(".mine .crystals[tabindex]")).to_have_count(0)


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_a_long_press_tells(server: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    phone: dict[str, Any] = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    anna = at_turn(server, visit, touch=True, locale="uk-UA", **phone)
    page, help_ = anna.page, told("seasons", "uk")
    anna.key("w")  # what is told is loaded
    expect(page.locator(MARKED).first).to_be_attached()
    anna.key("w")
    expect(page.locator(MARKED)).to_have_count(0)
    before = anna.number
    bonus = page.locator("[data-help='bonus/gauge']")
    box = bonus.bounding_box()
    assert box is not None
    where = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + 9, "clientY": box["y"] + 9}
    tip = anna.find("pointing")
    bonus.dispatch_event("pointerdown", where)
    expect(tip).to_be_visible()  # a long press lasts as long as it lasts
    bonus.dispatch_event("pointerup", where)
    bonus.dispatch_event("click", where)
    expect(tip).to_contain_text(help_["parts"]["bonus-gauge"]["title"])
    assert anna.number == before, "the press did nothing"
    within(page, tip.bounding_box(), width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert anna.axe("what is this, on a phone", within=TIP) == []
    anna.find("to-rules").tap()
    at_rule(page, help_["parts"]["bonus-gauge"]["rules"])


def test_on_a_phone_one_points_at_anything(server: ServerProcess, visit: Visit) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    anna = at_turn(server, visit, touch=True, locale="uk-UA", **phone)
    page, help_, before = anna.page, told("seasons", "uk"), anna.number
    page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))")
    anna.find("point").tap()
    mode = anna.find("pointing-mode")
    expect(mode).to_be_visible()
    within(page, mode.bounding_box(), 360, 640)
    expect(page.locator(MARKED).first).to_be_attached()
    at_rest(page)
    gauge = page.locator("[data-topic='gauge']")
    finger = {"pointerType": "touch", "bubbles": True}
    for end in ("pointermove", "pointercancel"):  # a finger that scrolls points at nothing
        gauge.dispatch_event("pointerdown", {**finger, "clientX": 100, "clientY": 300})
        gauge.dispatch_event(end, {**finger, "clientX": 100, "clientY": 260})
        gauge.dispatch_event("pointerup", {**finger, "clientX": 100, "clientY": 260})
        expect(anna.find("pointing")).to_have_count(0)
    for name in ("dice", "gauge", "bonus"):
        page.touchscreen.tap(*page.locator(f"[data-topic='{name}']").evaluate(BESIDE, MARKED))
        expect(anna.find("pointing")).to_contain_text(help_["parts"][help_["topics"][name]]["title"])
        within(page, anna.find("pointing").bounding_box(), 360, 640)
        page.get_by_role("dialog").get_by_role("button", name=texts("uk")("web-close")).tap()
    assert anna.number == before
    mode.get_by_role("button").tap()
    expect(mode).to_have_count(0)


def within(page: Page, box: Any, width: int, height: int) -> None:
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert page.evaluate(f'(document.querySelector("{TIP}")?.scrollWidth ?? 0) <= innerWidth')


def test_what_happened_is_told_with_its_rule_and_card(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    anna.open().ready()
    at_rest(anna.page)
    page, help_ = anna.page, told("seasons")
    line = page.locator("[data-testid=log] li", has_text="took the die").last
    line.click(position={"x": 4, "y": 6})
    happened = anna.find("happened")
    expect(happened).to_contain_text("Chosen by")
    rule = help_["parts"][help_["events"]["took-die"]]
    expect(happened).to_contain_text(rule["title"])
    assert anna.axe("what happened", within="[data-testid=happened]") == []
    happened.get_by_test_id("to-rules").click()
    at_rule(page, rule["rules"])
    anna.key("Escape")
    line.click(position={"x": 4, "y": 6})
    expect(happened).to_have_count(0)

    anna.find("log").focus()  # and by the keyboard
    anna.key("ArrowUp", "ArrowUp", "Enter")
    expect(happened).to_be_visible()
    expect(happened.get_by_test_id("to-rules")).to_be_visible()


@pytest.mark.parametrize("game", FIRST)
def test_what_is_asked_is_told_by_the_rules(server: ServerProcess, visit: Visit, game: str) -> None:
    anna = at_turn(server, visit, game)
    help_ = told(game)
    rule = help_["parts"][part_of(help_["questions"][anna.kind])]
    anna.find("asks").click()
    asked = anna.find("asked")
    expect(asked).to_contain_text(rule["title"])
    assert anna.axe("what is asked", within="[data-testid=asked]") == []
    asked.get_by_test_id("to-rules").click()
    at_rule(anna.page, rule["rules"])
    anna.key("Escape", "Escape")
    expect(asked).to_have_count(0)
    anna.key("h")
    expect(asked).to_be_visible()


def test_a_reason_leads_to_its_rule(server: ServerProcess, visit: Visit) -> None:
    anna = at_turn(server, visit)
    page, help_ = anna.page, told("seasons")
    page.locator(".hand button.card[data-why]").first.focus()
    link = anna.find("cannot").get_by_role("button").first
    expect(link).to_be_visible()
    kind = str(link.get_attribute("data-rule-of")).removeprefix("reasons/")
    link.click()
    at_rule(page, help_["parts"][help_["reasons"][kind]]["rules"])


@pytest.mark.parametrize("game", FIRST)
def test_help_tells_aim_and_turn_and_leads_on(server: ServerProcess, visit: Visit, game: str) -> None:
    anna = at_turn(server, visit, game)
    help_ = told(game)
    anna.key("?")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text(help_["parts"][help_["aim"]]["title"])
    expect(dialog).to_contain_text(help_["parts"][part_of(help_["questions"][anna.kind])]["title"])
    say = texts("en")
    for link, page in ((say("web-lessons"), f"/learn/{game}"), (say("web-cards"), f"/cards/{game}")):
        expect(dialog.get_by_role("link", name=link)).to_have_attribute("href", re.compile(f"{page}$"))
    assert anna.axe("help", within="dialog") == []


@pytest.mark.parametrize("game", FIRST)
def test_whatever_is_not_lit_tells_why(server: ServerProcess, visit: Visit, game: str) -> None:
    """In a turn of one's own each thing that a beginner may want can be used, or says why not, and Tab comes to it."""
    things = {
        "seasons": [".hand button.card", ".ways .way", "[data-topic=reserve]", ".tray .slot"],
        "etherstone": [
            *(".hand button.card", ".slot button.die", ".slot .taken"),
            *(".world button.card", ".refresh", ".rest"),
        ],
        "elven-rage": [".hand button.card", ".map .land", ".treasure"],
    }[game]
    anna = at_turn(server, visit, game)
    for thing in (things[0], things[-1]):
        expect(anna.page.locator(f"main {thing}").first).to_be_visible()
    mute = anna.page.evaluate(
        """all => all.flatMap((one) => [...document.querySelectorAll(`main ${one}`)])
            .filter((node) => !node.matches('.lit, [data-does], [data-thing]'))
            .filter((node) => !(node.dataset.why && node.tabIndex >= 0))
            .map((node) => node.outerHTML.slice(0, 120))""",
        things,
    )
    assert mute == []
