"""Every kind of question is answered by mouse on the table itself; no match is played."""

import json
from collections.abc import Callable

import pytest

from tests.browser import rage, test_etherstone
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import ALL, FIXTURES, MOMENTS, Table

MANY = {"construct", "prophecy"}  # their answers go one after the other, each when the match has gone on


class Asking(Table):
    """A table's page that is asked, and what it answers."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        always = '{"attention": "always"}'  # windows in which nothing can be gained are asked about too
        self.page.add_init_script(f"localStorage.setItem('ludoteka-elven-rage-stops', '{always}')")
        self.taken: list[str] = []
        self.under_way: list[str] = []

    def _asked(self, message: str | bytes) -> None:
        super()._asked(message)
        said = json.loads(message)
        if said["type"] == "answer":
            assert said["number"] == self.number
            self.taken.append(said["option"])
            self.under_way.append(said["id"])
            self.person.position["number"] += 1  # as if the match had gone on

    def show(self, game: str, moment: str, hand: list[str] | None = None) -> None:
        for id in self.under_way:
            if self.line:
                self.line.send(json.dumps({"type": "ack", "id": id}))
        self.taken, self.under_way = [], []
        super().show(game, moment, hand)
        self.person.hear(json.dumps(self.told))


def answer(person: Person, move: Callable[[Person], None]) -> None:
    person.ready()
    move(person)


def answer_in_battle(person: Person) -> None:
    rage.ready(person)
    rage.move(person)


ANSWERS: dict[str, Callable[[Person], None]] = {
    "seasons": lambda person: answer(person, Person.move),
    "etherstone": lambda person: answer(person, test_etherstone.move),
    "elven-rage": answer_in_battle,
}


def questions(game: str) -> list[str]:
    """A moment for each kind of question that the readable tables show; any moment at all in `make soak`."""
    found: dict[str, str] = {}
    moments = sorted(path.stem for path in (FIXTURES / game / "fixtures").glob("*.json")) if ALL else MOMENTS[game]
    for moment in moments:
        data = json.loads((FIXTURES / game / "fixtures" / f"{moment}.json").read_text(encoding="utf-8"))
        kind = (data["position"]["question"] or {"kind": ""})["kind"]
        if kind and kind not in MANY:
            found.setdefault(moment if ALL else kind, moment)
    return list(found.values())


@pytest.mark.parametrize("game", ANSWERS)
def test_every_question_is_answered_by_mouse(server: ServerProcess, visit: Visit, game: str) -> None:
    table = Asking(visit(server))
    asked = questions(game)
    assert len(asked) > 8
    for moment in asked:
        table.show(game, moment)
        ANSWERS[game](table.person)
        table.person.until(lambda: bool(table.taken), f"'{moment}' is answered")
        options = [option["text"] for option in table.told["position"]["question"]["options"]]
        assert table.taken[0] in options, moment
        assert len(table.taken) == 1, moment
