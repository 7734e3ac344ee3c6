"""The rulebooks of the games: the same in three languages, whole, and of things that are there."""

import re
from pathlib import Path

import pytest

from ludoteka.core.game import LANGUAGES, game_named, games
from ludoteka.rulebook.reading import blocks_of, rulebook, runs_of
from ludoteka.rulebook.shown import Rulebook, Section

ROOT = Path(__file__).parents[2]
GAMES = sorted(name for name, game in games().items() if game.rulebook() is not None)
# What the rules of each game are counted by: chapters with so many rules, rulings up to a number.
ETHERSTONE = {"R1": 5, "R2": 4, "R3": 4, "R4": 6, "R5": 1, "R6": 3, "R7": 1, "R8": 1, "R9": 2, "R10": 3, "R12": 9}
SEASONS = {"S1": 9, "S2": 10, "S3": 4, "S4": 2, "S5": 9, "S6": 8, "S7": 6, "S8": 2, "S9": 4, "S10": 5, "S11": 2}
KINGDOM = {"E1": 6, "E2": 12, "E3": 5, "E4": 3, "E5": 10}
RULES = {
    "seasons": {f"{chapter}.{n}" for chapter, last in (SEASONS | KINGDOM).items() for n in range(1, last + 1)},
    # Left out: what ended in no rule.
    "elven-rage": {
        *(f"R{n}" for n in range(1, 45)),
        *(f"A{n}" for n in range(1, 92) if n not in {1, 6, 11, 14, 25, 58}),
    },
    "etherstone": {
        *(
            f"{chapter}.{n}"
            for chapter, last in (ETHERSTONE | {"R14": 1, "R15": 2}).items()
            for n in range(1, last + 1)
        ),
        *("R5", "R6", "R7", "R8", "R9", "R11", "R13", "R14", "R16"),
        # Rulings on what no card does (27, 40, 81) and on how cards are designed (64) concern nobody at the table.
        *(f"A{n}" for n in range(1, 95) if n not in {27, 40, 64, 81}),
    },
}


def book(game: str, language: str) -> Rulebook:
    found = rulebook(game_named(game), language)
    assert found is not None
    return found


def test_every_game_has_a_rulebook() -> None:
    assert {"seasons", "elven-rage", "etherstone"} <= set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_languages_say_the_same_in_the_same_order(game: str, language: str) -> None:
    mine, other = book(game, language), book(game, "en")
    parts = [[(part["id"], part["level"], part["rules"]) for part in one["sections"]] for one in (mine, other)]
    assert parts[0] == parts[1]
    for section, same in zip(mine["sections"], other["sections"], strict=True):
        assert things_of(section) == things_of(same), section["id"]


def things_of(section: Section) -> tuple[list[tuple[str, int]], set[str]]:
    """Its pictures and examples with their steps, and the cards and signs that it names."""
    alone: Rulebook = {"game": "", "language": "", "title": "", "lead": [], "sections": [section]}
    blocks = [
        (block["id"], len(block["steps"]) if block["kind"] == "example" else 0)
        for block in blocks_of(alone)
        if block["kind"] == "figure" or block["kind"] == "example"
    ]
    return blocks, {run.get("card", "") + run.get("symbol", "") for run in runs_of(alone)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    told = {number for section in book(game, "en")["sections"] for number in section["rules"]}
    assert told == RULES[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_one_of_the_game(game: str) -> None:
    known = {card["id"] for card in game_named(game).catalogue()}
    named = {run["card"] for run in runs_of(book(game, "en")) if "card" in run}
    assert named
    assert named <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_has_an_entry(game: str) -> None:
    """So that a sign has a name for whoever cannot see it."""
    english = book(game, "en")
    ids = {section["id"] for section in english["sections"]}
    assert sorted({run["symbol"].split("/")[0] for run in runs_of(english) if "symbol" in run} - ids) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_text_reads_well(game: str, language: str) -> None:
    """Typographic signs only, no space twice, no stray bracket of a thing that was not understood."""
    for run in runs_of(book(game, language)):
        text = run.get("text", "")
        assert not set(text) & set("\"'{}`<>"), text
        assert "  " not in text, text
        assert " -" not in text, text


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_those_that_the_book_names(game: str) -> None:
    made = (ROOT / "web" / "src" / "games" / game / "figures" / "index.ts").read_text(encoding="utf-8")
    named = [block["id"] for block in blocks_of(book(game, "en")) if block["kind"] == "figure"]
    assert len(named) == len(set(named))
    assert set(re.findall(r"^  '?([\w-]+)'?: \{", made, re.MULTILINE)) == set(named)
