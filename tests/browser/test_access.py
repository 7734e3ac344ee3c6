"""axe-core finds nothing serious on any page, by day and in the evening."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import PANEL, Person, take_turns
from tests.browser.process import ServerProcess

JOURNALS = Path(__file__).parents[1] / "journals"
# Ends what brings a thing in.
SETTLE = "() => document.getAnimations().forEach((animation) => animation.finish())"
# The other theme is put on, and what still shows the colours of the old one is named.
PUT_ON = """(theme) => {
  document.documentElement.dataset.theme = theme;
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return changing.map((one) => one.effect.target.localName);
}"""


class Inspector:
    """Collects what axe-core says about each page in both themes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.axe = Axe()
        self.found: list[str] = []

    def look(self, name: str) -> None:
        for scheme in ("light", "dark"):
            self.person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            theme = "day" if scheme == "light" else "evening"
            expect(self.person.page.locator("html")).to_have_attribute("data-theme", theme)
            self.person.page.evaluate(SETTLE)
            self.found += self.person.axe(f"{name}, {theme}", self.axe)


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


def test_a_match(inspector: Inspector) -> None:
    anna, page = inspector.person, inspector.person.page
    anna.sit("wizard")
    inspector.look("draft")
    page.locator("button.card").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.look("card")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.look("help")
    page.keyboard.press("Escape")
    hurry(anna, until=lambda: anna.kind == "split")
    anna.open().ready()
    inspector.look("parting the cards")
    hurry(anna, until=lambda: anna.kind == "take-die")
    anna.open().ready()
    inspector.look("dice")
    hurry(anna, until=lambda: anna.kind == "main" and anna.position["view"]["round"] >= 3)
    anna.open().ready()
    inspector.look("turn")
    page.get_by_role("tab").nth(1).click()
    inspector.look("chat")
    page.get_by_role("tab").nth(2).click()
    inspector.look("notes")
    page.get_by_role("tab").nth(0).click()
    take_turns(anna, until=lambda: anna.seen(PANEL) == 1)
    inspector.look(f"panel of {anna.kind}")
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
