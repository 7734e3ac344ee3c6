"""What was learned about a game: the signs of a position, what each is worth, and so the prospects of each seat."""

import json
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from ludoteka.core.chance import Chance
from ludoteka.core.state import State

LENGTH: Final[i64] = 150  # decisions at the most until a position can be judged


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

    def row(self, first: i64, amounts: list[float]) -> None:
        """Signs that follow one another."""
        for amount in amounts:
            if amount != 0.0:
                self.add(first, amount)
            first += 1


class Counted(NamedTuple):
    """Something that people count before a seat: how much of it there is, and what difference is worth a word."""

    name: str
    amount: float
    telling: float


class Learned:
    """What signs are worth and how much that says at each stage of a match, for one number of players."""

    def __init__(self, weights: list[float], doubts: list[float], afar: list[float]) -> None:
        self.weights = weights
        self.doubts = doubts  # by stage: the lead that makes a win about e times as likely
        self.afar = afar  # the same where the hands are guessed, as they are for a spectator


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's signs with what was learned about them. It looks at positions in which nothing is hidden.

    `taste` and `further` say how quick play goes: how many options are compared, and how many pauses it plays through.
    `nerve` says how sure a search must be to do other than an adept would, in standard errors; at 0 it asks none.
    `by_points` and `practice` are for learning: whether leads in points are learned from or wins alone, and with which
    settings matches are played, by turns.
    """

    def __init__(self, signs: int, stages: int) -> None:
        self.signs = signs
        self.stages = stages
        self.learned: list[Learned] = []  # for two, three and four players
        self.taste: i64 = 3
        self.further: i64 = 0
        self.nerve: float = 0.0
        self.by_points = True
        self.practice: list[dict[str, str]] = [{}]

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        """Add up the signs of a seat."""
        raise NotImplementedError

    def calm(self, state: State) -> bool:
        """Whether a position can be judged as it lies: no effect is under way."""
        raise NotImplementedError

    def pauses(self, state: State) -> bool:
        """Whether quick play may end here."""
        return self.calm(state)

    def turn(self, state: State) -> i64:
        """Which turn it is, where quick play may pause several times in the same one; otherwise less than 0."""
        return -1

    def counted(self, state: State, seat: int) -> list[Counted]:
        """What people would count before a seat to say what an option has brought, the most important first."""
        return []

    def stage(self, state: State) -> i64:
        """How far the match has come, from 0 to `stages` - 1."""
        return 0

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that are worth a look."""
        return options

    def weighs(self, state: State) -> bool:
        """Whether in quick play options are compared here."""
        return True

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        """What somebody does without a thought: anything, unless the game knows better."""
        return options[chance.below(len(options))]

    def quick(self, world: State, turn: int, options: list[int], luck: Chance) -> int:
        """A decision without a thought."""
        return options[0] if len(options) == 1 else self.hasty(world, turn, options, luck)

    def settle(self, world: State, luck: Chance) -> None:
        """Play on without a thought until the position can be judged."""
        left: i64 = LENGTH
        while left > 0 and not world.over and not self.calm(world):
            left -= 1
            turn = world.seat
            world.answer(turn, self.quick(world, turn, world.options(turn), luck))

    def estimate(self, state: State, afar: bool = False) -> list[float]:
        """The chance of each seat to win; `afar`: in a deal that a spectator guesses."""
        if state.over:
            first = state.first_placed()
            return [1.0 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
        learned = self.learned[state.seats - 2]
        doubts = learned.afar if afar else learned.doubts
        return shares(self.leads(state), doubts[self.stage(state)])

    def leads(self, state: State) -> list[float]:
        """What the signs of each seat are worth."""
        weights = self.learned[state.seats - 2].weights
        found: list[float] = []
        for seat in range(state.seats):
            tally = Tally(weights)
            self.read(state, seat, tally)
            found.append(tally.total)
        return found

    def recall(self, path: Path) -> None:
        """Take over what was learned, from a file that `ludoteka train` made."""
        learned: list[Learned] = []
        for one in json.loads(path.read_text(encoding="utf-8")):
            weights = [float(weight) for weight in one["weights"]]
            doubts = [float(doubt) for doubt in one["doubts"]]
            afar = [float(doubt) for doubt in one["afar"]]
            if len(weights) != self.signs or len(doubts) != self.stages or len(afar) != self.stages:
                raise ValueError(f"{path.name} was learned with other signs: train anew")
            learned.append(Learned(weights, doubts, afar))
        self.learned = learned


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
