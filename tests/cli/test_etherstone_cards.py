"""`ludoteka cards etherstone`: the whole box, as people and as programs read it."""

import re
from typing import Any

import pytest

from tests.cli.conftest import Ludoteka, cards_of


@pytest.fixture
def cards(ludoteka: Ludoteka) -> list[dict[str, Any]]:
    return cards_of(ludoteka, "etherstone")


def test_the_box_is_complete(cards: list[dict[str, Any]]) -> None:
    sizes = {"ТУ": 15, "УК": 15, "СА": 15, "СВ": 15, "ИС": 15, "ВО": 13, "УГ": 18}
    assert [card["id"] for card in cards] == [
        f"{code}{n:03}" for code, size in sizes.items() for n in range(1, size + 1)
    ]
    assert len(cards) == 106
    assert {card["copies"] for card in cards} == {1}


def test_a_card_has_names_and_texts_in_three_languages(cards: list[dict[str, Any]]) -> None:
    known = {card["id"]: card["names"]["ru"] for card in cards}
    assert (known["УК002"], known["УК003"]) == ("Муравьиная герцогиня", "Прирученный метаморф")
    for card in cards:
        assert set(card["names"]) == set(card["text"]) == {"en", "ru", "uk"}
        assert all(len(text.split("\n")) == len(card["abilities"]) for text in card["text"].values())


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Black die:", "Reward:")), ("ru", ("Чёрный кубик:", "Награда:")), ("uk", ("Чорний кубик:", "Нагорода:"))],
)
def test_people_read_the_cards_in_their_language(ludoteka: Ludoteka, language: str, words: tuple[str, ...]) -> None:
    result = ludoteka("cards", "etherstone", "--lang", language)
    assert result.code == 0
    for word in (*words, "ТУ001", "УГ018"):
        assert word in result.out


def test_everything_on_a_card_is_printed(
    ludoteka: Ludoteka, cards: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "44")  # one card beneath the other
    printed = ludoteka("cards", "etherstone", "--lang", "en").out
    words = " ".join(re.sub("[│╭╮╰╯─]", " ", printed).split())
    assert words.count("Price ") == 75
    assert words.count("At the start ") == 13
    assert words.count("Damage ") == 18
    for card in cards:
        for line in card["text"]["en"].split("\n"):
            assert line in words
