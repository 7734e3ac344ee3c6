"""Many live matches on one server process: `python -m benchmarks.server`.

Two scripted people at each table answer everything they are asked after a moment's thought. The time measured is from
sending an answer to the acknowledgement, which comes after the answer is stored and everybody's update is on its way.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludoteka.core.chance import commitment, key_from_seed
from ludoteka.server import calm_collector
from ludoteka.server.app import App, create_app
from ludoteka.server.guests import COOKIE
from ludoteka.server.limits import Limits
from ludoteka.server.protocol import NewTable, SeatWish

THOUGHT = (1.0, 3.0)  # seconds; people take longer
ANY = (1e9, 1e9)
FREE = Limits(messages=ANY, guest_messages=ANY, requests=ANY, changes=ANY, newcomers=ANY)
LIMIT_MS = 100


# --- the server process ---


async def host(port: int, database: str, matches: int) -> None:
    """Serve, with all matches set up beforehand; prints who sits where."""
    app = create_app(f"sqlite:///{database}", limits=FREE, bot_delay=0)
    calm_collector()
    config = uvicorn.Config(app, port=port, log_level="warning", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    found = await asyncio.gather(*(set_up(app) for _ in range(matches)))
    print(json.dumps([seat for seats in found for seat in seats]), flush=True)
    await serving


async def set_up(app: App) -> list[tuple[str, str]]:
    """A running match: its table and the cookie of each of the two people."""
    house = app.house
    (hers, first), (his, second) = await house.guests.welcome(), await house.guests.welcome()
    ann, bob = hers.guest, his.guest
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    room = await house.create(ann, NewTable(game="seasons", seats=seats))
    await room.join(bob, 1)
    await room.set_ready(bob, True)
    await room.start(ann)
    return [(room.id, first), (room.id, second)]


# --- the people ---


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class Position(msgspec.Struct):
    question: Question | None


class Said(msgspec.Struct):
    """As much of a message as a scripted person looks at."""

    type: str
    id: str = ""
    position: Position | None = None


read = msgspec.json.Decoder(Said).decode


class Person:
    """Answers at random, a moment after being asked."""

    def __init__(self, socket: ClientConnection, times: list[tuple[float, float]]) -> None:
        self.socket = socket
        self.times = times
        self.sent: dict[str, float] = {}
        self.asked = -1
        self.count = 0
        self.refused = 0
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        await self.socket.send('{"type":"hello"}')
        async for text in self.socket:
            message = read(text)
            if message.type == "ack":
                now = time.perf_counter()
                self.times.append((now, now - self.sent.pop(message.id)))
            elif message.type == "refusal":
                self.refused += 1
            elif message.position is not None and message.position.question is not None:
                question = message.position.question
                if question.number != self.asked:
                    self.asked = question.number
                    self.thinking = asyncio.create_task(self.answer(question))

    async def answer(self, question: Question) -> None:
        await asyncio.sleep(random.uniform(*THOUGHT))
        self.count += 1
        id = str(self.count)
        option = random.choice(question.options).text
        self.sent[id] = time.perf_counter()
        message = {"type": "answer", "id": id, "number": question.number, "option": option}
        await self.socket.send(json.dumps(message))


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return float("nan")


def waiting_seconds(process: int) -> float:
    """How long the first thread of a process could have run but other programs had the processor."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return float("nan")


class Measured(msgspec.Struct):
    times: list[float]  # of the answers given after all have come
    refused: int
    used: float  # processor time of the server
    waited: tuple[float, float]  # for a processor: the server, and the people


async def measure(port: int, seats: list[tuple[str, str]], seconds: float, process: int) -> Measured:
    """Let all play."""
    times: list[tuple[float, float]] = []
    people: list[Person] = []
    tasks: list[asyncio.Task[None]] = []
    for start in range(0, len(seats), 50):
        sockets = await asyncio.gather(
            *(
                connect(
                    f"ws://127.0.0.1:{port}/ws/tables/{table}",
                    additional_headers={"cookie": f"{COOKIE}={cookie}"},
                    compression=None,
                    open_timeout=30,
                    ping_interval=None,
                    max_queue=None,
                )
                for table, cookie in seats[start : start + 50]
            )
        )
        people += [Person(socket, times) for socket in sockets]
        tasks += [asyncio.create_task(person.play()) for person in people[start:]]
    await asyncio.sleep(2)
    both = (process, os.getpid())
    begin, used, before = time.perf_counter(), cpu_seconds(process), [waiting_seconds(one) for one in both]
    await asyncio.sleep(seconds)
    used = cpu_seconds(process) - used
    server, client = (waiting_seconds(one) - start for one, start in zip(both, before, strict=True))
    found = [took for at, took in times if at >= begin]
    tasks += [person.thinking for person in people if person.thinking is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Measured(found, sum(person.refused for person in people), used, (server, client))


async def run(matches: int, seconds: float) -> bool:
    """Measure and print; whether the limit is kept."""
    with tempfile.TemporaryDirectory() as folder:
        port = 20000 + int(commitment(key_from_seed(str(time.time())))[:3], 16)
        command = ["-m", "benchmarks.server", "--host", str(Path(folder, "bench.db")), "--port", str(port)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--matches", str(matches), stdout=asyncio.subprocess.PIPE, limit=2**24
        )
        try:
            assert process.stdout is not None
            seats = json.loads(await process.stdout.readline())
            found = await measure(port, seats, seconds, process.pid)
        finally:
            process.terminate()
            await process.wait()
    times, (server, client) = sorted(found.times), (waited / seconds for waited in found.waited)
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    rate, busy, each = len(times) / seconds, found.used / seconds, 1000 * found.used / len(times)
    print(f"{matches} matches, {2 * matches} connections, {rate:.0f} answers/s, {found.refused} refused")
    print(f"the server was busy for {busy:.0%} of the time, {each:.2f} ms an answer")
    print(f"other programs kept the server waiting for {server:.0%} of the time, the scripted people for {client:.0%}")
    print(f"answer time: p50 {p50:.1f} ms, p99 {p99:.1f} ms (limit {LIMIT_MS} ms)")
    return p99 <= LIMIT_MS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--host", metavar="DATABASE", help="be the server process on this new database file")
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    if options.host:
        asyncio.run(host(options.port, options.host, options.matches))
    elif not asyncio.run(run(options.matches, options.seconds)):
        sys.exit("the server is too slow")


if __name__ == "__main__":
    main()
