"""Work that would hold up the event loop, in processes of their own that cannot hold up each other.

Each worker has its own pipe and does one piece of work at a time, which has its own limit of time from when it begins:
waiting for a free worker does not count. One that is stuck or dies is replaced alone. Nothing here may import the web
framework: a worker starts with what this module imports.
"""

import asyncio
import logging
import multiprocessing
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Literal, ParamSpec, TypeVar

try:
    import resource
except ImportError:  # Windows has limits of time only
    resource = None  # type: ignore[assignment]

TRIES = 3
START = 60.0  # seconds for a worker to start and to import what the work needs
SLACK = 10.0  # how much longer than its processor time a piece of work may take where the machine is busy
REPLY_BYTES = 8_000_000
_SPAWN = multiprocessing.get_context("spawn")
_TIME_IS_UP: int | None = getattr(signal, "SIGPROF", None)  # what ends a worker then; Windows has none
_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Failed(Exception):
    """A piece of work that was not done: its workers died, or too much work is waiting already."""


class Exhausted(Failed):
    """A piece of work that took too long or too much memory."""

    def __init__(self, what: Literal["long", "much memory"]) -> None:
        super().__init__(what)


class _Died(Exception):
    """The worker has died."""


class Workers:
    """Worker processes, started when they are first needed.

    `patience` is in seconds of processor time; `memory` in bytes, for all that a worker holds; `most` is the number of
    pieces of work that may be under way or wait.
    """

    def __init__(self, workers: int, patience: float, memory: int, most: int | None = None) -> None:
        self.patience = patience
        self.memory = memory
        self.most = most
        self.jobs = 0  # pieces of work that are under way or wait
        self._threads = ThreadPoolExecutor(workers, "worker")  # each looks after one worker at a time
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._hired: set[_Worker] = set()
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a piece of work in a worker; its own exceptions come back as they are."""
        if self.most is not None and self.jobs >= self.most:
            raise Failed("too much work is waiting already")
        job = pickle.dumps((work, args, kwargs))
        self.jobs += 1
        try:
            done, result = await asyncio.wrap_future(self._threads.submit(self._do, job, self.patience))
        finally:
            self.jobs -= 1
        if not done:
            raise result
        found: T = result
        return found

    def _do(self, job: bytes, patience: float) -> tuple[bool, Any]:
        """In a thread: have a piece of work done; whether it was, and its result or exception."""
        for _ in range(TRIES):
            worker = self._hire()
            try:
                reply = worker.do(job, patience)
            except _Died:
                _log.warning("a worker died")
                self._dismiss(worker)
            except BaseException:
                self._dismiss(worker)
                raise
            else:
                with self._lock:
                    self._idle.append(worker)
                return reply
        raise Failed(f"{TRIES} workers died")

    def _hire(self) -> "_Worker":
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.process.is_alive():
                    return worker
                self._hired.discard(worker)
                worker.end()
            if self._closed:
                raise Failed("the server is stopping")
            worker = _Worker(self.memory)
            self._hired.add(worker)
            return worker

    def _dismiss(self, worker: "_Worker") -> None:
        with self._lock:
            self._hired.discard(worker)
            worker.end()

    def close(self) -> None:
        """End all workers at once, whatever they do."""
        with self._lock:
            self._closed = True
            self._idle.clear()
            for worker in self._hired:
                worker.end()
        self._threads.shutdown(cancel_futures=True)


class _Worker:
    """One worker process, seen from the server."""

    def __init__(self, memory: int) -> None:
        self._line, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(theirs, memory), daemon=True)
        self.process.start()
        theirs.close()

    def do(self, job: bytes, patience: float) -> tuple[bool, Any]:
        try:
            self._line.send((job, patience))
            if not self._line.poll(START):
                raise _Died
            self._line.recv()
            if not self._line.poll(patience * SLACK):
                raise Exhausted("long")
            done, result = pickle.loads(self._line.recv_bytes())
        except (EOFError, OSError):
            self.end()
            if _TIME_IS_UP is not None and self.process.exitcode == -_TIME_IS_UP:
                raise Exhausted("long") from None
            raise _Died from None
        if isinstance(result, Exhausted):
            raise result
        return done, result

    def end(self) -> None:
        self.process.kill()
        self.process.join()


# --- in a worker ---


def _serve(line: "Connection[Any, Any]", memory: int) -> None:
    """Do one piece of work after the other until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if resource is not None:
        with suppress(ValueError, OSError):  # not every system has this limit
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with suppress(EOFError, OSError):
        while True:
            job, patience = line.recv()
            line.send_bytes(_reply(line, job, patience))


def _reply(line: "Connection[Any, Any]", job: bytes, patience: float) -> bytes:
    try:
        work, args, kwargs = pickle.loads(job)
        line.send(None)  # the work begins
        _limit_time(patience)
        reply = pickle.dumps((True, work(*args, **kwargs)))
        if len(reply) > REPLY_BYTES:
            raise MemoryError
    except MemoryError:
        reply = pickle.dumps((False, Exhausted("much memory")))
    except Exception as error:
        reply = _told(error)
    finally:
        _limit_time(0)
    return reply


def _told(error: Exception) -> bytes:
    """An exception for the server, with the worker's traceback; as plain text if it cannot be sent as it is."""
    error.add_note(traceback.format_exc())
    try:
        reply = pickle.dumps((False, error))
        pickle.loads(reply)
    except Exception:
        reply = pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return reply


def _limit_time(seconds: float) -> None:
    """Let the system end this process after so much processor time: compiled code that is stuck hears nobody else."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
