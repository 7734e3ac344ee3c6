"""A server process on a real port, killed in the middle of a match; and any request that the schema allows."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error, response_schema_conformance
from websockets.asyncio.client import connect
from websockets.typing import Origin

from ludoteka.server.app import App, create_app
from ludoteka.server.thinking import Thinker
from tests.ports import free_port
from tests.server.harness import FREE, WAIT
from tests.server.test_replay import played


@contextmanager
def process(database: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server process, ready to answer; it is killed at the end."""
    command = [sys.executable, "-m", "ludoteka.server", "--port", str(port), "--database-url", f"sqlite:///{database}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, start_new_session=True) as running:
        try:
            assert running.stdout is not None
            assert b"http://127.0.0.1" in running.stdout.readline()
            end = time.monotonic() + WAIT
            while True:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/games")
                    break
                except httpx.TransportError:
                    assert running.poll() is None, "the server did not start"
                    assert time.monotonic() < end, "the server does not answer"
                    time.sleep(0.05)
            yield running
        finally:
            os.killpg(running.pid, signal.SIGKILL)


def patient(address: str, headers: dict[str, str], origin: str) -> connect:
    """A websocket that stays open however busy the machine is."""
    return connect(address, additional_headers=headers, origin=Origin(origin), open_timeout=WAIT, ping_interval=None)


async def test_a_match_goes_on_after_kill_9(database: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with process(database, port):
        async with httpx.AsyncClient(base_url=base, timeout=WAIT) as http:
            table = (await http.post("/api/play", json={"game": "seasons", "bot": "random"})).json()
            cookie = {"cookie": f"ludoteka={http.cookies['ludoteka']}"}
        address = f"ws://127.0.0.1:{port}/ws/tables/{table['id']}"
        async with patient(address, cookie, base) as ws:
            await ws.send('{"type":"hello"}')
            welcome = json.loads(await ws.recv())
            question = welcome["position"]["question"]
            option = question["options"][0]["text"]
            await ws.send(json.dumps({"type": "answer", "id": "1", "number": question["number"], "option": option}))
            while json.loads(await asyncio.wait_for(ws.recv(), WAIT))["type"] != "ack":
                pass
    with process(database, port):
        async with patient(address, cookie, base) as ws:
            await ws.send('{"type":"hello"}')
            again = json.loads(await ws.recv())
            assert again["position"]["number"] >= 1
            while not (again.get("position") or {}).get("question"):
                again = json.loads(await asyncio.wait_for(ws.recv(), WAIT))
            assert again["position"]["question"]["options"][0]["text"] != ""


async def test_kill_9_amid_many_matches_loses_no_acknowledged_answer(database: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    cookies: dict[str, str] = {}
    sent: dict[str, set[str]] = {}
    acknowledged: dict[str, set[str]] = {}
    enough = asyncio.Event()

    def visit(table: str) -> Any:
        return patient(f"ws://127.0.0.1:{port}/ws/tables/{table}", {"cookie": f"ludoteka={cookies[table]}"}, base)

    async def play(table: str) -> None:
        asked = -1
        async with visit(table) as ws:
            await ws.send('{"type":"hello"}')
            while True:
                message = json.loads(await ws.recv())
                question = (message.get("position") or {}).get("question")
                if message["type"] == "ack":
                    acknowledged[table].add(message["id"])
                    if sum(map(len, acknowledged.values())) >= 40:
                        enough.set()
                elif question and question["number"] != asked:
                    asked = question["number"]
                    id = f"answer {asked}"
                    sent[table].add(id)
                    option = question["options"][-1]["text"]
                    await ws.send(json.dumps({"type": "answer", "id": id, "number": asked, "option": option}))

    with process(database, port):
        for _ in range(6):
            async with httpx.AsyncClient(base_url=base, timeout=WAIT) as http:
                table = (await http.post("/api/play", json={"game": "seasons", "bot": "random"})).json()["id"]
                cookies[table], sent[table], acknowledged[table] = http.cookies["ludoteka"], set(), set()
        playing = [asyncio.create_task(play(table)) for table in cookies]
        await asyncio.wait_for(enough.wait(), 4 * WAIT)
    await asyncio.gather(*playing, return_exceptions=True)
    with sqlite3.connect(database) as connection:
        stored = connection.execute('SELECT "table", number FROM answers ORDER BY number').fetchall()
        receipts = connection.execute('SELECT "table", id FROM receipts').fetchall()
    with process(database, port):
        for table in cookies:
            numbers = [number for at, number in stored if at == table]
            assert numbers == list(range(len(numbers)))
            assert acknowledged[table] <= {id for at, id in receipts if at == table} <= sent[table]
            async with visit(table) as ws:
                await ws.send('{"type":"hello"}')
                assert json.loads(await ws.recv())["position"]["number"] >= len(numbers)


@contextmanager
def thread(app: App) -> Iterator[str]:
    """A server on a real port in a thread of its own; gives its address."""
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", ws="none"))
    running = threading.Thread(target=server.run)
    running.start()
    try:
        while not server.started:
            assert running.is_alive(), "the server did not start"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        running.join()


def test_any_request_that_the_schema_allows(database: Path, thinker: Thinker) -> None:
    """Real tables in every status, any other data: never a fault of ours, always a reply as described."""
    app = create_app(f"sqlite:///{database}", thinker=thinker, limits=FREE)
    with thread(app) as base, httpx.Client(base_url=base, timeout=WAIT) as http:
        seats = [{"kind": "me"}, {"kind": "open"}]
        tables = [
            http.post("/api/tables", json={"game": "seasons", "seats": seats}).json()["id"],
            http.post("/api/play", json={"game": "seasons"}).json()["id"],
            http.post("/api/journals", json={"journal": played().journal.dump()}).json()["id"],
        ]
        tables.append("nothing")
        schema = schemathesis.openapi.from_url(f"{base}/api/schema.json")
        statuses = set()
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]

            @settings(
                max_examples=25,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), table=st.sampled_from(tables))
            def check(case: Any, table: str) -> None:
                if "id" in (case.path_parameters or {}):
                    case.path_parameters["id"] = table
                response = case.call(timeout=WAIT, cookies=dict(http.cookies))
                case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
                if response.status_code >= 400:
                    assert set(response.json()) == {"code", "text", "wait"}
                statuses.add(response.status_code)

            check()
        assert {200, 201, 400, 403, 404, 409, 422} <= statuses
