"""A replay with all cards open shows what every player hides from the others."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.text import message_name, texts
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_readable import CHECK

JOURNALS = Path(__file__).parents[1] / "journals"


@pytest.mark.parametrize(
    ("game", "journal", "moment"),
    [
        ("seasons", "seasons-2-archmage", 60),
        ("etherstone", "etherstone-2-sets", 20),
        ("elven-rage", "elven-rage-2", 20),
    ],
)
def test_all_cards_are_open(server: ServerProcess, visit: Visit, game: str, journal: str, moment: int) -> None:
    anna = visit(server)
    page = anna.page
    brought = {"journal": (JOURNALS / f"{journal}.jsonl").read_text(encoding="utf-8")}
    table = anna.ask("POST", "/api/journals", brought)["id"]

    def held(seat: int) -> list[str]:
        """What a player has in hand, as that player sees it."""
        path = f"/api/replays/{table}/moments?from={moment}&to={moment}&seat={seat}"
        view: dict[str, Any] = anna.ask("GET", path)[0]["view"]
        cards = view["players"][seat]["cards"]["hand"]
        return [texts("en")(f"{game}-card-{message_name(card)}") for card in cards]

    anna.go(f"/replay/{table}/{moment}?seat=-1")
    anna.watch(moment, -1)
    expect(anna.find("hands")).to_have_count(0)
    page.get_by_role("combobox", name="Whose eyes").select_option("all cards open")
    anna.watch(moment, -2)
    for seat in range(2):
        names = held(seat)
        assert names
        shown = anna.find("hands").locator(f"section.seat-{seat} button")
        for name in names:
            expect(shown.and_(page.get_by_title(name, exact=True)).first).to_be_visible()
    shown.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    page.set_viewport_size({"width": 390, "height": 844})
    expect(anna.find("hands")).to_have_count(0)
    anna.find("look-at-hands").click()
    expect(page.get_by_role("dialog").get_by_test_id("hands")).to_be_visible()


@pytest.mark.parametrize("journal", ["seasons-2-archmage", "etherstone-4-draft", "elven-rage-4-race"])
def test_the_last_turns_can_be_read_by_touch(server: ServerProcess, visit: Visit, journal: str) -> None:
    """When most lies on the table: nothing is cut, covered or too small for a finger, whoever's eyes one looks with."""
    anna = visit(server, touch=True, locale="uk-UA", viewport={"width": 360, "height": 640}, has_touch=True)
    brought = {"journal": (JOURNALS / f"{journal}.jsonl").read_text(encoding="utf-8")}
    table = anna.ask("POST", "/api/journals", brought)["id"]
    moment = anna.ask("GET", f"/api/replays/{table}")["last"] - 7
    anna.go(f"/replay/{table}/{moment}?seat=0")
    for width, height in ((360, 640), (390, 844), (820, 1180)):
        anna.page.set_viewport_size({"width": width, "height": height})
        for viewpoint in ("0", "-1", "-2"):
            anna.page.get_by_role("combobox", name=texts("uk")("web-viewpoint")).select_option(viewpoint)
            anna.watch(moment, int(viewpoint))
            anna.page.evaluate("document.fonts.ready")
            found: list[str] = []

            def sound(found: list[str] = found) -> bool:  # the board takes its size a moment after the page
                found[:] = anna.page.evaluate(CHECK, True)
                return not found

            try:
                anna.until(sound, f"all can be read at {width} px by viewpoint {viewpoint}")
            except AssertionError as error:
                raise AssertionError(f"{error}: {found}") from None
