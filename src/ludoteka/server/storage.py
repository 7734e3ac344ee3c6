"""The database: what is read, and one writer that gathers the changes of many tables into few commits.

SQLite by default, PostgreSQL by URL. Whoever awaits `Store.write` goes on only after the commit.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import Connection, RowMapping, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteka.server import schema
from ludoteka.server.schema import answers, chat, guests, links, notes, receipts, seats, sessions, tables

MOST_WRITES = 1000  # gathered into one commit
LISTED = 50
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_LISTED = [column for column in tables.c if column.name not in {"start", "state"}]
_ORDER = {table.name: index for index, table in enumerate(schema.metadata.sorted_tables)}
_log = logging.getLogger(__name__)

Row = dict[str, Any]


class StorageError(Exception):
    """Something could not be stored; nothing of it was."""


class Change(NamedTuple):
    """One row to be added, changed or removed. `cut` removes the answers from `number` on."""

    kind: Literal["delete", "cut", "insert", "update"]
    table: sa.Table
    where: Row
    values: Row

    @property
    def shape(self) -> tuple[str, str, tuple[str, ...], tuple[str, ...]]:
        """Changes of the same shape are one statement."""
        return self.kind, self.table.name, tuple(self.where), tuple(self.values)

    @property
    def rank(self) -> tuple[int, int]:
        """Within one write, rows are first removed, then added, then changed."""
        order = _ORDER[self.table.name]
        return {"cut": (0, -order), "delete": (0, -order), "insert": (1, order), "update": (2, order)}[self.kind]

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


def cut_answers(table: str, number: int) -> Change:
    return Change("cut", answers, {"table": table, "number": number}, {})


class _Write(NamedTuple):
    about: str  # writes about the same thing keep their order
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Record(NamedTuple):
    """Everything stored about a table."""

    table: RowMapping
    seats: Sequence[RowMapping]
    answers: Sequence[RowMapping]
    chat: Sequence[RowMapping]
    receipts: Sequence[RowMapping]


def async_url(url: str) -> str:
    """A database URL with the driver we use, so that plain `sqlite:///…` and `postgresql://…` work."""
    parsed = make_url(url)
    return parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername)).render_as_string(False)


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self._queue: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._statements: dict[object, sa.Executable] = {}
        parsed = make_url(self.url)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(self.url)
        if parsed.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    # --- writing ---

    async def write(self, about: str, changes: Iterable[Change]) -> None:
        """Store changes, all or none; returns after the commit."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Write(about, list(changes), done))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_WRITES:
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except asyncio.CancelledError:
                for write in batch:
                    write.done.cancel()
                raise
            except (SQLAlchemyError, OSError) as error:
                await self._one_by_one(batch, error)

    async def _one_by_one(self, batch: list[_Write], error: Exception) -> None:
        """One of the writes is at fault: the others shall not fail with it."""
        for write in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self._commit([write])
            except (SQLAlchemyError, OSError) as fault:
                _log.error("not stored (%s): %s", write.about, fault)
                if not write.done.done():
                    write.done.set_exception(StorageError(str(fault)))

    async def _commit(self, batch: list[_Write]) -> None:
        async with self.engine.begin() as connection:
            for wave in _waves(batch):
                await self._execute(connection, wave)
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)

    async def _execute(self, connection: AsyncConnection, changes: list[Change]) -> None:
        """Changes of the same shape are executed together."""
        shapes: dict[object, list[Change]] = {}
        for change in sorted(changes, key=lambda change: change.rank):
            shapes.setdefault(change.shape, []).append(change)
        for shape, group in shapes.items():
            if shape not in self._statements:
                self._statements[shape] = group[0].statement()
            await connection.execute(self._statements[shape], [change.parameters() for change in group])

    # --- guests ---

    async def guest_of(self, token_hash: str) -> RowMapping | None:
        query = sa.select(guests).join(sessions).where(sessions.c.token_hash == token_hash)
        return await self._first(query)

    async def link(self, token_hash: str) -> RowMapping | None:
        return await self._first(sa.select(links).where(links.c.token_hash == token_hash))

    # --- tables ---

    async def load(self, table: str) -> Record | None:
        """A table with all that belongs to it."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.id == table))).mappings().first()
            if found is None:
                return None
            rows = [
                (await connection.execute(query)).mappings().all()
                for query in (
                    sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat),
                    sa.select(answers).where(answers.c.table == table).order_by(answers.c.number),
                    sa.select(chat).where(chat.c.table == table).order_by(chat.c.number),
                    sa.select(receipts).where(receipts.c.table == table),
                )
            ]
        return Record(found, *rows)

    async def open_tables(self, since: float) -> list[Record]:
        """Public tables with a free seat."""
        free = sa.select(seats.c.table).where(seats.c.kind == "open")
        public = tables.c.public.is_(True) & (tables.c.status == "waiting") & (tables.c.created > since)
        return await self._listed(public & tables.c.id.in_(free))

    async def tables_of(self, guest: str, finished: bool) -> list[Record]:
        mine = sa.select(seats.c.table).where(seats.c.guest == guest)
        status = tables.c.status == "finished" if finished else tables.c.status != "finished"
        uploaded = (tables.c.host == guest) & (tables.c.origin == "uploaded")
        return await self._listed(status & (tables.c.id.in_(mine) | uploaded))

    async def running_tables(self, since: float, guest: str) -> list[Record]:
        """Public matches of others that go on."""
        mine = sa.select(seats.c.table).where(seats.c.guest == guest)
        running = tables.c.public.is_(True) & (tables.c.status == "running") & (tables.c.changed > since)
        return await self._listed(running & tables.c.id.not_in(mine))

    async def count_unfinished(self, guest: str) -> int:
        """Tables that a guest has opened and that are not played to their end."""
        query = sa.select(sa.func.count()).where(tables.c.host == guest, tables.c.status != "finished")
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def late_tables(self, now: float) -> list[str]:
        """Running matches in which somebody's time is over."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.status == "running", tables.c.deadline < now))

    async def forgotten_tables(self, before: float) -> list[str]:
        """Tables that nobody has started for long."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.status == "waiting", tables.c.changed < before))

    async def notes(self, table: str, guest: str) -> str:
        row = await self._first(sa.select(notes).where(notes.c.table == table, notes.c.guest == guest))
        return str(row["text"]) if row is not None else ""

    async def _listed(self, condition: sa.ColumnElement[bool]) -> list[Record]:
        """Tables with their seats, the latest first, without what was played."""
        query = sa.select(*_LISTED).where(condition).order_by(tables.c.changed.desc()).limit(LISTED)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            at_them = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
            seated = (await connection.execute(at_them)).mappings().all()
        return [Record(row, [seat for seat in seated if seat["table"] == row["id"]], [], [], []) for row in found]

    async def _first(self, query: sa.Select[Any]) -> RowMapping | None:
        async with self.engine.connect() as connection:
            found: RowMapping | None = (await connection.execute(query)).mappings().first()
            return found

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


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


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
