"""A database as a whole, for whoever keeps a server: backed up, restored, copied, brought up to date, and checked.

A backup is an SQLite file, whichever database it is of. What is written appears whole or not at all: a file under
another name until it is complete, PostgreSQL in one transaction.
"""

import asyncio
import json
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import quote

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game, games, reason
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.server.lock import TAKEN, FileLock, Unfit, sqlite_file
from ludoteka.server.schema import metadata, tables
from ludoteka.server.storage import Store, async_url, load_record, migrate, revisions
from ludoteka.server.table import Table
from ludoteka.server.writer import LOCK, StorageError, plain

PATIENCE = 600.0  # seconds for one statement in PostgreSQL
ROWS = 500  # that are copied at a time
VERSION = "alembic_version"
_FAULTS = (SQLAlchemyError, sqlite3.Error, CommandError, OSError, ValueError)


class Place(NamedTuple):
    """Where a database is."""

    url: URL
    file: Path | None  # of an SQLite database
    name: str


def place(text: str) -> Place:
    """A database by its URL, or an SQLite file by its path."""
    try:
        url = make_url(async_url(text)) if "://" in text else URL.create("sqlite+aiosqlite", database=text)
        url.get_dialect()
    except (ArgumentError, ValueError, SQLAlchemyError):
        raise Unfit(f"'{text}' is not a database: write a file, sqlite:///… or postgresql://…") from None
    file = sqlite_file(url)
    if url.get_backend_name() not in {"sqlite", "postgresql"} or (file is None and url.get_backend_name() == "sqlite"):
        raise Unfit(f"'{text}' is not a database that is kept: write a file, sqlite:///… or postgresql://…")
    return Place(url, file, str(file) if file is not None else url.render_as_string(hide_password=True))


@contextmanager
def _told(name: str, *, doing: str) -> Iterator[None]:
    """Whatever a database says is told in one line."""
    try:
        yield
    except _FAULTS as error:
        raise Unfit(f"{name} {doing}: {plain(error)}") from None
    except ModuleNotFoundError as error:
        raise Unfit(f"the package '{error.name}' is missing: pip install 'ludoteka[postgresql]'") from None


# --- what is in it ---


def _hardened(connection: Any, _: object) -> None:
    """Nothing that stands in a file from elsewhere is run."""
    for pragma in ("trusted_schema=OFF", "cell_size_check=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _read_only(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
    _hardened(connection, None)
    return connection


@asynccontextmanager
async def _reading(source: Place) -> AsyncIterator[AsyncConnection]:
    """A connection that changes nothing. Its transactions see the database as it was when they began."""
    if source.file is not None:
        _must_be_there(source.file)
        url = source.url.set(database=f"file:{quote(str(source.file))}", query={"mode": "ro", "uri": "true"})
        engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
        sa.event.listen(engine.sync_engine, "connect", _hardened)
    else:
        engine = _postgres(source).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        async with engine.connect() as connection:
            if source.file is not None:  # its driver begins none to read
                sa.event.listen(connection.sync_connection, "begin", lambda one: one.exec_driver_sql("BEGIN"))
            yield connection
    finally:
        await engine.dispose()


def _postgres(where: Place) -> Any:
    options = {"command_timeout": PATIENCE}
    return create_async_engine(where.url, hide_parameters=True, poolclass=NullPool, connect_args=options)


def _must_be_there(file: Path) -> None:
    if not file.exists():
        raise Unfit(f"there is no file {file}")
    if not file.is_file():
        raise Unfit(f"{file} is not a file")
    with file.open("rb") as start:
        if start.read(16) != b"SQLite format 3\0":
            raise Unfit(f"{file} is not a database, or it was cut short or overwritten")


@cache
def _columns(revision: str) -> dict[str, frozenset[str]]:
    """The tables of a version of the schema, with their columns."""
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, revision)
        looked = sa.inspect(connection)
        found = {
            name: frozenset(column["name"] for column in looked.get_columns(name))
            for name in looked.get_table_names()
            if name != VERSION
        }
    engine.dispose()
    return found


def _version(connection: Connection, name: str) -> str:
    """The version of a database's schema, or none where nothing is in it; raises Unfit where it is not ours."""
    looked = sa.inspect(connection)
    there = set(looked.get_table_names())
    if VERSION not in there:
        if there & set(metadata.tables) or (there and connection.dialect.name == "sqlite"):
            raise Unfit(f"{name} is not a database of Ludoteka")
        return ""
    found = list(connection.execute(sa.text(f"SELECT version_num FROM {VERSION}")).scalars())
    if len(found) != 1:
        raise Unfit(f"{name} is damaged: it does not say which version made it")
    if found[0] not in revisions():
        raise Unfit(f"{name} was made by a newer Ludoteka: update Ludoteka")
    version = str(found[0])
    for table, columns in _columns(version).items():
        if table not in there or columns != {column["name"] for column in looked.get_columns(table)}:
            raise Unfit(f"{name} is damaged: its table '{table}' is not that of Ludoteka")
    if connection.dialect.name == "sqlite":
        foreign = "SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL%'"
        alien = connection.exec_driver_sql(foreign).scalars().first()
        if alien is not None:
            raise Unfit(f"{name} is not a database of Ludoteka: it holds '{alien}'")
    return version


