"""A server process of its own: database, port, no waiting for computer players; it can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`python -m ludoteka.server` on a free port with its data in a folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.database = home / "server.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ludoteka.server", "--port", str(self.port), "--bot-delay", "0"]
        path = os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONPATH": path, "LUDOTEKA_HOME": str(self.home)}
        self._running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
        for _ in range(600):
            assert self._running.poll() is None, "the server did not start"
            try:
                httpx.get(f"{self.address}/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, its workers too: nothing is said, nothing is flushed."""
        if self._running is not None:
            os.killpg(self._running.pid, signal.SIGKILL)
            self._running.wait()
            self._running = None
