"""Taking back is offered exactly while it is allowed, and a click that is final says so beforehand."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess

UNDO = ".prompt .tools button[title$='(U)']"
RESTART = ".prompt .tools button[title$='(R)']"


def options(person: Person) -> list[dict[str, Any]]:
    """The options of the list, opened if need be."""
    if not person.seen("[data-option]"):
        person.page.keyboard.press("l")
    expect(person.page.locator("[data-option]").first).to_be_enabled()
    found = person.page.locator("[data-option]").evaluate_all(
        "nodes => nodes.map((node) => ({ text: node.dataset.option, final: node.querySelector('.final') !== null }))"
    )
    return list(found)


def choose(person: Person, option: dict[str, Any]) -> None:
    before = person.number
    text = option["text"].replace('"', '\\"')
    person.page.locator(f'[data-option="{text}"]').click()
    person.answered(before)


def offered(person: Person) -> tuple[bool, bool]:
    expect(person.page.locator(UNDO)).to_have_count(int(person.position["undo"]))
    expect(person.page.locator(RESTART)).to_have_count(int(person.position["restart"]))
    return person.seen(UNDO) == 1, person.seen(RESTART) == 1


def test_undo_is_offered_exactly_while_allowed(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.sit()
    final = reversible = restarted = 0
    for _ in range(150):
        if anna.ready() == "over" or (final >= 3 and reversible >= 5 and restarted >= 1):
            break
        there = options(anna)
        decision = anna.position["decision"]
        marked = {option["text"]: option["final"] for option in there}
        assert marked == {option["text"]: option["final"] for option in decision["options"]}, decision["kind"]
        option = anna.chance.choice(there)
        before, view = anna.number, anna.position["view"]
        choose(anna, option)
        if option["final"]:
            assert anna.position["decision"] is None or offered(anna) == (False, False), f"after {option['text']}"
            final += 1
            continue
        assert offered(anna)[0], f"{option['text']} was said to be reversible"
        reversible += 1
        if reversible % 2:
            anna.page.locator(UNDO).click()
            anna.until(lambda before=before: anna.number == before, "the answer is taken back")  # type: ignore[misc]
            assert anna.position["view"] == view
            assert {option["text"] for option in options(anna)} == set(marked)
            choose(anna, option)
        elif anna.position["restart"]:
            anna.page.locator(RESTART).click()
            anna.until(lambda: not anna.position["restart"], "the turn starts again")
            assert anna.number <= before
            assert offered(anna) == (False, False)
            restarted += 1
    assert final >= 3
    assert reversible >= 5
    assert restarted >= 1