def _is_empty(connection: Connection, name: str) -> bool:
    """Whether nothing would be lost with a database."""
    version = _version(connection, name)
    return not version or not any(
        connection.execute(sa.select(sa.literal(1)).select_from(sa.table(table)).limit(1)).first()
        for table in _columns(version)
    )


def _count(connection: Connection) -> dict[str, int]:
    version = _version(connection, "")
    return {
        table: connection.execute(sa.select(sa.func.count()).select_from(sa.table(table))).scalar_one()
        for table in _columns(version)
    }


def _sound(file: Path, name: str) -> None:
    """Raise Unfit where SQLite finds a file damaged."""
    with _told(name, doing="is damaged"), closing(_read_only(file)) as connection:
        said = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
        if said != ["ok"]:
            raise Unfit(f"{name} is damaged: {' '.join(said)[:200]}")
        lost = connection.execute("PRAGMA foreign_key_check").fetchone()
        if lost is not None:
            raise Unfit(f"{name} is damaged: a row of '{lost[0]}' belongs to one of '{lost[2]}' that is not there")


# --- copied ---


async def backup(source: Place, file: Path, overwrite: bool = False) -> dict[str, int]:
    """Everything in a database as it is at this moment, in a file of its own; a server may use it meanwhile."""
    target = place(str(file))
    _must_differ(source, target)
    if file.exists() and not overwrite:
        raise Unfit(f"{file} exists: --overwrite replaces it, or name another file")
    assert target.file is not None
    if target.file.with_name(target.file.name + "-wal").exists():
        raise Unfit(f"{file} is a database that is used: name another file")
    with _new_file(target) as new:
        counted = await _fill(source, new)
        new.replace(target.file)
    return counted


async def restore(file: Path, target: Place, overwrite: bool = False) -> dict[str, int]:
    """A backup becomes a server's database, brought up to date."""
    return await _transfer(place(str(file)), target, overwrite)


async def copy(source: Place, target: Place, overwrite: bool = False) -> dict[str, int]:
    """One server's database becomes another's, brought up to date. No server may use either."""
    async with _held(source):
        return await _transfer(source, target, overwrite)


async def _transfer(source: Place, target: Place, overwrite: bool) -> dict[str, int]:
    _must_differ(source, target)
    if target.file is None:
        return await _into_postgres(source, target, overwrite)
    target.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _locked(target):
        if not overwrite and target.file.exists() and target.file.stat().st_size:
            _must_be_there(target.file)
            with _told(target.name, doing="cannot be read; --overwrite replaces it"):
                async with _reading(target) as connection, connection.begin():
                    if not await connection.run_sync(_is_empty, target.name):
                        raise Unfit(_full(target))
        with _new_file(target) as new:
            counted = await _fill(source, new)
            _bring_up_to_date(new)
            _put(new, target.file)
    return counted


def _full(target: Place) -> str:
    return f"{target.name} holds something: --overwrite replaces it"


def _must_differ(source: Place, target: Place) -> None:
    same_file = source.file is not None and source.file == target.file
    if same_file or (source.file is None and source.url == target.url):
        raise Unfit(f"{source.name} cannot be copied onto itself")


@contextmanager
def _locked(target: Place) -> Iterator[None]:
    """No server uses a file meanwhile, and none can start."""
    assert target.file is not None
    lock = FileLock(target.file)
    with _told(target.name, doing="cannot be locked"):
        lock.take()
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def _held(source: Place) -> AsyncIterator[None]:
    """No server writes to a database meanwhile."""
    if source.file is not None:
        _must_be_there(source.file)
        with _locked(source):
            yield
        return
    engine = _postgres(source)
    try:
        with _told(source.name, doing="cannot be opened"):
            connection = await engine.connect()
        try:
            await _lock(connection, source)
            yield
        finally:
            await connection.close()
    finally:
        await engine.dispose()


async def _lock(connection: AsyncConnection, where: Place) -> None:
    if not await connection.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK))):
        raise Unfit(f"{where.name} {TAKEN}")
    await connection.commit()


