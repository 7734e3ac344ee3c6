"""All cards of a game on one page: each with its text, to search, to sift and to open, on any screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.core.game import Game, games
from ludoteka.text import message_name, texts
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess

GAMES = [game for game in games().values() if game.catalogue()]
# Texts that are cut, and the page where it is wider than the screen.
CUT = """() => [document.documentElement,
        ...document.querySelectorAll('main [data-card], main [data-further], main .words *')]
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
    .map((node) => node.localName + ' ' + node.textContent.slice(0, 60))"""
LAPTOP = {"locale": "ru-RU", "viewport": {"width": 1366, "height": 650}}
PHONE = {"locale": "uk-UA", "viewport": {"width": 360, "height": 640}, "touch": True, "has_touch": True}
SCREENS: dict[str, dict[str, Any]] = {"etherstone": PHONE}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_card_of_a_game(server: ServerProcess, visit: Visit, game: Game) -> None:
    screen = SCREENS.get(game.name, LAPTOP)
    anna = visit(server, **screen)
    page, say = anna.page, texts(screen["locale"][:2])
    ids = [card["id"] for card in game.catalogue()]
    anna.go()
    anna.press(page.locator(f"a[href='/cards/{game.name}']"))
    cards = page.locator("main [data-card]")
    expect(cards).to_have_count(len(ids))
    told = dict(cards.evaluate_all("nodes => nodes.map((node) => [node.dataset.card, node.textContent])"))
    assert sorted(told) == sorted(ids)
    for id in ids:
        message = f"{game.name}-card-{message_name(id)}"
        for line in [say(message), *say(f"{message}.text").splitlines()]:
            assert line in told[id]
    assert page.evaluate(CUT) == []
    assert anna.axe("all cards") == []

    last = ids[-1]
    name = say(f"{game.name}-card-{message_name(last)}")
    page.get_by_role("searchbox").fill(name.upper())
    expect(page.locator(f"main [data-card='{last}']")).to_be_visible()
    found = cards.count()
    assert found < len(ids)
    page.get_by_role("searchbox").fill("")
    expect(cards).to_have_count(len(ids))
    facet = page.locator("main select").last
    value = facet.locator("option").nth(1)
    facet.select_option(value.get_attribute("value"))
    expect(page.locator("main").get_by_role("status")).not_to_have_text(say("web-cards-found", n=len(ids)))
    assert 0 < cards.count() < len(ids)

    first = cards.first.get_attribute("data-card") or ""
    anna.press(cards.first)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=say(f"{game.name}-card-{message_name(first)}")).first).to_be_visible()
    if game.explains() is not None:  # a keyword leads to its rule
        anna.press(dialog.locator("[data-rule-of^='keywords/']").first)
        expect(page.locator("dialog [data-rule]").first).to_be_attached()
        page.keyboard.press("Escape")
        expect(page.locator("dialog [data-rule]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(cards.first).to_be_focused()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_enchantments_and_tokens_stand_there_too(server: ServerProcess, visit: Visit, screen: dict[str, Any]) -> None:
    anna = visit(server, **screen)
    page, say = anna.page, texts(screen["locale"][:2])
    anna.go("/cards/seasons")
    things = page.locator("main [data-further]")
    expect(things).to_have_count(22)
    for what in [*(f"enchantment-{n}" for n in range(1, 11)), *(f"token-{n}" for n in range(1, 13))]:
        thing = page.locator(f"[data-further='{what}']")
        expect(thing).to_contain_text(say(f"seasons-{what}"))
        expect(thing).to_contain_text(say(f"seasons-{what}.text"))
        for ruling in say.rulings(f"seasons-{what}"):
            expect(thing).to_contain_text(ruling)
    assert page.evaluate(CUT) == []
    assert anna.axe("all cards, enchantments and tokens") == []
    page.get_by_role("searchbox").fill(say("seasons-token-5").upper())
    expect(page.locator("[data-further='token-5']")).to_be_visible()
    expect(page.locator("[data-further='enchantment-1']")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(things).to_have_count(22)
    facet = page.locator("main select").first
    facet.select_option(facet.locator("option").nth(1).get_attribute("value"))
    expect(things).to_have_count(0)


def test_a_game_without_cards_has_no_such_page(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.go("/cards/chess")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(texts("en")("web-missing"))
