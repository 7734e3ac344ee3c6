"""One pool of workers for all tests, a database that is migrated once and copied, and a PostgreSQL."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.storage import Store
from ludoteka.server.thinking import Thinker
from tests.ports import free_port
from tests.server.harness import WAIT, FakeTime, Server, running


@pytest.fixture(scope="session")
def thinker() -> Iterator[Thinker]:
    workers = Thinker(1)
    yield workers
    workers.close()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "empty.db"

    async def make() -> None:
        store = Store(f"sqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "server.db"))


@pytest.fixture
async def server(database: Path, thinker: Thinker) -> AsyncIterator[Server]:
    async with running(database, thinker) as found:
        yield found


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
async def timed(database: Path, thinker: Thinker, time: FakeTime) -> AsyncIterator[Server]:
    """A server whose clock the test moves."""
    async with running(database, thinker, time=time) as found:
        yield found


@pytest.fixture
def start(database: Path, thinker: Thinker) -> Callable[..., Any]:
    """Servers on the same database, one after the other."""
    return lambda **options: running(database, options.pop("thinker", thinker), **options)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Callable[[], str]]:
    """A fresh cluster of the PostgreSQL that comes as a package; makes empty databases in it and gives their URLs."""
    package = find_spec("pgserver")
    assert package is not None
    assert package.origin is not None
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        site = Path(package.origin).parents[1]
        user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root; nobody must be able to read it
            for part in ("pgserver/pginstall", "pgserver.libs"):
                if (site / part).is_dir():
                    shutil.copytree(site / part, f"{folder}/{part}")
            site, user = Path(folder), ["runuser", "-u", "nobody", "--"]
        port, data = free_port(), f"{folder}/data"
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"

        def run(tool: str, *arguments: str) -> None:
            command = [*user, str(site / "pgserver/pginstall/bin" / tool), *arguments]
            subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=WAIT)

        run("initdb", "-D", data, "-A", "trust", "-U", "ludoteka", "--no-sync")
        run("pg_ctl", "-D", data, "-w", "-t", str(int(WAIT)), "-o", options, "-l", f"{folder}/log", "start")
        names = (f"table{n}" for n in count())

        def database() -> str:
            name = next(names)
            run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "ludoteka", name)
            return f"postgresql://ludoteka@127.0.0.1:{port}/{name}"

        try:
            yield database
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")


@pytest.fixture
def postgres(cluster: Callable[[], str]) -> str:
    """An empty database on PostgreSQL."""
    return cluster()
