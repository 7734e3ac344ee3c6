"""Server processes on real ports with limits of one's own, and raw connections to them."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import WAIT

PROGRAM = """
import sys
from ludoteka.server import serve
from ludoteka.server.limits import Limits
{before}
serve(port=0, database_url=sys.argv[1], limits=Limits(**{limits!r}))
"""
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def eventually(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


def program(url: str, before: str = "", **limits: Any) -> list[str]:
    """The command of a server; `before` is Python that it runs first."""
    return [sys.executable, "-c", PROGRAM.format(before=before, limits=limits), url]


class Process:
    """A server that listens."""

    def __init__(self, running: "subprocess.Popen[str]", log: Path) -> None:
        self.running = running
        self._log = log
        assert running.stdout is not None
        line = running.stdout.readline()
        assert line.startswith("Ludoteka: http://"), self.log()
        self.base = line.split()[1]
        self.port = int(self.base.rpartition(":")[2])

    def log(self) -> str:
        return self._log.read_text()

    def connect(self, said: bytes = b"") -> socket.socket:
        """A connection on which something was said."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=WAIT)
        connection.sendall(said)
        return connection

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(f"{self.base}{path}", timeout=WAIT, **options)


@contextmanager
def serving(url: str | Path, before: str = "", trusted: str = "127.0.0.1", **limits: Any) -> Iterator[Process]:
    """A server process, killed at the end."""
    address = url if isinstance(url, str) else f"sqlite:///{url}"
    environment = {**ENVIRONMENT, "FORWARDED_ALLOW_IPS": trusted}
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w") as log:
        command = program(address, before, **limits)
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        ) as running:
            try:
                yield Process(running, Path(folder) / "log")
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)


def closed(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard
