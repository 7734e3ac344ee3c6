"""A server process of its own: database, port, no waiting for computer players; it can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.ports import free_port

PATIENCE = 120.0  # seconds until a server must answer; both cores may be busy


class ServerProcess:
    """The server of served.py on a free port with its data in a folder; `held`: its clock goes as the test says;
    `plugged`: where further games are installed.
    """

    def __init__(self, home: Path, held: bool = False, plugged: Path | None = None) -> None:
        self.home = home
        self.held = held
        self.plugged = plugged
        self.database = home / "server.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.served", "--port", str(self.port), "--bot-delay", "0"]
        path = os.pathsep.join(path for path in [*([str(self.plugged)] if self.plugged else []), *sys.path] if path)
        environment = {**os.environ, "PYTHONPATH": path, "LUDOTEKA_HOME": str(self.home)}
        environment["LUDOTEKA_CLOCK"] = "held" if self.held else ""
        self._running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._running.poll() is None, "the server did not start"
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE):
                return  # it listens once it is ready
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def pass_by(self, seconds: float) -> None:
        """Put the clock of a held server forward."""
        assert self.held
        later = self.home / "ahead.later"
        later.write_text(str(seconds))
        later.rename(self.home / "ahead")

    def kill(self) -> None:
        """kill -9, its workers too: nothing is said, nothing is flushed."""
        if self._running is not None:
            os.killpg(self._running.pid, signal.SIGKILL)
            self._running.wait()
            self._running = None
