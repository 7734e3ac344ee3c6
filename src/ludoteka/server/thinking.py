"""Computer players and replays, in worker processes.

A computer player gets a position dealt anew as its seat may know it, never the real one. Journals come from anywhere:
they have workers of their own, so that computer players never wait for them.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from ludoteka.bots import ADVISER, Hint, Mind, best_options, make, prospects
from ludoteka.core.chance import Chance, new_key
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server.workers import Exhausted, Failed, Workers

THOUGHT = 10.0  # seconds of processor time for one answer
THOUGHT_BYTES = 2 << 30
HINT = 1.0  # seconds of processor time for one hint, about as long as a master thinks
REPLAY = 5.0  # seconds of processor time: the longest match recorded takes half of that without a compiler
REPLAY_BYTES = 512 << 20
REPLAYS = 100  # that may wait
SPECTATOR = -1
_LEAST, _MOST = 2, 4

P = ParamSpec("P")
T = TypeVar("T")


def choose(game: Game, position: bytes, seat: int, bot: str, key: bytes) -> str:
    """In a worker: the option that a computer player takes, by its canonical text."""
    state = game.load(msgspec.json.decode(position))
    option = make(bot, game, key).choose(state, seat)
    return state.option_text(state.agenda[-1], seat, option)


def advise(game: Game, position: bytes, seat: int, key: bytes, seconds: float) -> list[Hint]:
    """In a worker: what a master would do."""
    state = game.load(msgspec.json.decode(position))
    return best_options(make(ADVISER, game, key, seconds=seconds / 2), state, seat)


def judge(game: Game, position: bytes) -> list[float]:
    """In a worker: each seat's chance to win, as a spectator may know it."""
    mind = game.mind()
    assert isinstance(mind, Mind)
    return prospects(mind, game.load(msgspec.json.decode(position)))


def guess(state: State, seat: int) -> bytes:
    """A position that the seat, or a spectator, could as well be in, for a worker."""
    return msgspec.json.encode(state.determinize(seat, Chance(new_key())).to_json())


class Thinker:
    """The workers of a server: `players` think, `journals` replay and judge who is ahead."""

    def __init__(self, workers: int | None = None) -> None:
        self.players = Workers(workers or max(_LEAST, min(_MOST, (os.cpu_count() or 1) - 1)), THOUGHT, THOUGHT_BYTES)
        self.journals = Workers(workers or _LEAST, REPLAY, REPLAY_BYTES, REPLAYS)

    async def choose(self, game: Game, state: State, seat: int, bot: str) -> str:
        """The option that a computer player takes in this position."""
        return await self.players.run(choose, game, guess(state, seat), seat, bot, new_key())

    async def advise(self, game: Game, state: State, seat: int) -> list[Hint]:
        """What a master would do in this position."""
        return await self.players.run(advise, game, guess(state, seat), seat, new_key(), HINT)

    async def judge(self, game: Game, state: State) -> list[float]:
        """Each seat's chance to win, as a spectator may know it. Computer players never wait for it."""
        return await self.journals.run(judge, game, guess(state, SPECTATOR))

    async def replay(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something about a journal that may come from anywhere."""
        return await self.journals.run(work, *args, **kwargs)

    def close(self) -> None:
        self.players.close()
        self.journals.close()


__all__ = ["SPECTATOR", "Exhausted", "Failed", "Thinker", "advise", "choose", "guess", "judge"]
