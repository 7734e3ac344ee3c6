"""Every card, artifact, treasure and goal has a case of its own in the file of its set."""

import ast
from pathlib import Path

import pytest

from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS

HERE = Path(__file__).parent
FILES = {"artifact": "artifacts", "treasure": "treasures"}  # of other sets: the set's own name
NAMED = [(FILES.get(card.set, card.set), card.slug) for card in ALL_CARDS]
NAMED += [("goals", goal.slug) for goal in GOAL_CARDS]


def functions_of(path: Path) -> list[str]:
    assert path.exists(), f"{path.name} is missing"
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node.name for node in body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize(("name", "slug"), NAMED, ids=lambda text: text)
def test_has_a_case_of_its_own(name: str, slug: str) -> None:
    start = f"test_{slug.replace('-', '_')}"
    found = [test for test in functions_of(HERE / f"test_{name}.py") if test == start or test.startswith(f"{start}_")]
    assert found, f"test_{name}.py has no {start}…"
