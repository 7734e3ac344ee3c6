"""For the tests of reasons: a position, a thing, what stands against it, and how that is said in three languages."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ludoteka.core.declared import misfit, named
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES

Data = Mapping[str, Any]
NAMES = ("Anna", "Boris", "Clara", "Danylo")


@dataclass
class Refusal:
    """What `why_not` is to answer to a seat."""

    name: str
    state: Callable[[], State]
    thing: Data
    reasons: list[Data]
    words: tuple[str, str, str]  # of one of the reasons, in the order of `LANGUAGES`
    seat: int = 0
    said: int = 0  # which one


def check(game: Game, case: Refusal) -> None:
    """The reasons are these, and so are the words."""
    state = case.state()
    assert state.why_not(case.seat, case.thing) == case.reasons
    assert game.shown is not None
    assert misfit(case.thing, game.shown.thing) == ""
    for language, words in zip(LANGUAGES, case.words, strict=True):
        prose = Prose(game.name, language, NAMES)
        assert [prose.reason(reason) for reason in case.reasons][case.said] == words


def untested(game: Game, cases: Iterable[Refusal]) -> set[str]:
    """The declared kinds of reasons that no case asks for."""
    assert game.shown is not None
    return named(game.shown.reason, "kind") - {reason["kind"] for case in cases for reason in case.reasons}