@contextmanager
def _new_file(target: Place) -> Iterator[Path]:
    """A file beside the target that only its owner can read; whatever is left of it at the end is removed."""
    assert target.file is not None
    with _told(target.name, doing="cannot be written"):
        descriptor, name = tempfile.mkstemp(prefix=f".{target.file.name}.", suffix=".new", dir=target.file.parent)
        os.close(descriptor)
    new = Path(name)
    try:
        with _told(target.name, doing="cannot be written"):
            yield new
            if hasattr(os, "O_DIRECTORY"):
                _flush(target.file.parent, os.O_DIRECTORY)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            new.with_name(new.name + end).unlink(missing_ok=True)


def _flush(path: Path, how: int = 0) -> None:
    """What was written reaches the disk."""
    descriptor = os.open(path, os.O_RDONLY | how)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def _fill(source: Place, new: Path) -> dict[str, int]:
    """Everything in the source, in a new file of the same version, read once more to see that it is whole."""
    with _told(source.name, doing="cannot be read"):
        if source.file is not None:
            _must_be_there(source.file)
            with closing(_read_only(source.file)) as old, closing(sqlite3.connect(new)) as made:
                old.backup(made)
                made.execute("PRAGMA journal_mode=DELETE")
        else:
            async with _reading(source) as connection, connection.begin():
                await _pour_into_file(connection, source.name, new)
    _sound(new, source.name)
    _flush(new)
    counted: dict[str, int]
    async with _reading(place(str(new))) as made_now, made_now.begin():
        if not await made_now.run_sync(_version, source.name):
            raise Unfit(f"{source.name} is empty")
        counted = await made_now.run_sync(_count)
    return counted


async def _pour_into_file(source: AsyncConnection, name: str, new: Path) -> None:
    version = await source.run_sync(_version, name)
    if not version:
        raise Unfit(f"{name} is empty")
    engine = create_async_engine(place(str(new)).url, hide_parameters=True, poolclass=NullPool)
    try:
        async with engine.begin() as made:
            await made.run_sync(migrate, version)
            await _pour(source, made, version)
    finally:
        await engine.dispose()


async def _pour(source: AsyncConnection, target: AsyncConnection, version: str) -> dict[str, int]:
    """All rows of one database into another of the same version."""
    theirs, ours = sa.MetaData(), sa.MetaData()
    only = list(_columns(version))
    await source.run_sync(theirs.reflect, only=only)
    await target.run_sync(ours.reflect, only=only)
    counted = dict.fromkeys(only, 0)
    for table in ours.sorted_tables:
        if table.name in counted:
            result = await source.stream(sa.select(theirs.tables[table.name]))
            async for rows in result.mappings().partitions(ROWS):
                await target.execute(sa.insert(table), [dict(row) for row in rows])
                counted[table.name] += len(rows)
    if await target.run_sync(_count) != counted:
        raise Unfit("not everything was copied: try again")
    return counted


async def _into_postgres(source: Place, target: Place, overwrite: bool) -> dict[str, int]:
    engine = _postgres(target)
    try:
        with _told(target.name, doing="cannot be written"):
            async with engine.connect() as connection:
                await _lock(connection, target)
                async with connection.begin():
                    if not overwrite and not await connection.run_sync(_is_empty, target.name):
                        raise Unfit(_full(target))
                    return await _pour_into_postgres(source, connection, target.name)
    finally:
        await engine.dispose()


async def _pour_into_postgres(source: Place, target: AsyncConnection, name: str) -> dict[str, int]:
    if source.file is not None:
        _must_be_there(source.file)
        _sound(source.file, source.name)
    with _told(source.name, doing="cannot be copied"):
        async with _reading(source) as connection, connection.begin():
            version = await connection.run_sync(_version, source.name)
            if not version:
                raise Unfit(f"{source.name} is empty")
            await target.run_sync(_clear, name)
            await target.run_sync(migrate, version)
            counted = await _pour(connection, target, version)
    await target.run_sync(migrate)
    return counted


def _clear(connection: Connection, name: str) -> None:
    """Away with our tables; those of others stay."""
    version = _version(connection, name)
    if version:
        known = sa.MetaData()
        known.reflect(connection, only=[*_columns(version), VERSION])
        known.drop_all(connection)


def _bring_up_to_date(file: Path) -> None:
    engine = sa.create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True, poolclass=NullPool)
    with engine.begin() as connection:
        migrate(connection)
    _flush(file)


def _put(new: Path, file: Path) -> None:
    """A new file takes the place of one that stays beside it, with all that belongs to it, under another name."""
    if file.exists() and file.stat().st_size:
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        number = 1
        while (kept := file.with_name(f"{file.name}.replaced-{number}")).exists():
            number += 1
        for end in ("-wal", "-shm", ""):
            part = file.with_name(file.name + end)
            if part.exists():
                part.rename(kept.with_name(kept.name + end))
    new.replace(file)


# --- brought up to date ---


