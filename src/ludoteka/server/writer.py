"""What is to be stored, and the one writer that stores it: the changes of many tables in few commits.

Whoever awaits `Writer.write` goes on only after the commit. What arrives while a commit is under way is stored together
in the next one: the disk is waited for once, however many tables have something to store.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteka.server import schema
from ludoteka.server.lock import TAKEN, sqlite_file
from ludoteka.server.schema import answers

MOST_WRITES = 100  # in one commit
LOCK = 0x6C75646F74656B61  # the advisory lock of a server in PostgreSQL
PATIENCE = 5.0  # seconds to wait for another program that writes to the same file, and for the last commit at the end
_ORDER = {table.name: index for index, table in enumerate(schema.metadata.sorted_tables)}
_log = logging.getLogger(__name__)

Row = dict[str, Any]


class StorageError(Exception):
    """Something could not be stored, and nothing of it was; or it could not be read."""


def plain(error: BaseException) -> str:
    """What a database said, in one line and without values."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


class Overtaken(Exception):
    """A row that a write relied on is not there any more; nothing of the write was stored."""


class Change(NamedTuple):
    """One row to be added, changed or removed. `cut` removes the answers from `number` on."""

    kind: Literal["delete", "cut", "insert", "update"]
    table: sa.Table
    where: Row
    values: Row
    sure: bool = False  # it must find its row, or its write is not stored

    @property
    def shape(self) -> tuple[str, str, tuple[str, ...], tuple[str, ...], bool]:
        """Changes of the same shape are one statement."""
        return self.kind, self.table.name, tuple(self.where), tuple(self.values), self.sure

    @property
    def rank(self) -> tuple[int, int]:
        """Within one write, rows are first removed, those that others refer to last; then the others come in turn."""
        order = _ORDER[self.table.name]
        return (0, -order) if self.kind in {"cut", "delete"} else (1, order)

    def statement(self) -> sa.Executable:
        if self.kind == "insert":
            return sa.insert(self.table)
        where = [
            self.table.c[name] >= sa.bindparam(f"_{name}")
            if self.kind == "cut" and name == "number"
            else self.table.c[name] == sa.bindparam(f"_{name}")
            for name in self.where
        ]
        if self.kind == "update":
            return sa.update(self.table).where(*where).values({name: sa.bindparam(name) for name in self.values})
        return sa.delete(self.table).where(*where)

    def parameters(self) -> Row:
        return {**self.values, **{f"_{name}": value for name, value in self.where.items()}}


def add(into: sa.Table, /, **values: Any) -> Change:
    return Change("insert", into, {}, values)


def alter(in_: sa.Table, where: Row, /, **values: Any) -> Change:
    return Change("update", in_, where, values)


def remove(from_: sa.Table, /, **where: Any) -> Change:
    return Change("delete", from_, where, {})


def sure(change: Change) -> Change:
    """The change of a row that must be there: of two writes that remove it only one is stored."""
    return change._replace(sure=True)


def cut_answers(table: str, number: int) -> Change:
    return Change("cut", answers, {"table": table, "number": number}, {})


