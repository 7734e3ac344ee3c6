"""How fast computer players think: `python -m benchmarks.players`; what is measured is told in docs/benchmarks.md.

Trials a second of the search, beside iterations a second of OpenSpiel's information set search on its own games, and
how long answers take. Prints three tables, writes build/bench-players.json, and fails where answers take too long.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.peers import Missing
from ludoteka.bots import QUICK, SEARCHERS, SearchBot, make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game, games
from ludoteka.core.state import State

RESULT = Path("build", "bench-players.json")
TRIALS = 100  # for one thought
POSITIONS = 8  # of each game and number of players, at moments drawn from whole matches …
SOURCES = 2  # … of adepts, so many
PASSES = 2  # the best one counts: others on the machine can only slow one down
MATCHES = 10  # of adepts, for each game, number of players and way to play
SLOW_MS = 8.0  # an answer of an adept that takes longer is asked for again …
AGAIN = 5  # … so often, and the quickest time counts
LIMITS_MS = {QUICK: 20.0, **{name: 1100.0 * seconds for name, (_, seconds) in SEARCHERS.items()}}
PEERS = ("leduc_poker", "euchre", "gin_rummy")  # in hearts it fails at some positions


class Case(NamedTuple):
    game: Game
    players: int
    settings: dict[str, str]

    @property
    def name(self) -> str:
        return " ".join([self.game.name, str(self.players), *self.settings.values()])

    def match(self, number: int) -> Iterator[State]:
        """The positions of a match of adepts in which somebody has a choice."""
        state = self.game.start(self.players, key_from_seed(f"{self.name} {number}"), self.settings)
        bots = [make(QUICK, self.game, key_from_seed(f"{self.name} {number} {seat}")) for seat in range(self.players)]
        while not state.over:
            if len(state.options(state.seat)) > 1:
                yield state
            state.answer(state.seat, bots[state.seat].choose(state, state.seat))

    def positions(self) -> list[State]:
        """Some of each of a few matches."""
        chance = random.Random(self.name)
        matches = [[state.clone() for state in self.match(number)] for number in range(SOURCES)]
        return [state for some in matches for state in chance.sample(some, POSITIONS // SOURCES)]

    def player(self, level: str, **thought: Any) -> Any:
        return make(level, self.game, key_from_seed(f"{self.name} {level}"), **thought)


def cases() -> list[Case]:
    """Every game that is searched, with the settings that it is learned with, for every number of players."""
    return [
        Case(game, players, {**game.unattended(), **settings})
        for game in games().values()
        if (mind := game.mind()) is not None
        for players in range(game.min_players, game.max_players + 1)
        for settings in getattr(mind, "practice", [{}])
    ]


# --- iterations ---


def search_rate(case: Case) -> float:
    """Trials a second: an option is tried in a deal, the match played on quickly, and the position judged."""
    positions = case.positions()

    def think() -> int:
        trials = 0
        for state in positions:
            bot = case.player("master", trials=TRIALS)
            assert isinstance(bot, SearchBot)
            trials += sum(one.deals for one in bot.weigh(state, state.seat))
        return trials

    return best_rate(think)


def peer_rate(name: str) -> float:
    """Iterations a second of OpenSpiel's search, in C++: cards dealt anew, down the tree, played out by chance."""
    try:
        import pyspiel  # noqa: PLC0415 - optional
    except ImportError:
        raise Missing(f"OpenSpiel is not installed: its search of {name} is left out") from None
    game = pyspiel.load_game(name)
    positions = [peer_position(game, random.Random(number)) for number in range(POSITIONS)]

    def think() -> int:
        for number, state in enumerate(positions):
            evaluator = pyspiel.RandomRolloutEvaluator(1, number)
            bot = pyspiel.ISMCTSBot(number, evaluator, 2.0, TRIALS)
            bot.step(state)
        return TRIALS * len(positions)

    return best_rate(think)


def peer_position(game: Any, chance: random.Random) -> Any:
    """A position with a choice, drawn from a match played by chance."""
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return chance.choice(found)


def best_rate(think: Callable[[], int]) -> float:
    found = []
    for _ in range(PASSES):
        begun = thread_time()
        done = think()
        found.append(done / (thread_time() - begun))
    return max(found)


# --- answers ---


def adept_times(case: Case) -> list[float]:
    """Milliseconds of each answer in matches of adepts; slow ones are given again, and the quickest time counts."""
    found: list[float] = []
    for number in range(MATCHES):
        for state in case.match(number):
            took = answer_time(case, QUICK, state)
            if took > SLOW_MS:
                took = min(answer_time(case, QUICK, state) for _ in range(AGAIN))
            found.append(took)
    return sorted(found)


def search_times(case: Case, level: str) -> list[float]:
    return sorted(answer_time(case, level, state) for state in case.positions())


def answer_time(case: Case, level: str, state: State) -> float:
    bot = case.player(level)
    begun = thread_time()
    bot.choose(state, state.seat)
    return 1000 * (thread_time() - begun)


# --- all of it ---


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.players", description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=["search", "adept", *SEARCHERS], help="one of the measurements")
    only = parser.parse_args().only
    found: dict[str, dict[str, Any]] = {}
    if only in (None, "search"):
        found["iterations_per_s"] = {**{case.name: round(search_rate(case)) for case in cases()}, **peers()}
        show("iterations a second on one core", found["iterations_per_s"], ["iterations/s"])
    for level in (QUICK, *SEARCHERS):
        if only in (None, level):
            times = {case.name: adept_times(case) if level == QUICK else search_times(case, level) for case in cases()}
            found[f"{level}_ms"] = {name: summary(some) for name, some in times.items()}
            show(f"{level}, ms an answer", found[f"{level}_ms"], ["answers", "mean", "99 of 100", "slowest"])
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(found, indent=1) + "\n")
    late = [
        f"{level} in {name}"
        for level, limit in LIMITS_MS.items()
        for name, (*_, slowest) in found.get(f"{level}_ms", {}).items()
        if slowest > limit
    ]
    if late:
        sys.exit(f"answers take too long: {', '.join(late)}")


def peers() -> dict[str, int]:
    found = {}
    for name in PEERS:
        try:
            found[f"OpenSpiel {name}"] = round(peer_rate(name))
        except Missing as missing:
            print(missing, file=sys.stderr)
    return found


def summary(times: list[float]) -> list[float]:
    """How many, the mean, what 99 of 100 take at the most, and the slowest."""
    slow = times[min(len(times) - 1, int(0.99 * len(times)))]
    return [len(times), *(round(one, 2) for one in (sum(times) / len(times), slow, times[-1]))]


def show(title: str, rows: dict[str, Any], headings: list[str]) -> None:
    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, numbers in rows.items():
        table.add_row(name, *(f"{number:,}" for number in (numbers if isinstance(numbers, list) else [numbers])))
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
