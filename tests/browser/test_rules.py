"""The rulebook: a page with contents and search, and over the table."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_phone import PHONE


def test_a_part_has_an_address_and_everything_can_be_searched(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go("/rules/seasons#bonuses")
    expect(page.locator("#bonuses > h2")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("transmuting")
    page.locator(".found a").first.click()
    expect(page).to_have_url(f"{server.address}/rules/seasons#transmuting")
    expect(page.locator("#transmuting > h2")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("submarine")
    expect(page.get_by_role("navigation").get_by_role("status")).to_have_text("Nothing found")


def test_cards_in_the_text_open(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.go("/rules/etherstone")
    card = anna.page.locator("article [role=button].card").first
    name = card.inner_text()
    card.click()
    expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()


def test_a_book_that_is_not_there(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.go("/rules/chess")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_it_opens_over_the_table_and_the_match_goes_on(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.sit()
    anna.find("rules").click()
    dialog = page.get_by_role("dialog", name="Rulebook")
    expect(dialog.get_by_role("searchbox")).to_be_visible()
    address = page.url
    dialog.get_by_role("searchbox").fill("transmuting")
    dialog.locator(".found a").first.click()
    expect(dialog.locator("[data-rule=transmuting] > h2")).to_be_in_viewport()
    expect(dialog.locator("[data-figure=rates]").get_by_role("img", name="The rates of winter")).to_be_visible()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.move()


def test_a_phone_shows_all_of_it(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, touch=True, **PHONE)
    anna.sit()
    anna.page.locator(".switches .more").tap()
    anna.find("rules").tap()
    dialog = anna.page.get_by_role("dialog", name="Rulebook")
    fold = dialog.get_by_role("button", name="Contents")
    expect(fold).to_be_in_viewport(ratio=1)
    fold.tap()
    expect(dialog.locator(".contents a").first).to_be_in_viewport(ratio=1)
    wide = "node => [...node.querySelectorAll('.body, nav')].some((box) => box.scrollWidth > box.clientWidth)"
    assert not dialog.evaluate(wide)
