"""The lessons of a game: a folder of TOML files, one each; docs/lessons.md tells how they are written."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import LANGUAGES, Game
from ludoteka.lessons.shown import Lesson as ShownLesson
from ludoteka.lessons.shown import Lessons
from ludoteka.packed import read_text
from ludoteka.rulebook.reading import rulebook, sentences
from ludoteka.rulebook.shown import Run

Said = Mapping[str, str]  # by language

OPTIONAL = {"points": "", "right": [], "before": [], "then": [], "wrong": [], "hides": [], "without": [], "rules": ""}
LESSON = {"title", "rules", "hides", "without", "position", "before", "steps", "praise"}
STEP = {*LANGUAGES, "points", "right", "then", "wrong"}
REASON = {*LANGUAGES, "answers"}


class BadLesson(LudotekaError):
    """A lesson that is not written as docs/lessons.md tells."""


@dataclass(frozen=True)
class Reason:
    """Why some answers are not what the tutor waits for."""

    answers: tuple[str, ...]
    say: Said


@dataclass(frozen=True)
class Step:
    """What is said, the answers that are right, those that are not and why, and what the rivals answer then."""

    say: Said
    points: str
    right: tuple[str, ...]
    then: tuple[str, ...]
    wrong: tuple[Reason, ...]

    def is_right(self, answer: str) -> bool:
        return among(answer, self.right)

    def reason(self, answer: str) -> int:
        """Which reason is given against an answer; -1 if none was written."""
        return next((i for i, reason in enumerate(self.wrong) if among(answer, reason.answers)), -1)


@dataclass(frozen=True)
class Lesson:
    """A position, and steps to take from it."""

    id: str
    title: Said
    rules: str
    hides: tuple[str, ...]
    without: tuple[str, ...]
    start: dict[str, Any]  # the saved state of its position
    before: tuple[str, ...]  # what the rivals answer before the first step
    steps: tuple[Step, ...]
    praise: Said

    def offers(self, answer: str) -> bool:
        """Whether an option is shown: what is not taught yet is not."""
        return not among(answer, self.without)


def among(answer: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of the patterns fits, where `*` stands for anything."""
    return any(fnmatchcase(answer, pattern) for pattern in patterns)


def lesson_ids(game: Game) -> list[str]:
    """The ids of its lessons in their order, without reading them: `02-energy.toml` is the lesson `energy`."""
    return [_id(path) for path in _files(game)]


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it brings none."""
    return tuple(map(_Reader(game).lesson, _files(game)))


def _files(game: Game) -> list[Path]:
    folder = game.lessons()
    return sorted([*folder.glob("*.toml"), *folder.glob("*.toml.gz")]) if folder is not None else []


def _id(path: Path) -> str:
    return path.name.partition(".")[0].partition("-")[2]


def lesson_named(game: Game, name: str) -> Lesson:
    """A lesson by its id or its number, from 1."""
    found = lessons(game)
    for number, lesson in enumerate(found, start=1):
        if name in {lesson.id, str(number)}:
            return lesson
    raise BadLesson(f"{game.name} has no lesson '{name}'; it has: {', '.join(lesson.id for lesson in found) or 'none'}")


def shown(game: Game, language: str) -> Lessons:
    """The lessons of a game as clients show them."""
    book = rulebook(game, language)
    titles = {section["id"]: section["title"] for section in book["sections"]} if book is not None else {}
    found = [_shown(lesson, language) for lesson in lessons(game)]
    signs = {run["symbol"].partition("/")[0] for lesson in found for run in runs_of(lesson) if "symbol" in run}
    return {"lessons": found, "titles": {sign: titles[sign] for sign in sorted(signs)}}


def runs_of(lesson: ShownLesson) -> Iterator[Run]:
    """All that the tutor says in a lesson."""
    for step in lesson["steps"]:
        for said in (step["say"], *step["reasons"]):
            yield from said
    yield from lesson["praise"]


def _shown(lesson: Lesson, language: str) -> ShownLesson:
    def say(said: Said) -> list[Run]:
        return sentences(said[language])

    return {
        "id": lesson.id,
        "title": lesson.title[language],
        "rules": lesson.rules,
        "hides": list(lesson.hides),
        "steps": [
            {"say": say(step.say), "points": step.points, "reasons": [say(reason.say) for reason in step.wrong]}
            for step in lesson.steps
        ],
        "praise": say(lesson.praise),
    }


class _Reader:
    """Reads the lessons of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.file = ""

    def lesson(self, path: Path) -> Lesson:
        self.file = path.name
        written = tomllib.loads(read_text(path))
        self._only(written, LESSON, "the lesson")
        table = dict(self._get(written, "position", "the lesson"))
        seats = table.pop("seats", [])
        try:
            start = self.game.position(seats, table).to_json()
        except (LudotekaError, TypeError) as error:  # the latter names an argument that there is not
            self._refuse(f"position: {error}")
        steps = tuple(self._step(step, f"step {i}") for i, step in enumerate(written.get("steps", []), start=1))
        if not steps:
            self._refuse("it has no steps")
        return Lesson(
            id=_id(path),
            title=self._said(self._get(written, "title", "the lesson"), "title"),
            rules=self._get(written, "rules", "the lesson"),
            hides=tuple(self._get(written, "hides", "the lesson")),
            without=tuple(self._get(written, "without", "the lesson")),
            start=start,
            before=tuple(self._get(written, "before", "the lesson")),
            steps=steps,
            praise=self._said(self._get(written, "praise", "the lesson"), "praise"),
        )

    def _step(self, written: dict[str, Any], where: str) -> Step:
        self._only(written, STEP, where)
        right = tuple(self._get(written, "right", where))
        if not right:
            self._refuse(f"{where}: a person has to do something, so it needs answers that are right")
        return Step(
            say=self._said(written, where),
            points=self._get(written, "points", where),
            right=right,
            then=tuple(self._get(written, "then", where)),
            wrong=tuple(self._reason(reason, where) for reason in self._get(written, "wrong", where)),
        )

    def _reason(self, written: dict[str, Any], where: str) -> Reason:
        self._only(written, REASON, where)
        return Reason(tuple(self._get(written, "answers", where)), self._said(written, where))

    def _said(self, written: dict[str, Any], where: str) -> Said:
        for language in LANGUAGES:
            if not written.get(language):
                self._refuse(f"{where}: nothing is said in '{language}'")
        return {language: " ".join(written[language].split()) for language in LANGUAGES}

    def _get(self, written: dict[str, Any], key: str, where: str) -> Any:
        if key not in written and key not in OPTIONAL:
            self._refuse(f"{where}: '{key}' is missing")
        return written.get(key, OPTIONAL.get(key))

    def _only(self, written: dict[str, Any], known: set[str], where: str) -> None:
        unknown = sorted(set(written) - known)
        if unknown:
            self._refuse(f"{where}: '{unknown[0]}' is unknown; there are: {', '.join(sorted(known))}")

    def _refuse(self, why: str) -> NoReturn:
        raise BadLesson(f"{self.file}: {why}")
