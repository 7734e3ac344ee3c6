"""`ludoteka learn`: the lessons of a game at the table of the terminal."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text
from textual import events

from ludoteka.bots import Bot, levels
from ludoteka.core.game import Game
from ludoteka.home import data_folder
from ludoteka.lessons.reading import Lesson, lesson_named, lessons
from ludoteka.lessons.tutor import RIGHT, Tutor
from ludoteka.rulebook.reading import sentences
from ludoteka.terminal.app import Shell, TableScreen
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.ink import FAINT, GOLD, INK, WARN, wrap
from ludoteka.terminal.play import in_terminal, play, refuse
from ludoteka.terminal.printed import console
from ludoteka.terminal.sitting import Sitting
from ludoteka.text import HUMAN, texts

NEXT = {"n", "т"}  # the second letter is what the same key types on a Cyrillic keyboard


class Progress:
    """The lessons that are done, by game, in a file of the user's data."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game.name
        self.path = (folder if folder is not None else data_folder()) / "learned.json"

    def done(self) -> set[str]:
        return set(self._all().get(self.game, []))

    def add(self, lesson: str) -> None:
        """Keep that a lesson is done; at any moment either the old or the new text is there, whole."""
        found = {**self._all(), self.game: sorted({*self.done(), lesson})}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(json.dumps(found), encoding="utf-8")
        draft.replace(self.path)

    def _all(self) -> dict[str, list[str]]:
        """What was kept; nothing if it cannot be read."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        known = found.items() if isinstance(found, dict) else ()
        return {game: [str(one) for one in done] for game, done in known if isinstance(done, list)}


class Class(Sitting):
    """A lesson at this computer: the tutor plays the rivals, and takes only right answers."""

    def __init__(self, tutor: Tutor) -> None:
        super().__init__(tutor.match)
        self.tutor = tutor
        self.wrong = RIGHT  # which reason speaks against the last answer

    def _hire(self) -> dict[int, Bot]:
        return {}

    def answer(self, seat: int, option: int) -> None:
        state = self.match.state
        self.wrong = self.tutor.answer(state.option_text(state.agenda[-1], seat, option))

    def undo(self, seat: int) -> bool:
        return False


class LessonScreen(TableScreen):
    """The table of a lesson: what the tutor says stands over the question."""

    app: "School"

    def __init__(self, sitting: Class, school: "School") -> None:
        super().__init__(sitting, school.board, school.language, 0.0)
        self.school = school
        self.lesson = sitting
        self.tutor = sitting.tutor

    def advance(self) -> None:
        if self.tutor.step is None:
            self.school.progress.add(self.tutor.lesson.id)
        self._celebrated = True  # the tutor tells how it ended
        super().advance()

    def _ask(self, person: int | None) -> None:
        super()._ask(person if self.tutor.step is not None else None)
        self._hint = ""  # the tutor speaks

    def _asked(self, seat: int) -> tuple[Mapping[str, Any], list[tuple[int, Mapping[str, Any]]]]:
        asked, options = super()._asked(seat)
        state = self.sitting.match.state
        task, offers = state.agenda[-1], self.tutor.lesson.offers
        return asked, [(option, detail) for option, detail in options if offers(state.option_text(task, seat, option))]

    def _chosen(self, seat: int) -> tuple[int, int] | None:
        return None  # nothing is answered without asking: each answer is a step

    def on_key(self, event: events.Key) -> None:
        """Enter goes on when the lesson is done, and N goes on at any time; the table takes all other keys."""
        typing = self.menu is not None and self.menu.typing
        onward = (event.key == "enter" and self.tutor.step is None) or (event.character in NEXT and not typing)
        if onward and self.knowing(event):
            event.stop()
            event.prevent_default()
            self.school.go_on()

    def command_language(self) -> None:
        super().command_language()
        self.school.language = self.language

    def command_restart(self) -> None:
        self.school.open(self.tutor.lesson)

    def _advisable(self) -> bool:
        return False

    def is_final(self, option: int) -> bool:
        return False

    def _finality(self, option: int) -> list[Text]:
        return []

    def _tidings(self, width: int, height: int) -> list[Text]:
        lesson, step = self.tutor.lesson, self.tutor.step
        known = self.school.lessons
        title = lesson.title[self.language]
        place = self.say("terminal-lesson", n=known.index(lesson) + 1, all=len(known), title=title)
        parts = [Text(place, f"bold {GOLD}"), self._said(step.say if step is not None else lesson.praise)]
        if step is not None and self.lesson.wrong != RIGHT:
            parts.append(self._said(step.wrong[self.lesson.wrong].say, WARN))
        if step is None:
            last = lesson == known[-1]
            parts.append(Text(self.say("terminal-lesson-match" if last else "terminal-lesson-onward"), f"bold {GOLD}"))
        return [line for part in parts for line in wrap(part, width)]

    def _said(self, said: Mapping[str, str], ink: str = INK) -> Text:
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

    def _waiting(self, width: int) -> Text:
        return Text()

    def _keys(self, width: int) -> Text:
        if self.tutor.step is None:
            return self._row([("Enter", "next"), ("r", "again"), ("l", "language")], width)
        if self._flash:
            return super()._keys(width)
        keys = [("↑↓", "move"), ("Enter", "take"), ("c", "card"), ("w", "why"), ("r", "again"), ("n", "next")]
        return self._row([*keys, ("l", "language")], width)


class School(Shell):
    """The application: one lesson after the other."""

    def __init__(self, game: Game, first: Lesson, language: str, progress: Progress) -> None:
        super().__init__(lambda: self._seat(first), board_of(game), language)
        self.game = game
        self.lessons = lessons(game)
        self.progress = progress
        self.finished = False  # the last lesson is over, and a match is wanted

    def _seat(self, lesson: Lesson) -> Class:
        return Class(Tutor(self.game, lesson, [HUMAN, *[levels(self.game)[0]] * self.game.max_players]))

    def _open(self, sitting: Sitting) -> None:
        assert isinstance(sitting, Class)
        self.sitting = sitting
        self.push_screen(LessonScreen(sitting, self))

    def open(self, lesson: Lesson) -> None:
        """Another lesson, or the same from its beginning."""
        self.pop_screen()
        self._open(self._seat(lesson))

    def go_on(self) -> None:
        """To the next lesson; after the last one to a match."""
        assert isinstance(self.sitting, Class)
        place = self.lessons.index(self.sitting.tutor.lesson) + 1
        if place < len(self.lessons):
            self.open(self.lessons[place])
        else:
            self.finished = True
            self.exit()


def print_lessons(game: Game, language: str) -> None:
    """The lessons with their numbers and names; those that are done are ticked."""
    done = Progress(game).done()
    out = console()
    for number, lesson in enumerate(lessons(game), start=1):
        tick = "✓" if lesson.id in done else " "
        out.print(Text(f"{tick} {number:>2}  {lesson.title[language]}  ").append(lesson.id, FAINT))


def learn(game: Game, name: str | None, language: str) -> int:
    """Open a lesson, by default the first that is not done; returns the exit code."""
    progress = Progress(game)
    first = lesson_named(game, name) if name is not None else _next(lessons(game), progress.done())
    if not in_terminal():
        return refuse(texts(language)("terminal-needs-terminal"))
    app = School(game, first, language, progress)
    app.run()
    if not app.finished:
        return app.return_code or 0
    settings = {setting.name: setting.newcomer for setting in game.settings}
    return play(game.name, [HUMAN, *[levels(game)[0]] * (game.min_players - 1)], settings, app.language, None, False)


def _next(found: Sequence[Lesson], done: set[str]) -> Lesson:
    return next((lesson for lesson in found if lesson.id not in done), found[0])
