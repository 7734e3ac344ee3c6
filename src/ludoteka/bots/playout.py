"""For games without a judge: every option is played out at random to the end, in many deals, and the best one taken."""

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import WIDE, glimpse, sample
from ludoteka.core.state import State

DEALS = 60  # in which the options are compared
NOVICE_DEALS = 6
STEPS = 1500  # decisions, of all seats, that are played out for one choice; the last deal is always finished
LENGTH = 400  # decisions after which a match is taken as it stands


class PlayoutBot(Bot):
    """Takes the option after which its seat does best, if all seats go on by chance. It needs to know no rules."""

    name = "adept"

    def __init__(self, key: bytes, deals: int = DEALS) -> None:
        super().__init__(key)
        self.deals = deals
        self.steps = 0  # left for this choice

    def pick(self, state: State, seat: int) -> int:
        options = sample(self.noticed(state.options(seat)), WIDE)
        totals = [0.0] * len(options)
        self.steps = STEPS
        for _ in range(self.deals):
            world = state.determinize(seat, self.chance)
            for index, option in enumerate(options):
                trial = world.clone()
                trial.answer(seat, option)
                totals[index] += self.outcome(trial, seat)
            if self.steps <= 0:
                break
        return options[totals.index(max(totals))]

    def noticed(self, options: list[int]) -> list[int]:
        """The options that are looked at."""
        return options

    def outcome(self, state: State, seat: int) -> float:
        """How a match ends for a seat: 1 for a win, and the lead over the best rival as a part of all points."""
        left = LENGTH
        while not state.over and left > 0:
            left -= 1
            turn = state.seat
            options = state.options(turn)
            state.answer(turn, options[self.chance.below(len(options))])
        self.steps -= LENGTH - left
        scores = state.scores()
        if not scores:
            return 0.0
        best = max([score for other, score in enumerate(scores) if other != seat])
        lead = (scores[seat] - best) / (1 + sum([abs(score) for score in scores]))
        return lead + (1.0 if state.over and state.ranks()[seat] == 1 else 0.0)


class NovicePlayoutBot(PlayoutBot):
    """Compares in few deals and overlooks options."""

    name = "novice"

    def __init__(self, key: bytes) -> None:
        super().__init__(key, NOVICE_DEALS)

    def noticed(self, options: list[int]) -> list[int]:
        return glimpse(options, self.chance)
