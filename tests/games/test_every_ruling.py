"""Every ruling on a page of docs/rulings is cited by a test, and every citation names a ruling."""

from pkgutil import iter_modules

import pytest

import ludoteka.games
from tests.games.rulings import GAMES, TESTS, cited, docstrings, every_docstring, items, listed, numbers, page_of

SAMPLE = "# A game\n\nNumbers such as R1.\n\n## One\n\n- A43–A45 three (A7, R018).\n"

every_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_has_its_page() -> None:
    assert sorted(module.name.replace("_", "-") for module in iter_modules(ludoteka.games.__path__)) == GAMES


def test_what_a_page_lists() -> None:
    assert listed(SAMPLE) == {"A7", "A43", "A44", "A45", "R018"}
    assert numbers(SAMPLE) == {"R1", *listed(SAMPLE)}


def test_only_docstrings_of_tests_cite() -> None:
    source = '"""A1"""\n\ndef test_it():\n    """A2"""\n    # A3\n\ndef help():\n    """A4"""\n'
    assert docstrings(source) == {"test_it": "A2"}


@every_game
def test_every_ruling_is_proved(game: str) -> None:
    proved = set().union(*cited(game).values())
    assert sorted(listed(page_of(game)) - proved) == []


@every_game
def test_every_citation_names_a_ruling(game: str) -> None:
    known = numbers(page_of(game))
    unknown = {test: sorted(ids - known) for test, ids in cited(game).items()}
    assert {test: ids for test, ids in unknown.items() if ids} == {}


@every_game
def test_every_item_of_a_page_has_a_number(game: str) -> None:
    assert [item for item in items(page_of(game)) if not numbers(item)] == []


def test_tests_of_etherstones_rules_say_what_they_demand() -> None:
    rules = TESTS / "games" / "etherstone" / "rules"
    silent = [
        f"{path.name}: {name}"
        for path, tests in every_docstring().items()
        if path.is_relative_to(rules)
        for name, text in tests.items()
        if not text
    ]
    assert silent == []
