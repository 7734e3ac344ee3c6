"""A search for every game: the options are tried side by side in many deals, played on quickly, and judged.

What the seat cannot know is dealt anew each time, and every option that is still in question is tried in that same deal
with the same luck, so that only the options differ. The worse half is dropped again and again; as many trials, and as
much time at the most, go to the last two as to all together at first. A deal is begun only if it will be over in time,
and where there is not even time to try all options once, those that look best at a glance are tried.

In some games a guide is asked first, who sees no further than the next step. What it would do is tried in every deal,
and done unless something else was better by more than luck explains.
"""

from math import inf, sqrt
from time import process_time
from typing import Final, NamedTuple

from mypy_extensions import i64

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import WIDE, sample
from ludoteka.bots.mind import LENGTH, Mind
from ludoteka.core.chance import Chance
from ludoteka.core.event import Data
from ludoteka.core.state import State

FEW: Final = 4  # options that are tried, each once, however little time there is
MANY: Final = 8  # options that are not begun with before it is known how long a trial takes
PROBES: Final = 3  # trials that tell how long one takes
TICK: Final = 1e-6  # seconds, less than any trial takes: not every clock can tell
APART: Final = 1 << 16  # random numbers between those of the match and those of quick play


class Weighed(NamedTuple):
    """An option, the seat's chance to win with it, and in how many deals it was tried."""

    option: int
    chance: float
    deals: int


class Step(NamedTuple):
    """A decision of quick play: its option by the canonical text, and as data."""

    text: str
    detail: Data


class Tally:
    """What the options of a question came to in the same deals."""

    def __init__(self, options: list[int], usual: int | None) -> None:
        self.usual = usual  # the guide's option, which is never dropped
        self.options = with_first(usual, options)  # those still in question
        self.sums = dict.fromkeys(self.options, 0.0)
        self.squares = dict.fromkeys(self.options, 0.0)  # of how far each was from the usual one
        self.deals: i64 = 0
        self.trials: float = 0.0
        self.dropped: list[Weighed] = []

    def add(self, found: list[float]) -> None:
        """Take in the prospects with each option in one more deal."""
        for option, prospects in zip(self.options, found, strict=True):
            self.sums[option] += prospects
            self.squares[option] += (prospects - found[0]) ** 2
        self.deals += 1
        self.trials += len(self.options)

    def drop_half(self) -> None:
        """Leave the better half in question."""
        ranked = self.ranked()
        half = (len(ranked) + 1) // 2
        self.dropped = self.weighed([option for option in ranked[half:] if option != self.usual]) + self.dropped
        self.options = with_first(self.usual, ranked[:half])

    def ranked(self) -> list[int]:
        return sorted(self.options, key=lambda option: -self.sums[option])

    def result(self, nerve: float) -> list[Weighed]:
        """All options, the best first: that is the usual one unless something else was surely better."""
        ranked = self.ranked()
        best, usual = ranked[0], self.usual
        if usual is not None and not surely(self.sums[best] - self.sums[usual], self.squares[best], self.deals, nerve):
            ranked = with_first(usual, ranked)
        return self.weighed(ranked) + self.dropped

    def weighed(self, options: list[int]) -> list[Weighed]:
        return weighed(options, self.sums, self.deals)


