"""Ports for servers under test."""

import os
import random
import socket

WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
WORKERS = 16  # at most; each has ports of its own, for a server takes its port some time after it was found free
_given: set[int] = set()  # a server that was killed comes back to its port


def free_port() -> int:
    """A port that nobody uses: none of those that the system gives to outgoing connections, which come and go, and none
    that browsers refuse, of which 10080 is the highest.
    """
    while True:
        port = random.randrange(11_000, 30_000)
        if port % WORKERS != WORKER % WORKERS or port in _given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            _given.add(port)
            return port
