"""What holds for all twenty cards of Enchanted Kingdom: printed values, and that each has tests of its own."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.cards.kingdom import KINGDOM
from ludoteka.games.seasons.cards.pool import pool
from ludoteka.games.seasons.energy import NAMES, count

CARDS_HERE = Path(__file__).parent / "cards"
PRINTED: list[dict[str, Any]] = json.loads((CARDS_HERE / "printed.json").read_text(encoding="utf-8"))


def slug_of(name: str) -> str:
    """`Selenia's Codex` becomes `selenias-codex`."""
    return re.sub(r"[^a-z]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")


def cost_of(card: Card, players: int) -> dict[str, int]:
    cost = card.costs[players - 2]
    amounts = {name: int(count(cost.energy, i)) for i, name in enumerate(NAMES)}
    amounts["crystals"] = int(cost.crystals)
    return {name: amount for name, amount in amounts.items() if amount}


def file_of(card: Card) -> Path:
    return CARDS_HERE / f"test_{card.number:02}_{card.slug.replace('-', '_')}.py"


def test_there_are_twenty_in_printed_order() -> None:
    assert [card.number for card in KINGDOM] == list(range(1, 21))
    assert [row["number"] for row in PRINTED] == list(range(1, 21))


@pytest.mark.parametrize(("level", "base"), [("wizard", 30), ("archmage", 50)])
def test_two_of_each_are_mixed_with_the_cards_of_the_level(level: str, base: int) -> None:
    cards = pool(level, kingdom=True)
    assert len(cards) == 2 * (base + 20)
    assert all(cards.count(card.code) == 2 for card in KINGDOM)
    assert not any(card.code in pool(level, kingdom=False) for card in KINGDOM)


@pytest.mark.parametrize("card", KINGDOM, ids=lambda card: card.slug)
def test_has_a_test_file_of_its_own(card: Card) -> None:
    path = file_of(card)
    assert path.exists(), f"{path.name} is missing"
    functions = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    assert any(function.name.startswith("test_") for function in functions), f"{path.name} tests nothing"


def test_there_is_no_test_file_without_a_card() -> None:
    assert sorted(CARDS_HERE.glob("test_*.py")) == [file_of(card) for card in KINGDOM]


@pytest.mark.parametrize(("card", "row"), list(zip(KINGDOM, PRINTED, strict=True)), ids=[card.slug for card in KINGDOM])
def test_is_as_printed(card: Card, row: dict[str, Any]) -> None:
    assert card.number == row["number"]
    assert card.id == f"ek:{row['number']}"
    assert card.slug == slug_of(row["names"]["en"])
    assert card.familiar == (row["kind"] == "familiar")
    assert card.prestige == row["prestige"]
    assert {str(players): cost_of(card, players) for players in (2, 3, 4)} == row["cost"]
    assert card.icons == row["icons"]
