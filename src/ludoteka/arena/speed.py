"""How fast the engine is and how much memory it takes. What each number means is told in docs/benchmarks.md.

Seconds are those that this thread spends on its core: what else the machine does hardly matters then.
"""

import gc
import json
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from time import thread_time

import ludoteka.core.state
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State

ROUNDS = 10  # the best one counts: caches and clocks shared with others can only slow one down
POSITIONS = 200  # sampled from as many matches, for clones, views and questions, and the memory of a match
MEMORY_ROUNDS = 3


@dataclass(frozen=True)
class Speed:
    game: str
    players: int
    compiled: bool
    decisions_per_s: int
    matches_per_s: int
    clone_us: float
    view_us: float
    question_us: float
    detail_us: float
    options_us: float
    bytes_per_match: int


class NotMeasured(Exception):
    """A measurement that could not be taken."""


def is_compiled() -> bool:
    """Whether the engine that is imported here was compiled."""
    return str(ludoteka.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Measure the engine that is imported here, on one core, with the settings of matches among programs."""
    decisions_per_s, matches_per_s = play_rate(random_match(game, players), seconds)
    sample = Sample(game, players)
    return Speed(
        game.name,
        players,
        is_compiled(),
        round(decisions_per_s),
        round(matches_per_s),
        round(clone_time(sample, seconds / ROUNDS) * 1e6, 2),
        round(view_time(sample, seconds / ROUNDS) * 1e6, 2),
        round(question_time(sample, seconds / ROUNDS) * 1e6, 2),
        round(detail_time(sample, seconds / ROUNDS) * 1e6, 2),
        round(options_time(sample, seconds / ROUNDS) * 1e6, 2),
        memory(sample),
    )


def measure_plain(game: str, players: int, seconds: float) -> Speed:
    """Measure the same engine uncompiled, from its source, in another process."""
    command = [sys.executable, "-m", "ludoteka.arena.plain", game, str(players), str(seconds)]
    path = os.pathsep.join(sys.path)
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        raise NotMeasured(f"the plain source cannot be measured: {reason}")
    return Speed(**json.loads(done.stdout))


def main() -> None:
    """Print one measurement as JSON; see ludoteka.arena.plain."""
    game, players, seconds = sys.argv[1:]
    print(json.dumps(asdict(measure(game_named(game), int(players), float(seconds)))))


# --- decisions and matches ---


def random_match(game: Game, players: int) -> Callable[[], int]:
    """A function that plays one match at random through the public API and returns how many decisions it had."""
    settings = game.complete(players, game.unattended())
    keys = [key_from_seed(i) for i in range(1000)]
    chance = random.Random(0).random
    number = 0

    def play() -> int:
        nonlocal number
        state = game.start(players, keys[number % len(keys)], settings)
        number += 1
        decisions = 0
        while not state.over:
            seat = state.seat
            options = state.options(seat)
            state.answer(seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def play_rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and matches a second in the best of several rounds; the first of them warms up."""
    return max(play_round(play, seconds / ROUNDS) for _ in range(ROUNDS))


def play_round(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    decisions = matches = 0
    elapsed = 0.0
    start = thread_time()
    while elapsed < seconds:
        decisions += play()
        matches += 1
        elapsed = thread_time() - start
    return decisions / elapsed, matches / elapsed


# --- positions ---


class Sample:
    """Positions of random matches, each at a moment drawn from the match's whole length: always the same ones."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.settings = game.complete(players, game.unattended())
        lengths = [int(self.advance(number, None).number) for number in range(POSITIONS)]
        chance = random.Random("moments").random
        self.moments = [int(chance() * length) for length in lengths]

    def advance(self, number: int, moment: int | None) -> State:
        """Match `number`, played at random up to decision `moment` or to its end."""
        chance = random.Random(number).random
        state = self.game.start(self.players, key_from_seed(number), self.settings)
        while not state.over and state.number != moment:
            seat = state.seat
            options = state.options(seat)
            state.answer(seat, options[int(chance() * len(options))])
        return state

    def states(self) -> list[State]:
        return [self.advance(number, moment) for number, moment in enumerate(self.moments)]

    def asked(self) -> list[tuple[State, int]]:
        """The positions with each seat that is asked in them."""
        return [(state, seat) for state in self.states() for seat in state.owing()]


def clone_time(sample: Sample, seconds: float) -> float:
    """Seconds for one clone, the mean over the positions."""
    return mean_time([state.clone for state in sample.states()], seconds)


def view_time(sample: Sample, seconds: float) -> float:
    """Seconds for the view of one seat where those of all seats are made, the mean over the positions."""
    return mean_time([partial(all_views, state) for state in sample.states()], seconds) / sample.players


def all_views(state: State) -> None:
    """The views of all seats, as if the position were new."""
    state.open_view = None
    for seat in range(state.seats):
        state.view(seat)


def question_time(sample: Sample, seconds: float) -> float:
    """Seconds for a question with the texts of its options, the mean over the positions and the seats asked."""
    return mean_time([partial(state.question, seat) for state, seat in sample.asked()], seconds)


def detail_time(sample: Sample, seconds: float) -> float:
    """Seconds for what a question itself tells those who show it, the mean over the same."""
    asked = sample.asked()
    return mean_time([partial(state.question_detail, state.agenda[-1], seat) for state, seat in asked], seconds)


def options_time(sample: Sample, seconds: float) -> float:
    """Seconds for the details of all options of a question, the mean over the same."""
    asked = [(state, seat, list(state.options(seat))) for state, seat in sample.asked()]
    return mean_time([partial(option_details, *one) for one in asked], seconds)


def option_details(state: State, seat: int, options: list[int]) -> None:
    task = state.agenda[-1]
    for option in options:
        state.option_detail(task, seat, option)


def mean_time(calls: list[Callable[[], object]], seconds: float) -> float:
    """Seconds for one of these calls in the best pass over all of them."""
    best = float("inf")
    end = thread_time() + seconds
    while thread_time() < end:
        start = thread_time()
        for call in calls:
            call()
        best = min(best, thread_time() - start)
    return best / len(calls)


def memory(sample: Sample) -> int:
    """Bytes of one running match, the mean over many that are alive at once in the middle of play.

    The least of several rounds: whatever else the process does meanwhile can only add to it, and so do lists of
    possibilities that all matches share, in the first round.
    """
    return min(alive_bytes(sample) for _ in range(MEMORY_ROUNDS))


def alive_bytes(sample: Sample) -> int:
    """What a match takes in one round: tracemalloc counts what Python's allocator hands out, compiled objects too."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        alive = sample.states()
        gc.collect()
        return round((tracemalloc.get_traced_memory()[0] - before) / len(alive))
    finally:
        tracemalloc.stop()
