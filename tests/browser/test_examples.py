"""Examples of the rulebook on the table: stepped through by click and by keyboard, in the page and over a match."""

from playwright.sync_api import Page, expect

from ludoteka.core.game import game_named
from ludoteka.rulebook.examples import example_named
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import STILL
from tests.browser.test_phone import PHONE

FITS = """() => [...document.querySelectorAll('.example.frame, .example.frame :is(.beside, .bottom, .ways)')]
    .filter((node) => {
        const box = node.getBoundingClientRect();
        return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
    }).map((node) => node.className)"""

DRAWN = """() => document.readyState === 'complete' && document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete)"""
TOP = "(node) => Math.round(node.getBoundingClientRect().top)"  # in the window: pictures above may still be growing


def stands(page: Page, step: int) -> None:
    expect(page.get_by_test_id("example")).to_have_attribute("data-step", str(step))


def test_an_example_is_clicked_through_and_closes_where_it_was(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go("/rules/seasons#transmuting")
    button = page.locator("[data-example=transmuting]")
    button.scroll_into_view_if_needed()
    page.wait_for_function(DRAWN)
    place = button.evaluate(TOP)
    button.click()
    example = page.get_by_role("dialog", name="Rates")
    expect(example.get_by_test_id("told").locator("[aria-current]")).to_contain_text("It is winter")
    stands(page, 0)
    expect(page.get_by_test_id("example").locator(".hand").first).to_be_visible()
    log = example.get_by_test_id("log").get_by_role("listitem")
    for step, (said, told, lines) in enumerate(
        [
            ("2 + 3 + 3 = 8", "gained 8", 2),
            ("6 are left", "Balance of Ishtar", 4),
            ("Now you have 7", "gained 1", 6),
        ],
        start=1,
    ):
        example.get_by_role("button", name="Next").click()
        stands(page, step)
        expect(example.get_by_test_id("told").locator("[aria-current]")).to_contain_text(said)
        expect(log).to_have_count(lines)
        expect(example.get_by_test_id("log")).to_contain_text(told)
        expect(example.locator(".fresh").first).to_be_visible()
    expect(example.get_by_role("button", name="Next")).to_have_count(0)
    example.get_by_role("button", name="Step 1").click()
    stands(page, 1)
    expect(log).to_have_count(2)
    example.get_by_role("button", name="Back", exact=True).click()
    stands(page, 0)
    page.keyboard.press("End")
    example.get_by_role("button", name="Back to the rules").click()
    expect(example).to_have_count(0)
    expect(button).to_be_focused()
    assert button.evaluate(TOP) == place
    expect(page).to_have_url(f"{server.address}/rules/seasons#transmuting")


def test_by_keyboard_on_a_phone(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, locale="uk-UA", **PHONE)
    page = anna.page
    for game, name in (("elven-rage", "battle-one"), ("etherstone", "attack")):
        anna.go(f"/rules/{game}")
        page.locator(f"[data-example={name}]").focus()
        page.keyboard.press("Enter")
        steps = len(example_named(game_named(game), name).steps)
        expect(page.locator("[data-testid=example] .place")).to_be_visible()
        told = page.get_by_test_id("told")
        said = told.inner_text()
        for step in range(1, steps + 1):
            page.keyboard.press("ArrowRight")
            stands(page, step)
            expect(told).not_to_have_text(said, use_inner_text=True)
            said = told.inner_text()
            page.evaluate(STILL)
            assert page.evaluate(FITS) == []
        page.keyboard.press("ArrowRight")
        stands(page, steps)
        page.keyboard.press("ArrowLeft")
        stands(page, steps - 1)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("example")).to_have_count(0)
        expect(page.locator(f"[data-example={name}]")).to_be_focused()


def test_over_a_match_nothing_of_it_changes(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")  # nobody else has anything to answer
    anna.open().ready()
    before = dict(anna.position)
    address = page.url
    anna.find("rules").click()
    book = page.get_by_role("dialog", name="Rulebook")
    book.locator("[data-example=bonus-draw]").click()
    example = page.get_by_role("dialog", name="Two cards instead of one")
    expect(example.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("ArrowRight")
    shown = example.locator(".overlay, .panel").first
    expect(shown).to_contain_text("Lewis Greyface")  # what is drawn is seen, and chosen from by the example alone
    page.keyboard.press("e")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    stands(page, 2)
    expect(shown).to_have_count(0)
    page.keyboard.press("Escape")
    expect(example).to_have_count(0)
    expect(book.locator("[data-example=bonus-draw]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert page.url == address
    assert anna.position == before
    anna.move()


def test_a_link_in_its_text_leads_on_in_the_book(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go("/rules/seasons#paying")
    page.locator("[data-example=summoning]").click()
    page.get_by_test_id("told").get_by_role("link", name="bonus").click()
    expect(page.get_by_test_id("example")).to_have_count(0)
    expect(page).to_have_url(f"{server.address}/rules/seasons#bonus-gauge")
