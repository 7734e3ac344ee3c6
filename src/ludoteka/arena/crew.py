"""Who does the work of an arena: this process, several processes of this machine, or a cluster.

A crew does pieces of work that know nothing of each other and hands over each result once, as soon as it is there. A
worker that is lost in the middle costs only its piece, which somebody else does anew.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol, TypeVar

CHANCES = 3  # a piece that has cost so many workers is given up

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """Workers ended without a word, as after a crash in compiled code or for want of memory."""

    def __init__(self) -> None:
        super().__init__("a worker process ended unexpectedly: out of memory, or a crash in compiled code")


class Crew(Protocol):
    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Each item with what came of it, in any order. What the work raises is raised here and ends it all."""


def in_order(crew: Crew, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """The results in the order of the items, all of which differ."""
    asked: deque[Item] = deque()
    done: dict[Item, Result] = {}

    def noted() -> Iterator[Item]:
        for item in items:
            asked.append(item)
            yield item

    for item, result in crew.run(work, noted()):
        done[item] = result
        while asked and asked[0] in done:
            yield done.pop(asked.popleft())


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(workers: int) -> Crew:
    return Processes(workers) if workers > 1 else Alone()


class Alone:
    """This process."""

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        for item in items:
            yield item, work(item)


class Processes:
    """Several processes of this machine; they end with this one. Work and items are pickled."""

    def __init__(self, workers: int, chances: int = CHANCES) -> None:
        self.workers = workers
        self.chances = chances

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        todo = iter(items)
        lost: dict[Item, int] = {}
        hired: dict[Connection, SpawnProcess] = {}
        busy: dict[Connection, Item] = {}

        def take(item: Item) -> None:
            idle = next((connection for connection in hired if connection not in busy), None)
            if idle is None:
                idle, process = hire(work)
                hired[idle] = process
            busy[idle] = item
            with suppress(OSError):  # one that was lost while idle will be found so
                idle.send(item)

        try:
            for item in islice(todo, self.workers):
                take(item)
            while busy:
                for connection in wait(list(busy)):
                    assert isinstance(connection, Connection)
                    item = busy.pop(connection)
                    try:
                        error, result = connection.recv()
                    except (EOFError, OSError):
                        dismiss(connection, hired.pop(connection))
                        lost[item] = lost.get(item, 0) + 1
                        if lost[item] >= self.chances:
                            raise WorkerLost from None
                        take(item)
                        continue
                    if error is not None:
                        raise error
                    for further in islice(todo, 1):
                        take(further)
                    yield item, result
        finally:
            for connection, process in hired.items():
                dismiss(connection, process)


def hire(work: Callable[[Item], Result]) -> tuple[Connection, SpawnProcess]:
    # A forked worker would inherit the thread of a progress bar in an unknown moment; a spawned one starts clean.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, work), daemon=True)
    with interrupts_held():  # Ctrl-C is for this process alone
        process.start()
    theirs.close()
    return ours, process


def dismiss(connection: Connection, process: SpawnProcess) -> None:
    connection.close()
    process.kill()
    process.join()
    process.close()


def serve(connection: Connection, work: Callable[[Item], Result]) -> None:
    """What a worker process does, until nobody is at the other end."""
    try:
        while True:
            item = connection.recv()
            answer: tuple[Exception | None, Result | None]
            try:
                answer = None, work(item)
            except Exception as error:  # whatever it is: it is raised on the other side
                answer = error, None
            connection.send(answer)
    except (EOFError, OSError):
        return


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the end; processes started meanwhile never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # if it started together with the first process, it would end the wait
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
