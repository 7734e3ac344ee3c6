"""What was learned about a game: the signs of a position, what each is worth, and so the prospects of each seat."""

from math import exp

from mypy_extensions import i64, mypyc_attr

from ludoteka.core.chance import Chance
from ludoteka.core.state import State


class Tally:
    """Adds up what signs are worth; for learning it also notes them."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total: float = 0.0
        self.noted: list[tuple[int, float]] | None = None

    def add(self, sign: i64, amount: float) -> None:
        self.total += self.weights[sign] * amount
        if self.noted is not None:
            self.noted.append((sign, amount))


class Learned:
    """Weights of signs and how sure they are at each stage of a match, for one number of players."""

    def __init__(self, weights: list[float], doubts: list[float]) -> None:
        self.weights = weights
        self.doubts = doubts  # by stage: the lead, in the weights' units, that makes a win about e times as likely


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's signs with what was learned about them. Positions are looked at as if nothing were hidden."""

    signs: int = 0
    stages: int = 1

    def __init__(self, learned: list[Learned]) -> None:
        self.learned = learned  # for two, three and four players

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        """Add up the signs of a seat."""
        raise NotImplementedError

    def calm(self, state: State) -> bool:
        """Whether a position can be judged as it lies: no effect is under way."""
        raise NotImplementedError

    def pauses(self, state: State) -> bool:
        """Whether quick play may end here; it goes on to the next calm position at least."""
        return self.calm(state)

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        """What somebody does without a thought; by chance, unless the game knows better."""
        return options[chance.below(len(options))]

    def tastes(self, state: State) -> bool:
        """Whether in quick play several options are compared here."""
        return True

    def stage(self, state: State) -> i64:
        """How far the match has come, from 0 to `stages` - 1."""
        return 0

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that are worth a look."""
        return options

    def estimate(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        if state.over:
            first = state.first_placed()
            return [1.0 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
        learned = self.learned[state.seats - 2]
        leads: list[float] = []
        for seat in range(state.seats):
            tally = Tally(learned.weights)
            self.read(state, seat, tally)
            leads.append(tally.total)
        return shares(leads, learned.doubts[self.stage(state)])


def shares(leads: list[float], doubt: float) -> list[float]:
    """The chances that follow from the leads."""
    top = max(leads)
    grown: list[float] = []
    whole: float = 0.0
    for lead in leads:
        one = exp((lead - top) / doubt)
        grown.append(one)
        whole += one
    return [one / whole for one in grown]
