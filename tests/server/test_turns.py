"""Whose work is done next: quick answers never wait for searches, and no table holds up the others."""

import asyncio
from contextlib import suppress

import pytest

from ludoteka.server.turns import LEAST_SHARE, Turns


class Crowd:
    """Pieces of work that go on until they are told to end; `begun` names them in the order of their turns."""

    def __init__(self, workers: int) -> None:
        self.turns = Turns(workers)
        self.begun: list[str] = []
        self.shares: dict[str, float] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Begin with a letter for a table and a number for long work: "a1"; anything else is short."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._long(name) if name[1:].isdigit() else self._short(name))
        await settled()

    async def _short(self, name: str) -> None:
        async with self.turns.short():
            self.begun.append(name)
            await self._ends[name].wait()

    async def _long(self, name: str) -> None:
        async with self.turns.long(name[0]) as share:
            self.begun.append(name)
            self.shares[name] = share
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            assert name in self.begun
            self._ends[name].set()
            await self.tasks[name]
            await settled()

    async def give_up(self, name: str) -> None:
        self.tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self.tasks[name]
        await settled()


async def settled() -> None:
    """All that can go on has done so."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_table_with_much_to_think_about_waits_after_each_piece() -> None:
    crowd = Crowd(2)  # one of them for long work
    await crowd.ask("a1", "a2", "a3", "a4", "b1", "c1", "b2")
    for name in ("a1", "a2", "b1", "c1", "a3", "b2"):
        await crowd.end(name)
    assert crowd.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_whoever_comes_back_at_once_comes_after_those_who_wait() -> None:
    crowd = Crowd(2)
    await crowd.ask("a1", "b1", "c1")
    await crowd.end("a1")
    await crowd.ask("a2")
    await crowd.end("b1")
    assert crowd.begun == ["a1", "b1", "c1"]
    await crowd.end("c1")
    assert crowd.begun[-1] == "a2"


@pytest.mark.parametrize(("workers", "thinking"), [(1, 1), (2, 1), (4, 3)])
async def test_searches_leave_a_worker_to_quick_answers(workers: int, thinking: int) -> None:
    crowd = Crowd(workers)
    await crowd.ask("a1", "b1", "c1", "d1", "e1")
    assert len(crowd.begun) == thinking
    await crowd.ask("quick", "quicker")
    assert ("quick" in crowd.begun) == (workers > 1)
    assert "quicker" not in crowd.begun
    await crowd.end("a1")  # and who wants a quick answer comes before those who search
    assert "quick" in crowd.begun
    assert ("quicker" in crowd.begun) == (workers > 1)
    assert len(crowd.begun) == workers + 1


async def test_quick_answers_may_take_all_workers() -> None:
    crowd = Crowd(3)
    await crowd.ask("quick", "quicker", "quickest", "a1")
    assert crowd.begun == ["quick", "quicker", "quickest"]
    await crowd.end("quicker")
    assert crowd.begun[-1] == "a1"


async def test_the_more_tables_think_the_less_time_each_has() -> None:
    """Not the more pieces: three masters at the only table think as long as one."""
    crowd = Crowd(3)
    await crowd.ask("a1", "a2", "a3", "b1")
    assert crowd.shares == {"a1": 1.0, "a2": 1.0}
    await crowd.ask("c1", "d1")
    await crowd.end("a1")
    assert crowd.shares["a3"] == 0.5  # two of four tables can think at once
    await crowd.ask(*(f"{table}1" for table in "efghijkl"))
    await crowd.end("a2")
    assert crowd.shares["b1"] == LEAST_SHARE
    for name in ("a3", "b1", *(f"{table}1" for table in "cdefghijkl")):
        await crowd.end(name)
    await crowd.ask("m1")
    assert crowd.shares["m1"] == 1.0  # it was only as long as it had to be


async def test_who_gives_up_holds_up_nobody() -> None:
    crowd = Crowd(2)
    await crowd.ask("a1", "b1", "b2", "c1", "quick", "quicker")
    for name in ("b1", "quicker", "a1"):  # two wait, one is under way
        await crowd.give_up(name)
    assert crowd.begun == ["a1", "quick", "b2"]
    await crowd.end("quick", "b2")
    assert crowd.begun[-1] == "c1"
    assert crowd.turns.share() == 1.0


async def test_who_gives_up_at_the_very_moment_gives_the_turn_on() -> None:
    crowd = Crowd(1)
    await crowd.ask("quick", "quicker", "a1", "b1")
    crowd._ends["quick"].set()
    while not crowd.tasks["quick"].done():
        await asyncio.sleep(0)
    await crowd.give_up("quicker")  # it was told, and has not begun
    assert crowd.begun == ["quick", "a1"]
    crowd._ends["a1"].set()
    while not crowd.tasks["a1"].done():
        await asyncio.sleep(0)
    await crowd.give_up("b1")
    await crowd.ask("c1")
    assert crowd.begun == ["quick", "a1", "c1"]
