"""The application: the house with its door, REST, websocket and pages."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteka import __version__
from ludoteka.core.game import Game, games
from ludoteka.server import pages, rest
from ludoteka.server.declined import Declined
from ludoteka.server.door import Door
from ludoteka.server.house import House
from ludoteka.server.limits import Limits
from ludoteka.server.protocol import ABSENCE, JOURNAL_BYTES, PAUSE
from ludoteka.server.socket import Sockets, table_socket
from ludoteka.server.storage import Store
from ludoteka.server.thinking import Thinker
from ludoteka.server.writer import StorageError

BOT_DELAY = 0.7  # seconds: a person can follow, and take back their own click


class App:
    """An ASGI application; `house` holds the tables."""

    def __init__(self, house: House, own_thinker: bool) -> None:
        self.house = house
        self.own_thinker = own_thinker
        self.door: Door
        self.litestar: Litestar

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.door(scope, receive, send)

    @asynccontextmanager
    async def life(self, _: Litestar | None = None) -> AsyncIterator[None]:
        """From opening the database to closing it."""
        await self.house.store.open()
        self.house.spawn(self.house.keep_time())
        if self.house.metrics is not None:
            logging.getLogger().addHandler(self.house.metrics)
        try:
            yield
        finally:
            if self.house.metrics is not None:
                logging.getLogger().removeHandler(self.house.metrics)
            await self.house.close()
            await self.house.store.close()
            if self.own_thinker:
                self.house.thinker.close()


def create_app(
    database_url: str,
    *,
    installed: dict[str, Game] | None = None,
    thinker: Thinker | None = None,
    now: Callable[[], float] = time.time,
    limits: Limits | None = None,
    bot_delay: float = BOT_DELAY,
    pause: float = PAUSE,
    absence: float = ABSENCE,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    origins: frozenset[str] = frozenset(),
    hsts: int = 0,
    metrics_token: str = "",
    client_folder: Path = pages.CLIENT,
) -> App:
    """The application on a database. `origins`: pages elsewhere that may use it, such as `https://games.example`.

    `hsts`: for how many seconds browsers are told to come by HTTPS alone, if at all. `metrics_token`: who sends it may
    read figures about the server; without one none are kept.
    """
    found = games() if installed is None else installed
    workers = Thinker() if thinker is None else thinker
    house = House(Store(database_url), found, workers, now, limits or Limits(), bot_delay, pause, absence, sleep)
    if metrics_token:
        house.measure()
    sockets = Sockets(house)
    app = App(house, own_thinker=thinker is None)
    litestar = Litestar(
        [*rest.HANDLERS, *pages.HANDLERS, table_socket],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "client_folder": Provide(lambda: client_folder, sync_to_thread=False),
            "metrics_token": Provide(lambda: metrics_token, sync_to_thread=False),
            **rest.DEPENDENCIES,
        },
        exception_handlers={
            Declined: rest.decline,
            StorageError: rest.apologize_storage,
            HTTPException: rest.explain,
            Exception: rest.apologize,
        },
        lifespan=[app.life],
        openapi_config=OpenAPIConfig(
            title="Ludoteka",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],  # the others load their pages from other hosts
            use_handler_docstrings=True,
        ),
        request_max_body_size=JOURNAL_BYTES * 2,
        logging_config=None,
        debug=False,
    )
    app.litestar = litestar
    app.door = Door(litestar, house, origins, hsts)
    return app
