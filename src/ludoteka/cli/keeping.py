"""The database of a server: backed up, restored, copied, brought up to date, checked."""
# ruff: noqa: PLC0415

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from ludoteka.cli.common import (
    CONFIG,
    FOUND_SOMETHING,
    JOBS,
    BadInput,
    Commands,
    crew_of,
    overview,
    progress_bar,
    settings_of,
)
from ludoteka.extras import extra

T = TypeVar("T")
FEW = 20  # matches, which are replayed sooner than another process starts
DATABASE = click.option("--database-url", help="sqlite:///… or postgresql://…; by default the server's SQLite file.")
OVERWRITE = click.option("--overwrite", is_flag=True, help="Replace what is there.")
FILE = click.argument("file", metavar="FILE", type=click.Path(path_type=Path))

db = Commands(
    "db",
    callback=overview,
    invoke_without_command=True,
    help="Back up, restore, copy and check the database of a server.",
    epilog="Example: ludoteka db backup monday.db",
)


@contextmanager
def _keeping() -> Iterator[None]:
    """What cannot be done is said in one line."""
    with extra("table", "'ludoteka db'"):
        from ludoteka.server.lock import Unfit
    try:
        yield
    except Unfit as error:
        raise BadInput(str(error)) from None


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def _url(named: str | None, config: Path | None) -> str:
    """The database that is named, or else the server's."""
    from ludoteka.server import default_database_url

    return named or settings_of(config).database_url or default_database_url()


def _told(counted: dict[str, int]) -> str:
    return ", ".join(f"{name}: {counted[name]:,}" for name in ("guests", "tables", "answers"))


@db.command("backup", epilog="Example: ludoteka db backup monday.db")
@FILE
@DATABASE
@CONFIG
@OVERWRITE
def backup(file: Path, database_url: str | None, config: Path | None, overwrite: bool) -> None:
    """Write all that is in the database into one file, while the server runs or not."""
    with _keeping():
        from ludoteka.server import keeping

        counted = _run(keeping.backup(keeping.place(_url(database_url, config)), file, overwrite))
    print(f"wrote {file}: {_told(counted)}, bytes: {file.stat().st_size:,}")


@db.command("restore", epilog="Example: ludoteka db restore monday.db --overwrite")
@FILE
@DATABASE
@CONFIG
@OVERWRITE
def restore(file: Path, database_url: str | None, config: Path | None, overwrite: bool) -> None:
    """Put a backup in the place of the database. The server must not run."""
    with _keeping():
        from ludoteka.server import keeping

        target = keeping.place(_url(database_url, config))
        counted = _run(keeping.restore(file, target, overwrite))
    print(f"restored {target.name}: {_told(counted)}")


@db.command("copy", epilog="Example: ludoteka db copy server.db postgresql://ludoteka@localhost/ludoteka")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@OVERWRITE
def copy(source: str, target: str, overwrite: bool) -> None:
    """Move to another database, each a file or a URL. No server may use either meanwhile."""
    with _keeping():
        from ludoteka.server import keeping

        there = keeping.place(target)
        counted = _run(keeping.copy(keeping.place(source), there, overwrite))
    print(f"copied to {there.name}: {_told(counted)}")


@db.command("upgrade", epilog="Example: ludoteka db upgrade")
@click.argument("database", metavar="[DATABASE]", required=False)
@CONFIG
def upgrade(database: str | None, config: Path | None) -> None:
    """Bring a database, a file or a URL, up to date, as a server does when it starts."""
    with _keeping():
        from ludoteka.server import keeping

        where = keeping.place(_url(database, config))
        before, after = _run(keeping.upgrade(where))
    print(f"{where.name} is of version {after}" + ("" if before == after else f", before it was of {before or 'none'}"))


@db.command("check", epilog="Example: ludoteka db check monday.db")
@click.argument("database", metavar="[DATABASE]", required=False)
@CONFIG
@JOBS
def check(database: str | None, config: Path | None, jobs: int | None) -> None:
    """Replay every match in a database or a backup, a file or a URL, while a server runs or not."""
    with _keeping():
        from ludoteka.server.keeping import Checkup, place, verdict

        checkup = Checkup(place(_url(database, config)))
        found: Counter[str] = Counter()
        try:
            crew = crew_of(None, jobs, len(checkup.ids) // FEW + 1)
            with progress_bar(len(checkup.ids)) as progress:
                for kept, (kind, why) in crew.run(verdict, checkup.kept()):
                    found[kind] += 1
                    if kind == "damaged":
                        print(f"table {kept.id} is damaged: {' '.join(why.split())}")
                    if progress is not None:
                        progress(1)
        finally:
            checkup.close()
    words = {
        "ok": "replayed",
        "waiting": "not begun",
        "older": "of other rules, not replayed",
        "absent": "of games that are not installed, not replayed",
        "damaged": "damaged",
    }
    told = ", ".join(
        f"{found[kind]} {word}" for kind, word in words.items() if found[kind] or kind in {"ok", "damaged"}
    )
    print(f"{checkup.where.name}: matches: {told}")
    if found["damaged"]:
        click.get_current_context().exit(FOUND_SOMETHING)