async def upgrade(where: Place) -> tuple[str, str]:
    """Run the migrations that a database has not seen yet: its version before and after."""
    if where.file is not None:
        _must_be_there(where.file)
    before = await version(where)
    store = Store(where.url.render_as_string(hide_password=False))
    await store.open()
    await store.close()
    return before, revisions()[0]


async def version(where: Place) -> str:
    with _told(where.name, doing="cannot be read"):
        async with _reading(where) as connection, connection.begin():
            found: str = await connection.run_sync(_version, where.name)
    return found


# --- checked ---


class Kept(NamedTuple):
    """A stored match, as its worker gets it; `fault` is what is wrong with its rows."""

    id: str
    game: str = ""
    status: str = ""
    rules: int = 0
    journal: str = ""
    state: str = ""
    fault: str = ""


class Verdict(NamedTuple):
    """`older`: played by other rules; `absent`: its game is not installed. Neither can be replayed here."""

    kind: Literal["ok", "waiting", "older", "absent", "damaged"]
    why: str = ""


class Checkup:
    """A database, match by match; a server may use it meanwhile."""

    def __init__(self, where: Place) -> None:
        self.where = where
        self._runner = asyncio.Runner()
        self._opened = AsyncExitStack()
        try:
            with _told(where.name, doing="cannot be read"):
                self._connection = self._runner.run(self._opened.enter_async_context(_reading(where)))
                self.ids: list[str] = self._runner.run(self._begin())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._runner.run(self._opened.aclose())
        self._runner.close()

    async def _begin(self) -> list[str]:
        async with self._connection.begin():
            found = await self._connection.run_sync(_version, self.where.name)
            if not found:
                raise Unfit(f"{self.where.name} is empty")
            if found != revisions()[0]:
                raise Unfit(
                    f"{self.where.name} was made by an older Ludoteka: 'ludoteka db upgrade' brings it up to date"
                )
            if self.where.file is not None:
                _sound(self.where.file, self.where.name)
            return list((await self._connection.execute(sa.select(tables.c.id).order_by(tables.c.id))).scalars())

    def kept(self) -> Iterator[Kept]:
        """All matches, each as it was at one moment."""
        for id in self.ids:
            found = self._runner.run(self._kept(id))
            if found is not None:
                yield found

    async def _kept(self, id: str) -> Kept | None:
        with _told(self.where.name, doing="cannot be read any further"):
            async with self._connection.begin():
                try:
                    record = await load_record(self._connection, id)
                    if record is None:
                        return None  # gone meanwhile
                    table = Table.stored(record)
                    state = record.table["state"]
                    if table.status == "waiting":
                        return Kept(id, table.game, table.status)
                    journal = table.journal(record)
                    first = 0 if journal.start is None else int(journal.start["number"])
                    numbers = [row["number"] for row in record.answers if row["number"] >= first]
                except (ValueError, TypeError, KeyError, LookupError, ArithmeticError) as error:
                    return Kept(id, fault=f"its rows cannot be read: {reason(error)}")
        if numbers != list(range(first, first + len(numbers))):
            missing = next(n for n in range(first, first + len(numbers) + 1) if n not in numbers)
            return Kept(id, table.game, table.status, fault=f"answer {missing} is missing")
        return Kept(id, table.game, table.status, table.rules, journal.dump(), state or "")


def verdict(kept: Kept) -> Verdict:
    """Play a stored match again, in any process."""
    try:
        return _replayed(kept, games())
    except LudotekaError as error:
        return Verdict("damaged", str(error))
    except Exception as error:  # forged rows can make any rule fail
        return Verdict("damaged", f"it cannot be replayed: {reason(error)}")


def _replayed(kept: Kept, installed: dict[str, Game]) -> Verdict:
    if kept.fault:
        return Verdict("damaged", kept.fault)
    game = installed.get(kept.game)
    if game is None:
        return Verdict("absent", f"the game '{kept.game}' is not installed")
    if kept.status == "waiting":
        return Verdict("waiting")
    state = json.loads(kept.state)
    if kept.rules != game.rules:
        if kept.status == "running":
            game.admit(state)  # the match goes on from there
        return Verdict("older", f"rules version {kept.rules}, this is {game.rules}")
    journal = Journal.parse(kept.journal)
    match = Match.replay(game, journal)
    if json.loads(json.dumps(match.state.to_json())) != state:
        return Verdict("damaged", "its answers do not lead to the state that is stored")
    if match.over and kept.status == "running":
        return Verdict("damaged", "it is over, but stored as one that goes on")
    return Verdict("ok")


__all__ = [
    "Checkup",
    "Kept",
    "Place",
    "StorageError",
    "Verdict",
    "backup",
    "copy",
    "place",
    "restore",
    "upgrade",
    "verdict",
]
