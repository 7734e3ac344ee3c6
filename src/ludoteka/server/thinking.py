"""Computer players and replays, in worker processes.

A computer player gets its seat's view in the form of a position: one that the seat could be in, and the same one for
all positions that look the same to it. Neither the real one nor the key of the match ever leaves the server. Journals
come from anywhere: they have workers of their own, so that computer players never wait for them.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from ludoteka.bots import ADVISER, SEARCHERS, Hint, best_options, make
from ludoteka.core.chance import KEY_BYTES, Chance, new_key
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server.turns import Turns
from ludoteka.server.workers import Exhausted, Failed, Workers

THOUGHT = 10.0  # seconds of processor time for one answer
THOUGHT_BYTES = 2 << 30
SHORTEST = min(seconds for _, seconds in SEARCHERS.values())  # with less, a search may play worse than an adept
HINT = 1.0  # seconds of processor time for one hint, about as long as a master thinks
REPLAY = 5.0  # seconds of processor time: the longest match recorded takes half of that without a compiler
REPLAY_BYTES = 512 << 20
REPLAYS = 100  # that may wait
_LEAST, _MOST = 2, 4
_NOBODYS = bytes(KEY_BYTES)  # the key of what is dealt for a worker: known to all, so it tells nothing

P = ParamSpec("P")
T = TypeVar("T")


def choose(game: Game, position: bytes, seat: int, bot: str, key: bytes, seconds: float | None = None) -> str:
    """In a worker: the option that a computer player takes, by its canonical text; `seconds` are for who searches."""
    state = game.load(msgspec.json.decode(position))
    option = make(bot, game, key, seconds=seconds).choose(state, seat)
    return state.option_text(state.agenda[-1], seat, option)


def advise(game: Game, position: bytes, seat: int, key: bytes, seconds: float) -> list[Hint]:
    """In a worker: what a master would do."""
    state = game.load(msgspec.json.decode(position))
    return best_options(make(ADVISER, game, key, seconds=seconds / 2), state, seat)


def guess(state: State, seat: int) -> bytes:
    """What a seat sees, for a worker: always the same one of the positions in which it would see the same."""
    return msgspec.json.encode(state.determinize(seat, Chance(_NOBODYS)).to_json())


class Thinker:
    """The workers of a server: `players` think, by turns, `journals` replay."""

    def __init__(self, workers: int | None = None) -> None:
        thinking = workers or max(_LEAST, min(_MOST, (os.cpu_count() or 1) - 1))
        self.players = Workers(thinking, THOUGHT, THOUGHT_BYTES)
        self.turns = Turns(thinking)
        self.journals = Workers(workers or _LEAST, REPLAY, REPLAY_BYTES, REPLAYS)

    async def choose(
        self, game: Game, state: State, seat: int, bot: str, table: str, hurry: Callable[[bool], None]
    ) -> str:
        """The option that a computer player takes in this position.

        When one that searches begins, `hurry` is told whether it has less than its usual time.
        """
        position = guess(state, seat)
        if bot not in SEARCHERS:
            async with self.turns.short():
                return await self.players.run(choose, game, position, seat, bot, new_key())
        async with self.turns.long(table) as share:
            usual = SEARCHERS[bot][1]
            seconds = max(SHORTEST, usual * share)
            hurry(seconds < usual)
            return await self.players.run(choose, game, position, seat, bot, new_key(), seconds)

    async def advise(self, game: Game, state: State, seat: int, table: str) -> list[Hint]:
        """What a master would do in this position."""
        position = guess(state, seat)
        async with self.turns.long(table) as share:
            return await self.players.run(advise, game, position, seat, new_key(), HINT * share)

    async def replay(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something about a journal that may come from anywhere."""
        return await self.journals.run(work, *args, **kwargs)

    def close(self) -> None:
        self.players.close()
        self.journals.close()


__all__ = ["Exhausted", "Failed", "Thinker", "advise", "choose", "guess"]
