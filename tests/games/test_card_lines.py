"""The line of a card says on a small card what it does: every card has one, short and with no number of its own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.core.game import Game, games
from ludoteka.text import LANGUAGES, message_name, texts

GAMES = games()
MOST_WORDS = 12
MOST_CHARACTERS = 70
PRINTED = ("cost", "points", "prestige")  # numbers that a card shows beside its text

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texted(game: Game, language: str) -> dict[str, dict[str, Any]]:
    """The cards that have a text, by their messages."""
    cards = {f"{game.name}-card-{message_name(card['id'])}": card for card in game.catalogue()}
    found = {name: card for name, card in cards.items() if f"{name}.text" in texts(language)}
    assert found, f"no card of {game.name} has a text"
    return found


def lines(game: Game, language: str) -> Iterator[tuple[str, str]]:
    say = texts(language)
    return ((name, say(f"{name}.line")) for name in texted(game, language) if f"{name}.line" in say)


def numbers(value: object) -> set[str]:
    """The numbers of a text, or of whatever data."""
    below = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    if below is None:
        return set(re.findall(r"\d+", str(value)))
    return set[str]().union(*(numbers(each) for each in below))


def words(line: str) -> list[str]:
    return [word for word in line.split() if any(letter.isalnum() for letter in word)]


@every_game
@every_language
def test_every_card_with_a_text_has_a_line(game: Game, language: str) -> None:
    assert [name for name in texted(game, language) if f"{name}.line" not in texts(language)] == []


@every_game
@every_language
def test_a_line_is_short(game: Game, language: str) -> None:
    told = [(name, len(words(line)), len(line), line) for name, line in lines(game, language)]
    assert [each for each in told if not 1 <= each[1] <= MOST_WORDS or each[2] > MOST_CHARACTERS] == []


@every_game
@every_language
def test_a_line_is_whole_and_not_a_sentence(game: Game, language: str) -> None:
    """It begins like one, but has no full stop; it is neither cut off nor broken."""
    told = list(lines(game, language))
    assert [each for each in told if not (each[1][0].isupper() or not each[1][0].isalpha())] == []
    assert [
        each for each in told if each[1].endswith(".") or "…" in each[1] or "..." in each[1] or "\n" in each[1]
    ] == []


@every_game
@every_language
def test_a_line_has_no_number_of_its_own(game: Game, language: str) -> None:
    say = texts(language)
    cards = texted(game, language)
    strange = {}
    for name, line in lines(game, language):
        known = numbers(say(f"{name}.text")) | numbers([cards[name].get(what) for what in PRINTED])
        if own := numbers(line) - known:
            strange[name] = (own, line)
    assert strange == {}
