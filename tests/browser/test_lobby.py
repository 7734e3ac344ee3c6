"""The first page: my matches come first; how to play is chosen and remembered; more games find their place."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess

REFRESH = 8000  # ms after which the lobby is asked for again


def test_my_matches_come_first(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server)
    anna.go()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Sit down and play")
    boris.ask("PUT", "/api/me", {"name": "Boris"})
    mine = anna.ask("POST", "/api/play", {"game": "etherstone", "settings": {"start": "sets", "first": "1"}})["id"]
    wish = {"game": "etherstone", "seats": [{"kind": "me"}, {"kind": "open"}]}
    theirs = anna.ask("POST", "/api/tables", {**wish, "settings": {"start": "sets", "first": "2"}})["id"]
    open_ = anna.ask("POST", "/api/tables", {**wish, "game": "seasons"})["id"]
    boris.ask("POST", f"/api/tables/{theirs}/join", {"seat": 1})
    boris.ask("POST", f"/api/tables/{theirs}/ready", {"ready": True})
    anna.ask("POST", f"/api/tables/{theirs}/start", {})
    anna.go()
    page = anna.page
    expect(page.get_by_role("heading", level=1)).to_have_text("My matches")
    expect(page.get_by_text("One match waits for your move.")).to_be_visible()
    rows = anna.find("mine").get_by_role("link")
    expect(rows).to_have_count(3)
    assert [row.get_attribute("href") for row in rows.all()] == [f"/table/{id}" for id in (mine, theirs, open_)]
    for row, words in zip(
        rows.all(),
        (
            ["Etherstone", "Adept", "Your turn"],
            ["Etherstone", "Boris", "Waiting for Boris"],
            ["Seasons", "One seat is free"],
        ),
        strict=True,
    ):
        for word in [*words, "just now"]:
            expect(row).to_contain_text(word)
    assert anna.find("mine").bounding_box()["y"] < anna.find("play-seasons").bounding_box()["y"]  # type: ignore[index]


def test_what_was_chosen_is_remembered(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    how = anna.find("how-seasons")
    expect(how).to_contain_text("Apprentice · one rival")
    anna.wish(Rivals="3", Level="wizard", Enchanted_Kingdom_cards="on", Strength_of_the_computer="novice")
    anna.go()
    expect(how).to_contain_text("Wizard · Enchanted Kingdom cards · 2 rivals · Novice")
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
    assert [seat["bot"] for seat in anna.table["seats"]] == ["", "novice", "novice"]
    expect(page.get_by_text("Novice 2", exact=True).first).to_be_visible()


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


def test_the_lobby_is_asked_for_now_and_then(server: ServerProcess, visit: Visit) -> None:
    """Not anew whenever it has come. The clock of the page goes as the test says."""
    anna = visit(server)
    anna.deal()
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)

    def asked() -> int:
        return sum(url.endswith("/api/lobby") for url in anna.requests)

    def once_more() -> bool:
        return asked() >= times

    anna.go()
    expect(anna.find("mine")).to_be_visible()
    for times in (1, 2, 3):
        anna.until(once_more, "the lobby is asked for")
        assert asked() == times
        anna.page.clock.run_for(REFRESH)
