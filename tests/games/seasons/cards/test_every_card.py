"""What holds for all fifty cards: printed values, names and texts, and that each has tests of its own."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.energy import NAMES, count
from ludoteka.text import LANGUAGES, texts

HERE = Path(__file__).parent
PRINTED: list[dict[str, Any]] = json.loads((HERE / "printed.json").read_text(encoding="utf-8"))


def slug_of(name: str) -> str:
    """`Olaf's Blessed Statue` becomes `olafs-blessed-statue`."""
    return re.sub(r"[^a-z]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")


def cost_of(card: Card, players: int) -> dict[str, int]:
    cost = card.costs[players - 2]
    amounts = {name: int(count(cost.energy, i)) for i, name in enumerate(NAMES)}
    amounts["crystals"] = int(cost.crystals)
    return {name: amount for name, amount in amounts.items() if amount}


def test_there_are_fifty_in_printed_order() -> None:
    assert [card.number for card in BASE] == list(range(1, 51))
    assert [row["number"] for row in PRINTED] == list(range(1, 51))


@pytest.mark.parametrize("card", BASE, ids=lambda card: card.slug)
def test_has_a_test_file_of_its_own(card: Card) -> None:
    path = HERE / f"test_{card.number:02}_{card.slug.replace('-', '_')}.py"
    assert path.exists(), f"{path.name} is missing"
    functions = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    assert any(function.name.startswith("test_") for function in functions), f"{path.name} tests nothing"


@pytest.mark.parametrize(("card", "row"), list(zip(BASE, PRINTED, strict=True)), ids=[card.slug for card in BASE])
def test_is_as_printed(card: Card, row: dict[str, Any]) -> None:
    assert card.number == row["number"]
    assert card.id == f"base:{row['number']}"
    assert card.slug == slug_of(row["names"]["en"])
    assert card.familiar == (row["kind"] == "familiar")
    assert card.prestige == row["prestige"]
    assert {str(players): cost_of(card, players) for players in (2, 3, 4)} == row["cost"]
    assert card.icons == row["icons"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", PRINTED, ids=lambda row: str(row["number"]))
def test_has_its_name_and_a_text(row: dict[str, Any], language: str) -> None:
    message = f"seasons-card-base-{row['number']}"
    said = texts(language)
    assert said(message) == row["names"][language]
    assert said(f"{message}.text").strip()
