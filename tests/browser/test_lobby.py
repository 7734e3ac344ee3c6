"""The first page: how to play is chosen beside the button and remembered; more games find their place."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess


def test_what_was_chosen_is_remembered(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    how = anna.find("how-seasons")
    expect(how).to_contain_text("Apprentice · one rival")
    anna.wish(Rivals="3", Level="wizard", Enchanted_Kingdom_cards="on", Strength_of_the_computer="random")
    anna.go()
    expect(how).to_contain_text("Wizard · Enchanted Kingdom cards · 2 rivals · Dabbler")
    anna.find("invite-seasons").click()
    dialog = page.get_by_role("dialog")
    for value in ("3", "wizard", "on"):
        expect(dialog.locator(f"input[value='{value}']:checked").first).to_be_visible()
    page.keyboard.press("Escape")

    # what does not go together falls back, and the page says why
    anna.wish(Level="apprentice")
    expect(how).to_contain_text("Apprentice · 2 rivals")
    expect(page.get_by_text("Enchanted Kingdom cards: not at the level Apprentice")).to_be_visible()
    anna.find("play-seasons").click()
    page.wait_for_url("**/table/*")
    anna.ready()
    assert anna.table["settings"]["level"] == "apprentice"
    assert [seat["bot"] for seat in anna.table["seats"]] == ["", "random", "random"]
    expect(page.get_by_text("Dabbler 2", exact=True).first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_three_games_find_their_place(server: ServerProcess, visit: Visit, width: int, height: int) -> None:
    anna = visit(server, viewport={"width": width, "height": height})
    page = anna.page

    def three(route: Route) -> None:
        (game,) = (game for game in anna.ask("GET", "/api/games") if game["name"] == "seasons")
        named: list[Any] = [{**game, "name": name, "words": False} for name in ("first", "second", "third")]
        route.fulfill(body=json.dumps(named), content_type="application/json")

    page.route("**/api/games", three)
    anna.go()
    for name in ("first", "second", "third"):
        expect(anna.find(f"play-{name}")).to_be_visible()
        if width == 1440:
            expect(anna.find(f"play-{name}")).to_be_in_viewport(ratio=1)
    anna.find("how-second").click()
    expect(page.get_by_role("combobox", name="level")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
