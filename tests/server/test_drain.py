"""A server that is told to end: whatever it acknowledged is there, and who is connected hears that it goes."""

import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.harness import WAIT
from tests.server.processes import serving

RESTARTS = 1012  # what browsers are told: come back


def test_a_signal_ends_the_server_and_loses_no_acknowledged_answer(database: Path) -> None:
    acknowledged: set[str] = set()
    with serving(database) as server:
        with httpx.Client(base_url=server.base, timeout=WAIT) as http:
            table = http.post("/api/play", json={"game": "seasons", "bot": "random"}).json()["id"]
            cookie = f"ludoteka={http.cookies['ludoteka']}"
        address = f"{server.base.replace('http', 'ws')}/ws/tables/{table}"
        with connect(address, additional_headers={"cookie": cookie}, open_timeout=WAIT, ping_interval=None) as socket:
            socket.send('{"type":"hello"}')
            asked = -1
            while True:
                try:
                    message: dict[str, Any] = json.loads(socket.recv(WAIT))
                    question = (message.get("position") or {}).get("question")
                    if message["type"] == "ack":
                        acknowledged.add(message["id"])
                        if len(acknowledged) == 3:
                            server.running.send_signal(signal.SIGTERM)  # and it is answered on
                    elif question and question["number"] != asked:
                        asked = question["number"]
                        option = question["options"][-1]["text"]
                        told = {"type": "answer", "id": f"answer {asked}", "number": asked, "option": option}
                        socket.send(json.dumps(told))
                except ConnectionClosed as end:
                    told_to_go = end.rcvd.code if end.rcvd is not None else 0
                    break
        assert told_to_go == RESTARTS
        assert server.running.wait(WAIT) == -signal.SIGTERM  # uvicorn tells it once more when all is done
        assert server.log() == ""
    with sqlite3.connect(database) as connection:
        receipts = {id for (id,) in connection.execute("SELECT id FROM receipts")}
    connection.close()
    assert len(acknowledged) >= 3
    assert acknowledged <= receipts
