"""Connections as the system sees them: how many there may be, and how long each may take over what it does.

uvicorn closes a connection that is idle between two requests and a websocket that answers no ping. What it waits for
without end is looked after here: half a request, a browser that does not read, a farewell that is never taken.
"""

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from typing import Any, ClassVar, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteka.server.limits import Limits

if sys.platform != "win32":
    import resource

FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
RESERVED = 100  # descriptors for the database, workers and files
_log = logging.getLogger(__name__)


class Watched(Protocol):
    """A connection that the gate looks after."""

    transport: asyncio.Transport

    def waits_for(self) -> tuple[object, float | None]:
        """What it waits for now, and for how many seconds at most."""


class Gate:
    """All connections of a server."""

    def __init__(self, limits: Limits, trusted: str = "") -> None:
        """`trusted`: addresses and networks of proxies, separated by commas; `*` is everybody."""
        self.limits = limits
        self.most = max(1, _descriptors(limits.sockets + RESERVED) - RESERVED)
        self._proxies = [network for part in trusted.split(",") for network in networks_of(part.strip())]
        self._open: dict[Watched, tuple[str, object, float]] = {}  # the address, what it waits for, since when
        self._addresses: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, connection: Watched, address: str) -> bool:
        """Let a connection in, unless there are too many."""
        if len(self._open) >= self.most:
            _log.warning("there are %d connections: no more are accepted", self.most)
            return False
        if self._addresses[address] >= self.limits.address_sockets and not self._trusted(address):
            return False
        self._open[connection] = address, None, asyncio.get_running_loop().time()
        self._addresses[address] += 1
        if self._timer is None:
            self._wait()
        return True

    def replace(self, old: Watched, new: Watched) -> None:
        """A request became a websocket on the same connection."""
        self._open[new] = self._open.pop(old)

    def leave(self, connection: Watched) -> None:
        address, _, _ = self._open.pop(connection)
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def _trusted(self, address: str) -> bool:
        return any(ipaddress.ip_address(address) in network for network in self._proxies)

    def _wait(self) -> None:
        limits = self.limits
        shortest = min(limits.header_seconds, limits.body_seconds, limits.reading_seconds, limits.closing_seconds)
        self._timer = asyncio.get_running_loop().call_later(shortest / 4, self._look)

    def _look(self) -> None:
        """Cut off whoever has taken too long over the same thing."""
        now = asyncio.get_running_loop().time()
        for connection, (address, waiting, since) in list(self._open.items()):
            waits, seconds = connection.waits_for()
            if waits != waiting:
                self._open[connection] = address, waits, now
            elif seconds is not None and now - since > seconds:
                connection.transport.abort()
        self._timer = None
        if self._open:
            self._wait()

    def sending(self, transport: asyncio.Transport) -> tuple[object, float] | None:
        """What a connection waits for whose browser has to read."""
        if transport.is_closing():
            return "closing", self.limits.closing_seconds
        if transport.get_write_buffer_size():
            return "reading", self.limits.reading_seconds
        return None


class HttpConnection(H11Protocol):
    """A connection for requests."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.gate.enter(self, self.client[0] if self.client else "")
        if not self.inside:
            transport.write(FULL)
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.inside:
            self.gate.leave(self)

    def data_received(self, data: bytes) -> None:
        if self.inside:
            super().data_received(data)

    def waits_for(self) -> tuple[object, float | None]:
        limits = self.gate.limits
        found = self.gate.sending(self.transport)
        if found is not None:
            return found
        if self.conn.their_state is h11.IDLE:
            return ("head", self.cycle), limits.header_seconds
        if self.conn.their_state is h11.SEND_BODY:
            return ("body", self.cycle), limits.body_seconds
        return "us", None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that became a websocket."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.gate.replace(transport.get_protocol(), self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self)

    def waits_for(self) -> tuple[object, float | None]:
        return self.gate.sending(self.transport) or ("news", None)


def protocols(gate: Gate) -> dict[str, Any]:
    """What uvicorn is to use for the connections of a gate."""
    return {
        "http": type("HttpConnection", (HttpConnection,), {"gate": gate}),
        "ws": type("SocketConnection", (SocketConnection,), {"gate": gate}),
    }


def networks_of(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """What an operator means by an address, a network or `*`."""
    if text == "*":
        return [ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")]
    try:
        return [ipaddress.ip_network(text)]
    except ValueError:
        return []  # nothing, or the name of a socket


def _descriptors(wanted: int) -> int:
    """How many descriptors this process may have, after asking the system for as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in {soft, hard}:
        wanted = min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return soft
    return wanted
