"""The one writer: what it gathers, what fails alone, and what a crash leaves."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from ludoteka.server import writer
from ludoteka.server.schema import answers, guests, notes, sessions
from ludoteka.server.storage import Store
from ludoteka.server.writer import Overtaken, StorageError, add, alter, remove, sure
from tests.server.harness import WAIT

NEW = {"named": False, "created": 0.0}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{request.getfixturevalue('database')}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = Store(url)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
def commits(store: Store) -> list[str]:
    """One entry for each commit of the writer."""
    seen: list[str] = []
    event.listen(store.writer._file or store.engine.sync_engine, "commit", lambda _: seen.append("commit"))
    return seen


async def stored(store: Store) -> dict[str, str]:
    """Guests and their names."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(sa.select(guests.c.id, guests.c.name).order_by(guests.c.id))
        return {row.id: row.name for row in rows}


async def test_what_comes_during_a_commit_is_stored_together_in_the_next(store: Store, commits: list[str]) -> None:
    await asyncio.gather(*(store.write(f"g{i}", [add(guests, id=f"g{i}", name="x", **NEW)]) for i in range(50)))
    assert len(await stored(store)) == 50
    assert len(commits) == 1


async def test_writes_about_the_same_keep_their_order(store: Store, commits: list[str]) -> None:
    steps = [
        [add(guests, id="g", name="first", **NEW)],
        [remove(guests, id="g")],
        [add(guests, id="g", name="second", **NEW)],
        [alter(guests, {"id": "g"}, name="third")],
    ]
    await asyncio.gather(*(store.write("g", changes) for changes in steps))
    assert await stored(store) == {"g": "third"}
    assert len(commits) == 1


BAD = {
    "twice the same": [add(guests, id="g0", name="again", **NEW)],
    "half of it": [
        add(guests, id="half", name="x", **NEW),
        add(sessions, token_hash="t", guest="nobody", created=0.0, seen=0.0),
    ],
    "no such value": [add(guests, id="odd", name=object(), **NEW)],
    "too large": [add(answers, table="none", number=2**70, seat=0, text="", after="", at=0.0)],
}


@pytest.mark.parametrize("changes", BAD.values(), ids=BAD)
async def test_only_what_cannot_be_stored_fails(store: Store, changes: list[writer.Change]) -> None:
    good = [store.write(f"g{i}", [add(guests, id=f"g{i}", name="x", **NEW)]) for i in range(4)]
    results = await asyncio.gather(good[0], good[1], store.write("bad", changes), *good[2:], return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 2 + [StorageError] + [type(None)] * 2
    assert await stored(store) == {f"g{i}": "x" for i in range(4)}
    await store.write("g4", [add(guests, id="g4", name="x", **NEW)])
    assert "g4" in await stored(store)


async def test_of_two_who_take_the_same_row_one_gets_it(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """In one batch, with others' writes between them, and in the next; about the same thing or about two."""
    for about in ("g", "another"):
        await store.write("g", [add(guests, id="g", name="x", **NEW)])
        takes = [[sure(remove(guests, id="g")), add(guests, id=f"{about}{i}", name="x", **NEW)] for i in range(3)]
        other = add(guests, id=f"beside {about}", name="x", **NEW)
        first, second = store.write("g", takes[0]), store.write(about, takes[1])
        results = await asyncio.gather(first, store.write("b", [other]), second, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Overtaken]
        with pytest.raises(Overtaken):
            await store.write("g", takes[2])
        assert {f"{about}0", f"beside {about}"} <= (await stored(store)).keys()
        assert not {"g", f"{about}1", f"{about}2"} & (await stored(store)).keys()
    with pytest.raises(Overtaken):
        await store.write("g", [sure(alter(guests, {"id": "g"}, name="y"))])
    assert caplog.records == []  # nobody is at fault


async def test_what_waits_is_stored_before_the_end(store: Store) -> None:
    waiting = [asyncio.create_task(store.write("g", [add(guests, id=f"g{i}", name="x", **NEW)])) for i in range(250)]
    await asyncio.sleep(0)
    await store.writer.stop()
    await asyncio.gather(*waiting)
    assert len(await stored(store)) == 250


async def test_only_the_writer_waits_for_another_program(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{database}")
    await store.open()
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.write("g", [add(guests, id="g", name="x", **NEW)]))
    monkeypatch.setattr(writer, "PATIENCE", WAIT)
    for _ in range(3):
        assert await stored(store) == {}
        await asyncio.sleep(0)
    assert not writing.done()
    other.execute("ROLLBACK")
    await writing
    assert await stored(store) == {"g": "x"}
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(writer, "PATIENCE", 0.05)
    writes = [store.write(f"n{i}", [add(notes, table="t", guest="g", text="")]) for i in range(3)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [str(result) for result in results] == ["another program is writing to the database"] * 3
    other.close()
    monkeypatch.setattr(writer, "PATIENCE", WAIT)
    await store.write("h", [add(guests, id="h", name="x", **NEW)])
    await store.close()


# Twelve tables write one thing after the other, as rooms do; each tells what was acknowledged. Some moments after the
# start the process is killed by itself, with the rows of a batch written but not committed.
CRASHING = """
import asyncio, os, signal, sys
from sqlalchemy import event
from ludoteka.server.schema import guests
from ludoteka.server.storage import Store
from ludoteka.server.writer import add

async def play(store, table):
    for number in range(100):
        id = f"{table}-{number}"
        print("sent", id, flush=True)
        await store.write(table, [add(guests, id=id, name="x", named=False, created=0.0)])
        print("acknowledged", id, flush=True)

async def main(url, last):
    store = Store(url)
    await store.open()
    commits = iter(range(last))

    def commit(_):
        if next(commits, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(store.writer._file, "commit", commit)
    await asyncio.gather(*(play(store, f"t{i}") for i in range(12)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.parametrize("batches", [0, 1, 7])
def test_a_crash_between_batches_keeps_exactly_what_was_acknowledged(database: Path, batches: int) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", CRASHING, f"sqlite:///{database}", str(batches)]
    crashed = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, timeout=WAIT, check=False)
    assert crashed.returncode == -signal.SIGKILL
    told = [line.split() for line in crashed.stdout.splitlines()]
    acknowledged = {id for word, id in told if word == "acknowledged"}
    assert len(acknowledged) == 12 * batches
    assert len([id for word, id in told if word == "sent"]) == 12 * (batches + 1)
    with sqlite3.connect(database) as connection:
        assert {id for (id,) in connection.execute("SELECT id FROM guests")} == acknowledged
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
