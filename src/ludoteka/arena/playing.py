"""One match between computer players: set up, played, and played again from its answers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import NamedTuple

from ludoteka.bots import Bot, Mind, make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State


@dataclass(frozen=True)
class Table:
    """Who plays what, by seat. The same seed is the same deal with the same luck at every seat, whoever sits there.

    Of all answers the share `whims` is by chance, so that there is something to learn from.
    """

    game: str
    bots: tuple[str, ...]
    settings: dict[str, str]
    seed: str
    whims: float = 0.0

    def begin(self) -> State:
        return game_named(self.game).start(len(self.bots), key_from_seed(self.seed), self.settings)


class Played(NamedTuple):
    """A match: all answers, then for each seat points, place, and how many real choices took how many seconds."""

    answers: list[int]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]

    def wins(self) -> list[float]:
        """Each seat's share of the first place."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def engage(name: str, game: Game, key: bytes) -> Bot:
    """A computer player: `expert`, or `expert@300` with that many trials, or `expert@0.5s` with that much time."""
    level, at, thought = name.partition("@")
    if not at:
        return make(level, game, key)
    if re.fullmatch(r"[1-9][0-9]{0,8}", thought):
        return make(level, game, key, trials=int(thought))
    if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,5})?s", thought) and float(thought[:-1]):
        return make(level, game, key, seconds=float(thought[:-1]))
    raise BadSetup(f"'{name}' cannot play: after the @ write trials, as in {level}@300, or seconds, as in {level}@2s")


def mind_of(game: Game) -> Mind:
    """What can be learned about a game, or a refusal."""
    found = game.mind()
    if not isinstance(found, Mind):
        raise BadSetup(f"{game.name} does not say what to learn about its positions: Game.mind gives nothing")
    return found


def play(table: Table) -> tuple[State, Played]:
    """Play a match to its end."""
    rules = game_named(table.game)
    state = table.begin()
    bots = [engage(name, rules, key_from_seed(f"{table.seed} {seat}")) for seat, name in enumerate(table.bots)]
    whim = Random(f"{table.seed} whims")
    answers: list[int] = []
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while not state.over:
        seat = state.seat
        options = state.options(seat)
        if whim.random() < table.whims:
            option = whim.choice(options)
        else:
            begun = thread_time()
            option = bots[seat].choose(state, seat)
            if len(options) > 1:
                decisions[seat] += 1
                seconds[seat] += thread_time() - begun
        state.answer(seat, option)
        answers.append(option)
    return state, Played(answers, state.scores(), state.ranks(), decisions, [round(spent, 6) for spent in seconds])


def replay(table: Table, answers: Sequence[int]) -> Iterator[State]:
    """The positions of a match that was played, each before its answer, and the end."""
    state = table.begin()
    yield state
    for option in answers:
        state.answer(state.seat, option)
        yield state
