"""Several processes do what one does, and one that is lost costs nothing but time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.arena.crew import Alone, Processes, WorkerLost, in_order
from ludoteka.core.errors import BadSetup
from tests.arena.deadly import Deadly


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    if number == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    raise BadSetup(f"no {number}")


def test_results_come_in_order_where_that_is_wanted() -> None:
    expected = [number * number for number in range(40)]
    assert list(in_order(Alone(), square, range(40))) == expected
    assert list(in_order(Processes(3), square, range(40))) == expected


def test_a_killed_worker_loses_and_doubles_nothing(tmp_path: Path) -> None:
    done = list(Deadly(Processes(3), tmp_path, 7).run(square, range(20)))
    assert (tmp_path / "killed").exists()
    assert sorted(done) == [(number, number * number) for number in range(20)]


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerLost):
        list(Processes(2).run(die, range(6)))


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(BadSetup, match="no 1"):
        list(Processes(2).run(refuse, [1]))


HIRE = """
from pathlib import Path
from ludoteka.arena.crew import dismiss, hire

if __name__ == "__main__":
    for _ in range(2):
        connection, process = hire(len)
        print(Path(f"/proc/{process.pid}/status").read_text().partition("SigBlk:")[2].split()[0])
        dismiss(connection, process)
"""


def test_an_interrupt_never_reaches_a_worker_not_even_the_first(tmp_path: Path) -> None:
    """While a worker's Python starts, an interrupt would end it with a traceback."""
    script = tmp_path / "hire.py"
    script.write_text(HIRE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    masks = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    assert [int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks] == [1, 1]
