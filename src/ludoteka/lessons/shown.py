"""What clients show of lessons, in one language."""

from typing import TypedDict

from ludoteka.rulebook.shown import Run


class LessonStep(TypedDict):
    """What the tutor says until the right answer is given, and about wrong ones."""

    say: list[Run]
    points: str  # the part of the board that it speaks of
    reasons: list[list[Run]]


class Lesson(TypedDict):
    id: str
    title: str
    rules: str  # the part of the rulebook that tells it in full
    hides: list[str]  # parts of the board that are not taught yet
    steps: list[LessonStep]
    praise: list[Run]


class Lessons(TypedDict):
    """All lessons of a game."""

    lessons: list[Lesson]
    titles: dict[str, str]  # of the parts of the rulebook that explain the signs in what is said
