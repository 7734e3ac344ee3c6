"""How fast the engine is and how much memory it takes. What each number means is told in docs/benchmarks.md."""

import gc
import json
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter

import ludoteka.core.state
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State

ROUNDS = 5  # the best one counts: whatever else the machine does can only slow one down
MATCHES = 400  # live at once when memory is measured
POSITIONS = 200  # copied in turn when clones are timed
SAMPLE_SEED = "positions"


@dataclass(frozen=True)
class Speed:
    game: str
    players: int
    compiled: bool
    decisions_per_s: int
    matches_per_s: int
    clone_us: float
    bytes_per_match: int


class NotMeasured(Exception):
    """A measurement that could not be taken."""


def is_compiled() -> bool:
    """Whether the engine that is imported here was compiled."""
    return str(ludoteka.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Measure the engine that is imported here, on one core, with the game's default settings."""
    settings = game.complete(players, {})
    decisions_per_s, matches_per_s = play_rate(random_match(game, players, settings), seconds)
    return Speed(
        game.name,
        players,
        is_compiled(),
        round(decisions_per_s),
        round(matches_per_s),
        round(clone_time(game, players, settings, seconds) * 1e6, 2),
        memory(game, players, settings),
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


def random_match(game: Game, players: int, settings: dict[str, str]) -> Callable[[], int]:
    """A function that plays one match at random through the public API and returns how many decisions it had."""
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
    start = perf_counter()
    while elapsed < seconds:
        decisions += play()
        matches += 1
        elapsed = perf_counter() - start
    return decisions / elapsed, matches / elapsed


# --- positions ---


def sample(game: Game, players: int, settings: dict[str, str], n: int) -> list[State]:
    """The positions of n random matches, each at a moment drawn from its whole length: always the same ones."""
    return [position(game, players, settings, i) for i in range(n)]


def position(game: Game, players: int, settings: dict[str, str], number: int) -> State:
    length = int(advance(game, players, settings, number, None).number)
    stop = int(random.Random(f"{SAMPLE_SEED} {number}").random() * length)
    return advance(game, players, settings, number, stop)


def advance(game: Game, players: int, settings: dict[str, str], number: int, stop: int | None) -> State:
    """Match `number`, played at random up to decision `stop` or to its end."""
    chance = random.Random(number).random
    state = game.start(players, key_from_seed(number), settings)
    while not state.over and state.number != stop:
        seat = state.seat
        options = state.options(seat)
        state.answer(seat, options[int(chance() * len(options))])
    return state


def clone_time(game: Game, players: int, settings: dict[str, str], seconds: float) -> float:
    """Seconds for one clone, the mean over positions sampled from matches."""
    positions = sample(game, players, settings, POSITIONS)
    clones = [state.clone for state in positions]
    best = float("inf")
    end = perf_counter() + seconds / ROUNDS
    while perf_counter() < end:
        start = perf_counter()
        for clone in clones:
            clone()
        best = min(best, perf_counter() - start)
    return best / len(clones)


def memory(game: Game, players: int, settings: dict[str, str]) -> int:
    """Bytes of one running match, the mean over many that are alive at once in the middle of play.

    tracemalloc counts what Python's allocator hands out, and compiled objects come from it too. The same matches are
    played once before, so that lists of possibilities which all matches share are there already and not counted.
    """
    sample(game, players, settings, MATCHES)
    alive: list[State | None] = [None] * MATCHES
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for i in range(MATCHES):
            alive[i] = position(game, players, settings, i)
        gc.collect()
        return round((tracemalloc.get_traced_memory()[0] - before) / MATCHES)
    finally:
        tracemalloc.stop()
