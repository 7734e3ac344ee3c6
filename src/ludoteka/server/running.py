"""uvicorn around the application: it opens the house before it listens, and closes it after the last connection."""

import asyncio
import errno
import logging
import math
import socket
from contextlib import AsyncExitStack, suppress
from typing import Any

import uvicorn

from ludoteka.server.app import App
from ludoteka.server.connections import Gate, protocols
from ludoteka.server.protocol import MESSAGE_BYTES
from ludoteka.server.settings import Settings

BACKLOG = 512  # connections that wait to be accepted
_log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A server for one house."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app
        self._house = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_note)
        async with AsyncExitStack() as opening:
            await opening.enter_async_context(self.app.life())
            await super().startup(sockets)
            self._house = opening.pop_all()
        host, port = self.config.host, self.servers[0].sockets[0].getsockname()[1]
        print(f"Ludoteka: http://{f'[{host}]' if ':' in host else host}:{port}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        async with self._house:
            await super().shutdown(sockets)


def run(app: App, settings: Settings) -> None:
    """Serve until a signal ends it."""
    limits = app.house.limits
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        backlog=BACKLOG,
        lifespan="off",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        **protocols(Gate(limits, settings.proxies)),
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a third of a megabyte for each connection to save a few kilobytes a move
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        timeout_keep_alive=math.ceil(limits.header_seconds),
        timeout_graceful_shutdown=math.ceil(settings.drain),
        server_header=False,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has ended all, and tells the signal once more
        Server(config, app).run()


def _note(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What went wrong in the event loop; at the limit of descriptors it is always the same."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in {errno.EMFILE, errno.ENFILE}:
        _log.error("no file descriptors are left: connections wait until others are closed")
    else:
        loop.default_exception_handler(context)
