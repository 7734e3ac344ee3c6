"""Taking back is offered exactly while it is allowed, and a click that is final says so beforehand."""

import json
from typing import Any

from playwright.sync_api import expect

from ludoteka.server.course import turn_of
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


def choose(person: Person, option: dict[str, Any]) -> dict[str, Any]:
    """Take an option of the list; the position right after it, before anybody else answered."""
    before, heard = person.number, len(person.frames)
    text = option["text"].replace('"', '\\"')
    person.page.locator(f'[data-option="{text}"]').click()
    person.answered(before)
    positions = (json.loads(frame).get("position") for frame in person.frames[heard:])
    return dict(next(position for position in positions if position and position["number"] == before + 1))


def offered(person: Person) -> tuple[bool, bool]:
    """Whether undo and restart are offered: the page agrees with the server, even while the computer answers."""

    def agreed() -> bool:
        allowed = person.position["undo"], person.position["restart"]
        return (person.seen(UNDO) == 1, person.seen(RESTART) == 1) == allowed

    person.until(agreed, "undo is offered as allowed")
    return person.position["undo"], person.position["restart"]


def test_undo_is_offered_exactly_while_allowed(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.sit()
    final = reversible = restarted = 0
    for _ in range(150):
        if anna.ready() == "over" or (final >= 3 and reversible >= 5 and restarted >= 1):
            break
        there = options(anna)
        question = anna.position["question"]
        marked = {option["text"]: option["final"] for option in there}
        assert marked == {option["text"]: option["final"] for option in question["options"]}, question["kind"]
        option = anna.chance.choice(there)
        before, view = anna.number, anna.position["view"]
        after = choose(anna, option)
        assert after["undo"] != option["final"], f"{option['text']} was said to be final or not, and is not so"
        offered(anna)
        if option["final"]:
            final += 1
            continue
        reversible += 1
        if not anna.position["undo"] or len(anna.position["view"]["asked"]) != 1 or not anna.position["question"]:
            continue  # the computer has answered meanwhile, or is just about to
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
            undo, restart = offered(anna)
            assert not restart
            if undo:  # the computer only passed since an earlier turn: that is taken back answer by answer
                began, turn = anna.number, turn_of(anna.position["view"])
                anna.page.locator(UNDO).click()
                anna.until(lambda began=began: anna.number < began, "an earlier answer is taken back")  # type: ignore[misc]
                assert turn_of(anna.position["view"]) != turn
            restarted += 1
    assert final >= 3
    assert reversible >= 5
    assert restarted >= 1
