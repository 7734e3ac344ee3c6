"""For the tests of coaches: a position in which advice must be given, and one near it in which it must not."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteka.core.coaching import counsel
from ludoteka.core.game import Game
from ludoteka.core.state import State


@dataclass
class Advice:
    """A kind of note, and what else it must say."""

    kind: str
    given: Callable[[], State]
    not_given: Callable[[], State]
    says: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0


def noted(game: Game, state: State, seat: int) -> dict[str, Mapping[str, Any]]:
    """All that the coach has to say, by kind."""
    coach = game.coach()
    assert coach is not None
    assert seat in state.owing()
    return {note["kind"]: note for note in coach.notes(state, seat)}


def check(game: Game, case: Advice) -> None:
    state = case.given()
    found = noted(game, state, case.seat)
    assert case.kind in found, sorted(found)
    assert case.says.items() <= found[case.kind].items()
    assert case.kind not in noted(game, case.not_given(), case.seat)
    assert [note.data for note in counsel(game, state, case.seat)] == list(found.values())[:3]


def untested(game: Game, cases: Iterable[Advice]) -> set[str]:
    """The kinds of notes that no case asks for."""
    coach = game.coach()
    assert coach is not None
    return coach.RULES.keys() - {case.kind for case in cases}
