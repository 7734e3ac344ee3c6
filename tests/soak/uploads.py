"""Hostile journals at a real server while people play: `python -m tests.soak.uploads --seconds 60`.

People answer over websockets and note how long each answer takes to be stored; others bring journals that cost without
end to replay, watch and continue whatever was taken. Fails if somebody had to wait, the server grew, or it did not end.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.ports import free_port
from tests.server.hostile import hostile, journal, played
from tests.server.test_process import process

PAUSE = 1.0  # seconds: the longest that a person may wait
GROWTH = 200_000  # kilobytes
END = 5.0  # seconds from SIGTERM to the end


class Soak:
    """One run against a server at `base`."""

    def __init__(self, base: str, seconds: float, seed: int) -> None:
        self.base = base
        self.end = time.monotonic() + seconds
        self.random = random.Random(seed)
        self.waits: list[float] = []
        self.replies: Counter[str] = Counter()

    @property
    def going_on(self) -> bool:
        return time.monotonic() < self.end

    # --- people ---

    async def play(self) -> None:
        """One match after the other against a computer player."""
        while self.going_on:
            async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
                table = (await http.post("/api/play", json={"game": "seasons", "bot": "random"})).json()["id"]
                headers = {"cookie": f"ludoteka={http.cookies['ludoteka']}"}
            address = f"{self.base.replace('http', 'ws')}/ws/tables/{table}"
            async with connect(address, additional_headers=headers, origin=self.base) as ws:  # type: ignore[arg-type]
                await ws.send('{"type":"hello"}')
                await self._play_out(ws)

    async def _play_out(self, ws: Any) -> None:
        asked = -1
        sent: dict[str, float] = {}
        while self.going_on:
            try:
                message = json.loads(await asyncio.wait_for(ws.recv(), 1.0))
            except TimeoutError:
                self.waits += [time.monotonic() - since for since in sent.values()]
                continue
            position = message.get("position") or {}
            question = position.get("question")
            if message["type"] == "ack":
                self.waits.append(time.monotonic() - sent.pop(message["id"]))
            elif question and question["number"] != asked:
                await asyncio.sleep(0.05)  # a quick person
                asked = question["number"]
                sent[str(asked)] = time.monotonic()
                option = self.random.choice(question["options"])["text"]
                await ws.send(json.dumps({"type": "answer", "id": str(asked), "number": asked, "option": option}))
            elif position.get("view", {}).get("over"):
                return

    # --- others ---

    async def attack(self, number: int) -> None:
        """Bring journals from an address of one's own; whatever is taken is watched and continued."""
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{2 + number}")
        async with httpx.AsyncClient(base_url=self.base, transport=transport, timeout=120) as http:
            while self.going_on:
                table = await self._say(http, "POST", "/api/journals", json={"journal": self._journal()})
                if table:
                    for path in (f"/api/replays/{table['id']}", f"/api/replays/{table['id']}/moments"):
                        await self._say(http, "GET", path)
                    body = {"number": 60, "seat": 0, "bot": "random"}
                    await self._say(http, "POST", f"/api/tables/{table['id']}/continue", json=body)
                await asyncio.sleep(0.2)

    async def _say(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        reply = await http.request(method, path, **more)
        self.replies[f"{method} {path.split('/')[2]} {reply.status_code}"] += 1
        return reply.json() if reply.is_success else None

    def _journal(self) -> str:
        """A known one, or a position in which a few numbers are others."""
        if self.random.random() < 0.3:
            return self.random.choice([*hostile().values()])
        match = played("seasons", 60)
        start = match.state.to_json()
        for _ in range(self.random.randint(1, 3)):
            name = self.random.choice([key for key, value in start.items() if type(value) in {int, list}])
            start[name] = self._other(start[name])
        return journal(match, start, [])

    def _other(self, value: Any) -> Any:
        if isinstance(value, list):
            if not value or self.random.random() < 0.1:
                return value * self.random.choice([0, 2, 1000])
            index = self.random.randrange(len(value))
            return [*value[:index], self._other(value[index]), *value[index + 1 :]]
        if isinstance(value, int):
            return self.random.choice([-1, 0, 7, 10**6, 4 * 10**8, 10**12, 2**62])
        return value


def memory(pid: int) -> int:
    """What a process holds now, in kilobytes."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0])


async def soak(database: Path, seconds: float, people: int, attackers: int, seed: int) -> bool:
    port = free_port()
    with process(database, port) as running:
        run = Soak(f"http://127.0.0.1:{port}", seconds, seed)
        before = memory(running.pid)
        tasks = [run.play() for _ in range(people)] + [run.attack(i) for i in range(attackers)]
        await asyncio.gather(*tasks)
        growth = memory(running.pid) - before
        told = time.monotonic()
        running.send_signal(signal.SIGTERM)
        await asyncio.to_thread(running.wait, 60)
        ended = time.monotonic() - told
    waits = sorted(run.waits)
    faults = {reply: n for reply, n in run.replies.items() if reply.split()[-1].startswith("5")}
    print(f"{len(waits)} answers of people: half within {waits[len(waits) // 2]:.3f} s, the longest {waits[-1]:.3f} s")
    print(f"the server grew by {growth // 1000} MB and ended in {ended:.1f} s")
    for reply, n in sorted(run.replies.items()):
        print(f"{n:6} {reply}")
    return waits[-1] < PAUSE and growth < GROWTH and ended < END and not faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.uploads", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--attackers", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fine = asyncio.run(
            soak(Path(folder) / "server.db", options.seconds, options.people, options.attackers, options.seed)
        )
    sys.exit(not fine)


if __name__ == "__main__":
    main()
