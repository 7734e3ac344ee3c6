"""Scenarios: a position set up by hand, played by canonical texts, read back in plain words. See docs/scenarios.md.

A game's own `Scenario` builds the position and reads what only that game has.
"""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Event
from ludoteka.core.state import State

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A position of a match that is under way. All that happens in it is told."""

    def __init__(self, state: S) -> None:
        """`state` is still empty: build the position, then `_open` it."""
        self.state = state
        state.events = []

    def _open(self) -> None:
        """Run the position up to its first decision."""
        self.state.advance()
        self._check()

    def _check(self) -> None:
        if not self.state.over:
            self.state.check()

    # --- playing ---

    def do(self, *texts: str, seat: int | None = None) -> Self:
        """Answer one decision after the other by canonical text; `seat` only where several owe an answer."""
        for text in texts:
            who = self.state.seat if seat is None else seat
            self.state.answer(who, self.state.option_named(who, text))
            self._check()
        return self

    # --- reading ---

    @property
    def asked(self) -> int:
        """The seat that owes an answer (the first of several), -1 when the match is over."""
        return self.state.seat

    @property
    def kind(self) -> str:
        """What sort of question it owes an answer to."""
        decision = self.state.decision(self.asked)
        return decision.kind if decision is not None else "over"

    @property
    def options(self) -> list[str]:
        """The canonical texts of its options."""
        return self.options_of(self.asked)

    def options_of(self, seat: int) -> list[str]:
        decision = self.state.decision(seat)
        return decision.texts if decision is not None else []

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def told(self, kind: str, viewer: int = -1) -> list[dict[str, Any]]:
        """What a seat (-1: a spectator) was told of this kind so far."""
        return [event.seen_by(viewer) for event in self.events if event.kind == kind]


class Board(Generic[S]):
    """What lies before a seat, read back in plain words."""

    def __init__(self, state: S, seat: int) -> None:
        self._state = state
        self._seat = seat

    @property
    def score(self) -> int:
        """The points as if the match ended now."""
        return self._state.scores()[self._seat]


def loaded_chance(faces: Sequence[int], seed: int = 0) -> Chance:
    """An honest stream whose first dice (of six faces) happen to show these, found by trying keys."""
    attempt = 0
    while True:
        key = key_from_seed(f"scenario {seed} {attempt}")
        trial = Chance(key)
        if all(trial.below(6) == face - 1 for face in faces):
            return Chance(key)
        attempt += 1
