"""While an answer is under way nothing can be chosen, and nothing looks as if it could."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import Table

LIT = ".board .panel button.card.lit"


class Slow(Table):
    """A server that says how the match goes on before it acknowledges the answer."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.sent: list[dict[str, Any]] = []

    def _asked(self, message: str | bytes) -> None:
        self.sent.append(json.loads(message))
        super()._asked(message)

    def answers(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "answer"]

    def goes_on(self) -> None:
        """The same is asked once more."""
        assert self.line is not None
        self.number += 1
        position = self.told["position"] | {"number": self.number}
        position["question"] = position["question"] | {"number": self.number}
        seats = self.told["table"]["seats"]
        update = {"type": "update", "position": position, "epoch": "", "log_from": 0, "log": [], "seats": seats}
        self.line.send(json.dumps(update))

    def acknowledges(self) -> None:
        assert self.line is not None
        self.line.send(json.dumps({"type": "ack", "id": self.answers()[-1]["id"]}))


def test_a_card_is_no_choice_before_the_last_answer_is_stored(server: ServerProcess, visit: Visit) -> None:
    table = Slow(visit(server))
    table.show("seasons", "keep")
    page, lit = table.page, table.page.locator(LIT)
    expect(lit).not_to_have_count(0)
    lit.first.click()
    expect(lit).to_have_count(0)
    table.person.until(lambda: len(table.answers()) == 1, "the answer is on its way")
    table.goes_on()
    expect(page.locator(f".match[data-number='{table.number}']")).to_be_attached()
    card = page.locator(".board .panel button.card").first
    expect(lit).to_have_count(0)
    card.click()
    table.acknowledges()
    expect(lit).not_to_have_count(0)
    lit.first.click()
    expect(lit).to_have_count(0)
    table.person.until(lambda: len(table.answers()) > 1, "the second answer is on its way")
    assert [answer["number"] for answer in table.answers()] == [table.number - 1, table.number]
