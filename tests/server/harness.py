"""A server in this process, and people who use it as browsers do: REST with cookies, and a websocket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from ludoteka.core.game import Game, games
from ludoteka.server.app import App, create_app
from ludoteka.server.limits import Limits
from ludoteka.server.thinking import Thinker
from tests.core import toy

HOST = "table.example"
FREE = Limits(
    messages=(1e6, 1e6),
    guest_messages=(1e6, 1e6),
    requests=(1e6, 1e6),
    changes=(1e6, 1e6),
    newcomers=(1e6, 1e6),
    uploads=(1e6, 1e6),
    address_uploads=(1e6, 1e6),
    reviews=(1e6, 1e6),
    address_reviews=(1e6, 1e6),
)
WAIT = 120.0  # seconds; both cores may be busy

Message = dict[str, Any]


class FakeTime:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        for until, woken in self._sleepers:
            if until <= self.now + 1e-5 and not woken.done():  # so many seconds since 1970 are not exact
                woken.set_result(None)
        self._sleepers = [(until, woken) for until, woken in self._sleepers if not woken.done()]

    @property
    def asleep(self) -> int:
        """How many wait for the time to pass."""
        return len(self._sleepers)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, woken))
        await woken


class Closed(Exception):
    """The server hung up."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Connection:
    """A websocket to a table."""

    def __init__(self, app: App, path: str, headers: dict[str, str]) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._outgoing: asyncio.Queue[Message] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._incoming.get, self._outgoing.put))
        self.closed: int | None = None
        self.raw: list[str] = []  # every text received
        self._count = 0

    async def accepted(self) -> None:
        message = await asyncio.wait_for(self._outgoing.get(), WAIT)
        if message["type"] != "websocket.accept":
            raise Closed(message.get("code", 403))

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        if kind != "hello" and "id" not in fields:
            self._count += 1
            fields["id"] = f"{id(self)}-{self._count}"
        self.say_text(json.dumps({"type": kind, **fields}))
        return str(fields.get("id", ""))

    def say_text(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, *kinds: str) -> Message:
        """The next message, or the next of these kinds."""
        while True:
            message = await asyncio.wait_for(self._outgoing.get(), WAIT)
            if message["type"] == "websocket.close":
                self.closed = message["code"]
                self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
                raise Closed(message["code"])
            self.raw.append(message["text"])
            said: Message = json.loads(message["text"])
            if not kinds or said["type"] in kinds:
                return said

    async def hello(self, **fields: Any) -> Message:
        self.say("hello", **fields)
        return await self.hear("welcome")

    async def replies(self, n: int) -> list[Message]:
        """All that is said until so many messages of this connection are acknowledged or refused."""
        found: list[Message] = []
        while n:
            found.append(await self.hear())
            n -= found[-1]["type"] in {"ack", "refusal"}
        return found

    async def until_closed(self) -> int:
        """Hear all that is still said; the code with which the server hung up."""
        try:
            while True:
                await self.hear()
        except Closed as closed:
            return closed.code

    async def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait({self._task}, timeout=WAIT)


class Person:
    """A browser with a cookie."""

    def __init__(self, app: App, name: str, address: str = "192.0.2.1", agent: str = "") -> None:
        self.app = app
        self.name = name
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers={"user-agent": agent})
        self.connections: list[Connection] = []

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        return await self.ask("POST", path, body, status)

    async def put(self, path: str, body: Any, status: int = 200) -> Any:
        return await self.ask("PUT", path, body, status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return await self.ask("DELETE", path, None, status)

    async def ask(self, method: str, path: str, body: Any, status: int) -> Any:
        reply = await self.http.request(method, path, json=body)
        assert reply.status_code == status, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, table: str, **headers: str) -> Connection:
        """A websocket to a table, before hello."""
        all_headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": self.cookie(), **headers}
        connection = Connection(self.app, f"/ws/tables/{table}", all_headers)
        self.connections.append(connection)
        await connection.accepted()
        return connection

    async def visit(self, table: str, **hello: Any) -> tuple[Connection, Message]:
        """A websocket to a table, and its welcome."""
        connection = await self.connect(table)
        return connection, await connection.hello(**hello)


class Server:
    """An application under test on its own database file."""

    def __init__(self, app: App, time: FakeTime | None) -> None:
        self.app = app
        self.time = time
        self.people: list[Person] = []

    @property
    def house(self) -> Any:
        return self.app.house

    async def person(self, name: str, **device: str) -> Person:
        """Somebody with a name; `address` and `agent` tell where from and by which browser."""
        person = await self.stranger(**device)
        person.name = name
        await person.put("/api/me", {"name": name})
        return person

    async def stranger(self, **device: str) -> Person:
        """Somebody without a cookie."""
        person = Person(self.app, "", **device)
        self.people.append(person)
        return person


@asynccontextmanager
async def running(
    database: Path | str,
    thinker: Thinker,
    *,
    installed: dict[str, Game] | None = None,
    time: FakeTime | None = None,
    clean: bool = True,
    **options: Any,
) -> AsyncIterator[Server]:
    """A server; `clean=False` stops it as kill -9 would: nothing is said, nothing is flushed."""
    options.setdefault("limits", FREE)
    options.setdefault("bot_delay", 0.0)
    options.setdefault("pause", 0.0)
    if time is not None:
        options["now"], options["sleep"] = time, time.sleep
    found = {**games(), toy.GAME.name: toy.GAME} if installed is None else installed
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    app = create_app(url, installed=found, thinker=thinker, **options)
    server = Server(app, time)
    async with app.life():
        try:
            yield server
        finally:
            if not clean:
                waiting = app.house.store.writer._queue
                while not waiting.empty():
                    waiting.get_nowait()
            for person in server.people:
                for connection in person.connections:
                    connection._task.cancel()
                await asyncio.gather(*(c._task for c in person.connections), return_exceptions=True)
                await person.http.aclose()


Chooser = Callable[[Message], str]


def first_option(position: Message) -> str:
    return str(position["question"]["options"][0]["text"])


def last_option(position: Message) -> str:
    return str(position["question"]["options"][-1]["text"])


async def answer(connection: Connection, position: Message, option: str | None = None) -> Message:
    """Answer what is asked and wait for the update; returns the new position."""
    question = position["question"]
    id = connection.say("answer", number=question["number"], option=option or first_option(position))
    updated: Message | None = None
    while True:
        message = await connection.hear("update", "ack", "refusal")
        if message["type"] == "refusal":
            raise AssertionError(message)
        if message["type"] == "update":
            updated = message["position"]
        elif message["id"] == id:
            assert updated is not None
            return updated


async def play_out(*seated: tuple[Connection, Message], choose: Chooser = last_option) -> list[Message]:
    """Everybody answers whatever is asked until the match is over; returns the last positions."""

    async def play(connection: Connection, position: Message) -> Message:
        asked = -1
        while not position["view"]["over"]:
            question = position["question"]
            if question is not None and question["number"] != asked:
                asked = question["number"]
                connection.say("answer", number=asked, option=choose(position))
            message = await connection.hear("update", "refusal")
            if message["type"] == "refusal":
                raise AssertionError(message)
            position = message["position"]
        return position

    return await asyncio.gather(*(play(connection, position) for connection, position in seated))
