"""What others do is told step by step; the clock of the page stands still until the test moves it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, sit_together
from tests.browser.process import ServerProcess

LONG = 60_000  # ms; no sentence stands for so long


@pytest.fixture
def pair(server: ServerProcess, visit: Visit) -> tuple[Person, Person]:
    """Boris, whose turn it is, and Anna, who watches him with all that moves."""
    boris, anna = visit(server), visit(server, reduced_motion="no-preference")
    anna.page.clock.install()
    sit_together(boris, anna, "etherstone", start="sets")
    boris.ready()
    expect(anna.find("prompt")).to_be_visible()
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") + LONG)  # which must not be over before it is heard
    before = boris.number
    plain = [die for die in boris.position["view"]["dice"] if die["die"] != "purple"]  # that one asks for a colour
    colour = max(plain, key=lambda die: die["value"])["die"]
    boris.press(boris.page.locator(f".board [data-thing='die:{colour}']"))
    boris.answered(before)
    while boris.kind:  # the die does something that he has a choice in
        assert boris.ready() == "turn"
        before = boris.number
        if not boris.seen("[data-option]"):
            boris.key("l")
        boris.press(boris.page.locator("[data-option]:enabled").first)
        boris.answered(before)
    anna.until(lambda: anna.number == boris.number, "Anna has heard of it")
    return boris, anna


def shown(person: Person) -> int:
    return int(person.page.locator(".match").get_attribute("data-number") or -1)


def said(person: Person) -> Locator:
    return person.find("telling").locator(".said")


def test_steps_are_told_at_their_pace_paused_and_skipped(pair: tuple[Person, Person]) -> None:
    _, anna = pair
    page, line = anna.page, said(anna)
    expect(line).to_contain_text("took")
    first = line.inner_text()
    lines = anna.find("log").locator("li").count()
    expect(anna.find("news")).to_have_text(first)  # the same for those who listen, once
    for width in (820, 390):  # where the bar has no room for it, it lies over the bar
        page.set_viewport_size({"width": width, "height": 844})
        anna.until(lambda width=width: line.evaluate("line => line.clientWidth") > width / 2, "room")  # type: ignore[misc]
    page.set_viewport_size({"width": 1440, "height": 900})
    anna.key("p")
    page.clock.run_for(LONG)
    assert line.inner_text() == first
    anna.key("n")
    expect(line).not_to_have_text(first)
    second = line.inner_text()
    assert anna.find("log").locator("li").count() > lines
    page.clock.run_for(LONG)
    assert line.inner_text() == second
    page.get_by_role("button", name="Skip to now").click()
    expect(anna.find("telling")).to_have_count(0)
    assert shown(anna) == anna.number
    assert anna.kind == "action"


def test_since_my_last_turn_is_there_after_a_reload(pair: tuple[Person, Person]) -> None:
    _, anna = pair
    page = anna.page
    since = page.get_by_role("dialog", name="Since my last turn")
    expect(anna.find("telling")).to_be_visible()
    anna.key("k")
    expect(anna.find("telling")).to_have_count(0)
    page.get_by_role("button", name="Since my last turn").click()
    expect(since).to_contain_text("took")
    read = since.inner_text()
    anna.key("Escape")
    expect(since).to_have_count(0)
    page.reload()
    expect(anna.find("prompt")).to_be_visible()
    anna.key("s")
    expect(since).to_contain_text("took")
    assert since.inner_text() == read


def test_the_telling_keeps_nobody_from_playing(pair: tuple[Person, Person]) -> None:
    _, anna = pair
    expect(anna.find("telling")).to_be_visible()
    while shown(anna) != anna.number:  # what led to an earlier position
        at = said(anna).inner_text()
        anna.key("n")
        expect(said(anna)).not_to_have_text(at)
    assert anna.ready() == "turn"
    before = anna.number
    anna.key("l", "1")
    anna.answered(before)
    expect(anna.find("telling")).to_have_count(0)
    assert shown(anna) == anna.number
