"""What cannot be used says why: under the pointer, to the keyboard, in the card's reader, to screen readers."""

import re

from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person, take_turns
from tests.browser.process import ServerProcess

GAUGE = texts("en")("seasons-cannot-gauge-full", cards=0, gauge=0)
ARCHIVED = texts("en")("seasons-cannot-archived", year="II")
HAS_DIE = texts("en")("seasons-cannot-has-die")
NO_ENERGY = texts("en")("seasons-cannot-no-energy")
HAND = "button.card[data-why*='summon']"
RESERVE = "button[data-why*='start-transmuting']"


def at_first_dice(server: ServerProcess, visit: Visit) -> Person:
    """A first die is to be taken: nothing in hand can be summoned yet."""
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "take-die")
    anna.open().ready()
    return anna


def test_what_cannot_be_used_says_why(server: ServerProcess, visit: Visit) -> None:
    anna = at_first_dice(server, visit)
    why = anna.find("cannot")
    expect(why).to_have_text("")

    card = anna.page.locator(HAND).first
    anna.page.mouse.move(1, 1)
    card.hover()
    expect(why).to_contain_text(GAUGE)
    anna.page.mouse.move(1, 1)
    expect(why).to_have_text("")

    anna.page.locator(RESERVE).focus()
    expect(why).to_contain_text(NO_ENERGY)
    expect(anna.page.locator(RESERVE)).to_have_attribute("aria-description", re.compile(re.escape(NO_ENERGY)))

    card.click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(GAUGE)
    anna.key("Escape")

    anna.page.locator("button[data-why].archive").first.focus()
    expect(why).to_contain_text(ARCHIVED)


def test_a_die_that_is_taken_says_why(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    anna.open().ready()
    anna.page.locator("button.slot").first.focus()
    expect(anna.find("cannot")).to_contain_text(HAS_DIE)


def test_what_was_said_is_gone_with_the_position(server: ServerProcess, visit: Visit) -> None:
    anna = at_first_dice(server, visit)
    anna.page.locator(RESERVE).focus()
    expect(anna.find("cannot")).to_contain_text(NO_ENERGY)
    before = anna.number
    take_turns(anna, until=lambda: anna.number > before)
    expect(anna.find("cannot")).to_have_text("")
    assert anna.complaints == []


def test_tab_comes_to_a_taken_die_of_etherstone(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal("etherstone", start="sets")
    hurry(anna, until=lambda: anna.kind == "action" and any(d["by"] == 1 for d in anna.position["view"]["dice"]))
    anna.open().ready()
    anna.tab_to("button.taken")
    held = texts("en")("etherstone-cannot-die-held", player="")
    expect(anna.find("cannot")).to_contain_text(held.strip())


def test_tab_comes_to_a_land_that_cannot_be_attacked(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal("elven-rage")
    hurry(anna, until=lambda: anna.kind == "capture")
    anna.open().ready()
    anna.tab_to(".land[aria-disabled=true]")
    expect(anna.find("cannot")).not_to_have_text("")
