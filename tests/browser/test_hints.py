"""What a master would do: asked by button or key, told with chances, found in the list, and never done by itself."""

import re

from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_etherstone import offered, sit

SAY = texts("en")
BULB = SAY("web-advice")
CHANCE = re.compile(r"\d+%")
LEAD = re.compile(r"At the end about (level|\d+ points? (ahead|behind))")


def hints(person: Person) -> list[str]:
    """The options that a master names, when it has."""
    expect(person.find("advice")).to_contain_text(SAY("web-advice-told"))
    found = person.page.locator("[data-hint]")
    expect(found).to_have_count(3)
    for one in found.all():
        expect(one).to_contain_text(CHANCE)
        expect(one).to_contain_text(LEAD)
    return [str(one.get_attribute("data-hint")) for one in found.all()]


def test_three_options_with_their_chances(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    sit(anna, "sets")
    before = anna.number
    panel = anna.find("advice")
    anna.page.get_by_role("button", name=BULB).click()
    found = hints(anna)
    assert set(found) <= offered(anna)
    percents = [int(text.split("%")[0]) for text in anna.page.locator("[data-hint] .chance").all_inner_texts()]
    assert percents == sorted(percents, reverse=True)
    assert anna.axe("advice", within="[data-testid=advice]") == []

    anna.page.locator("[data-hint]").nth(1).click()  # it is found among the options, and nothing is done
    expect(panel).to_have_count(0)
    expect(anna.page.locator(f"[data-option='{found[1]}']")).to_be_focused()
    assert anna.number == before

    anna.key("a")  # it was asked already: the same is told
    assert hints(anna) == found
    anna.key("Escape")
    expect(panel).to_have_count(0)
    assert sum('"type":"hints"' in frame for frame in anna.frames) == 1


def test_the_next_question_puts_it_away(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "take-die")
    anna.open().ready()
    anna.key("a")
    hints(anna)
    before = anna.number
    anna.key("1")
    anna.answered(before)
    expect(anna.find("advice")).to_have_count(0)


def test_among_people_there_are_no_hints(server: ServerProcess, visit: Visit) -> None:
    anna, bob = visit(server), visit(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    anna.table = anna.ask("POST", "/api/tables", {"game": "seasons", "seats": seats, "settings": {"first": "1"}})
    bob.ask("POST", f"/api/tables/{anna.table['id']}/join", {"seat": 1})
    bob.ask("POST", f"/api/tables/{anna.table['id']}/ready", {"ready": True})
    anna.ask("POST", f"/api/tables/{anna.table['id']}/start")
    anna.open().ready()
    expect(anna.page.get_by_role("button", name=BULB)).to_have_count(0)
    anna.key("a")
    expect(anna.find("advice")).to_have_count(0)
