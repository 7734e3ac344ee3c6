"""Work and games for worker processes. They live apart because a worker imports the whole module of its work."""

import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, Literal

from ludoteka.core.chance import Chance
from ludoteka.core.state import State
from tests.core.toy import Embers, EmbersGame


def die_once(mark: str) -> str:
    """Kills its worker the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("no")


class Unsendable(Exception):
    """It cannot be made again from its message alone."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_unsendably() -> None:
    raise Unsendable(1, 2)


def number() -> int:
    """Which process this is."""
    return os.getpid()


def tell_and_wait(told: str, until: str) -> int:
    """Writes down which process this is, then waits for a file; the number of attempts."""
    with Path(told).open("a") as file:
        file.write(f"{os.getpid()}\n")
    while not Path(until).exists():
        time.sleep(0.01)
    return len(Path(told).read_text().split())


def compute(seconds: float) -> None:
    """Uses so much processor time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def get_stuck() -> int:
    """In code that hears nobody, not even a signal."""
    return sum(range(10**13))


def tell_and_get_stuck(_: object, told: str) -> None:
    """Instead of replaying a journal: its text names a file in which the number of this process is written."""
    written = Path(f"{told}.new")
    written.write_text(str(os.getpid()))
    written.rename(told)
    get_stuck()


def fill_memory() -> int:
    return len(bytearray(1 << 30))


def much() -> bytes:
    return bytes(20_000_000)


class Trap(EmbersGame):
    """Embers, until the trap is set: then its use in a worker never ends, and on the event loop it is a fault."""

    name = "trap"
    trap: Literal["", "time", "memory"] = ""

    def blank(self, players: int, chance: Chance) -> Embers:
        if self.trap:
            assert multiprocessing.parent_process() is not None, "this must not happen on the event loop"
            _ = fill_memory() if self.trap == "memory" else get_stuck()
        return super().blank(players, chance)


class Stuck(EmbersGame):
    """Embers whose computer players think for ever."""

    name = "stuck"

    def load(self, data: dict[str, Any]) -> State:
        if multiprocessing.parent_process() is not None:
            get_stuck()
        return super().load(data)
