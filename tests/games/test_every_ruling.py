"""Every ruling on a page of docs/rulings is cited by a test, and every citation names a ruling."""

import pytest

from tests.games.rulings import GAMES, cited, docstrings, listed, numbers, page_of

SAMPLE = "# A game\n\nNumbers such as R1.\n\n## One\n\n- A43–A45 three (A7, R018).\n"

every_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_with_rules_has_its_page() -> None:
    assert GAMES == ["elven-rage", "etherstone", "seasons"]


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
