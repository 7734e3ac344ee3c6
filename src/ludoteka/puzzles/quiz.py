"""A puzzle being solved: only the best answers are taken."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteka.core.event import Data
from ludoteka.core.game import Game
from ludoteka.lessons.tutor import RIGHT, Trainer
from ludoteka.puzzles.reading import Move, Puzzle, Worth


class Found(NamedTuple):
    """A step that is done, beside what others take there: options as clients are told them."""

    detail: Data
    worth: Worth
    tempting: Data
    tempting_worth: Worth
    brings: Mapping[str, float]  # soon, more than what others take: by what is counted, the most important first


class Quiz(Trainer[Move]):
    """A puzzle: its rivals answer nothing, since its line is over when one of them is asked."""

    def __init__(self, game: Game, puzzle: Puzzle, names: Sequence[str]) -> None:
        self.puzzle = puzzle
        super().__init__(game, puzzle.start, puzzle.steps, names, seat=puzzle.seat, settings=puzzle.settings)
        self.found: list[Found] = []  # the steps that are done

    def answer(self, text: str) -> int:
        step = self.step
        assert step is not None
        tempting = self.puzzle.tempting if self.taken == 0 else step.second
        found = Found(self.detail(text), step.options[text], self.detail(tempting), step.options[tempting], step.brings)
        verdict = super().answer(text)
        if verdict == RIGHT:
            self.found.append(found)
        return verdict

    def detail(self, text: str) -> Data:
        """An option as clients are told it."""
        state = self.match.state
        return state.option_detail(state.agenda[-1], self.seat, state.option_named(self.seat, text))
