"""How cards are declared: a word that only one of them needs is a modifier, not an argument of all."""

import ast
from collections import Counter
from pathlib import Path

CARDS = Path(__file__).parents[3] / "src" / "ludoteka" / "games" / "seasons" / "cards"
COMMON = 2  # cards that an argument serves at least


def test_every_argument_serves_several_cards() -> None:
    found: Counter[str] = Counter()
    for source in ("base.py", "kingdom.py"):
        for node in ast.walk(ast.parse((CARDS / source).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Card":
                found.update(str(keyword.arg) for keyword in node.keywords)
    assert found["prestige"] > 60
    assert {name: n for name, n in found.items() if n < COMMON} == {}
