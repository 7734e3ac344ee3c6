"""Exercises at the table of the terminal: what lessons and puzzles have in common."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from rich.text import Text
from textual import events

from ludoteka.bots import Bot, levels
from ludoteka.core.game import Game
from ludoteka.lessons.tutor import RIGHT, Trainer
from ludoteka.terminal.app import Shell, TableScreen
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.ink import GOLD, LINE, rule
from ludoteka.terminal.sitting import Sitting

ONWARD = {"n", "т"}  # the second letter is what the same key types on a Cyrillic keyboard

T = TypeVar("T", bound=Trainer[Any])
One = TypeVar("One")
C = TypeVar("C", bound="Course[Any, Any]")


class Drill(Sitting, Generic[T]):
    """An exercise at this computer: only right answers are taken, and rivals answer what is written."""

    def __init__(self, trainer: T) -> None:
        super().__init__(trainer.match)
        self.trainer = trainer
        self.wrong = RIGHT  # which reason speaks against the last answer

    def _hire(self) -> dict[int, Bot]:
        return {}

    def answer(self, seat: int, option: int) -> None:
        state = self.match.state
        self.wrong = self.trainer.answer(state.option_text(state.agenda[-1], seat, option))


class ExerciseScreen(TableScreen, Generic[C, T]):
    """The table of an exercise: what is said of it stands over the question."""

    def __init__(self, drill: Drill[T], course: C) -> None:
        super().__init__(drill, course.board, course.language, 0.0)
        self.course = course
        self.drill = drill
        self.trainer = drill.trainer

    def said(self, width: int) -> list[Text]:
        """What is said of the exercise as it stands, in lines."""
        raise NotImplementedError

    def onward(self) -> str:
        """What Enter does when the exercise is over, in words."""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep that the exercise is over."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.trainer.step is None

    def advance(self) -> None:
        if self.over:
            self.keep()
        self._celebrated = True  # how it ended is said here
        super().advance()

    def _ask(self, person: int | None) -> None:
        super()._ask(None if self.over else person)
        self._hint = ""  # what is said is enough

    def _asked(self, seat: int) -> tuple[Mapping[str, Any], list[tuple[int, Mapping[str, Any]]]]:
        asked, options = super()._asked(seat)
        state, offers = self.sitting.match.state, self.trainer.offers
        task = state.agenda[-1]
        return asked, [(option, detail) for option, detail in options if offers(state.option_text(task, seat, option))]

    def _chosen(self, seat: int) -> tuple[int, int] | None:
        return None  # nothing is answered without asking: each answer is a step

    def on_key(self, event: events.Key) -> None:
        """Enter goes on when the exercise is over, and N at any time; the table takes all other keys."""
        typing = self.menu is not None and self.menu.typing
        onward = (event.key == "enter" and self.over) or (event.character in ONWARD and not typing)
        if onward and self.knowing(event):
            event.stop()
            event.prevent_default()
            self.course.go_on()

    def command_language(self) -> None:
        super().command_language()
        self.course.language = self.language

    def command_undo(self) -> None:
        self._flash = self.say("terminal-exercise-undo")

    def command_restart(self) -> None:
        self.course.again()

    def _practice(self) -> bool:
        return False  # neither master nor coach speaks

    def is_final(self, option: int) -> bool:
        return False

    def _finality(self, option: int) -> list[Text]:
        return []

    def _tidings(self, width: int, height: int) -> list[Text]:
        return self.said(width)

    def _waiting(self, width: int) -> Text:
        return rule([Text(self.onward(), f"bold {GOLD}")], width, LINE)

    def _help_keys(self) -> list[tuple[str, str]]:
        left_out = {"undo", "restart", "quit", "language"}
        keys = [(key, name) for key, name in super()._help_keys() if name not in left_out]
        return [*keys, *self._own_keys(), ("r", "again"), ("n", "next"), ("l", "language"), ("q", "leave")]

    def _help_signs(self) -> list[tuple[Text, str]]:
        return self.board.legend()  # everything can be taken back

    def _keys(self, width: int) -> Text:
        if self.over:
            return self._row([("Enter", "next"), ("r", "again"), ("l", "language")], width)
        if self._flash:
            return super()._keys(width)
        keys = [("↑↓", "move"), ("Enter", "take"), *self._own_keys(), ("c", "card"), ("w", "why"), ("i", "rule")]
        return self._row([*keys, ("r", "again"), ("n", "next"), ("l", "language")], width)

    def _own_keys(self) -> list[tuple[str, str]]:
        """The keys that only this kind of exercise has."""
        return []


class Course(Shell, Generic[One, T]):
    """The application: one exercise after the other."""

    def __init__(self, game: Game, first: One, language: str) -> None:
        super().__init__(self._begun, board_of(game), language)
        self.game = game
        self.exercise = first  # the one that is open

    def drill(self, exercise: One, rival: str) -> Drill[T]:
        """An exercise from its beginning, against such rivals."""
        raise NotImplementedError

    def screen_of(self, drill: Drill[T]) -> ExerciseScreen[Any, T]:
        raise NotImplementedError

    def following(self) -> One | None:
        """The exercise after the open one; None: the course is over."""
        raise NotImplementedError

    def _begun(self) -> Drill[T]:
        return self.drill(self.exercise, levels(self.game)[0])

    def _open(self, sitting: Sitting) -> None:
        assert isinstance(sitting, Drill)
        self.sitting = sitting
        self.push_screen(self.screen_of(sitting))

    def again(self) -> None:
        """The open exercise from its beginning."""
        self.pop_screen()
        self._open(self._begun())

    def go_on(self) -> None:
        after = self.following()
        if after is None:
            self.complete()
        else:
            self.exercise = after
            self.again()

    def complete(self) -> None:
        """All exercises are over."""
        self.exit()
