"""One step of look-ahead: try every option, finish one's own follow-up choices, take what looks best."""

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Chance
from ludoteka.core.hooks import Judge
from ludoteka.core.state import State

FOLLOW_UPS = 6  # own decisions played on after a trial, each by the same rule
WIDE = 60  # options that are tried at the most; wider decisions are sampled evenly
TRIALS = 800  # about so many positions are looked at for one question, an equal share for each option
FEW = 4  # options that are tried even where the share is nearly used up
OVERLOOKED = 80  # of a hundred options, by a novice
NOTICED = 2  # options that even a novice looks at


class GreedyBot(Bot):
    """Takes the option with the best position after it."""

    name = "adept"

    def __init__(self, key: bytes, judge: Judge) -> None:
        super().__init__(key)
        self.judge = judge
        self.trials = 0  # left of the option's share

    def pick(self, state: State, seat: int) -> int:
        options = sample(self.noticed(self.judge.shortlist(state, seat, state.options(seat))), WIDE)
        found: list[tuple[float, int]] = []
        for index, option in enumerate(options):
            self.trials = TRIALS // len(options)
            found.append((self.after(state, seat, option, FOLLOW_UPS), -index))
        return options[-max(found)[1]]

    def noticed(self, options: list[int]) -> list[int]:
        """The options that are looked at."""
        return options

    def best(self, state: State, seat: int, depth: int) -> float:
        """The value of the best option."""
        options = self.judge.shortlist(state, seat, state.options(seat))
        options = sample(options, max(FEW, min(WIDE, self.trials)))
        return max(self.after(state, seat, option, depth) for option in options)

    def after(self, state: State, seat: int, option: int, depth: int) -> float:
        """The value of an option."""
        self.trials -= 1
        direct = self.judge.direct(state, seat, option)
        if direct is not None:
            return direct
        trial = state.clone()
        trial.answer(seat, option)
        if (
            depth
            and self.trials > 0
            and not trial.over
            and seat in trial.owing()
            and not self.judge.closes(trial, seat)
        ):
            return self.best(trial, seat, depth - 1)
        return self.judge.value(trial, seat)


class NoviceBot(GreedyBot):
    """Goes by the same opinion but overlooks options: its answers are sensible, and often not the best."""

    name = "novice"

    def noticed(self, options: list[int]) -> list[int]:
        return glimpse(options, self.chance)


def glimpse(options: list[int], chance: Chance) -> list[int]:
    """Those options that are not overlooked."""
    places = list(range(len(options)))
    chance.shuffle(places)
    seen = places[:NOTICED]
    for place in places[NOTICED:]:
        if chance.below(100) >= OVERLOOKED:
            seen.append(place)
    return [options[place] for place in sorted(seen)]


def sample(options: list[int], most: int) -> list[int]:
    """The options, or so many of them spread evenly."""
    if len(options) <= most:
        return options
    step = len(options) / most
    return [options[int(i * step)] for i in range(most)]
