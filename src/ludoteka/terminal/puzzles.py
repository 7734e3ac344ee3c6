"""`ludoteka puzzles play`: the puzzles of a game at the table of the terminal."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any, ClassVar

from rich.text import Text

from ludoteka.bots import by_points
from ludoteka.core.game import Game
from ludoteka.lessons.tutor import RIGHT
from ludoteka.puzzles.quiz import Quiz
from ludoteka.puzzles.reading import Puzzle, Worth, daily, offered, puzzle_named
from ludoteka.terminal.app import COMMANDS
from ludoteka.terminal.exercise import Course, Drill, ExerciseScreen
from ludoteka.terminal.ink import CALM, FAINT, GOLD, INK, WARN, beside, join, wrap
from ludoteka.terminal.pieces import signed
from ludoteka.terminal.play import in_terminal, refuse
from ludoteka.terminal.printed import console
from ludoteka.terminal.progress import Solved
from ludoteka.text import HUMAN, Texts, texts

STARS = 3
CHANCE = 8  # columns of a chance to win before an option
DOT = " · "


class Attempt(Drill[Quiz]):
    """A puzzle at this computer."""

    def __init__(self, quiz: Quiz) -> None:
        super().__init__(quiz)
        self.tries = 0  # wrong answers
        self.last: Mapping[str, Any] = {}  # the last answer, as it is told
        self.views: list[Mapping[str, Any]] = []  # of the steps that are done: what they speak of is worded by them
        self.revealed = -1  # the last step whose answer was told

    def answer(self, seat: int, option: int) -> None:
        state, view = self.match.state, self.match.view(seat)
        self.last = state.option_detail(state.agenda[-1], seat, option)
        super().answer(seat, option)
        if self.wrong == RIGHT:
            self.views.append(view)
        else:
            self.tries += 1


class PuzzleScreen(ExerciseScreen["Puzzling", Quiz]):
    """The table of a puzzle: what is to be found stands over the options, and the reason once it is found."""

    commands: ClassVar[Mapping[str, str]] = {**COMMANDS, "s": "show", "ы": "show", "і": "show"}

    def __init__(self, attempt: Attempt, course: "Puzzling") -> None:
        super().__init__(attempt, course)
        self.attempt = attempt
        self.puzzle = attempt.trainer.puzzle
        self.tells_leads = by_points(course.game)

    # --- what is said ---

    def said(self, width: int) -> list[Text]:
        return self._reason(width) if self.over else self._riddle(width)

    def _title(self) -> Text:
        """Which puzzle it is; once it is over also what is solved by now."""
        course, progress = self.course, self.course.progress
        n = course.puzzles.index(self.puzzle) + 1
        told = [self.say("puzzles-number", n=n), stars(self.say, self.puzzle)]
        if self.puzzle == course.daily:
            told.append(self.say("puzzles-daily"))
        if self.over:
            told.append(self.say("puzzles-progress", **course.solved()))
            days = progress.days(course.day)
            if self.puzzle == course.daily and days > 1:
                told.append(self.say("puzzles-days", n=days))
        return Text(DOT.join(told), f"bold {GOLD}")

    def _riddle(self, width: int) -> list[Text]:
        """What is to be found, what is expected with the answer that was wrong, and the right one, if it was asked."""
        step = self.trainer.step
        assert step is not None
        view = self.sitting.match.view(self.viewer)
        steps = len(self.puzzle.steps)
        if self.trainer.taken:
            ask = self.say("puzzles-ask-next")
        else:
            ask = self.say("puzzles-ask-steps", n=steps) if steps > 1 else self.say("puzzles-ask")
        lines = wrap(join(self._title(), f"{DOT}{ask}"), width)
        if self.drill.wrong != RIGHT:
            found, best = list(step.options.values())[self.drill.wrong], step.options[step.best]
            wrong = self.say("puzzles-wrong", chance=percent(found), best=percent(best))
            said = [Text("✗ ", WARN), self.board.option(view, self.attempt.last), Text(f". {wrong}", WARN)]
            if self.tells_leads:
                leads = self.say("terminal-puzzle-leads", lead=points(found), best=points(best))
                said.append(Text(f" {leads}", WARN))
            lines += wrap(join(*said), width)
        if self.attempt.revealed == self.trainer.taken:
            option = self.board.option(view, self.trainer.detail(step.best)).plain
            lines += wrap(join(Text("✓ ", CALM), Text(self.say("puzzles-shown", option=option), INK)), width)
        return lines

    def _reason(self, width: int) -> list[Text]:
        """What was best beside what others take, how many miss it, and what is best done next."""
        attempt, puzzle = self.attempt, self.puzzle
        how = "shown" if attempt.revealed >= 0 else "late" if attempt.tries else ""
        verdict = Text(self.say(f"puzzles-right-{how}" if how else "puzzles-right"), f"bold {INK}")
        missed = Text(" " + self.say("puzzles-missed", n=puzzle.misses, all=puzzle.asked), INK)
        lines = [*wrap(self._title(), width), *wrap(join(verdict, missed), width)]
        for view, found in zip(attempt.views, self.trainer.found, strict=True):
            for detail, worth, sign in (
                (found.detail, found.worth, Text("✓", CALM)),
                (found.tempting, found.tempting_worth, Text("✗", WARN)),
            ):
                chance = self.say("terminal-master-chance", n=percent(worth))
                lead = Text(f"{DOT}{self._lead(worth.lead)}" if self.tells_leads else "", FAINT)
                option = wrap(join(self.board.option(view, detail), lead), width - CHANCE)
                lines += beside([join(sign, Text(f" {chance:>5}", f"bold {INK}"))], option, CHANCE)
            if found.brings and len(attempt.views) == 1:  # beside several steps there is no room
                lines += wrap(join("  ", Text(self.say("puzzles-brings", gains=self._gains(found.brings)), INK)), width)
        if puzzle.line:
            view = self.sitting.match.view(self.viewer)
            steps = "; ".join(self.board.option(view, step).plain for step in puzzle.line)
            lines += wrap(Text(self.say("puzzles-then", steps=steps), INK), width)
        return lines

    def _gains(self, brings: Mapping[str, float]) -> str:
        """What a move brings more or less than another, as “crystals +4, cards in hand −1”."""
        signs = {name: "+" if n > 0 else "−" for name, n in brings.items()}
        return ", ".join(self.say(f"puzzles-more-{name}", sign=signs[name], n=abs(n)) for name, n in brings.items())

    def onward(self) -> str:
        return self.say("terminal-puzzle-onward")

    def keep(self) -> None:
        course, attempt = self.course, self.attempt
        if attempt.revealed < 0:
            day = course.day if self.puzzle == course.daily else None
            course.progress.add(self.puzzle.id, attempt.tries == 0, day)

    # --- keys ---

    def command_show(self) -> None:
        """Tell the answer to whoever has tried, and mark it."""
        step, menu, state = self.trainer.step, self.menu, self.sitting.match.state
        if step is not None and menu is not None and self._tried:
            self.attempt.revealed = self.trainer.taken
            menu.mark(state.option_named(self.viewer, step.best))

    @property
    def _tried(self) -> bool:
        """Whether there is something to be told: a wrong answer was given."""
        return self.attempt.tries > 0 and not self.over

    def _own_keys(self) -> list[tuple[str, str]]:
        return [("s", "show")] if self._tried else []


class Puzzling(Course[Puzzle, Quiz]):
    """The application: one puzzle after the other."""

    def __init__(self, game: Game, first: Puzzle, language: str, progress: Solved, day: date) -> None:
        super().__init__(game, first, language)
        self.puzzles = offered(game)
        self.progress = progress
        self.day = day
        self.daily = daily(game, day)

    def drill(self, exercise: Puzzle, rival: str) -> Attempt:
        names = [rival] * exercise.players
        names[exercise.seat] = HUMAN
        return Attempt(Quiz(self.game, exercise, names))

    def screen_of(self, drill: Drill[Quiz]) -> PuzzleScreen:
        assert isinstance(drill, Attempt)
        return PuzzleScreen(drill, self)

    def following(self) -> Puzzle | None:
        """The next one that is not solved; when all are, the next one."""
        place = self.puzzles.index(self.exercise)
        onward = [*self.puzzles[place + 1 :], *self.puzzles[:place]]
        done = self.progress.done()
        return next((one for one in onward if one.id not in done), onward[0] if onward else None)

    def solved(self) -> dict[str, int]:
        """How many are solved, and how many there are."""
        return tally(self.puzzles, self.progress)


def tally(found: Sequence[Puzzle], progress: Solved) -> dict[str, int]:
    """How many puzzles are solved, and how many there are."""
    done = progress.done()
    return {"done": sum(one.id in done for one in found), "n": len(found)}


def stars(say: Texts, puzzle: Puzzle) -> str:
    """How hard a puzzle is."""
    return f"{'★' * puzzle.stars}{'☆' * (STARS - puzzle.stars)} {say('puzzles-stars', n=puzzle.stars)}"


def percent(worth: Worth) -> int:
    return round(100 * worth.chance)


def points(worth: Worth) -> str:
    """A lead in points, with its sign."""
    lead = round(worth.lead)
    return signed(lead) if lead else "0"


def today() -> date:
    """The day of the daily puzzle, which is the same everywhere."""
    return datetime.now(UTC).date()


def print_puzzles(game: Game, language: str) -> None:
    """The puzzles with their numbers; those that are solved are ticked."""
    say, progress, found, day = texts(language), Solved(game), offered(game), today()
    done, clean, of_the_day = progress.done(), progress.clean(), daily(game, day)
    told = [say("puzzles-progress", **tally(found, progress))]
    if progress.solved_today(day):
        told.append(say("puzzles-daily-solved"))
    if progress.days(day) > 1:
        told.append(say("puzzles-days", n=progress.days(day)))
    out = console()
    out.print(Text(DOT.join(told), "bold"))
    for number, puzzle in enumerate(found, start=1):
        notes = [stars(say, puzzle), say("puzzles-players", n=puzzle.players)]
        if puzzle == of_the_day:
            notes.append(say("puzzles-daily"))
        if puzzle.id in done:
            notes.append(say("puzzles-clean" if puzzle.id in clean else "puzzles-solved"))
        tick = "✓" if puzzle.id in done else " "
        out.print(Text(f"{tick} {number:>2}  {DOT.join(notes)}  ").append(puzzle.id, FAINT))


def solve(game: Game, name: str | None, language: str, of_the_day: bool) -> int:
    """Open a puzzle, by default the first that is not solved; returns the exit code."""
    progress, found, day = Solved(game), offered(game), today()
    if of_the_day:
        first = daily(game, day) or found[0]
    elif name is not None:
        first = puzzle_named(game, name)
    else:
        done = progress.done()
        first = next((one for one in found if one.id not in done), found[0])
    if not in_terminal():
        return refuse(texts(language)("terminal-needs-terminal"))
    app = Puzzling(game, first, language, progress, day)
    app.run()
    return app.return_code or 0
