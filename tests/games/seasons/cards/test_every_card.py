"""What holds for every card: printed values, names and texts, and that each has tests of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.cards.kingdom import KINGDOM
from ludoteka.games.seasons.energy import NAMES, count
from ludoteka.text import LANGUAGES, texts
from tests.games.cases import cases_in
from tests.games.seasons.words import slug_of

SEASONS = Path(__file__).parents[1]
FOLDERS = {"base": SEASONS / "cards", "ek": SEASONS / "kingdom" / "cards"}
PRINTED: dict[str, list[dict[str, Any]]] = {
    name: json.loads((folder / "printed.json").read_text(encoding="utf-8")) for name, folder in FOLDERS.items()
}
CARDS = [*BASE, *KINGDOM]
ROWS = [(name, row) for name, rows in PRINTED.items() for row in rows]


def cost_of(card: Card, players: int) -> dict[str, int]:
    cost = card.costs[players - 2]
    amounts: dict[str, int] = {name: int(count(cost.energy, i)) for i, name in enumerate(NAMES)}
    amounts["crystals"] = int(cost.crystals)
    return {name: amount for name, amount in amounts.items() if amount}


def file_of(card: Card) -> Path:
    return FOLDERS[card.id.split(":")[0]] / f"test_{card.number:02}_{card.slug.replace('-', '_')}.py"


@pytest.mark.parametrize(("name", "cards", "size"), [("base", BASE, 50), ("ek", KINGDOM, 20)])
def test_each_set_is_complete_in_printed_order(name: str, cards: list[Card], size: int) -> None:
    assert [card.number for card in cards] == list(range(1, size + 1))
    assert [row["number"] for row in PRINTED[name]] == list(range(1, size + 1))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_has_a_test_file_of_its_own(card: Card) -> None:
    assert cases_in(file_of(card)), f"{file_of(card).name} tests nothing"


def test_there_is_no_test_file_without_a_card() -> None:
    found = [path for folder in FOLDERS.values() for path in sorted(folder.glob("test_[0-9]*.py"))]
    assert found == [file_of(card) for card in CARDS]


@pytest.mark.parametrize(("card", "printed"), list(zip(CARDS, ROWS, strict=True)), ids=[card.slug for card in CARDS])
def test_is_as_printed(card: Card, printed: tuple[str, dict[str, Any]]) -> None:
    name, row = printed
    assert card.number == row["number"]
    assert card.id == f"{name}:{row['number']}"
    assert card.slug == slug_of(row["names"]["en"])
    assert card.familiar == (row["kind"] == "familiar")
    assert card.prestige == row["prestige"]
    assert {str(players): cost_of(card, players) for players in (2, 3, 4)} == row["cost"]
    assert card.icons == row["icons"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "row"), ROWS, ids=[card.slug for card in CARDS])
def test_has_its_name_and_a_text(name: str, row: dict[str, Any], language: str) -> None:
    message = f"seasons-card-{name}-{row['number']}"
    said = texts(language)
    assert said(message) == row["names"][language].replace("'", "’")
    assert said(f"{message}.text").strip()
