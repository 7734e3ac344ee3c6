"""axe-core finds nothing serious on any page, by day and in the evening."""

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import Table

JOURNALS = Path(__file__).parents[1] / "journals"
COLOURS = ("color-contrast", "link-in-text-block")
SMALL = (360, 640)
OPEN = "[role=dialog], dialog[open], .stops .settings"
# Moments of each game, and what is opened in each: cards, tabs beside the table, the help, the bell.
TABLES = {
    "seasons": {
        "draft-first-2": ["card .pack .card", "key ?"],
        "split-2": [],
        "dice-2": [],
        "pay": [],
        "full-4": ["tab 1", "tab 2"],
    },
    "elven-rage": {"keep-2": [], "middle-4": ["press .bar .gear"], "commit-4": [], "declared": ["card .fighter"]},
    "etherstone": {"draft-first-4": ["card .pack .card"], "team": [], "full-4": ["card .world .card"]},
}
# Ends what brings a thing in.
SETTLE = "() => document.getAnimations().forEach((animation) => animation.finish())"
# The other theme is put on, and what still shows the colours of the old one is named.
PUT_ON = """(theme) => {
  document.documentElement.dataset.theme = theme;
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return changing.map((one) => one.effect.target.localName);
}"""


class Inspector:
    """Collects what axe-core says about each page; the evening differs from the day in its colours alone."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []

    def look(self, name: str, within: str = "") -> None:
        for theme, rules in (("day", ()), ("evening", COLOURS)):
            scheme: Literal["light", "dark"] = "light" if theme == "day" else "dark"
            self.person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(self.person.page.locator("html")).to_have_attribute("data-theme", theme)
            self.person.page.evaluate(SETTLE)
            self.found += self.person.axe(f"{name}, {theme}", *rules, within=within)


@pytest.fixture
def inspector(server: ServerProcess, visit: Visit) -> Inspector:
    return Inspector(visit(server))


def test_without_motion_a_theme_is_put_on_at_once(inspector: Inspector) -> None:
    anna, page = inspector.person, inspector.person.page
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    assert page.evaluate(PUT_ON, "evening") == []
    assert page.evaluate(PUT_ON, "day") == []


def test_the_pages_around_a_match(inspector: Inspector, server: ServerProcess, visit: Visit) -> None:
    anna, page = inspector.person, inspector.person.page
    anna.sit()
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    expect(page.locator(".lists li").first).to_be_visible()
    inspector.look("lobby")
    anna.find("invite-seasons").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.look("new table")
    page.locator("dialog footer button.primary, dialog button[type=submit]").last.click()
    page.wait_for_url("**/table/*")
    expect(anna.find("link")).to_be_visible()
    inspector.look("waiting room")
    anna.go()
    anna.find("carry").click()
    anna.find("make-link").click()
    expect(anna.find("link")).to_be_visible()
    inspector.look("devices")
    boris = Inspector(visit(server))
    boris.person.sit()
    boris.person.go(urlsplit(anna.find("link").input_value()).path)
    expect(boris.person.find("link-yes")).to_be_visible()
    boris.look("a private link")
    assert boris.found == []
    for path in ("/about", "/settings", "/check", "/rules/seasons", "/nowhere"):
        anna.go(path)
        expect(page.locator("h1")).not_to_be_empty()
        inspector.look(path)
    assert inspector.found == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table(inspector: Inspector, game: str) -> None:
    page, table = inspector.person.page, Table(inspector.person)
    page.route("**/notes", lambda route: route.fulfill(json={"text": ""}))
    for moment, opened in TABLES[game].items():
        table.show(game, moment)
        inspector.look(moment)
        for step in opened:
            how, _, what = step.partition(" ")
            if how == "card":
                page.locator(f".board {what}").first.click(button="right")
            elif how == "press":
                page.locator(f".board {what}").click()
            elif how == "tab":
                page.get_by_role("tab").nth(int(what)).click()
            else:
                page.keyboard.press(what)
            part = "[data-part=side]" if how == "tab" else OPEN
            expect(page.locator(part).first).to_be_visible()
            inspector.look(f"{moment}, {step}", within=part)
            page.keyboard.press("Escape")
    table.resize(SMALL)
    inspector.found += inspector.person.axe(f"{moment} where it is small")
    assert inspector.found == []


@pytest.mark.parametrize(
    ("game", "journal", "players", "moment"),
    [("seasons", "seasons-2-archmage", 2, 120), ("elven-rage", "elven-rage-3-advanced", 3, 40)],
)
def test_a_finished_match(inspector: Inspector, game: str, journal: str, players: int, moment: int) -> None:
    anna, page = inspector.person, inspector.person.page
    anna.go()
    expect(anna.find(f"play-{game}")).to_be_visible()
    page.locator("input[type=file]").set_input_files(JOURNALS / f"{journal}.jsonl")
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(players)
    inspector.look("result")
    page.locator("a[href*='/replay/'][href$='/0']").click()
    page.get_by_role("slider").fill(str(moment))
    anna.watch(moment, -1)
    inspector.look("replay")
    assert inspector.found == []
