"""The page of settings: by keyboard alone, each change at once and kept."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess

TEXT = "parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"


def kept(person: Person) -> dict[str, Any]:
    return dict(json.loads(person.page.evaluate("localStorage.getItem('ludoteka') ?? '{}'")))


def test_everything_is_set_by_keyboard(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, color_scheme="light")
    page = anna.page
    anna.go("/about")
    anna.tab_to("[data-testid=settings]")
    anna.key("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    before = page.evaluate(TEXT)

    anna.tab_to("input[name$=size]:checked")
    anna.key("ArrowRight", "ArrowRight", "ArrowRight")
    expect(page.get_by_role("radio", name="largest")).to_be_checked()
    assert page.evaluate(TEXT) == pytest.approx(1.5 * before)
    anna.tab_to("input[value=auto]")
    anna.key("ArrowRight", "ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "evening")
    anna.tab_to("[data-testid=set-confirm]")
    anna.key("Space")
    expect(page.get_by_role("switch", name="Ask twice")).to_be_checked()
    for name in ("motion", "sound"):
        anna.tab_to(f"[data-testid=set-{name}]")
        expect(anna.find(f"set-{name}")).to_be_checked()
        anna.key("Space")
        expect(anna.find(f"set-{name}")).not_to_be_checked()
    anna.tab_to("input[name$=pace]:checked", "Shift+Tab")
    anna.key("ArrowRight", "ArrowRight")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()
    switched = {"motion": False, "sound": False, "confirm": True, "pace": "instant"}
    wanted = {"size": "largest", "theme": "evening", **switched}
    assert wanted.items() <= kept(anna).items()

    page.reload()
    for name in ("largest", "evening"):
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()
    for name in ("Moving pieces", "Sound"):
        expect(page.get_by_role("switch", name=name)).not_to_be_checked()
    assert page.evaluate(TEXT) == pytest.approx(1.5 * before)
    page.get_by_role("radio", name="Українська").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Налаштування")
    anna.find("carry").click()
    expect(page.get_by_role("dialog", name="Грати на іншому пристрої")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_the_largest_text_fits_a_phone(server: ServerProcess, visit: Visit, path: str) -> None:
    anna = visit(server, viewport={"width": 390, "height": 844}, locale="ru-RU")
    anna.page.add_init_script("localStorage.setItem('ludoteka', JSON.stringify({ size: 'largest' }))")
    anna.ask("POST", "/api/play", {"game": "seasons"})
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(anna.find("play-seasons")).to_be_visible()
        expect(anna.find("mine")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in anna.page.locator("main :is(button, a, label)").all():
        assert button.evaluate("node => node.scrollWidth <= node.clientWidth + 1"), button.inner_text()
