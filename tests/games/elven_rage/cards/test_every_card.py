"""Every card, artifact, treasure and goal has a case of its own in the file of its set."""

from pathlib import Path

import pytest

from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS
from tests.games.cases import cases_in

HERE = Path(__file__).parent
FILES = {"artifact": "artifacts", "treasure": "treasures"}  # of other sets: the set's own name
NAMED = [(FILES.get(card.set, card.set), card.slug) for card in ALL_CARDS]
NAMED += [("goals", goal.slug) for goal in GOAL_CARDS]


@pytest.mark.parametrize(("name", "slug"), NAMED, ids=lambda text: text)
def test_has_a_case_of_its_own(name: str, slug: str) -> None:
    start = f"test_{slug.replace('-', '_')}"
    found = [test for test in cases_in(HERE / f"test_{name}.py") if test == start or test.startswith(f"{start}_")]
    assert found, f"test_{name}.py has no {start}…"
