"""One server on one database; databases that cannot be used; who may read the file."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludoteka.server.lock import Unfit
from ludoteka.server.schema import guests
from ludoteka.server.storage import Store, async_url
from ludoteka.server.thinking import Thinker
from ludoteka.server.writer import LOCK, StorageError, add
from tests.server.harness import WAIT, answer, running
from tests.server.processes import ENVIRONMENT, program, serving


def refused(url: str) -> str:
    """The one line that a server says which cannot start."""
    done = subprocess.run(program(url), env=ENVIRONMENT, capture_output=True, text=True, timeout=WAIT * 4, check=False)
    assert done.returncode not in {0, None}
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return line


# --- a second server ---


def test_a_second_server_refuses_to_start(database: Path) -> None:
    with serving(database) as first:
        line = refused(f"sqlite:///{database}")
        assert line.startswith(f"Ludoteka cannot start: {database} is used by another Ludoteka server")
        assert first.get("/api/games").status_code == 200
        os.kill(first.running.pid, signal.SIGKILL)  # its workers live on for a moment
        first.running.wait()
        with serving(database) as second:
            assert second.get("/api/games").status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "link", "postgres"])
async def test_a_database_is_for_one(kind: str, request: pytest.FixtureRequest, database: Path) -> None:
    url = f"sqlite:///{database}" if kind != "postgres" else request.getfixturevalue("postgres")
    other = url
    if kind == "link":
        other = url.replace("server.db", "other name.db")
        (database.parent / "other name.db").symlink_to(database)
    first, second = Store(url), Store(other)
    await first.open()
    with pytest.raises(Unfit, match="is used by another Ludoteka server"):
        await second.open()
    await first.write("", [])
    await first.close()
    third = Store(other)
    await third.open()
    await third.close()


async def test_databases_in_memory_are_as_many_as_servers(thinker: Thinker) -> None:
    async with running("sqlite:///:memory:", thinker) as one, running("sqlite://", thinker) as two:
        for server in (one, two):
            assert (await (await server.person("Ann")).get("/api/me"))["name"] == "Ann"


# --- a lock that is lost ---


async def asked(url: str, query: str) -> Any:
    """What PostgreSQL says to somebody else."""
    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        found = (await connection.execute(sa.text(query))).scalars().all()
    await engine.dispose()
    return found


async def end_sessions(url: str) -> None:
    """PostgreSQL ends all other connections, as if it had been started anew."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await asked(url, f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE {others}")


async def names(store: Store) -> list[str]:
    async with store.engine.connect() as connection:
        return list((await connection.execute(sa.select(guests.c.id).order_by(guests.c.id))).scalars())


async def test_nothing_is_written_beside_a_server_that_took_over(postgres: str) -> None:
    """A connection is lost, another server starts: the first one stores nothing until it has the lock again."""
    first = Store(postgres)
    await first.open()
    lost: list[bool] = []
    first.writer.lost = lambda: lost.append(True)

    def guest(id: str) -> list[Any]:
        return [add(guests, id=id, name="x", named=False, created=0.0)]

    await end_sessions(postgres)
    second = Store(postgres)
    await second.open()
    with pytest.raises(StorageError):
        await first.write("a", guest("lost"))
    assert lost == [True]
    await first.engine.dispose()  # what its readers had
    for _ in range(2):
        with pytest.raises(StorageError, match="another Ludoteka server"):
            await first.write("a", guest("beside"))
    await second.write("b", guest("second"))
    await second.close()
    with pytest.raises(StorageError, match="had been lost"):
        await first.write("a", guest("stale"))  # it may come from what the second has changed
    assert lost == [True, True]
    await first.write("a", guest("again"))
    assert await names(first) == ["again", "second"]
    third = Store(postgres)
    with pytest.raises(Unfit):
        await third.open()
    await first.close()


