"""A lesson being played: the tutor takes right answers, and gives a reason against wrong ones."""

from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.lessons.reading import Lesson, Step

PERSON = 0  # the seat of whoever learns
RIGHT = -1


class Tutor:
    """A match from the lesson's position. What the rivals answer stands in the lesson; chance is fixed."""

    def __init__(self, game: Game, lesson: Lesson, names: list[str]) -> None:
        """`names`: of the players, as many as the lesson has seats or more."""
        self.lesson = lesson
        start = lesson.start
        seats: int = start["seats"]
        self.match = Match(game, seats, bytes.fromhex(start["key"]), None, names[:seats], start)
        self.taken = 0  # steps
        self._reply(lesson.before)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None once the lesson is over."""
        return self.lesson.steps[self.taken] if self.taken < len(self.lesson.steps) else None

    def options(self) -> list[str]:
        """What is offered now, by canonical text."""
        question = self.match.question(PERSON)
        if self.step is None or question is None:
            return []
        return [text for text in question.texts if self.lesson.offers(text)]

    def answer(self, text: str) -> int:
        """Take an answer that is offered: RIGHT, or which reason speaks against it; then nothing has happened."""
        step = self.step
        assert step is not None
        if not step.is_right(text):
            return step.reason(text)
        self.match.answer(PERSON, text)
        self._reply(step.then)
        self.taken += 1
        return RIGHT

    def _reply(self, replies: tuple[str, ...]) -> None:
        """The rivals answer, whoever of them is asked."""
        for reply in replies:
            self.match.answer(next(seat for seat in self.match.state.owing() if seat != PERSON), reply)
