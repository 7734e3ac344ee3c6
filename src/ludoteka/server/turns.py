"""Whose work is done next where more is asked for than there are workers.

Short work comes first, and where there are several workers long work never takes all of them. Long work of many tables
is done by turns, one piece of each table, however many a table asks for. The more tables want it, the smaller the share
of its usual time that each piece gets, so that answers come about as soon as ever; below a certain share it stays as it
is, and answers come later.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LEAST_SHARE = 0.25
Line = deque[asyncio.Future[None]]


class Turns:
    """Turns for so many workers, all on one event loop."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._most_long = self._free_for_long = max(1, workers - 1)
        self._short = Line()
        self._long: dict[str, Line] = {}  # by table, whose turn is next comes first
        self._tables: Counter[str] = Counter()  # long pieces that wait or are under way

    @asynccontextmanager
    async def short(self) -> AsyncIterator[None]:
        """A turn for work that takes next to no time."""
        await self._turn(self._short, long=False)
        try:
            yield
        finally:
            self._leave(long=False)

    @asynccontextmanager
    async def long(self, table: str) -> AsyncIterator[float]:
        """A turn for work that takes as long as it may: the share of its usual time."""
        self._tables[table] += 1
        try:
            await self._turn(self._long.setdefault(table, Line()), long=True)
            try:
                yield self.share()
            finally:
                self._leave(long=True)
        finally:
            self._tables -= Counter([table])

    def share(self) -> float:
        """All of the time, unless more tables want it than can have it at once."""
        return max(LEAST_SHARE, min(1.0, self._most_long / max(1, len(self._tables))))

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return sum(not turn.cancelled() for line in (self._short, *self._long.values()) for turn in line)

    async def _turn(self, line: Line, *, long: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given up just as its turn had come
                self._leave(long=long)
            raise

    def _leave(self, *, long: bool) -> None:
        self._free += 1
        self._free_for_long += long
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (turn := self._next()) is not None:
            self._free -= 1
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        turn = _first(self._short)
        while turn is None and self._free_for_long and self._long:
            table, line = next(iter(self._long.items()))
            del self._long[table]
            turn = _first(line)
            if line:
                self._long[table] = line  # the rest of it comes after all other tables
            self._free_for_long -= turn is not None
        return turn


def _first(line: Line) -> asyncio.Future[None] | None:
    """The first in a line that was not given up."""
    while line:
        turn = line.popleft()
        if not turn.cancelled():
            return turn
    return None
