"""A lesson being played: the tutor takes right answers, and gives a reason against wrong ones."""

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.lessons.reading import Lesson, Step

PERSON: Final = 0  # the seat of whoever learns
RIGHT: Final = -1


class Asked(Protocol):
    """A step of an exercise: which answers are right, what speaks against the others, what rivals answer after it."""

    @property
    def then(self) -> Sequence[str]: ...

    def is_right(self, answer: str) -> bool: ...

    def reason(self, answer: str) -> int: ...


One = TypeVar("One", bound=Asked)


class Trainer(Generic[One]):
    """A match from a position that was thought out, in which the steps of an exercise are taken.

    What the rivals answer stands in the exercise; chance is fixed.
    """

    def __init__(
        self,
        game: Game,
        start: dict[str, Any],
        steps: Sequence[One],
        names: Sequence[str],
        *,
        seat: int = PERSON,
        settings: dict[str, str] | None = None,
        before: Sequence[str] = (),
    ) -> None:
        """`seat` is the person's; `names`: of the players, as many as there are seats or more."""
        seats: int = start["seats"]
        self.seat = seat
        self.steps = steps
        self.match = Match(game, seats, bytes.fromhex(start["key"]), settings, list(names[:seats]), start)
        self.taken = 0  # steps
        self._reply(before)

    @property
    def step(self) -> One | None:
        """What is to be done now; None once the exercise is over."""
        return self.steps[self.taken] if self.taken < len(self.steps) else None

    def offers(self, answer: str) -> bool:
        """Whether an option is shown."""
        return True

    def options(self) -> list[str]:
        """What is offered now, by canonical text."""
        question = self.match.question(self.seat)
        if self.step is None or question is None:
            return []
        return [text for text in question.texts if self.offers(text)]

    def answer(self, text: str) -> int:
        """Take an answer that is offered: RIGHT, or which reason speaks against it; then nothing has happened."""
        step = self.step
        assert step is not None
        if not step.is_right(text):
            return step.reason(text)
        self.match.answer(self.seat, text)
        self._reply(step.then)
        self.taken += 1
        return RIGHT

    def _reply(self, replies: Sequence[str]) -> None:
        """The rivals answer, whoever of them is asked."""
        for reply in replies:
            self.match.answer(next(seat for seat in self.match.state.owing() if seat != self.seat), reply)


class Tutor(Trainer[Step]):
    """A lesson."""

    def __init__(self, game: Game, lesson: Lesson, names: Sequence[str]) -> None:
        self.lesson = lesson
        super().__init__(game, lesson.start, lesson.steps, names, before=lesson.before)

    def offers(self, answer: str) -> bool:
        return self.lesson.offers(answer)