class SearchBot(Bot):
    """Tries options about `trials` times in all, or less often, as `seconds` of processor time allow."""

    def __init__(
        self, key: bytes, name: str, mind: Mind, trials: int, seconds: float, guide: Bot | None = None
    ) -> None:
        super().__init__(key)
        self.name = name
        self.mind = mind
        self.guide = guide
        self.trials: i64 = trials
        self.seconds = seconds
        self.luck = self.chance  # of quick play
        self.followed = -1  # the seat whose decisions in quick play are noted
        self.steps: list[Step] = []

    def pick(self, state: State, seat: int) -> int:
        return self.weigh(state, seat)[0].option

    def weigh(self, state: State, seat: int) -> list[Weighed]:
        """All options that are worth a look, the best first: those that were dropped later come before the others."""
        begun = process_time()
        options = sample(self.mind.shortlist(state, seat, state.options(seat)), WIDE)
        usual = None if self.guide is None or len(options) == 1 else self.guide.pick(state, seat)
        tally = Tally(options, usual)
        stages: i64 = (len(tally.options) - 1).bit_length()
        end = begun
        for _ in range(stages):
            end += self.seconds / float(stages)
            self.compare(state, seat, tally, max(1, self.trials // (stages * len(tally.options))), begun, end)
            tally.drop_half()
            if len(tally.options) == 1:
                break
        return tally.result(self.mind.nerve)

    def compare(self, state: State, seat: int, tally: Tally, deals: i64, begun: float, end: float) -> None:
        """Try what is still in question in so many deals, as far as each will be over in time."""
        last = begun + self.seconds
        until = last  # the first deal may take what is left
        while deals > 0:
            deals -= 1
            if tally.deals > 0:
                now = process_time()
                if now + (now - begun) / tally.trials * len(tally.options) > until:
                    return
            world = state.determinize(seat, self.chance)
            if tally.deals == 0:
                tally.options = with_first(tally.usual, self.affordable(world, seat, tally.options))
            found = self.deal(world, seat, tally.options, last, 1 if tally.deals > 0 else FEW)
            if len(found) < len(tally.options):
                if tally.deals > 0:
                    return  # half a deal says nothing
                tally.options = tally.options[: len(found)]
            tally.add(found)
            until = end

    def affordable(self, world: State, seat: int, options: list[int]) -> list[int]:
        """All options; those that look best if half of the time would not do to try each once."""
        if len(options) <= MANY or self.seconds == inf:
            return options
        begun = process_time()
        for option in sample(options, PROBES):
            self.tried(world.clone(), seat, option)
        each = (process_time() - begun) / PROBES
        most = max(FEW, int(self.seconds / 2.0 / max(each, TICK)))
        if len(options) <= most:
            return options
        self.renew_luck(world)
        worths = {option: self.glance(world, seat, option) for option in options}
        return sorted(options, key=lambda option: -worths[option])[:most]

    def deal(self, world: State, seat: int, options: list[int], last: float, least: int) -> list[float]:
        """The prospects with each option in one deal, as far as the time reaches, and of some at least."""
        found: list[float] = []
        for option in options:
            if len(found) >= least and process_time() > last:
                break
            found.append(self.tried(world.clone(), seat, option))
        return found

    def tried(self, world: State, seat: int, option: int) -> float:
        """The prospects of a seat when it has taken an option and the match was played on."""
        self.renew_luck(world)
        begun = self.mind.turn(world)
        world.answer(seat, option)
        self.play_on(world, begun)
        return self.mind.estimate(world)[seat]

    def renew_luck(self, world: State) -> None:
        """Quick play has the same luck for all options of a deal."""
        self.luck = Chance(world.chance.key, world.chance.position + APART)

    def play_on(self, world: State, begun: i64) -> None:
        """Play quickly until the match pauses; not in the turn that was begun with, or whoever puts something off in it
        would be judged with all of the turn still to come.
        """
        mind = self.mind
        left: i64 = LENGTH
        further: i64 = mind.further
        while left > 0 and not world.over:
            if mind.pauses(world) and (begun < 0 or mind.turn(world) != begun):
                if further == 0:
                    break
                further -= 1
            left -= 1
            turn = world.seat
            options = world.options(turn)
            if mind.taste < 2 or len(options) == 1 or not mind.weighs(world):
                option = mind.quick(world, turn, options, self.luck)
            else:
                option = self.tasted(world, turn, options)
            if turn == self.followed and len(options) > 1:
                self.steps.append(step(world, turn, option))
            world.answer(turn, option)

    def tasted(self, world: State, turn: int, options: list[int]) -> int:
        """The best of a few options at a glance."""
        count: i64 = len(options)
        found = options[self.luck.below(count)]
        most = self.glance(world, turn, found)
        for _ in range(self.mind.taste - 1):
            option = options[self.luck.below(count)]
            if option != found:
                worth = self.glance(world, turn, option)
                if worth > most:
                    found, most = option, worth
        return found

    def glance(self, world: State, turn: int, option: int) -> float:
        """The prospects right after an option, as soon as they can be judged."""
        trial = world.clone()
        trial.answer(turn, option)
        self.mind.settle(trial, self.luck)
        return self.mind.estimate(trial)[turn]


def step(world: State, turn: int, option: int) -> Step:
    task = world.agenda[len(world.agenda) - 1]
    return Step(world.option_text(task, turn, option), world.option_detail(task, turn, option))


def weighed(options: list[int], sums: dict[int, float], deals: int) -> list[Weighed]:
    return [Weighed(option, sums[option] / max(1, deals), deals) for option in options]


def with_first(usual: int | None, options: list[int]) -> list[int]:
    """The options, beginning with the usual one, where there is one."""
    return options if usual is None else [usual, *[option for option in options if option != usual]]


def surely(gain: float, squares: float, deals: i64, nerve: float) -> bool:
    """Whether something gained so much in all of the deals that it is not luck: the nerve is in standard errors."""
    if deals < 2:
        return False
    mean = gain / float(deals)
    error = sqrt(max(0.0, squares / float(deals) - mean * mean) / float(deals))
    return mean > nerve * error
