"""`ludoteka learn`: the lessons of a game at the table of the terminal."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludoteka.bots import levels
from ludoteka.core.game import Game
from ludoteka.lessons.reading import Lesson, lesson_named, lessons
from ludoteka.lessons.tutor import RIGHT, Tutor
from ludoteka.rulebook.reading import sentences
from ludoteka.terminal.exercise import Course, Drill, ExerciseScreen
from ludoteka.terminal.ink import FAINT, GOLD, INK, WARN, wrap
from ludoteka.terminal.play import in_terminal, play, refuse
from ludoteka.terminal.printed import console
from ludoteka.terminal.progress import Learned
from ludoteka.text import HUMAN, texts


class LessonScreen(ExerciseScreen["School", Tutor]):
    """The table of a lesson: what the tutor says stands over the question."""

    def said(self, width: int) -> list[Text]:
        lesson, step = self.trainer.lesson, self.trainer.step
        known = self.course.lessons
        title = lesson.title[self.language]
        place = self.say("terminal-lesson", n=known.index(lesson) + 1, all=len(known), title=title)
        parts = [Text(place, f"bold {GOLD}"), self._told(step.say if step is not None else lesson.praise)]
        if step is not None and self.drill.wrong != RIGHT:
            parts.append(self._told(step.wrong[self.drill.wrong].say, WARN))
        return [line for part in parts for line in wrap(part, width)]

    def hides(self) -> frozenset[str]:
        return frozenset(self.trainer.lesson.hides)

    def onward(self) -> str:
        return self.say("terminal-lesson-match" if self.course.following() is None else "terminal-lesson-onward")

    def keep(self) -> None:
        self.course.progress.add(self.trainer.lesson.id)

    def _told(self, said: Mapping[str, str], ink: str = INK) -> Text:
        """What the tutor says, with the names of cards and the signs of this table."""
        told = Text("", ink)
        for run in sentences(said[self.language]):
            if "card" in run:
                told.append_text(self.board.card_name(run["card"]))
            elif "symbol" in run:
                told.append_text(self.board.sign(run["symbol"]) or Text())
            else:
                told.append(run["text"])
        return told


class School(Course[Lesson, Tutor]):
    """The application: one lesson after the other."""

    def __init__(self, game: Game, first: Lesson, language: str, progress: Learned) -> None:
        super().__init__(game, first, language)
        self.lessons = lessons(game)
        self.progress = progress
        self.finished = False  # the last lesson is over, and a match is wanted

    def drill(self, exercise: Lesson, rival: str) -> Drill[Tutor]:
        return Drill(Tutor(self.game, exercise, [HUMAN, *[rival] * self.game.max_players]))

    def screen_of(self, drill: Drill[Tutor]) -> LessonScreen:
        return LessonScreen(drill, self)

    def following(self) -> Lesson | None:
        place = self.lessons.index(self.exercise) + 1
        return self.lessons[place] if place < len(self.lessons) else None

    def complete(self) -> None:
        self.finished = True
        self.exit()


def print_lessons(game: Game, language: str) -> None:
    """The lessons with their numbers and names; those that are done are ticked."""
    done = Learned(game).done()
    out = console()
    for number, lesson in enumerate(lessons(game), start=1):
        tick = "✓" if lesson.id in done else " "
        out.print(Text(f"{tick} {number:>2}  {lesson.title[language]}  ").append(lesson.id, FAINT))


def learn(game: Game, name: str | None, language: str) -> int:
    """Open a lesson, by default the first that is not done; returns the exit code."""
    progress = Learned(game)
    first = lesson_named(game, name) if name is not None else _next(lessons(game), progress.done())
    if not in_terminal():
        return refuse(texts(language)("terminal-needs-terminal"))
    app = School(game, first, language, progress)
    app.run()
    if not app.finished:
        return app.return_code or 0
    settings = {setting.name: setting.newcomer for setting in game.settings}
    return play(
        game.name, [HUMAN, *[levels(game)[0]] * (game.min_players - 1)], settings, app.language, None, False, coach=True
    )


def _next(found: Sequence[Lesson], done: set[str]) -> Lesson:
    return next((lesson for lesson in found if lesson.id not in done), found[0])
