"""Scenarios: a position set up by hand, played by canonical texts, read back in plain words. See docs/scenarios.md.

A game's own `Scenario` builds the position and reads what only that game has. Whatever is wrong with an argument, it
raises `BadSetup` with one line that names the argument, its value, and what is allowed.
"""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Any, Final, Generic, NoReturn, Self, TypeVar

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.event import Event
from ludoteka.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")

MOST_THINGS: Final = 500  # in one list: more than any box has cards of one sort
MOST_FACES: Final = 6  # a key is searched for that throws them: each one more takes six times as long


class Scenario(Generic[S]):
    """A position of a match that is under way. All that happens in it is told."""

    def __init__(self, state: S) -> None:
        """`state` is still empty: build the position, then `_open` it."""
        self.state = state
        state.events = []

    def _open(self) -> None:
        """Run the position up to its first question; one that no match could come to is refused."""
        try:
            self.state.advance()
            self._check()
        except AssertionError as error:
            raise BadSetup(f"no match can reach such a position: {error}") from error

    def _check(self) -> None:
        if not self.state.over:
            self.state.check()

    # --- playing ---

    def do(self, *texts: str, seat: int | None = None) -> Self:
        """Answer one question after the other by canonical text; `seat` only where several owe an answer."""
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
        question = self.state.question(self.asked)
        return question.kind if question is not None else "over"

    @property
    def options(self) -> list[str]:
        """The canonical texts of its options."""
        return self.options_of(self.asked)

    def options_of(self, seat: int) -> list[str]:
        question = self.state.question(seat)
        return question.texts if question is not None else []

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
        self._seat = number("seat", seat, 0, state.seats - 1)

    @property
    def score(self) -> int:
        """The points as if the match ended now."""
        return self._state.scores()[self._seat]


# --- checking arguments ---


def wrong(argument: str, value: object, allowed: str) -> NoReturn:
    """Refuse an argument in one line."""
    raise BadSetup(f"{argument} is {value!r}; {allowed}")


def nearest(value: object, known: Iterable[str]) -> str:
    """A hint for what was perhaps mistyped, empty if nothing is like it."""
    found = get_close_matches(str(value), list(known), 1)
    return f"; did you mean {found[0]!r}?" if found else ""


def number(argument: str, value: object, least: int, most: int) -> int:
    """A whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        wrong(argument, value, f"it must be a number from {least} to {most}")
    return value


def flag(argument: str, value: object) -> bool:
    if not isinstance(value, bool):
        wrong(argument, value, "it must be True or False")
    return value


def text(argument: str, value: object) -> str:
    if not isinstance(value, str):
        wrong(argument, value, "it must be a text")
    return value


def one_of(argument: str, value: object, known: Mapping[str, V]) -> V:
    """What a word stands for; of many words only one that is like it is named."""
    if isinstance(value, str) and value in known:
        return known[value]
    few = ", ".join(known) if len(known) <= 12 else ""
    wrong(argument, value, (f"it must be one of: {few}" if few else "nothing has that name") + nearest(value, known))


def several(argument: str, value: object) -> list[Any]:
    """A list or tuple of things; a lone text is none, though Python would take its letters."""
    if not isinstance(value, list | tuple | range):
        wrong(argument, value, "it must be a list, even of one thing")
    found = list(islice(value, MOST_THINGS + 1))
    if len(found) > MOST_THINGS:
        raise BadSetup(f"{argument} has more than {MOST_THINGS} things; no table holds that many")
    return found


def different(argument: str, values: Sequence[object]) -> None:
    """Nothing may be named twice."""
    for value in values:
        if values.count(value) > 1:
            wrong(argument, list(values), f"{value!r} is named twice")


def seats_of(seats: Sequence[object], kind: type[V], least: int, most: int) -> list[V]:
    """The seats of a scenario: so many, and each of the game's own kind."""
    if not least <= len(seats) <= most:
        raise BadSetup(f"a scenario has {least} to {most} seats, not {len(seats)}")
    found: list[V] = []
    for place, seat in enumerate(seats):
        if not isinstance(seat, kind):
            wrong(f"seat {place}", seat, f"it must be a {kind.__name__}(…)")
        found.append(seat)
    return found


def loaded_chance(argument: str, faces: object, seed: object = 0) -> Chance:
    """An honest stream whose first dice (of six faces) happen to show these, found by trying keys."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        wrong("seed", seed, "it must be a whole number")
    wanted = [number(argument, face, 1, 6) for face in several(argument, faces)]
    if len(wanted) > MOST_FACES:
        wrong(argument, wanted, f"no more than {MOST_FACES} can be named")
    attempt = 0
    while True:
        key = key_from_seed(f"scenario {seed} {attempt}")
        trial = Chance(key)
        if all(trial.below(6) == face - 1 for face in wanted):
            return Chance(key)
        attempt += 1
