"""Pages that are read by scrolling: nothing of them is cut, covered, small or too small for a finger."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import STILL

CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
GAMES = ("seasons", "etherstone", "elven-rage")
SCREENS = {(360, 640): "uk-UA", (820, 1180): "ru-RU", (1366, 650): "uk-UA"}
SEEN = {"learn": "main ol a", "puzzles": "main ol a", "cards": "main [data-card]"}


@pytest.mark.parametrize("size", SCREENS)
def test_lobby_lessons_puzzles_and_cards(server: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    touch = size[0] < 1000
    person = visit(
        server,
        touch=touch,
        has_touch=touch,
        locale=SCREENS[size],
        viewport={"width": size[0], "height": size[1]},
    )
    page, found = person.page, []
    for path in ("/", *(f"/{kind}/{game}" for kind in SEEN for game in GAMES)):
        person.go(path)
        kind = path.split("/")[1]
        expect(page.locator(SEEN.get(kind, "[data-testid=learn-seasons]")).first).to_be_visible()
        page.evaluate(STILL)
        faults = page.evaluate(CHECK, touch)
        found += [f"{path}: {fault}" for fault in faults if not fault.startswith("the page scrolls | ")]
    assert not found, "\n".join(found)


def test_the_rulebook_as_it_is_printed(server: ServerProcess, visit: Visit) -> None:
    """What is for the screen alone is not on paper, and nothing lies beside it."""
    person = visit(server, locale="uk-UA", viewport={"width": 794, "height": 1123})
    page = person.page
    person.go("/rules/seasons")
    expect(page.locator("figure[data-figure]").first).to_be_attached()
    page.emulate_media(media="print")
    for name in ("web-rules-print", "web-example-show", "web-rules-contents"):
        expect(page.get_by_role("button", name=texts("uk")(name))).to_have_count(0)
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page.locator("[data-part=bar]")).to_be_hidden()
    page.evaluate(STILL)
    assert page.evaluate("document.documentElement.scrollWidth") <= 794
