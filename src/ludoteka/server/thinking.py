"""Work that would hold up the event loop: computer players and replays, in processes of their own.

A computer player gets a position dealt anew as its seat may know it, never the real one. Nothing here may import the
web framework: a worker starts with what this module imports.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import msgspec

from ludoteka.bots import make
from ludoteka.core.chance import Chance, new_key
from ludoteka.core.game import Game
from ludoteka.core.state import State

TRIES = 3
PATIENCE = 30.0  # seconds for one piece of work
_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Failed(Exception):
    """A piece of work that crashed its worker or took too long, again and again."""


def choose(game: Game, position: bytes, seat: int, bot: str, key: bytes) -> str:
    """In a worker: the option that a computer player takes, by its canonical text."""
    state = game.load(msgspec.json.decode(position))
    option = make(bot, game.name, key).choose(state, seat)
    return state.option_text(state.agenda[-1], seat, option)


def guess(state: State, seat: int) -> bytes:
    """A position that the seat could as well be in, for a worker."""
    return msgspec.json.encode(state.determinize(seat, Chance(new_key())).to_json())


class Thinker:
    """A pool of worker processes that starts when it is first needed and is renewed when a worker dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a piece of work in a worker; its own exceptions come back as they are."""
        for _ in range(TRIES):
            pool = self._started()
            try:
                future = pool.submit(work, *args, **kwargs)
                return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                _log.warning("a worker failed: %s", type(error).__name__)
                self._discard(pool)
        raise Failed(f"{TRIES} workers failed")

    async def choose(self, game: Game, state: State, seat: int, bot: str) -> str:
        """The option that a computer player takes in this position."""
        return await self.run(choose, game, guess(state, seat), seat, bot, new_key())

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawn, initializer=_start_worker)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot end its workers: they see it and go."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
