"""The websocket of a table: one connection, its limits, and the messages in both directions."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteka.server.declined import Declined
from ludoteka.server.door import unstored, visitor
from ludoteka.server.guests import Guest, Session
from ludoteka.server.house import House
from ludoteka.server.limits import Bucket, Buckets, Limits, Traffic
from ludoteka.server.protocol import (
    MESSAGE_BYTES,
    Answer,
    AskCoach,
    AskHint,
    AskPreview,
    Chat,
    Code,
    FromBrowser,
    Hello,
    Refusal,
    ToBrowser,
    Undo,
    Why,
)
from ludoteka.server.room import Room
from ludoteka.server.writer import StorageError

POLICY, TOO_LARGE, TRY_AGAIN, LOGGED_OUT, NOT_FOUND = 1008, 1009, 1013, 4403, 4404
_CLOSING: dict[Code, int] = {
    "not-found": NOT_FOUND,
    "logged-out": LOGGED_OUT,
    "too-many": POLICY,
    "slow-down": POLICY,
    "too-large": TOO_LARGE,
}
FAREWELL = 5.0  # seconds that a browser has to hang up as well
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromBrowser).decode
_log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


def encoded(message: ToBrowser) -> str:
    return _encode(message).decode()


class Connection:
    """A browser at a table. What is said to it waits in an outbox, so that a slow one holds up nobody."""

    def __init__(self, socket: Socket, guest: Guest | None, limits: Limits, sent: Callable[[int], None]) -> None:
        """`sent` is told of all bytes that are to go out."""
        self.socket = socket
        self.guest = guest
        self.greeted = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(limits.outbox)  # None: hang up
        self._most = limits.outbox_bytes
        self._waiting = 0  # characters in the outbox
        self._sent = sent
        self._code = TRY_AGAIN

    def send(self, message: ToBrowser) -> None:
        text = encoded(message)
        if self._outbox.full() or (self._waiting and self._waiting + len(text) > self._most):
            self.hang_up()  # it can come back and gets the whole table
            return
        self._sent(len(text))
        self._waiting += len(text)
        self._outbox.put_nowait(text)

    def close(self, refusal: Refusal) -> None:
        """Tell why, then hang up; the browser comes back unless the table is gone."""
        self.greeted = False
        self._code = _CLOSING.get(refusal.code, TRY_AGAIN)
        self.send(refusal)
        self.hang_up()

    def hang_up(self) -> None:
        while self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what waits until it is time to hang up."""
        try:
            while (text := await self._outbox.get()) is not None:
                self._waiting -= len(text)
                await self.socket.send_data(text, mode="text")
            await self.socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it hung up first


class Sockets:
    """The connections of all guests, for their limits."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_guest = Buckets(house.limits.guest_messages, house.now)
        self.by_who: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()

    async def serve(self, socket: Socket, id: str) -> None:
        """One connection from beginning to end."""
        state = socket.scope["state"]
        if not state["origin"]:
            await socket.close(POLICY)  # before accepting: an HTTP 403
            return
        who, address = visitor(state)
        session: Session | None = state["session"]
        with self._counted(who, address):
            await socket.accept()
            traffic: Traffic = state["door"].traffic
            connection = Connection(socket, state["guest"], self.house.limits, partial(traffic.sent, who, address))
            if session is not None:
                session.lines.add(connection)
            writing = asyncio.create_task(connection.write())
            listening = asyncio.create_task(self._listen(socket, connection, id, session))
            try:
                await asyncio.wait({writing, listening}, return_when=asyncio.FIRST_COMPLETED)
                connection.hang_up()
                # What was received is dealt with to its end; a browser that does not hang up has its time.
                await asyncio.wait({writing, listening}, timeout=FAREWELL)
            finally:
                for task in (writing, listening):
                    task.cancel()
                await asyncio.gather(writing, listening, return_exceptions=True)
                if session is not None:
                    session.lines.discard(connection)

    @contextmanager
    def _counted(self, who: str, address: str) -> Iterator[None]:
        self.by_who[who] += 1
        self.by_address[address] += 1
        try:
            yield
        finally:
            for counter, key in ((self.by_who, who), (self.by_address, address)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    async def _listen(self, socket: Socket, connection: Connection, id: str, session: Session | None) -> None:
        """Bring the visitor to their table and take messages until the browser hangs up."""
        room: Room | None = None
        limits = self.house.limits
        who, address = visitor(socket.scope["state"])
        try:
            if session is not None:
                session.check()
            if self.by_who[who] > limits.connections or self.by_address[address] > limits.address_connections:
                raise Declined("too-many", "you have too many connections: close some pages")
            room = await self.house.room(id)
            room.enter(connection)
            await self._take_messages(socket, connection, room)
        except Declined as declined:
            connection.close(Refusal(id="", code=declined.code, text=declined.text))
        except StorageError:
            connection.close(Refusal(id="", code="storage", text=unstored().text))
        except Exception:
            _log.exception("a connection to table %s failed", id)
            connection.close(Refusal(id="", code="internal", text="something went wrong: it has been logged"))
        finally:
            if room is not None:
                room.quit(connection)

    async def _take_messages(self, socket: Socket, connection: Connection, room: Room) -> None:
        limits = self.house.limits
        who, address = visitor(socket.scope["state"])
        traffic: Traffic = socket.scope["state"]["door"].traffic
        bucket = Bucket(*limits.messages, self.house.now())
        refused = 0
        while refused <= limits.patience:
            event: Any = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            refused += 1
            try:
                if len(data) > MESSAGE_BYTES:
                    raise Declined("too-large", f"a message has at most {MESSAGE_BYTES} bytes")
                if not bucket.take(self.house.now()) or not self.by_guest.take(who):
                    raise Declined("slow-down", "messages come too fast: wait a moment")
                if traffic.too_much(who, address):
                    raise Declined("slow-down", "too much was sent to you: wait a moment")
                await self._dispatch(connection, room, data)
                refused = 0
            except Declined as declined:
                if self.house.metrics is not None:
                    self.house.metrics.refusals.labels(declined.code).inc()
                connection.send(Refusal(id=_id_of(data), code=declined.code, text=declined.text))
        raise Declined("slow-down", "too many messages were refused: load the page again")

    async def _dispatch(self, connection: Connection, room: Room, data: str | bytes) -> None:
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Declined("unreadable", f"this is not a message of the protocol: {error}") from None
        if room.closed:
            raise Declined("storage", "the table is being loaded again: reconnect")
        match message:
            case Hello():
                await room.hello(connection, message)
            case Answer():
                await room.answer(connection, message)
            case Undo():
                await room.undo(connection, message)
            case AskPreview():
                await room.preview(connection, message)
            case AskHint():
                await room.hint(connection, message)
            case AskCoach():
                await room.coach(connection, message)
            case Chat():
                await room.say(connection, message)
            case Why():
                await room.why(connection, message)


class _Identified(msgspec.Struct):
    id: str = ""


def _id_of(data: str | bytes) -> str:
    """The id of a message that was not dealt with, if it has one."""
    if len(data) > MESSAGE_BYTES:
        return ""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Socket, id: FromPath[str], sockets: NamedDependency[Sockets]) -> None:
    """See docs/protocol.md."""
    await sockets.serve(socket, id)
