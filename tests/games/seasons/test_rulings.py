"""The rulings beneath the texts: some for every card, enchantment and ability token, alike in each language."""

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentParser, ast

from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.tokens import TOKENS
from ludoteka.text import LANGUAGES, texts
from tests.words import LOCALES

FILE = "seasons-rulings.ftl"
THINGS = [
    *(f"seasons-card-{card.id.replace(':', '-')}" for card in CARDS[1:]),
    *(f"seasons-enchantment-{n}" for n in range(1, len(ENCHANTMENTS) + 1)),
    *(f"seasons-token-{n}" for n in range(1, TOKENS + 1)),
]
MOST = 4  # rulings of a thing
LONGEST = 220  # characters: three lines of a large card, five on a phone


def entries(language: str) -> list[ast.Message | ast.Term]:
    """Messages and terms of the file."""
    resource = FluentParser().parse((LOCALES / language / FILE).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def numbered(language: str) -> dict[str, list[int]]:
    """The numbers of the rulings by the thing they are about, in the order of the file."""
    found: dict[str, list[int]] = defaultdict(list)
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            thing, _, number = entry.id.name.partition("-ruling-")
            found[thing].append(int(number))
            assert not entry.attributes
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_enchantment_and_token_has_its_rulings_and_nothing_else_has(language: str) -> None:
    assert len(THINGS) == 70 + 10 + 12
    assert list(numbered(language)) == THINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_few_and_numbered_from_one(language: str) -> None:
    for thing, numbers in numbered(language).items():
        assert numbers == list(range(1, len(numbers) + 1)), thing
        assert len(numbers) <= MOST, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same(language: str) -> None:
    assert [entry.id.name for entry in entries(language)] == [entry.id.name for entry in entries("en")]


@pytest.mark.parametrize("thing", THINGS)
def test_they_are_short_sentences_with_the_same_numbers_in_each_language(thing: str) -> None:
    said = {language: texts(language).rulings(thing) for language in LANGUAGES}
    assert said["en"]
    for rulings in zip(*said.values(), strict=True):
        figures = [sorted(re.findall(r"\d+", ruling)) for ruling in rulings]
        assert figures[0] == figures[1] == figures[2], rulings
        for language, ruling in zip(said, rulings, strict=True):
            assert ruling[-1] == ".", ruling
            assert len(ruling) <= LONGEST, ruling
            assert not re.search(r"[{}]|  ", ruling), ruling
            latin = re.search("[a-z]", ruling, re.IGNORECASE)
            assert (latin is not None) == (language == "en"), ruling
    for language, rulings_of_one in said.items():
        text = texts(language)(f"{thing}.text")
        assert len(set(rulings_of_one)) == len(rulings_of_one)
        assert not [ruling for ruling in rulings_of_one if ruling in text], "a ruling repeats the text"


def test_what_has_no_rulings_gives_none() -> None:
    assert texts("en").rulings("seasons-card-base-51") == []
