"""Every entity, leader and threat has a case of its own in the file of its colour or kind."""

from pathlib import Path

import pytest

from ludoteka.games.etherstone.cards.definition import Card
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from tests.games.cases import cases_in

HERE = Path(__file__).parent
FILES = {  # by the letters of the code: the file, and the letters in names of tests
    "ТУ": ("mists", "tu"),
    "УК": ("tamers", "uk"),
    "СА": ("salamanders", "sa"),
    "СВ": ("lights", "sv"),
    "ИС": ("distortions", "is"),
    "ВО": ("leaders", "vo"),
    "УГ": ("threats", "ug"),
}


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_has_a_case_of_its_own(card: Card) -> None:
    name, letters = FILES[card.id[:2]]
    start = f"test_{letters}{card.id[2:]}"
    found = [test for test in cases_in(HERE / f"test_{name}.py") if test == start or test.startswith(f"{start}_")]
    assert found, f"test_{name}.py has no {start}_…"
