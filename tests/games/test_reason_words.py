"""Every reason can be said, and every thing that it is said of has a name; no message is idle."""

import re

import pytest

from ludoteka.core.declared import named
from ludoteka.core.game import Game, games
from ludoteka.text import LANGUAGES, texts
from tests.words import messages

GAMES = games()
KERNEL = {"over", "question", "waiting"}  # for all games
NAMELESS = {"elven-rage": {"strike", "act-with"}}  # done with warriors, which stand there to be seen

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_every_reason_and_every_thing_has_its_message(game: Game) -> None:
    assert game.shown is not None
    kinds = named(game.shown.reason, "kind")
    assert kinds > KERNEL
    wanted = {f"{game.name}-cannot-{kind}" for kind in kinds - KERNEL}
    wanted |= {f"{game.name}-thing-{do}" for do in named(game.shown.thing, "do") - NAMELESS.get(game.name, set())}
    for language in LANGUAGES:
        assert messages(language, f"{game.name}-reasons.ftl").keys() == wanted


def test_what_all_games_share_is_said_once() -> None:
    for language in LANGUAGES:
        assert messages(language, "reasons.ftl").keys() == {f"cannot-{kind}" for kind in KERNEL}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_variables(game: Game, language: str) -> None:
    for file in ("reasons.ftl", f"{game.name}-reasons.ftl"):
        assert messages(language, file) == messages("en", file)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences_without_a_full_stop(game: Game, language: str) -> None:
    """They are put together with others, and the client ends them."""
    say = texts(language)
    for name, variables in messages(language, f"{game.name}-reasons.ftl").items():
        if "-cannot-" in name and not variables:
            assert re.fullmatch(r"[^\W\d_].*[^.!\s]", say(name)), name
            assert say(name)[0].isupper(), name
