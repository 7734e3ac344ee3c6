"""Figures about a running server, for Prometheus. They are kept only if somebody may read them."""

import logging
import time
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from ludoteka import __version__

if TYPE_CHECKING:
    from ludoteka.server.house import House

disable_created_metrics()  # type: ignore[no-untyped-call] # when a counter began is of no use to anybody here
KIND = "text/plain; version=0.0.4"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics(logging.Handler):
    """All figures of one house. As a handler of the log it counts what went wrong."""

    def __init__(self, house: "House") -> None:
        super().__init__(logging.WARNING)
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Gauge("ludoteka_info", "The version that runs.", ["version"], registry=registry).labels(__version__).set(1)
        self.answers = Counter("ludoteka_answers", "Answers that were stored.", ["by"], registry=registry)
        self._by_person, self._by_computer = self.answers.labels("person"), self.answers.labels("computer")
        self._answer = Histogram(
            "ludoteka_answer_seconds",
            "How long a person's answer took until it was stored and acknowledged.",
            buckets=SECONDS,
            registry=registry,
        )
        self._commit = Histogram(
            "ludoteka_commit_seconds", "How long a commit took.", buckets=SECONDS, registry=registry
        )
        self.refusals = Counter("ludoteka_refusals", "What was refused, by its code.", ["code"], registry=registry)
        self.responses = Counter("ludoteka_responses", "HTTP responses.", ["status"], registry=registry)
        self._entries = Counter("ludoteka_log_entries", "Warnings and errors.", ["level", "logger"], registry=registry)
        rooms, thinker = house.rooms, house.thinker
        for name, text, found in (
            ("ludoteka_tables", "Tables in memory.", lambda: len(rooms)),
            (
                "ludoteka_matches_live",
                "Matches in memory that go on.",
                lambda: sum(room.table.status == "running" for room in rooms.values()),
            ),
            (
                "ludoteka_visitors",
                "Open websockets at tables.",
                lambda: sum(len(room.visitors) for room in rooms.values()),
            ),
            (
                "ludoteka_bots_queue",
                "Answers of computer players that wait for a worker.",
                lambda: thinker.turns.waiting,
            ),
            ("ludoteka_replays_queue", "Replays that wait or are under way.", lambda: thinker.journals.jobs),
        ):
            Gauge(name, text, registry=registry).set_function(found)

    def answered(self, begun: float) -> None:
        """A person's answer was acknowledged; `begun` is when it came, by `time.perf_counter`."""
        self._answer.observe(time.perf_counter() - begun)

    def stored_answer(self, person: bool) -> None:
        (self._by_person if person else self._by_computer).inc()

    def committed(self, begun: float) -> None:
        self._commit.observe(time.perf_counter() - begun)

    def emit(self, record: logging.LogRecord) -> None:
        self._entries.labels(record.levelname, record.name).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
