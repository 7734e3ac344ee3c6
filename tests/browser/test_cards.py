"""A card read large: its text, and its rulings, fetched only now, on any screen; and the card that another copies."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ludoteka.core.game import game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_phone import PHONE
from tests.browser.test_together import invite

JOURNAL = Path(__file__).parents[1] / "journals" / "seasons-2-everything.jsonl"


# Whether all of something is seen where a card is read, once it is scrolled to.
SCROLLED = """node => {
    node.scrollIntoView({ block: 'nearest' });
    const own = node.getBoundingClientRect(), body = node.closest('.body').getBoundingClientRect();
    return own.top >= body.top && own.bottom <= body.bottom && own.top >= 0 && own.bottom <= innerHeight;
}"""


def message(card: str) -> str:
    return f"seasons-card-{card.replace(':', '-')}"


def shows(dialog: Locator, card: str, language: str) -> Locator:
    """The dialog tells all about a card; returns its list of rulings."""
    say = texts(language)
    expect(dialog.get_by_role("heading", level=2, name=say(message(card)), exact=True).last).to_be_visible()
    expect(dialog).to_contain_text(say(f"{message(card)}.text"))
    rulings = dialog.get_by_role("region", name=say("seasons-label-rulings"))
    expect(rulings.get_by_role("listitem")).to_have_text(say.rulings(message(card)))
    return rulings


def a_copy(journal: Journal) -> tuple[str, int]:
    """The first card that Raven the Usurper copies, and when."""
    match = Match.replay(game_named(journal.game), journal, 0)
    for number, answer in enumerate(journal.answers, 1):
        match.answer(answer.seat, answer.text)
        for event in match.events:
            if event.kind == "usurped":
                return str(event.shown["card"]), number
    raise AssertionError("nothing is copied in this match")


def sit_calmly(person: Person) -> None:
    """At a match in which the rival has chosen a card, so that nothing changes any more."""
    person.sit("wizard")
    person.until(lambda: bool(person.position["view"]["players"][1]["picked"]), "the rival has chosen")
    number = str(person.number)
    person.until(lambda: person.page.get_attribute(".match", "data-number") == number, "the page shows it")


def shown_number(person: Person) -> int:
    return int(person.page.get_attribute(".match", "data-number") or -1)


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_card_stays_open_while_a_rival_chooses(server: ServerProcess, visit: Visit, device: str) -> None:
    anna = visit(server, touch=True, **PHONE) if device == "touch" else visit(server)
    boris = visit(server)
    invite(anna, boris, level="wizard")
    anna.ready()
    card = anna.page.locator(".pack button.card").nth(2)
    id = card.get_attribute("data-card") or ""
    if device == "touch":
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
    else:
        card.click(button="right")
    dialog = anna.page.get_by_role("dialog")
    shows(dialog, id, "en")
    before = anna.number
    boris.ready()
    boris.move()
    anna.until(lambda: shown_number(anna) > before, "the rival has chosen")
    shows(dialog, id, "en")
    expect(card).to_have_class(re.compile(r"\bread\b"))
    anna.press(dialog.locator(".deed"))  # the pack goes on, and the card is not there any more
    expect(dialog).to_have_count(0)
    anna.until(lambda: anna.my_board["cards"]["drafted"] == [id], "the pack went on")


def rulings_fetched(person: Person) -> int:
    return sum("rulings" in url for url in person.requests)


def test_rulings_are_fetched_with_the_first_card_opened(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, locale="uk-UA")
    sit_calmly(anna)
    assert rulings_fetched(anna) == 0
    dialog = anna.page.get_by_role("dialog")
    for place in (0, 1):
        card = anna.page.locator("button.card").nth(place)
        card.click(button="right")
        shows(dialog, card.get_attribute("data-card") or "", "uk")
        anna.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert rulings_fetched(anna) == 1


def test_on_a_phone_the_last_ruling_is_in_reach(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, touch=True, **{**PHONE, "locale": "ru-RU"})
    sit_calmly(anna)
    card = anna.page.locator("button.card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    dialog = anna.page.get_by_role("dialog")
    last = shows(dialog, card.get_attribute("data-card") or "", "ru").get_by_role("listitem").last
    anna.until(lambda: bool(last.evaluate(SCROLLED)), "it can be scrolled to, whatever is told below it by then")
    assert dialog.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_copied_card_is_reached_from_the_card_that_copies_it(server: ServerProcess, visit: Visit) -> None:
    copied, moment = a_copy(Journal.parse(JOURNAL.read_text(encoding="utf-8")))
    anna = visit(server)
    page = anna.page
    anna.go()
    page.locator("input[type=file]").set_input_files(JOURNAL)
    page.wait_for_url("**/replay/*")
    page.locator("a[href*='/replay/'][href$='/0']").click()
    page.get_by_role("slider").fill(str(moment))
    board = anna.watch(moment, -1)
    board.locator("[data-card='ek:18']").first.click()
    dialog = page.get_by_role("dialog")
    shows(dialog, "ek:18", "en")
    dialog.get_by_role("button", name=f"copies {texts('en')(message(copied))}").click()
    shows(dialog, copied, "en")
    page.keyboard.press("ArrowLeft")
    shows(dialog, "ek:18", "en")
