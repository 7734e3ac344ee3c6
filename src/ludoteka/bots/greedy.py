"""One step of look-ahead: try every option, finish one's own follow-up choices, take what looks best."""

from typing import Protocol

from ludoteka.bots.bot import Bot
from ludoteka.core.state import State

FOLLOW_UPS = 6  # own decisions played on after a trial, each by the same rule
WIDE = 60  # options that are tried at the most; wider decisions are sampled evenly


class Judge(Protocol):
    """A game's opinion on positions."""

    def value(self, state: State, seat: int) -> float:
        """How good a position is for a seat."""
        ...

    def direct(self, state: State, seat: int, option: int) -> float | None:
        """How good an option is where playing it out would not tell (dice, passing); None: play it out."""
        ...

    def closes(self, state: State, seat: int) -> bool:
        """Whether the seat's next decision is a new matter, no follow-up of the one before."""
        ...


class GreedyBot(Bot):
    """Takes the option with the best position after it."""

    name = "greedy"

    def __init__(self, key: bytes, judge: Judge) -> None:
        super().__init__(key)
        self.judge = judge

    def pick(self, state: State, seat: int) -> int:
        return self.best(state, seat, FOLLOW_UPS)[1]

    def best(self, state: State, seat: int, depth: int) -> tuple[float, int]:
        """The value of the best option, and that option."""
        options = state.options(seat)
        if len(options) > WIDE:
            step = len(options) / WIDE
            options = [options[int(i * step)] for i in range(WIDE)]
        found = [(self.after(state, seat, option, depth), -index) for index, option in enumerate(options)]
        value, index = max(found)
        return value, options[-index]

    def after(self, state: State, seat: int, option: int, depth: int) -> float:
        """The value of an option."""
        direct = self.judge.direct(state, seat, option)
        if direct is not None:
            return direct
        trial = state.clone()
        trial.answer(seat, option)
        if depth and not trial.over and seat in trial.owing() and not self.judge.closes(trial, seat):
            return self.best(trial, seat, depth - 1)[0]
        return self.judge.value(trial, seat)
