"""The database, SQLite by default, PostgreSQL by URL: what is read from it. Its `writer` stores."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import Connection, RowMapping, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteka.server.lock import FileLock, Unfit, sqlite_file
from ludoteka.server.schema import answers, chat, guests, links, notes, receipts, seats, sessions, tables, uploads
from ludoteka.server.writer import Change, StorageError, Writer, plain, prepare_sqlite

LISTED = 50
REMOVED = 200  # at one time, of what nobody wants any more
PATIENCE = 30.0  # seconds for one statement in PostgreSQL, so that a lost network is noticed
_log = logging.getLogger(__name__)
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_LISTED = [column for column in tables.c if column.name not in {"start", "state"}]


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
    """The database of one server process: no other may use it at the same time."""

    def __init__(self, url: str) -> None:
        try:
            self.url = async_url(url)
            options = {"connect_args": {"command_timeout": PATIENCE}} if "+asyncpg" in self.url else {}
            self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **options)
        except ArgumentError:
            raise Unfit(f"'{url}' is not a database URL: write sqlite:///… or postgresql://…") from None
        except ModuleNotFoundError as error:
            raise Unfit(f"the package '{error.name}' is missing: pip install 'ludoteka[postgresql]'") from None
        parsed = make_url(self.url)
        self.name = parsed.render_as_string(hide_password=True)
        self._file = sqlite_file(parsed)
        self._lock = FileLock(self._file) if self._file is not None else None
        if parsed.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.writer = Writer(self.engine)

    async def open(self) -> None:
        """Take the database for this process, bring it up to date and start writing; or raise Unfit."""
        try:
            if self._file is not None and self._lock is not None:
                self.name = str(self._file)
                self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._lock.take()
                keep_private(self._file)
                _probe(self._file)
            else:
                await self.writer.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException as error:
            await self.close()
            if isinstance(error, (SQLAlchemyError, sqlite3.Error, CommandError, OSError, StorageError)):
                raise Unfit(f"{self.name} {_fault(error)}") from None
            raise
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def check(self) -> None:
        """Raise StorageError unless the database answers."""
        async with self._reading() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            _log.error("the database was not read: %s", plain(error))
            raise StorageError(plain(error)) from None

    async def write(self, about: str, changes: Iterable[Change]) -> None:
        """Store changes, all or none; returns after the commit."""
        await self.writer.write(about, changes)

    # --- guests ---

    async def guest(self, id: str) -> RowMapping | None:
        return await self._first(sa.select(guests).where(guests.c.id == id))

    async def session(self, token_hash: str) -> RowMapping | None:
        """A device with its guest."""
        return await self._first(
            sa.select(sessions.c.seen, guests).join(guests).where(sessions.c.token_hash == token_hash)
        )

    async def sessions_of(self, guest: str) -> Sequence[RowMapping]:
        """A guest's devices, the latest first."""
        query = sa.select(sessions).where(sessions.c.guest == guest)
        return await self._all(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))

    async def link(self, token_hash: str) -> RowMapping | None:
        return await self._first(sa.select(links).where(links.c.token_hash == token_hash))

    async def links_of(self, guest: str, now: float) -> Sequence[RowMapping]:
        """A guest's links that are open, the oldest first."""
        query = sa.select(links).where(links.c.guest == guest, links.c.expires >= now)
        return await self._all(query.order_by(links.c.expires))

    async def expired_links(self, now: float) -> list[str]:
        return await self._ids(sa.select(links.c.token_hash).where(links.c.expires < now).limit(REMOVED))

    async def absent_guests(self, before: float) -> list[str]:
        """Guests without a name, a table, or a device that was here since."""
        lately = sa.exists().where(sessions.c.guest == guests.c.id, sessions.c.seen >= before)
        seated = sa.exists().where(seats.c.guest == guests.c.id)
        hosting = sa.exists().where(tables.c.host == guests.c.id)
        absent = guests.c.named.is_(False) & (guests.c.created < before) & ~lately & ~seated & ~hosting
        return await self._ids(sa.select(guests.c.id).where(absent).limit(REMOVED))

    # --- uploads ---

    async def upload(self, table: str) -> RowMapping | None:
        return await self._first(sa.select(uploads).where(uploads.c.table == table))

    async def count_uploads(self, guest: str, source: int) -> RowMapping:
        """How many a guest and an address keep, and how many bytes the guest and everybody."""
        kept = sa.func.coalesce(sa.func.sum(uploads.c.bytes), 0)
        mine, near = uploads.c.guest == guest, uploads.c.source == source
        query = sa.select(
            sa.select(sa.func.count()).where(mine).scalar_subquery().label("mine"),
            sa.select(kept).where(mine).scalar_subquery().label("my_bytes"),
            sa.select(sa.func.count()).where(near).scalar_subquery().label("near"),
            sa.select(kept).scalar_subquery().label("all_bytes"),
        )
        row = await self._first(query)
        assert row is not None
        return row

    async def unseen_uploads(self, before: float) -> list[str]:
        """Uploads that nobody has looked at since."""
        return await self._ids(sa.select(uploads.c.table).where(uploads.c.looked < before).limit(REMOVED))

    # --- tables ---

    async def load(self, table: str) -> Record | None:
        """A table with all that belongs to it."""
        async with self._reading() as connection:
            return await load_record(connection, table)

    async def states(self, tables_: Sequence[str]) -> dict[str, str]:
        """The states of running matches as they are stored."""
        query = sa.select(tables.c.id, tables.c.state).where(tables.c.id.in_(tables_), tables.c.status == "running")
        return {row["id"]: row["state"] for row in await self._all(query)}

    async def table(self, id: str) -> list[Record]:
        """A table with its seats, without what was played."""
        return await self._listed(tables.c.id == id)

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
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def count_seats(self, guest: str) -> int:
        """Tables at which a guest sits and that are not played to their end."""
        mine = sa.select(seats.c.table).where(seats.c.guest == guest)
        query = sa.select(sa.func.count()).where(tables.c.id.in_(mine), tables.c.status != "finished")
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def late_tables(self, now: float) -> list[str]:
        """Running matches in which somebody's time is over."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.status == "running", tables.c.deadline <= now))

    async def forgotten_tables(self, before: float) -> list[str]:
        """Tables that nobody has started for long."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.status == "waiting", tables.c.changed < before))

    async def notes(self, table: str, guest: str) -> str:
        row = await self._first(sa.select(notes).where(notes.c.table == table, notes.c.guest == guest))
        return str(row["text"]) if row is not None else ""

    async def _listed(self, condition: sa.ColumnElement[bool]) -> list[Record]:
        """Tables with their seats, the latest first, without what was played."""
        query = sa.select(*_LISTED).where(condition).order_by(tables.c.changed.desc()).limit(LISTED)
        async with self._reading() as connection:
            found = await _sound(connection, query)
            ids = [row["id"] for row in found]
            at_them = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
            seated = (await connection.execute(at_them)).mappings().all()
        return [Record(row, [seat for seat in seated if seat["table"] == row["id"]], [], [], []) for row in found]

    async def _first(self, query: sa.Select[Any]) -> RowMapping | None:
        async with self._reading() as connection:
            found: RowMapping | None = (await connection.execute(query)).mappings().first()
            return found

    async def _all(self, query: sa.Select[Any]) -> Sequence[RowMapping]:
        async with self._reading() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return found

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())


