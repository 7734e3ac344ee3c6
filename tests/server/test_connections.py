"""Real connections to a real process: half a request, browsers that do not read, too many of them, no descriptors."""

import asyncio
import json
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteka.server.connections import RESERVED, Gate
from ludoteka.server.limits import Limits
from tests.server.harness import WAIT
from tests.server.processes import Process, closed, eventually, serving
from tests.server.test_process import patient

HEAD = b"POST /api/play HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
SHORT: dict[str, Any] = {
    "header_seconds": 1.0,
    "body_seconds": 1.0,
    "reading_seconds": 1.0,
    "closing_seconds": 1.0,
    "ping_seconds": 5.0,  # a busy machine must be able to answer
    "sockets": 40,
    "address_sockets": 20,
}


@pytest.fixture(scope="module")
def process(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with little patience that trusts no proxy."""
    database = tmp_path_factory.mktemp("connections") / "server.db"
    database.write_bytes(empty_database.read_bytes())
    with serving(database, trusted="", **SHORT) as found:
        yield found


HALF = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "half a body": HEAD + b"content-length: 100\r\n\r\n{",
    "an endless body": HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    "half a second head": b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /health HT",
}


@pytest.mark.parametrize("said", HALF.values(), ids=HALF)
def test_half_a_request_is_not_waited_for(process: Process, said: bytes) -> None:
    with process.connect(said) as connection:
        closed(connection)  # it would fail after half a minute
    assert process.get("/health").status_code == 200


def test_dripping_does_not_help(process: Process) -> None:
    """A byte now and then keeps no connection open."""
    with process.connect(b"GET / HTTP/1.1\r\nx: ") as connection:
        connection.settimeout(0.1)
        heard = False

        def hung_up() -> bool:
            nonlocal heard
            try:
                connection.sendall(b"y")
                heard = connection.recv(1) == b""
            except TimeoutError:
                pass
            except ConnectionError:
                heard = True
            return heard

        eventually(hung_up)


def test_whoever_does_not_read_is_cut_off(process: Process) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.settimeout(WAIT)
        connection.connect(("127.0.0.1", process.port))
        request = b"GET /api/schema.json HTTP/1.1\r\nhost: x\r\n\r\n"

        def hung_up() -> bool:
            try:
                connection.sendall(request)
            except ConnectionError:
                return True
            return False

        eventually(hung_up)


def test_a_whole_request_is_answered_and_idleness_ended(process: Process) -> None:
    with process.connect(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n") as connection:
        assert b'{"alive":true}' in closed(connection)


async def test_websockets_live_on_pings(process: Process) -> None:
    """One that answers pings stays; one that is silent is closed."""
    async with httpx.AsyncClient(base_url=process.base) as http:
        table = (await http.post("/api/play", json={"game": "seasons", "bot": "random"}, timeout=WAIT)).json()["id"]
        cookie = f"ludoteka={http.cookies['ludoteka']}"
    path = f"/ws/tables/{table}"
    upgrade = (
        f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    async with patient(f"ws://127.0.0.1:{process.port}{path}", {"cookie": cookie}, process.base) as alive:
        with process.connect(upgrade.encode()) as silent:
            heard = await asyncio.to_thread(closed, silent)
        assert b"101 Switching Protocols" in heard
        await alive.send('{"type":"hello"}')
        assert json.loads(await asyncio.wait_for(alive.recv(), WAIT))["type"] == "welcome"


NEEDED = 1000 + RESERVED
ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "most", "asked"),
    [
        (ENDLESS, ENDLESS, 1000, []),
        (NEEDED, NEEDED, 1000, []),
        (256, 4096, 1000, [(NEEDED, 4096)]),
        (256, ENDLESS, 1000, [(NEEDED, ENDLESS)]),
        (256, 500, 500 - RESERVED, [(500, 500)]),
        (300, 300, 300 - RESERVED, []),
        (10, 10, 1, []),
    ],
)
def test_a_connection_has_a_descriptor(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int, asked: list[tuple[int, int]]
) -> None:
    """As many as are wanted are asked of the system, and no more connections are let in than it gives."""
    said: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: said.append(limits))
    assert (Gate(Limits(sockets=1000)).most, said) == (most, asked)

    def refuse(*_: object) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert Gate(Limits(sockets=1000)).most == (256 - RESERVED if asked else most)


# A server with few descriptors; while a file lies in its folder, something else has taken them all.
FEW = """
import os, resource, threading, time
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))

def eat():
    while not os.path.exists("{folder}/eat"):
        time.sleep(0.02)
    eaten = []
    while os.path.exists("{folder}/eat"):
        try:
            eaten.append(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            if not os.path.exists("{folder}/full"):
                os.mkdir("{folder}/full")
            time.sleep(0.02)
    for descriptor in eaten:
        os.close(descriptor)

threading.Thread(target=eat, daemon=True).start()
"""


def test_connections_without_end(database: Path) -> None:
    """Few of an address, not too many in all; without descriptors the log is quiet, and then it goes on."""
    folder = database.parent
    limits: dict[str, Any] = {"sockets": 30, "address_sockets": 10, "header_seconds": 600.0}
    held: list[socket.socket] = []

    def asking(address: str) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT, source_address=(address, 0))
        one.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        return one

    def answered(address: str) -> bool:
        one = asking(address)
        try:
            served = one.recv(65536).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            served = False
        if served:
            held.append(one)
        else:
            one.close()
        return served

    with serving(database, FEW.format(folder=folder), trusted="127.0.0.9", **limits) as server:
        assert [answered("127.0.0.1") for _ in range(12)] == [True] * 10 + [False] * 2
        assert [answered("127.0.0.9") for _ in range(21)] == [True] * 20 + [False]  # a proxy speaks for many
        assert not answered("127.0.0.2")
        held.pop().close()
        eventually(lambda: answered("127.0.0.2"))
        while held:
            held.pop().close()
        eventually(lambda: answered("127.0.0.1"))
        (folder / "eat").touch()
        eventually((folder / "full").exists)
        waiting = asking("127.0.0.1")
        eventually(lambda: "no file descriptors are left" in server.log())
        (folder / "eat").unlink()
        assert waiting.recv(65536).startswith(b"HTTP/1.1 200")
        assert answered("127.0.0.1")
        assert len(server.log().splitlines()) < 30
        for one in (*held, waiting):
            one.close()
