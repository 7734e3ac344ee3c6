"""For programs that watch the server: /health and /ready say the truth."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from ludoteka.server.limits import Limits
from ludoteka.server.thinking import Failed
from tests.server.harness import WAIT, FakeTime, Server

WELL = {"database": True, "writer": True, "workers": True}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may take long to start where others use the cores."""
    monkeypatch.setattr("ludoteka.server.house.READY", 2 * WAIT)


async def asked(server: Server, path: str = "/ready") -> httpx.Response:
    reply = await (await server.stranger()).http.get(path)
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["cache-control"] == "no-store"
    assert "set-cookie" not in reply.headers
    return reply


async def test_all_is_well(server: Server) -> None:
    assert (await asked(server, "/health")).json() == {"alive": True}
    reply = await asked(server)
    assert (reply.status_code, reply.json()) == (200, WELL)


async def fail(*_: object) -> None:
    raise OperationalError("", {}, Exception("disk full"))


async def hang(*_: object) -> None:
    await asyncio.Event().wait()


async def crash(*_: object) -> None:
    raise Failed("no worker can start")


def refuse(*_: object) -> None:
    raise OSError("connection refused")


FAULTS: list[tuple[str, str, Callable[..., Any]]] = [
    ("database", "store.engine.sync_engine.pool.connect", refuse),
    ("writer", "store.writer._commit", fail),
    ("workers", "thinker.players.run", crash),
    ("workers", "thinker.players.run", hang),
]


@pytest.mark.parametrize(("named", "part", "fault"), FAULTS)
async def test_what_does_not_work_is_named(
    timed: Server, time: FakeTime, monkeypatch: pytest.MonkeyPatch, named: str, part: str, fault: Callable[..., Any]
) -> None:
    *names, last = part.split(".")
    owner = timed.house
    for name in names:
        owner = getattr(owner, name)
    with monkeypatch.context() as broken:
        broken.setattr(owner, last, fault)
        if fault is hang:
            broken.setattr("ludoteka.server.house.READY", 5.0)
        http = (await timed.stranger()).http
        reply = await http.get("/ready", headers={"cookie": "ludoteka=somebody"})  # who that is cannot be looked up
        assert (reply.status_code, reply.json()) == (503, {**WELL, named: False})
        assert (await asked(timed, "/health")).status_code == 200
    time.pass_by(10)
    assert (await asked(timed)).json() == WELL


async def test_watching_often_costs_nothing(
    start: Callable[..., Any], time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not counted among the requests of an address, and tried once however many ask."""
    async with start(limits=Limits(requests=(2, 0.1)), time=time) as server:
        tried = 0
        real = server.house.store.check

        async def check() -> None:
            nonlocal tried
            tried += 1
            await real()

        monkeypatch.setattr(server.house.store, "check", check)
        replies = await asyncio.gather(*(asked(server) for _ in range(30)))
        assert {reply.status_code for reply in replies} == {200}
        assert tried == 1
        time.pass_by(10)
        await asked(server)
        assert tried == 2
        assert (await (await server.stranger()).http.get("/api/games")).status_code == 200
