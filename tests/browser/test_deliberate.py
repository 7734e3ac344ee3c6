"""Nothing irrevocable by accident: it is marked before the click, and what costs a lot is pressed twice."""

from playwright.sync_api import expect

from ludoteka.core.match import Match
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import DEED, Person
from tests.browser.process import ServerProcess

AGAIN = texts("en")("web-again")
WARY = "localStorage.setItem('ludoteka', JSON.stringify({ confirm: true }))"
REFRESH = "main [data-thing=refresh]"
# What the board offers and the list: whether each has a lock, or is said to have none.
LOCKS = """() => Object.fromEntries([...document.querySelectorAll('main [data-does], [data-option]')].map((node) => [
    node.dataset.option ?? node.dataset.does,
    node.querySelector('.lock, .final') !== null || node.hasAttribute('data-final'),
]))"""


def at_market(server: ServerProcess, visit: Visit, wary: bool = True) -> Person:
    """An action is to be chosen; refreshing the market costs life and shows new cards."""
    anna = visit(server)
    if wary:
        anna.page.add_init_script(WARY)
    anna.deal("etherstone", start="sets")
    hurry(anna, until=lambda: anna.kind == "action")
    anna.open().ready()
    return anna


def test_what_costs_a_lot_is_pressed_twice(server: ServerProcess, visit: Visit) -> None:
    anna = at_market(server, visit)
    page, before = anna.page, anna.number
    refresh, again = page.locator(REFRESH), anna.find("again")
    refresh.click()
    expect(again).to_have_text(AGAIN)
    expect(page.locator(f"{REFRESH}[data-armed]")).to_have_count(1)
    anna.key("Escape")
    expect(again).to_have_text("")
    expect(page.locator("[data-armed]")).to_have_count(0)

    anna.key("l")
    option = page.locator("[data-option=refresh]")
    option.click()
    expect(option).to_contain_text(AGAIN)
    expect(again).to_have_attribute("role", "alert")
    page.locator("[data-option^='take ']").first.hover()
    assert anna.number == before
    option.click()
    anna.answered(before)
    expect(again).to_have_text("")


def test_a_card_that_was_read_is_drafted_by_a_finger(server: ServerProcess, visit: Visit) -> None:
    """The tap on its button is the second press; what costs a lot is pressed twice there too."""
    anna = visit(server, touch=True, viewport={"width": 390, "height": 844}, has_touch=True)
    page = anna.page
    page.add_init_script(WARY)
    anna.deal("etherstone")
    anna.open().ready()
    before = anna.number
    page.locator(".pack .card").first.tap()
    page.locator(DEED).first.tap()
    anna.answered(before)

    state = Scenario(Seat("ВО001", durability=3), Seat("ВО002", hand=["УК001"]), dice="wrg").state.to_json()
    match = Match(GAME, state["seats"], bytes.fromhex(state["key"]), start=state)
    table = anna.ask("POST", "/api/journals", {"journal": match.journal.dump()})
    wish = {"number": match.state.number, "seat": 0, "bot": "random"}
    anna.table = anna.ask("POST", f"/api/tables/{table['id']}/continue", wish)
    anna.open().ready()
    before = anna.number
    page.locator(REFRESH).tap()
    deed = page.locator(DEED)
    deed.tap()
    expect(deed).to_contain_text(AGAIN)
    assert anna.number == before
    deed.tap()
    anna.answered(before)


def test_whoever_wants_it_so_presses_once(server: ServerProcess, visit: Visit) -> None:
    anna = at_market(server, visit, wary=False)
    before = anna.number
    anna.page.locator(REFRESH).click()
    anna.answered(before)


def test_what_is_final_is_marked_wherever_it_is_pressed(server: ServerProcess, visit: Visit) -> None:
    anna = at_market(server, visit)
    anna.until(lambda: bool(anna.page.evaluate(LOCKS)), "the board says what it offers")
    shown = anna.page.evaluate(LOCKS)
    final = {option["text"]: option["final"] for option in anna.position["question"]["options"]}
    assert shown["refresh"]
    assert shown == {text: final[text] for text in shown}


def test_leaving_is_pressed_twice(server: ServerProcess, visit: Visit) -> None:
    anna = at_market(server, visit)
    page = anna.page
    page.locator("h1 button").click()
    anna.find("leave").click()
    expect(anna.find("leave")).to_have_text(texts("en")("web-leave-again"))
    anna.key("Escape")
    page.locator("h1 button").click()
    expect(anna.find("leave")).to_have_text(texts("en")("web-leave-match"))
    anna.find("leave").click()
    anna.find("leave").click()
    page.wait_for_url(anna.address + "/")
