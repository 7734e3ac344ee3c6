"""Journals from anywhere: whatever they cost to replay, it happens in workers with limits, and nobody else notices."""

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadJournal
from ludoteka.core.game import games
from ludoteka.core.match import Match
from ludoteka.server.course import SLICE
from ludoteka.server.replay import verify
from ludoteka.server.thinking import REPLAY, Thinker
from tests.ports import free_port
from tests.server.harness import WAIT, Server, answer, first_option, play_out
from tests.server.hostile import hostile
from tests.server.processes import eventually, serving
from tests.server.test_process import process
from tests.server.work import Trap

PAUSE = 3.0  # seconds of processor time that the event loop may be kept from others


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    monkeypatch.setattr("ludoteka.server.workers.SLACK", 300.0)  # only the processor time counts, on any machine
    workers = Thinker(1)
    workers.journals.patience = 0.3
    yield workers
    workers.close()


@pytest.fixture
def trap() -> Trap:
    return Trap()


@pytest.fixture
async def server(start: Callable[..., Any], trap: Trap) -> AsyncIterator[Server]:
    async with start(installed={"trap": trap}) as found:
        yield found


@asynccontextmanager
async def others_go_on() -> AsyncIterator[None]:
    """The event loop is free for others all the time."""
    longest = 0.0

    async def look() -> None:
        nonlocal longest
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.01)
            longest = max(longest, time.thread_time() - before)

    looking = asyncio.create_task(look())
    yield
    looking.cancel()
    assert longest < PAUSE


def played(trap: Trap, answers: int = 10**6) -> Match:
    match = Match(trap, 2, key_from_seed(1), {}, ["Ann", "Bob"])
    while not match.over and len(match.journal.answers) < answers:
        match.answer(match.state.seat, match.state.options(match.state.seat)[0])
    return match


TRAPS = pytest.mark.parametrize(("kind", "reason"), [("time", "too long"), ("memory", "too much memory")])


@TRAPS
async def test_bringing_is_cut_off(server: Server, trap: Trap, kind: Literal["time", "memory"], reason: str) -> None:
    ann = await server.person("Ann")
    text = played(trap).journal.dump()
    trap.trap = kind
    async with others_go_on():
        problem = await ann.post("/api/journals", {"journal": text}, 422)
    assert problem["code"] == "bad-journal"
    assert problem["text"] == f"this journal takes {reason} to replay"
    trap.trap = ""
    assert (await ann.post("/api/journals", {"journal": text}))["id"]


@TRAPS
async def test_watching_is_cut_off(server: Server, trap: Trap, kind: Literal["time", "memory"], reason: str) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/journals", {"journal": played(trap).journal.dump()}))["id"]
    trap.trap = kind
    async with others_go_on():
        for path in (f"/api/replays/{table}", f"/api/replays/{table}/moments?from=0&to=9"):
            assert reason in (await ann.get(path, 422))["text"]
        body = {"number": 0, "seat": 0, "bot": "random"}
        assert reason in (await ann.post(f"/api/tables/{table}/continue", body, 422))["text"]
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "finished"  # needs no replay at all
        connection = await ann.connect(table)
        connection.say("hello")
        assert reason in (await connection.hear("refusal"))["text"]
        assert await connection.until_closed() == 4404


async def test_a_finished_table_is_shown_as_it_ended(start: Callable[..., Any], trap: Trap) -> None:
    """Also to those who come after a restart, each as their seat may see it."""
    async with start(installed={"trap": trap}, clean=False) as server:
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "trap"}))["id"]
        connection, welcome = await ann.visit(table)
        await play_out((connection, welcome["position"]), choose=first_option)
        stranger = await server.stranger()
        seen = [(await person.visit(table))[1] for person in (ann, stranger)]
        cookie = dict(ann.http.cookies)
    async with start(installed={"trap": trap}) as server:
        again = await server.stranger()
        again.http.cookies.update(cookie)
        for person, before in zip((again, await server.stranger()), seen, strict=True):
            connection, welcome = await person.visit(table, since=5, epoch=before["epoch"])
            for name in ("seat", "position", "log"):
                assert welcome[name] == before[name]
            assert welcome["log_from"] == 0
            connection.say("chat", text="well played")
            if person is again:
                assert (await connection.hear("said"))["line"]["text"] == "well played"