class _Write(NamedTuple):
    about: str  # writes about the same thing keep their order
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """The only one who writes to the database of a server process.

    In a SQLite file statements only touch memory, and the commit waits for the disk. So statements are executed on the
    event loop, where a batch takes less than a millisecond, and only the commit goes to a thread. In a thread each row
    would hand the interpreter's lock over and back, and while the loop is busy that takes longer than the disk.

    In PostgreSQL all is written on the one connection that holds the advisory lock of the server. If it is lost, so is
    the lock, and nothing can be written beside another server that took it meanwhile. Before more is stored the
    lock has to be taken again, and `lost` tells that nothing in memory can be trusted.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue()  # None: stop
        self._task: asyncio.Task[None] | None = None
        self._statements: dict[object, sa.Executable] = {}
        self._thread = ThreadPoolExecutor(1, "commit")
        self._file: Engine | None = None
        self._holder: AsyncConnection | None = None
        self.lost: Callable[[], None] = lambda: None
        self.committed: Callable[[float], None] | None = None  # told when a commit began, by `time.perf_counter`
        if sqlite_file(engine.url) is not None:
            url = engine.url.set(drivername="sqlite")
            self._file = sa.create_engine(url, connect_args={"timeout": 0}, hide_parameters=True)
            event.listen(self._file, "connect", prepare_sqlite)

    async def take(self) -> None:
        """Connect, and in PostgreSQL take the lock."""
        connection = await self._engine.connect()
        try:
            if self._engine.dialect.name == "postgresql":
                if not await connection.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK))):
                    raise StorageError(TAKEN)
                await connection.commit()
        except BaseException:
            await connection.close()
            raise
        self._holder = connection

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_all())

    async def stop(self) -> None:
        """Store what still waits, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await asyncio.wait({self._task}, timeout=PATIENCE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        if self._holder is not None:
            await self._holder.close()
            self._holder = None
        if self._file is not None:
            self._file.dispose()

    async def write(self, about: str, changes: Iterable[Change]) -> None:
        """Store changes, all or none; returns after the commit. Raises StorageError, and Overtaken (see `sure`)."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Write(about, list(changes), done))
        await done

    async def _write_all(self) -> None:
        while (write := await self._queue.get()) is not None:
            batch = [write]
            while not self._queue.empty() and len(batch) < MOST_WRITES:
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            await self._store(batch)

    async def _store(self, batch: list[_Write]) -> None:
        """Commit a batch and tell. If one write is at fault, the others shall not fail with it."""
        begun = time.perf_counter()
        try:
            await self._commit(batch)
        except asyncio.CancelledError:
            for write in batch:
                write.done.cancel()
            raise
        except Exception as error:  # whatever it is, the next batch must be stored
            if len(batch) > 1 and not isinstance(error, StorageError):
                for write in batch:
                    await self._store([write])
                return
            if not isinstance(error, Overtaken):
                _log.error("not stored (%s): %s", ", ".join(write.about for write in batch), plain(error))
                error = StorageError(plain(error))
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(error)
        else:
            if self.committed is not None:
                self.committed(begun)
            for write in batch:
                if not write.done.done():
                    write.done.set_result(None)

    async def _commit(self, batch: list[_Write]) -> None:
        if self._file is None:
            await self._commit_held(batch)
            return
        with self._file.connect() as connection:
            await _begin(connection)
            self._execute(connection, batch)
            commit = asyncio.get_running_loop().run_in_executor(self._thread, connection.commit)
            try:
                await asyncio.shield(commit)
            finally:  # the thread still has the connection if this task was cancelled
                await asyncio.wait({commit})

    async def _commit_held(self, batch: list[_Write]) -> None:
        if self._holder is None:
            await self.take()
            self.lost()  # and this write: another server may have stored something else meanwhile
            raise StorageError("the lock on the database had been lost: another server may have changed it")
        connection = self._holder
        try:
            async with connection.begin():
                await connection.run_sync(self._execute, batch)
        except Exception as error:
            if await _alive(connection):
                raise
            self._holder = None
            with suppress(SQLAlchemyError, OSError, StorageError):
                await self.take()
            self.lost()
            raise StorageError(f"the connection to the database was lost: {plain(error)}") from None

    def _execute(self, connection: Connection, batch: list[_Write]) -> None:
        """Changes of the same shape are executed together."""
        for wave in _waves(batch):
            shapes: dict[object, list[Change]] = {}
            for change in sorted(wave, key=lambda change: change.rank):
                shapes.setdefault(change.shape, []).append(change)
            for shape, group in shapes.items():
                if shape not in self._statements:
                    self._statements[shape] = group[0].statement()
                statement, rows = self._statements[shape], [change.parameters() for change in group]
                if not group[0].sure:
                    connection.execute(statement, rows)
                elif any(connection.execute(statement, row).rowcount != 1 for row in rows):
                    raise Overtaken(f"{group[0].kind} of {group[0].table.name} found no row")


async def _alive(connection: AsyncConnection) -> bool:
    """Whether it is the same session still. A lost one is thrown away; it must not connect again without the lock."""
    try:
        if not connection.invalidated:
            await connection.execute(sa.select(sa.literal(1)))
            await connection.rollback()
            return True
    except (SQLAlchemyError, OSError):
        pass
    with suppress(SQLAlchemyError, OSError):
        await connection.invalidate()
        await connection.close()
    return False


async def _begin(connection: Connection) -> None:
    """Take the right to write. While another program has it, only the writer waits, not the event loop."""
    clock = asyncio.get_running_loop().time
    end = clock() + PATIENCE
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise
            if clock() > end:
                raise StorageError("another program is writing to the database") from error
        await asyncio.sleep(0.02)


def _waves(batch: list[_Write]) -> list[list[Change]]:
    """Changes that can be made together: the second write about a thing waits for the first."""
    waves: list[list[Change]] = []
    seen: dict[str, int] = {}
    for write in batch:
        index = seen.get(write.about, 0)
        seen[write.about] = index + 1
        if index == len(waves):
            waves.append([])
        waves[index].extend(write.changes)
    return waves


def prepare_sqlite(connection: Any, _: object) -> None:
    """What every connection to a file needs; one that cannot have it is closed."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()
        raise
