"""The coach: switched on in practice, it says what matters before a choice, links the rule, and asks a master."""

import json
import re

import pytest
from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import Table

SAY = texts("en")


def notes(person: Person) -> list[str]:
    """The kinds of what the coach says."""
    expect(person.page.locator("[data-note]").first).to_be_visible()
    return [str(one.get_attribute("data-note")) for one in person.page.locator("[data-note]").all()]


def test_it_is_switched_on_and_off_and_stays_as_chosen(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    anna.open().ready()
    anna.page.get_by_role("tab", name=SAY("coach")).click()
    switch = anna.find("coach-switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(anna.page.locator("[data-note]")).to_have_count(0)
    switch.click()
    found = notes(anna)
    assert found[0] == "split-first"
    assert len(found) <= 3
    first = anna.page.locator("[data-note]").first
    expect(first).to_contain_text("Cheap and useful from the start")
    assert anna.axe("coach", within="[data-testid=coach]") == []

    first.get_by_role("link").click()  # the rule
    expect(anna.page.get_by_role("dialog").get_by_role("heading", name="What goes where")).to_be_visible()
    anna.key("Escape")

    anna.page.reload()
    anna.ready()
    assert notes(anna) == found
    anna.find("coach-best").click()
    expect(anna.page.locator("[data-hint]").first).to_be_visible()
    anna.key("Escape")
    anna.find("coach-switch").click()
    expect(anna.page.locator("[data-note]")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_it_waits_behind_its_button(server: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(server, touch=True, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    anna.page.add_init_script("localStorage.setItem('ludoteka', JSON.stringify({coach: true, lang: 'en'}))")
    anna.deal(level="apprentice")
    anna.open().ready()
    button = anna.find("coached")
    expect(button).to_contain_text(re.compile("[1-3]"))
    told = int(button.inner_text())
    expect(anna.page.locator("[data-note]")).to_have_count(0)
    button.click()
    assert len(notes(anna)) == told
    button.click()
    expect(anna.page.locator("[data-note]")).to_have_count(0)


class Coached(Table):
    """A server whose coach has a word, and whose other players answer."""

    def _asked(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "coach" and self.line:
            notes = [{"note": {"kind": "split-first", "cards": ["base:3"]}, "rule": "advice"}]
            self.line.send(json.dumps({"type": "coaching", "id": said["id"], "number": said["number"], "notes": notes}))
        super()._asked(message)

    def goes_on(self) -> None:
        """Somebody else has answered what all are asked."""
        assert self.line is not None
        self.number += 1
        position = self.told["position"] | {"number": self.number, "coach": True}
        seats = self.told["table"]["seats"]
        update = {"type": "update", "position": position, "epoch": "", "log_from": 0, "log": [], "seats": seats}
        self.line.send(json.dumps(update))
        expect(self.page.locator(f".match[data-number='{self.number}']")).to_be_attached()


def test_what_is_read_stays_while_a_rival_answers(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, touch=True, viewport={"width": 390, "height": 844}, has_touch=True)
    table = Coached(anna)
    anna.page.add_init_script("localStorage.setItem('ludoteka', JSON.stringify({coach: true, lang: 'en'}))")
    table.show("seasons", "split-2")
    table.goes_on()
    expect(anna.find("coached")).to_contain_text("1")
    anna.find("coached").click()
    note = anna.page.locator("[data-note]")
    expect(note).to_be_visible()
    table.goes_on()
    table.settle()
    expect(note).to_be_visible()


def test_among_people_there_is_no_coach(server: ServerProcess, visit: Visit) -> None:
    anna, bob = visit(server), visit(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    anna.table = anna.ask("POST", "/api/tables", {"game": "seasons", "seats": seats, "settings": {"first": "1"}})
    bob.ask("POST", f"/api/tables/{anna.table['id']}/join", {"seat": 1})
    bob.ask("POST", f"/api/tables/{anna.table['id']}/ready", {"ready": True})
    anna.ask("POST", f"/api/tables/{anna.table['id']}/start")
    anna.page.add_init_script("localStorage.setItem('ludoteka', JSON.stringify({coach: true, side: 'coach'}))")
    anna.open().ready()
    expect(anna.page.get_by_role("tab", name=SAY("web-log"))).to_be_visible()
    expect(anna.page.get_by_role("tab", name=SAY("coach"))).to_have_count(0)
    assert not any('"type":"coaching"' in frame for frame in anna.frames)