async def test_a_session_that_does_not_answer_is_thrown_away(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows what became of it, so the lock is taken anew in another one."""
    store = Store(postgres)
    await store.open()

    async def session() -> Any:
        assert store.writer._holder is not None
        return (await store.writer._holder.execute(sa.text("SELECT pg_backend_pid()"))).scalar_one()

    async def deaf(*_: object) -> None:
        silent.undo()
        raise OSError("no route to host")

    before = await session()
    with monkeypatch.context() as silent:
        silent.setattr(AsyncConnection, "execute", deaf)
        with pytest.raises(StorageError, match="was lost"):
            await store.write("a", [add(guests, id="g", name=object(), named=False, created=0.0)])
    async with asyncio.timeout(WAIT):
        while store.writer._holder is None:  # until PostgreSQL has noticed that the old one is gone
            with suppress(StorageError):
                await store.write("a", [])
    after = await session()
    await store.close()
    assert after != before


async def test_a_match_goes_on_when_the_database_was_started_anew(postgres: str, thinker: Thinker) -> None:
    async with running(postgres, thinker, bot_delay=3600.0) as server:
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        connection, welcome = await ann.visit(table)
        position = await answer(connection, welcome["position"])
        await end_sessions(postgres)
        question = welcome["position"]["question"]
        connection.say("undo")
        assert await connection.until_closed() == 1013
        async with asyncio.timeout(WAIT):
            while (await ann.http.get(f"/api/tables/{table}")).status_code == 503:
                await asyncio.sleep(0.01)
        again, second = await ann.visit(table)
        assert second["position"]["view"] == position["view"]  # the undo was not stored, what came before was
        again.say("answer", number=question["number"], option="nonsense")
        assert (await again.hear("refusal"))["code"] in {"stale", "not-your-turn"}
        assert await asked(postgres, f"SELECT pg_try_advisory_lock({LOCK})") == [False]


# --- databases that cannot be used ---


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000] + b"\xff" * 5000)


def foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE guests (id INTEGER)")
    connection.close()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


SPOILED: dict[str, tuple[Callable[[Path], object], str]] = {
    "newer": (newer, "was made by a newer Ludoteka: update"),
    "torn": (torn, "is damaged, or is not a Ludoteka database"),
    "a letter": (lambda path: path.write_text("Dear diary, " * 1000), "is damaged, or is not a Ludoteka database"),
    "foreign": (foreign, "is damaged, or is not a Ludoteka database"),
    "a folder": (folder, "cannot be opened"),
}


@pytest.mark.parametrize(("spoil", "said"), SPOILED.values(), ids=SPOILED)
async def test_a_database_that_cannot_be_used(database: Path, spoil: Callable[[Path], object], said: str) -> None:
    spoil(database)
    with pytest.raises(Unfit) as refusal:
        await Store(f"sqlite:///{database}").open()
    [line] = str(refusal.value).splitlines()
    assert line.startswith(f"{database} {said}")
    assert line.endswith("give another --database-url")


@pytest.mark.parametrize("url", ["nonsense", "mysql+nothing://x", "postgresql://ann:secret@127.0.0.1:1/none"])
async def test_a_database_that_is_not_there(url: str) -> None:
    with pytest.raises(Unfit) as refusal:
        await Store(url).open()
    [line] = str(refusal.value).splitlines()
    assert "database" in line
    assert "secret" not in line


def test_a_server_that_cannot_start_says_why_in_one_line(database: Path) -> None:
    newer(database)
    assert refused(f"sqlite:///{database}").startswith(f"Ludoteka cannot start: {database} was made by a newer")


# --- who may read it ---


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        path = tmp_path / "new" / "server.db"
        for _ in range(2):
            store = Store(f"sqlite:///{path}")
            await store.open()
            await store.write("", [add(guests, id=f"g{_}", name="x", named=False, created=0.0)])
            files = {file.name: rights(file) for file in path.parent.iterdir()}
            assert files == dict.fromkeys(("server.db", "server.db-wal", "server.db-shm", "server.db.lock"), 0o600)
            assert rights(path.parent) == 0o700
            await store.close()
            path.chmod(0o644)  # as older versions left it
    finally:
        os.umask(old)
