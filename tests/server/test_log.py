"""What is written to the log: time and level, nothing forged, no values of people, no floods."""

import asyncio
import errno
import io
import json
import logging
import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import log, running
from ludoteka.server.schema import guests
from ludoteka.server.storage import Store
from ludoteka.server.writer import StorageError, add
from tests.server.harness import Server

ENTRY = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} (DEBUG|INFO|WARNING|ERROR|CRITICAL) [\w.]+: ")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, as a server writes it."""
    before, level = logging.root.handlers.copy(), logging.root.level
    log.configure()
    [handler] = logging.root.handlers
    assert isinstance(handler, logging.StreamHandler)
    stream = io.StringIO()
    handler.setStream(stream)
    yield stream
    logging.root.handlers[:] = before
    logging.root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.NOTSET)


def entries(written: io.StringIO) -> list[str]:
    """Entries, each of one line and of indented ones."""
    lines = written.getvalue().splitlines()
    found = [line for line in lines if not line.startswith("    ")]
    assert all(ENTRY.match(line) for line in found), found
    return found


async def test_nobody_can_forge_an_entry(server: Server, written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    forged = "2026-01-01 00:00:00.000 ERROR ludoteka: all is lost"

    async def fail(*_: object) -> None:
        raise RuntimeError(f"said \x1b[31m\n{forged}\u2028{forged}")

    monkeypatch.setattr(server.house, "room", fail)
    stranger = await server.stranger()
    reply = await stranger.http.get(f"/api/tables/x%1b%5b2J%0a{forged.replace(' ', '%20')[:20]}")
    assert reply.status_code == 500
    [entry] = entries(written)
    assert r"GET /api/tables/x\x1b[2J\n2026" in entry
    text = written.getvalue()
    assert "Traceback" in text
    assert not re.search("[^\\S \n]|[^\\x20-\\x7e\n]", text)


async def test_values_are_not_written(database: Path, written: io.StringIO) -> None:
    store = Store(f"sqlite:///{database}")
    await store.open()
    telling = "".join(("tell", "tale"))
    row = {"id": telling, "name": telling, "named": False, "created": 0.0}
    await store.write("a", [add(guests, **row)])
    with pytest.raises(StorageError):
        await store.write("a", [add(guests, **row)])
    with pytest.raises(StorageError):
        await store._first(sa.select(sa.column("nothing")).select_from(guests).where(guests.c.name == telling))
    with pytest.raises(IntegrityError) as fault:
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(guests).values(**row))
    logging.getLogger("ludoteka").error("failed", exc_info=fault.value)
    await store.close()
    assert len(entries(written)) == 3
    assert "UNIQUE constraint failed" in written.getvalue()
    assert telling not in written.getvalue()


async def test_what_goes_wrong_in_the_event_loop_is_written(written: io.StringIO) -> None:
    """Also where nobody waits for it: what happened, and where."""
    loop = asyncio.get_running_loop()
    running._note(loop, {"message": "nobody caught this", "exception": RuntimeError("lost")})
    running._note(loop, {"message": "accepting failed", "exception": OSError(errno.EMFILE, "too many open files")})
    first, second = entries(written)
    assert first.endswith("ERROR asyncio: nobody caught this")
    assert "RuntimeError: lost" in written.getvalue()
    assert "no file descriptors are left" in second
    assert "accepting failed" not in written.getvalue()


def test_the_same_again_and_again_is_written_a_few_times(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ludoteka.server.log.time.monotonic", lambda: now)
    logger = logging.getLogger("ludoteka.test")
    for number in range(1000):
        logger.error("attempt %d failed", number)
    logger.error("something else")
    assert len(entries(written)) == log.SAME + 1
    now = log.PAUSE
    logger.error("attempt %d failed", 1000)
    assert entries(written)[-1].endswith(f"attempt 1000 failed ({1000 - log.SAME} more like this)")


def test_entries_for_programs(capsys: pytest.CaptureFixture[str], written: io.StringIO) -> None:
    """One object a line, whatever is in it."""
    log.configure("json")
    logger = logging.getLogger("ludoteka.test")
    forged = '"}\n{"level": "ERROR"\u2028\x1b[31m Привіт'
    try:
        raise RuntimeError(forged)
    except RuntimeError:
        logger.exception("said %s", forged)
    logger.warning("again")
    first, second = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (first["message"], first["level"], first["logger"]) == (f"said {forged}", "ERROR", "ludoteka.test")
    assert first["traceback"].startswith("Traceback")
    assert datetime.fromisoformat(first["time"]).utcoffset() == timedelta(0)
    assert set(second) == {"time", "level", "logger", "message", "process"}
    assert written.getvalue() == ""
