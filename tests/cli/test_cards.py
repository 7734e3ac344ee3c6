"""The list of cards, for people and as data."""

from typing import Any

import pytest

from tests.cli.conftest import Ludoteka, cards_of

NOTHING = {"air": 0, "water": 0, "fire": 0, "earth": 0, "crystals": 0}


@pytest.fixture
def cards(ludoteka: Ludoteka) -> list[dict[str, Any]]:
    return cards_of(ludoteka, "seasons")


def test_the_cards_come_set_by_set_in_printed_order(cards: list[dict[str, Any]]) -> None:
    assert [card["set"] for card in cards] == ["base"] * 50 + ["ek"] * 20
    assert [card["number"] for card in cards] == [*range(1, 51), *range(1, 21)]
    assert [card["id"] for card in cards] == [f"{card['set']}:{card['number']}" for card in cards]
    assert {card["copies"] for card in cards} == {2}


def test_a_card_has_names_and_texts_in_three_languages(cards: list[dict[str, Any]]) -> None:
    assert cards[0]["names"] == {"en": "Amulet of Air", "ru": "Амулет воздуха", "uk": "Амулет повітря"}
    assert (cards[50]["names"]["en"], cards[50]["names"]["ru"]) == ("Heart of Argos", "Сердце Аргосского леса")
    for card in cards:
        assert set(card["names"]) == set(card["text"]) == {"en", "ru", "uk"}
        assert all(len(text) > 10 for text in card["text"].values())


def test_a_card_has_rulings_in_three_languages(cards: list[dict[str, Any]]) -> None:
    for card in cards:
        assert [len(card["rulings"][code]) for code in ("ru", "uk")] == [len(card["rulings"]["en"])] * 2
    assert "The gauge stops at 15; steps beyond it are lost." in cards[0]["rulings"]["en"]


def test_a_cost_names_all_five_kinds(cards: list[dict[str, Any]]) -> None:
    assert all(list(card["cost"]) == list(NOTHING) for card in cards)
    assert cards[19]["cost"] == {"air": 1, "water": 0, "fire": 1, "earth": 1, "crystals": 3}
    assert cards[6]["cost"] == NOTHING


def test_some_costs_depend_on_the_number_of_players(cards: list[dict[str, Any]]) -> None:
    varying = ["base:11", "base:33", "base:39", "base:41", "base:49", "ek:20"]
    assert [card["id"] for card in cards if card["by_players"] is not None] == varying
    for card in cards:
        assert card["cost_varies_by_players"] == (card["by_players"] is not None)
    leech = cards[32]
    assert leech["by_players"] == {str(n): {**NOTHING, "crystals": 3 * n - 4} for n in (2, 3, 4)}
    assert leech["cost"] == leech["by_players"]["2"]


def test_the_elemental_amulet_is_paid_by_choice(cards: list[dict[str, Any]]) -> None:
    assert [card["id"] for card in cards if "cost_special" in card] == ["base:31"]
    special = cards[30]["cost_special"]
    assert special["kind"] == "choose_distinct_energy_types"
    assert (special["min_types"], special["max_types"], special["per_type"]) == (1, 4, 1)


def test_prestige_category_and_icons(cards: list[dict[str, Any]]) -> None:
    assert [cards[n - 1]["prestige"] for n in (1, 22, 42, 50)] == [6, 30, -10, -5]
    assert cards[9]["category"] == "familiar"
    assert cards[0]["category"] == "magic_item"
    assert cards[49]["printed_icons"] == ["immediate", "activation", "permanent"]
    assert cards[21]["printed_icons"] == []
    assert (cards[55]["slug"], cards[55]["prestige"]) == ("mesodaes-lantern", 24)
    assert cards[67]["category"] == "familiar"  # Raven the Usurper


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Amulet of Water", "Shield of Zira", "Prestige")),
        ("ru", ("Амулет воды", "Щит Зиры", "Престиж")),
        ("uk", ("Амулет води", "Щит Зіри", "Престиж")),
    ],
)
def test_people_read_the_cards_in_their_language(ludoteka: Ludoteka, language: str, words: tuple[str, ...]) -> None:
    result = ludoteka("cards", "seasons", "--lang", language)
    assert result.code == 0
    for word in words:
        assert word in result.out
    assert "№50" in result.out


def test_the_language_of_the_system_is_the_default(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Амулет води" in ludoteka("cards", "seasons").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Amulet of Water" in ludoteka("cards", "seasons").out
