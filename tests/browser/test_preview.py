"""What an option would do is told before it is chosen; where chance decides, that is told."""

import re

from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.process import ServerProcess
from tests.browser.test_etherstone import sit

OPEN = texts("en")("web-preview-open")


def test_what_a_die_would_bring(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "take-die")
    anna.open().ready()
    told, option = anna.find("preview"), anna.page.locator("[data-option]").first
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.mouse.move(1, 1)
    expect(told).to_have_text("")
    question = anna.find("prompt").bounding_box()
    option.hover()
    expect(told).to_have_attribute("data-outlook", "certain")
    expect(told).to_contain_text(re.compile("took the die|die"))
    assert anna.find("prompt").bounding_box() == question, "the question moved"
    anna.page.mouse.move(1, 1)
    expect(told).to_have_text("")
    option.focus()
    expect(told).not_to_have_text("")


def test_where_chance_decides(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    sit(anna, "sets")
    anna.key("l")  # the list of all options
    anna.page.locator("[data-option='refresh']").focus()
    expect(anna.find("preview")).to_have_text(OPEN)
    expect(anna.find("preview")).to_have_attribute("data-outlook", "open")
