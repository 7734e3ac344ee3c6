"""A tree search for every game: many deals of what is hidden, one tree of the options, judged by what was learned.

Each time what the seat cannot know is dealt anew, the tree is walked down by what looks promising to whoever chooses,
one place is added to it, the position is played on quickly until it is settled, and the prospects there are what the
walk counts for every seat.
"""

from math import log, sqrt
from time import perf_counter

from mypy_extensions import i64

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import sample
from ludoteka.bots.mind import Mind
from ludoteka.core.state import State

CURIOSITY = 0.25
WIDE = 60
NARROW = 16
LENGTH = 60
TASTE = 3


class Place:
    """A place in the tree: how often it could be and was come through, and what that brought the seats."""

    def __init__(self, prospects: list[float]) -> None:
        self.visits: i64 = 1  # the first look counts as one
        self.offered: i64 = 1
        self.sums: list[float] = prospects
        self.next: dict[int, Place] = {}


class SearchBot(Bot):
    """Searches for so many rounds, or until time is up."""

    name = "search"

    def __init__(self, key: bytes, mind: Mind, rounds: int, seconds: float) -> None:
        super().__init__(key)
        self.mind = mind
        self.rounds: i64 = rounds
        self.seconds: float = seconds
        self.done: i64 = 0
        self.curiosity: float = CURIOSITY
        self.taste: i64 = TASTE
        self.narrow: i64 = NARROW

    def pick(self, state: State, seat: int) -> int:
        root = self.grow(state, seat)
        options = sample(self.mind.shortlist(state, seat, state.options(seat)), WIDE)
        best, most = options[0], -1.0
        for option in options:
            place = root.next.get(option * 4 + seat)
            if place is not None:
                visits = float(place.visits)
                worth = visits + place.sums[seat] / visits
                if worth > most:
                    best, most = option, worth
        return best

    def grow(self, state: State, seat: int) -> Place:
        """The tree after all rounds."""
        end = perf_counter() + self.seconds
        root = Place([0.0] * state.seats)
        self.done = 0
        while self.done < self.rounds:
            self.walk(root, state.determinize(seat, self.chance))
            self.done += 1
            if self.done % 8 == 0 and perf_counter() > end:
                break
        return root

    def walk(self, root: Place, world: State) -> None:
        place = root
        path = [root]
        wide: i64 = WIDE
        while not world.over:
            turn = world.seat
            options = world.options(turn)
            if len(options) == 1:
                world.answer(turn, options[0])
                continue
            options = sample(self.mind.shortlist(world, turn, options), wide)
            wide = self.narrow
            option = self.promising(place, world, turn, options)
            place = place.next[option * 4 + turn]
            path.append(place)
            world.answer(turn, option)
            if place.visits == 1:
                break
        self.play_on(world)
        prospects = self.mind.estimate(world)
        for place in path:
            place.visits += 1
            for i in range(len(prospects)):
                place.sums[i] += prospects[i]

    def promising(self, place: Place, world: State, turn: int, options: list[int]) -> int:
        """The option with the best mean so far and enough doubt about it."""
        best = options[0]
        most: float = -1.0
        for option in options:
            key = option * 4 + turn
            after = place.next.get(key)
            if after is None:
                after = Place(self.glance(world, turn, option))
                place.next[key] = after
            after.offered += 1
            visits = float(after.visits)
            worth = after.sums[turn] / visits + self.curiosity * sqrt(log(float(after.offered)) / visits)
            if worth > most:
                best, most = option, worth
        return best

    def glance(self, world: State, turn: int, option: int) -> list[float]:
        """The prospects right after an option, as soon as they can be judged."""
        trial = world.clone()
        trial.answer(turn, option)
        left: i64 = LENGTH
        while left > 0 and not trial.over and not self.mind.calm(trial):
            left -= 1
            self.hurry(trial)
        return self.mind.estimate(trial)

    def hurry(self, world: State) -> None:
        """One decision without a thought."""
        turn = world.seat
        options = world.options(turn)
        world.answer(turn, options[0] if len(options) == 1 else self.mind.hasty(world, turn, options, self.chance))

    def play_on(self, world: State) -> None:
        """Play quickly until the match pauses."""
        left: i64 = LENGTH
        while left > 0 and not world.over and not self.mind.pauses(world):
            left -= 1
            turn = world.seat
            options = world.options(turn)
            if self.taste < 2 or len(options) == 1 or not self.mind.tastes(world):
                self.hurry(world)
                continue
            count: i64 = len(options)
            best = options[self.chance.below(count)]
            most = self.glance(world, turn, best)[turn]
            for _ in range(self.taste - 1):
                option = options[self.chance.below(count)]
                if option != best:
                    worth = self.glance(world, turn, option)[turn]
                    if worth > most:
                        best, most = option, worth
            world.answer(turn, best)
