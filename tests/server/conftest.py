"""One pool of workers for all tests, and a database that is migrated once and copied."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.storage import Store
from ludoteka.server.thinking import Thinker
from tests.server.harness import FakeTime, Server, running


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
    return lambda **options: running(database, thinker, **options)