async def test_a_match_of_older_rules_is_shown_as_it_is_stored(server: Server, trap: Trap) -> None:
    ann = await server.person("Ann")
    match = played(trap)
    table = (await ann.post("/api/journals", {"journal": match.journal.dump()}))["id"]
    trap.rules += 1
    _, welcome = await ann.visit(table)
    assert welcome["position"]["view"] == match.view(-1)
    assert welcome["log"] == []
    assert "rules version" in (await ann.get(f"/api/replays/{table}", 422))["text"]


async def test_a_match_that_was_not_over_is_shown_as_it_stood(server: Server, trap: Trap) -> None:
    ann = await server.person("Ann")
    match = played(trap, 4)
    table = (await ann.post("/api/journals", {"journal": match.journal.dump()}))["id"]
    _, welcome = await ann.visit(table)
    assert welcome["position"]["view"] == match.view(-1)
    assert welcome["position"]["question"] is None
    assert len(welcome["log"]) == len(match.events)


async def test_a_long_match_is_loaded_without_holding_up_others(
    start: Callable[..., Any], trap: Trap, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(installed={"trap": trap}, clean=False) as server:
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "trap"}))["id"]
        connection, welcome = await ann.visit(table)
        position = welcome["position"]
        for _ in range(3):
            position = await answer(connection, position)
            while position["question"] is None:
                position = (await connection.hear("update"))["position"]
        cookie = dict(ann.http.cookies)
    take, turns, seen = Match.answer, 0, []

    def slow(*args: Any, **more: Any) -> Any:
        seen.append(turns)
        time.sleep(2 * SLICE)
        return take(*args, **more)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with start(installed={"trap": trap}) as server:
        monkeypatch.setattr(Match, "answer", slow)
        again = await server.stranger()
        again.http.cookies.update(cookie)
        looking = asyncio.create_task(others())
        _, welcome = await again.visit(table)
        looking.cancel()
    assert welcome["position"]["number"] >= 6
    assert len(set(seen)) == len(seen) >= 6  # others had their turn between any two answers


# --- real attacks ---


@pytest.mark.parametrize("name", [name for name in hostile() if not name.startswith("draws")])
def test_what_is_too_large_is_refused_before_it_is_replayed(name: str) -> None:
    begun = time.process_time()
    with pytest.raises(BadJournal):
        verify(games(), hostile()[name])
    assert time.process_time() - begun < REPLAY / 2


async def test_a_server_under_attack(database: Path) -> None:
    """Hostile journals at a real server: others are answered all the time, and its memory stays."""
    port = free_port()
    with process(database, port) as running:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT) as http:
            await http.get("/api/me")
            honest = Match(games()["seasons"], 2, key_from_seed(2)).journal.dump()
            assert (await http.post("/api/journals", json={"journal": honest})).status_code == 201
            before = memory(running.pid)
            attacks = [asyncio.create_task(http.post("/api/journals", json={"journal": t})) for t in hostile().values()]
            waits = []
            while not all(task.done() for task in attacks):
                begun = busy(running.pid)
                assert (await http.get("/api/games")).status_code == 200
                waits.append(busy(running.pid) - begun)
                await asyncio.sleep(0.02)
            for task in attacks:
                assert (task.result().status_code, task.result().json()["code"]) == (422, "bad-journal")
            assert max(waits) < PAUSE
            assert memory(running.pid) - before < 100_000


# A server whose replays never end.
STUCK = """
from ludoteka.server import replay, thinking
from tests.server import work
replay.verify, thinking.REPLAY = work.tell_and_get_stuck, 3600.0
"""


async def test_a_server_ends_when_told_whatever_is_replayed(database: Path, tmp_path: Path) -> None:
    told = tmp_path / "told"
    with serving(database, STUCK) as server:
        async with httpx.AsyncClient(base_url=server.base, timeout=WAIT) as http:
            bringing = asyncio.create_task(http.post("/api/journals", json={"journal": str(told)}))
            await asyncio.to_thread(eventually, told.exists)
            server.running.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.running.wait, WAIT)
            await asyncio.gather(bringing, return_exceptions=True)
        with pytest.raises(ProcessLookupError):
            os.kill(int(told.read_text()), 0)


def busy(pid: int) -> float:
    """The processor time that the event loop of a server has used."""
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """What a process holds now, in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])
