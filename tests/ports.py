"""Ports for servers under test."""

import random
import socket


def free_port() -> int:
    """A port that nobody uses: none of those that the system gives to outgoing connections, which come and go, and none
    that browsers refuse, of which 10080 is the highest.
    """
    while True:
        port = random.randrange(11_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
