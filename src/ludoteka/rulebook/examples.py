"""The examples of a rulebook, replayed: a position and what is answered in each step.

The text stands in the rulebook. `rulebook/examples/NAME.toml` holds the rest, for the engine to carry out;
docs/rulebooks.md tells how it is written.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from ludoteka.core.errors import LudotekaError
from ludoteka.core.event import Event
from ludoteka.core.game import Game
from ludoteka.core.match import Match

TABLE = -1  # who tells an example that everybody at the table could have seen
EXAMPLE = {"teller", "position", "steps"}
STEP = {"answers", "begins", "holds"}
HOLDS = {"table", "told", "silent", "offers", "lacks"}


class BadExample(LudotekaError):
    """An example that is not written as docs/rulebooks.md tells."""


class Answer(NamedTuple):
    seat: int
    text: str


@dataclass(frozen=True)
class Step:
    """What is answered, one after the other, and what holds then: a test reads that, nobody else."""

    answers: tuple[Answer, ...]
    begins: str  # where one answer brings what several steps tell: the kind of event that is the first of this one
    holds: dict[str, Any]


@dataclass(frozen=True)
class Example:
    """A position, and a step for each of the text."""

    id: str
    teller: int  # the seat through whose eyes it is seen
    seats: list[dict[str, Any]]  # by the arguments of the game's scenarios …
    table: dict[str, Any]  # … as they were written
    start: dict[str, Any]  # the saved state that they give
    steps: tuple[Step, ...]

    def begin(self, game: Game) -> Match:
        """The match at its position. What chance brings is part of it."""
        return Match(game, self.start["seats"], bytes.fromhex(self.start["key"]), None, None, self.start)


def example_ids(game: Game) -> set[str]:
    """The names of the examples that can be replayed, without reading them."""
    return {path.stem for path in _files(game)}


@cache
def example_named(game: Game, name: str) -> Example:
    """An example by its name."""
    path = next((path for path in _files(game) if path.stem == name), None)
    if path is None:
        raise BadExample(f"{game.name} has no example '{name}' that can be replayed")
    return _Reader(game, path).example()


def moments(game: Game, example: Example) -> Iterator[tuple[Match, list[Event]]]:
    """The match in the situation and after each step, always the same one, with the events of that step."""
    match = example.begin(game)
    yield match, []
    seen = 0
    for number, step in enumerate(example.steps, start=1):
        for answer in step.answers:
            try:
                match.answer(*answer)
            except LudotekaError as error:
                raise BadExample(f"{example.id}: step {number}: '{answer.seat} {answer.text}': {error}") from None
        fresh = match.events[seen:]
        ahead = next((later for later in example.steps[number:] if later.answers or later.begins), None)
        if ahead is not None and ahead.begins:
            kinds = [event.kind for event in fresh]
            if ahead.begins not in kinds:
                raise BadExample(f"{example.id}: after step {number}: '{ahead.begins}' is not among {', '.join(kinds)}")
            fresh = fresh[: kinds.index(ahead.begins)]
        seen += len(fresh)
        yield match, fresh


def _files(game: Game) -> list[Path]:
    folder = game.rulebook()
    return sorted(folder.glob("examples/*.toml")) if folder is not None else []


class _Reader:
    """Reads one file."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path

    def example(self) -> Example:
        written = tomllib.loads(self.path.read_text(encoding="utf-8"))
        self._only(written, EXAMPLE, "the example")
        table = dict(written.get("position", {}))
        seats = table.pop("seats", [])
        try:
            start = self.game.position(seats, table).to_json()
        except (LudotekaError, TypeError) as error:  # the latter names an argument that there is not
            self._refuse(f"position: {error}")
        teller = written.get("teller", 0)
        if teller not in range(TABLE, len(seats)):
            self._refuse(f"teller: there is no seat {teller}")
        steps = tuple(self._step(step, f"step {i}") for i, step in enumerate(written.get("steps", []), start=1))
        return Example(self.path.stem, teller, seats, table, start, steps)

    def _step(self, written: dict[str, Any], where: str) -> Step:
        self._only(written, STEP, where)
        answers = tuple(self._answer(one, where) for one in written.get("answers", []))
        holds = written.get("holds", {})
        self._only({key: "" for key in holds if not key.isdecimal()}, HOLDS, f"{where}: holds")
        return Step(answers, written.get("begins", ""), holds)

    def _answer(self, written: str, where: str) -> Answer:
        seat, _, text = written.partition(" ")
        if not seat.isdecimal() or not text:
            self._refuse(f"{where}: an answer is a seat and a text, as in '0 end turn', not '{written}'")
        return Answer(int(seat), text)

    def _only(self, written: dict[str, Any], known: set[str], where: str) -> None:
        unknown = sorted(set(written) - known)
        if unknown:
            self._refuse(f"{where}: '{unknown[0]}' is unknown; there are: {', '.join(sorted(known))}")

    def _refuse(self, why: str) -> NoReturn:
        raise BadExample(f"{self.path.name}: {why}")