async def load_record(connection: AsyncConnection, table: str) -> Record | None:
    """A table with all that belongs to it."""
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


async def _sound(connection: AsyncConnection, query: sa.Select[Any]) -> Sequence[RowMapping]:
    """Rows of `tables`; where one cannot be read, the others."""
    found: list[RowMapping] = []
    try:
        found += (await connection.execute(query)).mappings().all()
    except ValueError:
        for id in (await connection.execute(query.with_only_columns(tables.c.id))).scalars().all():
            try:
                row = sa.select(*_LISTED).where(tables.c.id == id)
                found += (await connection.execute(row)).mappings().all()
            except ValueError as error:
                _log.error("table %s is damaged: %s", id, error)
    return found


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that the database has not seen yet."""
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> list[str]:
    """All versions of the schema, the newest first."""
    return [found.revision for found in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def keep_private(file: Path) -> None:
    """Only the owner may read what people said and hold; SQLite gives the files beside it the same rights."""
    file.touch(mode=0o600)
    for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", ".lock"))):
        if path.exists() and path.stat().st_mode & 0o077:
            try:
                path.chmod(0o600)
            except PermissionError:
                _log.warning("others on this machine can read %s, and only its owner can change that", path)


def _probe(file: Path) -> None:
    """Fail at once, and not in a thread of a driver, if this is not a database."""
    with closing(sqlite3.connect(file)) as connection:
        prepare_sqlite(connection, None)
        connection.execute("SELECT count(*) FROM sqlite_master")


def _fault(error: BaseException) -> str:
    """What is wrong with a database that cannot be opened, and what to do."""
    said = plain(error)
    if isinstance(error, CommandError) and "Can't locate revision" in said:
        return "was made by a newer Ludoteka: update Ludoteka, or give another --database-url"
    if isinstance(error, (DBAPIError, sqlite3.Error)) and any(
        text in said for text in ("not a database", "malformed", "already exists")
    ):
        return f"is damaged, or is not a Ludoteka database ({said}): restore a copy, or give another --database-url"
    return f"cannot be opened ({said}): fix that, or give another --database-url"
