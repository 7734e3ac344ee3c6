"""Moments of recorded matches on phones: nothing is cut, covered or small, however it came about.

The fixtures of the boards are chosen; matches come to what nobody thought of: a cost raised by two cards, tokens on
the smallest of cards, a standing of four, the result of a battle while the next one is fought.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteka.core.game import game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_readable import Table
from web.fixtures.positions import Fixtures

JOURNALS = Path(__file__).parents[1] / "journals"
PHONES = ((360, 640), (390, 844))

# After how many answers of a match, and in which language; something went wrong there once.
MOMENTS = {
    "seasons-2-archmage": ("uk-UA", [208]),
    "seasons-2-enchantment": ("uk-UA", [225]),
    "seasons-2-tokens": ("ru-RU", [46, 81]),
    "seasons-4-everything": ("uk-UA", [180, 226, 442, 451]),
    "seasons-4-tokens": ("uk-UA", [316]),
    "elven-rage-2": ("uk-UA", [657]),
    "elven-rage-2-advanced": ("ru-RU", [109]),
    "elven-rage-2-only-war": ("uk-UA", [190]),
    "elven-rage-4-alliance": ("uk-UA", [60, 73]),
}
DECIDED = ("elven-rage-4-alliance", 73)  # a battle has just ended, the next one has begun


def moments(name: str) -> Iterator[tuple[int, str]]:
    """Those of a match, as who is asked is told them, with all that happened since they were asked last."""
    journal = Journal.parse((JOURNALS / f"{name}.jsonl").read_text(encoding="utf-8"))
    game = game_named(journal.game)
    fixtures = Fixtures(game, journal.settings)
    match = Match(game, journal.players, journal.key, journal.settings, list(journal.names))
    _, wanted = MOMENTS[name]
    last: dict[int, int] = {}
    for number in range(len(journal.answers) + 1):
        answer = journal.answers[number] if number < len(journal.answers) else None
        seat = answer.seat if answer else 0
        if number in wanted:
            yield number, fixtures.data(match.state, match.events[last.get(seat, 0) :][-40:], seat)
        if answer:
            last[seat] = len(match.events)
            match.answer(seat, answer.text)


@pytest.mark.parametrize("name", MOMENTS)
def test_recorded_matches_can_be_read_on_phones(server: ServerProcess, visit: Visit, name: str) -> None:
    width, height = PHONES[0]
    language, _ = MOMENTS[name]
    person = visit(server, touch=True, locale=language, viewport={"width": width, "height": height}, has_touch=True)
    table = Table(person).unpainted()
    found = []
    for number, told in moments(name):
        table.put(told)
        if (name, number) == DECIDED:
            expect(person.page.locator("[data-result]")).to_be_visible()
            table.settle()
        for size in PHONES:
            table.resize(size)
            found += [f"{number} {size}: {fault}" for fault in table.faults(touch=True)]
    assert not found, "\n".join(found)
