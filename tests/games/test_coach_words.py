"""Every note of a coach has its words, a title and a part of the rulebook; no word is idle."""

import re

import pytest

from ludoteka.core.declared import named
from ludoteka.core.game import Game, games
from ludoteka.rulebook.reading import rulebook
from ludoteka.text import LANGUAGES, texts
from tests.words import messages, sentences

COACHED = {name: game for name, game in games().items() if game.coach() is not None}
LEAST, MOST = 8, 25  # words of a sentence, what it names counted as one each
TITLE = 6

every_game = pytest.mark.parametrize("game", COACHED.values(), ids=list(COACHED))


def test_our_games_have_a_coach() -> None:
    assert COACHED.keys() >= {"elven-rage", "etherstone", "seasons"}


@every_game
def test_every_kind_has_its_words_and_its_rule(game: Game) -> None:
    coach = game.coach()
    assert coach is not None
    assert game.shown is not None
    kinds = named(game.shown.note, "kind")
    assert coach.RULES.keys() == kinds
    wanted = {f"{game.name}-coach-{kind}{end}" for kind in kinds for end in ("", ".title")}
    for language in LANGUAGES:
        found = messages(language, f"{game.name}-coach.ftl")
        assert found.keys() == wanted
        assert found == messages("en", f"{game.name}-coach.ftl")
    for language in LANGUAGES:
        book = rulebook(game, language)
        assert book is not None
        assert set(coach.RULES.values()) <= {section["id"] for section in book["sections"]}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_short(game: Game, language: str) -> None:
    say = texts(language)
    for name, sentence in sentences(language, f"{game.name}-coach.ftl", {}):
        words = len(re.findall(r"[\w’…-]+", sentence))
        if sentence == say(f"{name}.title"):
            assert words <= TITLE, f"{name}: {sentence}"
        else:
            assert LEAST <= words <= MOST, f"{name}: {words} words: {sentence}"
            assert sentence[-1] in ".?…", f"{name}: {sentence}"
