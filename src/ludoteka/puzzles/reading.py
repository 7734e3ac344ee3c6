"""The puzzles of a game: one packed file, made by `ludoteka puzzles`; docs/puzzles.md tells what is in it."""

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game

FORMAT: Final = 1


class BadPuzzle(LudotekaError):
    """Puzzles that cannot be read, or one that there is not."""


@dataclass(frozen=True)
class Worth:
    """What is expected with an option: the chance to win, and the points before the best of the others at the end."""

    chance: float
    lead: float


@dataclass(frozen=True)
class Move:
    """A step: the option that is clearly best, and what is expected with each of them, by their canonical texts."""

    right: tuple[str, ...]  # the best one, and another that is as good, if there is one
    options: Mapping[str, Worth]
    brings: Mapping[str, float] = field(default_factory=dict)  # soon, more than what others take: by what is counted
    then: tuple[str, ...] = ()

    def is_right(self, answer: str) -> bool:
        return answer in self.right

    def reason(self, answer: str) -> int:
        return list(self.options).index(answer)

    @property
    def best(self) -> str:
        return self.right[0]

    @property
    def second(self) -> str:
        """The best of all others."""
        others = [text for text in self.options if text not in self.right]
        return max(others, key=lambda text: self.options[text].chance)


@dataclass(frozen=True)
class Puzzle:
    """A position as a seat could know it, and its best line."""

    id: str
    seat: int
    settings: dict[str, str]
    start: dict[str, Any]  # the saved state; what the seat cannot know was dealt anew
    steps: tuple[Move, ...]
    asked: int  # simpler players …
    missed: Mapping[str, int]  # … of whom so many took these options instead of the first step's
    line: tuple[dict[str, Any], ...]  # what the seat does best next, as details of options, as far as it can be told
    data: Mapping[str, Any]  # as it was read

    @property
    def players(self) -> int:
        found: int = self.start["seats"]
        return found

    @property
    def misses(self) -> int:
        return sum(self.missed.values())

    @property
    def stars(self) -> int:
        """How hard it is, 1 to 3: by how many simpler players miss it."""
        return stars(self.misses, self.asked)

    @property
    def tempting(self) -> str:
        """What simpler players take instead of the first step."""
        return max(self.missed, key=lambda text: self.missed[text]) if self.missed else self.steps[0].second


def stars(misses: int, asked: int) -> int:
    """One where a third of them miss it, two where up to a half do, three where more do."""
    return 1 if 3 * misses <= asked else 2 if 2 * misses <= asked else 3


def parse(data: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its data."""
    return Puzzle(
        id=data["id"],
        seat=data["seat"],
        settings=dict(data["settings"]),
        start=data["start"],
        steps=tuple(
            Move(
                tuple(step["right"]),
                {text: Worth(*worth) for text, worth in step["options"].items()},
                dict(step.get("brings", {})),
            )
            for step in data["steps"]
        ),
        asked=data["asked"],
        missed=dict(data["missed"]),
        line=tuple(data["line"]),
        data=data,
    )


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first; none if it brings none, or only such as older rules have made."""
    path = game.puzzles()
    if path is None:
        return ()
    head, *found = unpack(path)
    return tuple(parse(one) for one in found) if head["rules"] == game.rules else ()


def offered(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game that has some; where it has none, the error says why."""
    found = puzzles(game)
    if game.puzzles() is None:
        raise BadPuzzle(f"{game.name} has no puzzles")
    if not found:
        raise BadPuzzle(f"the puzzles of {game.name} belong to other rules: find new ones with 'ludoteka puzzles make'")
    return found


def puzzle_named(game: Game, name: str) -> Puzzle:
    """A puzzle by its id or its number, from 1."""
    for number, puzzle in enumerate(puzzles(game), start=1):
        if name in {puzzle.id, str(number)}:
            return puzzle
    raise BadPuzzle(f"{game.name} has no puzzle '{name}': name one of its {len(puzzles(game))} by number or id")


def daily(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; all of them come before one comes again."""
    found = sorted(puzzles(game), key=lambda puzzle: blake2b(puzzle.id.encode()).digest())
    return found[day.toordinal() % len(found)] if found else None


# --- the file ---


def pack(path: Path, game: Game, found: Iterable[Mapping[str, Any]]) -> None:
    """Write puzzles: the same ones give the same bytes."""
    lines: list[Mapping[str, Any]] = [{"puzzles": FORMAT, "game": game.name, "rules": game.rules}, *found]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def unpack(path: Path) -> list[dict[str, Any]]:
    """The first line of a file of puzzles, which tells what they are of, and the puzzles."""
    try:
        lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    except (OSError, EOFError, ValueError) as error:
        raise BadPuzzle(f"{path.name} cannot be read: {error}") from None
    if not lines or lines[0].get("puzzles") != FORMAT:
        raise BadPuzzle(f"{path.name} holds no puzzles of format {FORMAT}")
    return lines
